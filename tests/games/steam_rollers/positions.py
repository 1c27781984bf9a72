"""Positions of Steam Rollers, and what a test asks of them."""

from __future__ import annotations

from tests.games.steam_rollers.oracles import Hex
from whistlestop.games.steam_rollers.guide.positions import (
    at_draft,
    draw,
    draw_line,
    edge_to,
    steam_rollers,
)
from whistlestop.games.steam_rollers.state import SteamRollersState

__all__ = [
    "at_draft",
    "draw",
    "draw_line",
    "edge_to",
    "fill_region",
    "hex_name",
    "kinds",
    "notations",
    "steam_rollers",
    "with_cubes_gone",
]


def fill_region(state: SteamRollersState, seat: int, region: int) -> None:
    """Useless track in all that is left of a region: nothing can be built there any more."""
    board = state.setup.map
    hexes = (board.regions[region - 1].town, *board.regions[region - 1].plain)
    for hex in hexes:
        number = state.setup.hexes.index(hex)
        if state.track[seat * int(state.setup.open_hexes) + number] == -1:
            state.track[seat * int(state.setup.open_hexes) + number] = 0
    state.free[seat * 6 + region - 1] = 0


def with_cubes_gone(state: SteamRollersState, *cities: int) -> SteamRollersState:
    """The cubes of these cities have left the game."""
    kinds = state.setup.kinds_of_cube
    for city in cities:
        for colour in range(kinds):
            place = (city - 1) * kinds + colour
            state.removed[colour] += state.supply[place]
            state.supply[place] = 0
    return state


def notations(state: SteamRollersState) -> list[str]:
    return [action.notation for action in state.legal_actions()]


def kinds(state: SteamRollersState) -> set[str]:
    return {action.kind for action in state.legal_actions()}


def hex_name(state: SteamRollersState, hex: Hex) -> str:
    return state.setup.map.names[hex]
