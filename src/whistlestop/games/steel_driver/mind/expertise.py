"""Steel Driver's judgement for an expert, who plays the round's building out in her head.

The plain judgement lets each company plan by itself. While they build, an expert lets all of them
build in turn, and judges the networks that come of it: what was built, who came first, what is left
in the treasuries.

In an auction she judges as everybody does. To build in her head there would empty the treasuries,
and the weights of an auction hold what a company is worth by just these: every first bid then looks
like a loss, the higher the worse, and whoever bids at all beats her.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.core.game import Action, State
from whistlestop.games.steel_driver.mind.judgement import SteelDriverJudgement
from whistlestop.games.steel_driver.mind.outlook import Outlook
from whistlestop.games.steel_driver.position import AUCTION, BUILDING, CLAIMS, NONE, Position

LARGEST_BID: Final = 8  # above the bid that stands, that is worth a thought
FEW: Final = 14  # claims (a build counts for two) of which all orders can be looked at


class SteelDriverExpertise(SteelDriverJudgement):
    def look_ahead(self, s: Position, sold: i64) -> Outlook:
        if s.phase == AUCTION:
            return super().look_ahead(s, sold)
        outlook = Outlook(s, sold)
        outlook.build_all()
        return outlook

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
        if s.phase == BUILDING and s.round == self.setup.rounds:
            for company in range(self.setup.companies):
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
        g = self.setup
        small: list[Action] = []
        for action in legal:
            if action.id == g.pass_id or action.id - g.bid_id < s.bid + LARGEST_BID:
                small.append(action)
        return small

    def _different_claims(self, s: Position, legal: list[Action]) -> list[Action]:
        g = self.setup
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
