"""Random games played to the end: the rollouts of a search, and what benchmarks measure.

Compiled together with the rules, this loop makes no call into Python's interpreter.
"""

from __future__ import annotations

from librt.random import Random

from whistlestop.core.game import CHANCE, OVER, State


def play_out(state: State, generator: Random) -> int:
    """Play random actions, and chance by its weights, until the game is over; how many it took."""
    taken = 0
    while state.to_act != OVER:
        legal = state.legal_actions()
        if state.to_act == CHANCE:
            weights = state.chance_weights()
            number = generator.randrange(sum(weights))
            chosen = 0
            while number >= weights[chosen]:
                number -= weights[chosen]
                chosen += 1
            state.apply(legal[chosen])
        else:
            state.apply(legal[generator.randrange(len(legal))])
        taken += 1
    return taken
