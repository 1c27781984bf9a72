"""A position of New Game, and what each action does to it."""

from __future__ import annotations

from examples.new_game.game.game import NewGame
from whistlestop.core.game import CHANCE, OVER, Action, Game, State
from whistlestop.core.outcome import Outcome, decide
from whistlestop.core.words import say

ENDING = "rounds"

# The events that the rules report, with their data. words/words.py makes sentences of them.
DRAWN = 0  # ball
KEPT = 1  # seat, ball
DROPPED = 2  # seat, ball


class NewGameState(State):
    def __init__(self, g: NewGame, points: list[int]) -> None:
        super().__init__(CHANCE)
        self.setup = g
        self.points = points  # of each seat
        self.ball = 0  # the ball on the table
        self.round = 0

    @property
    def game(self) -> Game:
        return self.setup

    def legal_actions(self) -> list[Action]:
        if self.to_act == OVER:
            return []
        g = self.setup
        return g.actions[: g.keep_id] if self.to_act == CHANCE else g.actions[g.keep_id :]

    def chance_weights(self) -> list[int]:
        return self.setup.balls[:]

    def apply(self, action: Action) -> None:
        g = self.setup
        if self.to_act == CHANCE:
            self.ball = g.balls[action.id]
            self.tell(DRAWN, self.ball)
        elif action.id == g.keep_id:
            self.points[self.to_act] += self.ball
            self.tell(KEPT, self.to_act, self.ball)
        else:
            self.tell(DROPPED, self.to_act, self.ball)
        self.to_act += 1  # CHANCE is -1, so seat 0 follows it
        if self.to_act == g.players:
            self.ball = 0
            self.round += 1
            self.to_act = OVER if self.round == g.rounds else CHANCE

    def copy(self) -> State:
        new = NewGameState(self.setup, self.points[:])
        new.to_act, new.ball, new.round = self.to_act, self.ball, self.round
        return new

    def scores(self) -> list[int]:
        return self.points[:]

    def outcome(self) -> Outcome | None:
        if self.to_act != OVER:
            return None
        return decide(self.points, [], ENDING, say("All rounds have been played."))
