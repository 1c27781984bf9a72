"""The eight examples of the rules page."""

from __future__ import annotations

import pytest

from tests.games.rolling_freight.oracles import dice_of
from tests.games.rolling_freight.positions import (
    city_of,
    improvements_of,
    link_of,
    notations,
    points,
    rolling_freight,
    stock_of,
    turn_position,
)
from tests.support.playthrough import RefereedMatch, random_game
from whistlestop.games.rolling_freight.numbers import COLOURS


def test_example_1_red_5a_in_the_place_of_three_generic() -> None:
    state = turn_position(
        board="southeast",
        dice=["base-r", "base-b", "base-b", "base-yg"],
        track=["blue-1A", "blue-2A", "red-5A", "blue-3A"],
    )
    assert "buy red-5a" in notations(state)
    match = RefereedMatch.at(state)
    match.say("buy red-5a", "pay base-r", "pay base-b", "pay base-b", "pay base-yg")
    link = link_of(state, "red-5A")
    assert state.cubes[link] == 1
    assert state.holder[link] == 0
    assert state.power == 0


def test_example_1_needs_a_die_showing_red_and_three_others() -> None:
    track = ["blue-1A", "blue-2A", "red-5A", "blue-3A"]
    few = turn_position(board="southeast", dice=["base-r", "base-r", "base-b"], track=track)
    other = turn_position(
        board="southeast", dice=["base-b", "base-b", "base-g", "base-g"], track=track
    )
    assert "buy red-5a" not in notations(few)
    assert "buy red-5a" not in notations(other)


def test_example_2_slash_8b_in_the_place_of_one_generic() -> None:
    state = turn_position(
        phase="B", dice=["base-rb", "base-y"], track=["slash-8B", "blue-9B", "grey-9B", "red-9B"]
    )
    match = RefereedMatch.at(state)
    match.say("buy slash-8b")
    assert notations(state) == ["pay base-rb"]
    match.say("pay base-rb", "pay base-y")
    assert state.cubes[link_of(state, "slash-8B")] == 1
    assert state.power == 0


def test_example_3_the_last_two_cubes_of_grey_2a_with_two_contracts_held() -> None:
    state = turn_position(dice=["base-g", "base-yg"], hands={0: {"grey-2A": 4, "blue-4A": 1}})
    match = RefereedMatch.at(state)
    match.say("build grey-2a base-g", "build grey-2a base-yg")
    assert points(state) == [6, 0, 0]
    assert state.built[0]
    assert notations(state) == ["end"]


def test_example_4_blue_cargo_from_fresno_to_los_angeles() -> None:
    state = turn_position(
        phase="B",
        dice=["base-r", "base-b", "base-g", "base-y", "base-rb"],
        built={
            0: ["grey-2A", "red-2A", "slash-1A"],
            1: ["red-1A", "yellow-1A"],
            2: ["blue-2A"],
        },
        stations={0: 4},
        last_turn=1,
    )
    match = RefereedMatch.at(state)
    match.say("deliver blue fresno", "to los-angeles")
    for link in ("grey-2a", "red-2a", "slash-1a", "red-1a", "yellow-1a"):
        match.say(f"via {link}")
    (fare,) = [m for m in match.say("via blue-2a") if m.kind == "fare"]
    assert (fare.values["fare"], fare.values["discount"], fare.count) == (3 + 6, 4, 5)
    for die in ("base-r", "base-b", "base-g", "base-y", "base-rb"):
        match.say(f"pay {die}")
    assert points(state) == [3 + 2, 2, 1]
    assert not state.wants[COLOURS.index("blue")] >> city_of(state, "los-angeles") & 1
    match.say("end")
    while state.phase == 1:
        match.play(state.legal_actions()[0])
    assert points(state) == [5 + 2, 2, 1]


def test_example_5_three_blue_dice_unused_are_two_markers() -> None:
    state = turn_position(dice=["base-b"] * 3)
    RefereedMatch.at(state).say("end")
    assert stock_of(state, 0) == {"blue": 2}


def test_example_5_four_red_and_two_yellow_are_three_red_and_one_yellow() -> None:
    state = turn_position(dice=["base-r"] * 4 + ["base-y"] * 2)
    RefereedMatch.at(state).say("end")
    assert stock_of(state, 0) == {"red": 3, "yellow": 1}


def test_example_6_two_players_have_eleven_improvements_and_no_phase_c() -> None:
    game = rolling_freight(2)
    assert game.improvement_total == 11
    match = random_game(game, "example 6")
    phases = [m.values["phase"] for log in match.log for m in log if m.kind == "phase-ends"]
    assert phases == ["A", "B"]
    opened = [m.values["phase"] for log in match.log for m in log if m.kind == "phase-begins"]
    assert opened == ["B"]


@pytest.mark.parametrize("players", [3, 4])
def test_more_players_on_the_western_map_have_fifteen_improvements_and_phase_c(
    players: int,
) -> None:
    game = rolling_freight(players)
    assert game.improvement_total == 15
    assert game.phases == 3


def test_the_southeastern_map_has_all_eighteen_improvements() -> None:
    assert rolling_freight(5, "southeast").improvement_total == 18


def test_example_7_the_rings_of_winnemucca_fillmore_and_richmond() -> None:
    def rings(board: str, city: str) -> list[tuple[str, str]]:
        map = rolling_freight(3, board).map
        number = [entry.id for entry in map.cities].index(city)
        return [(c.cargo, c.wants) for c in map.circles if c.city == number]

    assert all(inner == "black" for inner, _ in rings("west", "winnemucca"))
    assert ("white", "black") in rings("west", "fillmore")
    assert ("blue", "red") in rings("southeast", "richmond")


def test_example_8_efficient_storage_in_the_place_of_4_is_paid_with_four_dice() -> None:
    state = turn_position(dice=["base-r"] * 6, improvement_track=["efficient-storage"])
    match = RefereedMatch.at(state)
    match.say("improve efficient-storage@4", *["pay base-r"] * 3)
    assert improvements_of(state, 0) == []
    match.say("pay base-r")
    assert improvements_of(state, 0) == ["efficient-storage"]
    assert dice_of(state).total() == 2


def test_example_8_the_yellow_die_in_the_place_of_6_is_paid_with_six_and_rolled_that_turn() -> None:
    state = turn_position(
        dice=["base-r"] * 6,
        improvement_track=["friendly", "steady-builder", "extra-yellow"],
        track=["red-1A", "red-2A", "red-3A", "red-4A"],
    )
    match = RefereedMatch.at(state)
    match.say("improve extra-yellow@6", *["pay base-r"] * 6)
    assert improvements_of(state, 0) == ["extra-yellow"]
    match.say("end", "draw efficient-storage", *["roll base-r"] * 6)
    assert notations(state)
    assert all(notation.startswith("roll yellow-") for notation in notations(state))
