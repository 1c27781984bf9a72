"""The score sheet of Steam Rollers: what each part of a score has brought so far."""

from __future__ import annotations

from whistlestop.core.words import Message, say
from whistlestop.games.steam_rollers.final import parts
from whistlestop.games.steam_rollers.position import Position

HEADINGS: tuple[Message, ...] = (
    say("deliveries"),
    say("network"),
    say("engine"),
    say("cards"),
    say("orders"),
    say("power"),
)
ALWAYS = 4  # the others belong to modules, and are shown if they count


def score_sheet(s: Position) -> list[tuple[Message, list[int]]]:
    by_seat = [parts(s, seat) for seat in range(s.setup.players)]
    return [
        (name, [values[place] for values in by_seat])
        for place, name in enumerate(HEADINGS)
        if place < ALWAYS or any(values[place] for values in by_seat)
    ]
