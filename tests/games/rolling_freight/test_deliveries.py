"""Step C: deliveries, rule by rule."""

from __future__ import annotations

import pytest

from tests.games.rolling_freight.oracles import dice_of
from tests.games.rolling_freight.positions import (
    city_of,
    notations,
    points,
    rolling_freight,
    starting,
    turn_position,
)
from tests.support.playthrough import RefereedMatch
from whistlestop.games.rolling_freight.numbers import COLOURS, IMPROVEMENTS
from whistlestop.games.rolling_freight.position import TURN
from whistlestop.games.rolling_freight.state import RollingFreightState

DICE = ["base-r"] * 6


# The rules, one by one. West: Sacramento – Oakland – San Francisco and around.


def deliver(match: RefereedMatch, *notations: str) -> None:
    match.say(*notations)
    state = match.state
    assert isinstance(state, RollingFreightState)
    while state.step != TURN:
        match.play(state.legal_actions()[0])


def test_a_delivery_needs_a_link_of_ones_own() -> None:
    pieces = {"reno": ["grey"], "sacramento": []}
    others = turn_position(dice=DICE, built={1: ["yellow-2A"]}, pieces=pieces)
    assert starting(others, "deliver") == []
    own = turn_position(dice=DICE, built={0: ["yellow-2A"]}, pieces=pieces)
    assert starting(own, "deliver") == ["deliver grey reno"]


def test_the_same_link_by_a_double_track_is_her_choice() -> None:
    state = turn_position(
        dice=DICE, built={0: ["yellow-2A"], 1: ["grey-9B"]}, pieces={"reno": ["grey"]}
    )
    match = RefereedMatch.at(state)
    match.say("deliver grey reno", "to sacramento")
    assert notations(state) == ["via yellow-2a"]  # the other's alone would be without an own link
    both = turn_position(dice=DICE, built={0: ["yellow-2A", "grey-9B"]}, pieces={"reno": ["grey"]})
    RefereedMatch.at(both).say("deliver grey reno", "to sacramento")
    assert notations(both) == ["via yellow-2a", "via grey-9b"]


def test_cargo_never_passes_another_open_wish_for_its_colour() -> None:
    links = {0: ["yellow-2A", "grey-2A"]}  # Reno – Sacramento – Fresno; both ends want grey
    blocked = turn_position(dice=DICE, built=links, pieces={"reno": ["grey"]})
    RefereedMatch.at(blocked).say("deliver grey reno")
    assert notations(blocked) == ["to sacramento"]
    free = turn_position(
        dice=DICE, built=links, pieces={"reno": ["grey"]}, served=[("sacramento", "grey")]
    )
    RefereedMatch.at(free).say("deliver grey reno")
    assert notations(free) == ["to fresno"]


def test_the_city_of_the_cargo_may_want_it_itself() -> None:
    state = turn_position(
        dice=DICE, built={0: ["grey-2A"]}, pieces={"sacramento": ["grey"], "fresno": []}
    )
    RefereedMatch.at(state).say("deliver grey sacramento")
    assert notations(state) == ["to fresno"]


def test_a_circle_may_be_served_while_its_own_piece_lies_on_it_and_the_piece_goes_later() -> None:
    state = turn_position(
        dice=DICE,
        built={0: ["grey-2A"]},
        pieces={"sacramento": ["grey", "grey"], "fresno": ["blue", "blue"]},
    )
    match = RefereedMatch.at(state)
    deliver(match, "deliver grey sacramento", "to fresno")
    circle = next(
        n
        for n, c in enumerate(state.setup.map.circles)
        if c.city == city_of(state, "fresno") and c.wants == "grey"
    )
    assert state.served[circle] == 1
    assert COLOURS[state.piece[circle]] == "blue"
    assert state.lying[COLOURS.index("grey")] >> city_of(state, "sacramento") & 1


def test_a_saturated_circle_takes_no_more() -> None:
    state = turn_position(
        dice=DICE,
        built={0: ["grey-2A"]},
        pieces={"sacramento": ["grey"], "fresno": []},
        served=[("fresno", "grey")],
    )
    assert starting(state, "deliver") == []


def test_two_circles_of_a_colour_in_a_city_take_one_piece_each() -> None:
    state = turn_position(
        dice=DICE,
        built={0: ["yellow-4A"]},
        pieces={"ogden": ["blue", "blue"], "salt-lake-city": []},
        served=[("ogden", "blue")],
    )
    match = RefereedMatch.at(state)
    deliver(match, "deliver blue ogden", "to salt-lake-city")
    assert state.wants[COLOURS.index("blue")] >> city_of(state, "salt-lake-city") & 1


def test_closed_circles_neither_want_nor_block() -> None:
    links = {0: ["red-2A", "grey-2A"]}  # Fresno – Sacramento – Oakland
    early = turn_position(dice=DICE, built=links, pieces={"fresno": ["blue"]})
    assert "deliver blue fresno" not in notations(early)
    late = turn_position(dice=DICE, built=links, pieces={"fresno": ["blue"]}, phase="C")
    RefereedMatch.at(late).say("deliver blue fresno")
    assert notations(late) == ["to sacramento"]


CHAIN = ("deliver grey reno", "to fresno", "via yellow-2a", "via grey-2a")
SERVED = [("sacramento", "grey")]


@pytest.mark.parametrize(
    ("stations", "friendly", "price"),
    [(0, 0, 3), (1, 0, 2), (2, 0, 1), (5, 0, 1), (0, 1, 2), (0, 2, 1), (1, 1, 1)],
)
def test_own_links_cost_one_others_two_less_stations_and_friends_but_at_least_one(
    stations: int, friendly: int, price: int
) -> None:
    state = turn_position(
        dice=DICE,
        built={0: ["yellow-2A"], 1: ["grey-2A"]},
        pieces={"reno": ["grey"]},
        served=SERVED,
        stations={0: stations},
    )
    state.improvements[1 * 10 + IMPROVEMENTS.index("friendly")] = friendly
    for notation in CHAIN:
        state.apply(state.parse(notation))
    assert int(state.due) == price


def test_a_route_that_cannot_be_paid_is_not_offered() -> None:
    built = {0: ["yellow-2A"], 1: ["grey-2A"]}
    for dice in (2, 3):
        state = turn_position(
            dice=DICE[:dice], built=built, pieces={"reno": ["grey"]}, served=SERVED
        )
        assert ("deliver grey reno" in notations(state)) == (dice == 3)


def test_a_friendly_owner_scores_for_each_delivery_by_another_over_her_links() -> None:
    state = turn_position(
        board="southeast",
        dice=DICE,
        improvements={1: ["friendly", "friendly"]},
        built={0: ["red-3A"], 1: ["grey-2A"]},  # Atlanta – Macon – Savannah
        pieces={"atlanta": ["grey"]},
        served=[("macon", "grey")],
    )
    match = RefereedMatch.at(state)
    deliver(match, "deliver grey atlanta", "to savannah")
    assert points(state) == [1, 1 + 2, 0]
    assert sum(dice_of(state).values()) == 5  # her own link, and none for the other


def test_a_friendly_owner_scores_nothing_more_for_her_own_delivery() -> None:
    state = turn_position(
        dice=DICE,
        improvements={0: ["friendly"]},
        built={0: ["grey-2A"]},
        pieces={"sacramento": ["grey"], "fresno": []},
    )
    deliver(RefereedMatch.at(state), "deliver grey sacramento", "to fresno")
    assert points(state) == [1, 0, 0]


@pytest.mark.parametrize(("colour", "bonus"), [("red", 3), ("blue", 0)])
def test_fast_cargo_pays_on_short_routes_and_slow_on_long_ones(colour: str, bonus: int) -> None:
    target = {"red": "oakland", "blue": "san-diego"}[colour]
    link = {"red": "red-2A", "blue": "red-3A"}[colour]
    source = {"red": "sacramento", "blue": "los-angeles"}[colour]
    state = turn_position(dice=DICE, built={0: [link]}, pieces={source: [colour]})
    deliver(RefereedMatch.at(state), f"deliver {colour} {source}", f"to {target}")
    assert points(state)[0] == 1 + bonus


@pytest.mark.parametrize(
    ("colour", "links", "bonus"),
    [("blue", 6, 2), ("blue", 9, 5), ("blue", 10, 0), ("grey", 8, 4), ("red", 5, 1), ("red", 6, 0)],
)
def test_the_bonus_is_as_printed(colour: str, links: int, bonus: int) -> None:
    g = rolling_freight()
    assert g.bonus[COLOURS.index(colour) * g.bonus_links + links] == bonus


def test_only_one_delivery_a_turn_without_a_second_face() -> None:
    state = turn_position(
        dice=DICE, built={0: ["grey-2A"]}, pieces={"sacramento": ["grey", "yellow"], "fresno": []}
    )
    assert starting(state, "deliver") == ["deliver yellow sacramento", "deliver grey sacramento"]
    deliver(RefereedMatch.at(state), "deliver grey sacramento", "to fresno")
    assert starting(state, "deliver") == []


def second_position(dice: list[str], stations: int = 0) -> RefereedMatch:
    """Atlanta – Macon – Savannah are joined; two pieces can go."""
    state = turn_position(
        board="southeast",
        dice=dice,
        improvements={0: ["extra-red"]},
        built={0: ["red-3A", "grey-2A"]},
        pieces={"atlanta": ["grey", "yellow"], "savannah": []},
        stations={0: stations},
    )
    match = RefereedMatch.at(state)
    deliver(match, "deliver grey atlanta", "to macon", "via red-3a", "pay base-r")
    return match


def test_a_second_delivery_is_paid_with_a_second_face_among_its_dice() -> None:
    match = second_position(["base-r"] * 3 + ["red-second"])
    state = match.state
    assert isinstance(state, RollingFreightState)
    match.say("deliver yellow atlanta", "to savannah", "via red-3a", "via grey-2a")
    assert notations(state) == ["pay red-second"]
    match.say("pay red-second", "pay base-r")
    assert state.step == TURN
    assert state.deliveries == 2
    assert starting(state, "deliver") == []


def test_without_the_second_face_unspent_there_is_no_second_delivery() -> None:
    match = second_position(["base-r"] * 3 + ["red-r"])
    assert not [a for a in match.state.legal_actions() if a.kind == "deliver"]


def test_the_discount_of_stations_is_shared_by_both_deliveries() -> None:
    state = turn_position(
        board="southeast",
        dice=["base-r"] * 3 + ["red-second"],
        improvements={0: ["extra-red"]},
        built={0: ["red-3A", "grey-2A"]},
        pieces={"atlanta": ["yellow", "grey"], "savannah": []},
        stations={0: 1},
    )
    match = RefereedMatch.at(state)
    deliver(
        match, "deliver yellow atlanta", "to savannah", "via red-3a", "via grey-2a", "pay base-r"
    )
    assert state.discount_used == 1
    match.say("deliver grey atlanta", "to macon", "via red-3a")
    assert notations(state) == ["pay red-second"]


def test_a_vp_face_spent_on_a_delivery_is_two_points() -> None:
    state = turn_position(
        dice=["blue-vp"],
        improvements={0: ["extra-blue"]},
        built={0: ["grey-2A"]},
        pieces={"sacramento": ["grey"], "fresno": []},
    )
    deliver(RefereedMatch.at(state), "deliver grey sacramento", "to fresno")
    assert points(state)[0] == 1 + 2


def test_a_vp_face_spent_on_anything_else_is_a_generic_die() -> None:
    state = turn_position(dice=["blue-vp", "base-r"], improvements={0: ["extra-blue"]})
    RefereedMatch.at(state).say("station", "pay blue-vp", "pay base-r")
    assert points(state)[0] == 0
