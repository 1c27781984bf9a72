"""What a master of Rolling Freight measures, for a network to judge by.

An expert's measures, and what they depend on: how many turns a seat still has, whose turn it is,
how many contracts and improvements it holds. How much an improvement or another contract is worth
to a seat with the turns and the dice for it, the network has to find out.

Nothing here depends on the map, so that a master plays on any board.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.judgement import Weights
from whistlestop.core.neural import Learnt, Network
from whistlestop.core.vectors import float_zeros
from whistlestop.core.words import Message, say
from whistlestop.games.rolling_freight.game import TYPES, RollingFreight
from whistlestop.games.rolling_freight.mind.expertise import (
    EXPERT_MEANINGS,
    EXPERT_TERMS,
    RollingFreightExpertise,
)
from whistlestop.games.rolling_freight.mind.judgement import STAGES, size_of
from whistlestop.games.rolling_freight.position import MAIN, Position

# The terms that come after those of an expert.
TURNS: Final = EXPERT_TERMS
MOVING: Final = EXPERT_TERMS + 1
HELD: Final = EXPERT_TERMS + 2
IMPROVEMENTS: Final = EXPERT_TERMS + 3
MASTER_TERMS: Final = EXPERT_TERMS + 4

MASTER_NAMES = (
    *EXPERT_MEANINGS,
    "turns",  # to come
    "moving",  # whether it is the seat's turn
    "held",  # contracts
    "improvements",  # of any kind
)

PLAYERS: Final = STAGES
DRAFTING: Final = STAGES + 1
SHARED: Final = STAGES + 2


class RollingFreightMastery(RollingFreightExpertise):
    shared = (*(f"stage-{stage + 1}" for stage in range(STAGES)), "players", "drafting")

    def __init__(self, game: RollingFreight, learnt: Learnt | None) -> None:
        super().__init__(game, Weights(MASTER_NAMES, [], []))
        if learnt is not None:
            self.network = Network(learnt.checked((*self.terms, *self.shared)))

    def meaning(self, term: str) -> Message:
        return EXPERT_MEANINGS.get(term) or say("{name}", name=term)

    def measure(self, state: Position) -> vec[float]:
        s = state
        expert = super().measure(state)
        measures = float_zeros(self.seats * MASTER_TERMS)
        for seat in range(self.seats):
            first = seat * MASTER_TERMS
            for term in range(EXPERT_TERMS):
                measures[first + term] = expert[seat * EXPERT_TERMS + term]
            measures[first + TURNS] = self._turns_to_come(s, seat)
            if s.course == MAIN and seat == s.seat:
                measures[first + MOVING] = 1.0
            measures[first + HELD] = float(size_of(s.hand[seat]))
            held: i64 = 0
            for kind in range(TYPES):
                held += s.improvements[seat * TYPES + kind]
            measures[first + IMPROVEMENTS] = float(held)
        return measures

    def circumstances(self, state: Position) -> vec[float]:
        told = float_zeros(SHARED)
        told[self.stage(state)] = 1.0
        told[PLAYERS] = float(self.seats)
        if state.course != MAIN:
            told[DRAFTING] = 1.0
        return told
