"""What a master of Steel Driver measures, for a network to judge by.

Both looks ahead count, each with its own measures: what every company would earn if it built alone,
with the treasuries as they are, and what results when all of them build in turn. The network also
sees the current bid and the marker, which may still bring anything.

Nothing here depends on the map, so that a master plays on any board.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.core.judgement import Weights
from whistlestop.core.neural import Learnt, Network
from whistlestop.core.vectors import float_zeros
from whistlestop.core.words import Message, say
from whistlestop.games.steel_driver.game import SteelDriver
from whistlestop.games.steel_driver.mind.expertise import SteelDriverExpertise
from whistlestop.games.steel_driver.mind.judgement import (
    CUBES,
    MEANINGS,
    MOST_ROOM,
    TERMS,
    SteelDriverJudgement,
)
from whistlestop.games.steel_driver.mind.outlook import Outlook
from whistlestop.games.steel_driver.position import AUCTION, CLAIMS, NONE, Position

# The terms that come after those of the plain judgement.
TOGETHER: Final = TERMS
GOODS_AHEAD: Final = TERMS + 1
ROOM_AHEAD: Final = TERMS + 2
COMPANIES: Final = TERMS + 3
PURSES: Final = TERMS + 4
RICHER: Final = TERMS + 5
BID_STANDS: Final = TERMS + 6
CUBES_BID: Final = TERMS + 7
STILL_IN: Final = TERMS + 8
MARKER: Final = TERMS + 9
FIRST_TURN: Final = TERMS + 10
MASTER_TERMS: Final = TERMS + 11

MASTER_NAMES = (
    *MEANINGS,
    "together",  # profit of the seat's companies when all build in turn
    "goods-ahead",  # shares, at what the goods in reach will pay after this round's building
    "room-ahead",  # shares, by the cities next to their networks then
    "companies",  # controlled
    "purses",  # cubes in their treasuries
    "richer",  # cubes in hand beyond what the richest rival has
    "bid-stands",
    "cubes-bid",
    "still-in",  # the auction, without the bid that stands
    "marker",  # how soon it comes
    "first-turn",  # how soon one of the seat's companies builds
)

ROUNDS: Final = 5  # told apart, by rounds left
CLAIMING: Final = ROUNDS
BIDDING: Final = ROUNDS + 1
BUILDING_NOW: Final = ROUNDS + 2
TO_BE_HAD: Final = ROUNDS + 3
ALL_CUBES: Final = ROUNDS + 4
PLAYERS: Final = ROUNDS + 5
LINK_OPEN: Final = ROUNDS + 6
SHARED: Final = ROUNDS + 7


class SteelDriverMastery(SteelDriverExpertise):
    shared = (
        *(f"rounds-left-{left}" for left in range(ROUNDS)),
        *("claiming", "bidding", "building", "to-be-had", "all-cubes", "players", "link-open"),
    )

    def __init__(self, game: SteelDriver, learnt: Learnt | None) -> None:
        super().__init__(game, Weights(MASTER_NAMES, [], []))
        if learnt is not None:
            self.network = Network(learnt.checked((*self.terms, *self.shared)))

    def meaning(self, term: str) -> Message:
        return MEANINGS.get(term) or say("{name}", name=term)

    def look_ahead(self, s: Position, sold: i64) -> Outlook:
        """Each company by itself, in every phase; `measure` adds the other look."""
        return SteelDriverJudgement.look_ahead(self, s, sold)

    def measure(self, state: Position) -> vec[float]:
        s = state
        plain = super().measure(state)
        measures = float_zeros(self.seats * MASTER_TERMS)
        for seat in range(self.seats):
            for term in range(TERMS):
                measures[seat * MASTER_TERMS + term] = plain[seat * TERMS + term]
        if s.phase != CLAIMS:
            self._measure_together(s, measures)
            self._measure_moment(s, measures)
        return measures

    def _measure_together(self, s: Position, measures: vec[float]) -> None:
        """The networks when all have built with what is in the treasuries now."""
        g = self.setup
        sold: i64 = s.offered if s.bidder != NONE else NONE
        outlook = Outlook(s, sold)
        purses = outlook.treasury[:]
        outlook.build_all()
        worth = self._claim_all(s, sold, outlook.reach)
        for company in range(g.companies):
            owner = outlook.owner[company]
            if owner != NONE:
                first = owner * MASTER_TERMS
                measures[first + TOGETHER] += float(outlook.earned[company])
                measures[first + COMPANIES] += 1.0
                measures[first + PURSES] += float(purses[company])
            if s.last_control[company] == NONE and company != sold:
                continue
            room = outlook.room(company, MOST_ROOM)
            for seat in range(self.seats):
                held = s.shares[company * self.seats + seat]
                if company == sold and seat == s.bidder:
                    held += 1
                if held > 0:
                    first = seat * MASTER_TERMS
                    measures[first + GOODS_AHEAD] += float(held * worth[company])
                    measures[first + ROOM_AHEAD] += float(held * room)

    def _measure_moment(self, s: Position, measures: vec[float]) -> None:
        """Who is richer, and whose bid, marker or company comes next."""
        g = self.setup
        for seat in range(self.seats):
            first = seat * MASTER_TERMS
            most = 0.0
            for other in range(self.seats):
                if other != seat and measures[other * MASTER_TERMS + CUBES] > most:
                    most = measures[other * MASTER_TERMS + CUBES]
            measures[first + RICHER] = measures[first + CUBES] - most
        if s.phase == AUCTION:
            if s.bidder != NONE:
                measures[s.bidder * MASTER_TERMS + BID_STANDS] = 1.0
                measures[s.bidder * MASTER_TERMS + CUBES_BID] = float(s.bid)
            for seat in range(self.seats):
                first = seat * MASTER_TERMS
                if s.bidding & BITS[seat] and seat != s.bidder:
                    measures[first + STILL_IN] = 1.0
                wait = (seat - s.marker + self.seats) % self.seats
                measures[first + MARKER] = 1.0 - float(wait) / float(self.seats)
            return
        turn: i64 = s.turn
        for waited in range(g.companies):
            company = s.order[turn]
            if s.control[company] != NONE and not s.out & BITS[company]:
                first = s.control[company] * MASTER_TERMS
                soon = 1.0 - float(waited) / float(g.companies)
                if soon > measures[first + FIRST_TURN]:
                    measures[first + FIRST_TURN] = soon
            turn = 0 if turn + 1 == g.companies else turn + 1

    def circumstances(self, state: Position) -> vec[float]:
        s = state
        told = float_zeros(SHARED)
        told[PLAYERS] = float(self.seats)
        if s.phase == CLAIMS:
            told[CLAIMING] = 1.0
            return told
        left = self.setup.rounds - s.round
        told[left if left < ROUNDS else ROUNDS - 1] = 1.0
        told[BIDDING if s.phase == AUCTION else BUILDING_NOW] = 1.0
        if s.linked == NONE:
            told[LINK_OPEN] = 1.0
        total: i64 = 0
        for seat in range(self.seats):
            total += s.cubes[seat]
        told[ALL_CUBES] = float(total) / float(self.seats)
        if s.phase == AUCTION:
            to_be_had: i64 = 0
            for company in range(self.setup.companies):
                if s.available & BITS[company] and company != s.offered:
                    to_be_had += 1
            told[TO_BE_HAD] = float(to_be_had)
        return told
