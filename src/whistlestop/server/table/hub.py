"""Tells a table's watchers when it changes, whichever process made the change.

A note names the table and nothing else: each page then asks for what its viewer may see.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Protocol

CHANNEL = "whistlestop_tables"
HERE = "/here/"  # before the number of a seat whose person has the table's page open
HEARD = 40.0  # seconds for which such a note counts
PERSON = "person/"  # before the id of somebody who has changed
PART = "/"  # in the name of a part of a table, which the lobby need not hear of
LOBBY = "*"  # watched to learn of any change,
BOTS = "+"  # and of those here after which a bot may have to move
WANTED, WANTED_KEPT = 30.0, 2000  # seconds for which a look counts; and for how many tables
FRESH = 10.0  # seconds after which we ask again even if no note has come


class Notes(Protocol):
    """What carries notes to the other processes at the same database, and theirs to us. An empty
    one says that some may have been lost."""

    def tell(self, note: str) -> None: ...

    async def run(self, hear: Callable[[str], None]) -> None: ...


@dataclass(frozen=True)
class _Answer:
    pulse: int
    began: float
    future: asyncio.Future[str]


class Hub:
    def __init__(self, notes: Notes | None = None) -> None:
        self.notes = notes
        self.name = secrets.token_hex(4)
        self.stopping = asyncio.Event()
        self._watchers: dict[str, set[asyncio.Event]] = {}
        self._pulses: dict[str, int] = {}  # how often each watched table has changed
        self._answers: dict[str, _Answer] = {}
        self._here: dict[str, dict[int, float]] = {}  # by table and seat, when the person was heard
        self._people: Callable[[str], None] = lambda person: None
        self._tables: Callable[[str], None] = lambda table: None
        self._wanted: dict[str, float] = {}  # when somebody last looked, the latest last

    async def run(self) -> None:
        """Pass on the notes of others while the server runs."""
        if self.notes is not None:
            await self.notes.run(self._hear)

    def tell(self, table: str, for_people: bool = False, tag: str = "") -> None:
        """A table has changed; `for_people` says that no bot is to move, and the tag what the
        watchers here will be told, so that nobody need ask."""
        self._pass_on(table)
        if tag and table in self._watchers:
            answer = asyncio.get_running_loop().create_future()
            answer.set_result(tag)
            self._answers[table] = _Answer(self._pulses[table], time.monotonic(), answer)
        if not for_people and PART not in table:
            self._changed(BOTS)
        if self.notes is not None:
            self.notes.tell(f"{self.name} {table}")

    def tell_of(self, person: str) -> None:
        """Something about a person or their sessions has changed."""
        if self.notes is not None:
            self.notes.tell(f"{self.name} {PERSON}{person}")

    def hear_of_people(self, hear: Callable[[str], None]) -> None:
        """Call this with the id of whoever another process has changed; with none if that may be
        anybody."""
        self._people = hear

    def hear_of_tables(self, hear: Callable[[str], None]) -> None:
        """Call this with the id of a table that another process has changed."""
        self._tables = hear

    @contextmanager
    def watch(self, table: str) -> Iterator[asyncio.Event]:
        """An event that is set when the table has changed."""
        event = asyncio.Event()
        self._watchers.setdefault(table, set()).add(event)
        self._pulses.setdefault(table, 0)
        try:
            yield event
        finally:
            self._watchers[table].discard(event)
            if not self._watchers[table]:
                del self._watchers[table], self._pulses[table]
                self._here.pop(table, None)
                self._answers.pop(table, None)

    def want(self, table: str) -> None:
        """Somebody looks at a table, without watching it."""
        self._wanted.pop(table, None)
        self._wanted[table] = time.monotonic()
        if len(self._wanted) > WANTED_KEPT:
            del self._wanted[next(iter(self._wanted))]

    def is_wanted(self, table: str) -> bool:
        """Whether somebody watches a table here, or has looked at it lately."""
        looked = self._wanted.get(table, -WANTED)
        return table in self._watchers or time.monotonic() - looked < WANTED

    def come(self, table: str, seat: int) -> None:
        """The person of a seat has the table's page open, and still has it."""
        is_new = seat not in self.here(table)
        self._here.setdefault(table, {})[seat] = time.monotonic()
        if self.notes is not None:
            self.notes.tell(f"{self.name} {table}{HERE}{seat}")
        if is_new:
            self._wake(table)

    def leave(self, table: str, seat: int) -> None:
        """The person has closed a page; if they have another, it says so within seconds."""
        seats = self._here.get(table, {})
        seats.pop(seat, None)
        if not seats:
            self._here.pop(table, None)
        self._wake(table)

    def here(self, table: str) -> list[int]:
        """The seats whose people have the table's page open, wherever it is served."""
        least = time.monotonic() - HEARD
        return sorted(seat for seat, at in self._here.get(table, {}).items() if at > least)

    def _wake(self, table: str) -> None:
        for event in self._watchers.get(table, ()):
            event.set()

    def is_watched(self, table: str) -> bool:
        """Whether somebody has the table open here."""
        return table in self._watchers

    async def shared(self, table: str, ask: Callable[[], Coroutine[Any, Any, str]]) -> str:
        """What `ask` says about a watched table; it is called once for all watchers after each
        change."""
        pulse = self._pulses.get(table, 0)
        known = self._answers.get(table)
        moment = time.monotonic()
        if known is None or known.pulse != pulse or moment - known.began > FRESH:
            known = _Answer(pulse, moment, asyncio.create_task(ask()))
            self._answers[table] = known
        return await asyncio.shield(known.future)

    def stop(self) -> None:
        """Release every watcher."""
        self.stopping.set()
        for table in list(self._watchers):
            for event in self._watchers[table]:
                event.set()

    def _hear(self, note: str) -> None:
        name, _, table = note.partition(" ")
        if name == self.name:  # our own has been passed on already
            return
        if not note or table.startswith(PERSON):
            self._people(table.removeprefix(PERSON))
            return
        watched, is_here, seat = table.partition(HERE)
        if not is_here:
            self._tables(table)
            self._pass_on(table)
        elif watched in self._watchers and seat.isdecimal():
            is_new = int(seat) not in self.here(watched)
            self._here.setdefault(watched, {})[int(seat)] = time.monotonic()
            if is_new:
                self._wake(watched)

    def _pass_on(self, table: str) -> None:
        for key in (table,) if PART in table else (table, LOBBY):
            self._changed(key)

    def _changed(self, key: str) -> None:
        if key in self._watchers:
            self._pulses[key] += 1
            for event in self._watchers[key]:
                event.set()
