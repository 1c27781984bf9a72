"""Rounds: drafting, turn order, and the ends of the game."""

from __future__ import annotations

import pytest

from tests.games.steam_rollers.positions import (
    at_draft,
    kinds,
    notations,
    steam_rollers,
    with_cubes_gone,
)
from tests.games.steam_rollers.test_delivery import ONE_TO_THREE
from tests.support.playthrough import RefereedMatch
from whistlestop.core.game import CHANCE, OVER
from whistlestop.games.steam_rollers import TITLE
from whistlestop.games.steam_rollers.state import SteamRollersState

on_every_board = pytest.mark.parametrize("board", TITLE.boards())


def match_at(state: SteamRollersState) -> RefereedMatch:
    return RefereedMatch.at(state)


def test_any_remaining_die_may_be_drafted_and_equal_ones_are_one_choice() -> None:
    state = at_draft(steam_rollers(3), dice=[2, 2, 5, 6])
    assert notations(state) == ["draft 2", "draft 5", "draft 6"]
    match_at(state).say("draft 2", "improve 2")
    assert notations(state) == ["draft 2", "draft 5", "draft 6"]


def test_turns_go_clockwise_from_the_start_player_and_wrap_round() -> None:
    state = at_draft(steam_rollers(3), dice=[1, 2, 3, 4], start=2)
    match = match_at(state)
    assert state.to_act == 2
    match.say("draft 1", "improve 1")
    assert state.to_act == 0
    match.say("draft 2", "improve 2")
    assert state.to_act == 1


def test_after_a_round_the_start_marker_goes_to_the_left_and_all_dice_are_rolled_again() -> None:
    state = at_draft(steam_rollers(2), dice=[1, 2, 3], start=1)
    match = match_at(state)
    match.say("draft 1", "improve 1", "draft 2", "improve 2")
    assert state.to_act == CHANCE
    assert kinds(state) == {"black"}
    match.say("black 4", "white 6", "white 6", "white 5")
    assert state.to_act == 0
    assert notations(state) == ["draft 5", "draft 6"]
    assert state.round == 2


def test_sideways_cards_turn_upright_when_their_holders_turn_begins() -> None:
    state = at_draft(steam_rollers(2), dice=[1, 2, 3], sideways={1: "35"})
    match = match_at(state)
    match.say("draft 1", "improve 1")
    assert state.turned[1] == 0
    assert state.upright[1] == 0b010100


@on_every_board
@pytest.mark.parametrize(("gone", "ends"), [(2, False), (3, True), (6, True)])
def test_three_cities_without_cubes_at_the_end_of_a_round_end_the_game(
    gone: int, ends: bool, board: str
) -> None:
    state = at_draft(steam_rollers(2, board), dice=[1, 2, 3])
    with_cubes_gone(state, *range(1, gone + 1))
    match = match_at(state)
    match.say("draft 1", "improve 1", "draft 2", "improve 2")
    assert (state.to_act == OVER) == ends
    if ends:
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.ending == "supply"


def test_the_round_is_played_out_when_the_third_city_empties() -> None:
    state = with_cubes_gone(at_draft(steam_rollers(2), dice=[1, 2, 3]), 1, 2, 3)
    match_at(state).say("draft 1", "improve 1")
    assert state.to_act == 1


def play_idle_round(match: RefereedMatch, card: int, other: int) -> None:
    """Everybody takes a card."""
    match.say("black 1", f"white {card}", f"white {other}", "white 1")
    match.say(f"draft {card}", f"take {card}", f"draft {other}", f"take {other}")


@on_every_board
def test_ten_whole_rounds_without_build_improvement_and_delivery_end_the_game(board: str) -> None:
    state = at_draft(steam_rollers(2, board), dice=[1, 2, 3])
    match = match_at(state)
    match.say("draft 1", "improve 1", "draft 2", "take 2")
    assert state.idle_rounds == 0
    for number, (card, other) in enumerate([(1, 3), (4, 5), (6, 2)] * 3 + [(1, 3)]):
        assert state.to_act != OVER
        play_idle_round(match, card, other)
        assert state.idle_rounds == number + 1
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ending == "standstill"


@pytest.mark.parametrize("deed", ["build a1 e-w", "improve 1", "deliver 1>3 1"])
def test_a_build_an_improvement_or_a_delivery_begins_the_count_of_idle_rounds_anew(
    deed: str,
) -> None:
    state = at_draft(
        steam_rollers(2),
        dice=[1, 2, 3],
        lines={1: [ONE_TO_THREE]},
        boxes={1: [2]},
        supply={1: "grey", 2: "blue", 3: "blue", 4: "blue"},
    )
    match = match_at(state)
    match.say("draft 1", "take 1", "draft 2", "take 2")
    assert state.idle_rounds == 1
    match.say("black 1", "white 1", "white 4", "white 3", "draft 1", deed)
    match.say("draft 4", "take 4")
    assert state.idle_rounds == 0


@on_every_board
def test_thirty_rounds_in_a_row_without_delivery_end_the_game(board: str) -> None:
    state = at_draft(steam_rollers(2, board), dice=[1, 2, 3])
    state.dry_rounds = 28
    match = match_at(state)
    match.say("draft 1", "improve 1", "draft 2", "improve 2")
    assert state.to_act == CHANCE
    match.say("black 1", "white 3", "white 4", "white 5", "draft 3", "improve 3")
    match.say("draft 4", "improve 4")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ending == "no-deliveries"


@pytest.mark.parametrize("counter", ["idle_rounds", "dry_rounds"])
def test_if_the_supply_ends_the_game_in_the_same_round_that_is_the_reason(counter: str) -> None:
    state = with_cubes_gone(at_draft(steam_rollers(2), dice=[1, 2, 3]), 1, 2, 3)
    state.idle_rounds, state.dry_rounds = (9, 10) if counter == "idle_rounds" else (0, 29)
    match_at(state).say("draft 1", "take 1", "draft 2", "take 2")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ending == "supply"


def test_cities_empty_from_the_start_count() -> None:
    match = RefereedMatch(steam_rollers(2))
    match.say(*["cube yellow"] * 4, *["cube red"] * 4, *["cube grey"] * 4, *["cube grey"] * 4)
    match.say(*["cube purple"] * 4, *["cube blue"] * 4)
    match.say(*(f"card {n}a" for n in range(1, 7)), "start 1", "black 1", *["white 1"] * 3)
    match.say("draft 1", "improve 1", "draft 1", "improve 1")
    outcome = match.state.outcome()
    assert outcome is not None
    assert outcome.ending == "supply"
