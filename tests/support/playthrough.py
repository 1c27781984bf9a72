"""Playing games in tests, always watched by the game's referee."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.support.referee import referee_for
from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER, Action, Game, State
from whistlestop.core.match import Match
from whistlestop.core.words import Message

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")

Chooser = Callable[[State], Action]


class RefereedMatch(Match):
    """A match whose referee looks at the position after every action."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, NAMES[: game.players])
        self.referee = referee_for(game.title.name)(self.state)

    @classmethod
    def at(cls, state: State) -> RefereedMatch:
        """A match that continues from a position that a test has set up."""
        match = cls(state.game)
        match.state = state
        match.referee = referee_for(state.game.title.name)(state)
        return match

    def play(self, action: Action) -> None:
        actor = int(self.state.to_act)
        super().play(action)
        self.referee.after(actor, self.actions[-1], self.state)

    def say(self, *notations: str) -> list[Message]:
        """Play actions by their notation; returns everything they brought about."""
        before = len(self.actions)
        for notation in notations:
            self.play(self.state.parse(notation))
        return [message for happened in self.log[before:] for message in happened]

    def play_out(self, choose: Chooser, generator: random.Random) -> None:
        """On to the end: seats by the chooser, chance by its weights."""
        while self.state.to_act != OVER:
            if self.state.to_act == CHANCE:
                self.play(draw(self.state, generator))
            else:
                self.play(choose(self.state))


def at_random(generator: random.Random) -> Chooser:
    """A chooser that takes any legal action, all equally likely."""

    def choose(state: State) -> Action:
        return generator.choice(state.legal_actions())

    return choose


def random_game(game: Game, seed: str) -> RefereedMatch:
    """A game played to its end at random, the same for the same seed."""
    match = RefereedMatch(game)
    generator = random.Random(seed)
    match.play_out(at_random(generator), generator)
    return match
