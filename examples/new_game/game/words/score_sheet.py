"""The score sheet of New Game: what each part of a score has brought."""

from __future__ import annotations

from examples.new_game.game.position import Position
from whistlestop.core.words import Message, say


def score_sheet(s: Position) -> list[tuple[Message, list[int]]]:
    return [(say("balls kept"), s.scores())]
