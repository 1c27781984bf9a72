"""The streams of events that are open: bounded for each visitor and in all.

An idle stream costs a connection, and a machine has only so many files. Whoever is refused one
still has the pages; they only have to load them themselves.
"""

from __future__ import annotations

import weakref
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import aclosing

from litestar.response import ServerSentEventMessage

from whistlestop.core.words import say
from whistlestop.server.errors import Refusal

MOST_OF_ONE = 100  # from one place: a club may share one address
MOST = 8000  # in all, if the machine has the files
RETRY = 30  # seconds

Events = AsyncGenerator[ServerSentEventMessage]


class Streams:
    def __init__(self, files: int | None, generous: bool = False) -> None:
        """`files` is how many the process may have open; half of them are for other things."""
        self.most = MOST if files is None else min(MOST, files // 2)
        self.generous = generous
        self._open: Counter[str] = Counter()

    def opened(self, origin: str, events: Events) -> Events:
        """The events as a stream that counts from now on, until it ends or nobody wants it any
        more; raises Refusal if there can be no further one from there."""
        self._check(origin)
        self._open[origin] += 1

        async def stream() -> Events:
            try:
                async with aclosing(events):
                    async for event in events:
                        yield event
            finally:
                leave()

        made = stream()
        # A stream that is never begun, because the visitor has gone, comes to no end either.
        leave = weakref.finalize(made, self._leave, origin)
        return made

    def _check(self, origin: str) -> None:
        is_too_many = self._open[origin] >= MOST_OF_ONE and not self.generous
        if is_too_many or self._open.total() >= self.most:
            raise Refusal(
                503,
                say(
                    "Too many pages are being kept up to date; this one has to be loaded by hand.",
                    kind="streams",
                ),
                retry_after=RETRY,
            )

    def _leave(self, origin: str) -> None:
        self._open[origin] -= 1
        if not self._open[origin]:
            del self._open[origin]
