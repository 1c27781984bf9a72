"""Steel Driver's judgement: what a seat has, and what its companies will earn.

Two small simulations feed the measures. `planned_profit` builds with a company's treasury as a
hasty player would, always for the most dollars per cube. `_claim_all` plays out the final claims
from the networks, with each company taking what is worth most to it.

The current bid is judged as if it won: the next bidder then compares the company in another's hand
with the company in its own for one cube more.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.core.judgement import Judgement, Weights
from whistlestop.core.vectors import filled, float_zeros
from whistlestop.core.words import Message, say
from whistlestop.games.steel_driver.final import company_worth
from whistlestop.games.steel_driver.game import SteelDriver
from whistlestop.games.steel_driver.mind.outlook import Outlook
from whistlestop.games.steel_driver.position import AUCTION, BUILDING, CLAIMS, NONE, Position

# The terms, in the order of the measures.
CASH: Final = 0
PROFIT: Final = 1
BUILDING_AHEAD: Final = 2
GOODS: Final = 3
TREASURIES: Final = 4
SHARES: Final = 5
ROOM: Final = 6
LEADS: Final = 7
CUBES: Final = 8
BUYING: Final = 9
TERMS: Final = 10

MEANINGS = {
    "cash": say("cash"),
    "profit": say("profit levels of the companies controlled"),
    "building-ahead": say("profit still to be built with their treasuries"),
    "goods": say("shares, at what the goods in reach would pay"),
    "treasuries": say("shares, by the cubes in their treasuries"),
    "shares": say("shares, for what their companies will yet reach"),
    "room": say("shares, by the cities next to their networks"),
    "leads": say("companies of which the player holds the most shares"),
    "cubes": say("cubes in hand"),
    "buying": say("companies that the player’s cubes can still buy this round"),
}

ROUNDS_TOLD_APART: Final = 5  # by rounds left: each has weights for auctions and for building
CLAIMS_STAGE: Final = 10
STAGES: Final = 11

MOST_ROOM: Final = 6  # more cities next to a network help no more
CONTESTED: Final = 12  # what a claim gains by coming before another company's


def read_weights() -> Weights:
    path = Path(__file__).resolve().parent / "judgement.toml"
    return Weights.read(path, tuple(MEANINGS), STAGES)


class SteelDriverJudgement(Judgement[Position]):
    certain = ("cash", "profit")

    def __init__(self, game: SteelDriver, weights: Weights) -> None:
        super().__init__(game, weights)
        self.setup = game
        colours = int(game.colours)
        self.cities_of = filled(colours)  # by colour, masks
        for city, colour in enumerate(game.city_colour):
            self.cities_of[colour] |= BITS[city]
        self.step = filled(colours)  # what a set of n gains by one more
        for size in range(colours):
            self.step[size] = game.map.set_values[size + 1] - game.map.set_values[size]

    def meaning(self, term: str) -> Message:
        return MEANINGS[term]

    def stage(self, state: Position) -> i64:
        if state.phase == CLAIMS:
            return CLAIMS_STAGE
        left = self.setup.rounds - state.round
        if left >= ROUNDS_TOLD_APART:
            left = ROUNDS_TOLD_APART - 1
        stage = ROUNDS_TOLD_APART - 1 - left
        return stage + ROUNDS_TOLD_APART if state.phase == BUILDING else stage

    def measure(self, state: Position) -> vec[float]:
        s = state
        g = self.setup
        measures = float_zeros(self.seats * TERMS)
        sold: i64 = s.offered if s.bidder != NONE else NONE
        outlook = self.look_ahead(s, sold)
        worth = self._claim_all(s, sold, outlook.reach)
        is_claims = s.phase == CLAIMS
        for company in range(g.companies):
            owner = outlook.owner[company]
            if owner != NONE and not is_claims:
                first = owner * TERMS
                measures[first + PROFIT] += float(s.profit[company])
                measures[first + BUILDING_AHEAD] += float(outlook.earned[company])
            leader: i64 = NONE
            most: i64 = 0
            # The seat that holds one share more because of its current bid, if any.
            extra: i64 = s.bidder if company == sold else NONE
            seat: i64 = s.last_control[company] if extra == NONE else extra
            if seat == NONE:
                continue
            room: i64 = 0 if is_claims else outlook.room(company, MOST_ROOM)
            for _ in range(self.seats):
                held = s.shares[company * self.seats + seat]
                if seat == extra:
                    held += 1
                if held > 0:
                    first = seat * TERMS
                    measures[first + GOODS] += float(held * worth[company])
                    measures[first + SHARES] += float(held)
                    measures[first + TREASURIES] += float(held * outlook.treasury[company])
                    measures[first + ROOM] += float(held * room)
                    if held > most:
                        leader, most = seat, held
                seat = 0 if seat + 1 == self.seats else seat + 1
            measures[leader * TERMS + LEADS] += 1.0
        self._measure_purses(s, sold, outlook, measures)
        return measures

    def look_ahead(self, s: Position, sold: i64) -> Outlook:
        """The networks as they are, and what each company would earn if it built alone."""
        outlook = Outlook(s, sold)
        for company in range(self.setup.companies):
            if not outlook.out & BITS[company]:
                purse = outlook.treasury[company]
                outlook.earned[company] = outlook.planned_profit(company, purse)
        return outlook

    def _measure_purses(
        self, s: Position, sold: i64, outlook: Outlook, measures: vec[float]
    ) -> None:
        total: i64 = 0
        for seat in range(self.seats):
            cubes = s.cubes[seat]
            if sold != NONE and seat == s.bidder:
                cubes -= s.bid
            measures[seat * TERMS + CASH] = float(s.cash[seat])
            measures[seat * TERMS + CUBES] = float(cubes)
            total += cubes
        if s.phase != AUCTION or total == 0:
            return
        to_be_had: i64 = 0
        for company in range(self.setup.companies):
            if s.available & BITS[company] and outlook.owner[company] == NONE:
                to_be_had += 1
        for seat in range(self.seats):
            share = measures[seat * TERMS + CUBES] / float(total)
            measures[seat * TERMS + BUYING] = float(to_be_had) * share

    def _claim_all(self, s: Position, sold: i64, reach: vec[i64]) -> vec[i64]:
        """What a share of each company would pay if the final claims came now, with these
        networks."""
        g = self.setup
        worth = filled(g.companies)
        on_map: i64 = s.cubes_on_map
        counts = s.goods[:]
        turn: i64 = s.turn if s.phase == CLAIMS else 0
        reached: i64 = 0
        contested: i64 = 0
        for company in range(g.companies):
            if s.phase == CLAIMS:
                worth[company] = company_worth(s, company)
            elif s.last_control[company] == NONE and company != sold:
                continue
            contested |= reached & reach[company]
            reached |= reach[company]
        if s.phase != CLAIMS:
            on_map = reached
        idle: i64 = 0
        while idle < g.companies:
            company = s.order[turn]
            turn = 0 if turn + 1 == g.companies else turn + 1
            cities = reach[company] & on_map
            if not cities or (s.last_control[company] == NONE and company != sold):
                idle += 1
                continue
            idle = 0
            first = company * g.colours
            best: i64 = -1
            best_gain: i64 = 0
            best_colour: i64 = 0
            chosen: i64 = 0
            for colour in range(g.colours):
                here = cities & self.cities_of[colour]
                if not here:
                    continue
                size: i64 = 0
                count = counts[first + colour]
                for other in range(g.colours):
                    if counts[first + other] > count:
                        size += 1
                gain = self.step[size]
                preference = gain
                if here & contested:
                    here &= contested
                    preference += CONTESTED
                if preference > best:
                    best, best_gain, best_colour, chosen = preference, gain, colour, here
            counts[first + best_colour] += 1
            worth[company] += best_gain
            on_map ^= chosen & -chosen
        return worth
