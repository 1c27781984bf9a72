"""Telling watchers that something has changed, as a stream of events."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import aclosing
from typing import Any

from litestar.response import ServerSentEventMessage

from whistlestop.server import metrics
from whistlestop.server.table.hub import Hub
from whistlestop.server.table.tables import Tables

HEARTBEAT = 15.0  # seconds; also how long a lost note can go unnoticed


async def table_changes(
    tables: Tables, id: str, seat: int | None = None, tells_company: bool = False
) -> AsyncGenerator[ServerSentEventMessage]:
    """What a table's watchers are told: its tag, whenever it changes, and on pages who is here.

    While the stream is open, the person of the seat is.
    """
    hub = tables.hub
    told: list[int] | None = None

    def beat() -> ServerSentEventMessage | None:
        nonlocal told
        if seat is not None:
            hub.come(id, seat)
        here = hub.here(id)
        if here == told or not tells_company:
            return None
        told = here
        return ServerSentEventMessage(
            data=" ".join(str(number + 1) for number in here) or "-", event="here"
        )

    async def tag() -> str:
        return (await tables.look(id)).tag

    try:
        async with aclosing(changes(hub, id, lambda: hub.shared(id, tag), beat)) as found:
            async for message in found:
                yield message
    finally:
        if seat is not None:
            hub.leave(id, seat)


async def changes(
    hub: Hub,
    watched: str,
    tag: Callable[[], Coroutine[Any, Any, str]],
    beat: Callable[[], ServerSentEventMessage | None] = lambda: None,
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
                more = beat()
                if more is not None:
                    yield more
                try:
                    await asyncio.wait_for(changed.wait(), HEARTBEAT)
                except TimeoutError:
                    continue
    finally:
        metrics.here(metrics.streams).dec()
