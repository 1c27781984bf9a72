"""A delivered cube's way over the map: drawn, but unseen, until a page lets the cube run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from whistlestop.core.game import Event
from whistlestop.core.picture.layout import Point
from whistlestop.core.picture.palette import Mark
from whistlestop.core.picture.parts import block
from whistlestop.core.picture.svg import num, polyline

LATEST = 30  # actions that are looked through for a delivery


class Ride(NamedTuple):
    """Which delivery, counted in actions: made after `began` of them, done with the `ended`th."""

    began: int
    ended: int
    way: Sequence[Point]
    cube: Mark
    size: float
    links: int  # how many it runs over


def latest(
    events: Sequence[Sequence[Event]], kind: int, first: int
) -> tuple[int, int, list[Event]] | None:
    """The latest events from one of a kind `first` on to one of a kind `kind`: which action came
    before them, which brought the last, and they themselves."""
    found: list[Event] = []
    ended = 0
    for number in range(len(events), max(0, len(events) - LATEST), -1):
        for event in reversed(events[number - 1]):
            if not ended and event[0] == kind:
                ended = number
            if ended:
                found.append(event)
                if event[0] == first:
                    return number - 1, ended, found[::-1]
    return None


def drawn(ride: Ride) -> str:
    """The group that a page looks for: its cube lies where the way ends, and isn't seen."""
    x, y = ride.way[-1]
    return (
        f'<g id="ride_{ride.ended}" class="ride" visibility="hidden" aria-hidden="true" '
        f'pointer-events="none" data-began="{ride.began}" data-links="{ride.links}" '
        f'data-way="{polyline(ride.way)}" transform="translate({num(x)} {num(y)})">'
        f"{block(ride.cube, 0, 0, ride.size)}</g>"
    )
