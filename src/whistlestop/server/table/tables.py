"""A table as it is, all that can be done in its game, and what happens there by itself.

Each change goes the same way: check that this person may make it now, plan it, write it in one
transaction, tell the watchers. If the table has changed meanwhile, nothing is written: we look and
plan again, and refuse what does not fit the table as it is. `seating.py` decides who sits at one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from whistlestop.core.chance import Dice
from whistlestop.core.game import Action
from whistlestop.core.orders import Given
from whistlestop.core.record import Record
from whistlestop.core.words import say
from whistlestop.server import metrics
from whistlestop.server.clock import SECOND
from whistlestop.server.errors import Refusal
from whistlestop.server.storage.rows import (
    CLOSED,
    FINISHED,
    OPEN,
    RUNNING,
    UNDO,
    Conflict,
    Entry,
    Person,
    SeatRow,
    TableRow,
)
from whistlestop.server.storage.store import Store
from whistlestop.server.table.alongside import alongside, moved
from whistlestop.server.table.choosing import chosen
from whistlestop.server.table.hub import Hub
from whistlestop.server.table.look import Look
from whistlestop.server.table.orders import answer_for, as_kept, given_orders
from whistlestop.server.table.refusals import closed, no_seat, no_table, stale
from whistlestop.server.table.room import HAND, Continuation, Room, dice_proof, sitters
from whistlestop.server.table.rooms import Rooms
from whistlestop.server.table.together import Together

DICE_KEPT = 500
LOCKS_KEPT = 5000
STARTS = 5  # attempts to begin a game at which something happens at that very moment,
ATTEMPTS = 5  # and to write a move
SHARES_AWAITED = 4 * SECOND  # for what browsers add to the dice; then the game begins without
logger = logging.getLogger("whistlestop.tables")


Plan = Callable[[Look], Awaitable[Continuation | None]]
"""What to write, given the table; None: nothing. It raises what the person is to be told."""


class Tables:
    def __init__(self, store: Store, hub: Hub) -> None:
        self.store = store
        self.hub = hub
        self.rooms = Rooms()
        self._dice: OrderedDict[str, Dice] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}
        self._stamps: Together[tuple[int, int] | None] = Together()
        self._outdated: set[str] = set()  # those in memory that another process has changed
        hub.hear_of_tables(self._hear)

    # Looking

    def _hear(self, id: str) -> None:
        if id in self.rooms:
            self._outdated.add(id)
        if len(self._outdated) > LOCKS_KEPT:
            self._outdated = {id for id in self._outdated if id in self.rooms}

    async def look(self, id: str) -> Look:
        """The table as the database has it now. As long as nothing has changed since this process
        last looked or moved, that takes one small question; a larger one otherwise."""
        is_outdated = id in self._outdated
        self._outdated.discard(id)
        if id in self.rooms and not is_outdated:
            stamp = await self._stamps.ask(id, lambda: asyncio.to_thread(self.store.stamp, id))
            if stamp is None:
                raise no_table()
            known = self.known(id)
            if known is not None and known.version >= stamp[0] and known.row.revision >= stamp[1]:
                return known
        while True:
            kept = self.rooms.get(id)
            first = 0 if kept is None else kept.version
            text = "" if kept is None else kept.row.board_text
            row, entries = await asyncio.to_thread(self.store.glance, id, text, first)
            if row is None:
                raise no_table()
            if row.status == OPEN:
                return Look(row, None)
            if first == 0 or self.rooms.get(id) is kept:  # else it was replaced meanwhile
                room = self._room(row, first, entries)
                return Look(room.row, room)

    def known(self, id: str) -> Look | None:
        """The table as this process last saw or left it, which may be out of date; None if it is
        not in memory."""
        room = self.rooms.get(id)
        if room is None:
            return None
        self.rooms.keep(id, room)
        return Look(room.row, room)

    async def left(self, id: str) -> Look:
        """The table as a change has just left it."""
        return self.known(id) or await self.look(id)

    def _room(self, row: TableRow, first: int, entries: list[Entry]) -> Room:
        """The game, with everything in the log so far."""
        room = self.rooms.get(row.id) or Room(row)
        room.take(first, entries)
        room.keep(row, first + len(entries))
        names = tuple(seat.name for seat in room.row.seats)
        if names != room.match.names:  # somebody may leave the server
            room.match.names = names
            room.sentences.clear()
        self.rooms.keep(row.id, room)
        return room

    def lock(self, id: str) -> asyncio.Lock:
        """This process makes its changes to a table one after the other, so that few are in
        vain."""
        if len(self._locks) > LOCKS_KEPT:
            self._locks = {id: lock for id, lock in self._locks.items() if lock.locked()}
        return self._locks.setdefault(id, asyncio.Lock())

    async def record(self, look: Look) -> str:
        """The record of the game as JSON; with the seed, if the game is over."""
        if look.room is None:
            raise Refusal(409, say("The game has not begun.", kind="not-begun"))
        dice = dice_proof(look.row, await self.seed(look))
        return Record.of(look.room.match, sitters(look.row), dice).to_json()

    # Play

    async def start_if_full(self, id: str) -> None:
        """Begin the game if every seat is taken."""
        async with self.lock(id):
            for _ in range(STARTS):
                row = await asyncio.to_thread(self.store.table, id)
                if row is None or row.status != OPEN:
                    return
                if not all(seat.is_taken for seat in row.seats):
                    return
                if self._waits_for_shares(row):
                    if row.full_since is None:
                        await asyncio.to_thread(self.store.await_shares, id)
                    return
                # Not kept yet: a share that comes now makes other dice.
                dice = Dice(await asyncio.to_thread(self.store.seed, id), row.shares)
                plan = Room(row).onward(dice, answer_for(row))
                try:
                    await self._append(row, 0, plan, start=row.revision)
                except Conflict:
                    continue  # another process has started it, or somebody did something
                self._keep_dice(id, dice)
                logger.info("started", extra={"table": id, "game": row.game})
                return

    def _waits_for_shares(self, row: TableRow) -> bool:
        """Whether a browser has yet to tell the number that it promised for the dice."""
        if not any(seat.is_silent for seat in row.seats):
            return False
        return row.full_since is None or self.store.clock.now() - row.full_since < SHARES_AWAITED

    async def start_late(self) -> None:
        """Begin the games that have waited long enough for what browsers add to the dice."""
        moment = self.store.clock.now() - SHARES_AWAITED
        for id in await asyncio.to_thread(self.store.full_before, moment):
            await self.start_if_full(id)
            self.hub.tell(id)

    async def act(
        self, id: str, person: Person | None, version: int, choice: int | str, is_sure: bool
    ) -> tuple[Action, ...] | None:
        """Take an action, or a shortcut's. If it would reveal something and isn't confirmed, only
        return it."""
        question: tuple[Action, ...] | None = None

        async def plan(look: Look) -> Continuation | None:
            nonlocal question
            room, seat = self.to_move(look, person)
            # Whoever waits may be overtaken: nothing waits from here on.
            dice = await self.dice(id)
            state = room.match.state
            self._fresh(look, version)
            if state.to_act != seat.number:
                raise Refusal(409, say("It is not your turn.", kind="not-your-turn"))
            actions = chosen(state, choice)
            answer = answer_for(look.row)
            question = actions if not is_sure and room.reveals(actions, answer) else None
            if question is not None:
                return None
            return room.after(actions, HAND, dice, answer)

        await self._change_by_hand(id, plan)
        return question

    async def undo(self, id: str, person: Person | None, version: int, moment: int) -> None:
        async def plan(look: Look) -> Continuation:
            room, seat = self.to_move(look, person)
            self._fresh(look, version)
            if moment not in room.undo_points(seat.number, look.row):
                raise Refusal(
                    409,
                    say(
                        "You can’t go back that far: something new has been revealed since.",
                        kind="no-undo",
                    ),
                )
            entries = [Entry(UNDO, str(moment), HAND)]
            actors = tuple(room.match.actors[:moment])
            return Continuation(entries, room.state_at(moment), actors)

        await self._change_by_hand(id, plan)

    def to_move(self, look: Look, person: Person | None) -> tuple[Room, SeatRow]:
        seat = look.seat_of(person)
        if seat is None:
            raise no_seat()
        if look.room is None:
            raise Refusal(409, say("The game has not begun.", kind="not-begun"))
        if look.row.status == FINISHED:
            raise Refusal(409, say("The game is over.", kind="game-over"))
        if look.row.status == CLOSED:
            raise closed()
        if seat.stand_in:
            raise Refusal(
                409, say("A bot is playing for you: press “I’m back” first.", kind="stood-in")
            )
        return look.room, seat

    def _fresh(self, look: Look, version: int) -> None:
        if version != look.version:
            raise stale()

    async def make_move(self, id: str, version: int, notation: str, maker: str) -> None:
        """Make a bot's move; raises Conflict if the table has changed since the bot saw it."""

        async def plan(look: Look) -> Continuation:
            if look.room is None:
                raise Conflict
            dice = await self.dice(id)  # before the version is compared, as in `act`
            if look.version != version:
                raise Conflict
            action = look.room.match.state.parse(notation)
            return look.room.after([action], maker, dice, answer_for(look.row))

        await self._change(id, plan)

    async def move_on(self, id: str) -> None:
        """Let everything happen that needs nobody's decision: chance, and standing orders."""

        async def plan(look: Look) -> Continuation | None:
            if look.room is None or look.row.status != RUNNING:
                return None
            onward = look.room.onward(await self.dice(id), answer_for(look.row))
            return onward if onward.entries else None

        with contextlib.suppress(Conflict):
            await self._change(id, plan)

    async def _change_by_hand(self, id: str, plan: Plan) -> None:
        try:
            await self._change(id, plan)
        except Conflict:
            raise stale() from None

    async def _change(self, id: str, plan: Plan) -> None:
        """Plan a change and write it; raises Conflict if it was overtaken again and again.

        It is planned by the table as this process knows it, without asking the database. The
        change is written only if the database knows the same version and revision. If it doesn't,
        or if the plan was refused, we look and plan again: only what was just looked at counts.
        """
        async with self.lock(id):
            known = None if id in self._outdated else self.known(id)
            if known is not None:
                with contextlib.suppress(Refusal, Conflict):
                    planned = await plan(known)
                    if planned is not None:
                        await self._write(known, planned)
                        return
            for _ in range(ATTEMPTS):
                look = await self.look(id)
                planned = await plan(look)
                if planned is None:
                    return
                try:
                    await self._write(look, planned)
                except Conflict:
                    self.rooms.forget(id)  # the log knows better: start again from it
                else:
                    return
            raise Conflict

    async def _write(self, look: Look, plan: Continuation) -> None:
        """Write a change to a game that has begun, and tell the watchers."""
        row, room, first = look.row, look.room, look.version
        assert room is not None
        moment = await self._append(row, first, plan)
        room.take(first, plan.entries)
        room.keep(moved(row, plan, moment), first + len(plan.entries))
        left = Look(room.row, room)
        self.hub.tell(row.id, for_people=_is_for_people(row, plan), tag=left.tag)

    async def _append(
        self, row: TableRow, first: int, plan: Continuation, start: int | None = None
    ) -> int:
        state = plan.state
        moment = await asyncio.to_thread(
            self.store.append,
            row.id,
            first,
            plan.entries,
            plan.status,
            int(state.to_act),
            state.scores(),
            alongside(row, plan),
            start,
        )
        plan.entries[:] = [replace(entry, created=moment) for entry in plan.entries]
        for entry in plan.entries:
            metrics.here(metrics.moves, maker=entry.maker).inc()
        return moment

    async def dice(self, id: str) -> Dice:
        found = self._dice.get(id)
        if found is None:
            seed, shares = await asyncio.to_thread(self.store.seed_and_shares, id)
            found = Dice(seed, shares)
            self._keep_dice(id, found)
        return found

    def _keep_dice(self, id: str, dice: Dice) -> None:
        self._dice[id] = dice
        while len(self._dice) > DICE_KEPT:
            self._dice.popitem(last=False)

    async def seed(self, look: Look) -> str | None:
        """The seed, once it can do no more harm."""
        if look.row.status != FINISHED:
            return None
        return await asyncio.to_thread(self.store.seed, look.row.id)

    # Standing orders

    async def order(self, id: str, person: Person | None, orders: dict[str, Any]) -> None:
        """Change the person's standing orders."""
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
            raise Refusal(422, say("That can't be set now.", kind="order"))
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


def _is_for_people(row: TableRow, plan: Continuation) -> bool:
    """Whether a person is to act next, so that no bot need be asked."""
    to_act = int(plan.state.to_act)
    return to_act >= 0 and not row.seats[to_act].bot_at_work
