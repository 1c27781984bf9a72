"""What each action of New Game is called, and which rule forbids it."""

from __future__ import annotations

from examples.new_game.game.position import Position
from examples.new_game.game.words import names
from whistlestop.core.game import CHANCE, Action
from whistlestop.core.words import Message, say


def label(action: Action) -> Message:
    if action.kind == "draw":
        return say("Draw {ball}", kind="draw", ball=names.ball(int(action.fields[0])))
    if action.kind == "keep":
        return say("Keep the ball", kind="keep")
    return say("Drop the ball", kind="drop")


def why_not(s: Position) -> Message:
    """The position must not be over, and the action must not be legal in it."""
    if s.to_act == CHANCE:
        return say("The next ball has to be drawn first.", kind="draw-first")
    return say("There already is a ball on the table.", kind="ball-drawn")
