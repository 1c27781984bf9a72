"""People who are away: their time, and the bots that stand in for them.

A bot stands in when time is up, if the table was made that way, or when a player asks for it. It
plays until the person says that they are back.
"""

from __future__ import annotations

import asyncio
import logging
import time

from whistlestop.bots import bot_names
from whistlestop.core.words import say
from whistlestop.server.absence.store import AbsenceStore
from whistlestop.server.errors import Refusal
from whistlestop.server.storage.rows import OPEN, RUNNING, Conflict, Person, SeatRow
from whistlestop.server.table.look import Look
from whistlestop.server.table.refusals import no_bot, no_seat, stale
from whistlestop.server.table.tables import Tables

BEAT = 5.0  # seconds between two signs that a server is at work
JUMP = 1000  # milliseconds by which the machine's clock may be off before we follow it

logger = logging.getLogger("whistlestop.absence")


class Absence:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.clock = tables.store.clock
        self.kept = AbsenceStore(tables.store)
        self.checked_every = 1.0  # seconds; the conductor may ask more often
        self._checked = -self.checked_every

    async def run(self) -> None:
        """Keep showing that a server is at work; call `wake` first."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except Exception:
                logger.exception("the database can't be asked")

    async def beat(self) -> None:
        if abs(self.clock.jump) > JUMP:
            logger.warning(
                "the machine's clock was set", extra={"seconds": self.clock.jump // 1000}
            )
            self.clock.follow()
            await self.wake()
        await asyncio.to_thread(self.kept.beat, self.clock.now())

    async def wake(self) -> None:
        pause = await asyncio.to_thread(self.kept.wake, self.clock.now())
        if pause:
            logger.info("clocks stood still", extra={"seconds": pause // 1000})

    async def ask(self, id: str, person: Person | None, bot: str) -> None:
        """Let a bot play for the person until they are back."""
        look, seat = await self._seat(id, person)
        if bot not in bot_names():
            raise no_bot(bot)
        if seat.stand_in:
            raise Refusal(409, say("A bot is already playing for you.", kind="stood-in"))
        await self.leave(look, seat.number, bot)

    async def leave(self, look: Look, number: int, bot: str) -> None:
        """Let a bot play for a seat from now on."""
        try:
            await asyncio.to_thread(
                self.kept.stand_in, look.row.id, number, bot, _moment(look), self.clock.now()
            )
        except Conflict:
            raise stale() from None
        logger.info("a bot stands in", extra={"table": look.row.id, "seat": number, "bot": bot})
        self.tables.hub.tell(look.row.id)

    async def back(self, id: str, person: Person | None) -> None:
        """Give the seat back to its person."""
        look, seat = await self._seat(id, person)
        if not seat.stand_in:
            return
        try:
            await asyncio.to_thread(
                self.kept.come_back, id, seat.number, _moment(look), self.clock.now()
            )
        except Conflict:
            raise stale() from None
        await self.tables.move_on(id)  # standing orders apply again
        self.tables.hub.tell(id)

    async def check_deadlines(self) -> None:
        """Let bots stand in where time is up. Every server tries; at each table, one succeeds."""
        if time.monotonic() - self._checked < self.checked_every:
            return
        self._checked = time.monotonic()
        for id in await asyncio.to_thread(self.kept.overdue, self.clock.now()):
            look = await self.tables.look(id)
            is_done = await asyncio.to_thread(
                self.kept.time_out, id, _moment(look), self.clock.now()
            )
            if is_done:
                logger.info("time is up", extra={"table": id, "seat": look.row.to_act})
                self.tables.hub.tell(id)

    async def _seat(self, id: str, person: Person | None) -> tuple[Look, SeatRow]:
        look = await self.tables.look(id)
        seat = look.seat_of(person)
        if seat is None:
            raise no_seat()
        if look.row.status == OPEN:
            raise Refusal(409, say("The game has not begun.", kind="not-begun"))
        if look.row.status != RUNNING:
            raise Refusal(409, say("The game is over.", kind="game-over"))
        return look, seat


def _moment(look: Look) -> int:
    return 0 if look.room is None else len(look.room.match.actions)
