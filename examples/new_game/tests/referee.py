"""New Game's referee: counts points from the actions alone, and compares."""

from __future__ import annotations

from examples.new_game.game.position import Position
from tests.support.referee import BaseReferee
from whistlestop.core.game import Action, State


class Referee(BaseReferee):
    def __init__(self, state: State) -> None:
        assert isinstance(state, Position)
        self.points = state.scores()
        self.ball = state.ball

    def after(self, actor: int, action: Action, state: State) -> None:
        if action.kind == "draw":
            self.ball = int(action.fields[0])
        elif action.kind == "keep":
            self.points[actor] += self.ball
        assert state.scores() == self.points
