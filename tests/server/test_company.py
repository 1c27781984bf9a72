"""Who is at a table now: the people who have its page open, whichever process serves it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from whistlestop.server.table import hub as hubs
from whistlestop.server.table.hub import Hub


class Wire:
    """Carries notes between the hubs of two processes."""

    def __init__(self) -> None:
        self.others: list[Callable[[str], None]] = []

    def tell(self, note: str) -> None:
        for hear in self.others:
            hear(note)

    async def run(self, hear: Callable[[str], None]) -> None:
        self.others.append(hear)


def test_whoever_opens_the_page_is_here_until_it_is_closed() -> None:
    async def story() -> None:
        hub = Hub()
        with hub.watch("t") as changed:
            hub.come("t", 2)
            assert changed.is_set()
            assert hub.here("t") == [2]
            changed.clear()
            hub.come("t", 2)
            assert not changed.is_set()  # nothing new
            hub.leave("t", 2)
            assert changed.is_set()
            assert hub.here("t") == []

    asyncio.run(story())


def test_people_at_another_process_are_here_too_while_they_are_heard_of() -> None:
    async def story() -> None:
        wire = Wire()
        near, far = Hub(wire), Hub(wire)
        await near.run()
        await far.run()
        with near.watch("t") as changed, far.watch("t"):
            far.come("t", 1)
            assert changed.is_set()
            assert near.here("t") == [1]
            near._here["t"][1] -= hubs.HEARD + 1
            assert near.here("t") == []

    asyncio.run(story())
