"""Makes the moves that no person makes: asks the bots, at a pace that people can follow.

If several servers share a database, one of them holds a table at a time; if it goes away, another
takes over within seconds. Even if two moved at once, the log would accept only one move.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from whistlestop.bots import bot_names
from whistlestop.core.game import CHANCE
from whistlestop.server.absence.absence import Absence
from whistlestop.server.bots.line import AWAITED, BESIDE, PRESSING, Share
from whistlestop.server.bots.thinkers import Busy, NoAnswer, Thinkers
from whistlestop.server.levels import SIMPLER
from whistlestop.server.settings import Settings
from whistlestop.server.storage.rows import BOT, HOUSE, RUNNING, Conflict, TableRow, Undriven
from whistlestop.server.table.hub import BOTS, Hub
from whistlestop.server.table.look import Look
from whistlestop.server.table.room import MACHINE, STAND_IN, Room, forced, question
from whistlestop.server.table.tables import Tables

HELD = 6000  # milliseconds for which a table is held
RENEWED = 2.0  # seconds after which the hold is renewed
SWEEP = 3.0  # seconds between two searches for tables that nobody holds
IDLE_PACE = 8.0  # seconds between two moves of the house's game that only the lobby shows
MOST = 200  # tables moved on at once,
MOST_OF_ONE = 20  # and those from one place among them

logger = logging.getLogger("whistlestop.bots")


class Conductor:
    def __init__(
        self, tables: Tables, absence: Absence, hub: Hub, thinkers: Thinkers, settings: Settings
    ) -> None:
        self.tables = tables
        self.absence = absence
        self.hub = hub
        self.thinkers = thinkers
        self.settings = settings
        self.name = secrets.token_hex(8)
        self._started = 0.0  # when games that wait for their players' numbers were last looked for
        self._driving: dict[str, asyncio.Task[None]] = {}
        self._origins: dict[str, str] = {}  # where the tables that are being driven come from

    async def run(self) -> None:
        """Look after all tables while the server runs."""
        try:
            with self.hub.watch(BOTS) as changed:
                while not self.hub.stopping.is_set():
                    changed.clear()
                    await self._sweep()
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(changed.wait(), SWEEP)
        finally:
            for task in self._driving.values():
                task.cancel()
            await asyncio.gather(*self._driving.values(), return_exceptions=True)

    async def _sweep(self) -> None:
        self.tables.rooms.sweep()
        try:
            await self.absence.check_deadlines()
            if time.monotonic() - self._started >= 1.0:
                self._started = time.monotonic()
                await self.tables.start_late()
            waiting = await asyncio.to_thread(self.tables.store.undriven, self.name)
        except Exception:
            logger.exception("the database can't be asked")
            return
        for table in waiting:
            if self._may_drive(table):
                task = asyncio.create_task(self._drive(table.id))
                self._driving[table.id] = task
                self._origins[table.id] = table.origin
                task.add_done_callback(functools.partial(self._done, table.id))

    def _may_drive(self, table: Undriven) -> bool:
        """Bots among themselves play only while somebody watches; and no place has all tables."""
        if table.id in self._driving or len(self._driving) >= MOST:
            return False
        if not table.has_people and not self.hub.is_wanted(table.id):
            return False
        if not table.origin:
            return True
        return list(self._origins.values()).count(table.origin) < MOST_OF_ONE

    def _done(self, id: str, task: asyncio.Task[None]) -> None:
        self._driving.pop(id, None)
        self._origins.pop(id, None)

    async def _drive(self, id: str) -> None:
        """Make moves until it is a person's turn."""
        try:
            if not await self._hold(id):
                return
            async with self._holding(id):
                while await self._move(id):
                    pass
        except Busy:  # others first; the next search finds this table again
            await asyncio.sleep(SWEEP)
        except Exception:
            logger.exception("a table can't be moved on", extra={"table": id})
            await asyncio.sleep(SWEEP)

    async def _hold(self, id: str) -> bool:
        store = self.tables.store
        return await asyncio.to_thread(store.drive, id, self.name, store.clock.now() + HELD)

    @asynccontextmanager
    async def _holding(self, id: str) -> AsyncIterator[None]:
        async def renew() -> None:
            while True:
                await asyncio.sleep(RENEWED)
                await self._hold(id)

        task = asyncio.create_task(renew())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.to_thread(self.tables.store.drive, id, self.name, 0)

    async def _move(self, id: str) -> bool:
        """Make the next move if it is a bot's or chance's; False if it is not."""
        look = await self.tables.look(id)
        if look.room is None or look.row.status != RUNNING:
            return False
        seat = int(look.room.match.state.to_act)
        if seat == CHANCE:
            await self.tables.move_on(id)
            return True
        sitter = look.row.seats[seat]
        if not sitter.bot_at_work:
            return False
        if self._priority(look.row) == BESIDE and all(s.kind == BOT for s in look.row.seats):
            return False  # nobody watches any more
        version = look.version
        began = time.monotonic()
        notation = await self._choice(look, look.room, seat)
        await asyncio.sleep(max(0.0, self._pace(look.row) - (time.monotonic() - began)))
        with contextlib.suppress(Conflict):  # an undo came between: look again
            maker = STAND_IN if sitter.stand_in else MACHINE
            await self.tables.make_move(id, version, notation, maker)
        return True

    async def _choice(self, look: Look, room: Room, seat: int) -> str:
        only = forced(room.match.state)
        if only is not None:
            return only.notation
        row = look.row
        moment = len(room.match.actions)
        number = (await self.tables.dice(row.id)).number(moment, 2**64, "bot")
        asked = {**question(row, room), "number": number}
        legal = {action.notation for action in room.match.state.legal_actions()}
        share = Share(self._priority(row), row.origin or row.host, row.id)
        for name in self._who(row, seat):
            try:
                notation = await self.thinkers.ask({**asked, "bot": name}, share)
                if notation in legal:
                    return notation
                reason = f"{notation!r} is not legal"
            except NoAnswer as error:
                reason = str(error)
            logger.warning(
                "a bot failed; a simpler one plays",
                extra={"table": row.id, "seat": seat, "bot": name, "reason": reason},
            )
        # No process could answer, but the game must go on.
        return sorted(legal)[number % len(legal)]

    def _priority(self, row: TableRow) -> int:
        is_wanted = self.hub.is_wanted(row.id)
        if all(seat.kind == BOT for seat in row.seats):
            return AWAITED if is_wanted else BESIDE  # a show: whoever plays comes first
        if is_wanted:
            return PRESSING
        is_awaited = any(seat.kind != BOT and not seat.stand_in for seat in row.seats)
        return AWAITED if is_awaited else BESIDE

    def _pace(self, row: TableRow) -> float:
        """Bots among themselves take their time while nobody looks on."""
        is_idle = not self.hub.is_watched(row.id) and all(seat.kind == BOT for seat in row.seats)
        return IDLE_PACE if is_idle and row.host == HOUSE else self.settings.pace

    def _who(self, row: TableRow, seat: int) -> list[str]:
        own = row.seats[seat].bot_at_work
        return [own, *(name for name in SIMPLER if name != own and name in bot_names())]
