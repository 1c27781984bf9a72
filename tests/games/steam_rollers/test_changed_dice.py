"""Card 5: it moves a die by one, flips it, or has it rolled again."""

from __future__ import annotations

import pytest

from tests.games.steam_rollers.positions import at_draft, fill_region, notations, steam_rollers
from tests.games.steam_rollers.test_cards import at, table, uses
from tests.support.playthrough import RefereedMatch
from whistlestop.core.game import CHANCE


@pytest.mark.parametrize(
    ("value", "options"),
    [(1, ["use 5 +1"]), (3, ["use 5 +1", "use 5 -1"]), (6, ["use 5 -1"])],
)
def test_5a_moves_the_die_by_one_within_1_to_6(value: int, options: list[str]) -> None:
    match = at({0: "5"})
    match.say(f"draft {value}")
    assert uses(match) == options
    match.say(options[0])
    assert table(match).value + 1 == value + int(options[0][-2:])
    assert uses(match) == []


def test_5b_flips_the_die_or_rerolls_it_by_chance_but_not_both() -> None:
    match = at({0: "5"}, "aaaaba")
    match.say("draft 2")
    assert uses(match) == ["use 5 reroll", "use 5 flip"]
    match.say("use 5 flip")
    assert table(match).value + 1 == 5
    assert uses(match) == []
    match = at({0: "5"}, "aaaaba")
    match.say("draft 2", "use 5 reroll")
    assert table(match).to_act == CHANCE
    assert notations(table(match)) == [f"white {value}" for value in range(1, 7)]
    match.say("white 6")
    assert table(match).to_act == 0
    assert uses(match) == []
    assert "improve 6" in notations(table(match))
    assert table(match).upright[0] == 0b10000


def test_after_a_reroll_no_card_changes_the_die_any_more() -> None:
    match = at({0: "15"}, "aaaaba")
    match.say("draft 2", "use 5 reroll", "white 6")
    assert uses(match) == []
    reason = table(match).why_not(table(match).setup.by_notation["use 1 3"])
    assert reason is not None
    assert (reason.kind, reason.values["ruling"]) == ("rerolled", "reroll-stands")
    match.say("improve 6")
    assert table(match).settled == 0


def test_card_1_may_be_used_before_a_reroll() -> None:
    match = at({0: "15"}, "aaaaba")
    match.say("draft 2", "use 1 4", "use 5 reroll", "white 6")
    assert table(match).value + 1 == 6


def test_of_old_card_1_could_change_a_die_after_a_reroll() -> None:
    state = at_draft(steam_rollers(rules=1), dice=[2, 3, 4], sides="aaaaba", held={0: "15"})
    RefereedMatch.at(state).say("draft 2", "use 5 reroll", "white 6", "use 1 3")
    assert state.value + 1 == 3


@pytest.mark.parametrize("held", ["5", "15"])
def test_a_reroll_to_a_value_that_allows_nothing_is_passed_by_itself(held: str) -> None:
    state = at_draft(
        steam_rollers(), dice=[2, 5, 6], sides="aaaaba", held={0: held}, sideways={1: "4"}
    )
    state.boxes[0] = 0b001000
    fill_region(state, 0, 4)
    match = RefereedMatch.at(state)
    match.say("draft 2", "use 5 reroll", "white 4")
    assert state.to_act == 1
