"""What a company could earn this round with so many cubes, if nobody gets in its way.

Sets of cities that it could reach are looked at in the order of what they cost, so whatever is
found for a purse is the best there is for it. There are very many sets: after `MOST` of them the
search stops, and for larger purses the best one so far is a lower limit. The transcontinental link
is left out: it depends on others.
"""

from __future__ import annotations

import heapq
from dataclasses import dataclass

from whistlestop.core.bits import BANK, BITS
from whistlestop.games.steel_driver.game import SteelDriver
from whistlestop.games.steel_driver.position import Position

MOST = 1500  # sets of cities: 10 ms on a small machine
KEPT = 24  # answers: a round has at most six companies, and a server has many tables


# The network that it starts from, and the cities that are added to it, in order.
Plan = tuple[int, tuple[int, ...]]


@dataclass(frozen=True)
class Prospects:
    """The most dollars for a purse, from 0 cubes on."""

    dollars: tuple[int, ...]
    plans: tuple[Plan, ...]  # and how they are earned
    exact_to: int  # from the next purse on, there may be more

    def most(self, purse: int) -> int:
        return self.dollars[min(purse, len(self.dollars) - 1)]

    def plan(self, purse: int) -> Plan:
        return self.plans[min(purse, len(self.plans) - 1)]

    def is_exact(self, purse: int) -> bool:
        return purse <= self.exact_to


class Prospector:
    """Remembers what it has found: networks don't change during a phase of auctions."""

    def __init__(self, setup: SteelDriver) -> None:
        self.setup = setup
        self.values = [int(value) for value in setup.city_value]
        self._known: dict[tuple[int, int, tuple[int, ...]], Prospects] = {}

    def of(self, s: Position, company: int) -> Prospects:
        """For all that any player could put in now."""
        key = int(s.reach[company]), int(s.tracks_left[company]), tuple(int(f) for f in s.free)
        largest = int(s.treasury[company]) + max(int(cubes) for cubes in s.cubes)
        found = self._known.pop(key, None)
        if found is None or len(found.dollars) <= largest:
            found = self._search(*key, largest)
        self._known[key] = found
        if len(self._known) > KEPT:
            del self._known[next(iter(self._known))]
        return found

    def tracks(self, s: Position, company: int, purse: int) -> list[int]:
        """The routes by which a company would earn the most, in the order of building."""
        network, cities = self.of(s, company).plan(purse)
        g = self.setup
        found = []
        for city in cities:
            leading = [
                route
                for route in range(len(g.route_cost))
                if s.free[route // BANK] & BITS[route % BANK]
                and _joins(network, city, int(g.route_a[route]), int(g.route_b[route]))
            ]
            found.append(min(leading, key=lambda route: int(g.route_cost[route])))
            network |= 1 << city
        return found

    def _search(self, network: int, tracks: int, free: tuple[int, ...], largest: int) -> Prospects:
        joined = self._routes(free)
        starts = [int(BITS[city]) for city, starts in enumerate(self.setup.is_start) if starts]
        firsts = [network] if network else starts
        near = {first: self._leading_out(joined, first) for first in firsts}
        best = [0] * (largest + 1)
        plans: list[Plan] = [(firsts[0], ())] * (largest + 1)
        # Cost, cities reached, where it began (sets that began elsewhere pay otherwise), the cities
        # added, dollars
        waiting: list[tuple[int, int, int, tuple[int, ...], int]]
        waiting = [(0, first, first, (), 0) for first in firsts]
        cheapest = {(first, first): 0 for first in firsts}
        looked_at = 0
        cost = 0
        while waiting:
            cost, cities, first, added, dollars = heapq.heappop(waiting)
            if cheapest[cities, first] < cost:
                continue
            if looked_at == MOST:
                return _rising(best, plans, cost - 1)
            looked_at += 1
            if dollars > best[cost]:
                best[cost], plans[cost] = dollars, (first, added)
            if len(added) == tracks:
                continue
            for routes in (near[first], *(joined[city] for city in added)):
                for there, price in routes:
                    total = cost + price
                    if cities >> there & 1 or total > largest:
                        continue
                    after = cities | 1 << there
                    if total < cheapest.get((after, first), total + 1):
                        cheapest[after, first] = total
                        worth = dollars + self.values[there]
                        heapq.heappush(waiting, (total, after, first, (*added, there), worth))
        return _rising(best, plans, largest)

    def _routes(self, free: tuple[int, ...]) -> list[list[tuple[int, int]]]:
        """For each city: the cities that a free route leads to, with its cost."""
        g = self.setup
        joined: list[list[tuple[int, int]]] = [[] for _ in self.values]
        for route, cost in enumerate(g.route_cost):
            if free[route // BANK] & BITS[route % BANK]:
                a, b = int(g.route_a[route]), int(g.route_b[route])
                joined[a].append((b, int(cost)))
                joined[b].append((a, int(cost)))
        return joined

    def _leading_out(
        self, joined: list[list[tuple[int, int]]], network: int
    ) -> list[tuple[int, int]]:
        """The cities next to a network, each by its cheapest route."""
        cheapest: dict[int, int] = {}
        for city, routes in enumerate(joined):
            if network >> city & 1:
                for there, cost in routes:
                    if not network >> there & 1:
                        cheapest[there] = min(cost, cheapest.get(there, cost))
        return list(cheapest.items())


def _joins(network: int, city: int, a: int, b: int) -> bool:
    return (a == city and bool(network >> b & 1)) or (b == city and bool(network >> a & 1))


def _rising(best: list[int], plans: list[Plan], exact_to: int) -> Prospects:
    """Nobody has to spend all."""
    for purse in range(1, len(best)):
        if best[purse] < best[purse - 1]:
            best[purse], plans[purse] = best[purse - 1], plans[purse - 1]
    return Prospects(tuple(best), tuple(plans), exact_to)
