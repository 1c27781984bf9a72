"""What things are called in New Game."""

from __future__ import annotations

from whistlestop.core.words import Message, say


def ball(number: int) -> Message:
    """A ball, inside a sentence."""
    return say("ball {number}", number=number)
