"""Which bots a person is offered."""

from __future__ import annotations

from whistlestop.bots import bot_names

LEVELS = ("easy", "medium", "hard")  # what a person chooses from first
USUAL_BOT = "medium"


def bots_offered() -> list[str]:
    """All bots, the three levels first."""
    return [*LEVELS, *(name for name in bot_names() if name not in LEVELS)]
