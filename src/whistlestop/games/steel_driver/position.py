"""A position of Steel Driver: the pieces on the table as numbers, and how to tell events.

The phases (auction, building, profit, final) are functions on a position.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.game import CHANCE, Game, State
from whistlestop.core.outcome import Outcome
from whistlestop.core.vectors import filled
from whistlestop.games.steel_driver.game import SteelDriver

SET_UP: Final = 0
AUCTION: Final = 1
BUILDING: Final = 2
CLAIMS: Final = 3
ENDED: Final = 4

NONE: Final = -1


class Position(State):
    """Flat tables: `shares[company * seats + seat]`, `frontier[company * banks + bank]`,
    `goods[company * colours + colour]`.
    """

    def __init__(self, g: SteelDriver, like: Position | None) -> None:
        """At the start, or like another position: each field says what it is in both."""
        super().__init__(CHANCE if like is None else like.to_act)
        self.setup = g
        self.cubes: vec[i64] = filled(g.seats) if like is None else like.cubes[:]  # of each seat
        self.cash: vec[i64] = filled(g.seats) if like is None else like.cash[:]
        # Of each company
        self.treasury: vec[i64] = filled(g.companies) if like is None else like.treasury[:]
        self.profit: vec[i64] = filled(g.companies) if like is None else like.profit[:]
        self.tracks_left: vec[i64] = (
            filled(g.companies, g.tracks) if like is None else like.tracks_left[:]
        )
        # The cities of its network, a mask; 0 before its first track
        self.reach: vec[i64] = filled(g.companies) if like is None else like.reach[:]
        # The seat that holds its marker, or NONE
        self.control: vec[i64] = filled(g.companies, NONE) if like is None else like.control[:]
        # The seat that last held it, in whichever round
        self.last_control: vec[i64] = (
            filled(g.companies, NONE) if like is None else like.last_control[:]
        )
        self.shares: vec[i64] = filled(g.companies * g.seats) if like is None else like.shares[:]
        # Companies in the order in which they act
        self.order: vec[i64] = g.first_order[:] if like is None else like.order[:]
        # Companies in the order in which they passed, `passed` of them
        self.passing: vec[i64] = filled(g.companies, NONE) if like is None else like.passing[:]
        # Of each route: the company whose track lies there, or NONE
        self.owner: vec[i64] = filled(len(g.route_cost), NONE) if like is None else like.owner[:]
        # Routes without a track
        self.free: vec[i64] = g.all_routes[:] if like is None else like.free[:]
        # Of each company: routes, built or not, that touch its network
        self.frontier: vec[i64] = g.first_frontier[:] if like is None else like.frontier[:]
        # Claimed at the end
        self.goods: vec[i64] = filled(g.companies * g.colours) if like is None else like.goods[:]

        self.phase: i64 = SET_UP if like is None else like.phase
        self.round: i64 = 0 if like is None else like.round
        # The seat that holds the active-player marker
        self.marker: i64 = 0 if like is None else like.marker
        # The company that made the transcontinental link
        self.linked: i64 = NONE if like is None else like.linked
        # Control auctions
        # Companies not yet up this round, a mask
        self.available: i64 = 0 if like is None else like.available
        # Of the marker, since the last auction
        self.passes: i64 = 0 if like is None else like.passes
        self.offered: i64 = NONE if like is None else like.offered  # the company being auctioned
        self.bid: i64 = 0 if like is None else like.bid
        self.bidder: i64 = NONE if like is None else like.bidder  # who made the bid
        # Seats still in the auction, a mask
        self.bidding: i64 = 0 if like is None else like.bidding
        # Building and claiming
        # Place in `order` of the company that acts
        self.turn: i64 = 0 if like is None else like.turn
        self.passed: i64 = 0 if like is None else like.passed  # how many have passed
        self.out: i64 = 0 if like is None else like.out  # companies that have passed, a mask
        # Cities with a goods cube, a mask
        self.cubes_on_map: i64 = 0 if like is None else like.cubes_on_map

    @property
    def game(self) -> Game:
        return self.setup

    @abstractmethod
    def copy(self) -> Position:
        """As any state's, and known to be of this game."""

    def scores(self) -> list[int]:
        return [int(cash) for cash in self.cash]

    def outcome(self) -> Outcome | None:
        if self.phase != ENDED:
            return None
        # Imported here because only an ended game needs it.
        from whistlestop.games.steel_driver.final import result

        return result(self)

    def left_of(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return 0 if seat + 1 == self.setup.seats else seat + 1


# The events that rules emit, with their data. words/log.py makes sentences of them.
ROUND_BEGINS: Final = 0  # round, capital
FIRST: Final = 1  # seat
OFFERED: Final = 2  # seat, company
BID: Final = 3  # seat, cubes
LEFT_AUCTION: Final = 4  # seat, by itself (0 or 1)
PASSED_MARKER: Final = 5  # seat, by itself (0 or 1)
WON: Final = 6  # seat, company, cubes
BUILT: Final = 7  # seat, company, route, start city or NONE, profit
COMPANY_PASSED: Final = 8  # company, its controller, its cubes
LINKED: Final = 9  # company, mask of the other companies, for the builder, for the others
PAID: Final = 10  # seat, company, dollars
BUILDING_BEGINS: Final = 11  # round
CLAIMS_BEGIN: Final = 12  # -
CONTROLS: Final = 13  # seat, company
CLAIMED: Final = 14  # seat, company, city
WORTH: Final = 15  # company, dollars a share
SHARES_PAID: Final = 16  # seat, shares, dollars
GAME_ENDS: Final = 17  # -
