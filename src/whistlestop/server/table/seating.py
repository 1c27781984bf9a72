"""Who sits at a table: making one, sitting down and standing up, the links to seats, and a rematch.

The game begins by itself when the last seat is taken; `tables.py` handles what is done in it.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging

from whistlestop.bots import bot_names, styles_of
from whistlestop.core.chance import new_seed
from whistlestop.core.game import OVER
from whistlestop.core.registry import find_title
from whistlestop.core.words import say
from whistlestop.server.errors import Refusal
from whistlestop.server.people.friends import check_company
from whistlestop.server.people.names import own_name
from whistlestop.server.people.sanctions import check_ban
from whistlestop.server.storage.rows import (
    BOT,
    FINISHED,
    FREE,
    OPEN,
    PERSON,
    Conflict,
    Person,
    SeatRow,
    TableRow,
    new_id,
)
from whistlestop.server.table.clocks import TableClock, TimeRule
from whistlestop.server.table.refusals import no_bot, no_seat
from whistlestop.server.table.tables import Tables
from whistlestop.server.table.wishes import YOU, TableWish, bot_name, same_again, seats_for

logger = logging.getLogger("whistlestop.tables")


class Seating:
    def __init__(self, tables: Tables, secret: str) -> None:
        self.tables = tables
        self.secret = secret

    async def create(self, person: Person, wish: TableWish) -> str:
        title = find_title(wish.game)
        if wish.board.endswith(".toml") or "/" in wish.board:
            raise Refusal(422, say("A table takes the boards of this server only.", kind="board"))
        board = title.board(wish.board)
        options = title.full_options(wish.options)
        title.game(len(wish.seats), board, options)
        if sum(seat.kind == YOU for seat in wish.seats) > 1:
            raise Refusal(422, say("You can take one seat at a table.", kind="seat"))
        for seat in wish.seats:
            if seat.kind not in (PERSON, BOT, FREE, YOU):
                raise Refusal(422, say("There is no such kind of seat.", kind="seat"))
            if seat.kind == BOT and seat.bot not in (*bot_names(), *styles_of(title.name)):
                raise no_bot(seat.bot)
        if wish.on_timeout and wish.on_timeout not in bot_names():
            raise no_bot(wish.on_timeout)
        seed = new_seed()
        moment = self.tables.store.clock.now()
        row = TableRow(
            id=new_id(),
            game=title.name,
            board=board.name,
            board_text=board.text,
            rules=title.rules_version,
            options=options,
            host=person.id,
            is_public=wish.is_public,
            hints=all(seat.kind in (BOT, YOU) for seat in wish.seats)
            if wish.hints is None
            else wish.hints,
            status=OPEN,
            seed_hash=hashlib.sha256(seed.encode()).hexdigest(),
            revision=0,
            to_act=OVER,
            scores=(),
            next_table=None,
            created=moment,
            changed=moment,
            seats=tuple(seats_for(person, wish.seats)),
            clock=str(wish.clock),
            on_timeout=wish.on_timeout if str(wish.clock) else "",
            times=TableClock.begun(wish.clock, len(wish.seats)).save(),
        )
        await asyncio.to_thread(self.tables.store.add_table, row, seed)
        await self.tables.start_if_full(row.id)
        self.tables.hub.tell(row.id)
        return row.id

    async def sit(self, id: str, number: int, person: Person, token: str = "") -> None:
        """Take a free seat, or the one that a link is for."""
        look = await self.tables.look(id)
        seat = _seat(look.row, number)
        mine = look.seat_of(person)
        if mine is not None and mine.number == number:
            return
        if mine is not None:
            raise Refusal(409, say("You already have a seat at this table.", kind="seated"))
        await asyncio.to_thread(check_ban, self.tables.store, person)
        await asyncio.to_thread(check_company, self.tables.store, look.row, person)
        is_free = seat.kind == FREE and seat.person is None and look.row.status == OPEN
        if not is_free and not self.is_link(look.row, number, token):
            raise Refusal(403, say("This seat is not free.", kind="seat-taken"))
        name = seat.name
        if look.row.status == OPEN:
            name = own_name(person.name, [other.name for other in look.row.seats])
        try:
            await asyncio.to_thread(self.tables.store.sit, id, number, seat.link, person.id, name)
        except Conflict:
            raise Refusal(409, say("Somebody else was faster.", kind="seat-taken")) from None
        await self.tables.start_if_full(id)
        self.tables.hub.tell(id)

    async def stand(self, id: str, person: Person) -> None:
        """Leave the table before the game begins."""
        look = await self.tables.look(id)
        seat = look.seat_of(person)
        if seat is None:
            raise no_seat()
        if look.row.status != OPEN:
            raise Refusal(409, say("The game has begun.", kind="begun"))
        try:
            await asyncio.to_thread(self.tables.store.sit, id, seat.number, seat.link, None, "")
        except Conflict:
            raise Refusal(409, say("Somebody else was faster.", kind="seat-taken")) from None
        self.tables.hub.tell(id)

    async def give_to_bot(self, id: str, number: int, bot: str, person: Person) -> None:
        """The host seats a bot where nobody has sat down."""
        look = await self.tables.look(id)
        _only_host(look.row, person)
        seat = _seat(look.row, number)
        if look.row.status != OPEN or seat.is_taken:
            raise Refusal(409, say("This seat is not free.", kind="seat-taken"))
        if bot not in (*bot_names(), *styles_of(look.row.game)):
            raise no_bot(bot)
        name = bot_name([other.name for other in look.row.seats])
        await asyncio.to_thread(self.tables.store.set_seat, id, number, BOT, bot, name)
        await self.tables.start_if_full(id)
        self.tables.hub.tell(id)

    async def remove(self, id: str, person: Person) -> None:
        """The host removes a table that hasn't begun."""
        look = await self.tables.look(id)
        _only_host(look.row, person)
        try:
            await asyncio.to_thread(self.tables.store.remove_table, id)
        except Conflict:
            raise Refusal(409, say("The game has begun.", kind="begun")) from None
        self.tables.hub.tell(id)

    async def rematch(self, id: str, person: Person) -> str:
        """The same table again: the person who asks sits down, and the others' seats wait for
        them."""
        look = await self.tables.look(id)
        if look.seat_of(person) is None:
            raise no_seat()
        if look.row.next_table is not None:
            return look.row.next_table
        if look.row.status != FINISHED:
            raise Refusal(409, say("The game is not over.", kind="not-over"))
        wish = TableWish(
            game=look.row.game,
            board=look.row.board,
            options=look.row.options,
            seats=tuple(same_again(seat, person) for seat in look.row.seats),
            is_public=look.row.is_public,
            hints=look.row.hints,
            clock=TimeRule.parse(look.row.clock),
            on_timeout=look.row.on_timeout,
        )
        new = await self.create(person, wish)
        try:
            await asyncio.to_thread(self.tables.store.set_next_table, id, new)
        except Conflict:
            await self.remove(new, person)
            return (await self.tables.look(id)).row.next_table or new
        self.tables.hub.tell(id)
        return new

    # Links to seats

    def link_token(self, row: TableRow, number: int) -> str:
        """What makes the link to a seat work; it changes when the seat is taken or given again."""
        text = f"{row.id}/{number}/{row.seats[number].link}".encode()
        return hmac.new(self.secret.encode(), text, hashlib.sha256).hexdigest()[:32]

    def is_link(self, row: TableRow, number: int, token: str) -> bool:
        seat = _seat(row, number)
        if seat.kind == BOT or not token.isascii():
            return False
        return hmac.compare_digest(self.link_token(row, number), token)

    async def free_again(self, id: str, number: int, person: Person) -> None:
        """The host makes a new link to a seat: whoever sat there needs it to sit down again."""
        look = await self.tables.look(id)
        _only_host(look.row, person)
        seat = _seat(look.row, number)
        if seat.kind == BOT or seat.person == person.id:
            raise Refusal(409, say("This seat needs no link.", kind="seat"))
        try:
            await asyncio.to_thread(self.tables.store.sit, id, number, seat.link, None, seat.name)
        except Conflict:
            raise Refusal(409, say("Somebody else was faster.", kind="seat-taken")) from None
        logger.info("seat link made anew", extra={"table": id, "seat": number})
        self.tables.hub.tell(id)


def _seat(row: TableRow, number: int) -> SeatRow:
    if not 0 <= number < len(row.seats):
        raise Refusal(404, say("This table has no such seat.", kind="seat"))
    return row.seats[number]


def _only_host(row: TableRow, person: Person) -> None:
    if row.host != person.id:
        raise Refusal(403, say("Only the table's host can do that.", kind="host"))
