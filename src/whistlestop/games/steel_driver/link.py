"""The transcontinental link: whether it is made, and who is in it."""

from __future__ import annotations

from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.games.steel_driver.position import NONE, Position


def ends_are_joined(s: Position, group: i64) -> bool:
    """Whether tracks of these companies join the two ends.

    Each company's network is connected, so it is enough to join networks that share a city.
    """
    g = s.setup
    joined = BITS[g.link_end]
    while True:
        before = joined
        for company in range(g.companies):
            if group & BITS[company] and s.reach[company] & joined:
                joined |= s.reach[company]
        if joined & BITS[g.other_link_end]:
            return True
        if joined == before:
            return False


def companies_in_link(s: Position) -> i64:
    """The companies, as a mask, on any path with fewest companies, then fewest tracks.

    Every set of companies is tried. If no smaller set joins the ends, each path within a set uses
    all of it; so the sets that allow the shortest path are exactly the companies wanted.
    """
    g = s.setup
    fewest: i64 = g.companies + 1
    shortest: i64 = 0
    found: i64 = 0
    for group in range(1, BITS[g.companies]):
        size = _size(group)
        if size > fewest or not ends_are_joined(s, group):
            continue
        length = _shortest_path(s, group)
        if size < fewest or length < shortest:
            fewest, shortest, found = size, length, 0
        if length == shortest:
            found |= group
    return found


def _size(mask: i64) -> i64:
    size: i64 = 0
    while mask:
        mask &= mask - 1
        size += 1
    return size


def _shortest_path(s: Position, group: i64) -> i64:
    """The number of tracks between the ends, which the tracks of these companies join."""
    g = s.setup
    reached = BITS[g.link_end]
    length: i64 = 0
    while not reached & BITS[g.other_link_end]:
        before = reached
        for route in range(len(s.owner)):
            company = s.owner[route]
            if company != NONE and group & BITS[company]:
                a, b = BITS[g.route_a[route]], BITS[g.route_b[route]]
                if before & a:
                    reached |= b
                elif before & b:
                    reached |= a
        length += 1
    return length
