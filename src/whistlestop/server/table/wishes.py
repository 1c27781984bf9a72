"""What somebody wants a table to be, before it is made, and the seats that result."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from whistlestop.server.people.names import own_name
from whistlestop.server.storage.rows import BOT, FREE, PERSON, Person, SeatRow
from whistlestop.server.table.clocks import NO_CLOCK, TimeRule
from whistlestop.server.table.orders import FORCED

ENGINEERS = (
    *("Baldwin", "Brunel", "Crampton", "Fairlie", "Gresley", "Janney", "Judah", "Kitson"),
    *("Locke", "Mallet", "Riggenbach", "Seguin", "Shay", "Stephenson", "Trevithick", "Vauclain"),
)


@dataclass(frozen=True)
class SeatWish:
    """Who a seat is to be for, when a table is made."""

    kind: str  # PERSON (by its link), BOT, FREE (for anybody), or YOU
    bot: str = ""
    name: str = ""  # of the bot, or of the person that it is kept for


YOU = "you"


@dataclass(frozen=True)
class TableWish:
    game: str
    board: str = ""
    options: dict[str, str] = field(default_factory=dict)
    seats: tuple[SeatWish, ...] = ()
    is_public: bool = False
    hints: bool | None = None  # None: if all others are bots
    clock: TimeRule = NO_CLOCK
    on_timeout: str = ""  # the bot that stands in when time is up; empty: the game waits


def bot_name(taken: Sequence[str]) -> str:
    """Bots have the names of engineers, so that you can tell two of one level apart."""
    free = [name for name in ENGINEERS if name not in taken]
    return secrets.choice(free)


def seats_for(person: Person, wishes: Sequence[SeatWish]) -> list[SeatRow]:
    seats: list[SeatRow] = []
    for number, wish in enumerate(wishes):
        taken = [seat.name for seat in seats]
        orders: dict[str, Any] = {FORCED: True}
        if wish.kind == YOU:
            name = own_name(person.name, taken)
            seats.append(SeatRow(number, PERSON, "", name, person.id, 0, orders))
        elif wish.kind == BOT:
            name = wish.name if wish.name and wish.name not in taken else bot_name(taken)
            seats.append(SeatRow(number, BOT, wish.bot, name, None, 0, {}))
        else:
            seats.append(SeatRow(number, wish.kind, "", wish.name, None, 0, orders))
    return seats


def same_again(seat: SeatRow, person: Person) -> SeatWish:
    """The seat at a rematch: kept for whoever sat there, if anybody still did."""
    if seat.kind == BOT:
        return SeatWish(BOT, seat.bot, seat.name)
    if seat.person == person.id:
        return SeatWish(YOU)
    return SeatWish(FREE) if seat.person is None else SeatWish(PERSON, name=seat.name)
