"""Whose page is drawn next: no place has more than a few drawn at a time.

Drawing takes the server's time, and looking at pages is limited by nothing else. Without this,
somebody who asks for hundreds of pages at once would make everybody else wait for all of them.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

AT_ONCE = 8  # pages drawn for one place,
LONGEST = 400  # and those that may wait: a club may share one address


class Crowded(Exception):
    """Too many requests of one place are waiting already."""


class Turns:
    def __init__(self) -> None:
        self._places: dict[str, asyncio.Semaphore] = {}
        self._known: Counter[str] = Counter()  # requests of each place, waiting ones included

    @asynccontextmanager
    async def turn(self, origin: str) -> AsyncIterator[None]:
        """Wait for a turn of this place, and have it; raises Crowded."""
        if self._known[origin] >= AT_ONCE + LONGEST:
            raise Crowded
        self._known[origin] += 1
        try:
            async with self._places.setdefault(origin, asyncio.Semaphore(AT_ONCE)):
                yield
        finally:
            self._known[origin] -= 1
            if not self._known[origin]:
                del self._known[origin], self._places[origin]
