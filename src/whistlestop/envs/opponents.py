"""Bots at the other seats of an environment in which one seat learns."""

from __future__ import annotations

import random
from collections.abc import Sequence

from whistlestop.bots import Bot, decide, make_bot
from whistlestop.bots.greedy import GreedyOthers
from whistlestop.core.batch import Others
from whistlestop.core.errors import SetupError
from whistlestop.core.game import Action, State
from whistlestop.core.words import say

Opponents = str | Bot | Sequence[str | Bot]
"""A bot, or its name as on the command line, for all other seats; or a list with one for each,
starting at the learner's left."""


def seat_opponents(opponents: Opponents, count: int) -> list[tuple[str, Bot]]:
    """A bot with a name for each of the other seats."""
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        chosen = list(opponents)
        if len(chosen) != count:
            raise SetupError(
                say(
                    "{given} opponents are given, and {needed} seats are free.",
                    kind="opponents",
                    given=len(chosen),
                    needed=count,
                )
            )
    else:
        chosen = [opponents] * count
    return [
        (one, make_bot(one)) if isinstance(one, str) else (type(one).__name__, one)
        for one in chosen
    ]


class Bots(Others):
    """Bots at all seats but the learner's, in every game of a batch.

    Bots that are given by name are made anew for each game: what one remembers of an earlier game,
    such as a search's tree, must not change the next. A bot given as an object is asked as it is.
    """

    def __init__(self, opponents: Opponents, games: int, players: int) -> None:
        self.opponents = opponents
        self.players = players
        self.learners = [0] * games
        self.seated = [seat_opponents(opponents, players - 1) for _ in range(games)]
        self.generators = [random.Random() for _ in range(games)]

    def begin(self, number: int, learner: int, seed: int) -> None:
        self.learners[number] = learner
        self.seated[number] = seat_opponents(self.opponents, self.players - 1)
        self.generators[number] = random.Random(seed)

    def choose(self, number: int, state: State) -> Action:
        place = (int(state.to_act) - self.learners[number] - 1) % self.players
        name, bot = self.seated[number][place]
        return decide(bot, name, state, self.generators[number])


def others(opponents: Opponents, games: int, players: int) -> Others | None:
    """Who decides for the other seats; None where all of them play at random. That and `greedy` are
    compiled with the rules."""
    if opponents == "random":
        return None
    return GreedyOthers(games) if opponents == "greedy" else Bots(opponents, games, players)
