"""Steel Driver's referee: keeps the books from the actions alone, and compares.

It shares no code with the package. It reads the board's data, takes each action by its kind and
fields, and follows every cube, dollar, share, track and marker by itself.

Deliberately not checked here, after every action, because something else does it better:

* which actions are legal, and which company and seat are to act: slow_rules.py plays whole games
  in lockstep, and a referee that knew them would be a third copy of the rules;
* events and sentences: they are no part of a position; recorded transcripts hold them;
* `turn`, `bidding` and `passes` as such: they only decide who acts next, and lockstep sees that.
"""

from __future__ import annotations

from tests.games.steel_driver.oracles import Track, best_split, cities_joined_to, link_by_walks
from tests.support.referee import BaseReferee
from whistlestop.core.game import Action, State
from whistlestop.games.steel_driver.position import (
    AUCTION,
    BUILDING,
    CLAIMS,
    ENDED,
    NONE,
    SET_UP,
    Position,
)

ROUTES_IN_A_MASK = 62


def numbers_in(mask: int) -> set[int]:
    return {n for n in range(mask.bit_length()) if mask >> n & 1}


class Referee(BaseReferee):
    def __init__(self, state: State) -> None:
        assert isinstance(state, Position)
        self.board = state.setup.map
        self.seats = int(state.setup.seats)
        self.names = self.board.companies
        self.companies = range(len(self.names))
        self.phase = int(state.phase)
        self.round = int(state.round)
        self.given = sum(state.cubes) + sum(state.treasury)
        self.spent = 0
        self.cubes = [int(n) for n in state.cubes]
        self.treasury = [int(n) for n in state.treasury]
        self.cash = [int(n) for n in state.cash]
        self.profit = [int(n) for n in state.profit]
        self.control = [int(n) for n in state.control]
        self.last_control = [int(n) for n in state.last_control]
        self.shares = [int(n) for n in state.shares]
        self.owner = [int(n) for n in state.owner]
        self.goods = [int(n) for n in state.goods]
        self.order = [int(n) for n in state.order]
        self.passed: list[int] = []  # companies that passed this round, as far as seen
        self.linked = int(state.linked)
        self.marker = int(state.marker)
        self.passes = int(state.passes)
        self.offered = int(state.offered)
        self.bid = int(state.bid)
        self.bidder = int(state.bidder)
        self.claimed: set[int] = set()
        self.look(state)

    def after(self, actor: int, action: Action, state: State) -> None:
        assert isinstance(state, Position)
        self.enter(actor, action, state)
        self.turn_pages(state)
        self.look(state)

    # Keeping the books

    def enter(self, actor: int, action: Action, state: Position) -> None:
        fields = action.fields
        if action.kind == "first-player":
            self.marker = int(fields[0]) - 1
            self.begin_round()
        elif action.kind == "pass-marker":
            assert actor == self.marker
            self.hand_on()
        elif action.kind == "offer":
            assert actor == self.marker
            self.offered = self.names.index(str(fields[0]))
            assert self.control[self.offered] == NONE
        elif action.kind == "bid":
            assert int(fields[0]) > self.bid
            assert int(fields[0]) <= self.cubes[actor]
            self.bid, self.bidder = int(fields[0]), actor
        elif action.kind in ("build", "build-first"):
            self.enter_track(actor, str(fields[0]), str(fields[1]), action.kind, state)
        elif action.kind == "claim":
            self.enter_claim(actor, str(fields[0]), state)
        else:
            assert action.kind == "pass"
            assert actor != self.bidder
        if self.offered != NONE and state.offered == NONE:
            self.sell()
        if self.phase == AUCTION and self.offered == NONE:
            while self.auctions_go_on() and self.cubes[self.marker] == 0:
                self.hand_on()  # a seat without cubes passes automatically

    def auctions_go_on(self) -> bool:
        return self.passes < self.seats and NONE in self.control

    def hand_on(self) -> None:
        self.marker = (self.marker + 1) % self.seats
        self.passes += 1

    def sell(self) -> None:
        assert self.bid >= 1
        company, winner = self.offered, self.bidder
        self.cubes[winner] -= self.bid
        self.treasury[company] += self.bid
        self.control[company] = self.last_control[company] = winner
        self.shares[company * self.seats + winner] += 1
        self.offered, self.bid, self.bidder, self.passes = NONE, 0, NONE, 0
        self.marker = (self.marker + 1) % self.seats

    def enter_track(self, actor: int, a: str, b: str, kind: str, state: Position) -> None:
        index = self.board.city_index
        ends = {index[a], index[b]}
        (route,) = [n for n, r in enumerate(self.board.routes) if {r.a, r.b} == ends]
        company = int(state.owner[route])
        assert self.owner[route] == NONE
        assert self.control[company] == actor
        before = self.cities_of(company)
        assert bool(before) == (kind == "build")
        if kind == "build":
            assert before & ends
            new = ends - before
        else:
            assert self.board.cities[index[a]].start
            new = {index[b]}
        cost = self.board.routes[route].cost
        self.treasury[company] -= cost
        self.spent += cost
        self.profit[company] += sum(self.board.cities[city].value for city in new)
        self.owner[route] = company
        if self.linked == NONE and self.ends_are_joined():
            self.linked = company
            self.profit[company] += self.board.link_builder
            start, goal = (self.board.cities[n].id for n in self.board.link_ends)
            for name in link_by_walks(start, goal, self.tracks()) - {self.names[company]}:
                self.profit[self.names.index(name)] += self.board.link_others

    def enter_claim(self, actor: int, name: str, state: Position) -> None:
        city = self.board.city_index[name]
        colour = self.board.cities[city].colour
        assert city not in self.claimed
        self.claimed.add(city)
        colours = len(self.board.goods)
        changed = [n for n, have in enumerate(self.goods) if have != state.goods[n]]
        assert len(changed) == 1
        company = changed[0] // colours
        assert changed[0] % colours == colour
        assert city in self.cities_of(company)
        assert self.control[company] == actor
        self.goods[changed[0]] += 1

    def turn_pages(self, state: Position) -> None:
        """Through the ends of rounds that the position has passed."""
        while self.round < state.round and self.phase != SET_UP:
            self.end_round(state)
            self.begin_round()
        if state.phase in (CLAIMS, ENDED) and self.phase not in (CLAIMS, ENDED):
            self.end_round(state)
            self.empty_treasuries()
        if state.phase == ENDED and self.phase != ENDED:
            self.pay_shares()
        self.phase = int(state.phase)

    def begin_round(self) -> None:
        self.phase = AUCTION
        self.round += 1
        capital = self.board.capital[self.seats]
        self.cubes = [have + capital for have in self.cubes]
        self.given += capital * self.seats
        self.control = [NONE] * len(self.names)
        self.passes = 0

    def end_round(self, state: Position) -> None:
        for company in self.companies:
            if self.control[company] != NONE:
                self.cash[self.control[company]] += self.profit[company]
            self.profit[company] = 0
        self.order = [int(company) for company in state.order]
        assert sorted(self.order) == list(self.companies)
        assert self.order[: len(self.passed)] == self.passed
        self.passed = []

    def empty_treasuries(self) -> None:
        self.given -= sum(self.treasury)
        for company in self.companies:
            self.treasury[company] = 0
            self.control[company] = self.most_shares(company)

    def most_shares(self, company: int) -> int:
        held = self.shares[company * self.seats : (company + 1) * self.seats]
        if not any(held):
            return NONE
        last = self.last_control[company]
        tied = [seat for seat in range(self.seats) if held[seat] == max(held)]
        return min(tied, key=lambda seat: (seat - last) % self.seats)

    def pay_shares(self) -> None:
        colours = len(self.board.goods)
        for company in self.companies:
            goods = tuple(self.goods[company * colours : (company + 1) * colours])
            worth = best_split(goods, self.board.set_values)
            for seat in range(self.seats):
                self.cash[seat] += worth * self.shares[company * self.seats + seat]

    # Looking at the table

    def look(self, state: Position) -> None:
        assert list(state.cubes) == self.cubes
        assert list(state.treasury) == self.treasury
        assert min(self.cubes + self.treasury) >= 0
        assert sum(self.cubes) + sum(self.treasury) + self.spent == self.given
        assert list(state.cash) == self.cash
        assert list(state.profit) == self.profit
        assert list(state.owner) == self.owner
        assert state.linked == self.linked
        assert state.marker == self.marker
        assert state.offered == self.offered
        assert (state.bid, state.bidder) == (self.bid, self.bidder)
        self.look_at_companies(state)
        self.look_at_order(state)
        self.look_at_routes(state)
        self.look_at_goods(state)

    def look_at_companies(self, state: Position) -> None:
        assert list(state.control) == self.control
        assert list(state.last_control) == self.last_control
        assert list(state.shares) == self.shares
        for company in self.companies:
            issued = sum(self.shares[company * self.seats : (company + 1) * self.seats])
            assert issued <= min(self.round, self.board.shares_per_company)
            assert (issued == 0) == (self.last_control[company] == NONE)
        if state.phase in (AUCTION, BUILDING):
            sold = {company for company in self.companies if self.control[company] != NONE}
            assert numbers_in(int(state.available)) == set(self.companies) - sold

    def look_at_order(self, state: Position) -> None:
        """Who passed is out in passing order, and that is the order of the next round."""
        assert list(state.order) == self.order
        if state.phase == BUILDING:
            passed = [int(company) for company in state.passing[: state.passed]]
            assert len(set(passed)) == len(passed)
            assert set(passed) == numbers_in(int(state.out))
            assert passed[: len(self.passed)] == self.passed
            self.passed = passed

    def look_at_routes(self, state: Position) -> None:
        routes = self.board.routes
        free = {n for n in range(len(routes)) if self.owner[n] == NONE}
        assert self.routes_in(state, [int(mask) for mask in state.free]) == free
        banks = int(state.setup.banks)
        for company in self.companies:
            cities = self.cities_of(company)
            own = [t for t in self.tracks() if t[2] == self.names[company]]
            assert self.board.tracks_per_company - state.tracks_left[company] == len(own)
            assert state.tracks_left[company] >= 0
            assert numbers_in(int(state.reach[company])) == cities
            if cities:
                names = {self.board.cities[city].id for city in cities}
                assert cities_joined_to(own[0][0], own) == names, "a network in two pieces"
            from_here = cities or {n for n, c in enumerate(self.board.cities) if c.start}
            frontier = {n for n, r in enumerate(routes) if {r.a, r.b} & from_here}
            masks = [int(n) for n in state.frontier[company * banks : (company + 1) * banks]]
            assert self.routes_in(state, masks) == frontier

    def routes_in(self, state: Position, masks: list[int]) -> set[int]:
        assert len(masks) == int(state.setup.banks)
        return {
            bank * ROUTES_IN_A_MASK + n for bank, mask in enumerate(masks) for n in numbers_in(mask)
        }

    def look_at_goods(self, state: Position) -> None:
        assert list(state.goods) == self.goods
        on_map = numbers_in(int(state.cubes_on_map))
        if state.phase not in (CLAIMS, ENDED):
            assert not on_map
            return
        touched = {city for company in self.companies for city in self.cities_of(company)}
        assert on_map == touched - self.claimed
        assert sum(self.goods) + len(on_map) == len(touched)
        if state.phase == ENDED:
            for company in self.companies:
                assert self.control[company] == NONE or not self.cities_of(company) & on_map

    # The board as it lies

    def cities_of(self, company: int) -> set[int]:
        own = [r for n, r in enumerate(self.board.routes) if self.owner[n] == company]
        return {city for route in own for city in (route.a, route.b)}

    def tracks(self) -> list[Track]:
        cities = self.board.cities
        return [
            (cities[route.a].id, cities[route.b].id, self.names[self.owner[n]])
            for n, route in enumerate(self.board.routes)
            if self.owner[n] != NONE
        ]

    def ends_are_joined(self) -> bool:
        start, goal = (self.board.cities[n].id for n in self.board.link_ends)
        return goal in cities_joined_to(start, self.tracks())
