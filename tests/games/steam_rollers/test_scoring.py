"""Scores, ties, and who won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from tests.games.steam_rollers.oracles import Hex
from tests.games.steam_rollers.positions import at_draft, steam_rollers, with_cubes_gone
from whistlestop.core.outcome import Outcome
from whistlestop.core.vectors import vector
from whistlestop.games.steam_rollers.state import SteamRollersState

ONE_TO_THREE = [(1, 1), (2, 1), (3, 1), (4, 1)]
NEARLY_THREE_TO_FOUR = [(4, 1), (4, 2), (5, 2)]


def last_round(
    boxes: Mapping[int, Sequence[int]] | None = None,
    lines: Mapping[int, Sequence[Sequence[Hex]]] | None = None,
    cards: Sequence[str] = ("1", "2"),
    sides: str = "aaaaaa",
) -> SteamRollersState:
    held = dict(enumerate(cards))
    state = at_draft(
        steam_rollers(), dice=[1, 2, 3], held=held, boxes=boxes, lines=lines, sides=sides
    )
    return with_cubes_gone(state, 1, 2, 3)


def finish(state: SteamRollersState) -> Outcome:
    """Both seats turn a card of theirs sideways, which changes no score."""
    for notation in ("draft 1", "take 1", "draft 2", "take 2"):
        state.play(state.parse(notation))
    outcome = state.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.parametrize(("boxes", "points"), [(0, 0), (1, 0), (3, 0), (4, 1), (5, 2), (6, 3)])
def test_an_engine_of_4_5_or_6_boxes_is_worth_1_2_or_3(boxes: int, points: int) -> None:
    state = at_draft(steam_rollers(), dice=[1, 2, 3], boxes={0: range(1, boxes + 1)})
    assert state.scores() == [points, 0]


@pytest.mark.parametrize(
    ("cards", "sides", "points"),
    [
        *(("1", "aaaaaa", 1), ("1", "bbbbbb", 1), ("2", "aaaaaa", 1), ("2", "bbbbbb", 1)),
        *(("3", "aaaaaa", -1), ("3", "bbbbbb", 1), ("4", "aaaaaa", 1), ("4", "bbbbbb", -1)),
        *(("5", "aaaaaa", -2), ("5", "bbbbbb", -2), ("6", "aaaaaa", -1), ("6", "bbbbbb", -1)),
        ("123456", "aaaaaa", -1),
    ],
)
def test_cards_held_count_their_points_sideways_ones_too(
    cards: str, sides: str, points: int
) -> None:
    upright = at_draft(steam_rollers(), dice=[1, 2, 3], sides=sides, held={1: cards})
    sideways = at_draft(steam_rollers(), dice=[1, 2, 3], sides=sides, sideways={1: cards})
    assert upright.scores() == sideways.scores() == [0, points]


def test_more_points_win() -> None:
    state = last_round()
    state.points = vector([4, 5])
    outcome = finish(state)
    assert outcome.scores == (5, 6)
    assert outcome.winners == (1,)
    assert outcome.trail == ()


def test_of_tied_players_the_one_with_more_engine_boxes_wins() -> None:
    state = last_round(boxes={0: [5, 6], 1: [3]})
    state.points = vector([5, 5])
    outcome = finish(state)
    assert outcome.winners == (0,)
    assert [tie_break.values for tie_break in outcome.trail] == [(2, 1)]


def test_card_4b_is_no_engine_box_of_a_tie_break() -> None:
    state = last_round(boxes={0: [5], 1: [3]}, cards=["14", "2"], sides="aaabaa")
    state.points = vector([6, 5])
    outcome = finish(state)
    assert outcome.scores == (6, 6)
    assert outcome.trail[0].values == (1, 1)


def test_then_the_one_with_more_network_points_wins() -> None:
    state = last_round(
        boxes={0: [5], 1: [3]},
        lines={0: [NEARLY_THREE_TO_FOUR], 1: [ONE_TO_THREE]},
    )
    state.points = vector([5, 4])
    outcome = finish(state)
    assert outcome.scores == (6, 6)
    assert outcome.winners == (1,)
    assert [tie_break.values for tie_break in outcome.trail] == [(1, 1), (0, 1)]


def test_then_the_victory_is_shared() -> None:
    outcome = finish(last_round())
    assert outcome.winners == (0, 1)
    assert outcome.win_shares() == (0.5, 0.5)


def test_unconnected_track_and_towns_are_worth_nothing() -> None:
    state = at_draft(steam_rollers(), dice=[1, 2, 3], lines={0: [NEARLY_THREE_TO_FOUR]})
    assert state.scores() == [0, 0]
