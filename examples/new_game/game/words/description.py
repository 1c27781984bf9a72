"""New Game's table in sentences, for people who can't see the picture."""

from __future__ import annotations

from examples.new_game.game.position import Position
from examples.new_game.game.words import names
from whistlestop.core.words import Message, Seat, say


def description(s: Position) -> list[tuple[Message, list[Message]]]:
    game = [say("Rounds played: {rounds}.", rounds=s.round)]
    if s.ball:
        game.append(say("On the table: {ball}.", ball=names.ball(s.ball)))
    if s.to_act >= 0:
        game.append(say("{seat} decides.", seat=Seat(int(s.to_act))))
    players = [
        say("{seat} has {points} points.", seat=Seat(seat), points=points)
        for seat, points in enumerate(s.points)
    ]
    return [(say("The game"), game), (say("The players"), players)]
