"""Every way in which a title of the package can be set up."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from whistlestop.core.game import Game
from whistlestop.core.registry import find_title

BATCH = 5  # games in one test, so that the tests spread over the cores


@dataclass(frozen=True)
class SetUp:
    """A title on a board, with a number of players and at most one option off its default."""

    title: str
    board: str
    players: int
    option: str = ""
    value: str = ""
    is_fullest: bool = False  # no more players can be on this board with this option
    in_short_suite: bool = False  # whether a random game of it is part of make test

    def game(self) -> Game:
        options = {self.option: self.value} if self.option else {}
        return find_title(self.title).game(self.players, self.board, options)

    def __str__(self) -> str:
        option = f"-{self.option}={self.value}" if self.option else ""
        return f"{self.title}-{self.board}-{self.players}{option}"


def set_ups(name: str) -> list[SetUp]:
    """All boards and numbers of players; with each, every option's every other choice alone."""
    title = find_title(name)
    alone = [
        (option.name, v) for option in title.options for v in option.choices if v != option.default
    ]
    found = []
    for board in title.boards():
        for option, value in [("", ""), *alone]:
            options = title.full_options({option: value} if option else {})
            allowed = title.players_allowed(title.board(board), options)
            for players in allowed:
                is_fullest = players == allowed[-1]
                # Each board with its fewest and its most; each option on the first board.
                is_edge = is_fullest or (players == allowed[0] and not option)
                in_short = is_edge and (not option or board == title.boards()[0])
                found.append(SetUp(name, board, players, option, value, is_fullest, in_short))
    return found


def games_of(set_up: SetUp, games: int) -> int:
    """How many games a set-up gets: an option that is off its default a fifth, and where that is
    none, one on each board."""
    return max(set_up.is_fullest, games // 5) if set_up.option else games


def mixtures(name: str, players: int) -> list[tuple[str, dict[str, str]]]:
    """Boards with choices of all options together, every one that so many players can play."""
    title = find_title(name)
    names = [option.name for option in title.options]
    every_choice = product(*(option.choices for option in title.options))
    return [
        (board, options)
        for options in (dict(zip(names, choices, strict=True)) for choices in every_choice)
        for board in title.boards()
        if players in title.players_allowed(title.board(board), title.full_options(options))
    ]
