"""What learners are rewarded for."""

from __future__ import annotations

from typing import Final

from whistlestop.core.errors import SetupError
from whistlestop.core.game import State
from whistlestop.core.outcome import Outcome
from whistlestop.core.words import say

WIN: Final = "win"  # at the end: the seat's share of the win
MARGIN: Final = "margin"  # at the end: the points ahead of the best other seat
SHARE: Final = "share"  # at the end: the seat's share of all points
PROGRESS: Final = "progress"  # all along: how the margin has changed, which adds up to it

KNOWN: Final = (WIN, MARGIN, SHARE, PROGRESS)


def check_reward(reward: str) -> None:
    if reward not in KNOWN:
        raise SetupError(
            say(
                "The reward can't be {reward}; it can be: {known}.",
                kind="reward",
                reward=repr(reward),
                known=", ".join(KNOWN),
            )
        )


def final_rewards(outcome: Outcome, reward: str) -> list[float]:
    """What each seat gets for the whole game."""
    if reward == WIN:
        return list(outcome.win_shares())
    if reward == SHARE:
        return shares(list(outcome.scores))
    return margins(list(outcome.scores))


def margins(scores: list[int]) -> list[float]:
    """How far each seat is ahead of the best other one; in a solo game, its score."""
    found: list[float] = []
    for seat, score in enumerate(scores):
        others = [other for place, other in enumerate(scores) if place != seat]
        found.append(float(score - max(others, default=0)))
    return found


def shares(scores: list[int]) -> list[float]:
    """Each seat's share of all points; points below 0 count as none, and no points are shared."""
    counted = [max(0, score) for score in scores]
    total = sum(counted)
    return [score / total if total else 1 / len(scores) for score in counted]


def progress(state: State, before: list[float]) -> list[float]:
    """How much each seat's margin has grown; `before` then holds the margins of now."""
    grown: list[float] = []
    for seat, margin in enumerate(margins(state.scores())):
        grown.append(margin - before[seat])
        before[seat] = margin
    return grown
