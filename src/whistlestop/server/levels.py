"""The bots that a person can choose from."""

from __future__ import annotations

from whistlestop.bots import bot_names
from whistlestop.bots.registry import STYLE
from whistlestop.bots.styles import STYLES
from whistlestop.core.words import Message, say

LEVELS = ("easy", "medium", "hard", "expert", "master")  # what a person chooses from first
USUAL_BOT = "medium"
SIMPLER = ("greedy", "random")  # who plays when a bot fails, the better first
HEADINGS = {
    "easy": say("easy"),
    "medium": say("medium"),
    "hard": say("hard"),
    "expert": say("expert"),
    "master": say("master"),
}


def bot_heading(name: str) -> Message:
    """What people call a bot: a level by its meaning, a style by how it plays, any other by its
    name."""
    kind, _, style = name.partition(":")
    if kind == STYLE and style in STYLES:
        return say("{style}: {meaning}", style=STYLES[style].heading, meaning=STYLES[style].meaning)
    return HEADINGS.get(name) or say("{name}", name=name)


def kind_heading(name: str) -> Message:
    """The same for a bot whose budget doesn't matter to people: "master" for `master:100/0.5s`."""
    return bot_heading(name.partition(":")[0])


def bots_offered() -> list[str]:
    """All bots, the levels first."""
    return [*LEVELS, *bots_for_researchers()]


def bots_for_researchers() -> list[str]:
    """The bots that are no level: what they are called says how they are made."""
    return [name for name in bot_names() if name not in LEVELS]
