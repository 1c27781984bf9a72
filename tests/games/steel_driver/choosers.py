"""Players for tests that random ones don't replace: they make links and hard-fought ends."""

from __future__ import annotations

import heapq
import random

from tests.support.playthrough import Chooser
from whistlestop.core.game import Action, State
from whistlestop.games.steel_driver.position import AUCTION, BUILDING, NONE, Position


def link_seeker(generator: random.Random) -> Chooser:
    """Buys for moderate prices, and builds whatever brings the link's ends nearest."""

    def choose(state: State) -> Action:
        assert isinstance(state, Position)
        legal = state.legal_actions()
        if state.phase == AUCTION:
            return _trade(state, legal, generator)
        if state.phase == BUILDING:
            gaps = [(_gap_with(state, action), generator.random(), action) for action in legal]
            return min(gaps, key=lambda gap: gap[:2])[2]
        return generator.choice(legal)

    return choose


def money_maker(generator: random.Random) -> Chooser:
    """Buys for moderate prices, builds for the best value of a cube, and completes sets."""

    def choose(state: State) -> Action:
        assert isinstance(state, Position)
        legal = state.legal_actions()
        if state.phase == AUCTION:
            return _trade(state, legal, generator)
        if state.phase == BUILDING:
            return max(legal, key=lambda action: (_gain(state, action), generator.random()))
        return max(legal, key=lambda action: (_rarity(state, action), generator.random()))

    return choose


def _gain(state: Position, action: Action) -> float:
    """Dollars of new cities for each cube."""
    board = state.setup.map
    ends = [board.city_index[str(city)] for city in action.fields]
    (cost,) = [route.cost for route in board.routes if {route.a, route.b} == set(ends)]
    reach = int(state.reach[state.order[state.turn]])
    paying = ends if reach else ends[1:]
    return sum(board.cities[city].value for city in paying if not reach >> city & 1) / cost


def _rarity(state: Position, action: Action) -> int:
    """How few goods of the city's colour the company has."""
    board = state.setup.map
    colour = board.cities[board.city_index[str(action.fields[0])]].colour
    return -int(state.goods[state.order[state.turn] * len(board.goods) + colour])


def _trade(state: Position, legal: list[Action], generator: random.Random) -> Action:
    if state.offered == NONE:
        offers = [action for action in legal if action.kind == "offer"]
        return generator.choice(offers) if generator.random() < 0.9 else legal[-1]
    bids = [action for action in legal if action.kind == "bid"]
    if state.bid == 0:
        return bids[generator.randrange((len(bids) + 1) // 2)]
    return legal[0] if generator.random() < 0.5 else legal[-1]


def _gap_with(state: Position, action: Action) -> int:
    """The cubes that a link would still cost, after a build, by the cheapest way."""
    board = state.setup.map
    built = {board.city_index[str(city)] for city in action.fields}
    ways: dict[int, list[tuple[int, int]]] = {n: [] for n in range(len(board.cities))}
    for n, route in enumerate(board.routes):
        price = 0 if state.owner[n] != NONE or {route.a, route.b} == built else route.cost
        ways[route.a].append((route.b, price))
        ways[route.b].append((route.a, price))
    start, goal = board.link_ends
    nearest = {start: 0}
    queue = [(0, start)]
    while queue:
        so_far, city = heapq.heappop(queue)
        if city == goal:
            return so_far
        for onward, price in ways[city]:
            if so_far + price < nearest.get(onward, 10**6):
                nearest[onward] = so_far + price
                heapq.heappush(queue, (so_far + price, onward))
    raise AssertionError("a board is one piece")
