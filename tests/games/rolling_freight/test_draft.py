"""Set-up, the draft, and duplicates."""

from __future__ import annotations

import random

import pytest

from tests.games.rolling_freight.positions import (
    improvements_of,
    notations,
    rolling_freight,
    shown_improvements,
    start,
    starting,
    turn_position,
)
from tests.support.playthrough import RefereedMatch
from whistlestop.core.bits import members
from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE
from whistlestop.games.rolling_freight.game import NONE
from whistlestop.games.rolling_freight.numbers import IMPROVEMENTS
from whistlestop.games.rolling_freight.position import DRAFTING
from whistlestop.games.rolling_freight.state import RollingFreightState


def drafting(players: int = 3, first: int = 2, seed: int = 1) -> RefereedMatch:
    """Up to the first pick, with this first player."""
    match = RefereedMatch(rolling_freight(players))
    generator = random.Random(seed)
    while match.state.to_act == CHANCE:
        action = draw(match.state, generator)
        if action.kind == "first-player":
            action = match.game.parse(f"first-player {first + 1}")
        match.play(action)
    return match


def state_of(match: RefereedMatch) -> RollingFreightState:
    assert isinstance(match.state, RollingFreightState)
    return match.state


def settle(match: RefereedMatch) -> list[str]:
    """Through chance; the kinds of what was drawn."""
    kinds = []
    while match.state.to_act == CHANCE:
        action = match.state.legal_actions()[0]
        kinds.append(action.kind)
        match.play(action)
    return kinds


def test_chance_comes_in_the_order_of_the_rules() -> None:
    match = drafting()
    kinds = [action.kind for action in match.actions]
    whites = sum(
        circle.cargo == "white" and circle.phase == 0 for circle in rolling_freight().map.circles
    )
    assert kinds == (
        ["draw-cargo"] * whites
        + ["draw-contract"] * 4
        + ["draw-improvement"] * 3
        + ["first-player"]
        + ["roll"] * 18
    )


def test_white_circles_are_filled_in_board_order() -> None:
    match = drafting()
    filled = [m.values["city"] for log in match.log for m in log if m.kind == "cargo-drawn"]
    board = rolling_freight().map
    assert filled == [
        board.cities[circle.city].name
        for circle in board.circles
        if circle.cargo == "white" and circle.phase == 0
    ]


def test_coloured_circles_are_filled_before_the_bag_is_drawn_from() -> None:
    state = start()
    board = state.setup.map
    coloured = [
        n for n, circle in enumerate(board.circles) if circle.cargo not in ("white", "black")
    ]
    assert all(state.piece[n] != -1 for n in coloured)
    assert sum(state.bag) == 65 - len(coloured)


def test_dice_are_rolled_from_the_first_player_on() -> None:
    match = drafting(first=2)
    seats = [m.values["seat"] for log in match.log for m in log if m.kind == "rolled"]
    numbers = [getattr(seat, "number", None) for seat in seats]
    assert numbers == [2] * 6 + [0] * 6 + [1] * 6


def test_the_draft_goes_anticlockwise_twice_with_the_first_player_last() -> None:
    match = drafting(players=3, first=1)
    order = []
    while state_of(match).step == DRAFTING:
        order.append(int(match.state.to_act))
        picks = [a for a in match.state.legal_actions() if a.kind.startswith("take")]
        match.play(picks[0])
        settle(match)
    assert order == [0, 2, 1, 0, 2, 1]
    assert match.state.to_act == 1
    assert state_of(match).turn == 1


def test_the_second_pick_is_of_the_other_kind() -> None:
    match = drafting()
    while state_of(match).pick < 3:
        wanted = "take-contract" if state_of(match).pick == 0 else "take-improvement"
        match.play(next(a for a in match.state.legal_actions() if a.kind == wanted))
        settle(match)
    kinds = {a.kind for a in match.state.legal_actions()}
    assert "take-improvement" in kinds
    assert "take-contract" not in kinds
    match.play(next(a for a in match.state.legal_actions() if a.kind == "take-improvement"))
    settle(match)
    kinds = {a.kind for a in match.state.legal_actions()}
    assert "take-contract" in kinds
    assert "take-improvement" not in kinds


def test_a_drafted_contract_gets_its_first_cube_and_the_track_refills() -> None:
    match = drafting()
    action = match.state.legal_actions()[0]
    assert action.kind == "take-contract"
    seat = int(match.state.to_act)
    match.play(action)
    assert settle(match) == ["draw-contract"]
    state = state_of(match)
    (link,) = members(int(state.hand[seat]))
    assert state.cubes[link] == 1
    assert -1 not in list(state.track)


def test_a_drafted_die_is_rolled_before_the_track_refills() -> None:
    for seed in range(50):
        match = drafting(seed=seed)
        dice = [n for n in starting(state_of(match), "take") if "extra" in n]
        if dice:
            match.say(dice[0])
            assert settle(match) == ["roll", "draw-improvement"]
            return
    raise AssertionError("no die was ever shown")


def drafting_with_duplicates() -> tuple[RefereedMatch, list[str]]:
    for seed in range(200):
        match = drafting(seed=seed)
        swaps = starting(state_of(match), "swap")
        if swaps:
            return match, swaps
    raise AssertionError("no two improvements were ever equal")


def test_duplicates_are_counted_anew_with_the_next_pick() -> None:
    match, swaps = drafting_with_duplicates()
    match.say(swaps[0])
    settle(match)
    assert state_of(match).swaps_left != NONE
    match.say(starting(state_of(match), "take")[0])
    assert state_of(match).swaps_left == NONE


def test_one_of_two_equal_improvements_may_go_under_the_deck_before_a_pick() -> None:
    match, swaps = drafting_with_duplicates()
    shown = shown_improvements(state_of(match))
    assert len(swaps) == max(shown.count(name) for name in shown)
    seat = match.state.to_act
    match.say(swaps[0])
    assert settle(match) == ["draw-improvement"]
    state = state_of(match)
    assert state.to_act == seat
    assert IMPROVEMENTS[state.improvements_under[0]] == swaps[0].split()[1].split("@")[0]


def test_extra_resources_of_different_colours_are_not_equal() -> None:
    state = turn_position(improvement_track=["extra-black", "extra-yellow", "extra-blue"])
    assert starting(state, "swap") == []


def test_nothing_goes_under_an_empty_deck() -> None:
    state = turn_position(improvement_track=["extra-black", "steady-builder", "extra-black"])
    for kind in range(len(IMPROVEMENTS)):
        state.unknown_improvements[kind] = 0
    assert starting(state, "swap") == []
    state.improvements_under[0] = 3
    state.at_improvement_bottom = 1
    assert len(starting(state, "swap")) == 2


def test_a_drafted_improvement_works_from_the_first_turn() -> None:
    state = turn_position(
        dice=["base-r", "base-b"],
        improvements={0: ["acquisition-expert"]},
        track=["red-1A", "blue-1A"],
    )
    assert improvements_of(state, 0) == ["acquisition-expert"]
    assert "buy blue-1a" in notations(state)  # one of its colour, and 2 - 1 others


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_players_use_their_own_improvements(players: int) -> None:
    state = start(players)
    counts = dict(zip(IMPROVEMENTS, state.unknown_improvements, strict=True))
    assert counts["friendly"] == (0 if players == 2 else 1)
    assert counts["extra-black"] == (2 if players == 2 else 3)
    assert counts["extra-red"] == 0
