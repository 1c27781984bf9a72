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

from whistlestop.core.batch import ANYBODY, Batch
from whistlestop.core.registry import load
from whistlestop.core.rewards import WIN
from whistlestop.core.stream import Stream
from whistlestop.envs import VERSIONS
from whistlestop.envs.dealer import Dealer
from whistlestop.envs.opponents import Opponents, others
from whistlestop.envs.spaces import ACTION_MASK, OBSERVATION, action_space, observation_space

ONE_TABLE = {"render_modes": ["ansi", "human"], "render_fps": 1}
MANY_TABLES = {
    "render_modes": ["ansi"],
    "render_fps": 1,
    "autoreset_mode": AutoresetMode.NEXT_STEP,
}

Observation = dict[str, Any]
Array = npt.NDArray[Any]
Flags = npt.NDArray[np.bool_]


class Games:
    """Games in which one seat learns, stepped at once: what both kinds of environment stand on."""

    def __init__(
        self,
        title: str,
        games: int,
        players: int,
        opponents: Opponents,
        seat: int | None,
        board: str,
        options: Mapping[str, str] | None,
        reward: str,
    ) -> None:
        game = load(title, players, board, options)
        self.dealer = Dealer(game, reward)
        learner = ANYBODY if seat is None else seat
        self.batch = Batch(game, games, learner, reward, others(opponents, games, players))
        self.generators: list[np.random.Generator] = []
        self._look_into_batch()

    def _look_into_batch(self) -> None:
        games, arrays = self.batch.size, self.batch.arrays
        self.numbers = np.frombuffer(arrays.features, np.float32).reshape(games, -1)
        self.masks = np.frombuffer(arrays.legal, np.int8).reshape(games, -1)
        self.rewards = np.frombuffer(arrays.rewards, np.float32).reshape(games, -1)
        self.over = np.frombuffer(arrays.over, np.bool_)
        self.ids = np.frombuffer(arrays.ids, np.int32).reshape(games, -1)
        self.counts = np.frombuffer(arrays.counts, np.int64)

    def __getstate__(self) -> tuple[Dealer, Batch, list[np.random.Generator]]:
        return self.dealer, self.batch, self.generators

    def __setstate__(self, state: tuple[Dealer, Batch, list[np.random.Generator]]) -> None:
        self.dealer, self.batch, self.generators = state
        self._look_into_batch()

    def deal(self, seeds: list[int | None]) -> None:
        """Begin all games. Each gets its seeds from a generator of its own, which goes on where
        no new seed is given, so that a game is the same alone and among others."""
        if not self.generators:
            self.generators = [np.random.default_rng() for _ in seeds]
        for number, seed in enumerate(seeds):
            if seed is not None:
                self.generators[number], _ = gymnasium.utils.seeding.np_random(seed)
        self.batch.reset([self._next_seed(number) for number in range(len(seeds))])

    def _next_seed(self, number: int) -> int:
        return int(self.generators[number].integers(2**63))

    def step(self, actions: npt.NDArray[np.int64]) -> dict[int, str]:
        """One step of every game; of illegal actions, which rule forbids them."""
        for number in np.flatnonzero(self.over).tolist():
            self.batch.streams[number] = Stream(self._next_seed(number))
        self.batch.step(actions.tolist())
        why = {}
        for number in self.batch.illegal:
            self.dealer.state = self.batch.states[number]
            why[number] = str(self.dealer.why_not(int(actions[number])))
        return why

    def reward(self, number: int) -> float:
        return float(self.rewards[number, self.batch.seats[number]])


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game.

    An illegal action ends the game with a reward of -1; `info["illegal"]` then tells the rule that
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
        """`seat` is the learner's; None draws another one for each game."""
        self.render_mode = render_mode
        self.games = Games(title, 1, players, opponents, seat, board, options, reward)
        self.observation_space = observation_space(self.games.dealer)
        self.action_space = action_space(self.games.dealer)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.games.deal([seed])
        return self._look({})

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        illegal = self.games.step(np.array([action]))
        observation, info = self._look(illegal)
        if self.render_mode == "human":
            self.render()
        return observation, self.games.reward(0), bool(self.games.over[0]), False, info

    def _look(self, illegal: dict[int, str]) -> tuple[Observation, dict[str, Any]]:
        mask = self.games.masks[0].copy()
        observation = {OBSERVATION: self.games.numbers[0].copy(), ACTION_MASK: mask}
        info = {ACTION_MASK: mask, "seat": self.games.batch.seats[0]}
        if illegal:
            info["illegal"] = illegal[0]
        return observation, info

    def action_masks(self) -> Flags:
        """What may be done now, where sb3-contrib's MaskablePPO looks for it."""
        flags: Flags = self.games.masks[0].astype(np.bool_)
        return flags

    def render(self) -> Any:
        """The table as text: given back with the mode "ansi", printed with "human"."""
        if self.render_mode is None:
            return None
        text = str(self.games.batch.states[0])
        if self.render_mode == "human":
            print(text)
            return None
        return text


class GamesEnv(VectorEnv[Observation, npt.NDArray[np.int64], Array]):
    """Many games side by side, each as in SeatEnv, stepped at once into one buffer.

    A game that has ended begins anew with the step after, whose action for it is ignored. With
    `copy=False` the arrays given back are the batch's own memory: they can only be read, and the
    next step changes them.

    `legal_ids` and `legal_counts` list what the masks mark: game n may do the first
    `legal_counts[n]` actions in row n of `legal_ids`. They are always the batch's own memory.
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
        self.games = Games(title, num_envs, players, opponents, seat, board, options, reward)
        self.single_observation_space = observation_space(self.games.dealer)
        self.single_action_space = action_space(self.games.dealer)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.copy = copy
        self._never = np.zeros(num_envs, np.bool_)
        self._numbers = np.arange(num_envs)

    @property
    def legal_ids(self) -> npt.NDArray[np.int32]:
        return self.games.ids

    @property
    def legal_counts(self) -> npt.NDArray[np.int64]:
        return self.games.counts

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """With a list, each game has its own seed. One number is the seed of the first game, and
        each of the others has the next number, as in Gymnasium's own vector environments."""
        seeds: list[int | None] = [None] * self.num_envs
        if isinstance(seed, list):
            assert len(seed) == self.num_envs
            seeds = seed
        elif seed is not None:
            seeds = [seed + number for number in range(self.num_envs)]
        self.games.deal(seeds)
        return self._observations(), {}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        illegal = self.games.step(actions)
        games = self.games
        rewards: Array = games.rewards[self._numbers, games.batch.seats]
        over: Array = games.over
        never: Array = self._never
        if self.copy:
            over, never = over.copy(), never.copy()
        return self._observations(), rewards.astype(float), over, never, self._infos(illegal)

    def _infos(self, illegal: dict[int, str]) -> dict[str, Any]:
        if not illegal:
            return {}
        told = np.array([illegal.get(number, "") for number in range(self.num_envs)], object)
        return {"illegal": told, "_illegal": told != ""}

    def _observations(self) -> Observation:
        numbers, masks = self.games.numbers, self.games.masks
        if self.copy:
            return {OBSERVATION: numbers.copy(), ACTION_MASK: masks.copy()}
        return {OBSERVATION: numbers, ACTION_MASK: masks}

    def render(self) -> tuple[str, ...] | None:
        """The games as text, with the mode "ansi"."""
        if self.render_mode is None:
            return None
        return tuple(str(state) for state in self.games.batch.states)


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
