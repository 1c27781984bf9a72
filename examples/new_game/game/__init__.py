"""New Game, by A Designer, for 2 to 4 players."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType

from examples.new_game.game.board import NewGameBoard
from examples.new_game.game.final import ENDING
from examples.new_game.game.game import NewGame
from examples.new_game.game.position import Position
from examples.new_game.game.rulings import RULINGS
from whistlestop.core.boards import Board
from whistlestop.core.game import Game
from whistlestop.core.title import Title
from whistlestop.core.words import Words, say


class NewGameTitle(Title):
    name = "new-game"
    heading = "New Game"
    designer = "A Designer"
    players = range(2, 5)
    rules_version = 1
    options = ()
    default_board = "bag"
    board_headings = MappingProxyType({"bag": say("A bag of balls")})
    endings = (ENDING,)
    rulings = RULINGS
    folder = Path(__file__).resolve().parent

    def read_board(self, text: str, source: str) -> Board:
        return NewGameBoard(text, source)

    def set_up(self, board: Board, players: int, options: dict[str, str], rules: int) -> Game:
        assert isinstance(board, NewGameBoard)
        return NewGame(self, board, players, options, rules)

    def words(self, game: Game) -> Words[Position]:
        # Imported here because a simulation never speaks.
        from examples.new_game.game.words.words import NewGameWords

        assert isinstance(game, NewGame)
        return NewGameWords(game)


TITLE = NewGameTitle()
