"""Who sits at a table of self-play: players who change their style as the game goes on.

Each seat draws a player at the start and whenever the game comes to another stage: the one who
learns, one of its earlier selves, an expert, a style, or a greedy player whose weights are bent at
random, so that every measure is seen to be had in plenty and in want by somebody who otherwise
plays alike.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from whistlestop.bots.bot import Bot
from whistlestop.bots.expert import ExpertBot
from whistlestop.bots.greedy import GreedyBot
from whistlestop.bots.mcts import Budget
from whistlestop.bots.styles import make_style, style_names
from whistlestop.core.game import Action, Game, State
from whistlestop.core.judgement import Judgement
from whistlestop.core.neural import Learnt

BENT = 0.5  # the usual size of the logarithm by which a weight is bent
WILDNESS = (0.0, 0.0, 0.0, 0.03, 0.1)  # shares of random actions, one of which a player draws


class Pupil(ExpertBot):
    """Searches by a network that is being learnt."""

    def __init__(self, budget: Budget, learnt: Learnt) -> None:
        super().__init__(budget)
        self.learnt = learnt

    def judgement(self, game: Game) -> Judgement[Any]:
        return _learner(game, _Key(self.learnt))


class HastyPupil(GreedyBot):
    """Looks one decision ahead by a network that is being learnt."""

    def __init__(self, learnt: Learnt) -> None:
        self.learnt = learnt

    def judgement(self, game: Game) -> Judgement[Any]:
        return _learner(game, _Key(self.learnt))


class _Key:
    """Learnt by which network they are, since lists can't be hashed."""

    def __init__(self, numbers: Learnt) -> None:
        self.numbers = numbers

    def __hash__(self) -> int:
        return id(self.numbers)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and other.numbers is self.numbers


@lru_cache(maxsize=64)
def _learner(game: Game, key: _Key) -> Judgement[Any]:
    return game.title.learner(game, key.numbers)


class Inclined(GreedyBot):
    """Greedy by weights of its own."""

    def __init__(self, generator: random.Random) -> None:
        self.seed = generator.randrange(40)

    def judgement(self, game: Game) -> Judgement[Any]:
        return _bent(game, self.seed)


@lru_cache(maxsize=400)
def _bent(game: Game, seed: int) -> Judgement[Any]:
    judgement = game.title.judgement(game)
    generator = random.Random(seed)
    factors = [
        1.0 if term in judgement.certain else math.exp(generator.gauss(0, BENT))
        for term in judgement.terms
    ]
    judgement.bend(factors)
    return judgement


@dataclass(frozen=True)
class Roster:
    """All who may be drawn: what has been learnt so far, if anything, and before that."""

    learnt: Learnt | None
    past: tuple[Learnt, ...]
    simulations: int

    def draw(self, game: Game, generator: random.Random) -> Bot:
        lot = generator.random()
        if self.learnt is not None and lot < 0.55:
            if self.simulations:
                return Pupil(Budget(self.simulations), self.learnt)
            return HastyPupil(self.learnt)
        if lot < 0.65:
            numbers = generator.choice([*self.past, self.learnt]) if self.past else self.learnt
            if numbers is not None:
                return HastyPupil(numbers)
        if lot < 0.72 and self.simulations:
            return ExpertBot(Budget(self.simulations))
        if lot < 0.86:
            return make_style(generator.choice(style_names(game.title.name)))
        return Inclined(generator)


class Seats:
    """The players of one game."""

    def __init__(self, game: Game, roster: Roster, generator: random.Random) -> None:
        self.game = game
        self.roster = roster
        self.generator = generator
        self.stages = [-1] * game.players
        self.bots: list[Bot] = [GreedyBot()] * game.players
        self.wildness = [0.0] * game.players

    def decide(self, state: State) -> tuple[Action, Bot]:
        """What is done, and who did it."""
        seat = int(state.to_act)
        stage = int(self.game.judgement.stage(state))
        generator = self.generator
        if stage != self.stages[seat]:
            self.stages[seat] = stage
            self.bots[seat] = self.roster.draw(self.game, generator)
            self.wildness[seat] = generator.choice(WILDNESS)
        if generator.random() < self.wildness[seat]:
            return generator.choice(state.legal_actions()), self.bots[seat]
        return self.bots[seat].choose(state, generator), self.bots[seat]
