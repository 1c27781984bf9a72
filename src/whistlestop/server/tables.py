"""All that can be done at a table, and what happens there by itself.

Each change goes the same way: look at the log as it is, check that the change is allowed now and
for this person, write it in one transaction, tell the watchers. A change that finds the table
other than it was made for is refused, and nothing is done.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from whistlestop.bots import bot_names
from whistlestop.core.chance import Dice, new_seed
from whistlestop.core.errors import IllegalAction
from whistlestop.core.game import OVER, Action, State
from whistlestop.core.orders import Given
from whistlestop.core.registry import find_title
from whistlestop.core.words import say
from whistlestop.server import metrics
from whistlestop.server import rows as s
from whistlestop.server.absence.clocks import TableClock, TimeRule
from whistlestop.server.alongside import alongside
from whistlestop.server.community.friends import check_company
from whistlestop.server.community.names import own_name
from whistlestop.server.community.sanctions import check_ban, check_voice
from whistlestop.server.errors import Refusal
from whistlestop.server.hub import Hub
from whistlestop.server.orders import answer_for, as_kept, given_orders
from whistlestop.server.refusals import closed, no_bot, no_seat, no_table, stale
from whistlestop.server.room import HAND, Plan, Room
from whistlestop.server.rows import Conflict, Entry, Person, SeatRow, TableRow
from whistlestop.server.store import Store
from whistlestop.server.wishes import YOU, TableWish, bot_name, same_again, seats_for

ROOMS_KEPT = 500
LONGEST_REMARK = 500
logger = logging.getLogger("whistlestop.tables")


@dataclass(frozen=True)
class Look:
    """A table as it is now. The room is there once the game has begun."""

    row: TableRow
    room: Room | None

    @property
    def version(self) -> int:
        return 0 if self.room is None else self.room.version

    @property
    def tag(self) -> str:
        """Different whenever anything at the table is."""
        return f"{self.version}.{self.row.revision}.{self.row.status}"

    def seat_of(self, person: Person | None) -> SeatRow | None:
        if person is None:
            return None
        return next((seat for seat in self.row.seats if seat.person == person.id), None)


class Tables:
    def __init__(self, store: Store, hub: Hub, secret: str) -> None:
        self.store = store
        self.hub = hub
        self.secret = secret
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._dice: OrderedDict[str, Dice] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}

    # Looking

    async def look(self, id: str) -> Look:
        while True:
            known = self._rooms.get(id)
            first = 0 if known is None else known.version
            text = "" if known is None else known.board_text
            row, entries = await asyncio.to_thread(self.store.glance, id, text, first)
            if row is None:
                raise no_table()
            if row.status == s.OPEN:
                return Look(row, None)
            if first == 0 or self._rooms.get(id) is known:  # else it was begun again meanwhile
                return Look(row, self._room(row, first, entries))

    def _room(self, row: TableRow, first: int, entries: list[Entry]) -> Room:
        """The game, with all that the log holds by now."""
        if row.id not in self._rooms:
            self._rooms[row.id] = Room(row)
        room = self._rooms[row.id]
        room.match.names = tuple(seat.name for seat in row.seats)  # one may leave the server
        room.take(first, entries)
        self._rooms.move_to_end(row.id)
        while len(self._rooms) > ROOMS_KEPT:
            self._rooms.popitem(last=False)
        return room

    def lock(self, id: str) -> asyncio.Lock:
        """Changes that this process makes to a table queue up, so that few are in vain."""
        if len(self._locks) > 10 * ROOMS_KEPT:
            self._locks = {id: lock for id, lock in self._locks.items() if lock.locked()}
        return self._locks.setdefault(id, asyncio.Lock())

    # Before the game

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
            if seat.kind not in (s.PERSON, s.BOT, s.FREE, YOU):
                raise Refusal(422, say("There is no such kind of seat.", kind="seat"))
            if seat.kind == s.BOT and seat.bot not in bot_names():
                raise no_bot(seat.bot)
        if wish.on_timeout and wish.on_timeout not in bot_names():
            raise no_bot(wish.on_timeout)
        seed = new_seed()
        moment = s.now()
        row = TableRow(
            id=s.new_id(),
            game=title.name,
            board=board.name,
            board_text=board.text,
            rules=title.rules_version,
            options=options,
            host=person.id,
            is_public=wish.is_public,
            hints=all(seat.kind in (s.BOT, YOU) for seat in wish.seats)
            if wish.hints is None
            else wish.hints,
            status=s.OPEN,
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
        await asyncio.to_thread(self.store.add_table, row, seed)
        await self._start_if_full(row.id)
        self.hub.tell(row.id)
        return row.id

    async def sit(self, id: str, number: int, person: Person, token: str = "") -> None:
        """Take a free seat, or the one that a link is for."""
        look = await self.look(id)
        seat = _seat(look.row, number)
        mine = look.seat_of(person)
        if mine is not None and mine.number == number:
            return
        if mine is not None:
            raise Refusal(409, say("You already have a seat at this table.", kind="seated"))
        await asyncio.to_thread(check_ban, self.store, person)
        await asyncio.to_thread(check_company, self.store, look.row, person)
        is_free = seat.kind == s.FREE and seat.person is None and look.row.status == s.OPEN
        if not is_free and not self.is_link(look.row, number, token):
            raise Refusal(403, say("This seat is not free.", kind="seat-taken"))
        name = seat.name
        if look.row.status == s.OPEN:
            name = own_name(person.name, [other.name for other in look.row.seats])
        try:
            await asyncio.to_thread(self.store.sit, id, number, seat.link, person.id, name)
        except Conflict:
            raise Refusal(409, say("Somebody else was faster.", kind="seat-taken")) from None
        await self._start_if_full(id)
        self.hub.tell(id)

    async def stand(self, id: str, person: Person) -> None:
        """Leave the table before the game begins."""
        look = await self.look(id)
        seat = look.seat_of(person)
        if seat is None:
            raise no_seat()
        if look.row.status != s.OPEN:
            raise Refusal(409, say("The game has begun.", kind="begun"))
        try:
            await asyncio.to_thread(self.store.sit, id, seat.number, seat.link, None, "")
        except Conflict:
            raise Refusal(409, say("Somebody else was faster.", kind="seat-taken")) from None
        self.hub.tell(id)

    async def give_to_bot(self, id: str, number: int, bot: str, person: Person) -> None:
        """The host seats a bot where nobody has sat down."""
        look = await self.look(id)
        _only_host(look.row, person)
        seat = _seat(look.row, number)
        if look.row.status != s.OPEN or seat.is_taken:
            raise Refusal(409, say("This seat is not free.", kind="seat-taken"))
        if bot not in bot_names():
            raise no_bot(bot)
        name = bot_name([other.name for other in look.row.seats])
        await asyncio.to_thread(self.store.set_seat, id, number, s.BOT, bot, name)
        await self._start_if_full(id)
        self.hub.tell(id)

    async def remove(self, id: str, person: Person) -> None:
        """The host gives up a table that hasn't begun."""
        look = await self.look(id)
        _only_host(look.row, person)
        try:
            await asyncio.to_thread(self.store.remove_table, id)
        except Conflict:
            raise Refusal(409, say("The game has begun.", kind="begun")) from None
        self.hub.tell(id)

    async def _start_if_full(self, id: str) -> None:
        async with self.lock(id):
            row = await asyncio.to_thread(self.store.table, id)
            if row is None or row.status != s.OPEN:
                return
            if not all(seat.is_taken for seat in row.seats):
                return
            room = Room(row)
            plan = room.onward(await self.dice(id), answer_for(row))
            try:
                await self._write(id, 0, plan)
            except Conflict:
                return  # another process has started it
        logger.info("started", extra={"table": id, "game": row.game})

    # Links to seats

    def link_token(self, row: TableRow, number: int) -> str:
        """What makes the link to a seat work; it changes when the seat is taken or given anew."""
        text = f"{row.id}/{number}/{row.seats[number].link}".encode()
        return hmac.new(self.secret.encode(), text, hashlib.sha256).hexdigest()[:32]

    def is_link(self, row: TableRow, number: int, token: str) -> bool:
        seat = _seat(row, number)
        if seat.kind == s.BOT or not token.isascii():
            return False
        return hmac.compare_digest(self.link_token(row, number), token)

    async def free_again(self, id: str, number: int, person: Person) -> None:
        """The host makes a seat's link anew: who sat there needs it to sit down again."""
        look = await self.look(id)
        _only_host(look.row, person)
        seat = _seat(look.row, number)
        if seat.kind == s.BOT or seat.person == person.id:
            raise Refusal(409, say("This seat needs no link.", kind="seat"))
        try:
            await asyncio.to_thread(self.store.sit, id, number, seat.link, None, seat.name)
        except Conflict:
            raise Refusal(409, say("Somebody else was faster.", kind="seat-taken")) from None
        logger.info("seat link made anew", extra={"table": id, "seat": number})
        self.hub.tell(id)

    # Play

    async def act(
        self, id: str, person: Person | None, version: int, choice: int | str, is_sure: bool
    ) -> Action | None:
        """Take an action; or only say which it is, if it reveals something and is not sure yet."""
        async with self.lock(id):
            look = await self.look(id)
            room, seat = self.to_move(look, person)
            state = room.match.state
            self._fresh(look, version)
            if state.to_act != seat.number:
                raise Refusal(409, say("It is not your turn.", kind="not-your-turn"))
            action = _action(state, choice)
            answer = answer_for(look.row)
            if not is_sure and room.reveals(action, answer):
                return action
            plan = room.after(action, HAND, await self.dice(id), answer)
            await self._commit(id, room, plan)
        return None

    async def undo(self, id: str, person: Person | None, version: int, moment: int) -> None:
        async with self.lock(id):
            look = await self.look(id)
            room, seat = self.to_move(look, person)
            self._fresh(look, version)
            if moment not in room.undo_points(seat.number, look.row):
                raise Refusal(
                    409,
                    say(
                        "There is no way back to there: something new has been revealed since.",
                        kind="no-undo",
                    ),
                )
            entries = [Entry(s.UNDO, str(moment), HAND)]
            actors = tuple(room.match.actors[:moment])
            await self._commit(id, room, Plan(entries, room.state_at(moment), actors))

    def to_move(self, look: Look, person: Person | None) -> tuple[Room, SeatRow]:
        seat = look.seat_of(person)
        if seat is None:
            raise no_seat()
        if look.room is None:
            raise Refusal(409, say("The game has not begun.", kind="not-begun"))
        if look.row.status == s.FINISHED:
            raise Refusal(409, say("The game is over.", kind="game-over"))
        if look.row.status == s.CLOSED:
            raise closed()
        if seat.stand_in:
            raise Refusal(
                409, say("A bot plays for you: say first that you are back.", kind="stood-in")
            )
        return look.room, seat

    def _fresh(self, look: Look, version: int) -> None:
        if version != look.version:
            raise stale()

    async def make_move(self, id: str, version: int, notation: str, maker: str) -> None:
        """A bot's move; raises Conflict if the table is no longer as the bot saw it."""
        async with self.lock(id):
            look = await self.look(id)
            if look.room is None or look.version != version:
                raise Conflict
            action = look.room.match.state.parse(notation)
            plan = look.room.after(action, maker, await self.dice(id), answer_for(look.row))
            await self._write(id, version, plan)
            look.room.take(version, plan.entries)
        self.hub.tell(id)

    async def move_on(self, id: str) -> None:
        """Whatever happens now without anybody being asked: chance, and answers ordered before."""
        async with self.lock(id):
            look = await self.look(id)
            if look.room is None or look.row.status != s.RUNNING:
                return
            plan = look.room.onward(await self.dice(id), answer_for(look.row))
            if not plan.entries:
                return
            first = look.version
            try:
                await self._write(id, first, plan)
            except Conflict:
                return
            look.room.take(first, plan.entries)
        self.hub.tell(id)

    async def _commit(self, id: str, room: Room, plan: Plan) -> None:
        first = room.version
        try:
            await self._write(id, first, plan)
        except Conflict:
            raise stale() from None
        room.take(first, plan.entries)
        self.hub.tell(id)

    async def _write(self, id: str, first: int, plan: Plan) -> None:
        state = plan.state
        try:
            await asyncio.to_thread(
                self.store.append,
                id,
                first,
                plan.entries,
                plan.status,
                int(state.to_act),
                state.scores(),
                alongside(id, plan),
            )
        except Conflict:
            self._rooms.pop(id, None)  # the log knows better: begin again from it
            raise
        for entry in plan.entries:
            metrics.moves.add(maker=entry.maker)

    async def dice(self, id: str) -> Dice:
        found = self._dice.get(id)
        if found is None:
            found = self._dice[id] = Dice(await asyncio.to_thread(self.store.seed, id))
            while len(self._dice) > ROOMS_KEPT:
                self._dice.popitem(last=False)
        return found

    async def seed(self, look: Look) -> str | None:
        """The seed, once it can do no harm any more."""
        if look.row.status != s.FINISHED:
            return None
        return await asyncio.to_thread(self.store.seed, look.row.id)

    # Standing orders

    async def order(self, id: str, person: Person | None, orders: dict[str, Any]) -> None:
        """Change what is to be answered for the person."""
        look = await self.look(id)
        seat = look.seat_of(person)
        if seat is None:
            raise no_seat()
        changed = {**seat.orders, **orders}
        changed = {name: value for name, value in changed.items() if value is not None}
        await asyncio.to_thread(self.store.set_orders, id, seat.number, changed)
        await self.move_on(id)
        self.hub.tell(id)

    async def give_order(self, id: str, person: Person | None, name: str, number: int) -> None:
        """Give one of the orders that the game offers now."""
        look = await self.look(id)
        room, seat = self.to_move(look, person)
        state = room.match.state
        offered = [o for o in room.match.game.words.orders(state, seat.number) if o.name == name]
        if not offered or (offered[0].numbers and number not in offered[0].numbers):
            raise Refusal(422, say("That can't be ordered now.", kind="order"))
        kept = [given for given in given_orders(seat) if given.name != name]
        kept.append(Given(name, offered[0].subject, number))
        await self.order(id, person, as_kept(kept))

    async def cancel_order(self, id: str, person: Person | None, name: str) -> None:
        look = await self.look(id)
        seat = look.seat_of(person)
        if seat is None:
            raise no_seat()
        kept = [given for given in given_orders(seat) if given.name != name]
        await self.order(id, person, as_kept(kept))

    # Around the game

    async def say(self, id: str, person: Person | None, text: str) -> None:
        look = await self.look(id)
        seat = look.seat_of(person)
        if seat is None:
            raise no_seat()
        text = " ".join(text.split())
        if not text:
            raise Refusal(422, say("There is nothing to say.", kind="remark"))
        if len(text) > LONGEST_REMARK:
            raise Refusal(
                422,
                say("A remark has at most {most} letters.", kind="remark", most=LONGEST_REMARK),
            )
        if look.row.status == s.CLOSED:
            raise closed()
        assert person is not None
        await asyncio.to_thread(check_voice, self.store, person)
        await asyncio.to_thread(self.store.add_remark, id, seat.number, seat.name, text, person.id)
        self.hub.tell(id)

    async def rematch(self, id: str, person: Person) -> str:
        """The same again: who asks sits down, the other people's seats wait for them."""
        look = await self.look(id)
        if look.seat_of(person) is None:
            raise no_seat()
        if look.row.next_table is not None:
            return look.row.next_table
        if look.row.status != s.FINISHED:
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
            await asyncio.to_thread(self.store.set_next_table, id, new)
        except Conflict:
            await self.remove(new, person)
            return (await self.look(id)).row.next_table or new
        self.hub.tell(id)
        return new


def _seat(row: TableRow, number: int) -> SeatRow:
    if not 0 <= number < len(row.seats):
        raise Refusal(404, say("This table has no such seat.", kind="seat"))
    return row.seats[number]


def _action(state: State, choice: int | str) -> Action:
    """The legal action of an id or a notation."""
    if isinstance(choice, str):
        return state.parse(choice)
    actions = state.game.actions
    if not 0 <= choice < len(actions):
        raise Refusal(422, say("There is no such choice.", kind="choice"))
    reason = state.why_not(actions[choice])
    if reason is not None:
        raise IllegalAction(reason)
    return actions[choice]


def _only_host(row: TableRow, person: Person) -> None:
    if row.host != person.id:
        raise Refusal(403, say("Only the table's host can do that.", kind="host"))
