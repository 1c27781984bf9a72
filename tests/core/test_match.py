"""A match: playing, its log, and undoing."""

from __future__ import annotations

import pytest

from tests.core.toy import Draw, Keep, toy
from whistlestop.core.chance import Dice
from whistlestop.core.errors import IllegalAction
from whistlestop.core.game import CHANCE
from whistlestop.core.match import Match


def match_after(*notations: str) -> Match:
    match = Match(toy(), ["Ann", "Bob"])
    for notation in notations:
        match.play(match.state.parse(notation))
    return match


def test_a_match_remembers_actions_actors_and_what_happened() -> None:
    match = match_after("draw 2", "keep", "drop", "draw 5")
    assert [str(action) for action in match.actions] == ["draw 2", "keep", "drop", "draw 5"]
    assert match.actors == [CHANCE, 0, 1, CHANCE]
    assert [len(happened) for happened in match.log] == [1, 1, 1, 1]


def test_a_match_keeps_the_shared_actions() -> None:
    match = Match(toy(), ["Ann", "Bob"])
    match.play(Draw(2))
    assert match.actions[0] is toy().actions[1]


def test_an_illegal_action_leaves_the_match_as_it_was() -> None:
    match = match_after("draw 2")
    with pytest.raises(IllegalAction):
        match.play(Draw(1))
    assert len(match.actions) == len(match.actors) == len(match.log) == 1


def test_chance_is_drawn_from_the_dice_at_the_moment() -> None:
    match = match_after("draw 2", "keep", "drop")
    expected = Dice("s").draw(match.state, 3)
    match.draw(Dice("s"))
    assert match.actions[3] is expected


def test_an_undo_leads_to_the_latest_decision_of_the_seats() -> None:
    match = match_after("draw 2", "keep", "drop")
    assert match.undo_point([1]) == 2
    assert match.undo_point([0]) == 1
    assert match.undo_point([0, 1]) == 2
    assert match.undo_point([]) is None


def test_an_undo_never_crosses_chance() -> None:
    match = match_after("draw 2", "keep", "drop", "draw 5")
    assert match.undo_point([0, 1]) is None
    match.play(Keep())
    assert match.undo_point([0]) == 4
    assert match.undo_point([1]) is None, "her decision lies before the draw"
    assert match_after("draw 2").undo_point([0, 1]) is None
    assert match_after().undo_point([0, 1]) is None


def test_going_back_forgets_what_came_after() -> None:
    match = match_after("draw 2", "keep", "drop", "draw 5", "keep")
    match.go_to(2)
    assert match.state == match_after("draw 2", "keep").state
    assert [str(action) for action in match.actions] == ["draw 2", "keep"]
    assert len(match.actors) == len(match.log) == 2
    match.play(match.state.parse("keep"))
    assert match.state.scores() == [2, 2]
