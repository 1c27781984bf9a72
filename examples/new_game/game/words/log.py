"""The log of New Game: a sentence for each event."""

from __future__ import annotations

from examples.new_game.game.position import DRAWN, KEPT
from examples.new_game.game.words import names
from whistlestop.core.game import Event
from whistlestop.core.words import Message, Seat, say


def sentence(event: Event) -> Message:
    kind, *data = event
    if kind == DRAWN:
        return say("Drawn: {ball}.", kind="drawn", ball=names.ball(data[0]))
    seat, ball = Seat(data[0]), names.ball(data[1])
    if kind == KEPT:
        return say("{seat} keeps {ball}.", kind="kept", seat=seat, ball=ball)
    return say("{seat} drops {ball}.", kind="dropped", seat=seat, ball=ball)
