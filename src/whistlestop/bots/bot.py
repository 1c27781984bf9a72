"""What a bot is, and how one is asked."""

from __future__ import annotations

import os.path
import random
import traceback
from typing import Protocol

from whistlestop.core.errors import NotationError, WhistlestopError
from whistlestop.core.game import Action, State
from whistlestop.core.words import say


class Bot(Protocol):
    """Chooses a legal action wherever its seat has to act.

    `state` is a copy: the bot may change it, copy it again and search through it as it likes. It
    shows what a player at the table sees and never what chance will bring.

    `generator` is made for this one decision. A bot that needs randomness takes it from there and
    nowhere else, so that a game with a seed can be played again. A bot that remembers nothing of
    earlier decisions also plays the same after an undo and in a resumed game.

    The choice must be a member of `state.legal_actions()`, or equal to one. Anything else ends
    the game with an error: no other move is made in the bot's name.
    """

    def choose(self, state: State, generator: random.Random, /) -> Action: ...


class BotError(WhistlestopError):
    """A bot that can't be loaded, fails, or makes an illegal choice; the message names it."""


def decide(bot: Bot, name: str, state: State, generator: random.Random) -> Action:
    """The bot's choice at a state, checked; `name` is what an error calls the bot."""
    try:
        action: object = bot.choose(state.copy(), generator)
    except BotError:
        raise
    except Exception as error:
        raise failed(name, error) from error
    if not isinstance(action, Action):
        raise BotError(
            say(
                "The bot {bot} chose {choice}, which isn’t an action.",
                kind="bot-choice",
                bot=name,
                choice=repr(action),
            )
        )
    try:
        shared = state.game.shared(action)
        reason = state.why_not(shared)
    except NotationError as error:
        reason = error.message
    if reason is not None:
        raise BotError(
            say(
                "The bot {bot} chose {choice}, which is not legal: {why}",
                kind="bot-choice",
                bot=name,
                choice=repr(action.notation),
                why=reason,
            )
        )
    return shared


def failed(name: str, error: Exception) -> BotError:
    """Says that a bot's own code raised an error, and in which line.

    The line is the last one in the bot's own folder: what it calls may raise the error, but the bot
    is what can be mended.
    """
    frames = list(traceback.extract_tb(error.__traceback__))
    folder = os.path.dirname(os.path.abspath(name.rpartition(":")[0]))
    frames = [one for one in frames if os.path.dirname(one.filename) == folder] or frames
    kind = type(error).__name__
    if isinstance(error, SyntaxError):
        file, line = error.filename, error.lineno
        what = f"{kind}: {error.msg}"
    else:
        file, line = (frames[-1].filename, frames[-1].lineno) if frames else (None, None)
        what = f"{kind}: {error}" if str(error) else kind
    return BotError(
        say(
            "The bot {bot} failed in {file}, line {line}: {what}.",
            kind="bot-failed",
            bot=name,
            file=os.path.basename(file or "?"),
            line=line or 0,
            what=" ".join(what.split()).rstrip("."),  # the sentence has its own full stop
        )
    )
