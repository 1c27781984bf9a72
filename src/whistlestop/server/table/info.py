"""A table for programs: the shapes of the JSON, as OpenAPI describes them, and what fills them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated, Literal

from litestar.params import PathParameter

from whistlestop.core.shortcuts import notation
from whistlestop.core.worth import Worth
from whistlestop.server.rendering.languages import cached_speaker
from whistlestop.server.storage.rows import FINISHED, OPEN, RUNNING, Person, TableRow
from whistlestop.server.table.clock_forms import ClockInfo, clock_info, times_left
from whistlestop.server.table.look import Look

MOST_NUMBER = 2**31 - 1
TableId = Annotated[str, PathParameter(max_length=40, description="a table's id")]


@dataclass(frozen=True)
class SeatInfo:
    number: int
    kind: str
    name: str
    bot: str
    is_taken: bool
    is_you: bool
    stand_in: str  # the bot that plays while the person is away
    promise: str  # the SHA-256 of the number that the seat adds to the dice; empty: it adds none
    share: str  # that number, once the game has begun
    time_left: int | None  # milliseconds at the last move, beyond the turn's own time


@dataclass(frozen=True)
class TableInfo:
    id: str
    game: str
    board: str
    options: dict[str, str]
    status: str
    is_public: bool
    hints: bool  # whether bots give hints
    seats: Sequence[SeatInfo]
    seed_hash: str
    to_act: int  # a seat, -1 for chance, -2 for nobody
    scores: Sequence[int]
    next_table: str | None
    clock: ClockInfo
    on_timeout: str  # the bot that stands in when time is up; empty: the game waits
    deadline: int | None  # when the time of the seat to act is up, in milliseconds since 1970


@dataclass(frozen=True)
class ChoiceInfo:
    id: int
    notation: str
    label: str
    worth: str  # what it costs and brings at once, in words


@dataclass(frozen=True)
class ShortcutInfo:
    """Legal actions that belong together; the notation names all of them."""

    notation: str
    label: str
    worth: str


@dataclass(frozen=True)
class SentenceInfo:
    """A line of the log: the sentence, and what it is made of."""

    text: str
    kind: str


@dataclass(frozen=True)
class MomentInfo:
    """An action, who took it (a seat, or -1 for chance), and what it brought about."""

    notation: str
    actor: int
    # person, bot, chance, order (a standing one), only (choice), stand-in (a bot), or chain (came
    # with the choice before it)
    maker: str
    happened: Sequence[SentenceInfo]


@dataclass(frozen=True)
class OutcomeInfo:
    scores: Sequence[int]
    places: Sequence[int]
    ending: str
    reason: str


@dataclass(frozen=True)
class PlayInfo:
    """A table in full. `legal` is there if it is your turn; `seed` when the game is over."""

    table: TableInfo
    version: int
    prompt: str
    legal: Sequence[ChoiceInfo]
    shortcuts: Sequence[ShortcutInfo]
    undo_step: int | None
    undo_turn: int | None
    outcome: OutcomeInfo | None
    seed: str | None


@dataclass(frozen=True)
class NewSeat:
    kind: Literal["you", "person", "free", "bot"]
    bot: str = ""


@dataclass(frozen=True)
class NewTable:
    game: str
    seats: list[NewSeat]
    board: str = ""
    options: dict[str, str] = field(default_factory=dict)
    public: bool = False
    hints: bool | None = None  # whether bots give hints; null: if all others are bots
    clock: ClockInfo = field(default_factory=ClockInfo)
    on_timeout: str = ""  # the bot that stands in when time is up; empty: the game waits
    promise: str = ""  # the SHA-256, in hex, of a number that you add to the dice


@dataclass(frozen=True)
class NewAction:
    """A choice, by its notation or its id, made at the version that was looked at.

    The notations of a shortcut, with semicolons in between, are taken one after the other.
    """

    version: int
    action: str | int


@dataclass(frozen=True)
class NewUndo:
    version: int
    moment: int


@dataclass(frozen=True)
class NewSitting:
    token: str = ""  # of the seat's link, if it has one
    promise: str = ""  # the SHA-256, in hex, of a number that you add to the dice


@dataclass(frozen=True)
class NewShare:
    share: str  # 32 to 64 hexadecimal digits, in lower case


@dataclass(frozen=True)
class NewRemark:
    text: str


def table_info(row: TableRow, person: Person | None) -> TableInfo:
    left = times_left(row)
    return TableInfo(
        id=row.id,
        game=row.game,
        board=row.board,
        options=row.options,
        status=row.status,
        is_public=row.is_public,
        hints=row.hints,
        seats=[
            SeatInfo(
                number=seat.number,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                is_taken=seat.is_taken,
                is_you=person is not None and seat.person == person.id,
                stand_in=seat.stand_in,
                promise=seat.commitment,
                share="" if row.status == OPEN else seat.share,
                time_left=left[seat.number],
            )
            for seat in row.seats
        ],
        seed_hash=row.seed_hash,
        to_act=row.to_act,
        scores=row.scores,
        next_table=row.next_table,
        clock=clock_info(row),
        on_timeout=row.on_timeout,
        deadline=row.deadline,
    )


def play_info(look: Look, person: Person | None, language: str, seed: str | None) -> PlayInfo:
    """The table as a person may know it."""
    table = table_info(look.row, person)
    if look.room is None:
        return PlayInfo(table, 0, "", [], [], None, None, None, None)
    match = look.room.match
    state = match.state
    speaker = cached_speaker(language, match.names)
    seat = look.seat_of(person)
    is_mine = (
        look.row.status == RUNNING
        and seat is not None
        and state.to_act == seat.number
        and not seat.stand_in
    )
    step = turn = None
    if seat is not None and look.row.status == RUNNING and not seat.stand_in:
        step, turn = look.room.undo_points(seat.number, look.row)
    # The row may be a moment older than the room, so outcome and seed are shown together.
    outcome = state.outcome() if look.row.status == FINISHED else None
    words = match.game.words

    def told(worth: Worth) -> str:
        message = worth.message()
        return "" if message is None else speaker.say(message)

    return PlayInfo(
        table=table,
        version=look.version,
        prompt=speaker.say(words.prompt(state)),
        legal=[
            ChoiceInfo(
                int(action.id),
                action.notation,
                speaker.say(words.label(action)),
                told(words.worth(state, action)),
            )
            for action in (state.legal_actions() if is_mine else ())
        ],
        shortcuts=[
            ShortcutInfo(notation(one.actions), speaker.say(one.label), told(one.worth))
            for one in (words.shortcuts(state) if is_mine else ())
        ],
        undo_step=step,
        undo_turn=turn,
        outcome=None
        if outcome is None
        else OutcomeInfo(
            outcome.scores, outcome.places, outcome.ending, speaker.say(outcome.reason)
        ),
        seed=seed,
    )
