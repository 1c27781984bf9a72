"""Positions of Steel Driver set up by hand and told by names, for figures and tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from whistlestop.core.bits import BANK, BITS
from whistlestop.core.vectors import filled, vector
from whistlestop.games.steel_driver import TITLE
from whistlestop.games.steel_driver.game import FIRST_PLAYER, RANDOM, SteelDriver
from whistlestop.games.steel_driver.position import AUCTION, BUILDING, NONE
from whistlestop.games.steel_driver.state import SteelDriverState

Pairs = Sequence[tuple[str, str]]

# Before the link closes; green is to move with five cubes.
LINK_NEAR: dict[str, Pairs] = {
    "green": [("san-francisco", "salt-lake-city"), ("salt-lake-city", "denver")],
    "red": [
        *(("baltimore", "pittsburgh"), ("pittsburgh", "philadelphia")),
        *(("philadelphia", "new-york"), ("pittsburgh", "cleveland"), ("cleveland", "chicago")),
    ],
    "blue": [
        *(("new-york", "albany"), ("albany", "buffalo"), ("buffalo", "cleveland")),
        *(("cleveland", "detroit"), ("detroit", "chicago")),
    ],
    "yellow": [
        *(("charleston", "richmond"), ("richmond", "cincinnati"), ("cincinnati", "indianapolis")),
        *(("indianapolis", "chicago"), ("chicago", "minneapolis"), ("minneapolis", "omaha")),
    ],
    "black": [
        *(("charleston", "atlanta"), ("atlanta", "nashville"), ("nashville", "st-louis")),
        *(("st-louis", "des-moines"), ("des-moines", "chicago"), ("des-moines", "omaha")),
        ("omaha", "kansas-city"),
    ],
    "purple": [
        *(("new-orleans", "memphis"), ("memphis", "st-louis"), ("st-louis", "chicago")),
        *(("memphis", "wichita"), ("wichita", "kansas-city")),
    ],
}


@cache
def steel_driver(players: int = 3, board: str = "", random_start: bool = False) -> SteelDriver:
    game = TITLE.game(players, board, {FIRST_PLAYER: RANDOM} if random_start else {})
    assert isinstance(game, SteelDriver)
    return game


def start(players: int = 3, board: str = "", random_start: bool = False) -> SteelDriverState:
    state = steel_driver(players, board, random_start).start()
    assert isinstance(state, SteelDriverState)
    return state


def auction_position(
    game: SteelDriver,
    *,
    cubes: Sequence[int],
    marker: int = 0,
    number: int = 1,
    available: Sequence[str] | None = None,
    treasuries: Mapping[str, int] | None = None,
) -> SteelDriverState:
    """In the control auctions of a round; companies that are not available are seat 1's."""
    state = game.start()
    assert isinstance(state, SteelDriverState)
    companies = game.map.companies
    state.phase = AUCTION
    state.round = number
    state.marker = marker
    state.passes = 0
    state.cubes = vector(cubes)
    state.available = 0
    for n, name in enumerate(companies):
        if available is None or name in available:
            state.available |= BITS[n]
        else:
            state.control[n] = state.last_control[n] = 0
            state.shares[n * game.seats] = 1
        state.treasury[n] = (treasuries or {}).get(name, 0)
    state.go_on()
    return state


def building_position(
    game: SteelDriver,
    *,
    networks: Mapping[str, Pairs] | None = None,
    treasuries: Mapping[str, int] | None = None,
    control: Mapping[str, int] | None = None,
    last_control: Mapping[str, int] | None = None,
    shares: Mapping[str, Sequence[int]] | None = None,
    order: Sequence[str] | None = None,
    number: int = 1,
    cash: Sequence[int] | None = None,
    linked: str = "",
) -> SteelDriverState:
    """At the beginning of the building of a round, and on to the first decision.

    `control` says which seat holds a company's marker, with a share of it unless `shares` tells
    otherwise. A company that can't build passes at once; with empty treasuries in the last round
    the position is thus the one before the first claim.
    """
    state = game.start()
    assert isinstance(state, SteelDriverState)
    companies = game.map.companies
    state.round = number
    state.cubes = filled(game.seats)
    state.cash = vector(cash or [0] * int(game.seats))
    state.linked = companies.index(linked) if linked else NONE
    state.order = vector(companies.index(name) for name in order or companies)
    state.available = 0
    for n, name in enumerate(companies):
        state.treasury[n] = (treasuries or {}).get(name, 0)
        seat = (control or {}).get(name, NONE)
        state.control[n] = seat
        state.last_control[n] = (last_control or {}).get(name, seat)
        if seat == NONE:
            state.available |= BITS[n]
        held = (shares or {}).get(name) or [int(s == seat) for s in range(int(game.seats))]
        for s, number_held in enumerate(held):
            state.shares[n * game.seats + s] = number_held
        _lay(state, n, (networks or {}).get(name, ()))
    state.phase = BUILDING
    state.turn = state.passed = state.out = 0
    state.go_on()
    return state


def yellow_is_poor() -> SteelDriverState:
    """Everybody has one track; yellow has five cubes left, and the others have plenty."""
    game = steel_driver()
    companies = game.map.companies
    return building_position(
        game,
        networks={
            "red": [("seattle", "helena")],
            "yellow": [("new-york", "boston")],
            "green": [("atlanta", "charleston")],
            "blue": [("houston", "new-orleans")],
            "black": [("chicago", "milwaukee")],
            "purple": [("los-angeles", "phoenix")],
        },
        treasuries={**dict.fromkeys(companies, 30), "yellow": 5},
        control=dict.fromkeys(companies, 0),
    )


def _lay(state: SteelDriverState, company: int, pairs: Pairs) -> None:
    """Give a company tracks, with everything that the position keeps about them."""
    g = state.setup
    index = g.map.city_index
    for a, b in pairs:
        ends = {index[a], index[b]}
        (route,) = [n for n, r in enumerate(g.map.routes) if {r.a, r.b} == ends]
        assert state.owner[route] == NONE
        state.owner[route] = company
        state.tracks_left[company] -= 1
        state.free[route // BANK] ^= BITS[route % BANK]
        for city in ends:
            state.reach[company] |= BITS[city]
    if pairs:
        for bank in range(g.banks):
            state.frontier[company * g.banks + bank] = 0
        for n, r in enumerate(g.map.routes):
            if state.reach[company] & (BITS[r.a] | BITS[r.b]):
                state.frontier[company * g.banks + n // BANK] |= BITS[n % BANK]
