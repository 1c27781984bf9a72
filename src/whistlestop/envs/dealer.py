"""One game after another at one table, as environments play them.

The dealer plays chance itself, so that an environment sees only decisions.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import numpy.typing as npt

from whistlestop.core.chance import draw
from whistlestop.core.features import Features, row_of
from whistlestop.core.game import CHANCE, OVER, Game, State
from whistlestop.core.rewards import MARGIN, PROGRESS, WIN, check_reward, final_rewards, progress
from whistlestop.core.words import Message, say

Numbers = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


class Dealer:
    """The current game and its state, with observations and masks as numpy arrays."""

    def __init__(self, game: Game, reward: str = WIN) -> None:
        check_reward(reward)
        self.game = game
        self.reward = reward
        self.state: State = self.game.start()
        self.generator = random.Random()
        self._margins = [0.0] * game.players

    @property
    def features(self) -> Features[Any]:
        return self.game.features

    @property
    def seats(self) -> range:
        return range(self.game.players)

    def deal(self, generator: random.Random) -> None:
        """Begin a new game, and play up to its first decision."""
        self.generator = generator
        self.state = self.game.start()
        self._margins = [0.0] * self.game.players
        self._draw()

    def play(self, action: int) -> None:
        """Take the legal action with this id, and play up to the next decision."""
        self.state.apply(self.game.actions[action])
        self._draw()

    def _draw(self) -> None:
        state = self.state
        while state.to_act == CHANCE:
            state.apply(draw(state, self.generator))

    @property
    def to_act(self) -> int:
        return int(self.state.to_act)

    @property
    def over(self) -> bool:
        return self.state.to_act == OVER

    def rewards(self) -> list[float]:
        """What the latest action has brought each seat."""
        if self.reward == PROGRESS:
            return progress(self.state, self._margins)
        return self.rewards_of(self.state) if self.over else [0.0] * self.game.players

    def rewards_of(self, state: State) -> list[float]:
        """What a finished game has brought each seat as a whole."""
        outcome = state.outcome()
        assert outcome is not None
        return final_rewards(outcome, self.reward)

    def most_reward(self) -> float:
        """The most that a whole game can bring."""
        return 2.0 * self.features.most_points if self.reward in (MARGIN, PROGRESS) else 1.0

    def least_reward(self) -> float:
        return -2.0 * self.features.most_points if self.reward in (MARGIN, PROGRESS) else 0.0

    def observation(self, seat: int) -> Numbers:
        row = np.empty(self.features.size, np.float32)
        self.features.fill(self.state, seat, row_of(row))
        return row

    def mask(self) -> Mask:
        """1 for each action that is legal now."""
        return np.frombuffer(self.state.legal_mask(), np.int8)

    def why_not(self, action: int) -> Message:
        """The rule that forbids an action that is not legal now."""
        if not 0 <= action < len(self.game.actions):
            return say(
                "{number} isn’t an action; actions are numbered from 0 to {last}.",
                kind="no-action",
                number=action,
                last=len(self.game.actions) - 1,
            )
        reason = self.state.why_not(self.game.actions[action])
        return reason or say("The game is over.")  # it ended by an action that was not legal

    def bounds(self) -> tuple[Numbers, Numbers]:
        """The least and the most of every number of an observation."""
        low = np.zeros(self.features.size, np.float32)
        high = np.zeros(self.features.size, np.float32)
        for plane in self.features.planes:
            low[plane.start : plane.start + plane.size] = plane.least
            high[plane.start : plane.start + plane.size] = plane.most
        return low, high
