"""The end of a turn, with the stock markers that it can bring."""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.core.bits import members
from whistlestop.core.game import Action
from whistlestop.games.rolling_freight.game import COLOUR_COUNT
from whistlestop.games.rolling_freight.position import STOCKING, Position

MOST_LOOKED_AT = 400  # positions; enough for six dice of two colours
OFFERED = 6


@dataclass(frozen=True)
class Storing:
    """A way to sort the dice of several colours, and the markers that result, by colour."""

    markers: tuple[int, ...]
    actions: tuple[Action, ...]


def storings(s: Position) -> list[Storing]:
    """The different results that sorting can have, the best first: most markers, then those that
    the player's unfinished links want. The position must be asking for a colour."""
    seat = int(s.seat)
    before = _stock(s, seat)
    found: dict[tuple[int, ...], tuple[Action, ...]] = {}
    waiting: list[tuple[Position, tuple[Action, ...]]] = [(s, ())]
    looked_at = 0
    while waiting and looked_at < MOST_LOOKED_AT:
        here, taken = waiting.pop()
        for action in reversed(here.legal_actions()):
            looked_at += 1
            after = here.copy()
            after.apply(action)
            if after.step == STOCKING and after.to_act == seat:
                waiting.append((after, (*taken, action)))
            else:
                now = _stock(after, seat)
                markers = tuple(n - old for n, old in zip(now, before, strict=True))
                known = found.get(markers)
                if known is None or len(known) > len(taken) + 1:
                    found[markers] = (*taken, action)
    g = s.setup
    wanted = [0] * COLOUR_COUNT
    for link in members(int(s.hand[seat])):
        if g.link_colour[link] < COLOUR_COUNT:
            wanted[g.link_colour[link]] += int(g.link_length[link] - s.cubes[link])

    def rank(markers: tuple[int, ...]) -> tuple[int, int, tuple[int, ...]]:
        fitting = sum(min(n, want) for n, want in zip(markers, wanted, strict=True))
        return -sum(markers), -fitting, tuple(-n for n in markers)

    return [Storing(markers, found[markers]) for markers in sorted(found, key=rank)][:OFFERED]


def _stock(s: Position, seat: int) -> list[int]:
    g = s.setup
    first = seat * int(g.classes) + int(g.dice_classes)
    return [int(n) for n in s.pool[first : first + COLOUR_COUNT]]
