"""The examples of the rules page, on the standard map."""

from __future__ import annotations

from tests.games.steam_rollers.oracles import Reading, type_of
from tests.games.steam_rollers.positions import (
    at_draft,
    draw,
    draw_line,
    edge_to,
    notations,
    steam_rollers,
)
from whistlestop.core.bits import members
from whistlestop.games.steam_rollers.state import SteamRollersState

CITY = {1: (1, 1), 2: (7, 1), 3: (4, 1), 4: (3, 4), 5: (0, 4), 6: (6, 4)}
ONE_TO_THREE = [CITY[1], (2, 1), (3, 0), (3, 1), CITY[3]]
STRAIGHT_ONE_TO_THREE = [CITY[1], (2, 1), (3, 1), CITY[3]]
THREE_TO_FOUR = [CITY[3], (4, 2), (4, 3), CITY[4]]
FOUR_TO_TWO = [CITY[4], (4, 4), (5, 3), (6, 2), CITY[2]]
ONE_TO_FOUR = [CITY[1], (0, 2), (-1, 3), (0, 3), (1, 3), (2, 3), (3, 3), CITY[4]]
EXAMPLE_2 = [STRAIGHT_ONE_TO_THREE, THREE_TO_FOUR, FOUR_TO_TWO, ONE_TO_FOUR]


def reach(state: SteamRollersState, source: int, destination: int) -> list[int]:
    return members(int(state.reach[(source - 1) * 6 + destination - 1]))


def test_cities_1_and_3_are_connected_with_a_town_and_city_5_is_not() -> None:
    state = at_draft(steam_rollers(), dice=[1, 2, 3], lines={0: [ONE_TO_THREE]})
    tracks = Reading(state).tracks(0)
    assert [type_of(tracks[hex]) for hex in ((2, 1), (3, 0), (3, 1))] == [
        *("gentle", "sharp", "gentle"),
    ]
    assert state.network[0] == 2
    assert reach(state, 1, 3) == [2]
    draw(state, 0, (0, 2), ("e", "w"))
    draw(state, 0, (-1, 3), ("e", "ne"))
    assert state.network[0] == 2
    assert reach(state, 1, 5) == []
    assert Reading(state).connections(0) == [(1, 3, 1)]


def test_a_red_cube_can_go_from_1_to_2_at_distances_3_and_4_and_no_other() -> None:
    state = at_draft(
        steam_rollers(),
        dice=[1, 2, 3],
        lines={0: EXAMPLE_2},
        boxes={0: [1, 2, 3, 4, 5, 6]},
        supply={1: "red"},
    )
    state.play(state.parse("draft 1"))
    assert [name for name in notations(state) if name.startswith("deliver")] == [
        "deliver 1>2 3",
        "deliver 1>2 4",
    ]


def test_thirteen_for_deliveries_nine_network_two_engine_and_cards_of_minus_two_are_22() -> None:
    state = at_draft(
        steam_rollers(),
        dice=[1, 2, 3],
        lines={
            0: [
                ONE_TO_THREE,
                [CITY[1], (0, 2), (-1, 3), (-1, 4), CITY[5]],
                [CITY[3], (5, 1), (5, 2), (6, 2), (7, 2), (8, 2), (8, 1), CITY[2]],
                [CITY[5], (1, 3), (2, 3), (3, 3), CITY[4]],
            ]
        },
        boxes={0: [1, 2, 3, 4, 5]},
        held={0: "5"},
    )
    found = Reading(state).connections(0)
    assert len(found) == 4
    assert sum(towns for _, _, towns in found) == 5
    state.points[0] = 13
    assert state.network[0] == 9
    assert state.scores() == [22, 0]


def test_with_engine_3_distance_4_needs_card_4_and_3b_cannot_raise_3_to_4() -> None:
    def options(sides: str, held: str) -> list[str]:
        state = at_draft(
            steam_rollers(),
            dice=[1, 2, 3],
            lines={0: EXAMPLE_2},
            boxes={0: [1, 2, 3]},
            supply={1: "red"},
            sides=sides,
            held={0: held},
        )
        state.play(state.parse("draft 1"))
        return [name for name in notations(state) if name.split()[0] in ("deliver", "use")]

    assert options("aaaaaa", "") == ["deliver 1>2 3"]
    assert options("aabaaa", "3") == ["deliver 1>2 3"]  # 3b
    assert options("aaabaa", "4") == ["deliver 1>2 3", "deliver 1>2 4"]  # 4b
    assert options("aaaaaa", "4") == ["use 4", "deliver 1>2 3"]  # 4a
    state = at_draft(
        steam_rollers(),
        dice=[1, 2, 3],
        lines={0: EXAMPLE_2},
        boxes={0: [1, 2, 3]},
        supply={1: "red"},
        held={0: "4"},
    )
    for notation in ("draft 1", "use 4"):
        state.play(state.parse(notation))
    assert notations(state) == ["deliver 1>2 4"]


def test_the_lines_of_the_examples_run_as_told() -> None:
    """Each line joins its two cities and no other: the helpers draw what the page describes."""
    for line, ends in (
        (ONE_TO_THREE, (1, 3, 1)),
        (THREE_TO_FOUR, (3, 4, 0)),
        (FOUR_TO_TWO, (2, 4, 0)),
        (ONE_TO_FOUR, (1, 4, 2)),
    ):
        state = at_draft(steam_rollers(), dice=[1, 2, 3])
        draw_line(state, 0, line)
        assert Reading(state).connections(0) == [ends]
    assert edge_to((0, 0), (1, -1)) == "ne"
