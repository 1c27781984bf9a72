"""Steel Driver's judgement for an expert, who plays the round's building out in her head.

The plain judgement lets each company plan by itself. An expert lets all of them build in turn, and
judges the networks that come of it: what was built, who came first, what is left in the treasuries.
Of the companies that are still to be had, she knows what they would earn. The weights are the same,
but that she holds on to her cubes a little more.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.core.game import Action, State
from whistlestop.core.judgement import Weights
from whistlestop.games.steel_driver.judgement import (
    CUBES,
    STAGES,
    TERMS,
    SteelDriverJudgement,
)
from whistlestop.games.steel_driver.outlook import Outlook
from whistlestop.games.steel_driver.position import AUCTION, BUILDING, CLAIMS, NONE, Position

USUAL_PROFIT: Final = 60.0  # of a company in a round, where the weights take any for as good
THRIFT: Final = 1.05  # how much more a cube in hand counts; a tenth, or nothing, wins less
LARGEST_BID: Final = 8  # above the bid that stands, that is worth a thought
FEW: Final = 14  # claims (a build counts for two) of which all orders can be looked at


class SteelDriverExpertise(SteelDriverJudgement):
    def use(self, weights: Weights) -> None:
        super().use(weights)
        for stage in range(STAGES):
            self.weights[stage * TERMS + CUBES] *= THRIFT

    def look_ahead(self, s: Position, sold: i64) -> Outlook:
        outlook = Outlook(s, sold)
        outlook.build_all()
        return outlook

    def worth_buying(self, s: Position, outlook: Outlook, cubes: i64) -> float:
        """By what they would earn, each bought for an equal part of the cubes."""
        companies = super().worth_buying(s, outlook, cubes)
        if companies == 0.0:
            return companies
        to_be_had = i64(companies)
        price = (cubes + to_be_had - 1) // to_be_had
        now = Outlook(s, NONE)
        total: i64 = 0
        for company in range(self.tables.companies):
            if s.available & BITS[company] and outlook.owner[company] == NONE:
                total += now.planned_profit(company, s.treasury[company] + price)
        return float(total) / USUAL_PROFIT

    def candidates(self, state: State) -> list[Action]:
        """Raises beyond what a company needs are not worth a thought; nor is the one or the other
        of two claims of the same goods that the same companies could make."""
        assert isinstance(state, Position)
        legal = state.legal_actions()
        if state.phase == AUCTION and state.offered != NONE:
            return self._small_raises(state, legal)
        if state.phase == CLAIMS:
            return self._different_claims(state, legal)
        return legal

    def is_endgame(self, state: State) -> bool:
        """The last building turns and the claims, when few claims are left to make."""
        assert isinstance(state, Position)
        s = state
        goods = s.cubes_on_map
        builds: i64 = 0
        if s.phase == BUILDING and s.round == self.tables.rounds:
            for company in range(self.tables.companies):
                goods |= s.reach[company]
                if s.control[company] != NONE and not s.out & BITS[company]:
                    builds += s.treasury[company] // 2
        elif s.phase != CLAIMS:
            return False
        claims: i64 = 0
        while goods:
            goods &= goods - 1
            claims += 1
        return claims + 2 * builds <= FEW

    def _small_raises(self, s: Position, legal: list[Action]) -> list[Action]:
        g = self.tables
        small: list[Action] = []
        for action in legal:
            if action.id == g.pass_id or action.id - g.bid_id < s.bid + LARGEST_BID:
                small.append(action)
        return small

    def _different_claims(self, s: Position, legal: list[Action]) -> list[Action]:
        g = self.tables
        different: list[Action] = []
        seen: list[i64] = []
        for action in legal:
            city = action.id - g.claim_id
            key: i64 = g.city_colour[city]
            for company in range(g.companies):
                key += key
                if s.reach[company] & BITS[city]:
                    key += 1
            if key not in seen:
                seen.append(key)
                different.append(action)
        return different
