"""Card 2a: two dice are drafted, then both are acted with; and cards that lie sideways."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from tests.games.steam_rollers.positions import at_draft, fill_region, notations, steam_rollers
from tests.games.steam_rollers.test_cards import at, table, uses
from tests.support.playthrough import RefereedMatch
from whistlestop.bots import make_bot
from whistlestop.core.game import CHANCE
from whistlestop.core.words import Speaker
from whistlestop.games.steam_rollers.position import ACT, CHOOSING, DRAFT


def test_both_dice_of_2a_are_drafted_before_the_first_action() -> None:
    match = at({0: "2"})
    match.say("use 2", "draft 3")
    assert table(match).phase == DRAFT
    assert set(notations(table(match))) == {f"draft {value}" for value in (1, 2, 4, 5, 6)}
    match.say("draft 4")
    assert table(match).to_act == 0
    assert notations(table(match)) == ["first 3", "first 4"]


@pytest.mark.parametrize(("first", "second"), [(3, 4), (4, 3)])
def test_which_of_the_two_dice_comes_first_is_a_decision(first: int, second: int) -> None:
    match = at({0: "2"})
    match.say("use 2", "draft 3", "draft 4", f"first {first}", f"improve {first}")
    assert table(match).to_act == 0
    assert table(match).value + 1 == second
    match.say(f"improve {second}")
    assert table(match).to_act == 1


def test_equal_dice_need_no_decision_which_comes_first() -> None:
    match = at({0: "2"}, dice=[5, 5, 1])
    match.say("use 2", "draft 5", "draft 5")
    assert (table(match).phase, table(match).value, table(match).kept) == (ACT, 4, 4)


@pytest.mark.parametrize("drafts", [("draft 4", "draft 5"), ("draft 5", "draft 4")])
def test_which_die_comes_first_is_asked_even_if_one_allows_nothing(drafts: Sequence[str]) -> None:
    state = at_draft(
        steam_rollers(), dice=[4, 5, 6], held={0: "2"}, sideways={1: "4"}, boxes={0: [4]}
    )
    fill_region(state, 0, 4)
    match = RefereedMatch.at(state)
    match.say("use 2", *drafts)
    assert notations(state) == ["first 4", "first 5"]
    match.say("first 4")  # which is then passed by itself, and only that
    assert (state.to_act, state.value) == (0, 4)
    match.say("improve 5")
    assert state.to_act == 1


def test_card_2a_goes_back_when_its_second_die_is_done_with() -> None:
    match = at({0: "2"}, dice=[3, 4, 5])
    match.say("use 2")
    for said in ("draft 3", "draft 4", "first 3", "improve 3"):
        assert table(match).upright[0] == 0b10
        match.say(said)
    assert table(match).upright[0] == 0b10
    happened = match.say("improve 4")
    assert [message.kind for message in happened] == ["improved", "two-dice-done"]
    assert table(match).upright[0] == 0


@pytest.mark.parametrize("first", [2, 3])
def test_the_dice_of_2a_can_not_take_it(first: int) -> None:
    match = at({0: "2"}, dice=[2, 3, 5])
    match.say("use 2", "draft 2", "draft 3", f"first {first}")
    if first == 3:
        match.say("improve 3")
    assert "take 2" not in notations(table(match))
    reason = table(match).why_not(table(match).setup.by_notation["take 2"])
    assert reason is not None
    assert (reason.kind, reason.values["ruling"]) == ("in-use", "two-dice-in-hand")


def test_a_2_that_allows_nothing_but_2a_in_use_is_passed() -> None:
    state = at_draft(steam_rollers(), dice=[2, 3, 5], held={0: "2"}, boxes={0: [2]})
    fill_region(state, 0, 2)
    RefereedMatch.at(state).say("use 2", "draft 2", "draft 3", "first 2")
    assert state.value == 2


def test_card_2a_is_said_before_drafting_and_once() -> None:
    match = at({0: "2"})
    match.say("draft 3")
    assert "use 2" not in notations(table(match))
    match = at({0: "2"})
    match.say("use 2")
    assert "use 2" not in notations(table(match))
    match.say("draft 3")
    assert "use 2" not in notations(table(match))


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_with_2a_a_die_is_left_for_everybody(turn: int) -> None:
    state = at_draft(steam_rollers(3), dice=[1, 2, 3, 4, 5, 6][turn:4], turn=turn, held={turn: "2"})
    match = RefereedMatch.at(state)
    match.say("use 2")
    a, b = (name[-1] for name in notations(state)[:2])
    match.say(f"draft {a}", f"draft {b}", f"first {a}", f"improve {a}", f"improve {b}")
    for seat in range(turn + 1, 3):
        assert state.to_act == seat
        value = notations(state)[0][-1]
        match.say(f"draft {value}", f"improve {value}")
    assert state.to_act == CHANCE


def test_a_card_taken_with_the_first_die_of_2a_is_usable_but_not_takable_with_the_second() -> None:
    match = at({0: "2"}, dice=[5, 5, 1])
    match.say("use 2", "draft 5", "draft 5", "take 5")
    assert "take 5" not in notations(table(match))
    assert uses(match) == ["use 5 +1", "use 5 -1"]
    match.say("use 5 +1")
    assert table(match).turned[0] == 0b10000


def test_a_sideways_card_6_helps_with_the_second_die() -> None:
    match = at({0: "2"}, dice=[6, 5, 1])
    match.say("use 2", "draft 6", "draft 5", "first 6", "take 6")
    assert "build d1 e-ne" in notations(table(match))


def test_a_card_may_be_used_once_with_each_die_of_2a() -> None:
    match = at({0: "25"}, dice=[2, 3, 1])
    match.say("use 2", "draft 2", "draft 3", "first 2", "use 5 +1")
    assert uses(match) == []
    match.say("improve 3")
    assert uses(match) == ["use 5 +1", "use 5 -1"]


def test_after_a_reroll_of_the_first_die_the_second_may_be_changed() -> None:
    match = at({0: "215"}, "aaaaba", dice=[2, 3, 1])
    match.say("use 2", "draft 2", "draft 3", "first 2", "use 5 reroll", "white 6")
    assert uses(match) == []
    match.say("improve 6")
    assert "use 1 6" in uses(match)


def test_a_card_used_and_retaken_with_the_first_die_may_be_used_with_the_second() -> None:
    match = at({0: "21"}, dice=[2, 3, 1])
    match.say("use 2", "draft 2", "draft 3", "first 2", "use 1 1", "take 1")
    assert "use 1 6" in uses(match)


def test_the_dice_in_hand_are_told_in_the_text_and_in_words() -> None:
    def told(match: RefereedMatch) -> str:
        words = match.game.words
        chapters = words.description(match.state)
        return words.table(match.state, Speaker()) + "".join(map(str, chapters[0][1]))

    match = at({0: "2"})
    match.say("use 2", "draft 3")
    assert "Also in hand, by card 2a: 3" in told(match)
    match.say("draft 4")
    assert table(match).phase == CHOOSING
    assert "Drafted dice: 3 and 4" in told(match)
    assert "seat 1 has drafted a 3 and a 4." in told(match)
    match.say("first 4")
    assert "Drafted die: 4" in told(match)
    assert "By card 2a seat 1 also has a die in hand that shows 3." in told(match)


def test_both_dice_in_hand_are_in_the_picture() -> None:
    match = at({0: "2"})
    match.say("use 2", "draft 3", "draft 4", "first 3")
    drawn = match.game.picture.draw(match.state)
    assert "drafted by seat 1: 3" in drawn
    assert "drafted by seat 1: 4" in drawn


def test_of_old_2a_was_draft_act_draft_act_and_went_back_at_once() -> None:
    state = at_draft(steam_rollers(rules=1), dice=[2, 3, 4], held={0: "2"})
    match = RefereedMatch.at(state)
    match.say("use 2")
    assert state.upright[0] == 0
    match.say("draft 2", "take 2", "draft 3", "improve 3")
    assert (state.turned[0], state.to_act) == (0b10, 1)


def test_of_old_a_sideways_card_was_not_used() -> None:
    state = at_draft(steam_rollers(rules=1), dice=[1, 5, 6], held={0: "2"})
    match = RefereedMatch.at(state)
    match.say("use 2", "draft 1", "take 1", "draft 5")
    assert uses(match) == []
    reason = state.why_not(state.setup.by_notation["use 1 3"])
    assert reason is not None
    assert reason.kind == "sideways"


def test_a_judgement_counts_the_second_die_of_2a_until_it_is_at_hand() -> None:
    match = at({0: "2"})

    def turns() -> float:
        judgement = match.state.game.judgement
        place = judgement.terms.index("turn")
        return float(list(judgement.measure(match.state))[place])

    assert turns() == 1
    for said in ("use 2", "draft 3", "draft 4", "first 4"):
        match.say(said)
        assert turns() == 2
    match.say("improve 4")
    assert turns() == 1


@pytest.mark.parametrize("number", range(4))
def test_a_greedy_bot_drafts_both_dice_of_2a_for_what_they_allow(number: int) -> None:
    match = at({0: "2"}, boxes={0: [1, 2, 3, 4]})
    match.say("use 2")
    generator = random.Random(number)
    done = []
    while table(match).to_act == 0:
        action = make_bot("greedy").choose(table(match), generator)
        done.append(action.notation)
        match.say(action.notation)
    # A fifth and a sixth box earn more than any track, and only these dice cross them.
    assert set(done[:2]) == {"draft 5", "draft 6"}
    assert set(done[3:]) == {"improve 5", "improve 6"}
