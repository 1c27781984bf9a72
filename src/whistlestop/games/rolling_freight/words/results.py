"""The result of Rolling Freight: the parts of the scores in fewer pieces, and the awards."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.core.game import Event
from whistlestop.core.results import Award, ScorePart, award_for_most, deliveries_of
from whistlestop.core.words import Message, say, say_many
from whistlestop.games.rolling_freight import position as p
from whistlestop.games.rolling_freight.position import Position
from whistlestop.games.rolling_freight.words.names import Names

# The events by which seats score, each with its seat first and the points last.
PARTS: tuple[tuple[Message, tuple[int, ...]], ...] = (
    (say("links"), (p.COMPLETED, p.LINKS_SCORED)),
    (say("deliveries"), (p.DELIVERED, p.FRIENDLY_SCORED)),
    (say("cargo"), (p.CARGO_SCORED,)),
    (say("VP dice"), (p.VP_SCORED,)),
    (say("unfinished links"), (p.CUBES_SCORED,)),
)


def score_parts(s: Position, events: Sequence[Event]) -> list[ScorePart]:
    found = []
    for name, kinds in PARTS:
        points = [0] * s.setup.players
        for event in events:
            if event[0] in kinds:
                points[event[1]] += event[-1]
        found.append(ScorePart(name, tuple(points)))
    return found


def awards(s: Position, names: Names, events: Sequence[Event]) -> list[Award]:
    players = s.setup.players
    deliveries, farthest = deliveries_of(events, p.DELIVERED, players)
    completed, hosted = [0] * players, [0] * players
    for event in events:
        if event[0] == p.COMPLETED:
            completed[event[1]] += 1
        elif event[0] == p.LINKS_SCORED:
            hosted[event[1]] += event[-1]
    found: list[Award] = []
    if farthest is not None:
        _, seat, _, source, target, links, _ = farthest
        way = say_many(
            "{source} – {target}, {n} link",
            "{source} – {target}, {n} links",
            links,
            source=names.city(source),
            target=names.city(target),
        )
        found.append(Award(say("Longest delivery"), way, seat, "far"))
    return [
        *found,
        *award_for_most(
            say("Busiest carrier"),
            lambda n: say_many("{n} delivery", "{n} deliveries", n),
            deliveries,
            "cargo",
        ),
        *award_for_most(
            say("Master builder"),
            lambda n: say_many("{n} link completed", "{n} links completed", n),
            completed,
            "rails",
        ),
        *award_for_most(
            say("Everybody’s rails"),
            lambda n: say_many("{n} point for links used", "{n} points for links used", n),
            hosted,
            "coins",
        ),
    ]
