"""The way of a piece of cargo in Rolling Freight: from city to city over the links it used."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.core.game import Event
from whistlestop.core.picture.palette import MARKS
from whistlestop.core.picture.ride import Ride, latest
from whistlestop.games.rolling_freight import position as p
from whistlestop.games.rolling_freight.picture.layout import MapLayout
from whistlestop.games.rolling_freight.picture.parts import CARGO


def ride(events: Sequence[Sequence[Event]], layout: MapLayout) -> Ride | None:
    """The latest delivery."""
    found = latest(events, p.DELIVERED, p.LOADING)
    if found is None:
        return None
    began, ended, told = found
    colour, source = told[0][2:4]
    way = [layout.cities[source]]
    links = [event[2:4] for event in told if event[0] == p.GOING]
    for link, city in links:
        track = layout.tracks[link]
        ends = sorted((track.a, track.b), key=lambda end: _squared(end, way[-1]))
        way += [*ends, layout.cities[city]]
    return Ride(began, ended, way, MARKS[CARGO[colour]], layout.size.well * 1.8, len(links))


def _squared(a: tuple[float, float], b: tuple[float, float]) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
