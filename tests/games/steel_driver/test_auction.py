"""Set-up, capital and the control auctions."""

from __future__ import annotations

import pytest

from tests.games.steel_driver.positions import (
    auction_position,
    notations,
    of,
    start,
    steel_driver,
)
from tests.support.playthrough import RefereedMatch
from whistlestop.core.errors import IllegalAction
from whistlestop.core.game import CHANCE
from whistlestop.games.steel_driver.position import AUCTION, BUILDING, NONE, Position
from whistlestop.games.steel_driver.state import SteelDriverState

ALL = ["red", "yellow", "green", "blue", "black", "purple"]


def begin(state: SteelDriverState) -> tuple[RefereedMatch, SteelDriverState]:
    match = RefereedMatch.at(state)
    return match, state


def kinds(match: RefereedMatch, *notations: str) -> list[str]:
    return [message.kind for message in match.say(*notations)]


# Set-up and capital


def test_seat_1_holds_the_marker_first() -> None:
    state = start(4)
    assert (state.to_act, state.marker) == (0, 0)


def test_the_first_player_may_be_drawn_at_random_and_every_seat_is_equally_likely() -> None:
    state = start(4, random_start=True)
    assert state.to_act == CHANCE
    assert notations(state) == [f"first-player {n}" for n in (1, 2, 3, 4)]
    assert state.chance_weights() == [1, 1, 1, 1]
    assert [chance for _, chance in state.chance_outcomes()] == [0.25] * 4


def test_the_drawn_player_begins_and_capital_comes_after_the_draw() -> None:
    match, state = begin(start(4, random_start=True))
    assert list(state.cubes) == [0, 0, 0, 0]
    match.say("first-player 3")
    assert (state.to_act, state.marker, state.round) == (2, 2, 1)
    assert list(state.cubes) == [8, 8, 8, 8]


def test_nothing_but_the_set_up_is_left_to_chance() -> None:
    for players in (3, 4, 5, 6):
        assert start(players).to_act == 0


@pytest.mark.parametrize(("players", "capital"), [(3, 10), (4, 8), (5, 7), (6, 6)])
def test_capital_depends_on_the_number_of_players(players: int, capital: int) -> None:
    assert list(start(players).cubes) == [capital] * players


def test_cubes_are_kept_and_capital_is_added_each_round() -> None:
    match, state = begin(start(3))
    match.say("offer red", "bid 1", "pass", "pass", *["pass-marker"] * 3)
    assert state.round == 2
    assert list(state.cubes) == [19, 20, 20]


# Putting a company up


def test_the_holder_of_the_marker_offers_an_available_company_or_passes() -> None:
    assert notations(start()) == [f"offer {name}" for name in ALL] + ["pass-marker"]


def test_a_company_is_auctioned_once_a_round() -> None:
    match, state = begin(start())
    match.say("offer red", "bid 1", "pass", "pass")
    assert "offer red" not in notations(state)
    with pytest.raises(IllegalAction, match="already been auctioned"):
        state.parse("offer red")


def test_the_opening_bid_is_one_to_all_her_cubes() -> None:
    match, state = begin(start())
    match.say("offer red")
    assert state.to_act == 0
    assert notations(state) == [f"bid {cubes}" for cubes in range(1, 11)]


def test_who_offers_must_open() -> None:
    match, state = begin(start())
    match.say("offer red")
    with pytest.raises(IllegalAction, match="opens with a bid"):
        state.parse("pass")


def test_without_cubes_she_passes_the_marker_by_herself() -> None:
    match, state = begin(auction_position(steel_driver(), cubes=[1, 0, 5]))
    assert kinds(match, "pass-marker") == ["passed-marker", "passed-marker"]
    assert (state.marker, state.to_act, state.passes) == (2, 2, 2)
    assert [str(action) for action in match.actions] == ["pass-marker"]


def test_who_passed_the_marker_may_bid_and_may_open_when_it_comes_back() -> None:
    match, state = begin(start())
    match.say("pass-marker", "offer red", "bid 1", "pass")
    assert state.to_act == 0
    match.say("bid 2", "pass", "pass-marker")
    assert state.to_act == 0
    assert "offer blue" in notations(state)


# Bidding


def test_cubes_are_no_limiting_supply_and_all_capital_of_five_rounds_can_be_bid() -> None:
    for players, capital in ((3, 10), (4, 8), (5, 7), (6, 6)):
        cubes = [5 * capital] + [0] * (players - 1)
        match, state = begin(auction_position(steel_driver(players), cubes=cubes, number=5))
        match.say("offer red")
        assert notations(state)[-1] == f"bid {5 * capital}"


def test_bidding_goes_clockwise_from_the_auctioneers_left() -> None:
    match, state = begin(auction_position(steel_driver(4), cubes=[8, 8, 8, 8], marker=2))
    match.say("offer red", "bid 1")
    for seat, bid in [(3, 2), (0, 3), (1, 4), (2, 5), (3, 6)]:
        assert state.to_act == seat
        match.say(f"bid {bid}")


def test_a_raise_is_any_higher_amount_that_she_owns() -> None:
    match, state = begin(auction_position(steel_driver(), cubes=[9, 6, 4]))
    match.say("offer red", "bid 3")
    assert notations(state) == ["bid 4", "bid 5", "bid 6", "pass"]
    match.say("bid 5")
    assert state.to_act == 0
    assert notations(state) == ["bid 6", "bid 7", "bid 8", "bid 9", "pass"]


def test_who_passes_is_out_of_this_auction_only() -> None:
    match, state = begin(start(4))
    match.say("offer red", "bid 1", "pass", "bid 2", "bid 3", "bid 4")
    assert state.to_act == 2, "seat 2 is out"
    match.say("pass", "pass")
    assert state.control[of(state, "red")] == 0
    match.say("offer blue", "bid 1")
    assert state.to_act == 2
    match.say("pass", "pass", "pass")
    assert state.control[of(state, "blue")] == 1


def test_who_cannot_raise_passes_by_herself_and_it_is_not_in_the_record() -> None:
    match, state = begin(auction_position(steel_driver(4), cubes=[8, 3, 0, 5]))
    assert kinds(match, "offer red", "bid 3") == ["offered", "bid", "left-auction", "left-auction"]
    assert state.to_act == 3
    assert [str(action) for action in match.actions] == ["offer red", "bid 3"]


def test_an_automatic_pass_is_final_for_the_auction_and_the_last_one_standing_wins() -> None:
    match, state = begin(auction_position(steel_driver(), cubes=[6, 6, 10]))
    match.say("offer red", "bid 6")
    assert state.to_act == 2
    match.say("pass")
    assert state.control[of(state, "red")] == 0
    assert state.cubes[0] == 0


def test_a_bid_that_nobody_can_raise_wins_at_once() -> None:
    match, state = begin(auction_position(steel_driver(), cubes=[6, 5, 6]))
    assert kinds(match, "offer red", "bid 6")[-1] == "won"
    assert state.treasury[of(state, "red")] == 6


def test_the_winner_pays_into_the_treasury_and_takes_marker_and_share() -> None:
    match, state = begin(auction_position(steel_driver(), cubes=[9, 9, 9], treasuries={"red": 4}))
    match.say("offer red", "bid 2", "pass", "bid 3", "pass")
    red = of(state, "red")
    assert list(state.cubes) == [9, 9, 6]
    assert state.treasury[red] == 7
    assert state.control[red] == state.last_control[red] == 2
    assert list(state.shares[red * 3 : red * 3 + 3]) == [0, 0, 1]


def test_one_player_may_control_several_companies() -> None:
    match, state = begin(auction_position(steel_driver(), cubes=[9, 0, 0]))
    match.say("offer red", "bid 1", "offer blue", "bid 1", "offer green", "bid 1")
    assert [state.control[of(state, name)] for name in ("red", "blue", "green")] == [0, 0, 0]


# The marker's path, and the end of the phase


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_marker_goes_to_the_auctioneers_left_whoever_won(winner: int) -> None:
    match, state = begin(start())
    bids = {0: ["bid 1", "pass", "pass"], 1: ["bid 1", "bid 2", "pass", "pass"]}
    bids[2] = ["bid 1", "pass", "bid 2", "pass"]
    match.say("offer red", *bids[winner])
    assert state.control[of(state, "red")] == winner
    assert state.marker == 1


def test_the_auctions_end_after_six() -> None:
    match, state = begin(start())
    for name in ALL:
        assert state.phase == AUCTION
        match.say(f"offer {name}", "bid 1", "pass", "pass")
    assert state.round == 2, "with one cube a company can't build"
    assert state.marker == 0


def test_the_auctions_end_when_as_many_passes_as_players_follow_each_other() -> None:
    match, state = begin(start(4))
    match.say("pass-marker", "pass-marker", "pass-marker")
    assert (state.phase, state.round) == (AUCTION, 1)
    match.say("pass-marker")
    assert state.round == 2


def test_handing_the_marker_on_after_an_auction_is_no_pass() -> None:
    match, state = begin(start(3))
    match.say("pass-marker", "pass-marker", "offer red", "bid 3", "pass", "pass")
    assert (state.marker, state.passes, state.phase) == (0, 0, AUCTION)
    match.say("pass-marker", "pass-marker")
    assert state.phase == AUCTION
    match.say("pass-marker")
    assert state.phase == BUILDING


def test_automatic_passes_of_the_marker_count_towards_the_end_of_the_phase() -> None:
    match, state = begin(auction_position(steel_driver(), cubes=[0, 0, 4]))
    assert state.passes == 2
    match.say("pass-marker")
    assert state.round == 2


def test_the_phase_ends_at_once_when_nobody_has_cubes_left() -> None:
    match, state = begin(auction_position(steel_driver(), cubes=[3, 0, 0]))
    assert kinds(match, "offer red", "bid 3")[-5:] == [
        *("won", "passed-marker", "passed-marker", "passed-marker"),
        "building-begins",
    ]
    assert state.phase == BUILDING


def test_the_marker_ends_to_the_left_of_the_last_auctioneer() -> None:
    match, state = begin(start(4))
    match.say("pass-marker", "offer red", "bid 1", "pass", "pass", "pass")
    assert state.marker == 2
    match.say(*["pass-marker"] * 4)
    assert (state.round, state.marker, state.to_act) == (2, 2, 2)


def test_the_marker_ends_where_it_began_if_there_was_no_auction() -> None:
    match, state = begin(auction_position(steel_driver(5), cubes=[7] * 5, marker=3))
    match.say(*["pass-marker"] * 5)
    assert (state.round, state.marker) == (2, 3)


def test_an_unsold_company_keeps_its_marker_and_its_share_of_the_round_is_never_issued() -> None:
    match, state = begin(start())
    match.say(*["pass-marker"] * 3)
    assert not any(state.shares)
    match.say("offer red", "bid 1", "pass", "pass", *["pass-marker"] * 3)
    red = of(state, "red")
    assert sum(state.shares) == sum(state.shares[red * 3 : red * 3 + 3]) == 1


def test_control_markers_go_back_for_the_next_round() -> None:
    match, state = begin(start())
    match.say("offer red", "bid 1", "pass", "pass", *["pass-marker"] * 3)
    assert isinstance(match.state, Position)
    assert list(state.control) == [NONE] * 6
    assert state.last_control[of(state, "red")] == 0
    assert "offer red" in notations(state)
