"""Random games to the end, with everything that the contract promises checked at every state."""

from __future__ import annotations

import pytest

from tests.conformance.inspector import Inspector
from tests.conformance.setups import SetUp, mixtures
from tests.support.playthrough import random_game
from whistlestop.core.registry import find_title


def test_random_games_keep_every_promise_of_the_contract(
    set_up: SetUp, first_game: int, games: int
) -> None:
    game = set_up.game()
    for number in range(first_game, first_game + games):
        Inspector(game, f"{set_up}/{number}").play()


@pytest.mark.long("options mixed at will")
def test_the_referee_finds_no_fault_in_games_with_any_mixture_of_options(
    title: str, players: int, first_game: int, games: int
) -> None:
    mixed = mixtures(title, players)
    for number in range(first_game, first_game + games):
        board, options = mixed[number % len(mixed)]
        game = find_title(title).game(players, board, options)
        random_game(game, f"{title}/{players}/{number}")
