"""New Game's table as text, at most 100 columns wide."""

from __future__ import annotations

from examples.new_game.game.position import Position
from whistlestop.core.words import Seat, Speaker


def table(s: Position, speaker: Speaker) -> str:
    return "\n".join(
        speaker.text("{seat}: {points} points", seat=Seat(seat), points=points)
        for seat, points in enumerate(s.points)
    )
