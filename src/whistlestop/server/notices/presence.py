"""Who has one of our pages open: they see that it is their turn, and need no mail.

Each process knows its own streams, and now and then writes to the database whose they are, for the
other processes.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import TypeVar

from whistlestop.server.clock import SECOND, Clock
from whistlestop.server.notices.store import MailAddress, NoticeStore
from whistlestop.server.storage.rows import Person

NOTED = 20.0  # seconds between two such writes
FRESH = 45 * SECOND  # how long such a note counts

Item = TypeVar("Item")

logger = logging.getLogger("whistlestop.notices")


class Presence:
    def __init__(self, kept: NoticeStore, clock: Clock) -> None:
        self.kept = kept
        self.clock = clock
        self._streams: Counter[str] = Counter()

    async def during(
        self, person: Person | None, stream: AsyncGenerator[Item]
    ) -> AsyncGenerator[Item]:
        """The stream; while it is open, the person is here."""
        id = "" if person is None else person.id
        self._streams[id] += 1
        try:
            async with aclosing(stream):
                async for item in stream:
                    yield item
        finally:
            self._streams[id] -= 1
            if not self._streams[id]:
                del self._streams[id]

    def is_here(self, address: MailAddress) -> bool:
        """Whether the person is here, on this server or another."""
        return address.person in self._streams or address.seen > self.clock.now() - FRESH

    async def run(self) -> None:
        while True:
            await asyncio.sleep(NOTED)
            people = [id for id in self._streams if id]
            try:
                await asyncio.to_thread(self.kept.set_seen, people, self.clock.now())
            except Exception:
                logger.exception("the database can't be asked")
