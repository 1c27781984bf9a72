"""One game after another at one table, as environments play them.

The dealer plays chance itself, so that an environment sees only decisions.
"""

from __future__ import annotations

import random

import numpy as np
import numpy.typing as npt

from whistlestop.core.chance import draw
from whistlestop.core.errors import SetupError
from whistlestop.core.features import row_of
from whistlestop.core.game import CHANCE, OVER, Game, State
from whistlestop.core.outcome import Outcome
from whistlestop.core.words import Message, say

WIN = "win"
MARGIN = "margin"

Numbers = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


def check_reward(reward: str) -> None:
    if reward not in (WIN, MARGIN):
        raise SetupError(
            say(
                "The reward can't be {reward}; it can be: {known}.",
                kind="reward",
                reward=repr(reward),
                known=f"{WIN}, {MARGIN}",
            )
        )


def final_rewards(outcome: Outcome, reward: str) -> list[float]:
    """What each seat gets at the end: its share of the win, or its margin over the best other seat.

    In a solo game, the margin is the score.
    """
    if reward == WIN:
        return list(outcome.win_shares())
    scores = outcome.scores
    margins = []
    for seat, score in enumerate(scores):
        others = [other for place, other in enumerate(scores) if place != seat]
        margins.append(float(score - max(others, default=0)))
    return margins


class Dealer:
    """The current game and its state, with observations and masks as numpy arrays."""

    def __init__(self, game: Game, reward: str = WIN) -> None:
        check_reward(reward)
        self.game = game
        self.features = game.features
        self.reward = reward
        self.state: State = self.game.start()
        self.generator = random.Random()

    @property
    def seats(self) -> range:
        return range(self.game.players)

    def deal(self, generator: random.Random) -> None:
        """Begin a new game, and play up to its first decision."""
        self.generator = generator
        self.state = self.game.start()
        self._draw()

    def play(self, action: int) -> None:
        """Take the legal action with this id, and play up to the next decision."""
        self.state.apply(self.game.actions[action])
        self._draw()

    def _draw(self) -> None:
        state = self.state
        while state.to_act == CHANCE:
            state.apply(draw(state, self.generator))

    @property
    def to_act(self) -> int:
        return int(self.state.to_act)

    @property
    def over(self) -> bool:
        return self.state.to_act == OVER

    def rewards(self) -> list[float]:
        """Each seat's reward, once the game is over."""
        return self.rewards_of(self.state)

    def rewards_of(self, state: State) -> list[float]:
        outcome = state.outcome()
        assert outcome is not None
        return final_rewards(outcome, self.reward)

    def most_reward(self) -> float:
        return 1.0 if self.reward == WIN else 2.0 * self.features.most_points

    def least_reward(self) -> float:
        return 0.0 if self.reward == WIN else -2.0 * self.features.most_points

    def observation(self, seat: int) -> Numbers:
        row = np.empty(self.features.size, np.float32)
        self.features.fill(self.state, seat, row_of(row))
        return row

    def mask(self) -> Mask:
        """1 for each action that is legal now."""
        return np.frombuffer(self.state.legal_mask(), np.int8)

    def why_not(self, action: int) -> Message:
        """The rule that forbids an action that is not legal now."""
        if not 0 <= action < len(self.game.actions):
            return say(
                "{number} is no action; actions are numbered from 0 to {last}.",
                kind="no-action",
                number=action,
                last=len(self.game.actions) - 1,
            )
        reason = self.state.why_not(self.game.actions[action])
        return reason or say("The game is over.")  # it ended by an action that was not legal

    def bounds(self) -> tuple[Numbers, Numbers]:
        """The least and the most of every number of an observation."""
        low = np.zeros(self.features.size, np.float32)
        high = np.zeros(self.features.size, np.float32)
        for plane in self.features.planes:
            low[plane.start : plane.start + plane.size] = plane.least
            high[plane.start : plane.start + plane.size] = plane.most
        return low, high
