"""The transcontinental link."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.games.steel_driver.positions import Pairs, building_position, of, steel_driver
from tests.support.playthrough import RefereedMatch
from whistlestop.games.steel_driver.position import BUILDING, NONE
from whistlestop.games.steel_driver.state import SteelDriverState

# From the west to Denver, from New York to Chicago, and on to Omaha; Denver-Omaha closes the gap.
WEST = [("san-francisco", "salt-lake-city"), ("salt-lake-city", "denver")]
EAST = [("new-york", "buffalo"), ("buffalo", "cleveland"), ("cleveland", "chicago")]
MIDDLE = [("chicago", "des-moines"), ("des-moines", "omaha")]


def before_link(
    networks: Mapping[str, Pairs], linked: str = "", **control: int
) -> SteelDriverState:
    """Red of seat 1 can build Denver-Omaha; purple of seat 3 builds after it, so that the
    profit levels can be seen before they are paid."""
    return building_position(
        steel_driver(),
        networks=networks,
        treasuries={"red": 5, "purple": 4},
        control={"red": 0, "purple": 2, **control},
        linked=linked,
    )


def profits_after(state: SteelDriverState, notation: str = "build denver=omaha") -> dict[str, int]:
    """The profit levels above zero, by company."""
    RefereedMatch.at(state).say(notation)
    assert state.phase == BUILDING
    assert state.round == 1
    levels = zip(state.setup.map.companies, state.profit, strict=True)
    return {name: int(level) for name, level in levels if level}


def test_the_builder_adds_fifty_on_top_of_the_citys_value_and_others_in_the_link_thirty() -> None:
    state = before_link({"red": WEST, "blue": EAST + MIDDLE})
    assert profits_after(state) == {"red": 30 + 50, "blue": 30}
    assert state.linked == of(state, "red")


def test_a_company_may_make_the_link_all_by_itself() -> None:
    alone = [*WEST, ("denver", "kansas-city"), ("kansas-city", "des-moines"), MIDDLE[0], *EAST[1:]]
    state = before_link({"red": alone}, blue=1)
    state.treasury[of(state, "red")] = 5
    assert profits_after(state, "build new-york=buffalo") == {"red": 40 + 50}


def test_the_link_is_paid_once_per_game() -> None:
    state = before_link({"red": WEST, "blue": EAST + MIDDLE}, linked="green")
    assert profits_after(state) == {"red": 30}
    assert state.linked == of(state, "green")


def test_a_later_track_on_a_joined_map_pays_no_link() -> None:
    state = before_link({"red": WEST, "blue": EAST + MIDDLE})
    match = RefereedMatch.at(state)
    match.say("build denver=omaha")
    match.play(state.legal_actions()[0])
    happened = match.log[-1]
    assert "linked" not in [message.kind for message in happened]


def test_a_company_that_has_passed_is_paid_for_the_link() -> None:
    state = before_link({"red": WEST, "blue": EAST + MIDDLE}, blue=1)
    match = RefereedMatch.at(state)
    assert state.control[of(state, "blue")] == 1
    match.say("build denver=omaha")
    while state.round == 1:
        match.play(state.legal_actions()[0])
    assert list(state.cash)[:2] == [80, 30]


def test_an_uncontrolled_company_is_in_the_link_but_nobody_is_paid() -> None:
    state = before_link({"red": WEST, "blue": EAST + MIDDLE})
    match = RefereedMatch.at(state)
    match.say("build denver=omaha")
    assert state.profit[of(state, "blue")] == 30
    while state.round == 1:
        match.play(state.legal_actions()[0])
    assert list(state.cash)[:2] == [80, 0]


def test_the_link_is_the_path_with_the_fewest_companies_even_if_it_is_longer() -> None:
    # Green and yellow together are shorter in the east than blue alone.
    detour = [("new-york", "albany"), ("albany", "buffalo"), ("buffalo", "detroit")]
    rest = [("detroit", "chicago"), ("chicago", "minneapolis"), ("minneapolis", "omaha")]
    networks = {"red": WEST, "green": EAST, "yellow": MIDDLE, "blue": detour + rest}
    assert profits_after(before_link(networks)) == {"red": 80, "blue": 30}


@pytest.mark.parametrize(("short", "long"), [("green", "blue"), ("blue", "green")])
def test_among_the_fewest_companies_the_link_is_the_path_with_the_fewest_tracks(
    short: str, long: str
) -> None:
    detour = [("new-york", "albany"), ("albany", "buffalo"), ("buffalo", "detroit")]
    rest = [("detroit", "chicago"), ("chicago", "minneapolis"), ("minneapolis", "omaha")]
    networks = {"red": WEST, short: EAST + MIDDLE, long: detour + rest}
    assert profits_after(before_link(networks)) == {"red": 80, short: 30}


def test_if_several_such_paths_tie_every_company_on_any_of_them_is_in_the_link() -> None:
    green = [("new-york", "buffalo"), ("buffalo", "detroit"), ("detroit", "chicago")]
    blue = [("new-york", "albany"), ("albany", "buffalo"), ("buffalo", "cleveland")]
    networks = {"red": WEST, "yellow": MIDDLE, "green": green}
    longer = {**networks, "blue": [*blue, ("cleveland", "chicago")]}
    assert profits_after(before_link(longer)) == {"red": 80, "yellow": 30, "green": 30}
    equal = {
        **networks,
        "green": [*blue[:2], *green[1:]],
        "blue": [
            *(("new-york", "philadelphia"), ("philadelphia", "pittsburgh")),
            *(("pittsburgh", "cleveland"), ("cleveland", "chicago")),
        ],
    }
    assert profits_after(before_link(equal)) == {"red": 80, "yellow": 30, "green": 30, "blue": 30}


def test_tracks_that_do_not_join_the_ends_make_no_link() -> None:
    state = before_link({"red": WEST, "blue": EAST})
    assert profits_after(state) == {"red": 30}
    assert state.linked == NONE
