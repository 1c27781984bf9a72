"""Rolling Freight, a dice game of rail contracts by Kevin G. Nunn, for 2 to 5 players."""

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
from whistlestop.core.title import NO_YES, Option, Title
from whistlestop.core.words import Words, say
from whistlestop.games.rolling_freight.board import RollingFreightBoard
from whistlestop.games.rolling_freight.final import ENDING
from whistlestop.games.rolling_freight.game import DISASTERS, OFF, ON, RollingFreight
from whistlestop.games.rolling_freight.position import Position
from whistlestop.games.rolling_freight.rulings import RULINGS


class RollingFreightTitle(Title):
    name = "rolling-freight"
    heading = "Rolling Freight"
    designer = "Kevin G. Nunn"
    players = range(2, 6)
    rules_version = 2
    rulings = RULINGS
    shelf = Shelf(
        say(
            "Your dice are your money: buy contracts, lay links, and run freight over "
            "everybody’s rails."
        ),
        weight=4,
        luck=say("some"),
        crop=(20, 100, 520, 450),
    )
    options = (
        Option(
            DISASTERS,
            (OFF, ON),
            OFF,
            say("whether natural disasters lie among the contracts of phases B and C"),
            say("Natural disasters"),
            NO_YES,
        ),
    )
    default_board = "west"
    board_headings = MappingProxyType({"west": say("The West"), "southeast": say("The Southeast")})
    endings = (ENDING,)
    folder = Path(__file__).resolve().parent
    opening = OpeningStyle(("buy", "improve", "station", "build", "deliver"), 4, is_exact=False)
    seat_colours = ("purple", "orange", "green", "rose", "ivory", "slate")

    def read_board(self, text: str, source: str) -> Board:
        return RollingFreightBoard(text, source)

    def set_up(self, board: Board, players: int, options: dict[str, str], rules: int) -> Game:
        assert isinstance(board, RollingFreightBoard)
        return RollingFreight(self, board, players, options, rules)

    def words(self, game: Game) -> Words[Position]:
        # Imported here because a simulation never speaks.
        from whistlestop.games.rolling_freight.words.words import RollingFreightWords

        assert isinstance(game, RollingFreight)
        return RollingFreightWords(game)

    def guide(self, game: Game) -> Guide:
        from whistlestop.games.rolling_freight.guide.guide import make_guide

        assert isinstance(game, RollingFreight)
        return make_guide(game)

    def picture(self, game: Game) -> Picture[Position]:
        # Imported here because a simulation never draws.
        from whistlestop.games.rolling_freight.picture.picture import RollingFreightPicture

        assert isinstance(game, RollingFreight)
        return RollingFreightPicture(game)

    def features(self, game: Game) -> Features[Position]:
        from whistlestop.games.rolling_freight.mind.features import RollingFreightFeatures

        assert isinstance(game, RollingFreight)
        return RollingFreightFeatures(game)

    def judgement(self, game: Game) -> Judgement[Position]:
        from whistlestop.games.rolling_freight.mind.judgement import (
            RollingFreightJudgement,
            read_weights,
        )

        assert isinstance(game, RollingFreight)
        return RollingFreightJudgement(game, read_weights())

    def expertise(self, game: Game) -> Judgement[Position]:
        from whistlestop.games.rolling_freight.mind.expertise import (
            RollingFreightExpertise,
            read_expert_weights,
        )

        assert isinstance(game, RollingFreight)
        return RollingFreightExpertise(game, read_expert_weights())

    def learner(self, game: Game, learnt: Learnt | None) -> Judgement[Position]:
        from whistlestop.games.rolling_freight.mind.mastery import RollingFreightMastery

        assert isinstance(game, RollingFreight)
        return RollingFreightMastery(game, learnt)


TITLE = RollingFreightTitle()
