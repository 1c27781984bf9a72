"""Who watches a table is told when it changes, in whichever process the change was made.

A note through the framework's channels names the table and nothing else: each page then asks for
what its viewer may see. One channel serves all tables, listened to once in each process.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from litestar.channels import ChannelsPlugin

CHANNEL = "whistlestop_tables"
LOBBY = "*"  # watched by who wants to know of any change


class Hub:
    def __init__(self, channels: ChannelsPlugin) -> None:
        self.channels = channels
        self.stopping = asyncio.Event()
        self._watchers: dict[str, set[asyncio.Event]] = {}

    async def run(self) -> None:
        """Pass the notes on, as long as the server runs."""
        async with self.channels.start_subscription(CHANNEL) as subscriber:
            async for note in subscriber.iter_events():
                self._pass_on(note.decode())

    def tell(self, table: str) -> None:
        self.channels.publish(table, CHANNEL)

    @contextmanager
    def watch(self, table: str) -> Iterator[asyncio.Event]:
        """An event that is set when the table has changed."""
        event = asyncio.Event()
        self._watchers.setdefault(table, set()).add(event)
        try:
            yield event
        finally:
            self._watchers[table].discard(event)
            if not self._watchers[table]:
                del self._watchers[table]

    def stop(self) -> None:
        """Let every watcher go."""
        self.stopping.set()
        for table in list(self._watchers):
            for event in self._watchers[table]:
                event.set()

    def _pass_on(self, table: str) -> None:
        for key in (table, LOBBY):
            for event in self._watchers.get(key, ()):
                event.set()
