"""Random games to the end, with everything that the contract promises checked at every state."""

from __future__ import annotations

from tests.conformance.inspector import Inspector
from tests.conformance.setups import SetUp


def test_random_games_keep_every_promise_of_the_contract(
    set_up: SetUp, first_game: int, games: int
) -> None:
    game = set_up.game()
    for number in range(first_game, first_game + games):
        Inspector(game, f"{set_up}/{number}").play()
