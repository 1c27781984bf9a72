"""Which bots a person is offered."""

from __future__ import annotations

from whistlestop.bots import bot_names
from whistlestop.core.words import Message, say

LEVELS = ("easy", "medium", "hard")  # what a person chooses from first
USUAL_BOT = "medium"
SIMPLER = ("greedy", "random")  # who plays when a bot fails, the better first
HEADINGS = {"easy": say("easy"), "medium": say("medium"), "hard": say("hard")}


def bot_heading(name: str) -> Message:
    """What people call a bot: a level by its meaning, any other by its name."""
    return HEADINGS.get(name) or say("{name}", name=name)


def bots_offered() -> list[str]:
    """All bots, the three levels first."""
    return [*LEVELS, *(name for name in bot_names() if name not in LEVELS)]
