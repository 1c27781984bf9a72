"""The line of questions that wait for a process to think in.

People who wait come first, whatever else is waiting. Among equals, everyone has the same share: the
places that questions come from take turns, and so do the tables of one place. So whoever asks much
waits longer and makes nobody else wait. The line has an end: a question too many is refused at
once, with how long it would have taken.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass, field

PRESSING, AWAITED, BESIDE, STUDY = range(4)
"""How much a question matters: somebody at the table looks on; somebody will, or only watches bots;
nobody does; it can wait."""

LONGEST = 300  # questions in the line,
LONGEST_OF_ONE = 40  # and those of one place among them


@dataclass(frozen=True)
class Share:
    """Whose question it is, and how much it matters."""

    priority: int = AWAITED
    origin: str = ""
    table: str = ""


class Full(Exception):
    """There is no place left in the line."""


Waiting = asyncio.Future[None]


@dataclass
class Line:
    seats: int  # how many can be answered at once
    _served: int = 0  # how many are being answered now,
    _served_late: int = 0  # and how many of them nobody looks at
    _waiting: list[OrderedDict[str, OrderedDict[str, deque[Waiting]]]] = field(init=False)
    _lengths: dict[str, int] = field(default_factory=dict)  # of each place's part of the line

    def __post_init__(self) -> None:
        self._waiting = [OrderedDict() for _ in range(STUDY + 1)]

    def __len__(self) -> int:
        return sum(self._lengths.values())

    async def enter(self, share: Share) -> None:
        """Wait for your turn; raises Full. Whoever has had it calls `leave`."""
        if len(self) >= LONGEST or self._lengths.get(share.origin, 0) >= LONGEST_OF_ONE:
            raise Full
        waiting: Waiting = asyncio.get_running_loop().create_future()
        origins = self._waiting[share.priority]
        tables = origins.setdefault(share.origin, OrderedDict())
        tables.setdefault(share.table, deque()).append(waiting)
        self._lengths[share.origin] = self._lengths.get(share.origin, 0) + 1
        self._serve()
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                self.leave(share)  # the turn came at the very moment
            else:
                self._forget(share, waiting)
            raise

    def leave(self, share: Share) -> None:
        self._served -= 1
        self._served_late -= share.priority >= BESIDE
        self._serve()

    def ahead(self, share: Share) -> int:
        """How many questions would be answered first."""
        rounds = sum(
            len(origins) for origins in self._waiting[: share.priority + 1]
        ) + self._lengths.get(share.origin, 0)
        return min(len(self), rounds)

    def _serve(self) -> None:
        while self._served < self.seats:
            priority = self._next_priority()
            if priority is None:
                return
            waiting = self._pop(priority)
            self._served += 1
            self._served_late += priority >= BESIDE
            waiting.set_result(None)

    def _next_priority(self) -> int | None:
        """The most pressing one. One seat is kept from what nobody looks at, if there are two."""
        for priority, origins in enumerate(self._waiting):
            if origins and (
                priority < BESIDE or self.seats == 1 or self._served_late < self.seats - 1
            ):
                return priority
        return None

    def _pop(self, priority: int) -> Waiting:
        origins = self._waiting[priority]
        origin, tables = origins.popitem(last=False)
        table, questions = tables.popitem(last=False)
        waiting = questions.popleft()
        if questions:
            tables[table] = questions  # at the end: the others come first
        if tables:
            origins[origin] = tables
        self._shorten(origin)
        return waiting

    def _forget(self, share: Share, waiting: Waiting) -> None:
        tables = self._waiting[share.priority][share.origin]
        tables[share.table].remove(waiting)
        if not tables[share.table]:
            del tables[share.table]
        if not tables:
            del self._waiting[share.priority][share.origin]
        self._shorten(share.origin)

    def _shorten(self, origin: str) -> None:
        self._lengths[origin] -= 1
        if not self._lengths[origin]:
            del self._lengths[origin]
