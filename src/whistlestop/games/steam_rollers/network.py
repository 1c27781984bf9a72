"""What a seat's tracks join: connections between cities, and the distances of routes.

Both are kept with the position and change only when a track is drawn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.games.steam_rollers.game import CITIES, NONE
from whistlestop.games.steam_rollers.position import CONNECTED, Position

BIG: Final = 100  # more than the towns of any map


def join(s: Position, seat: i64, hex: i64, shape: i64) -> None:
    """Count the connection that a track just drawn completes, if it does."""
    g = s.setup
    a = follow(s, seat, hex, g.shape_first[shape])
    if a < 0:
        return
    b = follow(s, seat, hex, g.shape_second[shape])
    if b < 0 or a // BIG == b // BIG:
        return
    towns = a % BIG + b % BIG + g.is_town[hex]
    a //= BIG
    b //= BIG
    s.network[seat] += 1 + towns
    first = seat * CITIES * CITIES
    known = s.lengths[first + a * CITIES + b]
    s.lengths[first + a * CITIES + b] = known | BITS[1 + towns]
    s.lengths[first + b * CITIES + a] = known | BITS[1 + towns]
    s.tell(CONNECTED, seat, a, b, towns)
    if not known & BITS[1 + towns]:
        measure(s, seat)


def follow(s: Position, seat: i64, start: i64, edge: i64) -> i64:
    """Along the tracks from an edge of a hex: the city at the end * BIG + towns on the way.

    NONE if there is no city. A chain that returns to its start has no end either.
    """
    g = s.setup
    first = seat * g.open_hexes
    hex = start
    towns: i64 = 0
    while True:
        place = hex * 6 + edge
        hex = g.next_hex[place]
        if hex == NONE or g.border[place] & s.walls:
            return NONE
        if hex >= g.open_hexes:
            return (hex - g.open_hexes) * BIG + towns
        shape = s.track[first + hex]
        if shape == NONE or hex == start:
            return NONE
        edge = g.other_edge[shape * 6 + (edge + 3) % 6]
        if edge == NONE:
            return NONE
        towns += g.is_town[hex]


def measure(s: Position, seat: i64) -> None:
    """The distances of all routes that visit no city twice, from the lengths of connections."""
    first = seat * CITIES * CITIES
    for place in range(first, first + CITIES * CITIES):
        s.reach[place] = 0
    for source in range(CITIES):
        _extend(s, first, source, source, BITS[source], 1)


def _extend(s: Position, first: i64, source: i64, here: i64, visited: i64, so_far: i64) -> None:
    """Continue from a city that routes of these distances have reached."""
    for city in range(CITIES):
        lengths = s.lengths[first + here * CITIES + city]
        if lengths and not visited & BITS[city]:
            distances: i64 = 0
            while lengths:
                low = lengths & -lengths
                lengths ^= low
                distances |= so_far * low  # a mask times a power of two: all distances grow
            s.reach[first + source * CITIES + city] |= distances
            _extend(s, first, source, city, visited | BITS[city], distances)
