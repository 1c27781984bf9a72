"""A process in which bots think: `python -m whistlestop.server.bots.thinker`.

It reads questions as lines of JSON and answers each with a line: the notation of the choice, what
it thinks of the positions it should study, or what went wrong. It gets the game so far, never the
seed of the dice: the number for the bot's generator reveals nothing about them.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
import time
import traceback
from collections import OrderedDict
from typing import Any

from whistlestop.bots import decide, make_bot
from whistlestop.bots.analysis import study
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.game import State
from whistlestop.core.registry import find_title

TABLES_KEPT = 20
STUDY = 0.5  # seconds of study before it answers, so that others get their turn

Studied = tuple[tuple[float, ...], str | None]  # the chances at a position, and what to do there

_known: OrderedDict[str, tuple[list[str], State]] = OrderedDict()


def state_of(question: dict[str, Any]) -> State:
    """The position; only what is new since the table's bots were last asked is replayed."""
    actions: list[str] = question["actions"]
    known, state = _known.pop(question["table"], ([], None))
    if state is None or actions[: len(known)] != known:
        title = find_title(question["game"])
        board = title.read_board(question["board_text"], question["board"])
        players, options, rules = question["players"], question["options"], question["rules"]
        known, state = [], title.game(players, board, options, rules).start()
    for notation in actions[len(known) :]:
        state.apply(state.game.by_notation[notation])
    _known[question["table"]] = (actions, state)
    while len(_known) > TABLES_KEPT:
        _known.popitem(last=False)
    return state


def answer(question: dict[str, Any]) -> dict[str, Any]:
    if "first" in question:
        return {"positions": studied(question)}
    name = question["bot"]
    generator = random.Random(question["number"])
    return {"action": decide(make_bot(name), name, state_of(question), generator).notation}


def studied(question: dict[str, Any]) -> list[Studied]:
    """Chances and suggestion at the positions of a game, from the one after `first` actions on."""
    name = question["bot"]
    bot = make_bot(name)
    actions: list[str] = question["actions"]
    found: list[Studied] = []
    end = time.monotonic() + STUDY
    number: int = question["first"]
    while number <= len(actions) and (not found or time.monotonic() < end):
        state = state_of({**question, "actions": actions[:number]})
        position = study(bot, name, state, number)
        found.append((position.chances, position.suggestion))
        number += 1
    return found


def main() -> None:

    # Ctrl-C in the terminal reaches us too, but the server decides when we end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # A bot that prints must not disturb our answers.
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    sys.stdout = sys.stderr
    for line in sys.stdin:
        try:
            reply = answer(json.loads(line))
        except WhistlestopError as error:
            reply = {"error": str(error)}
        except Exception:
            reply = {"error": traceback.format_exc(limit=3)}
        replies.write(json.dumps(reply) + "\n")
        replies.flush()


if __name__ == "__main__":
    main()
