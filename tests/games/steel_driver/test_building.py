"""Building, profit, and the end of a round."""

from __future__ import annotations

import pytest

from tests.games.steel_driver.positions import building_position, notations, of, steel_driver
from tests.support.playthrough import RefereedMatch
from whistlestop.core.errors import IllegalAction, NotationError
from whistlestop.games.steel_driver.position import AUCTION, NONE, Position

# Seventeen tracks of one piece in the East.
SEVENTEEN = [
    *(("baltimore", "pittsburgh"), ("pittsburgh", "cleveland"), ("cleveland", "chicago")),
    *(("chicago", "indianapolis"), ("indianapolis", "cincinnati"), ("cincinnati", "pittsburgh")),
    *(("chicago", "detroit"), ("detroit", "buffalo"), ("buffalo", "albany"), ("albany", "boston")),
    *(("boston", "new-york"), ("new-york", "philadelphia"), ("baltimore", "philadelphia")),
    *(("baltimore", "richmond"), ("chicago", "milwaukee"), ("milwaukee", "minneapolis")),
    ("minneapolis", "des-moines"),
]


def acting(state: Position) -> str:
    return state.setup.map.companies[state.order[state.turn]]


# First tracks


def test_a_first_track_leaves_a_start_city() -> None:
    state = building_position(steel_driver(), treasuries={"red": 30}, control={"red": 0})
    board = steel_driver().map
    starts = {city.id for city in board.cities if city.start}
    legal = notations(state)
    assert all(notation.removeprefix("build ").split(">")[0] in starts for notation in legal)
    at_starts = sum(
        (board.cities[r.a].id in starts) + (board.cities[r.b].id in starts) for r in board.routes
    )
    assert len(legal) == at_starts


def test_a_first_track_from_a_city_that_is_no_start_city_is_refused() -> None:
    state = building_position(steel_driver(), treasuries={"red": 30}, control={"red": 0})
    with pytest.raises(NotationError, match="Pittsburgh isn’t a start city"):
        state.parse("build pittsburgh>baltimore")
    with pytest.raises(IllegalAction, match="touches none"):
        state.parse("build denver=omaha")


def test_the_player_says_which_end_she_builds_from_if_both_are_start_cities() -> None:
    legal = notations(building_position(steel_driver(), treasuries={"red": 3}, control={"red": 0}))
    assert {"build new-york>boston", "build boston>new-york"} <= set(legal)


@pytest.mark.parametrize(
    ("notation", "profit"), [("build new-york>boston", 30), ("build boston>new-york", 40)]
)
def test_a_first_track_pays_its_far_end_only(notation: str, profit: int) -> None:
    state = building_position(steel_driver(), treasuries={"red": 7}, control={"red": 0})
    RefereedMatch.at(state).say(notation)
    assert state.profit[of(state, "red")] == profit


def test_a_company_may_start_where_others_started() -> None:
    state = building_position(
        steel_driver(),
        networks={"red": [("baltimore", "pittsburgh")]},
        treasuries={"blue": 9},
        control={"blue": 1},
    )
    match = RefereedMatch.at(state)
    match.say("build baltimore>philadelphia")
    assert state.profit[of(state, "blue")] == 30


def test_the_start_city_never_pays_its_company_not_even_when_reached_again() -> None:
    state = building_position(steel_driver(), treasuries={"red": 13}, control={"red": 0})
    match = RefereedMatch.at(state)
    match.say("build new-york>albany", "build albany=boston", "build new-york=boston")
    assert state.profit[of(state, "red")] == 20 + 30


# Later tracks


def test_a_later_track_touches_the_companys_network() -> None:
    state = building_position(
        steel_driver(),
        networks={"red": [("new-york", "albany")], "blue": [("boston", "albany")]},
        treasuries={"red": 9},
        control={"red": 0},
    )
    assert notations(state) == [
        *("build philadelphia=new-york", "build new-york=buffalo", "build new-york=boston"),
        "build albany=buffalo",
    ]
    with pytest.raises(IllegalAction, match="touches no city"):
        state.parse("build baltimore=richmond")


def test_a_later_track_has_no_direction() -> None:
    state = building_position(
        steel_driver(),
        networks={"red": [("new-york", "albany")]},
        treasuries={"red": 9},
        control={"red": 0},
    )
    assert not [notation for notation in notations(state) if ">" in notation]
    with pytest.raises(IllegalAction, match="has no direction"):
        state.parse("build new-york>boston")
    forth, back = state.parse("build new-york=boston"), state.parse("build boston=new-york")
    assert forth is back


def test_one_track_at_most_lies_on_a_route() -> None:
    state = building_position(
        steel_driver(),
        networks={"red": [("new-york", "albany")], "blue": [("boston", "new-york")]},
        treasuries={"red": 9},
        control={"red": 0},
    )
    with pytest.raises(IllegalAction, match="lies on"):
        state.parse("build new-york=boston")


def test_another_companys_presence_in_a_city_does_not_matter() -> None:
    state = building_position(
        steel_driver(),
        networks={"red": [("new-york", "albany")], "blue": [("boston", "new-york")]},
        treasuries={"red": 9},
        control={"red": 0},
    )
    RefereedMatch.at(state).say("build albany=boston")
    assert state.profit[of(state, "red")] == 30


def test_a_city_in_its_own_network_pays_nothing_and_it_must_build_all_the_same() -> None:
    ring = [("new-york", "albany"), ("albany", "boston")]
    walls = [("new-york", "philadelphia"), ("new-york", "buffalo"), ("buffalo", "albany")]
    state = building_position(
        steel_driver(),
        networks={"red": ring, "blue": walls},
        treasuries={"red": 3},
        control={"red": 0},
    )
    assert notations(state) == ["build new-york=boston"], "one choice is still a decision"
    match = RefereedMatch.at(state)
    match.say("build new-york=boston")
    assert state.cash[0] == 0
    assert state.round == 2


def test_the_company_pays_from_its_treasury_and_never_from_a_players_cubes() -> None:
    state = building_position(steel_driver(), treasuries={"red": 2}, control={"red": 0})
    state.cubes[0] = 20
    match = RefereedMatch.at(state)
    with pytest.raises(IllegalAction, match="holds 2 cubes"):
        state.parse("build baltimore>pittsburgh")
    match.say("build baltimore>richmond")
    assert state.cubes[0] == 20 + 10, "only the next round's capital came in"


def test_seventeen_tracks_are_a_hard_limit() -> None:
    state = building_position(
        steel_driver(),
        networks={"red": SEVENTEEN[:16]},
        treasuries={"red": 50},
        control={"red": 0},
    )
    match = RefereedMatch.at(state)
    assert acting(state) == "red"
    match.say("build minneapolis=des-moines")
    assert state.tracks_left[of(state, "red")] == 0
    assert state.round == 2, "the seventeenth was the last"
    assert state.treasury[of(state, "red")] == 47


def test_a_company_without_tracks_left_passes_at_once() -> None:
    state = building_position(
        steel_driver(),
        networks={"red": SEVENTEEN},
        treasuries={"red": 50, "blue": 5},
        control={"red": 0, "blue": 1},
    )
    assert acting(state) == "blue"
    assert [int(company) for company in state.passing[:2]] == [0, 1]


# Turns and passing


def test_companies_build_in_company_order_again_and_again() -> None:
    order = ["blue", "red", "purple", "yellow", "black", "green"]
    state = building_position(
        steel_driver(),
        treasuries={"blue": 20, "red": 20, "purple": 20},
        control={"blue": 0, "red": 1, "purple": 2},
        order=order,
    )
    match = RefereedMatch.at(state)
    seen = []
    for _ in range(6):
        seen.append((acting(state), int(state.to_act)))
        match.play(state.legal_actions()[0])
    assert seen == [("blue", 0), ("red", 1), ("purple", 2)] * 2


def test_the_controlling_player_decides_for_each_of_her_companies() -> None:
    state = building_position(
        steel_driver(), treasuries={"red": 9, "blue": 9}, control={"red": 2, "blue": 2}
    )
    match = RefereedMatch.at(state)
    assert state.to_act == 2
    match.play(state.legal_actions()[0])
    assert (acting(state), state.to_act) == ("blue", 2)


def test_a_company_that_nobody_controls_passes_in_the_first_sweep() -> None:
    state = building_position(
        steel_driver(),
        treasuries={"red": 3, "yellow": 30, "purple": 30},
        control={"red": 0},
    )
    match = RefereedMatch.at(state)
    match.say("build baltimore>richmond")
    names = [state.setup.map.companies[n] for n in state.order]
    assert names == ["yellow", "green", "blue", "black", "purple", "red"]


def test_a_forced_pass_is_no_decision_and_not_in_the_record() -> None:
    state = building_position(steel_driver(), treasuries={"red": 3}, control={"red": 0})
    match = RefereedMatch.at(state)
    happened = [message.kind for message in match.say("build baltimore>richmond")]
    assert happened.count("company-passed") == 6
    assert [str(action) for action in match.actions] == ["build baltimore>richmond"]


def test_once_passed_a_company_is_out_for_the_phase() -> None:
    state = building_position(
        steel_driver(),
        treasuries={"red": 2, "yellow": 12},
        control={"red": 0, "yellow": 0},
    )
    match = RefereedMatch.at(state)
    match.say("build baltimore>richmond")
    passed = []
    while state.round == 1:
        assert acting(state) == "yellow"
        match.play(state.legal_actions()[0])
        happened = match.log[-1]
        passed += [message for message in happened if message.kind == "company-passed"]
    assert len(passed) == len(set(passed)) == 6


def test_passing_order_becomes_the_company_order_of_the_next_round() -> None:
    state = building_position(
        steel_driver(),
        treasuries={"red": 9, "yellow": 2, "green": 4},
        control={"red": 0, "yellow": 1, "green": 2},
    )
    match = RefereedMatch.at(state)
    match.say("build baltimore>richmond", "build new-york>albany", "build charleston>jacksonville")
    # Red has 7 left, yellow nothing, green 2. Blue, black and purple passed in the first sweep.
    while state.round == 1:
        match.play(state.legal_actions()[0])
    names = [state.setup.map.companies[n] for n in state.order]
    assert names == ["blue", "black", "purple", "yellow", "green", "red"]


def test_treasury_cubes_stay_for_the_next_round() -> None:
    state = building_position(steel_driver(), treasuries={"red": 3, "blue": 25}, control={"red": 0})
    RefereedMatch.at(state).say("build baltimore>richmond")
    assert state.round == 2
    assert state.treasury[of(state, "red")] == 1
    assert state.treasury[of(state, "blue")] == 25


def test_a_walled_in_company_passes_and_keeps_its_cubes() -> None:
    walls = [("new-york", "philadelphia"), ("new-york", "buffalo"), ("new-york", "boston")]
    more = [("buffalo", "albany"), ("albany", "boston")]
    state = building_position(
        steel_driver(),
        networks={"red": [("new-york", "albany")], "blue": walls, "green": more},
        treasuries={"red": 20},
        control={"red": 0},
        number=2,
    )
    assert state.round == 3
    assert state.treasury[of(state, "red")] == 20


# Profit and the end of the round


def test_each_player_receives_the_profit_of_each_company_that_she_controls() -> None:
    state = building_position(
        steel_driver(),
        treasuries={"red": 3, "yellow": 2, "green": 2},
        control={"red": 0, "yellow": 1, "green": 0},
        cash=[5, 6, 7],
    )
    match = RefereedMatch.at(state)
    match.say("build baltimore>pittsburgh", "build new-york>albany", "build baltimore>richmond")
    assert list(state.cash) == [5 + 40 + 20, 6 + 20, 7]


def test_shares_pay_nothing_in_the_profit_phase() -> None:
    state = building_position(
        steel_driver(),
        treasuries={"red": 3},
        control={"red": 0},
        shares={"red": [1, 2, 0]},
        number=3,
    )
    RefereedMatch.at(state).say("build baltimore>pittsburgh")
    assert list(state.cash) == [40, 0, 0]


def test_profit_levels_go_back_to_zero() -> None:
    state = building_position(steel_driver(), treasuries={"red": 3}, control={"red": 0})
    RefereedMatch.at(state).say("build baltimore>pittsburgh")
    assert (state.phase, state.round) == (AUCTION, 2)
    assert list(state.profit) == [0] * 6
    assert list(state.control) == [NONE] * 6


def test_there_are_always_five_rounds() -> None:
    match = RefereedMatch(steel_driver(3))
    for number in range(1, 6):
        assert isinstance(match.state, Position)
        assert match.state.round == number
        match.say(*["pass-marker"] * 3)
    outcome = match.state.outcome()
    assert outcome is not None
    assert outcome.scores == (0, 0, 0)
    assert outcome.places == (1, 1, 1)
