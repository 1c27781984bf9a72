"""Deliveries: source, cube, route and distance."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.steam_rollers.oracles import Hex
from tests.games.steam_rollers.positions import at_draft, notations, steam_rollers
from tests.support.playthrough import RefereedMatch

ONE_TO_THREE: Sequence[Hex] = [(1, 1), (2, 1), (3, 1), (4, 1)]
THREE_TO_FOUR: Sequence[Hex] = [(4, 1), (4, 2), (4, 3), (3, 4)]
ONE_TO_THREE_BY_THE_TOWN: Sequence[Hex] = [(1, 1), (2, 0), (3, 0), (4, 0), (4, 1)]


def options(
    lines: Sequence[Sequence[Hex]], supply: str, value: int = 1, boxes: int = 6
) -> list[str]:
    state = at_draft(
        steam_rollers(),
        dice=[value, value, value],
        lines={0: lines},
        supply={value: supply},
        boxes={0: range(1, boxes + 1)},
    )
    state.play(state.parse(f"draft {value}"))
    return [name for name in notations(state) if name.startswith("deliver")]


def test_the_die_names_the_source_and_the_colour_names_the_destination() -> None:
    assert options([ONE_TO_THREE], "grey") == ["deliver 1>3 1"]
    assert options([ONE_TO_THREE], "red blue") == []
    assert options([ONE_TO_THREE], "yellow", value=3) == ["deliver 3>1 1"]


def test_a_grey_cube_goes_to_3_or_4_and_may_run_through_one_to_the_other() -> None:
    assert options([ONE_TO_THREE, THREE_TO_FOUR], "grey") == ["deliver 1>3 1", "deliver 1>4 2"]


def test_a_town_on_the_way_counts_and_any_achievable_distance_may_be_chosen() -> None:
    both = [ONE_TO_THREE, ONE_TO_THREE_BY_THE_TOWN]
    assert options(both, "grey") == ["deliver 1>3 1", "deliver 1>3 2"]


def test_the_engine_must_be_as_strong_as_the_distance() -> None:
    both = [ONE_TO_THREE, ONE_TO_THREE_BY_THE_TOWN]
    assert options(both, "grey", boxes=1) == ["deliver 1>3 1"]
    assert options(both, "grey", boxes=0) == []


def test_no_route_visits_a_city_twice() -> None:
    """From 1 to 3, to 4 and back to 3 would be distance 4."""
    other_way: Sequence[Hex] = [(4, 1), (3, 2), (3, 3), (3, 4)]
    lines = [ONE_TO_THREE, THREE_TO_FOUR, other_way]
    assert options(lines, "grey") == ["deliver 1>3 1", "deliver 1>4 2"]


def test_a_delivered_cube_leaves_the_supply_and_scores_its_distance() -> None:
    state = at_draft(
        steam_rollers(),
        dice=[1, 1, 1],
        lines={0: [ONE_TO_THREE_BY_THE_TOWN]},
        boxes={0: [1, 2]},
        supply={1: "grey grey"},
    )
    match = RefereedMatch.at(state)
    match.say("draft 1", "deliver 1>3 2")
    assert state.points[0] == 2
    assert state.cubes_at(0) == 1
    assert state.scores()[0] == 2 + 2


def test_each_player_delivers_over_her_own_connections_only() -> None:
    state = at_draft(
        steam_rollers(),
        dice=[1, 1, 1],
        lines={1: [ONE_TO_THREE]},
        boxes={0: [1], 1: [1]},
        supply={1: "grey"},
    )
    match = RefereedMatch.at(state)
    match.say("draft 1")
    assert "deliver 1>3 1" not in notations(state)
    match.say("take 1", "draft 1")
    assert "deliver 1>3 1" in notations(state)


def test_a_chain_from_a_city_back_to_itself_is_no_connection() -> None:
    loop: Sequence[Hex] = [(1, 1), (2, 0), (2, 1), (1, 1)]
    state = at_draft(steam_rollers(), dice=[1, 1, 1], lines={0: [loop]})
    assert state.network[0] == 0


def test_a_ring_of_track_that_touches_no_city_ends_somewhere() -> None:
    """Around a hex, closed: following it must not go on for ever."""
    ring: Sequence[Hex] = [(2, 2), (3, 2), (3, 3), (2, 4), (1, 4), (1, 3), (2, 2), (3, 2)]
    state = at_draft(steam_rollers(), dice=[1, 1, 1], lines={0: [ring]})
    assert state.network[0] == 0


def test_two_cities_may_have_several_connections_and_each_scores() -> None:
    state = at_draft(
        steam_rollers(), dice=[1, 1, 1], lines={0: [ONE_TO_THREE, ONE_TO_THREE_BY_THE_TOWN]}
    )
    assert state.network[0] == 1 + 2


def test_nothing_joins_across_a_walled_border() -> None:
    for line in (ONE_TO_THREE, ONE_TO_THREE_BY_THE_TOWN):
        state = at_draft(steam_rollers(), dice=[1, 1, 1], lines={0: [line]}, walls=["1|3"])
        assert state.network[0] == 0
        state = at_draft(steam_rollers(), dice=[1, 1, 1], lines={0: [line]}, walls=["3|4"])
        assert state.network[0] > 0
