"""What goes on in a process in which bots think.

A question is a dictionary, and so is the answer: the notation of the choice, the best moves with
what a bot thinks of them, or what it thinks of the positions that it is to study. The process is
given the game so far, never the seed of the dice: the number that a bot's generator starts from
says nothing about them.
"""

from __future__ import annotations

import random
import time
from collections import OrderedDict
from typing import Any

from whistlestop.bots import decide, make_bot
from whistlestop.bots.advice import advise
from whistlestop.bots.analysis import study
from whistlestop.core.game import State
from whistlestop.core.registry import find_title

TABLES_KEPT = 20
STUDY = 0.5  # seconds of study before it answers, so that others get their turn

READY: dict[str, Any] = {}  # the question whether the process is ready; the answer is the same

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
    if question == READY:
        return READY
    if "first" in question:
        return {"positions": studied(question)}
    name = question["bot"]
    generator = random.Random(question["number"])
    bot = make_bot(name)
    if question.get("advise"):
        advice = advise(bot, name, state_of(question), generator)
        return {"advice": [(move.action, move.chance, move.line) for move in advice]}
    action = decide(bot, name, state_of(question), generator)
    return {"action": action.notation, "short": bool(getattr(bot, "was_short", False))}


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
