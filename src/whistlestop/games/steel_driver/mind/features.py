"""Steel Driver's positions as numbers for learners: see core/features.py for what they
guarantee."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.core.features import Features, Row
from whistlestop.games.steel_driver.final import goods_worth
from whistlestop.games.steel_driver.game import SteelDriver
from whistlestop.games.steel_driver.position import BUILDING, CLAIMS, NONE, Position

DOLLARS: Final = 100.0  # cash and profit are in hundreds


class SteelDriverFeatures(Features[Position]):
    def __init__(self, g: SteelDriver) -> None:
        super().__init__(longest_game(g), most_cash(g))
        self.setup = g
        seats, companies, colours = int(g.seats), int(g.companies), int(g.colours)
        cities, routes, rounds = len(g.city_value), len(g.route_cost), int(g.rounds)
        purse = rounds * int(g.capital)
        self.purse = float(purse)
        self.rounds = float(rounds)
        self.all_tracks = float(g.tracks)
        cash = self.most_points / DOLLARS
        level = most_profit(g) / DOLLARS
        treasury = float(seats)  # all cubes of all seats in one treasury
        add = self.add
        self.phase: i64 = add(
            "phase",
            (5,),
            ("phase",),
            "set-up, auctions, building, final claims, ended: one of them",
        )
        self.round: i64 = add("round", (rounds + 1,), ("round",), "which round it is; 0 is set-up")
        self.to_act: i64 = add("to_act", (seats,), ("seat",), "who decides; none for chance")
        self.marker: i64 = add("marker", (seats,), ("seat",), "holds the active-player marker")
        self.cubes: i64 = add(
            "cubes", (seats,), ("seat",), f"cubes, of the {purse} that a seat gets in a game"
        )
        self.cash: i64 = add("cash", (seats,), ("seat",), "cash in hundreds of dollars", cash)
        self.available: i64 = add(
            "available", (companies,), ("company",), "can still be put up in this round"
        )
        self.passes: i64 = add(
            "passes", (seats + 1,), ("passes",), "passes of the marker since the last auction"
        )
        self.offered: i64 = add("offered", (companies,), ("company",), "is being auctioned")
        self.bid: i64 = add("bid", (1,), ("bid",), f"the highest bid, of {purse} cubes")
        self.bidder: i64 = add("bidder", (seats,), ("seat",), "made the highest bid")
        self.bidding: i64 = add("bidding", (seats,), ("seat",), "is still in the auction")
        self.order: i64 = add(
            "order", (companies, companies), ("place", "company"), "the company order"
        )
        self.turn: i64 = add("turn", (companies,), ("company",), "builds or claims now")
        self.passing: i64 = add(
            "passing",
            (companies, companies),
            ("place", "company"),
            "the order in which companies have passed in this phase of building",
        )
        self.treasury: i64 = add(
            "treasury", (companies,), ("company",), f"cubes of the company, of {purse}", treasury
        )
        self.profit: i64 = add(
            "profit", (companies,), ("company",), "profit level in hundreds of dollars", level
        )
        self.tracks: i64 = add(
            "tracks_left", (companies,), ("company",), f"tracks not yet built, of {int(g.tracks)}"
        )
        self.control: i64 = add(
            "control", (companies, seats), ("company", "seat"), "holds the control marker"
        )
        self.last_control: i64 = add(
            "last_control", (companies, seats), ("company", "seat"), "held the marker last"
        )
        self.shares: i64 = add(
            "shares", (companies, seats), ("company", "seat"), f"shares held, of {rounds}"
        )
        self.reach: i64 = add(
            "reach", (companies, cities), ("company", "city"), "the company's network has the city"
        )
        self.owner: i64 = add(
            "owner", (companies, routes), ("company", "route"), "the company's track lies there"
        )
        self.linked: i64 = add(
            "linked", (companies,), ("company",), "made the transcontinental link"
        )
        self.on_map: i64 = add(
            "goods_on_map", (cities,), ("city",), "a goods cube lies in the city, at the end"
        )
        self.goods: i64 = add(
            "goods",
            (companies, colours),
            ("company", "colour"),
            "goods cubes that the company has claimed, in tens",
            cities / 10,
        )

    def write(self, state: Position, seat: int, row: Row) -> None:
        s = state
        self.mark(row, self.phase, s.phase)
        self.mark(row, self.round, s.round)
        self._seats(s, seat, row)
        self._companies(s, seat, row)
        self.mark(row, self.passes, s.passes)
        self.mark_set(row, self.available, s.available)
        self.mark(row, self.offered, s.offered)
        self.put(row, self.bid, s.bid, self.purse)
        self.mark(row, self.linked, s.linked)
        self.mark_set(row, self.on_map, s.cubes_on_map)
        routes = len(self.setup.route_cost)
        for route in range(routes):
            company = s.owner[route]
            if company != NONE:
                row.mark(self.owner + company * routes + route)

    def _seats(self, s: Position, viewer: i64, row: Row) -> None:
        """Seats are counted from the viewer: `place` is how far to the left a seat is."""
        seat = viewer
        for place in range(self.setup.seats):
            if s.to_act == seat:
                row.mark(self.to_act + place)
            if s.marker == seat:
                row.mark(self.marker + place)
            if s.bidder == seat:
                row.mark(self.bidder + place)
            if s.bidding & BITS[seat]:
                row.mark(self.bidding + place)
            self.put(row, self.cubes + place, s.cubes[seat], self.purse)
            self.put(row, self.cash + place, s.cash[seat], DOLLARS)
            seat = s.left_of(seat)

    def _companies(self, s: Position, viewer: i64, row: Row) -> None:
        g = self.setup
        companies = g.companies
        cities = len(g.city_value)
        for place in range(companies):
            row.mark(self.order + place * companies + s.order[place])
            self.mark(row, self.passing + place * companies, s.passing[place])
        if s.phase == BUILDING or s.phase == CLAIMS:
            row.mark(self.turn + s.order[s.turn])
        for company in range(companies):
            self.put(row, self.treasury + company, s.treasury[company], self.purse)
            self.put(row, self.profit + company, s.profit[company], DOLLARS)
            self.put(row, self.tracks + company, s.tracks_left[company], self.all_tracks)
            self.mark_set(row, self.reach + company * cities, s.reach[company])
            self._shares(s, company, viewer, row)
        if s.phase >= CLAIMS:
            for place in range(companies * g.colours):
                self.put(row, self.goods + place, s.goods[place], 10.0)

    def _shares(self, s: Position, company: i64, viewer: i64, row: Row) -> None:
        seats = self.setup.seats
        control, last = s.control[company], s.last_control[company]
        seat = viewer
        for place in range(company * seats, company * seats + seats):
            if control == seat:
                row.mark(self.control + place)
            if last == seat:
                row.mark(self.last_control + place)
            self.put(row, self.shares + place, s.shares[company * seats + seat], self.rounds)
            seat = s.left_of(seat)


def longest_game(g: SteelDriver) -> int:
    """In an auction every bid is higher than the last, and every seat may pass once."""
    auction = 1 + int(g.rounds) * int(g.capital) + int(g.seats)
    round_ = int(g.companies) * auction + (int(g.companies) + 1) * int(g.seats)
    return int(g.rounds) * round_ + len(g.route_cost) + len(g.city_value)


def most_profit(g: SteelDriver) -> int:
    return sum(int(value) for value in g.city_value) + int(g.link_builder) + int(g.link_others)


def most_cash(g: SteelDriver) -> int:
    """The most that all companies can earn in all rounds, and all shares if companies had all
    goods."""
    counts = [0] * int(g.colours)
    for colour in g.city_colour:
        counts[int(colour)] += 1
    counts.sort(reverse=True)
    worth = goods_worth(tuple(counts), g.map.set_values, {})
    return int(g.rounds) * int(g.companies) * (most_profit(g) + worth)
