"""Steel Driver, a stock-and-track game by Martin Wallace, for 3 to 6 players."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType

from whistlestop.core.boards import Board
from whistlestop.core.features import Features
from whistlestop.core.game import Game
from whistlestop.core.judgement import Judgement
from whistlestop.core.neural import Learnt
from whistlestop.core.openings import OpeningStyle
from whistlestop.core.picture import Picture
from whistlestop.core.rulebook import Guide
from whistlestop.core.shelf import Shelf
from whistlestop.core.title import Option, Title
from whistlestop.core.words import Words, say
from whistlestop.games.steel_driver.board import SteelDriverBoard
from whistlestop.games.steel_driver.final import ENDING
from whistlestop.games.steel_driver.game import FIRST_PLAYER, RANDOM, SEAT_ONE, SteelDriver
from whistlestop.games.steel_driver.position import Position
from whistlestop.games.steel_driver.rulings import RULINGS


class SteelDriverTitle(Title):
    name = "steel-driver"
    heading = "Steel Driver"
    designer = "Martin Wallace"
    players = range(3, 7)
    rules_version = 1
    rulings = RULINGS
    shelf = Shelf(
        say(
            "Buy railroads at auction, race them across America, and hold the right shares "
            "at the end."
        ),
        weight=3,
        luck=say("none"),
        crop=(520, 80, 440, 380),
    )
    options = (
        Option(
            FIRST_PLAYER,
            (SEAT_ONE, RANDOM),
            SEAT_ONE,
            say("who holds the active-player marker first"),
            say("First player"),
            (say("seat 1"), say("drawn by lot")),
        ),
    )
    default_board = "usa"
    board_headings = MappingProxyType({"usa": say("United States")})
    endings = (ENDING,)
    folder = Path(__file__).resolve().parent
    opening = OpeningStyle(("offer",), 1, is_exact=True)

    def read_board(self, text: str, source: str) -> Board:
        return SteelDriverBoard(text, source)

    def set_up(self, board: Board, players: int, options: dict[str, str], rules: int) -> Game:
        assert isinstance(board, SteelDriverBoard)
        return SteelDriver(self, board, players, options, rules)

    def words(self, game: Game) -> Words[Position]:
        # Imported here because a simulation never speaks.
        from whistlestop.games.steel_driver.words.words import SteelDriverWords

        assert isinstance(game, SteelDriver)
        return SteelDriverWords(game)

    def guide(self, game: Game) -> Guide:
        from whistlestop.games.steel_driver.guide.guide import make_guide

        assert isinstance(game, SteelDriver)
        return make_guide(game)

    def picture(self, game: Game) -> Picture[Position]:
        # Imported here because a simulation never draws.
        from whistlestop.games.steel_driver.picture.picture import SteelDriverPicture

        assert isinstance(game, SteelDriver)
        return SteelDriverPicture(game)

    def judgement(self, game: Game) -> Judgement[Position]:
        from whistlestop.games.steel_driver.mind.judgement import SteelDriverJudgement, read_weights

        assert isinstance(game, SteelDriver)
        return SteelDriverJudgement(game, read_weights())

    def expertise(self, game: Game) -> Judgement[Position]:
        from whistlestop.games.steel_driver.mind.expertise import SteelDriverExpertise
        from whistlestop.games.steel_driver.mind.judgement import read_weights

        assert isinstance(game, SteelDriver)
        return SteelDriverExpertise(game, read_weights())

    def learner(self, game: Game, learnt: Learnt | None) -> Judgement[Position]:
        from whistlestop.games.steel_driver.mind.mastery import SteelDriverMastery

        assert isinstance(game, SteelDriver)
        return SteelDriverMastery(game, learnt)

    def features(self, game: Game) -> Features[Position]:
        from whistlestop.games.steel_driver.mind.features import SteelDriverFeatures

        assert isinstance(game, SteelDriver)
        return SteelDriverFeatures(game)


TITLE = SteelDriverTitle()
