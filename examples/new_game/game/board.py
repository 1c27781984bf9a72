"""New Game's board: every number of the game, from a board file."""

from __future__ import annotations

from whistlestop.core.boards import Board, TomlNode

PLAYERS = range(2, 5)


class NewGameBoard(Board):
    """A checked board file. See boards/bag.toml for what its parts mean."""

    def __init__(self, text: str, source: str) -> None:
        root = TomlNode.root(text, source, "new-game")
        super().__init__(root, PLAYERS)
        root.known_keys("game", "name", "rounds", "balls")
        self.rounds = root.integer("rounds", least=1, most=20)
        self.balls = [ball.integer(least=1, most=9) for ball in root.items("balls")]
