"""The bot that every other one must beat."""

from __future__ import annotations

import random

from whistlestop.core.game import Action, State


class RandomBot:
    """Takes any legal action, all equally likely."""

    def choose(self, state: State, generator: random.Random, /) -> Action:
        legal = state.legal_actions()
        return legal[generator.randrange(len(legal))]
