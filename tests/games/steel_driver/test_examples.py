"""The six examples of the rules page."""

from __future__ import annotations

import pytest

from tests.games.steel_driver.positions import (
    auction_position,
    building_position,
    notations,
    of,
    steel_driver,
)
from tests.support.playthrough import RefereedMatch
from whistlestop.core.errors import NotationError
from whistlestop.core.game import OVER
from whistlestop.games.steel_driver.guide.positions import LINK_NEAR, yellow_is_poor
from whistlestop.games.steel_driver.position import BUILDING
from whistlestop.games.steel_driver.state import SteelDriverState


def test_example_1_red_opens_from_baltimore_to_pittsburgh() -> None:
    state = building_position(
        steel_driver(), treasuries={"red": 8, "blue": 9}, control={"red": 0, "blue": 1}
    )
    with pytest.raises(NotationError, match="Pittsburgh isn’t a start city"):
        state.parse("build pittsburgh>baltimore")
    RefereedMatch.at(state).say("build baltimore>pittsburgh")
    red = of(state, "red")
    assert state.treasury[red] == 8 - 3
    assert state.profit[red] == 40


def test_example_2_a_company_that_can_build_nothing_so_cheap_passes_and_is_first_next() -> None:
    companies = steel_driver().map.companies
    state = yellow_is_poor()
    match = RefereedMatch.at(state)
    yellow = of(state, "yellow")
    for cheap in ("build new-york=albany", "build albany=boston"):
        for name in companies:
            assert state.order[state.turn] == of(state, name)
            match.say(cheap if name == "yellow" else notations(state)[0])
    assert state.treasury[yellow] == 1
    assert state.passed == 0
    match.say(notations(state)[0])  # red builds, and yellow is reached a third time
    assert list(state.passing[: state.passed]) == [yellow]
    assert state.order[state.turn] == of(state, "green")
    while state.round == 1:
        match.say(notations(state)[0])
    assert state.order[0] == yellow


def test_example_3_a_wins_green_for_six_in_an_auction_called_by_b() -> None:
    state = auction_position(steel_driver(), cubes=[10, 10, 10], marker=1, treasuries={"green": 2})
    match = RefereedMatch.at(state)
    match.say("offer green", "bid 5", "pass", "bid 6", "pass")
    green = of(state, "green")
    assert list(state.cubes) == [4, 10, 10]
    assert state.treasury[green] == 2 + 6
    assert state.control[green] == 0
    assert list(state.shares[green * 3 : green * 3 + 3]) == [1, 0, 0]
    assert state.marker == 2


def link_position(blue_has_more: bool) -> SteelDriverState:
    networks = dict(LINK_NEAR)
    if blue_has_more:
        networks["blue"] = [*networks["blue"], ("buffalo", "new-york")]
    return building_position(
        steel_driver(),
        networks=networks,
        treasuries={"green": 5, "red": 9},
        control={"green": 0, "red": 1},
        order=["green", "red", "yellow", "blue", "black", "purple"],
    )


@pytest.mark.parametrize(
    ("blue_has_more", "notation", "value", "others"),
    [
        (False, "build denver=omaha", 30, {"red", "yellow", "black"}),
        (False, "build denver=kansas-city", 30, {"red", "black"}),
        (True, "build denver=omaha", 30, {"red", "yellow", "black", "blue"}),
        (True, "build denver=kansas-city", 30, {"red", "black", "blue"}),
    ],
)
def test_example_4_the_link_by_ties(
    blue_has_more: bool, notation: str, value: int, others: set[str]
) -> None:
    state = link_position(blue_has_more)
    assert notation in notations(state)
    RefereedMatch.at(state).say(notation)
    assert state.phase == BUILDING
    levels = dict(zip(state.setup.map.companies, state.profit, strict=True))
    assert levels.pop("green") == value + 50
    assert {name for name, level in levels.items() if level} == others
    assert all(levels[name] == 30 for name in others)


@pytest.mark.parametrize(("last", "controller"), [(2, 0), (1, 1)])
def test_example_5_final_control(last: int, controller: int) -> None:
    # A, B and C are seats 1, 2 and 3, so that A sits to C's left.
    state = building_position(
        steel_driver(),
        networks={"red": [("new-york", "albany")]},
        shares={"red": [2, 2, 1]},
        last_control={"red": last},
        number=5,
    )
    assert state.control[of(state, "red")] == controller


def test_example_6_sets_of_four_two_one_and_one() -> None:
    # Four white cities, two black ones, an orange and a silver one.
    state = building_position(
        steel_driver(),
        networks={
            "red": [
                *(("richmond", "baltimore"), ("baltimore", "pittsburgh")),
                *(("pittsburgh", "cincinnati"), ("cincinnati", "indianapolis")),
                *(("indianapolis", "st-louis"), ("st-louis", "kansas-city")),
                ("st-louis", "memphis"),
            ]
        },
        shares={"red": [2, 0, 1]},
        last_control={"red": 0},
        number=5,
    )
    match = RefereedMatch.at(state)
    while state.to_act != OVER:
        match.say(notations(state)[0])
    red = of(state, "red") * 5
    assert sorted(state.goods[red : red + 5]) == [0, 1, 1, 2, 4]
    assert list(state.cash) == [2 * 150, 0, 150]
