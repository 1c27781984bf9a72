"""Whose tokens were seen lately, so that not every request has to ask the database.

Whatever ends a session or changes a person says so here at once; processes that share a database
tell each other. If such a note is lost, what was seen counts for no longer than a minute.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from whistlestop.server.clock import Clock
from whistlestop.server.storage.rows import Person

TRUSTED = 60.0  # seconds
KEPT = 10_000


@dataclass(frozen=True)
class Session:
    person: Person
    expires: int


class Sessions:
    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._seen: dict[str, tuple[Session, float]] = {}  # by hash, the latest last
        # How often something was forgotten: what was read before that may be out of date.
        self.forgotten = 0

    def get(self, token_hash: str) -> Person | None:
        found = self._seen.get(token_hash)
        if found is None:
            return None
        session, seen = found
        if time.monotonic() - seen > TRUSTED or session.expires < self.clock.now():
            del self._seen[token_hash]
            return None
        return session.person

    def keep(self, token_hash: str, session: Session, forgotten: int) -> None:
        """Keep what was read when so much had been forgotten."""
        if forgotten != self.forgotten:
            return
        self._seen.pop(token_hash, None)
        self._seen[token_hash] = (session, time.monotonic())
        if len(self._seen) > KEPT:
            del self._seen[next(iter(self._seen))]

    def forget(self, person: str) -> None:
        """Something about a person or their sessions has changed; with no id, about anybody."""
        self.forgotten += 1
        self._seen = {
            token: found
            for token, found in self._seen.items()
            if person and found[0].person.id != person
        }
