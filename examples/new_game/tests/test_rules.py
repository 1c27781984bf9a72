"""New Game's rules, a test for each sentence."""

from __future__ import annotations

from examples.new_game.game import TITLE
from tests.support.playthrough import RefereedMatch
from whistlestop.core.game import OVER


def test_a_ball_that_is_kept_scores_its_number() -> None:
    match = RefereedMatch(TITLE.game(2))
    match.say("draw 5", "keep", "drop")
    assert match.state.scores() == [5, 0]


def test_the_game_ends_after_three_rounds() -> None:
    match = RefereedMatch(TITLE.game(2))
    for _ in range(3):
        assert match.state.to_act != OVER
        match.say("draw 1", "keep", "keep")
    assert match.state.to_act == OVER
