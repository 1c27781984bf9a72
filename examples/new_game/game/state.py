"""The flow of New Game: what may be done, and what each action does."""

from __future__ import annotations

from examples.new_game.game.position import DRAWN, DROPPED, KEPT, Position
from whistlestop.core.game import CHANCE, OVER, Action, State


class NewGameState(Position):
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
