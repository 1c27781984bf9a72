"""A position of Steel Driver: the pieces on the table as numbers, and how to tell events.

The phases (auction, building, profit, final) are functions on a position.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.game import CHANCE, Game, State
from whistlestop.core.outcome import Outcome
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

    def __init__(
        self,
        setup: SteelDriver,
        cubes: vec[i64],
        cash: vec[i64],
        treasury: vec[i64],
        profit: vec[i64],
        tracks_left: vec[i64],
        reach: vec[i64],
        control: vec[i64],
        last_control: vec[i64],
        shares: vec[i64],
        order: vec[i64],
        passing: vec[i64],
        owner: vec[i64],
        free: vec[i64],
        frontier: vec[i64],
        goods: vec[i64],
    ) -> None:
        super().__init__(CHANCE)
        self.setup = setup
        self.cubes = cubes  # of each seat
        self.cash = cash
        self.treasury = treasury  # of each company
        self.profit = profit
        self.tracks_left = tracks_left
        self.reach = reach  # the cities of its network, a mask; 0 before its first track
        self.control = control  # the seat that holds its marker, or NONE
        self.last_control = last_control  # the seat that last held it, in whichever round
        self.shares = shares
        self.order = order  # companies in the order in which they act
        self.passing = passing  # companies in the order in which they passed, `passed` of them
        self.owner = owner  # of each route: the company whose track lies there, or NONE
        self.free = free  # routes without a track
        self.frontier = frontier  # of each company: routes, built or not, that touch its network
        self.goods = goods  # claimed at the end

        self.phase: i64 = SET_UP
        self.round: i64 = 0
        self.marker: i64 = 0  # the seat that holds the active-player marker
        self.linked: i64 = NONE  # the company that made the transcontinental link
        # Control auctions
        self.available: i64 = 0  # companies not yet up this round, a mask
        self.passes: i64 = 0  # of the marker, since the last auction
        self.offered: i64 = NONE  # the company being auctioned
        self.bid: i64 = 0
        self.bidder: i64 = NONE  # who made the bid
        self.bidding: i64 = 0  # seats still in the auction, a mask
        # Building and claiming
        self.turn: i64 = 0  # place in `order` of the company that acts
        self.passed: i64 = 0  # how many have passed
        self.out: i64 = 0  # companies that have passed, a mask
        self.cubes_on_map: i64 = 0  # cities with a goods cube, a mask

    @property
    def game(self) -> Game:
        return self.setup

    def snapshot(self) -> tuple[Any, ...]:
        return (
            *(int(self.to_act), int(self.phase), int(self.round), int(self.marker)),
            *(int(self.linked), int(self.available), int(self.passes), int(self.offered)),
            *(int(self.bid), int(self.bidder), int(self.bidding), int(self.turn)),
            *(int(self.passed), int(self.out), int(self.cubes_on_map)),
            *(tuple(self.cubes), tuple(self.cash), tuple(self.treasury), tuple(self.profit)),
            *(tuple(self.tracks_left), tuple(self.reach), tuple(self.control)),
            *(tuple(self.last_control), tuple(self.shares), tuple(self.order)),
            *(tuple(self.passing), tuple(self.owner), tuple(self.free)),
            *(tuple(self.frontier), tuple(self.goods)),
        )

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
