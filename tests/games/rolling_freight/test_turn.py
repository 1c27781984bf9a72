"""Steps A, B, D and E of a turn."""

from __future__ import annotations

import pytest

from tests.games.rolling_freight.positions import (
    improvements_of,
    link_of,
    notations,
    points,
    starting,
    turn_position,
)
from tests.support.playthrough import RefereedMatch
from whistlestop.games.rolling_freight.numbers import IMPROVEMENTS, NUMBERS
from whistlestop.games.rolling_freight.state import RollingFreightState

TRACK = ["red-1A", "red-2A", "red-3A", "red-4A"]


@pytest.mark.parametrize("dice", range(1, 7))
def test_contracts_cost_one_to_four_besides_the_die_of_their_colour(dice: int) -> None:
    state = turn_position(dice=["base-r"] * dice, track=TRACK)
    assert starting(state, "buy") == [f"buy red-{n}a" for n in range(1, min(dice - 1, 4) + 1)]


def test_at_most_three_contracts_are_held() -> None:
    hands = {0: {"blue-1A": 1, "blue-2A": 1, "blue-3A": 1}}
    assert starting(turn_position(dice=["base-r"] * 6, track=TRACK, hands=hands), "buy") == []


def test_the_hole_of_a_contract_stays_until_the_end_of_the_turn() -> None:
    state = turn_position(dice=["base-r"] * 6, track=TRACK)
    RefereedMatch.at(state).say("buy red-2a", "pay base-r", "pay base-r", "pay base-r")
    assert list(state.track) == [
        link_of(state, "red-4A"),
        link_of(state, "red-3A"),
        -1,
        link_of(state, "red-1A"),
    ]
    assert "buy red-1a" in notations(state)
    assert "buy red-3a" not in notations(state)  # still in the place of three


def test_a_stock_marker_pays_as_its_colour_or_as_generic_and_goes_back() -> None:
    state = turn_position(dice=["base-b"], stock=["red", "blue"], track=TRACK)
    match = RefereedMatch.at(state)
    match.say("buy red-1a")
    assert notations(state) == ["pay stock-r"]
    match.say("pay stock-r")
    assert notations(state) == ["pay base-b", "pay stock-b"]
    match.say("pay stock-b")
    assert list(state.supply) == [6, 6, 6, 6]


def test_a_stock_marker_never_pays_a_slash() -> None:
    state = turn_position(dice=["base-b"], stock=["red", "blue"], track=["slash-1A"])
    assert starting(state, "buy") == []
    building = turn_position(stock=["red", "blue"], hands={0: {"slash-1A": 1}})
    assert starting(building, "build") == []


def test_a_slash_is_built_by_dice_of_two_colours_or_more() -> None:
    state = turn_position(
        dice=["base-r", "base-rb", "black-rybg"],
        improvements={0: ["extra-black"]},
        hands={0: {"slash-7B": 1}},
    )
    assert starting(state, "build") == ["build slash-7b base-rb", "build slash-7b black-rybg"]


def test_each_die_of_the_colour_puts_one_cube() -> None:
    state = turn_position(
        dice=["base-r", "base-rb", "base-b"], stock=["red"], hands={0: {"red-4A": 1}}
    )
    assert starting(state, "build") == [
        "build red-4a base-r",
        "build red-4a base-rb",
        "build red-4a stock-r",
    ]
    RefereedMatch.at(state).say("build red-4a base-rb", "build red-4a stock-r")
    assert state.cubes[link_of(state, "red-4A")] == 3


@pytest.mark.parametrize(("others", "held"), [([], 1), (["red-1A"], 2), (["red-1A", "red-2A"], 3)])
@pytest.mark.parametrize(("contract", "length"), [("blue-1A", 4), ("yellow-4A", 2), ("red-11B", 7)])
def test_a_finished_link_scores_by_length_and_contracts_held(
    others: list[str], held: int, contract: str, length: int
) -> None:
    hand = dict.fromkeys(others, 1) | {contract: length - 1}
    state = turn_position(dice=["base-r"] * 6, stock=["blue", "yellow"], hands={0: hand})
    build = [n for n in starting(state, "build") if contract.lower() in n]
    RefereedMatch.at(state).say(build[0])
    assert points(state)[0] == NUMBERS.link_points[held][length] == length - 2 + held
    assert link_of(state, contract) not in [n for n in range(60) if state.hand[0] >> n & 1]


def test_a_track_face_puts_one_or_two_cubes_whatever_the_colour() -> None:
    state = turn_position(
        dice=["grey-track"],
        improvements={0: ["extra-grey"]},
        hands={0: {"red-4A": 5, "slash-1A": 1, "blue-2A": 1}},
    )
    assert starting(state, "build") == [
        "build blue-2a grey-track",
        "build blue-2a grey-track x2",
        "build red-4a grey-track",
        "build red-4a grey-track x2",
        "build slash-1a grey-track",
    ]
    RefereedMatch.at(state).say("build red-4a grey-track x2")
    assert points(state)[0] == NUMBERS.link_points[3][7]


def test_a_steady_builder_puts_one_free_cube_a_turn() -> None:
    state = turn_position(
        improvements={0: ["steady-builder"]}, hands={0: {"slash-7B": 1, "red-4A": 1}}
    )
    assert starting(state, "steady") == ["steady red-4a", "steady slash-7b"]
    RefereedMatch.at(state).say("steady slash-7b")
    assert starting(state, "steady") == []


def test_two_steady_builders_may_build_on_one_link_or_two() -> None:
    state = turn_position(
        improvements={0: ["steady-builder"] * 2}, hands={0: {"slash-7B": 1, "red-4A": 1}}
    )
    RefereedMatch.at(state).say("steady slash-7b", "steady slash-7b")
    assert state.cubes[link_of(state, "slash-7B")] == 3
    assert starting(state, "steady") == []


def test_a_steady_builder_builds_on_a_link_bought_in_this_turn() -> None:
    state = turn_position(
        dice=["base-r"] * 2, improvements={0: ["steady-builder"]}, track=["red-4A"]
    )
    RefereedMatch.at(state).say("buy red-4a", "pay base-r", "pay base-r", "steady red-4a")
    assert state.cubes[link_of(state, "red-4A")] == 2


def test_stations_cost_two_to_seven_and_there_are_six_at_most() -> None:
    improvements = {0: ["extra-black", "extra-black", "extra-black"]}
    dice = ["base-r"] * 6 + ["black-rb"] * 3
    for have, price in enumerate((2, 3, 4, 5, 6, 7)):
        state = turn_position(dice=dice[: price - 1], improvements=improvements, stations={0: have})
        assert starting(state, "station") == []
        state = turn_position(dice=dice[:price], improvements=improvements, stations={0: have})
        match = RefereedMatch.at(state)
        match.say("station", *[f"pay {die}" for die in dice[:price]])
        assert state.stations[0] == have + 1
    full = turn_position(dice=dice, improvements=improvements, stations={0: 6})
    assert starting(full, "station") == []


def test_an_acquisition_expert_saves_a_generic_die_on_everything_bought() -> None:
    state = turn_position(
        dice=["base-r"] * 3,
        improvements={0: ["acquisition-expert"]},
        track=TRACK,
        improvement_track=["friendly", "extra-black", "extra-blue"],
    )
    assert starting(state, "buy") == ["buy red-1a", "buy red-2a", "buy red-3a"]
    assert starting(state, "improve") == ["improve friendly@4"]
    match = RefereedMatch.at(state)
    match.say("station", "pay base-r", "buy red-1a", "pay base-r")  # no generic die at all
    assert state.power == 1
    assert state.stations[0] == 1


def test_improvements_cost_four_to_six_by_place() -> None:
    track = ["friendly", "extra-black", "extra-blue"]
    legal = {
        dice: starting(turn_position(dice=["base-r"] * dice, improvement_track=track), "improve")
        for dice in range(3, 7)
    }
    assert legal[3] == []
    assert legal[4] == ["improve friendly@4"]
    assert legal[5] == ["improve extra-black@5", "improve friendly@4"]
    assert legal[6] == ["improve extra-blue@6", "improve extra-black@5", "improve friendly@4"]


def test_an_improvement_bought_now_does_not_work_before_step_f() -> None:
    state = turn_position(
        dice=["base-r"] * 6,
        stock=["red", "red"],
        hands={0: {"red-4A": 1}},
        track=["red-1A", "red-2A"],
        improvement_track=["steady-builder", "acquisition-expert", "extra-black"],
    )
    match = RefereedMatch.at(state)
    match.say("improve steady-builder@4", *["pay base-r"] * 4)
    assert starting(state, "steady") == []
    expert = turn_position(
        dice=["base-r"] * 6,
        stock=["red"],
        track=["red-1A"],
        improvement_track=["friendly", "acquisition-expert", "extra-black"],
    )
    RefereedMatch.at(expert).say("improve acquisition-expert@5", *["pay base-r"] * 5)
    assert starting(expert, "buy") == ["buy red-1a"]
    RefereedMatch.at(expert).say("buy red-1a")
    assert expert.due == 1  # the full price


def give_position(improvements: list[str], dice: list[str], new: str) -> RefereedMatch:
    state = turn_position(
        board="southeast",
        dice=[*["base-r"] * 4, *dice],
        improvements={0: improvements},
        hands={0: {"red-1A": 1}},
        improvement_track=[new],
    )
    match = RefereedMatch.at(state)
    match.say(f"improve {new}@4", *["pay base-r"] * 4)
    return match


def test_on_a_fourth_improvement_one_of_the_four_goes_under_the_deck() -> None:
    match = give_position(["friendly", "extra-black", "steady-builder"], ["black-rb"], "extra-blue")
    state = match.state
    assert [a.notation for a in state.legal_actions()] == [
        *("give friendly", "give steady-builder", "give extra-black", "give extra-blue"),
    ]
    match.say("give friendly")
    assert isinstance(state, RollingFreightState)
    assert improvements_of(state, 0) == ["steady-builder", "extra-black", "extra-blue"]
    assert IMPROVEMENTS[state.improvements_under[0]] == "friendly"
    assert state.at_improvement_bottom == 1


def test_a_die_given_away_leaves_at_once() -> None:
    match = give_position(["friendly", "extra-black", "steady-builder"], ["black-rb"], "extra-blue")
    assert "build red-1a black-rb" not in [a.notation for a in match.state.legal_actions()]
    match.say("give extra-black")
    assert not [a for a in match.state.legal_actions() if a.notation.endswith("black-rb")]


def test_of_two_dice_of_a_colour_she_chooses_which_leaves() -> None:
    match = give_position(
        ["extra-black", "extra-black", "steady-builder"], ["black-rb", "black-yg"], "extra-blue"
    )
    match.say("give extra-black")
    assert [a.notation for a in match.state.legal_actions()] == ["leave black-rb", "leave black-yg"]
    match.say("leave black-yg")
    assert "build red-1a black-rb" in [a.notation for a in match.state.legal_actions()]


def test_a_spent_die_may_be_the_one_that_leaves() -> None:
    match = give_position(
        ["extra-black", "extra-black", "steady-builder"], ["black-rb"], "extra-blue"
    )
    match.say("give extra-black")
    assert [a.notation for a in match.state.legal_actions()] == ["leave black-rb", "leave spent"]
    match.say("leave spent")
    assert "build red-1a black-rb" in [a.notation for a in match.state.legal_actions()]


def test_a_new_die_may_be_the_one_that_leaves() -> None:
    match = give_position(
        ["extra-black", "friendly", "steady-builder"], ["black-rb"], "extra-black"
    )
    match.say("give extra-black")
    assert [a.notation for a in match.state.legal_actions()] == ["leave black-rb", "leave spent"]
    match.say("leave spent")
    assert "build red-1a black-rb" in [a.notation for a in match.state.legal_actions()]


def test_a_steady_builder_given_away_takes_its_use_of_this_turn_with_it() -> None:
    match = give_position(["extra-black", "friendly", "steady-builder"], ["black-rb"], "extra-blue")
    match.say("give steady-builder")
    assert "steady red-1a" not in [a.notation for a in match.state.legal_actions()]


def test_of_two_steady_builders_the_new_one_goes_and_the_old_one_still_builds() -> None:
    match = give_position(
        ["extra-black", "friendly", "steady-builder"], ["black-rb"], "steady-builder"
    )
    match.say("give steady-builder")
    assert "steady red-1a" in [a.notation for a in match.state.legal_actions()]
