"""A game as a PettingZoo environment in which agents take turns (AEC), with action masks."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from whistlestop.core.errors import IllegalAction
from whistlestop.core.registry import load
from whistlestop.core.rewards import WIN
from whistlestop.envs import module_name
from whistlestop.envs.dealer import Dealer, Mask, Numbers
from whistlestop.envs.spaces import ACTION_MASK, OBSERVATION, action_space, observation_space

Observation = dict[str, Any]


class GameEnv(AECEnv[str, Observation, int]):
    """One agent per seat, `player_0` first. The environment plays chance.

    A seat is rewarded once, at the end. An illegal action raises IllegalAction here; the wrapped
    `env` ends the game with a reward of -1 for the agent that took it.
    """

    def __init__(
        self,
        title: str,
        players: int,
        board: str = "",
        options: Mapping[str, str] | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.dealer = Dealer(load(title, players, board, options), reward)
        self.metadata = {
            "name": module_name(title),
            "render_modes": ["ansi", "human"],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in self.dealer.seats]
        self.agents: list[str] = []
        self.agent_selection = ""
        self.infos: dict[str, dict[str, Any]] = {}
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = self.dealer.bounds()
        self.state_space = spaces.Box(low, high, dtype=np.float32)
        self.observation_spaces = {
            agent: observation_space(self.dealer) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.dealer) for agent in self.possible_agents}
        self._nothing: Mask = np.zeros(len(self.dealer.game.actions), np.int8)
        self._mask = self._nothing
        self._seeds = random.Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = random.Random(seed)
        self.dealer.deal(random.Random(self._seeds.getrandbits(64)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._turn()

    def observe(self, agent: str) -> Observation:
        """The numbers that the agent sees, and what it may do: nothing, when it is not its turn."""
        seat = self._seat[agent]
        numbers: Numbers = self.dealer.observation(seat)
        mask = self._mask if seat == self.dealer.to_act else self._nothing
        return {OBSERVATION: numbers, ACTION_MASK: mask.copy()}

    def state(self) -> Numbers:
        """All that there is to know of the position, as seat 0 sees it: nothing is hidden."""
        return self.dealer.observation(0)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = -1 if action is None else int(action)
        if not 0 <= number < len(self._mask) or not self._mask[number]:
            raise IllegalAction(self.dealer.why_not(number))
        self._cumulative_rewards[agent] = 0.0
        self.dealer.play(number)
        self.rewards = dict(zip(self.agents, self.dealer.rewards(), strict=True))
        if self.dealer.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self._mask = self._nothing
            self.agent_selection = self.agents[0]
        else:
            self._turn()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _turn(self) -> None:
        self._mask = self.dealer.mask()
        self.agent_selection = self.possible_agents[self.dealer.to_act]

    def render(self) -> str | None:
        """The table as text: returned in the mode "ansi", printed in the mode "human"."""
        if self.render_mode is None:
            return None
        text = str(self.dealer.state)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""


def makers(title: str) -> tuple[Callable[..., AECEnv[str, Observation, int]], ...]:
    """A title's `env` and `raw_env`."""

    def raw_env(
        players: int = 4,
        board: str = "",
        options: Mapping[str, str] | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
    ) -> AECEnv[str, Observation, int]:
        """The environment itself: an illegal action raises IllegalAction."""
        return GameEnv(title, players, board, options, reward, render_mode)

    def env(
        players: int = 4,
        board: str = "",
        options: Mapping[str, str] | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
    ) -> AECEnv[str, Observation, int]:
        """The environment in PettingZoo's usual wrappers: an illegal action ends the game."""
        made = raw_env(players, board, options, reward, render_mode)
        made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
        made = wrappers.AssertOutOfBoundsWrapper(made)
        return wrappers.OrderEnforcingWrapper(made)

    return env, raw_env
