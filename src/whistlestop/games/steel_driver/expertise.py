"""Steel Driver's judgement for an expert, who sees where an auction is heading.

The plain judgement takes a bid that stands for the last one. An expert plays the auction out in
her head: whoever is asked raises by one as long as the company in her own hand for that price is
better for her than in the hand of who bids now. What she then judges is the company sold.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.core.game import Action, State
from whistlestop.games.steel_driver.judgement import SteelDriverJudgement
from whistlestop.games.steel_driver.position import AUCTION, CLAIMS, NONE, Position


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
                if s.cubes[seat] > s.bid:
                    before = s.bidder
                    s.bidder = seat
                    s.bid += 1
                    raised = super().chances(s)
                    if raised[seat] > chances[seat]:
                        chances = raised
                    else:
                        s.bidder = before
                        s.bid -= 1
                        s.bidding &= ~BITS[seat]
                else:
                    s.bidding &= ~BITS[seat]
            seat = s.left_of(seat)
        return chances

    def candidates(self, state: State) -> list[Action]:
        """Bids that are one more than needed are not worth a thought; nor is the one or the other
        of two claims of the same goods that the same companies could make."""
        assert isinstance(state, Position)
        legal = state.legal_actions()
        if state.phase == AUCTION and state.offered != NONE:
            return [legal[0]] if state.bid == 0 else self._raise_or_pass(legal)
        if state.phase == CLAIMS:
            return self._different_claims(state, legal)
        return legal

    def _raise_or_pass(self, legal: list[Action]) -> list[Action]:
        return [legal[0], legal[-1]] if len(legal) > 2 else legal

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
