"""Players made of code.

A bot of one's own is a class with one method, in a file that needs nothing else:

    class Bot:
        '''Bids as little as it can, and otherwise takes whatever comes first.'''

        def choose(self, state, generator):
            return state.legal_actions()[0]

It sits down under the path of its file: `whistlestop play --seats you,my_bot.py:Bot,random`.
What it is given and what it owes is said once, at `Bot`.
"""

from whistlestop.bots.bot import Bot, BotError, decide
from whistlestop.bots.random_bot import RandomBot
from whistlestop.bots.registry import bot_names, is_file_bot, make_bot, split_bot

__all__ = [
    "Bot",
    "BotError",
    "RandomBot",
    "bot_names",
    "decide",
    "is_file_bot",
    "make_bot",
    "split_bot",
]
