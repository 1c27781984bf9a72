"""The table as text: what a person sees."""

from __future__ import annotations

import random

import pytest

from tests.games.steam_rollers.positions import at_draft, draw, steam_rollers
from tests.support.playthrough import RefereedMatch, at_random
from whistlestop.core.panels import Page
from whistlestop.core.words import Speaker, speaker
from whistlestop.games.steam_rollers.words.names import Names
from whistlestop.games.steam_rollers.words.text import WALL, draw_map


def test_a_track_runs_from_the_middle_of_its_hex_to_two_edges_into_its_neighbours() -> None:
    state = at_draft(
        steam_rollers(), dice=[1, 2, 3], lines={0: [[(1, 1), (2, 1), (3, 0), (3, 1), (4, 1)]]}
    )
    picture = draw_map(state, Names(state.setup), 0)
    assert picture[:4] == [
        "        1     1     1     3     3     2     2     2",
        "       a1    a2     o    a4    a5    a6    a7    a8",
        "     1    ###    1// \\\\3    ###    3     2    ###    2",
        "    b1   # 1 # --+     +-- # 3 #  b6    b7   # 2 #  b9",
    ]


def test_a_town_is_marked_drawn_or_not_and_walls_stand_between_hexes() -> None:
    state = at_draft(steam_rollers(), dice=[1, 2, 3], walls=["1|3"])
    picture = draw_map(state, Names(state.setup), 0)
    assert picture[2][20] == "o"
    assert picture[1][23] == WALL
    draw(state, 0, (3, 0), ("e", "w"))
    assert draw_map(state, Names(state.setup), 0)[1][18:23] == "--o--"


@pytest.mark.parametrize("pair", ["1|3", "1|5", "2|3", "2|6", "3|4", "4|5", "4|6"])
def test_every_wall_is_drawn_along_its_whole_border(pair: str) -> None:
    """As many edges as the border has, and each with a sign on the map."""
    game = steam_rollers()
    state = at_draft(game, dice=[1, 2, 3], walls=[pair])
    edges = sum(1 for bits in state.setup.border if bits & state.walls) // 2
    drawn = sum(line.count(WALL) for line in draw_map(state, Names(state.setup), 0))
    assert edges
    assert edges <= drawn <= 2 * edges


def test_a_map_that_is_too_wide_is_cut_with_a_mark_around_the_region_in_play() -> None:
    game = steam_rollers(2, "valley")
    state = at_draft(game, dice=[1, 2, 3], supply={})
    whole = draw_map(state, Names(state.setup), 0)
    (panel, *_) = game.words.panels(state, Speaker(("Ann", "Bob")), Page(80))
    assert max(map(len, whole)) > 80 >= max(map(len, panel.lines))
    assert sum(line.endswith("…") for line in panel.lines) > 5


def test_the_table_tells_dice_supply_cards_and_sheets() -> None:
    state = at_draft(
        steam_rollers(),
        dice=[2, 2, 5],
        black=3,
        held={0: "1"},
        sideways={1: "5"},
        boxes={1: [2, 4]},
        lines={1: [[(1, 1), (2, 1), (3, 1), (4, 1)]]},
        supply={1: "red red blue"},
    )
    told = state.game.words.table(state, Speaker(("Ann", "Bob")))
    for words in (
        *("Black die 3: straight and sharp.", "White dice: 2 2 5", "City 1 yellow RRB"),
        *("1a ! +1 set the drafted die to any value", "Bob, sideways", "> Ann (starts)"),
        *("Engine 1 x 3 x 5 6: strength 2", "Cards 5a~", "Connected 1-3 (1)", "Score -1"),
    ):
        assert words in told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Cubes: Y yellow, R red, G grey, B blue, P purple, * black."),
        ("de", "Klötzchen: Y gelb, R rot, G grau, B blau, P violett, * schwarz."),
    ],
)
def test_the_letter_of_every_cube_is_explained_in_the_reader_s_language(
    language: str, told: str
) -> None:
    game = steam_rollers(2, "standard", "wild=on")
    state = at_draft(game, dice=[1, 2, 3])
    assert told in game.words.table(state, speaker(language)).splitlines()
    panels = {panel.name: panel for panel in game.words.panels(state, speaker(language), Page())}
    assert told in panels["key"].lines


@pytest.mark.parametrize("board", ["standard", "island", "valley"])
@pytest.mark.parametrize("options", ["", "wild=on orders=on powers=on walls=hard"])
def test_no_line_is_wider_than_100_columns_even_with_long_names(board: str, options: str) -> None:
    game = steam_rollers(4, board, options)
    generator = random.Random(board)
    match = RefereedMatch(game)
    match.play_out(at_random(generator), generator)
    names = ["Wilhelmina-Alexandrina van der Westhuizen the Third, of that name"] * 4
    told = game.words.table(match.state, Speaker(names))
    assert max(map(len, told.splitlines())) <= 100
