"""What a style is: a player by rules of thumb, of a kind that one meets at tables."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar

from whistlestop.bots.bot import BotError
from whistlestop.bots.greedy import GreedyBot
from whistlestop.core.game import Action, Game, State
from whistlestop.core.judgement import Judgement
from whistlestop.core.words import Message, say


class Style(GreedyBot):
    """Looks one decision ahead, as the greedy bot does, with a bent of its own.

    `cares` tells by how much more or less than others it cares for what a judgement measures; a
    subclass may also decide by rules of its own, and leave the rest to this.
    """

    name: ClassVar[str]
    title: ClassVar[str]  # the game that it plays
    heading: ClassVar[Message]  # what people call it
    meaning: ClassVar[Message]  # how it plays, in a sentence
    cares: ClassVar[Mapping[str, float]] = {}

    def choose(self, state: State, generator: random.Random, /) -> Action:
        self.check(state.game.title.name)
        return self.decide(state, generator)

    def decide(self, state: State, generator: random.Random) -> Action:
        """At a table of its game."""
        return super().choose(state, generator)

    def check(self, title: str) -> None:
        """Raise an error if it doesn't play this game."""
        if title != self.title:
            raise BotError(
                say(
                    "The style {name} plays {own}, not {other}.",
                    kind="bot",
                    name=repr(self.name),
                    own=self.title,
                    other=title,
                )
            )

    def judgement(self, game: Game) -> Judgement[Any]:
        return _bent(game, tuple(self.cares.items()))


@lru_cache(maxsize=256)
def _bent(game: Game, cares: tuple[tuple[str, float], ...]) -> Judgement[Any]:
    judgement = game.title.judgement(game)
    judgement.bend([dict(cares).get(term, 1.0) for term in judgement.terms])
    return judgement
