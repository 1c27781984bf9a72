"""How often somebody may do a thing. Counted in memory, by each process for itself."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

from whistlestop.core.words import say
from whistlestop.server.errors import Refusal

KEPT = 10_000


@dataclass(frozen=True)
class Limit:
    """A number at once, and then one every so many seconds."""

    name: str
    burst: int
    seconds: float


MOVES = Limit("moves", 60, 0.2)
REMARKS = Limit("remarks", 10, 3)
NEW_TABLES = Limit("new tables", 20, 20)
NEW_PEOPLE = Limit("new people", 30, 20)
PASSWORDS = Limit("passwords", 10, 30)
PROOFS = Limit("proofs", 10, 5)
FRIENDS = Limit("friends", 30, 5)
EXPORTS = Limit("exports", 3, 60)
HINTS = Limit("hints", 20, 5)
STUDIES = Limit("studies", 5, 60)
MEASURES = Limit("measures", 30, 2)
FILMS = Limit("films", 5, 60)


class Limits:
    def __init__(self, generous: bool = False) -> None:
        self.generous = generous
        self._full_at: OrderedDict[tuple[str, str], float] = OrderedDict()

    def check(self, limit: Limit, who: str) -> None:
        """Count one; raises Refusal if that is too many."""
        if self.generous:
            return
        key = (limit.name, who)
        moment = time.monotonic()
        # The bucket is kept as the time at which it will be full again.
        full_at = max(self._full_at.get(key, moment), moment) + limit.seconds
        if full_at - moment > limit.burst * limit.seconds:
            raise Refusal(
                429,
                say("That was too often; wait a little and try again.", kind="too-often"),
            )
        self._full_at[key] = full_at
        self._full_at.move_to_end(key)
        while len(self._full_at) > KEPT:
            self._full_at.popitem(last=False)
