"""The end of New Game: who won."""

from __future__ import annotations

from examples.new_game.game.position import Position
from whistlestop.core.game import OVER
from whistlestop.core.outcome import Outcome, decide
from whistlestop.core.words import say

ENDING = "rounds"


def outcome(s: Position) -> Outcome | None:
    if s.to_act != OVER:
        return None
    return decide(s.points, [], ENDING, say("All rounds have been played."))
