"""Why an action is not legal: the sentence names the rule."""

from __future__ import annotations

import pytest

from tests.games.steel_driver.positions import auction_position, building_position, start
from tests.games.steel_driver.positions import steel_driver as game
from whistlestop.games.steel_driver.state import SteelDriverState

ALBANY = [("new-york", "albany")]


def bidding() -> SteelDriverState:
    state = auction_position(game(), cubes=[5, 8, 8], available=["red", "blue"])
    state.apply(state.parse("offer red"))
    return state


def raising() -> SteelDriverState:
    state = bidding()
    state.apply(state.parse("bid 4"))
    return state


def first_track() -> SteelDriverState:
    return building_position(
        game(), networks={"blue": ALBANY}, treasuries={"red": 2}, control={"red": 0}
    )


def later_track() -> SteelDriverState:
    return building_position(
        game(),
        networks={"red": ALBANY, "blue": [("new-york", "boston")]},
        treasuries={"red": 2},
        control={"red": 0},
    )


def claiming() -> SteelDriverState:
    return building_position(
        game(),
        networks={"red": ALBANY, "blue": [("new-york", "boston")]},
        shares={"red": [1, 0, 0]},
        last_control={"red": 0},
        number=5,
    )


@pytest.mark.parametrize(
    ("state", "notation", "kind"),
    [
        (start(random_start=True), "pass-marker", "chance"),
        (start(), "first-player 2", "phase"),
        (start(), "bid 3", "no-auction"),
        (start(), "pass", "no-auction"),
        (start(), "build albany=boston", "phase"),
        (start(), "claim boston", "phase"),
        (bidding(), "offer blue", "auction-runs"),
        (bidding(), "pass-marker", "auction-runs"),
        (bidding(), "pass", "must-open"),
        (bidding(), "bid 6", "bid-too-high"),
        (raising(), "bid 4", "bid-too-low"),
        (raising(), "bid 9", "bid-too-high"),
        (auction_position(game(), cubes=[5, 5, 5], available=["red"]), "offer blue", "auctioned"),
        (first_track(), "pass", "phase"),
        (first_track(), "offer red", "phase"),
        (first_track(), "build new-york>albany", "occupied"),
        (first_track(), "build new-york=boston", "first"),
        (first_track(), "build denver=omaha", "no-start-city"),
        (first_track(), "build new-york>boston", "too-expensive"),
        (later_track(), "build new-york>boston", "not-first"),
        (later_track(), "build new-york=boston", "occupied"),
        (later_track(), "build denver=omaha", "not-touching"),
        (later_track(), "build albany=buffalo", "too-expensive"),
        (claiming(), "claim denver", "no-goods"),
        (claiming(), "claim boston", "not-touching"),
        (claiming(), "build albany=buffalo", "phase"),
    ],
)
def test_an_action_that_is_not_legal_is_refused_for_the_right_reason(
    state: SteelDriverState, notation: str, kind: str
) -> None:
    reason = state.why_not(state.game.by_notation[notation])
    assert reason is not None
    assert reason.kind == kind


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("BUILD Albany = Boston", "build albany=boston"),
        ("build boston=albany", "build albany=boston"),
        ("build new york > boston", "build new-york>boston"),
        ("claim st. louis", "claim st-louis"),
        ("claim BOS", "claim boston"),
        ("pass marker", "pass-marker"),
        ("  bid   3 ", "bid 3"),
    ],
)
def test_a_persons_spelling_is_understood(text: str, notation: str) -> None:
    assert game().parse(text).notation == notation
