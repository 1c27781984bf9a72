"""Games of self-play, for tools that learn from them: which to play, and how one is played."""

from __future__ import annotations

import random
from collections.abc import Callable

from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER, Action, Game, State
from whistlestop.core.outcome import Outcome
from whistlestop.core.title import Title

Setup = tuple[int, str, int]  # players, board, seed

# Added to a seed for a test game, so that it isn't one of the games learnt from.
ELSEWHERE = 10**6


def setups(title: Title, players: list[int], first_seed: int, games: int) -> list[Setup]:
    """The usual board in every other game, and a number of players that each allows."""
    boards = [board for name in title.boards() for board in (title.default_board, name)]
    made = []
    for seed in range(first_seed, first_seed + games):
        board = boards[seed % len(boards)]
        allowed = [n for n in players if n in title.board(board).players]
        made.append((random.Random(seed).choice(allowed), board, seed))
    return made


def tried(made: list[Setup]) -> list[Setup]:
    """The same with other seeds."""
    return [(players, board, seed + ELSEWHERE) for players, board, seed in made]


def played(game: Game, decide: Callable[[State], Action], generator: random.Random) -> Outcome:
    """A whole game."""
    state = game.start()
    while state.to_act != OVER:
        state.apply(draw(state, generator) if state.to_act == CHANCE else decide(state))
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def gain(outcome: Outcome, seat: int) -> float:
    """A seat's share of the win, minus an equal share."""
    shares = outcome.win_shares()
    return shares[seat] - 1 / len(shares)
