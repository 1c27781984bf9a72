"""How often somebody may do a thing.

A person is counted by their id, however often they log in, and anybody else by where they come
from. What few people do often (moves, remarks) is counted in memory, by each process for itself:
a move must not cost another statement. All else is counted in the database if several processes
share one, so that another process gives nobody another allowance.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from dataclasses import dataclass
from typing import Protocol

from whistlestop.core.words import say
from whistlestop.server.errors import Refusal

KEPT = 10_000  # for each limit


@dataclass(frozen=True)
class Limit:
    """A number at once, and then one every so many seconds."""

    name: str
    burst: int
    seconds: float
    is_shared: bool = True  # counted for all processes together, if there are several


MOVES = Limit("moves", 60, 0.2, is_shared=False)
REMARKS = Limit("remarks", 10, 3, is_shared=False)
NEW_TABLES = Limit("new tables", 20, 20)
TABLES_OF_ADDRESS = Limit("new tables of an address", 60, 10)
NEW_PEOPLE = Limit("new people", 30, 20)
PASSWORDS = Limit("passwords", 10, 30)
PASSWORDS_OF_ONE = Limit("passwords of one account", 20, 60)
PROOFS = Limit("proofs", 10, 5)
FRIENDS = Limit("friends", 30, 5)
EXPORTS = Limit("exports", 3, 60)
HINTS = Limit("hints", 20, 5)
STUDIES = Limit("studies", 5, 60)
MEASURES = Limit("measures", 30, 2)
FILMS = Limit("films", 5, 60)
CARDS = Limit("pictures of links", 20, 3)


class Counts(Protocol):
    """What remembers who did what."""

    def take(self, limit: Limit, who: str) -> bool:
        """Count one; False, counting nothing, if that is too many."""
        ...


class MemoryCounts:
    def __init__(self) -> None:
        # A bucket is kept as the time at which it will be full again. Each limit has buckets of
        # its own: what is cheap to do must not crowd out what is dear.
        self._full_at: dict[str, dict[str, float]] = {}

    def take(self, limit: Limit, who: str) -> bool:
        moment = time.monotonic()
        buckets = self._full_at.setdefault(limit.name, {})
        full_at = max(buckets.get(who, moment), moment) + limit.seconds
        if full_at - moment > limit.burst * limit.seconds:
            return False
        buckets[who] = full_at
        if len(buckets) > KEPT:
            self._full_at[limit.name] = _thinned(buckets, moment)
        return True


def _thinned(buckets: dict[str, float], moment: float) -> dict[str, float]:
    """Without those that are full again; if that is not enough, without those nearest to it.

    So whoever has used up an allowance can't have it forgotten by sending strangers, each of whom
    has used less.
    """
    kept = [(full_at, who) for who, full_at in buckets.items() if full_at > moment]
    kept.sort(reverse=True)
    return {who: full_at for full_at, who in kept[: KEPT * 9 // 10]}


class Limits:
    def __init__(self, shared: Counts | None = None, generous: bool = False) -> None:
        self.generous = generous
        self._here = MemoryCounts()
        self._shared = shared

    async def check(self, limit: Limit, *keys: str) -> None:
        """Count one for each key; raises Refusal if that is too many for any."""
        if self.generous:
            return
        for key in keys:
            if limit.is_shared and self._shared is not None:
                is_allowed = await asyncio.to_thread(self._shared.take, limit, key)
            else:
                is_allowed = self._here.take(limit, key)
            if not is_allowed:
                raise Refusal(
                    429,
                    say("That was too often; wait a little and try again.", kind="too-often"),
                    retry_after=max(1, round(limit.seconds)),
                )


def origin_of(host: str) -> str:
    """Where a request comes from, as far as it tells people apart: one household has many IPv6
    addresses, all with the same first half."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.IPv6Network((address, 64), strict=False))
    return host
