"""The awards of Steam Rollers."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.core.game import Event
from whistlestop.core.results import Award, award_for_most, deliveries_of
from whistlestop.core.words import say, say_many
from whistlestop.games.steam_rollers import position as p
from whistlestop.games.steam_rollers.position import Position


def awards(s: Position, events: Sequence[Event]) -> list[Award]:
    players = s.setup.players
    deliveries, farthest = deliveries_of(events, p.DELIVERED, players)
    built, engine = [0] * players, [0] * players
    for event in events:
        if event[0] == p.BUILT:
            built[event[1]] += 1
        elif event[0] == p.IMPROVED:
            engine[event[1]] = event[3]
    found: list[Award] = []
    if farthest is not None:
        way = say(
            "from city {source} to city {target}, distance {distance}",
            source=farthest[3] + 1,
            target=farthest[4] + 1,
            distance=farthest[5],
        )
        found.append(Award(say("Longest delivery"), way, farthest[1], "far"))
    return [
        *found,
        *award_for_most(
            say("Busiest carrier"),
            lambda n: say_many("{n} delivery", "{n} deliveries", n),
            deliveries,
            "cargo",
        ),
        *award_for_most(
            say("Track layer"),
            lambda n: say_many("{n} piece of track", "{n} pieces of track", n),
            built,
            "rails",
        ),
        *award_for_most(
            say("Strongest engine"),
            lambda n: say("strength {strength}", strength=n),
            engine,
            "engine",
        ),
    ]
