"""The bot that looks one decision ahead."""

from __future__ import annotations

import random
from typing import Any

from whistlestop.core.game import CHANCE, Action, Game, State
from whistlestop.core.judgement import Judgement


class GreedyBot:
    """Takes the action after which the judgement gives it the best chance of winning.

    If the same seat also makes the next decision, both are judged together: putting a company up
    means nothing without the opening bid. If chance comes next, its outcomes are averaged.
    """

    def choose(self, state: State, generator: random.Random, /) -> Action:
        judgement = self.judgement(state.game)
        legal = judgement.candidates(state)
        if len(legal) == 1:
            return legal[0]
        seat = int(state.to_act)
        values = [chance_after(judgement, state, action, seat, True) for action in legal]
        best = max(values)
        equal = [action for action, value in zip(legal, values, strict=True) if value == best]
        return equal[generator.randrange(len(equal))]

    def judgement(self, game: Game) -> Judgement[Any]:
        """What it judges positions by."""
        return game.judgement


def chance_after(
    judgement: Judgement[Any], state: State, action: Action, seat: int, look_on: bool
) -> float:
    """The seat's chance of winning after an action and its own best follow-up."""
    after = state.copy()
    after.apply(action)
    if after.to_act == CHANCE:
        mean = 0.0
        for outcome, probability in after.chance_outcomes():
            drawn = after.copy()
            drawn.apply(outcome)
            mean += probability * judgement.chances(drawn)[seat]
        return mean
    if look_on and after.to_act == seat:
        return max(
            chance_after(judgement, after, following, seat, False)
            for following in judgement.candidates(after)
        )
    return judgement.chances(after)[seat]
