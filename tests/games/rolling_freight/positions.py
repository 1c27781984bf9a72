"""Positions of Rolling Freight, and what a test asks of them."""

from __future__ import annotations

from whistlestop.games.rolling_freight.game import NONE, TYPES
from whistlestop.games.rolling_freight.guide.positions import (
    Links,
    city_of,
    link_of,
    rolling_freight,
    start,
    take,
    turn_position,
)
from whistlestop.games.rolling_freight.numbers import COLOURS, IMPROVEMENTS
from whistlestop.games.rolling_freight.state import RollingFreightState

__all__ = [
    "Links",
    "city_of",
    "contract_track",
    "improvements_of",
    "link_of",
    "notations",
    "points",
    "rolling_freight",
    "shown_improvements",
    "start",
    "starting",
    "stock_of",
    "take",
    "turn_position",
]


def notations(state: RollingFreightState) -> list[str]:
    return [action.notation for action in state.legal_actions()]


def starting(state: RollingFreightState, word: str) -> list[str]:
    """The legal notations that start with a word."""
    return [notation for notation in notations(state) if notation.split()[0] == word]


def points(state: RollingFreightState) -> list[int]:
    return [int(score) for score in state.score]


def stock_of(state: RollingFreightState, seat: int) -> dict[str, int]:
    g = state.setup
    first = seat * g.classes + g.dice_classes
    counts = {colour: int(state.pool[first + n]) for n, colour in enumerate(COLOURS)}
    return {colour: count for colour, count in counts.items() if count}


def improvements_of(state: RollingFreightState, seat: int) -> list[str]:
    held = []
    for kind, name in enumerate(IMPROVEMENTS):
        held += [name] * int(state.improvements[seat * TYPES + kind])
    return held


def contract_track(state: RollingFreightState) -> list[str]:
    """From the outermost place inward, without holes."""
    links = state.setup.map.links
    return [links[n].contract for n in reversed(list(state.track)) if n != NONE]


def shown_improvements(state: RollingFreightState) -> list[str]:
    """From the outermost place inward, without holes."""
    return [IMPROVEMENTS[n] for n in reversed(list(state.improvement_track)) if n != NONE]
