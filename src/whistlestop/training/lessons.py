"""Positions seen in games, as arrays, and how a game is played to see some."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER, State
from whistlestop.core.registry import find_title
from whistlestop.training.players import Pupil, Roster, Seats
from whistlestop.training.recipe import Setup

Array = npt.NDArray[np.float32]

SEEN = 0.2  # of the positions: neighbours say the same
MOST_SEATS = 6
APART = 10  # one game in so many is kept apart, to see what was learnt
FORESEEN = 0.5  # how much a search's own chances count beside who won in the end


@dataclass
class Lessons:
    """Positions. The inputs are by position and seat; seats that a table lacks are zeros."""

    inputs: Array
    wins: Array
    scores: Array  # less the table's mean
    players: Array
    apart: npt.NDArray[np.bool_]

    @property
    def seated(self) -> npt.NDArray[np.bool_]:
        seats: npt.NDArray[np.bool_] = np.arange(MOST_SEATS)[None] < self.players[:, None]
        return seats

    @classmethod
    def joined(cls, parts: Sequence[Lessons]) -> Lessons:
        return cls(
            np.concatenate([part.inputs for part in parts]),
            np.concatenate([part.wins for part in parts]),
            np.concatenate([part.scores for part in parts]),
            np.concatenate([part.players for part in parts]),
            np.concatenate([part.apart for part in parts]),
        )

    def save(self, path: Path) -> None:
        """Whole or not at all."""
        part = path.with_name(f".{path.name}.part")
        with open(part, "wb") as file:
            np.savez_compressed(
                file,
                inputs=self.inputs,
                wins=self.wins,
                scores=self.scores,
                players=self.players,
                apart=self.apart,
            )
        part.replace(path)

    @classmethod
    def load(cls, path: Path) -> Lessons:
        with np.load(path, allow_pickle=False) as data:
            return cls(data["inputs"], data["wins"], data["scores"], data["players"], data["apart"])


def play(title: str, roster: Roster, setup: Setup) -> Lessons:
    """One game of self-play, and what was seen in it."""
    players, board, seed = setup
    game = find_title(title).game(players, board)
    measuring = game.title.learner(game, None)
    generator = random.Random(seed)
    seats = Seats(game, roster, generator)
    inputs: list[Array] = []
    foreseen: list[Array | None] = []
    state = game.start()
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.apply(draw(state, generator))
            continue
        before = state.copy() if generator.random() < SEEN else None
        action, bot = seats.decide(state)
        if before is not None:
            measures = np.array(list(measuring.measure(before)), np.float32).reshape(players, -1)
            told = np.array(list(measuring.circumstances(before)), np.float32)
            rows = np.zeros((MOST_SEATS, measures.shape[1] + len(told)), np.float32)
            rows[:players] = np.hstack([measures, np.tile(told, (players, 1))])
            inputs.append(rows)
            foreseen.append(_foreseen(bot, before, players))
        state.apply(action)
    outcome = state.outcome()
    assert outcome is not None
    count = len(inputs)
    won = np.zeros(MOST_SEATS, np.float32)
    won[:players] = outcome.win_shares()
    wins = np.tile(won, (count, 1))
    for place, chances in enumerate(foreseen):
        if chances is not None:
            wins[place] += np.float32(FORESEEN) * (chances - wins[place])
    scores = np.zeros(MOST_SEATS, np.float32)
    scores[:players] = np.array(outcome.scores) - np.mean(outcome.scores)
    return Lessons(
        np.array(inputs).reshape(count, MOST_SEATS, -1),
        wins,
        np.tile(scores, (count, 1)),
        np.full(count, players, np.float32),
        np.full(count, seed % APART == 0),
    )


def _foreseen(bot: object, state: State, players: int) -> Array | None:
    """The chances that a search of this very position has found, if it was searched."""
    if not isinstance(bot, Pupil) or bot.tree is None or bot.tree.root is None:
        return None
    if bot.tree.root.state != state:
        return None
    chances = np.zeros(MOST_SEATS, np.float32)
    chances[:players] = bot.tree.chances()
    return chances
