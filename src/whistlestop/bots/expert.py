"""The strongest bot for each game."""

from __future__ import annotations

import random
from typing import Any

from whistlestop.bots.endgame import Endgame
from whistlestop.bots.mcts import MctsBot
from whistlestop.core.game import Action, Game, State
from whistlestop.core.judgement import Judgement

MOST_POSITIONS = 4000  # that it looks at to solve an endgame


class ExpertBot(MctsBot):
    """Searches like `mcts`, with an expert's judgement and choice of candidates, and solves the end
    of a game exactly if it is small enough."""

    def choose(self, state: State, generator: random.Random, /) -> Action:
        self.simulations, self.was_short = 0, False
        judgement = self.judgement(state.game)
        if judgement.is_endgame(state):
            solved = Endgame(judgement, MOST_POSITIONS).best(state)
            if solved is not None:
                return solved
        return super().choose(state, generator)

    def judgement(self, game: Game) -> Judgement[Any]:
        return game.expertise
