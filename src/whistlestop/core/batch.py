"""Many games side by side, stepped at once, into arrays.

    batch = Batch(game, 64)
    batch.reset(range(64))
    while learning:
        batch.step(actions)                  # an action's id for each game
        look(batch.arrays)

After `reset` and `step`, `features` and `legal` show each game as the seat to act sees it, `to_act`
says which seat that is, `rewards` holds what the step brought each seat, and `over` is 1 where the
game has ended. What is legal is shown twice: as a mask in `legal`, and as a list in the first
`counts[n]` numbers of row n of `ids`, so that nobody has to search a mask for an action. A game
that has ended begins anew with the next step, which ignores its action. Chance is drawn inside,
from the game's own seed, so that a game is the same alone and among others.

With a `learner`, only that seat decides; the others play at random inside, or as `Others` say.
Compiled together with the rules, a step makes no call into Python's interpreter for any game: they
write into the batch's own memory, and `batch.arrays` are views of it, to be read only. `bind` has
everything copied into arrays of the caller's once a step.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from whistlestop.core.errors import SetupError
from whistlestop.core.features import Converter, Sheet
from whistlestop.core.game import CHANCE, OVER, Action, Game, State
from whistlestop.core.rewards import PROGRESS, WIN, check_reward, final_rewards, progress
from whistlestop.core.stream import Stream
from whistlestop.core.vectors import filled
from whistlestop.core.words import say

EVERYBODY: Final = -1  # as a learner: every seat decides
ANYBODY: Final = -2  # a seat drawn anew for each game
ILLEGAL_REWARD: Final = -1.0


class Arrays(NamedTuple):
    """What a batch shows: views of its memory, or NumPy arrays or others that have such buffers."""

    features: Any  # float32, games x features
    legal: Any  # 8-bit, games x actions: 1 where an action is legal
    rewards: Any  # float32, games x seats
    to_act: Any  # int64, games: the seat that decides, OVER at the end
    over: Any  # 8-bit or bool, games
    ids: Any = None  # int32, games x actions: the legal ones first, in order; the rest is left over
    counts: Any = None  # int64, games: how many are legal


@mypyc_attr(allow_interpreted_subclasses=True)
class Others(ABC):
    """Decides for the seats that don't learn. The games are numbered as in the batch."""

    @abstractmethod
    def begin(self, number: int, learner: int, seed: int) -> None:
        """Game `number` begins, and this seat of it learns."""

    @abstractmethod
    def choose(self, number: int, state: State) -> Action:
        """The action of the seat to act in game `number`; the state must stay as it is."""


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
        items = [0] * (size * len(game.actions))
        self._legal = vec[u8](items)
        self._ids = vec[i32](items)
        self._counts = filled(size)
        flags = [0] * size
        self._over = vec[u8](flags)
        self._to_act = filled(size, OVER)
        bits = [0] * (size * game.players)
        self._rewards = vec[i32](bits)  # of float32 numbers
        self._converter = Converter()
        self.arrays = Arrays(
            self._sheet.bytes.cast("f"),
            memoryview(self._legal),
            memoryview(self._rewards).cast("B").cast("f"),
            memoryview(self._to_act),
            memoryview(self._over),
            memoryview(self._ids),
            memoryview(self._counts),
        )
        self._bound = False  # to arrays of the caller's

    def bind(self, arrays: Arrays) -> None:
        """Copy into these arrays from now on; raises SetupError where one doesn't fit. Without
        `ids` or `counts`, those are not copied."""
        size, players, actions = self.size, self.game.players, len(self.game.actions)
        self._features_out = _bytes("features", arrays.features, "f", 4, size * self.features.size)
        self._legal_out = _bytes("legal", arrays.legal, "bB?", 1, size * actions)
        self._rewards_out = _bytes("rewards", arrays.rewards, "f", 4, size * players)
        self._to_act_out = _bytes("to_act", arrays.to_act, "lq", 8, size)
        self._over_out = _bytes("over", arrays.over, "bB?", 1, size)
        self._ids_out = _wanted("ids", arrays.ids, "il", 4, size * actions)
        self._counts_out = _wanted("counts", arrays.counts, "lq", 8, size)
        self.arrays = arrays
        self._bound = True

    def _show(self) -> None:
        """Copy everything into the caller's arrays, if there are any."""
        if not self._bound:
            return
        self._sheet.copy_to(self._features_out)
        self._rewards_out[:] = memoryview(self._rewards).cast("B")
        self._legal_out[:] = memoryview(self._legal)
        self._to_act_out[:] = memoryview(self._to_act).cast("B")
        self._over_out[:] = memoryview(self._over)
        if self._ids_out is not None:
            self._ids_out[:] = memoryview(self._ids).cast("B")
        if self._counts_out is not None:
            self._counts_out[:] = memoryview(self._counts).cast("B")

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
        self._clear_rewards(number)
        self._go_on(number, state)
        self._look(number, state)

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
        self._clear_rewards(number)
        if not 0 <= action < self._width or not self._legal[number * self._width + action]:
            self._refuse(number)
            return
        state = self.states[number]
        state.apply(self.game.actions[action])
        self._go_on(number, state)
        self._look(number, state)

    def _refuse(self, number: int) -> None:
        """An illegal action ends the game, at the cost of the seat that chose it."""
        self.illegal.append(number)
        self._reward(number, self.states[number].to_act, ILLEGAL_REWARD)
        self._end(number)

    def _end(self, number: int) -> None:
        self.ended[number] = True
        self._over[number] = 1
        self._to_act[number] = OVER
        self._list(number, [])

    def _go_on(self, number: int, state: State) -> None:
        """Through chance and through what others decide, to the next decision or the end."""
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
        self._pay(number, state)

    def _pay(self, number: int, state: State) -> None:
        if self.reward == PROGRESS:
            self._set_rewards(number, progress(state, self._margins[number]))
        elif self.ended[number]:
            outcome = state.outcome()
            assert outcome is not None
            self._set_rewards(number, final_rewards(outcome, self.reward))

    def _set_rewards(self, number: int, rewards: list[float]) -> None:
        for seat in range(self.game.players):
            self._reward(number, seat, rewards[seat])

    def _reward(self, number: int, seat: i64, reward: float) -> None:
        self._rewards[number * self.game.players + seat] = self._converter.bits(reward)

    def _clear_rewards(self, number: int) -> None:
        players: i64 = self.game.players
        first = number * players
        rewards = self._rewards
        for place in range(first, first + players):
            rewards[place] = 0

    def _look(self, number: int, state: State) -> None:
        """Write what is to be seen of a game."""
        to_act = state.to_act
        self._to_act[number] = to_act
        self._over[number] = 1 if to_act == OVER else 0
        seat: i64 = self.seats[number]
        if seat < 0:
            seat = to_act if to_act >= 0 else 0
        self.features.fill_row(state, int(seat), self._sheet.rows[number])
        self._list(number, state.legal_actions())

    def _list(self, number: int, actions: list[Action]) -> None:
        """Show these actions as legal, and no others."""
        first = number * self._width
        legal = self._legal
        ids = self._ids
        for place in range(first, first + self._counts[number]):
            legal[first + i64(ids[place])] = 0
        place = first
        for action in actions:
            legal[first + action.id] = 1
            ids[place] = i32(action.id)
            place += 1
        self._counts[number] = place - first

    def __reduce__(self) -> tuple[Any, ...]:
        made = (self.game, self.size, self.learner, self.reward, self.others)
        return arriving_batch, (
            *made,
            (self.states, self.streams, self.seats, self.ended, self._margins),
            self.arrays if self._bound else None,
        )


def arriving_batch(
    game: Game,
    size: int,
    learner: int,
    reward: str,
    others: Others | None,
    games: tuple[Any, ...],
    arrays: Arrays | None,
) -> Batch:
    batch = Batch(game, size, learner, reward, others)
    batch.states, batch.streams, batch.seats, batch.ended, batch._margins = games
    for number, state in enumerate(batch.states):
        batch._look(number, state)
        if batch.ended[number]:
            batch._end(number)
    if arrays is not None:
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
    """Arrays of the standard library that a batch of so many games can be bound to."""
    features, actions, players = game.features.size, len(game.actions), game.players
    return Arrays(
        array("f", bytes(4 * size * features)),
        array("b", bytes(size * actions)),
        array("f", bytes(4 * size * players)),
        array("q", bytes(8 * size)),
        array("b", bytes(size)),
        array("i", bytes(4 * size * actions)),
        array("q", bytes(8 * size)),
    )


def _whole_numbers(given: Any) -> list[int]:
    """Python's own numbers, which compiled code insists on, from a list or from an array."""
    found: list[int] = given.tolist() if hasattr(given, "tolist") else list(given)
    return found


def _wanted(name: str, given: Any, formats: str, width: int, length: int) -> memoryview[int] | None:
    """`_bytes` of an array that may be left out."""
    return None if given is None else _bytes(name, given, formats, width, length)


def _bytes(name: str, given: Any, formats: str, width: int, length: int) -> memoryview[int]:
    """The bytes of an array, to be written; its numbers have so many bytes each."""
    view: Any = memoryview(given)
    fits = view.format in tuple(formats) and view.itemsize == width
    if view.readonly or not view.c_contiguous or not fits:
        raise SetupError(
            say(
                "The array {name} must be contiguous, writable, and of the type {formats}.",
                kind="array",
                name=name,
                formats=" / ".join(formats),
            )
        )
    if view.nbytes != length * width:
        raise SetupError(
            say(
                "The array {name} has {found} numbers, and {length} are needed.",
                kind="array",
                name=name,
                found=view.nbytes // width,
                length=length,
            )
        )
    flat: memoryview[int] = view.cast("B")
    return flat
