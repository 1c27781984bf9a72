"""What programs send and get: the shapes of the JSON, as OpenAPI describes them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated, Literal

from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from whistlestop.server.absence.forms import ClockInfo

MOST_NUMBER = 2**31 - 1


@dataclass(frozen=True)
class Fault:
    """What is refused, in a sentence, and its kind for programs."""

    error: str
    kind: str


@dataclass(frozen=True)
class OptionInfo:
    name: str
    choices: Sequence[str]
    default: str
    meaning: str


@dataclass(frozen=True)
class GameInfo:
    name: str
    heading: str
    designer: str
    players: Sequence[int]
    boards: Sequence[str]
    options: Sequence[OptionInfo]
    rules_version: int


@dataclass(frozen=True)
class PersonInfo:
    id: str
    name: str
    is_guest: bool
    token: str | None = None  # given once, when the person is made


@dataclass(frozen=True)
class NewPerson:
    name: str


@dataclass(frozen=True)
class SeatInfo:
    number: int
    kind: str
    name: str
    bot: str
    is_taken: bool
    is_you: bool
    stand_in: str  # the bot that plays for the person while she is away
    time_left: int | None  # milliseconds at the last move, besides what a turn has of its own


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
    maker: str  # person, bot, chance, order (a standing one), or stand-in (a bot for a person)
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


@dataclass(frozen=True)
class NewAction:
    """A choice, by its notation or its id, made at the version that was looked at."""

    version: int
    action: str | int


@dataclass(frozen=True)
class NewUndo:
    version: int
    moment: int


@dataclass(frozen=True)
class NewSitting:
    token: str = ""  # of the seat's link, if it has one


@dataclass(frozen=True)
class NewRemark:
    text: str


FAULTS = {
    status: ResponseSpec(Fault, description=description, generate_examples=False)
    for status, description in {
        400: "the request can't be read",
        403: "not for you",
        404: "there is no such thing",
        409: "not now: the table is in another state than you think",
        413: "too long",
        415: "not JSON",
        422: "read, but not possible",
        429: "too often",
    }.items()
}

TableId = Annotated[str, PathParameter(max_length=40, description="a table's id")]
