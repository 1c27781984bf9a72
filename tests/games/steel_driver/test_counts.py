"""Exact numbers of decision sequences by length, from a brute-force enumerator.

The frozen numbers are those that slow_rules.py counts; a test counts them again both ways.
"""

from __future__ import annotations

import pytest

from tests.games.steel_driver.positions import TINY, start
from tests.games.steel_driver.slow_rules import SlowGame, count_tree
from whistlestop.core.game import State

FIRST_ROUND = ("offer red", "bid 2", "bid 3", "offer blue", "bid 3")
CLAIMS = (
    *FIRST_ROUND,
    *("build west>north", "build east>south", "build north=south"),
    *("build west=south", "pass-marker", "pass-marker"),
)

# Board, players, the actions before, and how many sequences of 1, 2, 3 ... decisions follow.
TREES: list[tuple[str, int, tuple[str, ...], list[int]]] = [
    ("", 3, (), [7, 67, 427]),
    ("", 6, (), [7, 43, 199, 895]),
    ("", 4, ("offer red", "bid 5"), [4, 15, 80, 447]),
    (TINY, 2, (), [3, 9, 23, 63, 192, 566, 1758]),
    (TINY, 3, (), [3, 7, 15, 31, 75, 195]),
    (TINY, 2, FIRST_ROUND, [4, 12, 28, 48, 144, 432]),
    (TINY, 2, CLAIMS, [3, 7, 10, 10, 0]),
]


def count(state: State, depth: int) -> list[int]:
    counts = [0] * depth
    if depth:
        for action in state.legal_actions():
            new = state.copy()
            new.apply(action)
            counts[0] += 1
            for n, below in enumerate(count(new, depth - 1)):
                counts[n + 1] += below
    return counts


@pytest.mark.parametrize(("board", "players", "before", "expected"), TREES)
def test_the_engine_counts_as_many_sequences_of_decisions(
    board: str, players: int, before: tuple[str, ...], expected: list[int]
) -> None:
    state = start(players, board)
    for notation in before:
        state.apply(state.parse(notation))
    assert count(state, len(expected)) == expected


@pytest.mark.parametrize(("board", "players", "before", "expected"), TREES)
def test_the_slow_rules_count_as_many_sequences_of_decisions(
    board: str, players: int, before: tuple[str, ...], expected: list[int]
) -> None:
    slow = SlowGame(start(players, board).setup.map, players)
    for notation in before:
        slow.play(notation)
    assert count_tree(slow, len(expected)) == expected
