"""Steel Driver's positions as numbers for learners: see core/features.py for what they
guarantee."""

from __future__ import annotations

from math import ceil
from typing import Final

from mypy_extensions import i64

from whistlestop.core.features import Features, Row, all_seen_from, seen_from
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
        row.mark_one(self.phase, s.phase)
        row.mark_one(self.round, s.round)
        self._seats(s, seat, row)
        self._companies(s, seat, row)
        row.mark_one(self.passes, s.passes)
        row.mark_set(self.available, s.available)
        row.mark_one(self.offered, s.offered)
        row.put(self.bid, s.bid, self.purse)
        row.mark_one(self.linked, s.linked)
        row.mark_set(self.on_map, s.cubes_on_map)
        routes = len(self.setup.route_cost)
        row.mark_each(self.owner, s.owner, 0, routes, 1, routes)

    def _seats(self, s: Position, viewer: i64, row: Row) -> None:
        """Seats are counted from the viewer to the left."""
        seats = self.setup.seats
        row.mark_one(self.to_act, seen_from(viewer, s.to_act, seats))
        row.mark_one(self.marker, seen_from(viewer, s.marker, seats))
        row.mark_one(self.bidder, seen_from(viewer, s.bidder, seats))
        row.mark_set(self.bidding, all_seen_from(viewer, s.bidding, seats))
        row.put_seats(self.cubes, s.cubes, 0, seats, viewer, self.purse)
        row.put_seats(self.cash, s.cash, 0, seats, viewer, DOLLARS)

    def _companies(self, s: Position, viewer: i64, row: Row) -> None:
        g = self.setup
        companies = g.companies
        cities = len(g.city_value)
        row.mark_each(self.order, s.order, 0, companies, companies)
        row.mark_each(self.passing, s.passing, 0, companies, companies)
        acts = s.phase == BUILDING or s.phase == CLAIMS
        row.mark_one(self.turn, s.order[s.turn] if acts else NONE)
        row.put_each(self.treasury, s.treasury, 0, companies, self.purse)
        row.put_each(self.profit, s.profit, 0, companies, DOLLARS)
        row.put_each(self.tracks, s.tracks_left, 0, companies, self.all_tracks)
        for company in range(companies):
            row.mark_set(self.reach + company * cities, s.reach[company])
            self._shares(s, company, viewer, row)
        row.put_each(self.goods, s.goods, 0, companies * g.colours, 10.0)

    def _shares(self, s: Position, company: i64, viewer: i64, row: Row) -> None:
        seats = self.setup.seats
        first = company * seats
        row.mark_one(self.control + first, seen_from(viewer, s.control[company], seats))
        row.mark_one(self.last_control + first, seen_from(viewer, s.last_control[company], seats))
        row.put_seats(self.shares + first, s.shares, first, seats, viewer, self.rounds)


def longest_game(g: SteelDriver) -> int:
    """In an auction every bid is higher than the last, and every seat may pass once."""
    auction = 1 + int(g.rounds) * int(g.capital) + int(g.seats)
    round_ = int(g.companies) * auction + (int(g.companies) + 1) * int(g.seats)
    return int(g.rounds) * round_ + len(g.route_cost) + len(g.city_value)


def most_profit(g: SteelDriver) -> int:
    """Of a company in a round: every track reaches another city, and the link is made."""
    values = sorted((int(value) for value in g.city_value), reverse=True)
    return sum(values[: int(g.tracks)]) + max(int(g.link_builder), int(g.link_others))


def most_cash(g: SteelDriver) -> int:
    """If one seat had it all: every track is built once and reaches the better of its cities, the
    link is made once, and every goods cube earns what it can earn at most, for a share of every
    round."""
    profit = int(g.link_builder) + (int(g.companies) - 1) * int(g.link_others)
    for a, b in zip(g.route_a, g.route_b, strict=True):
        profit += max(int(g.city_value[a]), int(g.city_value[b]))
    cubes = len(g.map.cities)
    a_cube = max(value / size for size, value in enumerate(g.map.set_values) if size)
    return profit + int(g.rounds) * ceil(a_cube * cubes)
