"""Steam Rollers, a dice-drafting, track-drawing game by Mark Gerrits, for 2 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping
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
from whistlestop.games.steam_rollers.board import SteamRollersBoard
from whistlestop.games.steam_rollers.final import ENDINGS
from whistlestop.games.steam_rollers.game import (
    EASY,
    HARD,
    MEDIUM,
    OFF,
    ON,
    ORDERS,
    POWERS,
    SOLO,
    WALLS,
    WILD_CUBES,
    SteamRollers,
)
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.rulings import RULINGS


class SteamRollersTitle(Title):
    name = "steam-rollers"
    heading = "Steam Rollers"
    designer = "Mark Gerrits"
    players = range(1, 6)  # alone with the option solo
    rules_version = 2
    rulings = RULINGS
    shelf = Shelf(
        say("Draft a die, draw your track, and bring the goods home before your rivals do."),
        weight=2,
        luck=say("some"),
        crop=(130, 60, 520, 450),
        is_first=True,
    )
    options = (
        Option(
            WALLS,
            (EASY, MEDIUM, HARD),
            EASY,
            say("how many borders are walled"),
            say("Walls"),
            (say("none (easy)"), say("some (medium)"), say("many (hard)")),
        ),
        Option(
            SOLO,
            (OFF, ON),
            OFF,
            say("whether you can play alone, against a rival"),
            say("Playing alone"),
            NO_YES,
        ),
        Option(
            WILD_CUBES,
            (OFF, ON),
            OFF,
            say("black cubes that may go to any city"),
            say("Black cubes"),
            NO_YES,
        ),
        Option(
            ORDERS,
            (OFF, ON),
            OFF,
            say("points for the first player to deliver a set of colours"),
            say("Orders"),
            NO_YES,
        ),
        Option(
            POWERS,
            (OFF, ON),
            OFF,
            say("a starting power for each player"),
            say("Starting powers"),
            NO_YES,
        ),
    )
    default_board = "standard"
    board_headings = MappingProxyType(
        {
            "standard": say("The standard map"),
            "island": say("The island"),
            "valley": say("The valley"),
        }
    )
    endings = ENDINGS
    folder = Path(__file__).resolve().parent
    opening = OpeningStyle(("build", "improve", "deliver", "take"), 4, is_exact=False)
    seat_colours = ("orange", "green", "rose", "brown", "sky", "slate")

    def players_allowed(self, board: Board, options: Mapping[str, str]) -> range:
        """One player is allowed only with the solo option."""
        return range(1, board.players.stop) if options[SOLO] == ON else board.players

    def read_board(self, text: str, source: str) -> Board:
        return SteamRollersBoard(text, source)

    def set_up(self, board: Board, players: int, options: dict[str, str], rules: int) -> Game:
        assert isinstance(board, SteamRollersBoard)
        return SteamRollers(self, board, players, options, rules)

    def words(self, game: Game) -> Words[Position]:
        # Imported here because a simulation never speaks.
        from whistlestop.games.steam_rollers.words.words import SteamRollersWords

        assert isinstance(game, SteamRollers)
        return SteamRollersWords(game)

    def guide(self, game: Game) -> Guide:
        from whistlestop.games.steam_rollers.guide.guide import make_guide

        assert isinstance(game, SteamRollers)
        return make_guide(game)

    def picture(self, game: Game) -> Picture[Position]:
        # Imported here because a simulation never draws.
        from whistlestop.games.steam_rollers.picture.picture import SteamRollersPicture

        assert isinstance(game, SteamRollers)
        return SteamRollersPicture(game)

    def features(self, game: Game) -> Features[Position]:
        from whistlestop.games.steam_rollers.mind.features import SteamRollersFeatures

        assert isinstance(game, SteamRollers)
        return SteamRollersFeatures(game)

    def judgement(self, game: Game) -> Judgement[Position]:
        from whistlestop.games.steam_rollers.mind.judgement import read_weights
        from whistlestop.games.steam_rollers.mind.outlook import SteamRollersOutlook

        assert isinstance(game, SteamRollers)
        return SteamRollersOutlook(game, read_weights())

    def expertise(self, game: Game) -> Judgement[Position]:
        from whistlestop.games.steam_rollers.mind.expertise import SteamRollersExpertise
        from whistlestop.games.steam_rollers.mind.judgement import read_weights

        assert isinstance(game, SteamRollers)
        learnt = Learnt.read(self.folder / "mind" / "neural.toml")
        return SteamRollersExpertise(game, read_weights(), learnt)

    def learner(self, game: Game, learnt: Learnt | None) -> Judgement[Position]:
        from whistlestop.games.steam_rollers.mind.expertise import SteamRollersExpertise
        from whistlestop.games.steam_rollers.mind.judgement import read_weights

        assert isinstance(game, SteamRollers)
        return SteamRollersExpertise(game, read_weights(), learnt)


TITLE = SteamRollersTitle()
