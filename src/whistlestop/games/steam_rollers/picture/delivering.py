"""A delivery that is picked: its route on the sheet, counted, and its ticket."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from whistlestop.core.bits import BITS
from whistlestop.core.game import Action
from whistlestop.core.picture import TICKET, Ahead, Panel, View, metrics
from whistlestop.core.picture.palette import Mark
from whistlestop.core.picture.svg import circle, group, middle, num, path, rect, text
from whistlestop.core.words import Speaker
from whistlestop.games.steam_rollers.game import NONE
from whistlestop.games.steam_rollers.picture.ahead import on_sheet
from whistlestop.games.steam_rollers.picture.hexes import MIDDLES, Hexes
from whistlestop.games.steam_rollers.picture.parts import cube_tile, locomotive
from whistlestop.games.steam_rollers.position import Position

CUBE, ROW, HIGH = 14.0, 40.0, 78.0  # on the ticket: where its rows are
BOX, STEP = 17.0, 21.0
BOXES = 6
COUNT = 2.7  # the radius of a number on the route, in a hex's own units
ASIDE = (5.4, -4.6)  # where the number of a city stands, from its middle


@dataclass(frozen=True)
class Leg:
    """A connection of a seat's: from city to city, hex by hex."""

    ends: tuple[int, int]
    edges: tuple[int, int]  # by which edge it leaves the one and comes to the other
    tracks: tuple[tuple[int, int], ...]  # hex and shape
    towns: tuple[int, ...]  # the hexes of the towns on it

    @property
    def length(self) -> int:
        return 1 + len(self.towns)


def delivery_ahead(
    s: Position, actions: Sequence[Action], view: View, hexes: Hexes, cubes: Sequence[Mark]
) -> Ahead:
    action = actions[0]
    source, destination, distance = (int(field) for field in action.fields[:3])
    seat = int(s.to_act)
    way = _route(s, action, distance)
    lines = () if way is None else _drawn(way, hexes, view)
    other = _other_distance(s, action)
    if other is not None:
        way = _route(s, action, other)
        lines = (*(() if way is None else _drawn_faintly(way, hexes, view)), *lines)
    after = s.copy()
    after.apply(action)
    gain = after.scores()[seat] - s.scores()[seat]
    colour = int(s.setup.city_colour[destination - 1])
    ticket = _ticket(s, (source, destination, distance, gain), cubes[colour], view)
    family = f"deliver {source}>{destination} "
    return Ahead(len(actions), lines, ticket, family)


# The route


def _legs(s: Position, seat: int, city: int) -> Iterator[Leg]:
    """The connections that begin in a city."""
    g = s.setup
    first = seat * int(g.open_hexes)
    for edge in range(6):
        hex, out = int(g.open_hexes) + city, edge
        tracks: list[tuple[int, int]] = []
        towns: list[int] = []
        while True:
            place = hex * 6 + out
            hex = int(g.next_hex[place])
            if hex == NONE or g.border[place] & s.walls:
                break
            into = (out + 3) % 6
            if hex >= g.open_hexes:
                ends = city, hex - int(g.open_hexes)
                if ends[0] != ends[1] and tracks:
                    yield Leg(ends, (edge, into), tuple(tracks), tuple(towns))
                break
            shape = int(s.track[first + hex])
            out = NONE if shape == NONE else int(g.other_edge[shape * 6 + into])
            if out == NONE:
                break
            tracks.append((hex, shape))
            if g.is_town[hex]:
                towns.append(hex)


def ways(
    s: Position, seat: int, here: int, destination: int, visited: int = 0
) -> Iterator[list[Leg]]:
    """All ways that visit no city twice."""
    for leg in _legs(s, seat, here):
        there = leg.ends[1]
        if there == destination:
            yield [leg]
        elif not (visited | BITS[here]) & BITS[there]:
            for onward in ways(s, seat, there, destination, visited | int(BITS[here])):
                yield [leg, *onward]


def length_of(way: Sequence[Leg]) -> int:
    return sum(leg.length for leg in way)


def _route(s: Position, action: Action, distance: int) -> list[Leg] | None:
    """A way of exactly this distance, of which a card may have added some."""
    source, destination = (int(field) - 1 for field in action.fields[:2])
    found = ways(s, int(s.to_act), source, destination)
    return next((way for way in found if length_of(way) == distance - int(s.raised)), None)


def _other_distance(s: Position, picked: Action) -> int | None:
    """The best of the other distances at which the same cube could go."""
    family, cube = picked.fields[:2], picked.fields[3]
    found = [
        int(action.fields[2])
        for action in s.legal_actions()
        if action.kind == "deliver" and action.fields[:2] == family and action.fields[3] == cube
    ]
    return max((one for one in found if one != picked.fields[2]), default=None)


def _drawn(legs: Sequence[Leg], hexes: Hexes, view: View) -> tuple[str, ...]:
    """A band along the tracks, and a number at each town and city that counts."""
    data, counted = _band(legs, hexes)
    parts = [
        path(data, "s-lit none round", ' stroke-width="5.6" opacity=".34"'),
        path(data, "s-lit none round", ' stroke-width="1.1" stroke-dasharray=".01 2.4"'),
    ]
    for number, (at_x, at_y) in enumerate(counted, 1):
        parts.append(
            circle(at_x, at_y, COUNT, "f-accent s-edge").replace("/>", ' stroke-width=".3"/>')
        )
        parts.append(middle(at_x, at_y, str(number), 3.6, "on-accent", "accent", bold=True))
    return (on_sheet("delivery", parts, hexes, view),)


def _drawn_faintly(legs: Sequence[Leg], hexes: Hexes, view: View) -> tuple[str, ...]:
    """Beads along the tracks of the other way: seen, but not what would be done."""
    data, _ = _band(legs, hexes)
    beads = path(data, "s-lit none round", ' stroke-width="2.8" stroke-dasharray=".01 4.4"')
    return (on_sheet("other_way", [f'<g opacity=".5">{beads}</g>'], hexes, view),)


def _band(legs: Sequence[Leg], hexes: Hexes) -> tuple[str, list[tuple[float, float]]]:
    """The tracks and the ways through the cities, and where distance is counted."""
    data, counted = [], []
    for leg in legs:
        ends = [hexes.places[hexes.open + city] for city in leg.ends]
        for (cx, cy), edge in zip(ends, leg.edges, strict=True):
            dx, dy = MIDDLES[edge]
            data.append(
                f"M{num(cx + dx * 0.45)} {num(cy + dy * 0.45)}l{num(dx * 0.55)} {num(dy * 0.55)}"
            )
        for hex, shape in leg.tracks:
            data.append(hexes.curves.at(shape, hexes.places[hex]))
            if hex in leg.towns:
                dx, dy = hexes.curves.middle(shape)
                counted.append((hexes.places[hex][0] + dx, hexes.places[hex][1] + dy - 4.6))
        counted.append((ends[1][0] + ASIDE[0], ends[1][1] + ASIDE[1]))
    return "".join(data), counted


# The ticket


def _ticket(s: Position, told: tuple[int, int, int, int], cube: Mark, view: View) -> Panel:
    source, destination, distance, gain = told
    speaker = view.speaker
    width = TICKET[view.shape]
    way = speaker.text("{source} to {destination}", source=source, destination=destination)
    parts = [
        cube_tile(cube.name, 9, CUBE - 4, 17),
        text(26, CUBE + 2, way, 16, "ink", "panel", display=True),
        text(width, CUBE + 3, f"+{gain}", 18, "ink", "panel", "end", display=True),
    ]
    lines = [group("ticket_way", parts)]
    lines.append(_boxes(s, distance, width, speaker))
    return Panel("ticket", speaker.text("The delivery"), width, HIGH, tuple(lines))


def _boxes(s: Position, distance: int, width: float, speaker: Speaker) -> str:
    """The distance above the engine's boxes, so that one sees whether it is strong enough."""
    strength = int(s.strength(int(s.to_act)))
    words = speaker.text("distance"), speaker.text("engine")
    left = width - max(BOXES, distance) * STEP + (STEP - BOX)
    room = left - 6
    parts = []
    for row, label in enumerate(words):
        y = ROW + row * 22
        parts.append(text(0, y + 4, metrics.fit(label, room, 12.5), 12.5, "muted", "panel"))
    for number in range(distance):
        parts.append(rect(left + number * STEP, ROW - 5, BOX, 9, "f-lit s-edge thin", 2))
    for number in range(BOXES):
        x, crossed = left + number * STEP, number < strength
        kind = "f-on-token s-edge thin" if crossed else "f-token s-edge thin"
        parts.append(rect(x, ROW + 14, BOX, BOX, kind, 3))
        if crossed:
            parts.append(locomotive(x + BOX / 2, ROW + 14 + BOX / 2, BOX * 0.028))
    return group("ticket_boxes", parts)
