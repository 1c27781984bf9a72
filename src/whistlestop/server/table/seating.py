"""Who sits at a table: making one, sitting down and standing up, the links to seats, and a rematch.

The game begins by itself when the last seat is taken; `tables.py` handles what is done in it.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
from dataclasses import replace

from whistlestop.bots import bot_names, styles_of
from whistlestop.core.chance import new_seed
from whistlestop.core.game import OVER
from whistlestop.core.registry import find_title
from whistlestop.core.words import say
from whistlestop.server.clock import DAY, HOUR
from whistlestop.server.errors import Refusal
from whistlestop.server.people.friends import check_company
from whistlestop.server.people.names import own_name
from whistlestop.server.people.sanctions import check_ban
from whistlestop.server.storage.rows import (
    BOT,
    CLOSED,
    FINISHED,
    FREE,
    FREED,
    GIVEN_UP,
    OPEN,
    PERSON,
    RUNNING,
    TAKEN,
    Conflict,
    Person,
    SeatRow,
    TableRow,
    new_id,
)
from whistlestop.server.storage.seats import SeatNote
from whistlestop.server.table.clocks import DAYS, TableClock, TimeRule
from whistlestop.server.table.look import Look
from whistlestop.server.table.refusals import closed, no_bot, no_seat
from whistlestop.server.table.tables import Tables
from whistlestop.server.table.wishes import YOU, TableWish, bot_name, same_again, seats_for

MOST_TABLES = 50  # that one person has made, that are not over,
TOUCHED = 3 * DAY  # and at which something has happened lately: the others cost nothing
MOST_OF_ORIGIN = 150  # the same for all who come from one place
# After this the host may give a player's seat to somebody else.
LONG_AWAY, LONG_AWAY_BY_DAYS = 1 * HOUR, 24 * HOUR

logger = logging.getLogger("whistlestop.tables")


class Seating:
    def __init__(self, tables: Tables, secret: str, is_generous: bool = False) -> None:
        self.tables = tables
        self.secret = secret
        self.is_generous = is_generous

    async def create(
        self,
        person: Person,
        wish: TableWish,
        origin: str = "",
        promise: str = "",
        rematch_of: str | None = None,
    ) -> str:
        """Make a table. As a rematch, raises Conflict if the earlier table has one already.

        `promise` is the hash of a number that the person adds to the dice.
        """
        title = find_title(wish.game)
        if wish.board.endswith(".toml") or "/" in wish.board:
            raise Refusal(422, say("A table can only use the boards of this server.", kind="board"))
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
        hashed_origin = self._hashed(origin)
        await self._check_number(person, hashed_origin)
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
            seats=tuple(
                replace(seat, commitment=promise) if seat.person == person.id else seat
                for seat in seats_for(person, wish.seats)
            ),
            clock=str(wish.clock),
            on_timeout=wish.on_timeout if str(wish.clock) else "",
            times=TableClock.begun(wish.clock, len(wish.seats)).save(),
            origin=hashed_origin,
        )
        await asyncio.to_thread(self.tables.store.add_table, row, seed, rematch_of)
        await self.tables.start_if_full(row.id)
        self.tables.hub.tell(row.id)
        return row.id

    def _hashed(self, origin: str) -> str:
        """Where somebody comes from, so that it can be counted but not read."""
        if not origin:
            return ""
        text = f"origin/{origin}".encode()
        return hmac.new(self.secret.encode(), text, hashlib.sha256).hexdigest()

    async def _check_number(self, person: Person, origin: str) -> None:
        """Nobody fills the server with tables: not one person, and not many from one place."""
        if self.is_generous:
            return
        store = self.tables.store
        since = store.clock.now() - TOUCHED
        mine, theirs = await asyncio.to_thread(store.unfinished, person.id, origin, since)
        if mine >= MOST_TABLES or theirs >= MOST_OF_ORIGIN:
            raise Refusal(
                429,
                say(
                    "You have {n} tables that are not over; finish or remove one first.",
                    kind="too-many",
                    n=mine,
                )
                if mine >= MOST_TABLES
                else say(
                    "Too many tables made from your network are not over; finish or remove one "
                    "first.",
                    kind="too-many",
                ),
            )

    async def sit(
        self, id: str, number: int, person: Person, token: str = "", promise: str = ""
    ) -> None:
        """Take a free seat, or the one that a link is for; `promise` is as in `create`."""
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
        others = [other.name for other in look.row.seats if other.number != number]
        name = own_name(person.name, others)
        moment = 0 if look.room is None else len(look.room.match.actions)
        note = SeatNote(TAKEN, name, moment)
        try:
            await asyncio.to_thread(
                self.tables.store.take_seat, id, number, seat.link, person.id, name, promise, note
            )
        except Conflict:
            raise await self._too_late(id, person) from None
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
            store = self.tables.store
            await asyncio.to_thread(store.leave_seat, id, seat.number, seat.link, OPEN)
        except Conflict:
            raise await self._too_late(id, person) from None
        self.tables.hub.tell(id)

    async def rename(self, id: str, person: Person, name: str) -> None:
        """Call the person by another name at a table whose game may have begun."""
        look = await self.tables.look(id)
        seat = look.seat_of(person)
        if seat is None:
            raise no_seat()
        name = own_name(name, [other.name for other in look.row.seats if other is not seat])
        await asyncio.to_thread(self.tables.store.rename_seat, id, seat.number, person.id, name)
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
        try:
            await asyncio.to_thread(self.tables.store.seat_bot, id, number, bot, name)
        except Conflict:
            raise await self._too_late(id, person) from None
        await self.tables.start_if_full(id)
        self.tables.hub.tell(id)

    async def remove(self, id: str, person: Person) -> None:
        """The host removes a table that hasn't begun."""
        look = await self.tables.look(id)
        _only_host(look.row, person)
        try:
            await asyncio.to_thread(self.tables.store.remove_table, id)
        except Conflict:
            raise await self._too_late(id, person) from None
        self.tables.hub.tell(id)

    async def _too_late(self, id: str, person: Person) -> Refusal:
        """Why a change of seats came too late: the table is gone, the game has begun, or a seat
        was taken."""
        look = await self.tables.look(id)
        if look.row.status != OPEN and look.seat_of(person) is not None:
            return Refusal(409, say("The game has begun.", kind="begun"))
        return Refusal(409, say("Somebody else was faster.", kind="seat-taken"))

    async def rematch(self, id: str, person: Person, origin: str = "", promise: str = "") -> str:
        """The same table again: the person who asks sits down, and the others' seats are kept until
        they ask too."""
        look = await self.tables.look(id)
        seat = look.seat_of(person)
        if seat is None:
            raise no_seat()
        if look.row.next_table is not None:
            await self._sit_again(look.row.next_table, seat.number, person, promise)
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
        try:
            new = await self.create(person, wish, origin, promise, rematch_of=id)
        except Conflict:  # somebody else was faster: there is one rematch, and this is it
            found = (await self.tables.look(id)).row.next_table
            assert found is not None
            await self._sit_again(found, seat.number, person, promise)
            return found
        self.tables.hub.tell(id)
        return new

    async def _sit_again(self, id: str, number: int, person: Person, promise: str) -> None:
        """Take the seat that a rematch has kept; if it is no longer there, only go and look."""
        row = (await self.tables.look(id)).row
        seat = row.seats[number]
        if row.status == OPEN and not seat.is_taken:
            with contextlib.suppress(Refusal):
                await self.sit(id, number, person, self.link_token(row, number), promise)

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
        """The host makes a new link to a seat: whoever sat there needs it to sit down again.

        During a game, only if nobody sits there, or somebody who has been away for long.
        """
        look = await self.tables.look(id)
        _only_host(look.row, person)
        seat = _seat(look.row, number)
        if seat.kind == BOT or seat.person == person.id:
            raise Refusal(409, say("This seat needs no link.", kind="seat"))
        if look.row.status != OPEN:
            self._running(look)
            if seat.person is not None and not await self._is_long_away(look, seat):
                raise Refusal(
                    409,
                    say(
                        "{player} is playing. You can give the seat to somebody else if they give "
                        "it up, or once the game has waited for them for {hours} hours.",
                        kind="seat-taken",
                        player=seat.name,
                        hours=_long_away(look.row) // HOUR,
                    ),
                )
        await self._empty(look, seat, FREED, person)
        logger.info("seat link made anew", extra={"table": id, "seat": number})

    async def give_up(self, id: str, person: Person) -> None:
        """Leave a running game for good: the host can give the seat to somebody else."""
        look = await self.tables.look(id)
        seat = look.seat_of(person)
        if seat is None:
            raise no_seat()
        self._running(look)
        await self._empty(look, seat, GIVEN_UP, person)

    def _running(self, look: Look) -> None:
        if look.row.status == OPEN:
            raise Refusal(409, say("The game has not begun.", kind="not-begun"))
        if look.row.status == FINISHED:
            raise Refusal(409, say("The game is over.", kind="game-over"))
        if look.row.status == CLOSED:
            raise closed()

    async def _is_long_away(self, look: Look, seat: SeatRow) -> bool:
        """Whether the game has waited for the seat, or a bot stood in for it, for long."""
        assert look.room is not None
        store = self.tables.store
        since: int | None = None
        if seat.stand_in:
            since = await asyncio.to_thread(store.stood_in_since, look.row.id, seat.number)
        elif look.room.match.state.to_act == seat.number:
            since = look.room.times[-1] if look.room.times else look.row.created
        return since is not None and store.clock.now() - since >= _long_away(look.row)

    async def _empty(self, look: Look, seat: SeatRow, kind: str, person: Person) -> None:
        id, status = look.row.id, look.row.status
        note = None
        if status == RUNNING and seat.person is not None:
            assert look.room is not None
            note = SeatNote(kind, seat.name, len(look.room.match.actions))
        try:
            await asyncio.to_thread(
                self.tables.store.leave_seat, id, seat.number, seat.link, status, seat.name, note
            )
        except Conflict:
            raise await self._too_late(id, person) from None
        self.tables.hub.tell(id)


def _long_away(row: TableRow) -> int:
    """How long a game waits for somebody before the seat may be given to somebody else."""
    return LONG_AWAY_BY_DAYS if TimeRule.parse(row.clock).kind == DAYS else LONG_AWAY


def _seat(row: TableRow, number: int) -> SeatRow:
    if not 0 <= number < len(row.seats):
        raise Refusal(404, say("This table has no such seat.", kind="seat"))
    return row.seats[number]


def _only_host(row: TableRow, person: Person) -> None:
    if row.host != person.id:
        raise Refusal(403, say("Only the table's host can do that.", kind="host"))
