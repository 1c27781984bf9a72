"""Steel Driver's judgement for an expert, which plays out the building of the round.

The plain judgement lets each company plan alone. In the building phase, an expert lets all of them
build in turn and judges the resulting networks: what was built, who came first, and what is left in
the treasuries.

In an auction, it judges like the plain judgement. Playing out the building there would empty the
treasuries, and the weights of an auction measure a company by its treasury. Every first bid would
look like a loss, the higher the worse, and anyone who bids at all would win.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.core.game import Action
from whistlestop.games.steel_driver.mind.judgement import SteelDriverJudgement
from whistlestop.games.steel_driver.mind.outlook import Outlook
from whistlestop.games.steel_driver.position import AUCTION, BUILDING, CLAIMS, NONE, Position

LARGEST_BID: Final = 8  # above the current bid that is worth considering
FEW: Final = 14  # claims (a build counts as two) whose orders can all be searched


class SteelDriverExpertise(SteelDriverJudgement):
    def look_ahead(self, s: Position, sold: i64) -> Outlook:
        if s.phase == AUCTION:
            return super().look_ahead(s, sold)
        outlook = Outlook(s, sold)
        outlook.build_all()
        return outlook

    def candidates(self, state: Position) -> list[Action]:
        """Leaves out raises beyond what a company needs, and one of any two claims of the same
        goods that the same companies could make."""
        legal = state.legal_actions()
        if state.phase == AUCTION and state.offered != NONE:
            return self._small_raises(state, legal)
        if state.phase == CLAIMS:
            return self._different_claims(state, legal)
        return legal

    def is_endgame(self, state: Position) -> bool:
        """The last building turns and the claims, when few claims are left to make."""
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
