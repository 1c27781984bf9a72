"""The games as Gymnasium environments: one seat learns, bots play the others.

Importing this module registers them:

    import gymnasium
    import whistlestop.envs.gymnasium

    env = gymnasium.make("whistlestop/SteelDriver-v1", players=4, opponents="greedy")
    envs = gymnasium.make_vec("whistlestop/SteelDriver-v1", num_envs=64, players=4)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from whistlestop.core.features import row_of
from whistlestop.core.game import OVER
from whistlestop.core.registry import load
from whistlestop.envs import VERSIONS
from whistlestop.envs.dealer import WIN, Dealer, Mask
from whistlestop.envs.opponents import Opponents, SingleSeat
from whistlestop.envs.spaces import ACTION_MASK, OBSERVATION, action_space, observation_space

ILLEGAL_REWARD = -1.0
ONE_TABLE = {"render_modes": ["ansi", "human"], "render_fps": 1}
MANY_TABLES = {
    "render_modes": ["ansi"],
    "render_fps": 1,
    "autoreset_mode": AutoresetMode.NEXT_STEP,
}

Observation = dict[str, Any]
Array = npt.NDArray[Any]
Flags = npt.NDArray[np.bool_]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game. The seat is rewarded once, at the end.

    An illegal action ends the game with a reward of -1; `info["illegal"]` then names the rule that
    forbids it. `info["action_mask"]` is the mask of the observation.
    """

    metadata = ONE_TABLE

    def __init__(
        self,
        title: str,
        players: int = 4,
        opponents: Opponents = "random",
        seat: int | None = 0,
        board: str = "",
        options: Mapping[str, str] | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
    ) -> None:
        """`seat` is the learner's; None draws a new one for each game."""
        self.render_mode = render_mode
        self.dealer = Dealer(load(title, players, board, options), reward)
        self.table = SingleSeat(self.dealer, opponents, seat)
        self.observation_space = observation_space(self.dealer)
        self.action_space = action_space(self.dealer)
        self._mask: Mask = self._no_action()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.deal(int(self.np_random.integers(2**63)))
        return self._look()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        number = int(action)
        if not 0 <= number < len(self._mask) or not self._mask[number]:
            why = str(self.dealer.why_not(number))
            self._mask = self._no_action()
            return self._illegal(why)
        self.table.play(number)
        observation, info = self._look()
        if self.render_mode == "human":
            self.render()
        return observation, self.table.reward(), self.dealer.over, False, info

    def _no_action(self) -> Mask:
        return np.zeros(len(self.dealer.game.actions), np.int8)

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        self._mask = self.dealer.mask()
        observation = {
            OBSERVATION: self.dealer.observation(self.table.seat),
            ACTION_MASK: self._mask,
        }
        return observation, {ACTION_MASK: self._mask, "seat": self.table.seat}

    def _illegal(self, why: str) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        observation = {
            OBSERVATION: self.dealer.observation(self.table.seat),
            ACTION_MASK: self._mask,
        }
        info = {ACTION_MASK: self._mask, "seat": self.table.seat, "illegal": why}
        return observation, ILLEGAL_REWARD, True, False, info

    def action_masks(self) -> Flags:
        """The legal actions, where sb3-contrib's MaskablePPO looks for them."""
        return self._mask.astype(np.bool_)

    def render(self) -> Any:
        """The table as text: returned in the mode "ansi", printed in the mode "human"."""
        if self.render_mode is None:
            return None
        text = str(self.dealer.state)
        if self.render_mode == "human":
            print(text)
            return None
        return text


class GamesEnv(VectorEnv[Observation, npt.NDArray[np.int64], Array]):
    """Many games side by side, each as in SeatEnv, stepped at once into one buffer.

    When a game has ended, the next step restarts it and ignores its action. With `copy=False`, the
    returned arrays are the buffers themselves, and the next step overwrites them.
    """

    metadata = MANY_TABLES

    def __init__(
        self,
        title: str,
        num_envs: int,
        players: int = 4,
        opponents: Opponents = "random",
        seat: int | None = 0,
        board: str = "",
        options: Mapping[str, str] | None = None,
        reward: str = WIN,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode
        self.num_envs = num_envs
        game = load(title, players, board, options)
        self.tables = [SingleSeat(Dealer(game, reward), opponents, seat) for _ in range(num_envs)]
        dealer = self.tables[0].dealer
        self.single_observation_space = observation_space(dealer)
        self.single_action_space = action_space(dealer)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.copy = copy
        self._numbers = np.zeros((num_envs, dealer.features.size), np.float32)
        self._rows = [row_of(row) for row in self._numbers]
        self._masks = np.zeros((num_envs, len(dealer.game.actions)), np.int8)
        self._mask_rows = [row.data.cast("B") for row in self._masks]
        self._rewards = np.zeros(num_envs, np.float64)
        self._over = np.zeros(num_envs, np.bool_)
        self._never = np.zeros(num_envs, np.bool_)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """From one seed, each game gets its own; a list gives each game one of its seeds."""
        given: list[int | None] = [None] * self.num_envs
        if isinstance(seed, list):
            assert len(seed) == self.num_envs
            given = seed
        elif seed is not None:
            self._np_random, self._np_random_seed = gymnasium.utils.seeding.np_random(seed)
        for number, table in enumerate(self.tables):
            own = given[number]
            table.deal(self._next_seed() if own is None else own)
            self._look(number)
        self._over[:] = False
        return self._observations(), {}

    def _next_seed(self) -> int:
        return int(self.np_random.integers(2**63))

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        illegal: dict[int, str] = {}
        for number, table in enumerate(self.tables):
            self._rewards[number] = 0.0
            if self._over[number]:
                table.deal(self._next_seed())
                self._over[number] = False
                self._look(number)
                continue
            action = int(actions[number])
            if not 0 <= action < self._masks.shape[1] or not self._masks[number, action]:
                illegal[number] = str(table.dealer.why_not(action))
                self._masks[number] = 0
                self._rewards[number] = ILLEGAL_REWARD
                self._over[number] = True
                continue
            table.play(action)
            self._look(number)
            if table.dealer.state.to_act == OVER:
                self._rewards[number] = table.reward()
                self._over[number] = True
        rewards: Array = self._rewards
        over: Array = self._over
        never: Array = self._never
        if self.copy:
            rewards, over, never = rewards.copy(), over.copy(), never.copy()
        return self._observations(), rewards, over, never, self._infos(illegal)

    def _infos(self, illegal: dict[int, str]) -> dict[str, Any]:
        if not illegal:
            return {}
        told = np.array([illegal.get(number, "") for number in range(self.num_envs)], object)
        return {"illegal": told, "_illegal": told != ""}

    def _look(self, number: int) -> None:
        table = self.tables[number]
        state = table.dealer.state
        table.dealer.features.fill(state, table.seat, self._rows[number])
        self._mask_rows[number][:] = state.legal_mask()

    def _observations(self) -> Observation:
        if self.copy:
            return {OBSERVATION: self._numbers.copy(), ACTION_MASK: self._masks.copy()}
        return {OBSERVATION: self._numbers, ACTION_MASK: self._masks}

    def render(self) -> tuple[str, ...] | None:
        """The tables as text, in the mode "ansi"."""
        if self.render_mode is None:
            return None
        return tuple(str(table.dealer.state) for table in self.tables)


def environment_id(title: str) -> str:
    """As in "whistlestop/SteelDriver-v1"."""
    words = "".join(word.capitalize() for word in title.split("-"))
    return f"whistlestop/{words}-v{VERSIONS[title]}"


for _title in VERSIONS:
    if environment_id(_title) not in gymnasium.registry:
        gymnasium.register(
            environment_id(_title),
            entry_point="whistlestop.envs.gymnasium:SeatEnv",
            vector_entry_point="whistlestop.envs.gymnasium:GamesEnv",
            kwargs={"title": _title},
        )
