"""Players made of code.

To write your own bot, put a class with one method into a file; it needs nothing else:

    class Bot:
        '''Bids as little as it can, and otherwise takes whatever comes first.'''

        def choose(self, state, generator):
            return state.legal_actions()[0]

Name it by the path of its file: `whistlestop play --seats you,my_bot.py:Bot,random`. `Bot` says
what it gets and what it must return.
"""

from whistlestop.bots.bot import Bot, BotError, decide
from whistlestop.bots.random_bot import RandomBot
from whistlestop.bots.registry import (
    bot_names,
    check_bot,
    is_file_bot,
    make_bot,
    split_bot,
    styles_of,
)

__all__ = [
    "Bot",
    "BotError",
    "RandomBot",
    "bot_names",
    "check_bot",
    "decide",
    "is_file_bot",
    "make_bot",
    "split_bot",
    "styles_of",
]
