"""Notes from one process to all others, through PostgreSQL.

One connection sends and one listens. Each is replaced when it breaks, for example when the database
restarts. Notes sent meanwhile are lost: an empty one says so, and watchers look for themselves
every few seconds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import psycopg
from psycopg import sql

PAUSE = 1.0  # seconds before a broken connection is replaced

logger = logging.getLogger("whistlestop.notes")


class PostgresNotes:
    def __init__(self, address: str, channel: str) -> None:
        self.address = address
        self.channel = channel
        self._waiting: asyncio.Queue[str] = asyncio.Queue()

    def tell(self, note: str) -> None:
        self._waiting.put_nowait(note)

    async def run(self, hear: Callable[[str], None]) -> None:
        await asyncio.gather(self._tell_on(), self._listen(hear))

    async def _tell_on(self) -> None:
        note = ""
        while True:
            try:
                async with await self._connect() as connection:
                    while True:
                        note = note or await self._waiting.get()
                        await connection.execute("SELECT pg_notify(%s, %s)", (self.channel, note))
                        note = ""
            except psycopg.OperationalError as error:
                logger.warning("notes can't be told", extra={"reason": str(error)})
                await asyncio.sleep(PAUSE)

    async def _listen(self, hear: Callable[[str], None]) -> None:
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(
                        sql.SQL("LISTEN {}").format(sql.Identifier(self.channel))
                    )
                    hear("")  # what was told before, nobody has heard
                    async for note in connection.notifies():
                        hear(note.payload)
            except psycopg.OperationalError as error:
                logger.warning("notes can't be heard", extra={"reason": str(error)})
                await asyncio.sleep(PAUSE)

    async def _connect(self) -> psycopg.AsyncConnection[tuple[object, ...]]:
        return await psycopg.AsyncConnection.connect(self.address, autocommit=True)
