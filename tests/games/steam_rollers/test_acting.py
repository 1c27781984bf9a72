"""What is done with a die: build, improve, take a card; when it must be, and when it is passed."""

from __future__ import annotations

import pytest

from tests.games.steam_rollers.oracles import PAIRS, type_of
from tests.games.steam_rollers.positions import at_draft, draw_line, fill_region, kinds, notations
from tests.games.steam_rollers.positions import steam_rollers as game
from tests.support.playthrough import RefereedMatch
from whistlestop.games.steam_rollers.state import SteamRollersState

ALL_BOXES = {0: [1, 2, 3, 4, 5, 6]}


def drafted(state: SteamRollersState, value: int) -> RefereedMatch:
    match = RefereedMatch.at(state)
    match.say(f"draft {value}")
    return match


def nothing_to_do(**cards: object) -> SteamRollersState:
    """Seat 1 may draft a 4, but region 4 is full, the box crossed, card 4 sideways elsewhere."""
    held = cards.get("held", {})
    assert isinstance(held, dict)
    sides = str(cards.get("sides", "aaaaaa"))
    state = at_draft(
        game(), dice=[4, 1, 2], boxes=ALL_BOXES, sideways={1: "4"}, held=held, sides=sides
    )
    fill_region(state, 0, 4)
    return state


@pytest.mark.parametrize(
    ("black", "types"),
    [
        (1, {"straight", "gentle"}),
        (2, {"straight", "gentle"}),
        (3, {"straight", "sharp"}),
        (4, {"straight", "sharp"}),
        (5, {"gentle", "sharp"}),
        (6, {"gentle", "sharp"}),
    ],
)
def test_the_black_die_allows_two_types_of_track_in_the_region_of_the_die(
    black: int, types: set[str]
) -> None:
    state = at_draft(game(), dice=[3, 3, 3], black=black)
    drafted(state, 3)
    board = state.setup.map
    region = board.regions[2]
    expected = {
        f"build {board.names[hex]} {a}-{b}"
        for hex in (region.town, *region.plain)
        for a, b in PAIRS
        if type_of((a, b)) in types
    }
    assert {name for name in notations(state) if name.startswith("build")} == expected


def test_there_are_three_straight_six_gentle_and_six_sharp_ways_to_draw_in_a_hex() -> None:
    types = [type_of(pair) for pair in PAIRS]
    assert [types.count(name) for name in ("straight", "gentle", "sharp")] == [3, 6, 6]
    assert len([n for n in game().by_notation if n.startswith("build a1 ")]) == 15


def test_a_hex_is_drawn_in_once_for_ever_but_others_have_their_own_maps() -> None:
    state = at_draft(game(), dice=[1, 1, 1])
    match = drafted(state, 1)
    match.say("build a1 e-w", "draft 1")
    assert "build a1 e-w" in notations(state)
    match.say("build a1 nw-se", "black 1", "white 1", "white 1", "white 1")
    match.say("draft 1")
    assert not [name for name in notations(state) if name.startswith("build a1 ")]


def test_cities_are_not_drawn_in() -> None:
    names = {str(action.fields[0]) for action in game().actions if action.kind == "build"}
    board = game().map
    assert names == {
        board.names[hex] for region in board.regions for hex in (region.town, *region.plain)
    }


def test_track_may_point_off_the_map_or_at_a_wall_and_joins_nothing_there() -> None:
    state = at_draft(game(), dice=[1, 1, 1], walls=["1|3"])
    draw_line(state, 0, [(1, 1), (2, 1), (3, 1), (4, 1)])  # from city 1 across the wall to city 3
    assert state.network[0] == 0
    draw_line(state, 1, [(1, 1), (1, 0), (2, -1)])  # off the map
    assert state.network[1] == 0
    drafted(state, 1)
    assert "build a1 nw-se" in notations(state)


def test_an_engine_box_is_crossed_once() -> None:
    state = at_draft(game(), dice=[1, 1, 1])
    match = drafted(state, 1)
    match.say("improve 1", "draft 1", "improve 1", "black 1", *["white 1"] * 3, "draft 1")
    assert "improve" not in kinds(state)
    assert state.strength(state.to_act) == 1


def test_a_card_is_taken_from_the_centre_and_lies_sideways() -> None:
    state = at_draft(game(), dice=[5, 1, 1])
    drafted(state, 5).say("take 5")
    assert state.turned[0] == 0b010000
    assert state.upright[0] == 0


def test_a_card_is_stolen_from_whom_it_lies_upright_before() -> None:
    state = at_draft(game(), dice=[5, 1, 1], held={1: "5"})
    drafted(state, 5).say("take 5")
    assert state.turned[0] == 0b010000
    assert state.upright[1] == 0


def test_one_may_take_ones_own_card_to_turn_it_sideways() -> None:
    state = at_draft(game(), dice=[6, 1, 1], held={0: "6"})
    drafted(state, 6).say("take 6")
    assert state.turned[0] == 0b100000


def test_a_card_that_lies_sideways_is_not_taken() -> None:
    state = at_draft(game(), dice=[5, 1, 1], sideways={1: "5"})
    drafted(state, 5)
    assert "take" not in kinds(state)


def test_a_die_that_allows_anything_must_be_used_even_for_a_card_worth_minus_two() -> None:
    state = at_draft(game(), dice=[5, 1, 1], boxes=ALL_BOXES)
    fill_region(state, 0, 5)
    drafted(state, 5)
    assert notations(state) == ["take 5"]


def test_a_pass_that_is_the_only_thing_left_is_applied_and_told_and_no_decision() -> None:
    state = nothing_to_do()
    match = RefereedMatch.at(state)
    happened = match.say("draft 4")
    assert [message.kind for message in happened] == ["drafted", "passed"]
    assert state.to_act == 1


def test_a_die_that_allows_nothing_may_be_passed_or_changed_by_a_card() -> None:
    state = nothing_to_do(held={0: "5"})
    match = drafted(state, 4)
    assert notations(state) == ["use 5 +1", "use 5 -1", "pass"]
    match.say("use 5 +1")
    assert "pass" not in kinds(state)
    state = nothing_to_do(held={0: "5"})
    drafted(state, 4).say("pass")
    assert state.to_act == 1
    assert state.upright[0] == 0b010000


def test_a_die_changed_to_a_value_that_allows_nothing_either_is_passed_by_itself() -> None:
    state = nothing_to_do(held={0: "1"})
    state.turned[1] |= 0b000010
    fill_region(state, 0, 2)
    match = drafted(state, 4)
    happened = match.say("use 1 2")
    assert [message.kind for message in happened] == ["die-set", "passed"]
