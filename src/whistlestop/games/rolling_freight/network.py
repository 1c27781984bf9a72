"""What a delivery costs over the network, and where it can lead.

All of this is for the seat whose turn it is. Costs are in dice, before the discount of stations.

Walks are searched from cheap to expensive, over whole layers of cities at once. A route is a walk
that visits no city twice and uses one of the seat's own links. The cheapest walk never visits a
city twice; the cheapest one with an own link may, because of a detour. So if both cost the same,
that is the true cost; if they differ, a `Search` looks at single routes, guided by the costs of
walks.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.bits import BITS, INDEX
from whistlestop.games.rolling_freight.game import COLOUR_COUNT, FAR, FRIENDLY, TYPES
from whistlestop.games.rolling_freight.position import Position


def link_price(s: Position, owner: i64) -> i64:
    """The cost of one link of this owner; Friendly owners charge others less."""
    g = s.setup
    if owner == s.seat:
        return g.own_link_price
    price = g.other_link_price - s.improvements[owner * TYPES + FRIENDLY]
    return price if price > g.least_link_price else g.least_link_price


class Ways:
    """The network as the seat whose turn it is pays for it. By city: the cities one link away over
    its own links, over any links that cost one die, over those that cost two, and over those that
    cost nothing.
    """

    def __init__(
        self, own: vec[i64], cheap: vec[i64], dear: vec[i64], free: vec[i64], has_free: bool
    ) -> None:
        self.own = own
        self.cheap = cheap  # the own ones among them
        self.dear = dear
        self.free = free
        self.has_free = has_free  # rarely: of somebody with two Friendlies


def ways_of(s: Position) -> Ways:
    g = s.setup
    cities = g.cities
    own = s.joins[s.seat * cities : (s.seat + 1) * cities]
    cheap = own[:]
    dear = g.nowhere[:]
    free = g.nowhere
    has_free = False
    for owner in range(g.seats):
        if owner == s.seat or s.built[owner] == 0:
            continue
        first = owner * cities
        price = link_price(s, owner)
        if price == 1:
            for city in range(cities):
                cheap[city] |= s.joins[first + city]
        elif price == 0:
            if not has_free:
                has_free = True
                free = g.nowhere[:]
            for city in range(cities):
                free[city] |= s.joins[first + city]
        else:
            for city in range(cities):
                dear[city] |= s.joins[first + city]
    return Ways(own, cheap, dear, free, has_free)


def walk_costs(
    ways: Ways,
    start: i64,
    closed: i64,
    barred: i64,
    budget: i64,
    near: vec[i64],
    near_own: vec[i64],
) -> None:
    """The cheapest walk from one of the `start` cities to each city, up to the budget.

    `near` gets the cost of any walk, `near_own` that of one with an own link. Walks end in `closed`
    cities (except start cities) and never enter `barred` ones.
    """
    own, cheap, dear, free = ways.own, ways.cheap, ways.dear, ways.free
    has_free = ways.has_free
    ends = closed & ~start
    seen = barred
    seen_own = barred | start
    now: i64 = start  # cities at this cost
    soon: i64 = 0  # at one more
    later: i64 = 0  # at two more
    now_own: i64 = 0
    soon_own: i64 = 0
    later_own: i64 = 0
    cost: i64 = 0
    while cost <= budget:
        now &= ~seen
        seen |= now
        while now:
            low = now & -now
            now ^= low
            city = INDEX[low % 67]
            near[city] = cost
            if not ends & low:
                soon_own |= own[city]
                soon |= cheap[city]
                later |= dear[city]
                if has_free:
                    joined = free[city] & ~seen
                    seen |= joined
                    now |= joined
        now_own &= ~seen_own
        seen_own |= now_own
        while now_own:
            low = now_own & -now_own
            now_own ^= low
            city = INDEX[low % 67]
            near_own[city] = cost
            if not closed & low:
                soon_own |= cheap[city]
                later_own |= dear[city]
                if has_free:
                    joined = free[city] & ~seen_own
                    seen_own |= joined
                    now_own |= joined
        now = soon
        soon = later
        later = 0
        now_own = soon_own
        soon_own = later_own
        later_own = 0
        if not (now | soon | now_own | soon_own):
            break
        cost += 1


def refresh_fares(s: Position, budget: i64) -> None:
    """The cheapest delivery of each piece on the map, as far as the budget goes: a cache."""
    g = s.setup
    s.fares_known = True
    s.fares = g.no_fares[:]
    if s.built[s.seat] == 0:
        return
    ways = ways_of(s)
    for colour in range(COLOUR_COUNT):
        wants = s.wants[colour]
        pieces = s.lying[colour]
        if wants == 0 or pieces == 0:
            continue
        near = g.far[:]
        near_own = g.far[:]
        walk_costs(ways, wants, wants, 0, budget, near, near_own)
        while pieces:
            low = pieces & -pieces
            pieces ^= low
            city = INDEX[low % 67]
            if not ways.cheap[city] | ways.dear[city] | ways.free[city]:
                continue
            if wants & low:  # its own wish doesn't count
                fare = _fare_from_wish(ways, wants, city, budget, g.far)
            else:
                fare = route_cost(ways, city, wants, low, wants, budget, near, near_own)
            s.fares[colour * g.cities + city] = fare


def _fare_from_wish(ways: Ways, wants: i64, city: i64, budget: i64, far: vec[i64]) -> i64:
    others = wants & ~BITS[city]
    near = far[:]
    near_own = far[:]
    walk_costs(ways, others, wants, 0, budget, near, near_own)
    return route_cost(ways, city, others, BITS[city], wants, budget, near, near_own)


def route_cost(
    ways: Ways,
    city: i64,
    targets: i64,
    visited: i64,
    closed: i64,
    budget: i64,
    near: vec[i64],
    near_own: vec[i64],
) -> i64:
    """The cheapest route with an own link from a city to a target; FAR if beyond the budget.

    `near` and `near_own` are the costs of walks from the targets.
    """
    cost = near_own[city]
    if cost > budget:
        return FAR
    if cost == near[city]:
        return cost
    search = Search(ways, targets, closed, near, near_own)
    cost = search.cheapest(city, visited, 0, False, budget + 1)
    return cost if cost <= budget else FAR


class Search:
    """Looks at single routes to a target, guided by the costs of walks."""

    def __init__(
        self, ways: Ways, targets: i64, closed: i64, near: vec[i64], near_own: vec[i64]
    ) -> None:
        self.ways = ways
        self.targets = targets
        self.closed = closed
        self.near = near
        self.near_own = near_own

    def cheapest(self, city: i64, visited: i64, cost: i64, own: bool, best: i64) -> i64:
        """The cheapest way on from here that costs less than `best` in total; else `best`."""
        ways = self.ways
        by_own, cheap = ways.own[city] & ~visited, ways.cheap[city] & ~visited
        free: i64 = 0
        if ways.has_free:
            free = ways.free[city] & ~visited
            best = self._by(free, visited, cost, own, best)
        # Of parallel tracks the dearer never leads to a cheaper route, but for an own one.
        if own:
            best = self._by(cheap & ~free, visited, cost + 1, True, best)
        else:
            best = self._by(by_own, visited, cost + 1, True, best)
            best = self._by(cheap & ~by_own & ~free, visited, cost + 1, False, best)
        return self._by(ways.dear[city] & ~visited & ~cheap & ~free, visited, cost + 2, own, best)

    def _by(self, joined: i64, visited: i64, cost: i64, own: bool, best: i64) -> i64:
        """The same through one of these cities, which are reached at this cost."""
        while joined:
            low = joined & -joined
            joined ^= low
            if self.targets & low:
                if own and cost < best:
                    best = cost
            elif not self.closed & low:
                there = INDEX[low % 67]
                rest = self.near[there] if own else self.near_own[there]
                if cost + rest < best:
                    best = self.cheapest(there, visited | low, cost, own, best)
        return best


def destinations(s: Position, colour: i64, source: i64, budget: i64) -> i64:
    """The cities to which a piece can be delivered, a mask."""
    g = s.setup
    ways = ways_of(s)
    wants = s.wants[colour]
    near = g.far[:]
    near_own = g.far[:]
    walk_costs(ways, BITS[source], wants, 0, budget, near, near_own)
    found: i64 = 0
    left = wants & ~BITS[source]
    while left:
        low = left & -left
        left ^= low
        city = INDEX[low % 67]
        if near_own[city] > budget:
            continue
        if near_own[city] == near[city] or _joined(ways, source, low, wants, budget, g.far):
            found |= low
    return found


def _joined(ways: Ways, source: i64, target: i64, closed: i64, budget: i64, far: vec[i64]) -> bool:
    near = far[:]
    near_own = far[:]
    walk_costs(ways, target, closed, 0, budget, near, near_own)
    return route_cost(ways, source, target, BITS[source], closed, budget, near, near_own) != FAR


def next_links(s: Position, budget: i64) -> i64:
    """The links by which the current route can continue and still reach its target, a mask."""
    g = s.setup
    ways = ways_of(s)
    wants = s.wants[s.colour]
    target = BITS[s.target]
    near = g.far[:]
    near_own = g.far[:]
    walk_costs(ways, target, wants, s.visited, budget - s.fare, near, near_own)
    own_route = s.route & s.built[s.seat] != 0
    found: i64 = 0
    left = g.links_at[s.at]
    while left:
        low = left & -left
        left ^= low
        link = INDEX[low % 67]
        owner = s.holder[link]
        if owner < 0 or not s.built[owner] & low:
            continue
        there = g.link_b[link] if g.link_a[link] == s.at else g.link_a[link]
        if s.visited & BITS[there] or (wants & BITS[there] and there != s.target):
            continue
        left_over = budget - s.fare - link_price(s, owner)
        if own_route or owner == s.seat:
            if near[there] <= left_over:
                found |= low
        elif there != s.target:
            visited = s.visited | BITS[there]
            if route_cost(ways, there, target, visited, wants, left_over, near, near_own) != FAR:
                found |= low
    return found
