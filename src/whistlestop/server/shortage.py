"""Tables at which a bot had no time for its simulations, so that it is weaker than its level.

What this process has seen lately: it is told on the page, and nothing depends on it.
"""

from __future__ import annotations

from collections import OrderedDict

from whistlestop.core.words import Message, say
from whistlestop.server.levels import bot_heading

KEPT = 1000

_short: OrderedDict[str, str] = OrderedDict()  # the bot, by table


def note(table: str, bot: str, is_short: bool) -> None:
    """A bot has decided; the latest decision of each bot counts."""
    if is_short:
        _short[table] = bot
        _short.move_to_end(table)
        while len(_short) > KEPT:
            _short.popitem(last=False)
    elif _short.get(table) == bot:
        del _short[table]


def shortage(table: str) -> Message | None:
    """What to tell the players; None if the bots have had time enough."""
    bot = _short.get(table)
    if bot is None:
        return None
    return say(
        "The bot “{bot}” has too little time to think as far as it should, so it plays weaker.",
        bot=bot_heading(bot),
    )
