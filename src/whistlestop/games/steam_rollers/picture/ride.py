"""The way of a delivered cube in Steam Rollers: along the tracks, from city to city."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from whistlestop.core.game import Event
from whistlestop.core.picture.palette import Mark
from whistlestop.core.picture.ride import Ride, latest
from whistlestop.games.steam_rollers import position as p
from whistlestop.games.steam_rollers.game import WILD
from whistlestop.games.steam_rollers.picture.delivering import Leg, length_of, ways
from whistlestop.games.steam_rollers.picture.hexes import MIDDLES, Hexes, Point
from whistlestop.games.steam_rollers.picture.map import Spot
from whistlestop.games.steam_rollers.position import Position

CUBE = 3.2  # its side, in a hex's own units


def ride(
    s: Position,
    seat: int,
    events: Sequence[Sequence[Event]],
    hexes: Hexes,
    spot: Spot,
    cubes: Sequence[Mark],
) -> Ride | None:
    """The latest delivery, if it ran on the sheet of this seat."""
    found = latest(events, p.DELIVERED, p.DELIVERED)
    if found is None:
        return None
    began, ended, (told, *_) = found
    _, whose, kind, source, destination, distance = told[:6]
    if whose != seat:
        return None
    # A card may have made it count for more than it is.
    way = max(
        ways(s, seat, source, destination),
        key=lambda one: (length_of(one) <= distance, length_of(one)),
        default=None,
    )
    if way is None:
        return None
    points = [hexes.places[hexes.open + source], *(at for leg in way for at in _along(leg, hexes))]
    x, y, scale = spot
    colour = int(s.setup.wild if kind == WILD else s.setup.city_colour[destination])
    path = [(x + a * scale, y + b * scale) for a, b in points]
    return Ride(began, ended, path, cubes[colour], CUBE * scale, len(way))


def _along(leg: Leg, hexes: Hexes) -> Iterator[Point]:
    """From the edge of a city along the tracks to the middle of the next city."""
    edge = leg.edges[0]
    yield _at_edge(hexes, hexes.open + leg.ends[0], edge)
    for hex, shape in leg.tracks:
        (x, y), (dx, dy) = hexes.places[hex], hexes.curves.middle(shape)
        yield x + dx, y + dy
        edge = int(hexes.game.other_edge[shape * 6 + (edge + 3) % 6])
        yield _at_edge(hexes, hex, edge)
    yield hexes.places[hexes.open + leg.ends[1]]


def _at_edge(hexes: Hexes, hex: int, edge: int) -> Point:
    (x, y), (dx, dy) = hexes.places[hex], MIDDLES[edge]
    return x + dx, y + dy
