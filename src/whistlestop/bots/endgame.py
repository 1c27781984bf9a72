"""The end of a game without chance, solved exactly where it is small.

Every seat takes what is best for itself (max-n): first its share of the win, then, between equal
shares, its lead. A position that can be reached in several ways is solved once.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.game import CHANCE, OVER, Action, State
from whistlestop.core.judgement import Judgement

LEAD: Final = 1e-6  # what a point of lead counts compared with a whole win


class TooLarge(Exception):
    """There are too many positions, or chance decides in one."""


class Endgame:
    """Solves a position by looking at everything that can follow, up to `most` positions."""

    def __init__(self, judgement: Judgement[Any], most: int) -> None:
        self.judgement = judgement
        self.seats: i64 = judgement.seats
        self.most: i64 = most
        self.solved: dict[tuple[Any, ...], vec[float]] = {}

    def best(self, state: State) -> Action | None:
        """The best action; None if the game from here is too large."""
        seat = state.to_act
        chosen: Action | None = None
        best = -2.0
        try:
            for action in self.judgement.candidates(state):
                after = state.copy()
                after.apply(action)
                value = self._value(after)[seat]
                if value > best:
                    best = value
                    chosen = action
        except TooLarge:
            return None
        return chosen

    def _value(self, state: State) -> vec[float]:
        if state.to_act == OVER:
            return self._result(state)
        key = state.snapshot()
        known = self.solved.get(key)
        if known is not None:
            return known
        if state.to_act == CHANCE or len(self.solved) >= self.most:
            raise TooLarge
        seat = state.to_act
        candidates = self.judgement.candidates(state)
        found = self._after(state, candidates[0])
        for place in range(1, len(candidates)):
            value = self._after(state, candidates[place])
            if value[seat] > found[seat]:
                found = value
        self.solved[key] = found
        return found

    def _after(self, state: State, action: Action) -> vec[float]:
        after = state.copy()
        after.apply(action)
        return self._value(after)

    def _result(self, state: State) -> vec[float]:
        outcome = state.outcome()
        assert outcome is not None
        shares = list(outcome.win_shares())
        result = vec[float](shares)
        for seat in range(self.seats):
            rival = 0
            is_first = True
            for other in range(self.seats):
                if other != seat and (is_first or outcome.scores[other] > rival):
                    rival = outcome.scores[other]
                    is_first = False
            result[seat] += LEAD * float(outcome.scores[seat] - rival)
        return result
