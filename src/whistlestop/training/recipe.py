"""What a course is to be: everything that decides how it goes."""

from __future__ import annotations

import json
import random
from dataclasses import asdict, dataclass
from typing import Any

from whistlestop.core.errors import SetupError
from whistlestop.core.registry import find_title
from whistlestop.core.words import say

Setup = tuple[int, str, int]  # players, board, seed

TRIED_APART = 10**9  # added to a seed for a game that is tried, so that nobody learnt from it


@dataclass(frozen=True)
class Recipe:
    title: str
    players: tuple[int, ...]  # numbers of players, each as often as it stands here
    first_games: int  # without search, in the first round
    games: int  # in every later round
    simulations: int  # of the searches in later rounds
    units: int  # hidden ones of the network
    trials: int  # games against each member of the league
    seed: int

    @classmethod
    def make(cls, title: str, **chosen: Any) -> Recipe:
        """One that can be followed; raises an error that says why where it can't."""
        found = find_title(title)
        recipe = cls(title=title, **chosen)
        allowed = {n for name in found.boards() for n in found.board(name).players}
        for players in recipe.players:
            if players not in allowed:
                raise SetupError(
                    say(
                        "{title} is for {least} to {most} players, not {players}.",
                        title=found.heading,
                        least=min(allowed),
                        most=max(allowed),
                        players=players,
                    )
                )
        found.learner(found.game(recipe.players[0]), None)
        return recipe

    def to_json(self) -> str:
        return json.dumps(asdict(self), indent=1) + "\n"

    def setup(self, number: int) -> Setup:
        """Of a game by its number: the usual board in every other game, and a number of players
        that the board allows."""
        title = find_title(self.title)
        boards = [board for name in title.boards() for board in (title.default_board, name)]
        generator = random.Random(f"{self.seed}/{number}")
        board = boards[number % len(boards)]
        allowed = [n for n in self.players if n in title.board(board).players]
        return generator.choice(allowed or list(title.board(board).players)), board, number
