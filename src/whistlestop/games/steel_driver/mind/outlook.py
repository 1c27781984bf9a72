"""What Steel Driver's companies will build this round with what is in their treasuries.

They build as hasty players would, always for the most dollars per cube: one company alone
(`planned_profit`), or all of them in turn (`build_all`). The latter takes longer, but sees who gets
to a route first and who makes the transcontinental link.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.bits import BANK, BITS, INDEX
from whistlestop.core.vectors import filled
from whistlestop.games.steel_driver.position import BUILDING, CLAIMS, NONE, Position


class Outlook:
    """The networks of a position, to build on. A company `sold` in the current auction already
    belongs to its bidder."""

    def __init__(self, s: Position, sold: i64) -> None:
        g = s.setup
        self.position = s
        self.setup = g
        self.owner = s.control[:]
        self.treasury = s.treasury[:]
        if sold != NONE:
            self.owner[sold] = s.bidder
            self.treasury[sold] += s.bid
        self.earned = filled(g.companies)  # by what is built here
        # Shared with the position, and not to be changed, until something is built.
        self.reach = s.reach
        self.frontier = s.frontier
        self.free = s.free
        # Companies that build no more, a mask.
        self.out: i64 = g.all_companies if s.phase == CLAIMS else 0
        if s.phase == BUILDING:
            self.out = s.out
        for company in range(g.companies):
            if self.owner[company] == NONE:
                self.out |= BITS[company]
        # The cities that tracks join to either end of the link, while it is not made.
        self.west: i64 = 0
        self.east: i64 = 0
        if s.linked == NONE:
            self.west = BITS[g.link_end]
            self.east = BITS[g.other_link_end]
            self._join()

    def _join(self) -> None:
        while True:
            west, east = self.west, self.east
            for company in range(self.setup.companies):
                reach = self.reach[company]
                if reach & self.west:
                    self.west |= reach
                if reach & self.east:
                    self.east |= reach
            if west == self.west and east == self.east:
                return

    def planned_profit(self, company: i64, purse: i64) -> i64:
        """What building brings to a company by itself."""
        g = self.setup
        reach = self.reach[company]
        frontier = self.frontier[company * g.banks : (company + 1) * g.banks]
        left = self.position.tracks_left[company]
        total: i64 = 0
        while left > 0:
            track = self._hasty_track(reach, frontier, 0, purse)
            if track == NONE:
                break
            near, far = self._ends(track)
            gain = self._gain(near, far, reach)
            if gain == 0:
                break
            total += gain
            purse -= g.route_cost[track // 2]
            left -= 1
            if reach == 0:
                for bank in range(g.banks):
                    frontier[bank] = g.routes_at[near * g.banks + bank]
            reach |= BITS[near] | BITS[far]
            for bank in range(g.banks):
                frontier[bank] |= g.routes_at[far * g.banks + bank]
        return total

    def build_all(self) -> None:
        """Every company that somebody controls builds in turn, until none can."""
        g = self.setup
        self.reach = self.reach[:]
        self.frontier = self.frontier[:]
        self.free = self.free[:]
        tracks_left = self.position.tracks_left[:]
        order = self.position.order
        turn: i64 = self.position.turn if self.position.phase == BUILDING else 0
        out = self.out
        while out != g.all_companies:
            company = order[turn]
            if not out & BITS[company]:
                if tracks_left[company] > 0 and self._build(company):
                    tracks_left[company] -= 1
                else:
                    out |= BITS[company]
            turn = 0 if turn + 1 == g.companies else turn + 1

    def room(self, company: i64, most: i64) -> i64:
        """How many cities are one free route away from the company's network, up to the number that
        helps."""
        g = self.setup
        reach = self.reach[company]
        if reach == 0:
            return most
        cities: i64 = 0
        for bank in range(g.banks):
            routes = self.frontier[company * g.banks + bank] & self.free[bank]
            while routes:
                low = routes & -routes
                routes ^= low
                route = bank * BANK + INDEX[low % 67]
                cities |= BITS[g.route_a[route]] | BITS[g.route_b[route]]
        cities &= ~reach
        room: i64 = 0
        while cities and room < most:
            cities &= cities - 1
            room += 1
        return room

    def _build(self, company: i64) -> bool:
        """Build one track, even if it earns nothing; False if the company can afford none."""
        g = self.setup
        reach = self.reach[company]
        first = company * g.banks
        track = self._hasty_track(reach, self.frontier, first, self.treasury[company])
        if track == NONE:
            return False
        near, far = self._ends(track)
        route = track // 2
        self.earned[company] += self._gain(near, far, reach)
        self.treasury[company] -= g.route_cost[route]
        self.free[route // BANK] ^= BITS[route % BANK]
        if reach == 0:
            for bank in range(g.banks):
                self.frontier[first + bank] = g.routes_at[near * g.banks + bank]
        for bank in range(g.banks):
            self.frontier[first + bank] |= g.routes_at[far * g.banks + bank]
        reach |= BITS[near] | BITS[far]
        self.reach[company] = reach
        if reach & self.west and reach & self.east:
            self._pay_others(company)
            self.west = 0
            self.east = 0
        elif reach & (self.west | self.east):
            self._join()
        return True

    def _hasty_track(self, reach: i64, frontier: vec[i64], first: i64, purse: i64) -> i64:
        """Where a cube earns most: the route times two, plus one if it is built from its second
        end. `frontier[first]` is where the company's part begins."""
        g = self.setup
        cubes = purse if purse < g.top_cost else g.top_cost
        best: i64 = NONE
        best_gain: i64 = -1
        best_cost: i64 = 1
        for bank in range(g.banks):
            routes = frontier[first + bank] & self.free[bank] & g.affordable[cubes * g.banks + bank]
            while routes:
                low = routes & -routes
                routes ^= low
                route = bank * BANK + INDEX[low % 67]
                near: i64 = g.route_a[route]
                far: i64 = g.route_b[route]
                turned: i64 = 0
                if reach:
                    if not reach & BITS[near]:
                        turned = 1
                elif not g.is_start[near] or (
                    g.is_start[far] and g.city_value[near] > g.city_value[far]
                ):
                    turned = 1
                gain = self._gain(far, near, reach) if turned else self._gain(near, far, reach)
                cost = g.route_cost[route]
                if gain * best_cost > best_gain * cost:
                    best, best_gain, best_cost = route * 2 + turned, gain, cost
        return best

    def _ends(self, track: i64) -> tuple[i64, i64]:
        a, b = self.setup.route_a[track // 2], self.setup.route_b[track // 2]
        return (b, a) if track % 2 else (a, b)

    def _gain(self, near: i64, far: i64, reach: i64) -> i64:
        """What a track to the far city adds to the profit of a network."""
        g = self.setup
        gain: i64 = 0 if reach & BITS[far] else g.city_value[far]
        after = reach | BITS[near] | BITS[far]
        if after & self.west and after & self.east:
            if not reach & self.west or not reach & self.east:
                gain += g.link_builder
        return gain

    def _pay_others(self, builder: i64) -> None:
        """The other companies in the link: those on any path with the fewest companies. (Among
        these, the rules take the paths with the fewest tracks; here all of them count.)"""
        g = self.setup
        from_west = self._steps(g.link_end)
        from_east = self._steps(g.other_link_end)
        fewest: i64 = 2 * g.companies
        for company in range(g.companies):
            steps = from_west[company] + from_east[company]
            if from_west[company] and steps < fewest:
                fewest = steps
        for company in range(g.companies):
            if company != builder and from_west[company] + from_east[company] == fewest:
                self.earned[company] += g.link_others

    def _steps(self, end: i64) -> vec[i64]:
        """For each company, how many companies, itself included, lead to it from an end of the
        link; 0 if none do."""
        g = self.setup
        steps = filled(g.companies)
        joined = BITS[end]
        step: i64 = 0
        while True:
            before = joined
            step += 1
            for company in range(g.companies):
                if steps[company] == 0 and self.reach[company] & before:
                    steps[company] = step
                    joined |= self.reach[company]
            if joined == before:
                return steps
