"""A game as its log tells it. In memory this is only a cache: the log is the truth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from whistlestop.core.chance import Dice
from whistlestop.core.errors import SetupError
from whistlestop.core.game import CHANCE, OVER, Action, Game, State
from whistlestop.core.match import Match
from whistlestop.core.record import PERSON as PERSON_SITS
from whistlestop.core.record import DiceProof, Sitter
from whistlestop.core.registry import find_title
from whistlestop.core.shortcuts import ways_on
from whistlestop.core.title import Title
from whistlestop.server.errors import Refusal
from whistlestop.server.storage.rows import ACTION, BOT, FINISHED, RUNNING, UNDO, Entry, TableRow

if TYPE_CHECKING:
    from whistlestop.server.table.telling import Told

# Who made an entry of the log.
HAND, MACHINE, FATE, ORDER = "person", "bot", "chance", "order"
ONLY = "only"  # the only choice, taken for a person who asked for that
STAND_IN = "stand-in"  # a bot for a person who is away
CHAIN = "chain"  # came with the choice before it: a shortcut's later actions, the only way on
BY_ITSELF = (ORDER, ONLY, CHAIN)  # nobody was asked for these, so no undo leads to them

Answer = Callable[[State], Action | None]
"""The action to take without asking the seat to act; None if it must be asked."""


@dataclass(frozen=True)
class Continuation:
    """The next entries of the log, and the state after them."""

    entries: list[Entry]
    state: State
    actors: tuple[int, ...]  # who took each action of the match, including the new entries

    @property
    def is_undo(self) -> bool:
        return any(entry.kind == UNDO for entry in self.entries)

    @property
    def decided(self) -> tuple[int, ...]:
        """Who takes the actions of the entries."""
        return () if self.is_undo else self.actors[len(self.actors) - len(self.entries) :]

    @property
    def status(self) -> str:
        return FINISHED if self.state.to_act == OVER else RUNNING


def game_of(row: TableRow) -> Game:
    """The game that is played at a table, on the very board that it began on."""
    title = find_title(row.game)
    options = tuple(row.options.items())
    try:
        return _game(title, row.board_text, row.board, len(row.seats), options, row.rules)
    except SetupError as error:
        raise Refusal(409, error.message) from None


@lru_cache(maxsize=256)
def _game(
    title: Title,
    text: str,
    name: str,
    players: int,
    options: tuple[tuple[str, str], ...],
    rules: int,
) -> Game:
    """Set up once, not for every table: a game does not change while it is played."""
    return title.game(players, title.read_board(text, name), dict(options), rules)


def sitters(row: TableRow) -> tuple[Sitter, ...]:
    return tuple(Sitter(seat.name, seat.bot or PERSON_SITS) for seat in row.seats)


def dice_proof(row: TableRow, seed: str | None) -> DiceProof:
    """What is known of the dice by now; the seed is told when the game is over."""
    promises = tuple(seat.commitment for seat in row.seats)
    return DiceProof(row.seed_hash, seed, promises, row.shares)


class Room:
    """The match at a table, up to some entry of its log."""

    def __init__(self, row: TableRow) -> None:
        self.row = row  # the table as it was at this version of the log
        self.match = Match(game_of(row), [seat.name for seat in row.seats])
        self.version = 0  # how many entries of the log have been taken in
        self.makers: list[str] = []  # who made each action of the match
        self.times: list[int] = []
        self.sentences: dict[str, list[list[Told]]] = {}  # the log in each language asked for
        self._scores: list[list[int]] = []

    def take(self, first: int, entries: Iterable[Entry]) -> None:
        """Take in entries of the log, the first of which has this number.

        Entries that are already in are skipped: an entry may arrive twice, from its writer and from
        a reader.
        """
        match = self.match
        for number, entry in enumerate(entries, first):
            if number != self.version:
                continue
            if entry.kind == UNDO:
                moment = int(entry.value)
                match.go_to(moment)
                del self.makers[moment:], self.times[moment:], self._scores[moment + 1 :]
                for lines in self.sentences.values():
                    del lines[moment:]
            else:
                match.play(match.game.by_notation[entry.value])
                self.makers.append(entry.maker)
                self.times.append(entry.created)
            self.version += 1

    def keep(self, row: TableRow, version: int) -> None:
        """Keep the table's row, read or written at a version; an older one is ignored."""
        if version == self.version and row.revision >= self.row.revision:
            self.row = row

    @property
    def scored(self) -> int:
        """At how many moments the scores are known."""
        return len(self._scores)

    def state_at(self, moment: int) -> State:
        """The position when `moment` actions had been taken."""
        if moment >= len(self.match.actions):
            return self.match.state
        state = self.match.game.start()
        for action in self.match.actions[:moment]:
            state.apply(action)
        return state

    def scores_by_moment(self) -> list[list[int]]:
        """The scores at the start and after each action."""
        if len(self._scores) <= len(self.match.actions):
            state = self.match.game.start()
            self._scores = [state.scores()]
            for action in self.match.actions:
                state.apply(action)
                self._scores.append(state.scores())
        return self._scores

    # What comes next

    def after(
        self, actions: Sequence[Action], maker: str, dice: Dice, answer: Answer
    ) -> Continuation:
        """What was chosen, and everything that follows without asking anyone."""
        state = self.match.state.copy()
        seat = int(state.to_act)
        for action in actions:
            state.apply(action)
        taken = [*actions, *ways_on(state, seat)] if maker == HAND else actions
        entries = [
            Entry(ACTION, action.notation, CHAIN if number else maker)
            for number, action in enumerate(taken)
        ]
        actors = [*self.match.actors, *[seat] * len(entries)]
        return self._settled(state, entries, actors, dice, answer)

    def onward(self, dice: Dice, answer: Answer) -> Continuation:
        """What happens now by itself."""
        return self._settled(self.match.state.copy(), [], [*self.match.actors], dice, answer)

    def _settled(
        self, state: State, entries: list[Entry], actors: list[int], dice: Dice, answer: Answer
    ) -> Continuation:
        while state.to_act != OVER:
            if state.to_act == CHANCE:
                action, maker = dice.draw(state, len(actors)), FATE
            else:
                wanted = answer(state)
                if wanted is None:
                    break
                action, maker = wanted, ORDER if forced(state) is None else ONLY
            entries.append(Entry(ACTION, action.notation, maker))
            actors.append(int(state.to_act))
            state.apply(action)
        return Continuation(entries, state, tuple(actors))

    def reveals(self, actions: Sequence[Action], answer: Answer) -> bool:
        """Whether chance acts before anyone is asked again, so that there is no way back."""
        return self.left_to_chance(actions, answer) is not None

    def left_to_chance(self, actions: Sequence[Action], answer: Answer) -> State | None:
        """The state after some actions, if chance acts there before anyone is asked again."""
        state = self.match.state.copy()
        seat = state.to_act
        for action in actions:
            state.apply(action)
        while state.to_act == seat:
            wanted = answer(state)
            if wanted is None:
                return None
            state.apply(wanted)
        return state if state.to_act == CHANCE else None

    # The way back

    def undo_points(self, seat: int, row: TableRow) -> tuple[int | None, int | None]:
        """Where undoing this seat's last step leads, and undoing its whole turn.

        Never past something that was revealed: an outcome of chance, or another person's decision.
        If no other person plays, the bots' moves after a step are undone with it: they will repeat
        them for the same decision, and nobody else's time is lost.
        """
        actors, makers = self.match.actors, self.makers
        is_alone = all(other.kind == BOT for other in row.seats if other.number != seat)
        moment = len(actors) - 1
        while moment >= 0 and (actors[moment] != seat or makers[moment] in BY_ITSELF):
            if actors[moment] == CHANCE or (actors[moment] != seat and not is_alone):
                return None, None
            moment -= 1
        # A stand-in's choice is advice: where there is none to be had, it stays.
        barred = () if row.hints else (STAND_IN,)
        if moment < 0 or makers[moment] in barred:
            return None, None
        step = turn = moment
        while moment >= 0 and actors[moment] == seat and makers[moment] not in barred:
            if makers[moment] not in BY_ITSELF:
                turn = moment
            moment -= 1
        return step, turn

    def step_from(self, moment: int) -> list[Action]:
        """The actions of the choice that was made at a moment."""
        after = moment + 1
        while after < len(self.makers) and self.makers[after] == CHAIN:
            after += 1
        return self.match.actions[moment:after]


def question(row: TableRow, room: Room) -> dict[str, Any]:
    """The game so far, as a worker's process is told it."""
    return {
        "table": row.id,
        "game": row.game,
        "board": row.board,
        "board_text": row.board_text,
        "players": len(row.seats),
        "options": row.options,
        "rules": row.rules,
        "actions": [action.notation for action in room.match.actions],
    }


def forced(state: State) -> Action | None:
    """The only choice, if there is just one."""
    legal = state.legal_actions()
    return legal[0] if len(legal) == 1 else None
