"""What the contract does for all games by itself."""

from __future__ import annotations

import pytest

from tests.core.toy import Draw, Keep, after, toy
from whistlestop.core.errors import IllegalAction, NotationError
from whistlestop.core.game import OVER, Action
from whistlestop.core.words import Speaker


def test_actions_are_equal_by_kind_and_notation_not_by_id() -> None:
    game = toy()
    assert Keep() == Keep()
    assert Keep() == game.actions[3]
    assert Keep().id == -1
    assert hash(Keep()) == hash(game.actions[3])
    assert Draw(1) != Draw(2)
    assert Draw(1) != "draw 1"


def test_an_action_made_elsewhere_is_played_as_the_shared_one() -> None:
    state = after([])
    state.play(Draw(5))
    assert state.game.shared(Keep()) is state.game.actions[3]
    state.play(Keep())
    assert state.scores() == [5, 0]


def test_an_action_of_another_game_is_refused() -> None:
    class Other(Action):
        kind = "other"

    with pytest.raises(NotationError):
        toy().shared(Other("keep", ()))
    with pytest.raises(NotationError):
        after([]).play(Draw(7))


def test_a_notation_is_tidied_where_it_is_clear() -> None:
    assert toy().parse("  DRAW   5 ").notation == "draw 5"
    with pytest.raises(NotationError, match="'throw' is nothing"):
        toy().parse("throw")


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = after(["draw 2"])
    before = state.snapshot()
    with pytest.raises(IllegalAction, match="Not now"):
        state.play(Draw(5))
    with pytest.raises(IllegalAction):
        state.parse("draw 5")
    assert state.snapshot() == before


def test_nothing_is_legal_when_the_game_is_over() -> None:
    state = after(["draw 2", "keep", "drop"] * 3)
    assert state.to_act == OVER
    assert state.legal_mask() == bytearray(5)
    with pytest.raises(IllegalAction, match="The game is over"):
        state.play(Keep())


def test_the_mask_marks_the_legal_actions() -> None:
    assert after([]).legal_mask() == bytearray([1, 1, 1, 0, 0])
    assert after(["draw 1"]).legal_mask() == bytearray([0, 0, 0, 1, 1])


def test_probabilities_are_the_weights_shares() -> None:
    chances = [chance for _, chance in after([]).chance_outcomes()]
    assert chances == [1 / 8, 2 / 8, 5 / 8]


def test_watching_tells_what_happened_and_applying_does_not() -> None:
    state = after(["draw 2"])
    happened = state.watch(state.game.actions[3])
    speaker, words = Speaker(["Ann", "Bob"]), state.game.words
    assert [speaker.say(words.sentence(event)) for event in happened] == ["Ann: keep."]
    assert state.journal is None


def test_states_are_equal_if_they_are_the_same_position_of_the_same_game() -> None:
    one, two = after(["draw 2", "drop"]), after(["draw 2", "drop"])
    assert one == two
    assert hash(one) == hash(two)
    assert one != after(["draw 2", "keep"])
    assert one != after(["draw 2", "drop"], players=3)
    assert one != "a state"


def test_a_state_prints_as_its_table() -> None:
    assert str(after(["draw 2", "keep"])) == "[2, 0]"
