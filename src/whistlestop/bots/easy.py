"""The first opponent for somebody who is learning a game."""

from __future__ import annotations

import random

from whistlestop.bots.greedy import chance_after
from whistlestop.core.game import Action, State

CARE = 0.5  # of its decisions are considered; the others are random


class EasyBot:
    """Decides about half the time like the greedy bot, and otherwise at random."""

    def choose(self, state: State, generator: random.Random, /) -> Action:
        legal = state.legal_actions()
        if generator.random() >= CARE:
            return legal[generator.randrange(len(legal))]
        judgement = state.game.judgement
        seat = int(state.to_act)
        return max(
            legal, key=lambda action: chance_after(judgement, state, action, seat, look_on=False)
        )
