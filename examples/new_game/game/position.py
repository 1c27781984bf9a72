"""A position of New Game: the pieces on the table as numbers, and the events of the rules."""

from __future__ import annotations

from examples.new_game.game.game import NewGame
from whistlestop.core.game import CHANCE, Game, State
from whistlestop.core.outcome import Outcome


class Position(State):
    def __init__(self, g: NewGame, points: list[int]) -> None:
        super().__init__(CHANCE)
        self.setup = g
        self.points = points  # of each seat
        self.ball = 0  # on the table; 0 if there is none
        self.round = 0  # how many have been played

    @property
    def game(self) -> Game:
        return self.setup

    def scores(self) -> list[int]:
        return self.points[:]

    def outcome(self) -> Outcome | None:
        # Imported here because only an ended game needs it.
        from examples.new_game.game.final import outcome

        return outcome(self)


# The events that rules emit, with their data. words/log.py makes sentences of them.
DRAWN = 0  # ball
KEPT = 1  # seat, ball
DROPPED = 2  # seat, ball
