"""Steel Driver's judgement for an expert, who sees where an auction is heading.

The plain judgement takes a bid that stands for the last one. An expert plays the auction out in
her head: whoever is asked raises, by one or a few, as long as the company in her own hand for that
price is better for her than in the hand of who bids now. (A few, because what is bid is not lost:
it is what the company builds with.) What she then judges is the company sold.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.core.game import Action, State
from whistlestop.games.steel_driver.judgement import SteelDriverJudgement
from whistlestop.games.steel_driver.position import (
    AUCTION,
    BUILDING,
    CLAIMS,
    NONE,
    Position,
)

LARGEST_RAISE: Final = 4  # that others are expected to make
LARGEST_BID: Final = 8  # above the bid that stands, that she thinks of herself
FEW: Final = 14  # claims (a build counts for two) of which all orders can be looked at


class SteelDriverExpertise(SteelDriverJudgement):
    def chances(self, state: State) -> vec[float]:
        assert isinstance(state, Position)
        if state.phase == AUCTION and state.offered != NONE:
            return self._chances_when_sold(state)
        return super().chances(state)

    def _chances_when_sold(self, state: Position) -> vec[float]:
        s = state.copy()
        assert isinstance(s, Position)
        seat = s.to_act
        if s.bidder == NONE:  # the opening bid is owed
            s.bidder = seat
            s.bid = 1
            seat = s.left_of(seat)
        chances = super().chances(s)
        while seat != s.bidder:
            if s.bidding & BITS[seat]:
                leader, price = s.bidder, s.bid
                most = price + LARGEST_RAISE
                if most > s.cubes[seat]:
                    most = s.cubes[seat]
                best: i64 = 0
                found = chances
                s.bidder = seat
                for bid in range(price + 1, most + 1):
                    s.bid = bid
                    raised = super().chances(s)
                    if raised[seat] > found[seat]:
                        best, found = bid, raised
                if best:
                    s.bid = best
                    chances = found
                else:
                    s.bidder = leader
                    s.bid = price
                    s.bidding &= ~BITS[seat]
            seat = s.left_of(seat)
        return chances

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
