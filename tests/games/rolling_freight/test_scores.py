"""The log tells every point that is scored."""

from __future__ import annotations

import pytest

from tests.games.rolling_freight.positions import rolling_freight
from tests.support.playthrough import random_game
from whistlestop.core.words import Message, Seat


def points_told(message: Message) -> int:
    """The points that a sentence of the log tells."""
    if message.kind == "delivered":
        value = message.values["bonus"]
    elif message.kind == "cargo-scored":
        value = message.values["points"]
    elif message.kind in (
        "completed",
        "vp-scored",
        "links-scored",
        "friendly-scored",
        "cubes-scored",
    ):
        value = message.values["n"]
    else:
        return 0
    assert isinstance(value, int)
    return value


@pytest.mark.parametrize(("players", "board"), [(2, "west"), (4, "west"), (5, "southeast")])
def test_the_scores_are_the_sum_of_what_the_log_tells(players: int, board: str) -> None:
    match = random_game(rolling_freight(players, board, "on"), f"scores {players}")
    totals = [0] * players
    for happened in match.log:
        for message in happened:
            told = points_told(message)
            if told:
                seat = message.values["seat"]
                assert isinstance(seat, Seat)
                totals[seat.number] += told
    assert totals == match.state.scores()
    assert max(totals) > 20
