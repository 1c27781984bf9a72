"""Rules whose reading changed with version 2, and what was played before."""

from __future__ import annotations

import pytest

from tests.games.rolling_freight.positions import (
    contract_track,
    improvements_of,
    link_of,
    notations,
    rolling_freight,
    shown_improvements,
    starting,
    turn_position,
)
from tests.games.rolling_freight.test_deliveries import CHAIN, DICE, SERVED
from tests.support.playthrough import RefereedMatch, random_game
from whistlestop.core.game import CHANCE
from whistlestop.games.rolling_freight import decks, phases
from whistlestop.games.rolling_freight.game import NONE
from whistlestop.games.rolling_freight.numbers import IMPROVEMENTS
from whistlestop.games.rolling_freight.position import CONTRACT_SHOWN, CONTRACT_UNDER
from whistlestop.games.rolling_freight.state import RollingFreightState

# Two players


def last_round_of_two(rules: int = 2, disasters: str = "off") -> RefereedMatch:
    """The last B card has been drawn, and a contract is bought: the end card and C cards follow."""
    state = turn_position(
        2,
        disasters=disasters,
        rules=rules,
        phase="B",
        dice=["base-r"] * 6,
        track=["red-9B", "red-10B", "yellow-9B", "slash-8B"],
        improvement_track=["steady-builder", "extra-black", "extra-blue"],
        deck_left=[],
    )
    match = RefereedMatch.at(state)
    match.say("buy red-9b", "pay base-r", "pay base-r", "end")
    return match


def test_with_two_players_c_contracts_fill_the_track_in_the_last_round_of_b() -> None:
    match = last_round_of_two()
    state = match.state
    assert isinstance(state, RollingFreightState)
    assert state.last_turn[1] != NONE
    assert state.to_act == CHANCE
    drawn = starting(state, "draw")
    assert drawn
    assert all(notation.endswith("c") for notation in drawn)
    match.say(drawn[0])
    assert len(contract_track(state)) == 4


def test_with_two_players_the_disaster_among_c_stays_in_the_deck() -> None:
    assert list(rolling_freight(2, "west", "on").phase_disasters) == [0, 2, 1]
    state = last_round_of_two(disasters="on").state
    assert isinstance(state, RollingFreightState)
    assert "draw disaster" in notations(state)


def test_with_two_players_the_contract_put_under_the_deck_before_b_never_comes_back() -> None:
    for seed in range(4):
        match = random_game(rolling_freight(2), f"under {seed}")
        events = [event for told in match.events for event in told]
        (place,) = [n for n, event in enumerate(events) if event[0] == CONTRACT_UNDER]
        assert (CONTRACT_SHOWN, events[place][1]) not in events[place:]


def test_two_players_still_end_with_phase_b_and_open_no_circle_of_c() -> None:
    game = rolling_freight(2)
    assert (game.phases, game.deck_phases) == (2, 3)
    match = random_game(game, "two")
    ended = [m.values["phase"] for told in match.log for m in told if m.kind == "phase-ends"]
    assert ended == ["A", "B"]


def test_of_old_two_players_had_no_c_contracts() -> None:
    assert rolling_freight(2, rules=1).deck_phases == 2
    state = last_round_of_two(rules=1).state
    assert isinstance(state, RollingFreightState)
    assert not starting(state, "draw")
    assert len(contract_track(state)) == 3


# Duplicates


def duplicates(rules: int = 2) -> tuple[RefereedMatch, RollingFreightState]:
    state = turn_position(
        rules=rules,
        dice=["base-r"] * 6,
        improvement_track=["extra-black", "steady-builder", "extra-black"],
    )
    match = RefereedMatch.at(state)
    match.say("improve steady-builder@5", *["pay base-r"] * 5)
    return match, state


def test_for_a_duplicate_put_away_one_card_is_drawn_and_other_holes_stay() -> None:
    match, state = duplicates()
    match.say("swap extra-black@6", "draw friendly")
    assert state.to_act == 0
    friendly, black = IMPROVEMENTS.index("friendly"), IMPROVEMENTS.index("extra-black")
    assert list(state.improvement_track) == [friendly, NONE, black]  # from the deck outward


def test_the_player_chooses_which_of_two_equal_improvements_goes() -> None:
    match, state = duplicates()
    match.say("swap extra-black@4", "draw friendly")
    assert shown_improvements(state) == ["extra-black", "friendly"]


def test_duplicates_may_go_again_while_equal_cards_lie_there() -> None:
    match, state = duplicates()
    match.say("swap extra-black@6", "draw extra-black")
    assert starting(state, "swap") == ["swap extra-black@6", "swap extra-black@4"]
    match.say("swap extra-black@6", "draw friendly")
    assert starting(state, "swap") == []
    match.say("end")
    assert state.improvement_track[1] != NONE or state.to_act == CHANCE  # step G fills the holes


@pytest.mark.parametrize("cards", [1, 2, 4])
def test_duplicates_go_at_most_as_often_as_the_deck_had_cards(cards: int) -> None:
    _, state = duplicates()
    for kind in range(len(IMPROVEMENTS)):
        state.unknown_improvements[kind] = 0
    black = IMPROVEMENTS.index("extra-black")
    for place in range(cards):
        state.improvements_under[place] = black
    state.at_improvement_bottom = cards
    for _ in range(cards):
        swaps = starting(state, "swap")
        assert swaps
        state.apply(state.parse(swaps[0]))
    assert shown_improvements(state) == ["extra-black", "extra-black"]
    assert decks.improvements_in_deck(state) == cards
    assert starting(state, "swap") == []
    reason = state.why_not(state.setup.by_notation["swap extra-black@6"])
    assert reason is not None
    assert reason.values["ruling"] == "duplicate-limit"


def test_duplicates_are_counted_anew_in_the_next_turn() -> None:
    match, state = duplicates()
    match.say("swap extra-black@6", "draw friendly")
    assert state.swaps_left != NONE
    phases.begin_turn(state, 1)
    assert state.swaps_left == NONE


def test_of_old_duplicates_went_once_a_turn_and_the_whole_track_was_refilled() -> None:
    match, state = duplicates(rules=1)
    match.say("swap extra-black@6", "draw friendly", "draw efficient-storage")
    assert shown_improvements(state) == ["extra-black", "friendly", "efficient-storage"]
    assert starting(state, "swap") == []


# Friendly


def price(friendly: int, stations: int = 0, rules: int = 2) -> int:
    state = turn_position(
        rules=rules,
        dice=DICE,
        built={0: ["yellow-2A"], 1: ["grey-2A"]},
        pieces={"reno": ["grey"]},
        served=SERVED,
        stations={0: stations},
    )
    state.improvements[1 * 10 + IMPROVEMENTS.index("friendly")] = friendly
    for notation in CHAIN:
        state.apply(state.parse(notation))
    return int(state.due)


def test_a_link_of_an_owner_with_two_friendlies_costs_nothing_and_the_route_at_least_one() -> None:
    assert [price(friendly) for friendly in (0, 1, 2)] == [3, 2, 1]
    assert price(2, stations=3) == 1


def test_of_old_a_link_cost_at_least_one_die() -> None:
    assert [price(friendly, rules=1) for friendly in (0, 1, 2)] == [3, 2, 2]


def test_a_delivery_that_only_free_links_make_payable_is_offered() -> None:
    state = turn_position(
        board="southeast",
        dice=DICE[:1],
        improvements={1: ["friendly", "friendly"]},
        built={0: ["red-3A"], 1: ["grey-2A"]},  # Atlanta – Macon – Savannah
        pieces={"atlanta": ["grey"]},
        served=[("macon", "grey")],
    )
    assert "deliver grey atlanta" in notations(state)


# Steady Builder


@pytest.mark.parametrize(("rules", "cubes_left"), [(1, 0), (2, 1)])
def test_of_two_steady_builders_the_used_one_is_given_away(rules: int, cubes_left: int) -> None:
    state = turn_position(
        board="southeast",
        rules=rules,
        dice=["base-r"] * 4,
        improvements={0: ["friendly", "steady-builder", "steady-builder"]},
        hands={0: {"red-1A": 1}},
        improvement_track=["extra-blue"],
    )
    match = RefereedMatch.at(state)
    match.say("steady red-1a", "improve extra-blue@4", *["pay base-r"] * 4, "give steady-builder")
    assert improvements_of(state, 0) == ["friendly", "steady-builder", "extra-blue"]
    assert len(starting(state, "steady")) == cubes_left
    if cubes_left:
        match.say("steady red-1a")
        assert starting(state, "steady") == []


@pytest.mark.parametrize(("placed", "cubes_left"), [(0, 1), (1, 1), (2, 0)])
def test_the_free_cubes_left_are_the_fewer_of_those_left_before_and_of_the_builders_held(
    placed: int, cubes_left: int
) -> None:
    state = turn_position(
        board="southeast",
        dice=["base-r"] * 4,
        improvements={0: ["friendly", "steady-builder", "steady-builder"]},
        hands={0: {"red-1A": 1}},
        improvement_track=["extra-blue"],
    )
    match = RefereedMatch.at(state)
    match.say(*["steady red-1a"] * placed, "improve extra-blue@4", *["pay base-r"] * 4)
    match.say("give steady-builder")
    left = 0
    while starting(state, "steady"):
        match.say("steady red-1a")
        left += 1
    assert left == cubes_left


# Lost links


def with_a_link_lost(*built: str) -> RollingFreightState:
    """Grey 2A, of Sacramento and Fresno, has gone."""
    state = turn_position(
        disasters="on",
        phase="B",
        dice=["base-r"] * 6,
        built={1: list(built)},
        track=["red-9B", "red-10B", "yellow-9B", "slash-8B"],
        improvement_track=["steady-builder", "extra-black", "extra-blue"],
        deck_left=["blue-9B", "red-11B"],
    )
    match = RefereedMatch.at(state)
    match.say("buy red-9b", "pay base-r", "pay base-r", "end", "draw disaster", "lose grey-2a")
    return state


def test_a_lost_link_of_a_double_track_leaves_its_twin_standing() -> None:
    state = with_a_link_lost("grey-2A", "yellow-11B")  # both Sacramento – Fresno
    g = state.setup
    twin, lost = link_of(state, "yellow-11B"), link_of(state, "grey-2A")
    a, b = int(g.link_a[twin]), int(g.link_b[twin])
    assert int(state.built[1]) == 1 << twin
    assert int(state.holder[lost]) == NONE
    assert int(state.joins[1 * int(g.cities) + a]) >> b & 1
    assert int(state.joins[1 * int(g.cities) + b]) >> a & 1


def test_a_lost_link_without_a_twin_joins_its_cities_no_more() -> None:
    state = with_a_link_lost("grey-2A", "blue-1A")
    g = state.setup
    lost = link_of(state, "grey-2A")
    a, b = int(g.link_a[lost]), int(g.link_b[lost])
    assert not int(state.joins[1 * int(g.cities) + a]) >> b & 1
    assert not int(state.joins[1 * int(g.cities) + b]) >> a & 1
