"""The flow of Steel Driver: which phase follows which, and where each action goes."""

from __future__ import annotations

from mypy_extensions import i64

from whistlestop.core.game import Action, State
from whistlestop.core.vectors import filled, vector
from whistlestop.games.steel_driver import auction, building, final, profit
from whistlestop.games.steel_driver.game import SteelDriver
from whistlestop.games.steel_driver.position import (
    AUCTION,
    BUILDING,
    CLAIMS,
    FIRST,
    NONE,
    SET_UP,
    Position,
)


def first_state(g: SteelDriver) -> State:
    """An empty board; the marker is with seat 1, or still to be drawn."""
    routes = len(g.route_cost)
    state = SteelDriverState(
        g,
        cubes=filled(g.seats),
        cash=filled(g.seats),
        treasury=filled(g.companies),
        profit=filled(g.companies),
        tracks_left=filled(g.companies, g.tracks),
        reach=filled(g.companies),
        control=filled(g.companies, NONE),
        last_control=filled(g.companies, NONE),
        shares=filled(g.companies * g.seats),
        order=vector(range(int(g.companies))),
        passing=filled(g.companies, NONE),
        owner=filled(routes, NONE),
        free=g.all_routes[:],
        frontier=vector(list(g.start_routes) * int(g.companies)),
        goods=filled(g.companies * g.colours),
    )
    if not g.random_start:
        auction.begin(state)
        state.go_on()
    return state


class SteelDriverState(Position):
    def legal_actions(self) -> list[Action]:
        legal: list[Action] = []
        if self.phase == BUILDING:
            building.list_actions(self, legal)
        elif self.phase == AUCTION:
            auction.list_actions(self, legal)
        elif self.phase == CLAIMS:
            final.list_actions(self, legal)
        elif self.phase == SET_UP:
            legal += self.setup.actions[: self.setup.seats]
        return legal

    def apply(self, action: Action) -> None:
        g = self.setup
        n = action.id
        if n >= g.claim_id:
            final.claim(self, n - g.claim_id)
        elif n >= g.build_id:
            building.build(self, n - g.build_id)
        elif n >= g.build_first_id:
            first = n - g.build_first_id
            building.build_first(self, g.first_route[first], g.first_city[first])
        elif n == g.pass_id:
            auction.pass_bid(self)
        elif n >= g.bid_id:
            auction.bid(self, n - g.bid_id + 1)
        elif n == g.pass_marker_id:
            auction.pass_marker(self)
        elif n >= g.offer_id:
            auction.offer(self, n - g.offer_id)
        else:
            self._first_player(n - g.first_player_id)
        self.go_on()

    def _first_player(self, seat: i64) -> None:
        self.marker = seat
        if self.journal is not None:
            self.journal.append((FIRST, int(seat)))
        auction.begin(self)

    def go_on(self) -> None:
        """Go through everything that needs no decision, up to the next decision."""
        if self.phase == AUCTION and not auction.settle(self):
            building.begin(self)
        while self.phase == BUILDING and not building.settle(self):
            profit.pay(self)
            profit.end_round(self)
            if self.round == self.setup.rounds:
                final.begin(self)
            else:
                auction.begin(self)
                if not auction.settle(self):
                    building.begin(self)
        if self.phase == CLAIMS and not final.settle(self):
            final.finish(self)

    def copy(self) -> State:
        new = SteelDriverState(
            self.setup,
            self.cubes[:],
            self.cash[:],
            self.treasury[:],
            self.profit[:],
            self.tracks_left[:],
            self.reach[:],
            self.control[:],
            self.last_control[:],
            self.shares[:],
            self.order[:],
            self.passing[:],
            self.owner[:],
            self.free[:],
            self.frontier[:],
            self.goods[:],
        )
        new.to_act = self.to_act
        new.phase = self.phase
        new.round = self.round
        new.marker = self.marker
        new.linked = self.linked
        new.available = self.available
        new.passes = self.passes
        new.offered = self.offered
        new.bid = self.bid
        new.bidder = self.bidder
        new.bidding = self.bidding
        new.turn = self.turn
        new.passed = self.passed
        new.out = self.out
        new.cubes_on_map = self.cubes_on_map
        return new
