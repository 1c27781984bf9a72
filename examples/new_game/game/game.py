"""New Game set up: its numbers, and the action space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.new_game.game.actions import Draw, Drop, Keep
from whistlestop.core.game import Game, State

if TYPE_CHECKING:
    from examples.new_game.game.board import NewGameBoard
    from whistlestop.core.title import Title


class NewGame(Game):
    def __init__(
        self,
        title: Title,
        board: NewGameBoard,
        players: int,
        options: dict[str, str],
        rules: int,
    ) -> None:
        super().__init__(title, board, players, options, rules)
        self.balls = board.balls
        self.rounds = board.rounds
        self.draw_id = self.add_actions([Draw(ball) for ball in board.balls])
        self.keep_id = self.add_actions([Keep()])
        self.drop_id = self.add_actions([Drop()])

    def start(self) -> State:
        # Imported here because a state depends on its game.
        from examples.new_game.game.state import NewGameState

        return NewGameState(self, [0] * self.players)
