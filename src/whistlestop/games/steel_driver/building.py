"""Phase three of a round: building, and the transcontinental link."""

from __future__ import annotations

from mypy_extensions import i64

from whistlestop.core.bits import BANK, BITS, INDEX
from whistlestop.core.game import Action
from whistlestop.games.steel_driver.link import companies_in_link, ends_are_joined
from whistlestop.games.steel_driver.position import (
    BUILDING,
    BUILDING_BEGINS,
    BUILT,
    COMPANY_PASSED,
    LINKED,
    NONE,
    Position,
)


def begin(s: Position) -> None:
    s.phase = BUILDING
    s.passes = 0
    s.tell(BUILDING_BEGINS, s.round)


def settle(s: Position) -> bool:
    """Pass for every company that can't build, up to one that can; False if all have passed."""
    companies = s.setup.companies
    while s.passed < companies:
        company = s.order[s.turn]
        if not s.out & BITS[company]:
            if can_build(s, company):
                s.to_act = s.control[company]
                return True
            s.out |= BITS[company]
            s.passing[s.passed] = company
            s.passed += 1
            s.tell(COMPANY_PASSED, company, s.control[company], s.treasury[company])
        _next_turn(s)
    return False


def _next_turn(s: Position) -> None:
    s.turn = 0 if s.turn + 1 == s.setup.companies else s.turn + 1


def can_build(s: Position, company: i64) -> bool:
    if s.control[company] == NONE or s.tracks_left[company] == 0:
        return False
    routes: i64 = 0
    for bank in range(s.setup.banks):
        routes |= buildable(s, company, bank)
    return routes != 0


def buildable(s: Position, company: i64, bank: i64) -> i64:
    """The routes of a bank that the company touches (at first, from a start city) and can
    afford."""
    g = s.setup
    purse = s.treasury[company]
    if purse > g.top_cost:
        purse = g.top_cost
    touched = s.frontier[company * g.banks + bank]
    return touched & s.free[bank] & g.affordable[purse * g.banks + bank]


def list_actions(s: Position, legal: list[Action]) -> None:
    g = s.setup
    company = s.order[s.turn]
    first = s.reach[company] == 0
    for bank in range(g.banks):
        routes = buildable(s, company, bank)
        while routes:
            low = routes & -routes
            routes ^= low
            route = bank * BANK + INDEX[low % 67]
            if first:
                legal += g.first_builds[route]
            else:
                legal.append(g.actions[g.build_id + route])


def apply(s: Position, n: i64) -> None:
    g = s.setup
    if n >= g.build_id:
        build(s, n - g.build_id)
    else:
        first = n - g.build_first_id
        build_first(s, g.first_route[first], g.first_city[first])


def build_first(s: Position, route: i64, start: i64) -> None:
    """A first track: the start city joins the network without ever paying."""
    company = s.order[s.turn]
    for bank in range(s.setup.banks):
        s.frontier[company * s.setup.banks + bank] = 0  # until now: the routes at start cities
    _reach_city(s, company, start)
    _build(s, company, route, start)


def build(s: Position, route: i64) -> None:
    _build(s, s.order[s.turn], route, NONE)


def _build(s: Position, company: i64, route: i64, start: i64) -> None:
    g = s.setup
    s.treasury[company] -= g.route_cost[route]
    s.tracks_left[company] -= 1
    s.owner[route] = company
    s.free[route // BANK] ^= BITS[route % BANK]
    gain: i64 = 0
    for city in (g.route_a[route], g.route_b[route]):
        if not s.reach[company] & BITS[city]:
            gain = g.city_value[city]
            _reach_city(s, company, city)
    s.profit[company] += gain
    s.tell(BUILT, s.to_act, company, route, start, gain)
    if s.linked == NONE and ends_are_joined(s, s.setup.all_companies):
        _pay_link(s, company)
    _next_turn(s)


def _reach_city(s: Position, company: i64, city: i64) -> None:
    banks = s.setup.banks
    s.reach[company] |= BITS[city]
    for bank in range(banks):
        s.frontier[company * banks + bank] |= s.setup.routes_at[city * banks + bank]


def _pay_link(s: Position, builder: i64) -> None:
    g = s.setup
    s.linked = builder
    others = companies_in_link(s) & ~BITS[builder]
    s.profit[builder] += g.link_builder
    for company in range(g.companies):
        if others & BITS[company]:
            s.profit[company] += g.link_others
    s.tell(LINKED, builder, others, g.link_builder, g.link_others)
