"""No game is endless: a bounded drill of random games, and what bounds any game."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.steam_rollers.positions import steam_rollers
from tests.support.playthrough import at_random
from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER

MOST_DECISIONS = 400  # of a player
OPTIONS = ("", "walls=medium", "walls=hard", "wild=on", "orders=on", "powers=on")


def decisions(players: int, board: str, options: str, seed: str) -> Counter[int]:
    generator = random.Random(seed)
    choose = at_random(generator)
    state = steam_rollers(players, board, options).start()
    made: Counter[int] = Counter()
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.apply(draw(state, generator))
        else:
            made[int(state.to_act)] += 1
            state.apply(choose(state))
    assert state.outcome() is not None
    return made


@pytest.mark.parametrize("board", ["standard", "island", "valley"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_random_game_ends_within_400_decisions_of_a_player(board: str, players: int) -> None:
    if players not in steam_rollers(2, board).map.players:
        assert (board, players) == ("island", 5)
        return
    for options in OPTIONS:
        for number in range(3):
            made = decisions(players, board, options, f"{board}/{players}/{options}/{number}")
            assert max(made.values()) <= MOST_DECISIONS


@pytest.mark.parametrize("board", ["standard", "island", "valley"])
def test_a_random_solo_game_ends_too(board: str) -> None:
    for number in range(10):
        made = decisions(1, board, "solo=on wild=on powers=on orders=on", f"solo/{number}")
        assert made[0] <= MOST_DECISIONS
