"""Positions of Steel Driver, and what a test asks of them."""

from __future__ import annotations

from pathlib import Path

from tests.games.steel_driver.oracles import Track
from whistlestop.games.steel_driver.guide.positions import (
    Pairs,
    auction_position,
    building_position,
    start,
    steel_driver,
)
from whistlestop.games.steel_driver.position import NONE
from whistlestop.games.steel_driver.state import SteelDriverState

__all__ = [
    "TINY",
    "Pairs",
    "auction_position",
    "building_position",
    "notations",
    "of",
    "start",
    "steel_driver",
    "tracks_of",
]

TINY = str(Path(__file__).with_name("tiny.toml"))


def tracks_of(state: SteelDriverState) -> list[Track]:
    """Every track that lies, by names."""
    board = state.setup.map
    return [
        (board.cities[r.a].id, board.cities[r.b].id, board.companies[state.owner[n]])
        for n, r in enumerate(board.routes)
        if state.owner[n] != NONE
    ]


def of(state: SteelDriverState, company: str) -> int:
    """A company's number."""
    return state.setup.map.companies.index(company)


def notations(state: SteelDriverState) -> list[str]:
    return [action.notation for action in state.legal_actions()]
