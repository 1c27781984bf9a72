"""Phases: end cards, what opens, disasters, games that would not end, and the end."""

from __future__ import annotations

import pytest

from tests.games.rolling_freight.positions import (
    Links,
    city_of,
    contract_track,
    link_of,
    notations,
    points,
    rolling_freight,
    shown_improvements,
    starting,
    turn_position,
)
from tests.suites import rest_long
from tests.support.playthrough import RefereedMatch, random_game
from whistlestop.core.game import CHANCE, OVER
from whistlestop.games.rolling_freight.numbers import COLOURS, IMPROVEMENTS
from whistlestop.games.rolling_freight.position import ENDED, PAYING, TURN
from whistlestop.games.rolling_freight.state import RollingFreightState

TRACK = ["red-1A", "red-2A", "red-3A", "red-4A"]
CARDS = ["friendly", "extra-black", "extra-blue"]


def state_of(match: RefereedMatch) -> RollingFreightState:
    assert isinstance(match.state, RollingFreightState)
    return match.state


def through_chance(match: RefereedMatch) -> list[str]:
    """The first outcome each time; what was told."""
    kinds = []
    while match.state.to_act == CHANCE:
        match.play(match.state.legal_actions()[0])
        kinds += [m.kind for m in match.log[-1]]
    return kinds


def take_turn(match: RefereedMatch) -> list[str]:
    kinds = [m.kind for m in match.say("end")]
    while match.state.to_act != OVER and state_of(match).step not in (TURN, ENDED):
        match.play(match.state.legal_actions()[0])
        kinds += [m.kind for m in match.log[-1]]
    return kinds


def last_card_position(players: int = 3) -> RefereedMatch:
    """One contract of phase A is left above the end card."""
    state = turn_position(
        players,
        dice=["base-r"] * 6,
        track=TRACK,
        improvement_track=CARDS,
        deck_left=["blue-1A"],
        pieces={"oakland": []},
    )
    return RefereedMatch.at(state)


def test_whoever_draws_the_end_card_has_the_last_turn_of_the_phase() -> None:
    match = last_card_position()
    state = state_of(match)
    match.say("buy red-1a", *["pay base-r"] * 2, "buy red-2a", *["pay base-r"] * 3)
    kinds = take_turn(match)
    assert kinds.count("end-card") == 1
    assert contract_track(state)[2] == "blue-1A"  # refilling went on, with a contract of phase B
    assert contract_track(state)[3].endswith("B")
    seats = []
    while state.phase == 0:
        seats.append(int(state.to_act))
        take_turn(match)
    assert seats == [1, 2, 0]
    assert state.to_act == 1  # left of the holder


def test_cargo_of_the_phase_scores_when_it_ends_and_leaves_the_game() -> None:
    for phase, worth in (("A", 3), ("B", 2), ("C", 1)):
        state = turn_position(phase=phase, last_turn=1, track=[], improvement_track=[])
        state.collected[0] = 2
        state.collected[4 + 2] = 1
        state.bag[0] -= 2
        state.bag[2] -= 1
        match = RefereedMatch.at(state)
        match.say("end")
        while int(state.phase) == "ABC".index(phase) and state.to_act != OVER:
            match.play(state.legal_actions()[0])
        assert points(state) == [2 * worth, worth, 0]
        assert sum(state.collected) == 0


def test_circles_of_the_new_phase_open_with_a_piece_from_the_bag() -> None:
    state = turn_position(last_turn=1, track=TRACK, improvement_track=CARDS)
    match = RefereedMatch.at(state)
    take_turn(match)
    board = state.setup.map
    for number, circle in enumerate(board.circles):
        if circle.phase == 1:
            assert (state.piece[number] >= 0) == (circle.cargo == "white")
            assert state.wants[COLOURS.index(circle.wants)] >> circle.city & 1
        elif circle.phase == 2:
            assert state.piece[number] == -1


def test_circles_open_empty_when_the_bag_is() -> None:
    state = turn_position(last_turn=1, track=TRACK, improvement_track=CARDS)
    for colour in range(4):
        state.bag[colour] = 0
    match = RefereedMatch.at(state)
    kinds = take_turn(match)
    assert "cargo-drawn" not in kinds
    assert state.phase == 1


def test_a_new_phase_moves_the_cheapest_contract_and_improvement_under_their_decks() -> None:
    state = turn_position(last_turn=1, track=TRACK, improvement_track=CARDS)
    take_turn(RefereedMatch.at(state))
    assert contract_track(state)[:3] == TRACK[1:]
    assert len(contract_track(state)) == 4
    assert shown_improvements(state)[:2] == CARDS[1:]
    assert state.under[0] == link_of(state, "red-1A")
    assert IMPROVEMENTS[state.improvements_under[0]] == "friendly"


def test_two_end_cards_count_a_last_round_each() -> None:
    state = turn_position(phase="A", dice=["base-r"] * 6, track=TRACK, deck_left=[])
    state.unknown[1] = 0
    match = RefereedMatch.at(state)
    match.say("buy red-1a", "pay base-r", "pay base-r")
    kinds = take_turn(match)
    assert kinds.count("end-card") == 2
    assert list(state.last_turn)[:2] == [4, 4]
    kinds = []
    for _ in range(3):
        kinds += take_turn(match)
    assert kinds.count("phase-ends") == 2
    assert state.phase == 2
    assert state.turn == 5


def test_steps_f_g_and_h_are_carried_out_in_the_last_turn_of_all() -> None:
    state = turn_position(phase="C", dice=["base-b"] * 3, last_turn=1)
    kinds = take_turn(RefereedMatch.at(state))
    assert state.to_act == OVER
    assert "stocked" in kinds
    assert "contract-shown" in kinds
    assert kinds.count("rolled") == 6
    assert kinds[-1] == "game-ends"


def test_cubes_on_unfinished_links_score_at_the_end_alone() -> None:
    hands = {0: {"red-4A": 5, "red-3A": 2}, 1: {"blue-1A": 1}}
    middle = turn_position(phase="B", hands=hands, last_turn=1)
    take_turn(RefereedMatch.at(middle))
    assert points(middle) == [0, 0, 0]
    last = turn_position(phase="C", hands=hands, last_turn=1)
    take_turn(RefereedMatch.at(last))
    assert points(last) == [7, 1, 0]


def test_two_players_end_after_phase_b() -> None:
    state = turn_position(2, phase="B", hands={0: {"red-4A": 5}}, last_turn=1)
    take_turn(RefereedMatch.at(state))
    assert state.to_act == OVER
    assert points(state) == [5, 0]


@pytest.mark.parametrize(
    ("stations", "winners", "trail"),
    [({}, (0, 1), 1), ({1: 2}, (1,), 1), ({0: 1, 1: 1, 2: 6}, (0, 1), 1)],
)
def test_a_tie_is_won_by_stations_and_then_shared(
    stations: dict[int, int], winners: tuple[int, ...], trail: int
) -> None:
    state = turn_position(
        phase="C", hands={0: {"red-4A": 2}, 1: {"red-3A": 2}}, stations=stations, last_turn=1
    )
    take_turn(RefereedMatch.at(state))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == winners
    assert len(outcome.trail) == trail


# Games that would not end


def idle_position(idle: int, players: int = 3) -> RefereedMatch:
    state = turn_position(players, dice=["base-r"] * 2, track=TRACK, improvement_track=CARDS)
    state.idle = idle
    return RefereedMatch.at(state)


def test_after_five_rounds_without_a_contract_bought_the_cheapest_leaves_the_game() -> None:
    match = idle_position(13)
    assert "discarded" not in take_turn(match)
    kinds = take_turn(match)
    assert kinds.count("discarded") == 1
    assert kinds.index("discarded") > max(n for n, kind in enumerate(kinds) if kind == "rolled")
    assert contract_track(state_of(match))[:3] == TRACK[1:]
    assert len(contract_track(state_of(match))) == 4


def test_another_leaves_after_each_further_round() -> None:
    match = idle_position(14)
    told = [take_turn(match).count("discarded") for _ in range(7)]
    assert told == [1, 0, 0, 1, 0, 0, 1]


def test_a_contract_bought_starts_the_count_anew() -> None:
    match = idle_position(14)
    match.say("buy red-1a", "pay base-r", "pay base-r")
    assert "discarded" not in take_turn(match)
    assert state_of(match).idle == 0


def test_a_phase_end_does_not_reset_the_count() -> None:
    match = idle_position(10)
    state_of(match).last_turn[0] = 1
    take_turn(match)
    assert state_of(match).phase == 1
    assert state_of(match).idle == 11


def test_a_game_in_which_nobody_does_anything_ends() -> None:
    match = RefereedMatch(rolling_freight(2))
    while match.state.to_act != OVER:
        legal = [action.notation for action in match.state.legal_actions()]
        match.say("end" if "end" in legal else legal[0])
    assert match.state.scores() == [1, 1]


# Natural disasters


def disaster_position(built: Links | None = None) -> RefereedMatch:
    state = turn_position(
        3,
        "west",
        "on",
        phase="B",
        dice=["base-r"] * 4,
        built={1: ["grey-2A"]} if built is None else built,
        track=["red-9B", "red-10B", "red-11B", "red-12B"],
        deck_left=["blue-9B", "blue-10B", "blue-11B"],
        served=[("sacramento", "red"), ("fresno", "grey"), ("oakland", "red")],
    )
    match = RefereedMatch.at(state)
    match.say("buy red-9b", "pay base-r", "pay base-r", "end")
    return match


def test_disasters_are_two_among_b_and_one_among_c_and_only_by_option() -> None:
    assert list(rolling_freight(3, "west", "on").phase_disasters) == [0, 2, 1]
    assert list(rolling_freight(3, "west", "off").phase_disasters) == [0, 0, 0]


def test_a_disaster_is_as_likely_as_its_cards() -> None:
    match = disaster_position()
    chances = {action.notation: chance for action, chance in match.state.chance_outcomes()}
    assert chances["draw disaster"] == pytest.approx(2 / 5)


def test_a_disaster_takes_a_link_and_all_saturation_of_its_cities() -> None:
    match = disaster_position()
    state = state_of(match)
    match.say("draw disaster")
    assert notations(state) == ["lose grey-2a"]
    match.say("lose grey-2a")
    assert state.built[1] == 0
    for city, colour, wanted in (
        ("sacramento", "red", True),
        ("fresno", "grey", True),
        ("oakland", "red", False),  # not a city of the link
    ):
        open_now = state.wants[COLOURS.index(colour)] >> city_of(state, city) & 1
        assert bool(open_now) == wanted


def test_refilling_goes_on_after_a_disaster_and_the_contract_then_lies_on_the_deck() -> None:
    match = disaster_position()
    state = state_of(match)
    match.say("draw disaster", "lose grey-2a", "draw blue-9b")
    assert contract_track(state) == ["red-10B", "red-11B", "red-12B", "blue-9B"]
    assert state.on_top == 1
    through_chance(match)
    match.say("station", "pay base-r", "pay base-r", "end")
    assert state.on_top == 1  # no hole, no draw
    through_chance(match)
    match.say("buy red-10b")
    while state.step == PAYING:
        match.play(state.legal_actions()[0])
    match.say("end")
    assert contract_track(state)[3] == "grey-2A"  # known, so no chance drew it
    assert state.on_top == 0


def test_of_several_links_lost_the_last_lies_uppermost() -> None:
    match = disaster_position({1: ["grey-2A"], 2: ["red-2A"]})
    state = state_of(match)
    match.say("draw disaster", "lose red-2a", "draw disaster", "lose grey-2a", "draw blue-9b")
    assert list(state.top)[:2] == [link_of(state, "red-2A"), link_of(state, "grey-2A")]


def test_a_disaster_without_completed_links_does_nothing() -> None:
    match = disaster_position({})
    assert [m.kind for m in match.say("draw disaster")] == ["disaster"]
    assert starting(state_of(match), "draw")


def test_points_scored_stay_when_a_link_is_lost() -> None:
    match = disaster_position()
    state = state_of(match)
    state.score[1] = 9
    match = RefereedMatch.at(state)
    match.say("draw disaster", "lose grey-2a")
    assert points(state)[1] == 9


@pytest.mark.parametrize(
    ("players", "board"),
    rest_long(
        [
            *[(2, "west"), (5, "southeast")],
            *[(3, "west"), (4, "west"), (3, "southeast"), (4, "southeast")],
        ],
        "more players",
        short=2,
    ),
)
@pytest.mark.parametrize("disasters", ["off", "on"])
def test_random_games_reach_the_end_under_the_referee(
    players: int, board: str, disasters: str
) -> None:
    match = random_game(rolling_freight(players, board, disasters), f"phases {players} {board}")
    drawn = sum(action.kind == "draw-disaster" for action in match.actions)
    cards = sum(rolling_freight(players, board, disasters).phase_disasters)
    # Two players draw the one among C only if it comes up in B's last round.
    assert drawn == cards or (players == 2 and drawn == cards - 1)
