"""The score sheet of Rolling Freight: what each seat has scored for, from the log."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop.core.words import Message, Seat, say
from whistlestop.games.rolling_freight.position import Position

# A part's name, the messages that report it, and the value that holds the points.
PARTS: tuple[tuple[Message, str, str], ...] = (
    (say("links completed"), "completed", "n"),
    (say("links used"), "links-scored", "n"),
    (say("delivery bonus"), "delivered", "bonus"),
    (say("cargo"), "cargo-scored", "points"),
    (say("VP dice"), "vp-scored", "n"),
    (say("Friendly"), "friendly-scored", "n"),
    (say("unfinished links"), "cubes-scored", "n"),
)
ALWAYS = 4  # of the parts; the others are shown only if somebody has scored for them


def score_sheet(s: Position, told: Iterable[Message]) -> list[tuple[Message, list[int]]]:
    points = [[0] * s.setup.players for _ in PARTS]
    places = {kind: (place, value) for place, (_, kind, value) in enumerate(PARTS)}
    for message in told:
        if message.kind in places:
            place, value = places[message.kind]
            seat, gained = message.values["seat"], message.values[value]
            assert isinstance(seat, Seat)
            assert isinstance(gained, int)
            points[place][seat.number] += gained
    return [
        (name, points[place])
        for place, (name, _, _) in enumerate(PARTS)
        if place < ALWAYS or any(points[place])
    ]
