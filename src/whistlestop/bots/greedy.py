"""The bot that looks one decision ahead.

Compiled together with the rules, it makes no call into Python's interpreter.
"""

from __future__ import annotations

import random
from typing import Any

from mypy_extensions import mypyc_attr

from whistlestop.core.batch import Others
from whistlestop.core.game import CHANCE, Action, Game, State
from whistlestop.core.judgement import Judgement
from whistlestop.core.stream import Stream


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot:
    """Takes the action after which the judgement gives it the best chance of winning.

    If the same seat also makes the next decision, both are judged together: putting a company up
    means nothing without the opening bid. If chance comes next, its outcomes are averaged.
    """

    def choose(self, state: State, generator: random.Random, /) -> Action:
        equal = best_actions(self.judgement(state.game), state)
        return equal[0] if len(equal) == 1 else equal[generator.randrange(len(equal))]

    def judgement(self, game: Game) -> Judgement[Any]:
        """What it judges positions by."""
        return game.judgement


class GreedyOthers(Others):
    """Greedy bots at the seats of a batch that don't learn."""

    def __init__(self, games: int) -> None:
        self.streams: list[Stream] = [Stream(number) for number in range(games)]

    def begin(self, number: int, learner: int, seed: int) -> None:
        self.streams[number] = Stream(seed)

    def choose(self, number: int, state: State) -> Action:
        equal = best_actions(state.game.judgement, state)
        return equal[0] if len(equal) == 1 else equal[self.streams[number].below(len(equal))]

    def __reduce__(self) -> tuple[Any, ...]:
        return arriving_others, (self.streams,)


def arriving_others(streams: list[Stream]) -> GreedyOthers:
    others = GreedyOthers(0)
    others.streams = streams
    return others


def best_actions(judgement: Judgement[Any], state: State) -> list[Action]:
    """The actions that promise most to the seat to act, all equally."""
    candidates = judgement.candidates(state)
    if len(candidates) == 1:
        return candidates
    seat = int(state.to_act)
    equal: list[Action] = []
    best = -1.0
    for action in candidates:
        value = chance_after(judgement, state, action, seat, True)
        if value > best:
            best = value
            equal = [action]
        elif value == best:
            equal.append(action)
    return equal


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
        best = -1.0
        for following in judgement.candidates(after):
            best = max(best, chance_after(judgement, after, following, seat, False))
        return best
    return judgement.chances(after)[seat]
