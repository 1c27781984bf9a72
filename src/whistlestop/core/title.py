"""A title: a game as a box on a shelf, before anybody sits down."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from whistlestop.core.boards import Board, board_names, read_board_text
from whistlestop.core.errors import SetupError
from whistlestop.core.features import Features
from whistlestop.core.game import Game
from whistlestop.core.judgement import Judgement
from whistlestop.core.neural import Learnt
from whistlestop.core.openings import OpeningStyle
from whistlestop.core.picture import Picture
from whistlestop.core.rulebook import Guide
from whistlestop.core.rulings import Ruling
from whistlestop.core.shelf import Shelf
from whistlestop.core.words import Message, Words, say

MASTERY = "mind/mastery.toml"  # what a master has learnt, in the folder of the game


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its name, what may be chosen, and what it means."""

    name: str  # as in commands and records, like the choices
    choices: tuple[str, ...]
    default: str
    meaning: Message
    heading: Message  # what people call it
    headings: tuple[Message, ...]  # and the choices, in their order

    def heading_of(self, choice: str) -> Message:
        return self.headings[self.choices.index(choice)]


NO_YES = (say("no"), say("yes"))  # the headings of choices that are off and on


class Title(ABC):
    """A game's name, numbers of players, boards and options, and how to set it up.

    A game's package has one instance, called TITLE.
    """

    name: str  # as in commands and records: "steel-driver"
    heading: str  # as on the box: "Steel Driver"
    designer: str
    players: range
    rules_version: int  # of new games; older ones go on under their own
    rulings: tuple[Ruling, ...] = ()
    options: tuple[Option, ...]
    default_board: str
    board_headings: Mapping[str, Message] = {}  # what people call the boards of the package
    endings: tuple[str, ...]  # every way in which a game can end
    folder: Path  # the game's package, with its boards/
    shelf: Shelf | None = None  # what a lobby tells of it
    opening: OpeningStyle | None = None  # what counts as an opening
    # Each seat's colour: one that no piece of the game has, so that it means a player alone.
    seat_colours: tuple[str, ...] = ("orange", "rose", "brown", "sky", "ivory", "slate")

    @abstractmethod
    def read_board(self, text: str, source: str) -> Board:
        """The board in a board file's text; raises BoardError with the line and the fault."""

    @abstractmethod
    def set_up(self, board: Board, players: int, options: dict[str, str], rules: int) -> Game:
        """Make the game under a version of the rules; the arguments have been checked."""

    @abstractmethod
    def words(self, game: Game) -> Words[Any]:
        """The words of a game of this title."""

    def guide(self, game: Game) -> Guide:
        """What the rules page takes from a game of this title: numbers, tables, figures."""
        return Guide(game, {})

    def picture(self, game: Game) -> Picture[Any]:
        """How a game of this title looks."""
        raise SetupError(say("{title} has no pictures.", kind="no-pictures", title=self.heading))

    def judgement(self, game: Game) -> Judgement[Any]:
        """How positions of a game of this title are judged."""
        raise SetupError(
            say("Positions of {title} can't be judged.", kind="no-judgement", title=self.heading)
        )

    def expertise(self, game: Game) -> Judgement[Any]:
        """How an expert judges them."""
        return self.judgement(game)

    def learner(self, game: Game, learnt: Learnt | None) -> Judgement[Any]:
        """A judgement by a network with these numbers; without numbers, one that only measures, for
        learning."""
        raise SetupError(say("{title} can't be learnt.", kind="no-learner", title=self.heading))

    def mastery(self, game: Game) -> Judgement[Any]:
        """How a master judges positions: by what it has learnt, if anything."""
        path = self.folder / MASTERY
        if not path.exists():
            return self.expertise(game)
        return self.learner(game, Learnt.read(path))

    def features(self, game: Game) -> Features[Any]:
        """The numbers that learners see of a game of this title."""
        raise SetupError(
            say("{title} can't be told in numbers.", kind="no-features", title=self.heading)
        )

    def seat_colour(self, seat: int) -> str:
        return self.seat_colours[seat % len(self.seat_colours)]

    def known_rules(self, version: int) -> int:
        """A version of the rules, checked."""
        if not 1 <= version <= self.rules_version:
            raise SetupError(
                say(
                    "This program has the rules of {title} up to version {newest}; "
                    "it doesn’t know version {version}.",
                    kind="rules-version",
                    title=self.heading,
                    newest=self.rules_version,
                    version=version,
                )
            )
        return version

    def ruling(self, id: str) -> Ruling:
        """A ruling of the title by its id."""
        for ruling in self.rulings:
            if ruling.id == id:
                return ruling
        raise KeyError(id)

    def ruling_named_by(self, reason: Message) -> Ruling | None:
        """The ruling that a reason stands on; None where it stands on the printed rules."""
        named = reason.values.get("ruling")
        return self.ruling(named) if isinstance(named, str) else None

    def boards(self) -> list[str]:
        """The names of the boards that come with the package."""
        return board_names(self.folder)

    def board_heading(self, name: str) -> Message:
        """What people call a board; its name, if it isn't one of the package's."""
        return self.board_headings.get(name) or say("{name}", name=name)

    def option_words(self, options: Mapping[str, str]) -> list[Message]:
        """The options that are not at their defaults, in words."""
        return [
            say("{option}: {choice}", option=option.heading, choice=option.heading_of(chosen))
            for option in self.options
            if (chosen := options.get(option.name, option.default)) != option.default
        ]

    def board(self, name: str = "") -> Board:
        """A board of the package by its name, or any board by the path of its file."""
        text, source = read_board_text(self, name or self.default_board)
        return self.read_board(text, source)

    def board_of(self, name: str, digest: str) -> Board:
        """A board of the package as it was when it had this digest; else as it is now."""
        board = self.board(name)
        if board.digest == digest:
            return board
        return former_boards(self).get(digest, board)

    def has_board(self, board: Board) -> bool:
        """Whether the package has this very board, or had it once."""
        return board.name in self.boards() and self.board_of(board.name, board.digest) == board

    def game(
        self,
        players: int,
        board: str | Board = "",
        options: Mapping[str, str] | None = None,
        rules: int | None = None,
    ) -> Game:
        """Set the title up, under the present rules unless an older version of them is named.

        Raises SetupError or BoardError if that isn't possible.
        """
        version = self.rules_version if rules is None else self.known_rules(rules)
        if isinstance(board, str):
            board = self.board(board)
        full = self.full_options(options or {})
        allowed = self.players_allowed(board, full)
        if players not in allowed:
            raise SetupError(
                say(
                    "{title} on the board {board} is for {least} to {most} players, not {players}.",
                    kind="players",
                    title=self.heading,
                    board=board.name,
                    least=allowed[0],
                    most=allowed[-1],
                    players=players,
                )
            )
        return _set_up(self, board, players, tuple(full.items()), version)

    def players_allowed(self, board: Board, options: Mapping[str, str]) -> range:
        """How many may play on a board with these options, which must be complete."""
        return board.players

    def full_options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """The chosen options, checked, with defaults for all others."""
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise SetupError(
                    say(
                        "{title} has no option {name}; its options are: {known}.",
                        kind="option",
                        title=self.heading,
                        name=repr(name),
                        known=", ".join(sorted(known)),
                    )
                )
            if value not in known[name].choices:
                raise SetupError(
                    say(
                        "The option {name} can't be {value}; it can be: {choices}.",
                        kind="option-value",
                        name=name,
                        value=repr(value),
                        choices=", ".join(known[name].choices),
                    )
                )
        return {option.name: chosen.get(option.name, option.default) for option in self.options}


@lru_cache(maxsize=64)
def _set_up(
    title: Title, board: Board, players: int, options: tuple[tuple[str, str], ...], rules: int
) -> Game:
    """Equal set-ups share one game, so that their states can be compared."""
    return title.set_up(board, players, dict(options), rules)


@lru_cache(maxsize=16)
def former_boards(title: Title) -> Mapping[str, Board]:
    """The title's boards as they once were, by digest, for games that were begun on them."""
    boards = [
        title.read_board(path.read_text(encoding="utf-8"), path.name)
        for path in sorted((title.folder / "boards" / "former").glob("*.toml"))
    ]
    return {board.digest: board for board in boards}
