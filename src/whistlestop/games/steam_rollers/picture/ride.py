"""The way of a delivered cube in Steam Rollers: along the tracks, from city to city."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from whistlestop.core.game import Event
from whistlestop.core.picture.palette import Mark
from whistlestop.core.picture.ride import Ride, latest
from whistlestop.games.steam_rollers import position as p
from whistlestop.games.steam_rollers.game import NONE, WILD
from whistlestop.games.steam_rollers.picture.hexes import MIDDLES, Hexes, Point
from whistlestop.games.steam_rollers.picture.map import Spot
from whistlestop.games.steam_rollers.position import Position

CUBE = 3.2  # its side, in a hex's own units

Way = tuple[int, tuple[Point, ...], int]  # how far, the points, how many connections


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
    ways = list(_ways(s, hexes, seat, source, destination, {source}))
    if not ways:
        return None
    # A card may have made it count for more than it is.
    _, points, links = max(ways, key=lambda way: (way[0] <= distance, way[0]))
    x, y, scale = spot
    colour = int(s.setup.wild if kind == WILD else s.setup.city_colour[destination])
    path = [(x + a * scale, y + b * scale) for a, b in points]
    return Ride(began, ended, path, cubes[colour], CUBE * scale, links)


def _ways(
    s: Position, hexes: Hexes, seat: int, here: int, destination: int, visited: set[int]
) -> Iterator[Way]:
    """All ways that visit no city twice."""
    start = hexes.places[hexes.open + here]
    for edge in range(6):
        end = _along(s, hexes, seat, here, edge)
        if end is None or end[0] in visited:
            continue
        city, length, points = end
        if city == destination:
            yield length, (start, *points, hexes.places[hexes.open + city]), 1
            continue
        for more, rest, links in _ways(s, hexes, seat, city, destination, {*visited, city}):
            yield length + more, (start, *points, *rest), links + 1


def _along(
    s: Position, hexes: Hexes, seat: int, city: int, edge: int
) -> tuple[int, int, list[Point]] | None:
    """Along the tracks from an edge of a city: the city at the end, how far, and the points."""
    g = s.setup
    hex, length = hexes.open + city, 1
    points: list[Point] = []
    while True:
        x, y = hexes.places[hex]
        points.append((x + MIDDLES[edge][0], y + MIDDLES[edge][1]))
        place = hex * 6 + edge
        hex = int(g.next_hex[place])
        if hex == NONE or g.border[place] & s.walls:
            return None
        if hex >= hexes.open:
            return (hex - hexes.open, length, points) if hex - hexes.open != city else None
        shape = int(s.track[seat * hexes.open + hex])
        if shape == NONE:
            return None
        edge = int(g.other_edge[shape * 6 + (edge + 3) % 6])
        if edge == NONE or len(points) > 6 * hexes.open:
            return None
        length += int(g.is_town[hex])
        dx, dy = hexes.curves.middle(shape)
        x, y = hexes.places[hex]
        points.append((x + dx, y + dy))
