"""The score sheet of Rolling Freight: what each seat has scored for."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop.core.game import Event
from whistlestop.core.words import Message, say
from whistlestop.games.rolling_freight import position as p
from whistlestop.games.rolling_freight.position import Position

# The events by which seats score, each with its seat first and the points last.
PARTS: dict[int, Message] = {
    p.COMPLETED: say("links completed"),
    p.LINKS_SCORED: say("links used"),
    p.DELIVERED: say("delivery bonus"),
    p.CARGO_SCORED: say("cargo"),
    p.VP_SCORED: say("VP dice"),
    p.FRIENDLY_SCORED: say("Friendly"),
    p.CUBES_SCORED: say("unfinished links"),
}
ALWAYS = 4  # of the parts; the others only if somebody has scored for them


def score_sheet(s: Position, events: Iterable[Event]) -> list[tuple[Message, list[int]]]:
    points = {kind: [0] * s.setup.players for kind in PARTS}
    for event in events:
        if event[0] in points:
            points[event[0]][event[1]] += event[-1]
    return [
        (name, points[kind])
        for place, (kind, name) in enumerate(PARTS.items())
        if place < ALWAYS or any(points[kind])
    ]
