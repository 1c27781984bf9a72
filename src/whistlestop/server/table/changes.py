"""Telling watchers that something has changed, as a stream of events."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine
from typing import Any

from litestar.response import ServerSentEventMessage

from whistlestop.server import metrics
from whistlestop.server.table.hub import Hub
from whistlestop.server.table.tables import Tables

HEARTBEAT = 15.0  # seconds; also how long a lost note can go unnoticed


def table_changes(tables: Tables, id: str) -> AsyncGenerator[ServerSentEventMessage]:
    """What a table's watchers are told: its tag, whenever it changes."""

    async def tag() -> str:
        return (await tables.look(id)).tag

    return changes(tables.hub, id, lambda: tables.hub.shared(id, tag))


async def changes(
    hub: Hub, watched: str, tag: Callable[[], Coroutine[Any, Any, str]]
) -> AsyncGenerator[ServerSentEventMessage]:
    """An event whenever the tag changes; a comment now and then shows that we are still there."""
    metrics.here(metrics.streams).inc()
    try:
        with hub.watch(watched) as changed:
            last = ""
            while not hub.stopping.is_set():
                changed.clear()
                now = await tag()
                if now != last:
                    yield ServerSentEventMessage(data=now, event="change", retry=1000)
                    last = now
                else:
                    yield ServerSentEventMessage(data=None, comment="still here")
                try:
                    await asyncio.wait_for(changed.wait(), HEARTBEAT)
                except TimeoutError:
                    continue
    finally:
        metrics.here(metrics.streams).dec()
