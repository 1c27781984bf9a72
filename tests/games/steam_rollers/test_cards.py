"""The special cards, both sides of each, with their timing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from tests.games.steam_rollers.oracles import Hex
from tests.games.steam_rollers.positions import (
    at_draft,
    fill_region,
    notations,
    steam_rollers,
)
from tests.support.playthrough import RefereedMatch
from whistlestop.core.game import CHANCE
from whistlestop.games.steam_rollers.position import CLAIMS
from whistlestop.games.steam_rollers.state import SteamRollersState

ONE_TO_THREE: Sequence[Hex] = [(1, 1), (2, 1), (3, 1), (4, 1)]
THREE_TO_FOUR: Sequence[Hex] = [(4, 1), (4, 2), (4, 3), (3, 4)]


def at(
    held: Mapping[int, str],
    sides: str = "aaaaaa",
    players: int = 2,
    dice: Sequence[int] = (1, 2, 3, 4, 5, 6),
    **more: Mapping[int, Sequence[int]],
) -> RefereedMatch:
    boxes = more.get("boxes")
    lines = {0: [ONE_TO_THREE, THREE_TO_FOUR]}
    state = at_draft(
        steam_rollers(players), dice=dice, sides=sides, held=held, boxes=boxes, lines=lines
    )
    return RefereedMatch.at(state)


def table(match: RefereedMatch) -> SteamRollersState:
    assert isinstance(match.state, SteamRollersState)
    return match.state


def uses(match: RefereedMatch) -> list[str]:
    return [name for name in notations(table(match)) if name.startswith("use")]


def deliveries(match: RefereedMatch) -> list[str]:
    return [name for name in notations(table(match)) if name.startswith("deliver")]


# Card 1


@pytest.mark.parametrize("sides", ["aaaaaa", "bbbbbb"])
def test_card_1_sets_the_die_to_any_other_value_and_goes_to_the_centre_at_once(sides: str) -> None:
    match = at({0: "1"}, sides)
    match.say("draft 4")
    assert uses(match) == [f"use 1 {value}" for value in (1, 2, 3, 5, 6)]
    match.say("use 1 6")
    assert table(match).value == 5
    assert table(match).upright[0] == 0
    assert "improve 6" in notations(table(match))


def test_a_used_card_1_may_be_taken_again_with_that_very_die() -> None:
    match = at({0: "1"})
    match.say("draft 4", "use 1 1", "take 1")
    assert table(match).turned[0] == 1


# Card 2a is in test_two_dice.py


# Card 2b


def test_card_2b_claims_a_die_that_its_holder_then_has_as_her_own() -> None:
    match = at({1: "2"}, "abaaaa", dice=[4, 5, 6])
    match.say("draft 4")
    assert table(match).to_act == 1
    assert notations(table(match)) == ["claim", "decline"]
    match.say("claim")
    assert table(match).to_act == 0
    assert notations(table(match)) == ["draft 5", "draft 6"]
    match.say("draft 5", "improve 5")
    assert table(match).to_act == 1
    assert table(match).value == 3
    match.say("improve 4")
    assert table(match).to_act == CHANCE


def test_who_declines_leaves_the_die_and_keeps_the_card() -> None:
    match = at({1: "2"}, "abaaaa")
    match.say("draft 4", "decline")
    assert table(match).to_act == 0
    assert "improve 4" in notations(table(match))
    assert table(match).upright[1] == 0b10


def test_the_holder_of_2b_is_asked_after_each_draft_before_her_own_and_not_after() -> None:
    match = at({1: "2"}, "abaaaa", players=3, dice=[3, 4, 5, 6])
    match.say("draft 3", "decline", "improve 3", "draft 4")
    assert table(match).phase != CLAIMS
    match.say("improve 4", "draft 5")
    assert table(match).to_act == 2
    assert table(match).phase != CLAIMS


def test_2b_may_be_used_sideways() -> None:
    state = at_draft(steam_rollers(), dice=[4, 5, 6], sides="abaaaa", sideways={1: "2"})
    match = RefereedMatch.at(state)
    match.say("draft 4", "claim")
    assert state.turned[1] == 0
    assert state.claimer == 1


def test_a_victim_may_draft_an_equal_value_and_is_not_asked_for_again() -> None:
    match = at({1: "2"}, "abaaaa", dice=[4, 4, 6])
    match.say("draft 4", "claim", "draft 4")
    assert table(match).to_act == 0
    assert "improve 4" in notations(table(match))


def test_a_victim_may_take_the_2b_with_her_next_die() -> None:
    match = at({1: "2"}, "abaaaa", dice=[4, 2, 6])
    match.say("draft 4", "claim", "draft 2", "take 2")
    assert table(match).turned[0] == 0b10


def test_one_may_claim_the_very_2_meant_to_steal_2b() -> None:
    match = at({1: "2"}, "abaaaa", dice=[2, 5, 6])
    match.say("draft 2", "claim", "draft 5", "improve 5")
    assert table(match).value == 1
    assert table(match).to_act == 1


def test_a_claimed_die_that_allows_nothing_is_passed_by_itself() -> None:
    state = at_draft(
        steam_rollers(),
        dice=[4, 5, 6],
        sides="abaaaa",
        held={1: "2"},
        sideways={0: "4"},
        boxes={1: [4]},
        turn=0,
    )
    fill_region(state, 1, 4)
    match = RefereedMatch.at(state)
    happened = match.say("draft 4", "claim", "draft 5", "improve 5")
    assert happened[-3].kind == "claim-used"
    assert happened[-2].kind == "passed"
    assert state.to_act == CHANCE


# Card 3


def test_with_3a_the_die_may_name_the_destination() -> None:
    match = at({0: "3"}, boxes={0: [1, 2]})
    match.say("draft 3")
    assert deliveries(match) == ["deliver 1>3 1", "deliver 3>1 1"]
    match.say("deliver 1>3 1")
    assert table(match).upright[0] == 0b100  # infinity: it stays


def test_with_3a_a_3_or_4_names_that_very_city() -> None:
    match = at({0: "3"}, boxes={0: [1, 2]})
    match.say("draft 4")
    assert deliveries(match) == ["deliver 1>4 2", "deliver 4>1 2"]


def test_3b_raises_a_delivery_by_one_or_two_in_distance_and_points() -> None:
    match = at({0: "3"}, "aabaaa", boxes={0: [1, 2, 3]})
    match.say("draft 1")
    assert uses(match) == ["use 3 +1", "use 3 +2"]
    match.say("use 3 +2")
    assert notations(table(match)) == ["deliver 1>3 3"]
    match.say("deliver 1>3 3")
    assert table(match).points[0] == 3
    assert table(match).upright[0] == 0


def test_for_3b_the_engine_must_be_strong_enough_for_the_raised_distance() -> None:
    match = at({0: "3"}, "aabaaa", boxes={0: [1, 2]})
    match.say("draft 1")
    assert uses(match) == ["use 3 +1"]
    match = at({0: "3"}, "aabaaa", boxes={0: [1]})
    match.say("draft 1")
    assert uses(match) == []
    assert deliveries(match) == ["deliver 1>3 1"]


# Card 4


def test_4a_lifts_the_engine_limit_for_one_delivery_and_is_not_offered_in_vain() -> None:
    match = at({0: "4"}, boxes={0: [1]})
    match.say("draft 1")
    assert uses(match) == ["use 4"]
    assert deliveries(match) == ["deliver 1>3 1"]
    match.say("use 4")
    assert notations(table(match)) == ["deliver 1>4 2"]
    match = at({0: "4"}, boxes={0: [1, 2]})
    match.say("draft 1")
    assert uses(match) == []


def test_4a_lifts_the_limit_of_a_delivery_raised_by_3b_in_either_order() -> None:
    for first, second in (("use 3 +2", "use 4"), ("use 4", "use 3 +2")):
        match = at({0: "34"}, "aabaaa", boxes={0: [1]})
        match.say("draft 1", first, second)
        assert notations(table(match)) == ["deliver 1>3 3", "deliver 1>4 4"]


def only_a_card_helps(held: str, rules: int = 2) -> RefereedMatch:
    """Nothing can be done with a 1, but for a delivery that a card makes possible."""
    state = at_draft(
        steam_rollers(rules=rules),
        dice=[1, 2, 3],
        held={0: held},
        sideways={1: "1"},
        boxes={0: [1, 3] if held == "3" else [1]},
        lines={0: [[(1, 1), (2, 0), (3, 0), (4, 0), (4, 1)]]},
        supply={1: "red" if held == "3" else "grey", 2: "blue", 3: "yellow", 4: "red"},
    )
    fill_region(state, 0, 1)
    match = RefereedMatch.at(state)
    match.say("draft 1")
    return match


def test_a_die_may_be_passed_where_only_4a_makes_a_delivery_possible() -> None:
    match = only_a_card_helps("4")
    assert notations(table(match)) == ["use 4", "pass"]
    match.say("pass")
    assert table(match).to_act == 1
    match = only_a_card_helps("4")
    match.say("use 4")
    assert notations(table(match)) == ["deliver 1>3 2"]


def test_a_die_may_be_passed_where_only_3a_makes_a_delivery_possible() -> None:
    match = only_a_card_helps("3")
    assert notations(table(match)) == ["deliver 3>1 2", "pass"]
    match.say("pass")
    assert table(match).to_act == 1


def test_of_old_a_delivery_that_only_a_card_made_possible_had_to_be_made() -> None:
    assert notations(table(only_a_card_helps("4", rules=1))) == ["use 4"]
    assert notations(table(only_a_card_helps("3", rules=1))) == ["deliver 3>1 2"]


def test_a_die_that_a_card_has_made_live_must_be_used() -> None:
    match = only_a_card_helps("5")
    assert "pass" in notations(table(match))
    match.say("use 5 +1")
    assert "pass" not in notations(table(match))


def test_4b_is_no_help_that_one_could_do_without() -> None:
    state = at_draft(
        steam_rollers(),
        dice=[1, 2, 3],
        sides="aaabaa",
        held={0: "4"},
        sideways={1: "1"},
        boxes={0: [1]},
        lines={0: [[(1, 1), (2, 0), (3, 0), (4, 0), (4, 1)]]},
    )
    fill_region(state, 0, 1)
    match = RefereedMatch.at(state)
    match.say("draft 1")
    assert notations(state) == ["deliver 1>3 2"]


def test_4b_makes_the_engine_stronger_by_one_as_long_as_it_is_held_up_to_seven() -> None:
    match = at({0: "4"}, "aaabaa", boxes={0: [1, 2, 3, 4, 5, 6]})
    assert table(match).strength(0) == 7
    match.say("draft 4", "take 4")
    assert table(match).turned[0] == 0b1000
    assert table(match).strength(0) == 7


def test_of_old_4b_counted_only_upright() -> None:
    state = at_draft(steam_rollers(rules=1), dice=[4, 5, 6], sides="aaabaa", sideways={0: "4"})
    assert state.strength(0) == 0


def test_4b_counts_nothing_for_the_engine_at_the_end() -> None:
    match = at({0: "4"}, "aaabaa", boxes={0: [1, 2, 3]})
    assert table(match).scores()[0] == 2 + 0 - 1  # network, engine of 3, the card


# Card 5 is in test_changed_dice.py


# Card 6


@pytest.mark.parametrize("sides", ["aaaaaa", "bbbbbb"])
def test_card_6_lets_one_build_any_type_of_track_and_stays(sides: str) -> None:
    match = at({0: "6"}, sides)
    match.say("draft 5")
    assert len([name for name in notations(table(match)) if name.startswith("build d1 ")]) == 15
    happened = match.say("build d1 e-ne")  # sharp, against a black die that shows 1
    assert happened[0].template.endswith("by card 6.")
    assert table(match).upright[0] == 0b100000


# Your own board


def test_a_board_may_say_that_other_sides_are_used_only_once(tmp_path: Path) -> None:
    text = steam_rollers().map.text
    for name in ("3a", "5a", "6a"):
        old = f'{name} = {{ kind = "infinity", '
        assert old in text
        text = text.replace(old, f'{name} = {{ kind = "lightning", ')
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    game = steam_rollers(2, str(file))

    def after(*said: str) -> int:
        """The cards that the first seat holds when it has said all that."""
        state = at_draft(
            game, dice=[3, 4, 5], held={0: "356"}, boxes={0: [1]}, lines={0: [ONE_TO_THREE]}
        )
        RefereedMatch.at(state).say(*said)
        return int(state.upright[0])

    assert after("draft 3", "deliver 1>3 1") == 0b110000
    assert after("draft 3", "deliver 3>1 1") == 0b110100  # the die named the source
    assert after("draft 4", "use 5 +1") == 0b100100
    assert after("draft 5", "build d1 e-ne") == 0b010100
    assert after("draft 5", "build d1 e-w") == 0b110100  # the black die allows straight track
