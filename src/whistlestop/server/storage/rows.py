"""What comes out of the database, as frozen classes, so that nobody outside knows a column."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import Any

OPEN, RUNNING, FINISHED = "open", "running", "finished"
CLOSED = "closed"  # by the server's owner: still visible, but nobody can play on
PERSON, BOT, FREE = "person", "bot", "free"  # who a seat is for; anyone may take a free one
HOUSE = "house"  # the host of the game that bots play for visitors of the lobby
ACTION, UNDO = "action", "undo"
GIVEN_UP, FREED, TAKEN = "given up", "freed", "taken"  # what happens to a seat during a game


class Conflict(Exception):
    """Somebody else was faster; nothing was written."""


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    login: str | None
    password: str | None

    @property
    def is_guest(self) -> bool:
        return self.login is None


@dataclass(frozen=True)
class SeatRow:
    number: int
    kind: str
    bot: str
    name: str
    person: str | None
    link: int
    orders: dict[str, Any]
    stand_in: str = ""  # the bot that plays while the person is away
    starter: str | None = None  # who sat there when the game began
    commitment: str = ""  # the hash of what the person's browser adds to the dice,
    share: str = ""  # and the value itself, once it is told

    @property
    def is_silent(self) -> bool:
        """Whether it has promised a number that it has not told."""
        return bool(self.commitment) and not self.share

    @property
    def is_taken(self) -> bool:
        return self.kind == BOT or self.person is not None

    @property
    def bot_at_work(self) -> str:
        """The bot that moves for this seat now; empty if a person does."""
        return self.stand_in or self.bot


@dataclass(frozen=True)
class TableRow:
    id: str
    game: str
    board: str
    board_text: str
    rules: int
    options: dict[str, str]
    host: str
    is_public: bool
    status: str
    seed_hash: str
    revision: int
    to_act: int
    scores: tuple[int, ...]
    next_table: str | None
    created: int
    changed: int
    seats: tuple[SeatRow, ...] = ()
    clock: str = ""  # see table/clocks.py, also for the times
    on_timeout: str = ""  # the bot that stands in when time is up; empty: the game waits
    times: str = ""
    deadline: int | None = None
    hints: bool = False  # whether a bot may be asked for advice
    origin: str = ""  # where the host came from, as a hash
    full_since: int | None = None  # since when it only waits for what browsers add to the dice

    @property
    def shares(self) -> tuple[str, ...]:
        return tuple(seat.share for seat in self.seats)


@dataclass(frozen=True)
class Undriven:
    """A table where a bot or chance is to move, and nobody sees to it."""

    id: str
    origin: str
    has_people: bool  # whether it has a seat that is not a bot's
    is_awaited: bool  # whether one of these is not stood in for


@dataclass(frozen=True)
class Entry:
    """A line of the log: an action in notation, or the moment that an undo returned to."""

    kind: str
    value: str
    maker: str
    created: int = 0


@dataclass(frozen=True)
class Remark:
    seat: int
    name: str
    text: str
    created: int
    person: str | None = None


def new_id() -> str:
    """Short enough for a link, and impossible to guess."""
    return secrets.token_urlsafe(12)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
