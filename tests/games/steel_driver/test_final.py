"""The end of the game: goods, final control, claims, sets, shares, ties."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from tests.games.steel_driver.positions import (
    Pairs,
    building_position,
    notations,
    of,
    steel_driver,
)
from tests.support.playthrough import RefereedMatch
from whistlestop.core.errors import IllegalAction
from whistlestop.core.game import OVER
from whistlestop.games.steel_driver.position import CLAIMS, NONE
from whistlestop.games.steel_driver.state import SteelDriverState


def at_the_end(
    networks: Mapping[str, Pairs],
    shares: Mapping[str, Sequence[int]],
    last: Mapping[str, int],
    order: Sequence[str] | None = None,
    cash: Sequence[int] | None = None,
    players: int = 3,
) -> SteelDriverState:
    """After round five, before the first claim; `last` says who controlled a company last.

    Who controlled it in an earlier round only has no marker now.
    """
    return building_position(
        steel_driver(players),
        networks=networks,
        treasuries={"red": 1, "blue": 1},
        shares=shares,
        last_control=last,
        order=order,
        cash=cash,
        number=5,
    )


def test_treasuries_are_emptied() -> None:
    state = at_the_end({"red": [("new-york", "albany")]}, {"red": [1, 0, 0]}, {"red": 0})
    assert state.phase == CLAIMS
    assert list(state.treasury) == [0] * 6


def test_every_city_that_any_track_touches_gets_one_goods_cube() -> None:
    networks = {
        "red": [("new-york", "albany"), ("albany", "boston")],
        "blue": [("new-york", "boston"), ("new-york", "philadelphia")],
    }
    state = at_the_end(networks, {"red": [1, 0, 0], "blue": [0, 1, 0]}, {"red": 0, "blue": 1})
    board = state.setup.map
    on_map = {city.id for n, city in enumerate(board.cities) if state.cubes_on_map >> n & 1}
    assert on_map == {"new-york", "albany", "boston", "philadelphia"}


@pytest.mark.parametrize(
    ("shares", "last", "controller"),
    [
        ([3, 1, 1], 1, 0),  # most shares, whoever was last
        ([1, 1, 3], 0, 2),
        ([2, 2, 1], 1, 1),  # a tie: beginning with who controlled last
        ([2, 2, 1], 2, 0),  # then clockwise
        ([0, 2, 2], 0, 1),
        ([2, 0, 2], 1, 2),
        ([1, 1, 1], 2, 2),
    ],
)
def test_final_control_goes_by_shares_then_clockwise_from_who_last_controlled(
    shares: list[int], last: int, controller: int
) -> None:
    state = at_the_end({"red": [("new-york", "albany")]}, {"red": shares}, {"red": last})
    assert state.control[of(state, "red")] == controller
    assert state.to_act == controller


def test_who_last_controlled_may_have_done_so_in_an_earlier_round() -> None:
    state = at_the_end(
        {"red": [("new-york", "albany")]}, {"red": [1, 0, 1]}, {"red": 2}
    )  # nobody holds red's marker in round five
    assert state.control[of(state, "red")] == 2


def test_a_company_that_never_issued_a_share_has_no_controller_and_claims_nothing() -> None:
    networks = {"red": [("new-york", "albany")], "blue": [("albany", "boston")]}
    state = at_the_end(networks, {"red": [1, 0, 0]}, {"red": 0})
    assert state.control[of(state, "blue")] == NONE
    match = RefereedMatch.at(state)
    match.say("claim albany", "claim new-york")
    assert state.to_act == OVER
    assert state.cubes_on_map != 0, "Boston's goods stay"


def test_companies_claim_in_the_passing_order_of_round_five() -> None:
    networks = {"red": [("new-york", "albany")], "blue": [("atlanta", "charleston")]}
    shares, last = {"red": [1, 0, 0], "blue": [0, 1, 0]}, {"red": 0, "blue": 1}
    assert at_the_end(networks, shares, last).to_act == 0
    order = ["blue", "green", "red", "yellow", "black", "purple"]
    state = at_the_end(networks, shares, last, order)
    match = RefereedMatch.at(state)
    assert state.to_act == 1
    match.say("claim atlanta")
    assert state.to_act == 0
    match.say("claim albany")
    assert state.to_act == 1


def test_a_company_claims_from_cities_that_its_own_tracks_touch() -> None:
    networks = {"red": [("new-york", "albany")], "blue": [("albany", "boston")]}
    shares, last = {"red": [1, 0, 0], "blue": [0, 1, 0]}, {"red": 0, "blue": 1}
    state = at_the_end(networks, shares, last)
    assert sorted(notations(state)) == ["claim albany", "claim new-york"]
    with pytest.raises(IllegalAction, match="No track of"):
        state.parse("claim boston")


def test_a_city_has_one_cube_for_whoever_comes_first() -> None:
    networks = {"red": [("new-york", "albany")], "blue": [("albany", "boston")]}
    shares, last = {"red": [1, 0, 0], "blue": [0, 1, 0]}, {"red": 0, "blue": 1}
    state = at_the_end(networks, shares, last)
    RefereedMatch.at(state).say("claim albany")
    assert notations(state) == ["claim boston"], "one choice is still a decision"
    with pytest.raises(IllegalAction, match="no goods in Albany"):
        state.parse("claim albany")


def test_a_company_that_can_claim_nothing_is_out_and_the_others_go_on() -> None:
    long = [("boston", "new-york"), ("new-york", "philadelphia"), ("philadelphia", "baltimore")]
    networks = {"red": [("albany", "boston")], "blue": long}
    shares, last = {"red": [1, 0, 0], "blue": [0, 1, 0]}, {"red": 0, "blue": 1}
    state = at_the_end(networks, shares, last)
    match = RefereedMatch.at(state)
    match.say("claim albany", "claim boston")
    assert state.to_act == 1, "red has nothing left to claim"
    match.say("claim new-york", "claim philadelphia", "claim baltimore")
    assert state.to_act == OVER


def test_each_share_pays_its_holder_the_final_value_and_control_pays_nothing() -> None:
    # Baltimore and Richmond are white, Charleston silver: a set of two and a single.
    networks = {"red": [("baltimore", "richmond"), ("richmond", "charleston")]}
    state = at_the_end(networks, {"red": [2, 1, 0]}, {"red": 0}, cash=[5, 0, 1])
    match = RefereedMatch.at(state)
    match.say("claim baltimore", "claim richmond", "claim charleston")
    assert list(state.cash) == [5 + 2 * 40, 40, 1]


def test_cubes_left_are_worth_nothing() -> None:
    state = at_the_end({"red": [("new-york", "albany")]}, {"red": [1, 0, 0]}, {"red": 0})
    state.cubes[2] = 30
    match = RefereedMatch.at(state)
    match.say("claim albany", "claim new-york")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (20, 0, 0)
    assert outcome.places == (1, 2, 2)


TWO = {"red": [("new-york", "albany")], "blue": [("atlanta", "charleston")]}
CLAIM_TWO = ("claim albany", "claim atlanta", "claim new-york", "claim charleston")


def test_most_cash_wins() -> None:
    state = at_the_end(
        TWO, {"red": [1, 0, 0], "blue": [0, 1, 0]}, {"red": 0, "blue": 1}, cash=[0, 1, 30]
    )
    RefereedMatch.at(state).say(*CLAIM_TWO)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (20, 21, 30)
    assert outcome.places == (3, 2, 1)
    assert outcome.winners == (2,)
    assert outcome.trail == ()


def test_a_tie_goes_to_most_goods_over_the_companies_finally_controlled() -> None:
    state = at_the_end(
        TWO, {"red": [1, 0, 0], "blue": [1, 0, 0]}, {"red": 0, "blue": 0}, cash=[0, 40, 50]
    )
    RefereedMatch.at(state).say(*CLAIM_TWO)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (40, 40, 50)
    assert outcome.places == (2, 3, 1), "the other places are ordered the same way"
    assert [tie_break.values for tie_break in outcome.trail] == [(4, 0, 0)]


def test_the_goods_of_all_companies_that_she_controls_are_summed() -> None:
    networks = {**TWO, "green": [("detroit", "buffalo"), ("detroit", "cleveland")]}
    shares = {"red": [1, 0, 0], "blue": [1, 0, 0], "green": [0, 1, 0]}
    last = {"red": 0, "blue": 0, "green": 1}
    state = at_the_end(networks, shares, last, cash=[0, 10, 0])
    match = RefereedMatch.at(state)
    while state.to_act != OVER:
        match.play(state.legal_actions()[0])
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (40, 40, 0)
    assert outcome.trail[0].values == (4, 3, 0)
    assert outcome.winners == (0,)


def test_still_tied_is_a_shared_victory() -> None:
    state = at_the_end(TWO, {"red": [1, 0, 0], "blue": [0, 1, 0]}, {"red": 0, "blue": 1})
    RefereedMatch.at(state).say(*CLAIM_TWO)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.places == (1, 1, 3)
    assert outcome.winners == (0, 1)
    assert outcome.win_shares() == (0.5, 0.5, 0.0)


def test_profit_of_round_five_is_paid_before_the_end() -> None:
    state = building_position(steel_driver(), treasuries={"red": 3}, control={"red": 1}, number=5)
    RefereedMatch.at(state).say("build baltimore>pittsburgh")
    assert state.phase == CLAIMS
    assert list(state.cash) == [0, 40, 0]
