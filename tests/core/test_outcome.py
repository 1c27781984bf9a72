"""Places, ties, and the trail of the tie-break."""

from __future__ import annotations

from whistlestop.core.outcome import Outcome, TieBreak, decide
from whistlestop.core.words import say


def placed(scores: list[int], *tie_breaks: tuple[int, ...]) -> Outcome:
    breaks = [TieBreak(say("tie-break {n}", n=n), values) for n, values in enumerate(tie_breaks)]
    return decide(scores, breaks, "end", say("It ended."))


def test_more_points_are_a_better_place() -> None:
    outcome = placed([10, 30, 20], (0, 0, 0))
    assert outcome.places == (3, 1, 2)
    assert outcome.winners == (1,)
    assert outcome.trail == ()
    assert outcome.win_shares() == (0.0, 1.0, 0.0)


def test_a_tie_is_broken_and_leaves_a_trail() -> None:
    outcome = placed([20, 20, 10], (1, 2, 9))
    assert outcome.places == (2, 1, 3)
    assert [tie_break.values for tie_break in outcome.trail] == [(1, 2, 9)]


def test_a_tie_break_never_moves_who_is_not_tied() -> None:
    assert placed([20, 30, 10], (9, 0, 9)).places == (2, 1, 3)


def test_ties_for_lower_places_are_broken_too() -> None:
    outcome = placed([50, 20, 20], (0, 1, 2))
    assert outcome.places == (1, 3, 2)
    assert len(outcome.trail) == 1


def test_the_second_tie_break_is_looked_at_only_where_the_first_leaves_a_tie() -> None:
    assert len(placed([5, 5, 1], (1, 2, 0), (0, 0, 0)).trail) == 1
    outcome = placed([5, 5, 5], (2, 2, 1), (0, 3, 0))
    assert outcome.places == (2, 1, 3)
    assert len(outcome.trail) == 2


def test_seats_that_nothing_tells_apart_share_a_place_and_the_next_is_skipped() -> None:
    outcome = placed([7, 7, 3, 3], (1, 1, 0, 0))
    assert outcome.places == (1, 1, 3, 3)
    assert outcome.winners == (0, 1)
    assert outcome.win_shares() == (0.5, 0.5, 0.0, 0.0)
    assert placed([4, 4, 4]).places == (1, 1, 1)


def test_negative_scores_are_scores() -> None:
    assert placed([-5, 0, -1]).places == (3, 1, 2)
