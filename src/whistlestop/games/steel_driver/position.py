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
        super().__init__(like.to_act if like else CHANCE)
        self.setup = g
        self.cubes: vec[i64] = like.cubes[:] if like else filled(g.seats)  # of each seat
        self.cash: vec[i64] = like.cash[:] if like else filled(g.seats)
        # Of each company
        self.treasury: vec[i64] = like.treasury[:] if like else filled(g.companies)
        self.profit: vec[i64] = like.profit[:] if like else filled(g.companies)
        self.tracks_left: vec[i64] = like.tracks_left[:] if like else filled(g.companies, g.tracks)
        # The cities of its network, a mask; 0 before its first track
        self.reach: vec[i64] = like.reach[:] if like else filled(g.companies)
        # The seat that holds its marker, or NONE
        self.control: vec[i64] = like.control[:] if like else filled(g.companies, NONE)
        # The seat that last held it, in whichever round
        self.last_control: vec[i64] = like.last_control[:] if like else filled(g.companies, NONE)
        self.shares: vec[i64] = like.shares[:] if like else filled(g.companies * g.seats)
        # Companies in the order in which they act
        self.order: vec[i64] = like.order[:] if like else g.first_order[:]
        # Companies in the order in which they passed, `passed` of them
        self.passing: vec[i64] = like.passing[:] if like else filled(g.companies, NONE)
        # Of each route: the company whose track lies there, or NONE
        self.owner: vec[i64] = like.owner[:] if like else filled(len(g.route_cost), NONE)
        self.free: vec[i64] = like.free[:] if like else g.all_routes[:]  # routes without a track
        # Of each company: routes, built or not, that touch its network
        self.frontier: vec[i64] = like.frontier[:] if like else g.first_frontier[:]
        # Claimed at the end
        self.goods: vec[i64] = like.goods[:] if like else filled(g.companies * g.colours)

        self.phase: i64 = like.phase if like else SET_UP
        self.round: i64 = like.round if like else 0
        # The seat that holds the active-player marker
        self.marker: i64 = like.marker if like else 0
        # The company that made the transcontinental link
        self.linked: i64 = like.linked if like else NONE
        # Control auctions
        # Companies not yet up this round, a mask
        self.available: i64 = like.available if like else 0
        self.passes: i64 = like.passes if like else 0  # of the marker, since the last auction
        self.offered: i64 = like.offered if like else NONE  # the company being auctioned
        self.bid: i64 = like.bid if like else 0
        self.bidder: i64 = like.bidder if like else NONE  # who made the bid
        self.bidding: i64 = like.bidding if like else 0  # seats still in the auction, a mask
        # Building and claiming
        self.turn: i64 = like.turn if like else 0  # place in `order` of the company that acts
        self.passed: i64 = like.passed if like else 0  # how many have passed
        self.out: i64 = like.out if like else 0  # companies that have passed, a mask
        # Cities with a goods cube, a mask
        self.cubes_on_map: i64 = like.cubes_on_map if like else 0

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
COMPANY_PASSED: Final = 8  # company
LINKED: Final = 9  # company, mask of the other companies, for the builder, for the others
PAID: Final = 10  # seat, company, dollars
BUILDING_BEGINS: Final = 11  # round
CLAIMS_BEGIN: Final = 12  # -
CONTROLS: Final = 13  # seat, company
CLAIMED: Final = 14  # seat, company, city
WORTH: Final = 15  # company, dollars a share
SHARES_PAID: Final = 16  # seat, shares, dollars
GAME_ENDS: Final = 17  # -
