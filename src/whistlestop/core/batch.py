"""Many games side by side, stepped at once, into arrays that belong to the caller.

    batch = Batch(game, 64)
    arrays = new_arrays(game, 64)            # or your own, of the same kinds and shapes
    batch.bind(arrays)
    batch.reset(range(64))
    while learning:
        batch.step(actions)                  # an action's id for each game

After `reset` and `step`, `features` and `legal` show each game as the seat to act sees it, `to_act`
says which seat that is, `rewards` holds what the step brought each seat, and `over` is 1 where the
game has ended. A game that has ended begins anew with the next step, which ignores its action.
Chance is drawn inside, from the game's own seed, so that a game is the same alone and among others.

With a `learner`, only that seat decides; the others play at random inside, or as `Others` say.
Compiled together with the rules, a step makes no call into Python's interpreter for any game: they
write into the batch's own memory, which is copied into the arrays once a step.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from whistlestop.core.errors import SetupError
from whistlestop.core.features import Sheet
from whistlestop.core.game import CHANCE, OVER, Action, Game, State
from whistlestop.core.rewards import PROGRESS, WIN, check_reward, final_rewards, progress
from whistlestop.core.stream import Stream
from whistlestop.core.vectors import filled
from whistlestop.core.words import say

EVERYBODY: Final = -1  # as a learner: every seat decides
ANYBODY: Final = -2  # a seat drawn anew for each game
ILLEGAL_REWARD: Final = -1.0


class Arrays(NamedTuple):
    """What a batch writes into: NumPy arrays, or anything else with such buffers, contiguous."""

    features: Any  # float32, games x features
    legal: Any  # 8-bit, games x actions: 1 where an action is legal
    rewards: Any  # float32, games x seats
    to_act: Any  # int64, games: the seat that decides, OVER at the end
    over: Any  # 8-bit or bool, games


@mypyc_attr(allow_interpreted_subclasses=True)
class Others:
    """Decides for the seats that don't learn. The games are numbered as in the batch."""

    def begin(self, number: int, learner: int, seed: int) -> None:
        """Game `number` begins, and this seat of it learns."""

    def choose(self, number: int, state: State) -> Action:
        """The action of the seat to act in game `number`; the state must stay as it is."""
        raise NotImplementedError


class Batch:
    def __init__(
        self,
        game: Game,
        size: int,
        learner: int = EVERYBODY,
        reward: str = WIN,
        others: Others | None = None,
    ) -> None:
        check_reward(reward)
        if size < 1:
            raise SetupError(say("A batch has at least one game.", kind="batch"))
        if not ANYBODY <= learner < game.players:
            raise SetupError(
                say(
                    "There is no seat {seat}; seats are numbered from 0 to {last}.",
                    kind="seat",
                    seat=learner,
                    last=game.players - 1,
                )
            )
        self.game = game
        self.size = size
        self.learner = learner
        self.reward = reward
        self.others = others
        self.features = game.features
        self.states: list[State] = [game.start() for _ in range(size)]
        self.streams: list[Stream] = [Stream(number) for number in range(size)]
        self.seats: list[int] = [learner] * size  # that learns in each game
        self.ended: list[bool] = [True] * size
        self.illegal: list[int] = []  # games that an illegal action ended in this step
        self._margins: list[list[float]] = [[0.0] * game.players for _ in range(size)]
        self._width: i64 = len(game.actions)
        self._sheet = Sheet(size, self.features.size)
        self._rewards = Sheet(size, game.players)
        self._listed: list[list[Action]] = [[] for _ in range(size)]  # as the masks show
        items = [0] * (size * len(game.actions))
        self._legal = vec[u8](items)
        flags = [0] * size
        self._over = vec[u8](flags)
        self._to_act = filled(size, OVER)
        self.bind(new_arrays(game, size))

    def bind(self, arrays: Arrays) -> None:
        """Write into these arrays from now on; raises SetupError where one doesn't fit."""
        size, players, actions = self.size, self.game.players, len(self.game.actions)
        self.arrays = arrays
        self._features_out = _bytes("features", arrays.features, "f", size * self.features.size)
        self._legal_out = _bytes("legal", arrays.legal, "bB?", size * actions)
        self._rewards_out = _bytes("rewards", arrays.rewards, "f", size * players)
        self._to_act_out = _bytes("to_act", arrays.to_act, "lq", size)
        self._over_out = _bytes("over", arrays.over, "bB?", size)

    def _show(self) -> None:
        """Copy everything into the caller's arrays."""
        self._sheet.copy_to(self._features_out)
        self._rewards.copy_to(self._rewards_out)
        self._legal_out[:] = memoryview(self._legal)
        self._to_act_out[:] = memoryview(self._to_act).cast("B")
        self._over_out[:] = memoryview(self._over)

    def reset(self, seeds: Iterable[int]) -> None:
        """Begin all games, each from its own seed."""
        for number, seed in enumerate(_whole_numbers(seeds)):
            self.streams[number] = Stream(seed)
            self._begin(number)
        self._show()

    def _begin(self, number: int) -> None:
        game = self.game
        stream = self.streams[number]
        state = game.start()
        self.states[number] = state
        self.ended[number] = False
        if self.learner == ANYBODY:
            self.seats[number] = int(stream.below(game.players))
        if self.others is not None:
            self.others.begin(number, self.seats[number], int(stream.below(2**30)))
        self._margins[number] = [0.0] * game.players
        self._rewards.rows[number].clear()
        self._go_on(number)
        self._look(number)

    def step(self, actions: Sequence[int]) -> None:
        """Take an action, by its id, in every game."""
        chosen = _whole_numbers(actions)
        if len(chosen) != self.size:
            raise SetupError(
                say(
                    "{given} actions are given for {size} games.",
                    kind="batch",
                    given=len(chosen),
                    size=self.size,
                )
            )
        self.illegal = []
        for number in range(self.size):
            if self.ended[number]:
                self._begin(number)
            else:
                self._play(number, chosen[number])
        self._show()

    def _play(self, number: int, action: i64) -> None:
        self._rewards.rows[number].clear()
        if not 0 <= action < self._width or not self._legal[number * self._width + action]:
            self._refuse(number)
            return
        self.states[number].apply(self.game.actions[action])
        self._go_on(number)
        self._look(number)

    def _refuse(self, number: int) -> None:
        """An illegal action ends the game, at the cost of the seat that chose it."""
        self.illegal.append(number)
        self._rewards.rows[number][self.states[number].to_act] = ILLEGAL_REWARD
        self._end(number)

    def _end(self, number: int) -> None:
        self.ended[number] = True
        self._over[number] = 1
        self._to_act[number] = OVER
        self._list(number, [])

    def _go_on(self, number: int) -> None:
        """Through chance and through what others decide, to the next decision or the end."""
        state = self.states[number]
        stream = self.streams[number]
        seat: i64 = self.seats[number]
        while state.to_act != OVER:
            if state.to_act == CHANCE:
                state.apply(_drawn(state, stream))
            elif seat < 0 or state.to_act == seat:
                break
            elif self.others is None:
                legal = state.legal_actions()
                state.apply(legal[stream.below(len(legal))])
            else:
                state.apply(self.others.choose(number, state))
        if state.to_act == OVER:
            self.ended[number] = True
        self._pay(number)

    def _pay(self, number: int) -> None:
        state = self.states[number]
        if self.reward == PROGRESS:
            self._set_rewards(number, progress(state, self._margins[number]))
        elif self.ended[number]:
            outcome = state.outcome()
            assert outcome is not None
            self._set_rewards(number, final_rewards(outcome, self.reward))

    def _set_rewards(self, number: int, rewards: list[float]) -> None:
        row = self._rewards.rows[number]
        for seat in range(self.game.players):
            if rewards[seat]:
                row[seat] = rewards[seat]

    def _look(self, number: int) -> None:
        """Write what is to be seen of a game."""
        state = self.states[number]
        to_act = state.to_act
        self._to_act[number] = to_act
        self._over[number] = 1 if to_act == OVER else 0
        seat: i64 = self.seats[number]
        if seat < 0:
            seat = to_act if to_act >= 0 else 0
        self.features.fill_row(state, int(seat), self._sheet.rows[number])
        self._list(number, state.legal_actions())

    def _list(self, number: int, actions: list[Action]) -> None:
        """Mark these actions as legal, and no others."""
        first = number * self._width
        for action in self._listed[number]:
            self._legal[first + action.id] = 0
        for action in actions:
            self._legal[first + action.id] = 1
        self._listed[number] = actions

    def __reduce__(self) -> tuple[Any, ...]:
        made = (self.game, self.size, self.learner, self.reward, self.others)
        return arriving_batch, (
            *made,
            (self.states, self.streams, self.seats, self.ended, self._margins),
            self.arrays,
        )


def arriving_batch(
    game: Game,
    size: int,
    learner: int,
    reward: str,
    others: Others | None,
    games: tuple[Any, ...],
    arrays: Arrays,
) -> Batch:
    batch = Batch(game, size, learner, reward, others)
    batch.states, batch.streams, batch.seats, batch.ended, batch._margins = games
    for number in range(size):
        batch._look(number)
        if batch.ended[number]:
            batch._end(number)
    batch.bind(arrays)
    return batch


def _drawn(state: State, stream: Stream) -> Action:
    """An outcome of chance, by the weights."""
    weights = state.chance_weights()
    total: i64 = 0
    for weight in weights:
        total += weight
    left = stream.below(total)
    chosen: i64 = 0
    for weight in weights:
        if left < weight:
            break
        left -= weight
        chosen += 1
    return state.legal_actions()[chosen]


def new_arrays(game: Game, size: int) -> Arrays:
    """Arrays of the standard library that fit a batch of so many games."""
    features, actions, players = game.features.size, len(game.actions), game.players
    return Arrays(
        array("f", bytes(4 * size * features)),
        array("b", bytes(size * actions)),
        array("f", bytes(4 * size * players)),
        array("q", bytes(8 * size)),
        array("b", bytes(size)),
    )


def _whole_numbers(given: Any) -> list[int]:
    """Python's own numbers, which compiled code insists on, from a list or from an array."""
    found: list[int] = given.tolist() if hasattr(given, "tolist") else list(given)
    return found


def _bytes(name: str, given: Any, formats: str, length: int) -> memoryview[int]:
    """The bytes of an array, to be written."""
    view: Any = memoryview(given)
    if view.readonly or not view.c_contiguous or view.format not in tuple(formats):
        raise SetupError(
            say(
                "The array {name} must be contiguous, writable, and of the type {formats}.",
                kind="array",
                name=name,
                formats=" / ".join(formats),
            )
        )
    if view.nbytes != length * view.itemsize:
        raise SetupError(
            say(
                "The array {name} has {found} numbers, and {length} are needed.",
                kind="array",
                name=name,
                found=view.nbytes // view.itemsize,
                length=length,
            )
        )
    flat: memoryview[int] = view.cast("B")
    return flat
