"""Steam Rollers' picture: regions, modules, what each state shows, frozen structures."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.games.steam_rollers.choosers import deliverer
from tests.games.steam_rollers.positions import at_draft, draw_line, steam_rollers
from tests.pictures.reading import SVG, Drawing
from tests.pictures.scenes import SPEAKER, UNRULY, states
from tests.pictures.test_contract import MOST_BYTES
from tests.pictures.test_palette import LEAST_CONTRAST, _contrast
from whistlestop.core.bits import BITS
from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER, Action, Game
from whistlestop.core.picture import SHAPES, WIDE, View
from whistlestop.core.picture.palette import colour
from whistlestop.core.registry import find_title
from whistlestop.games.steam_rollers import position as p
from whistlestop.games.steam_rollers.board import EDGES
from whistlestop.games.steam_rollers.game import NONE
from whistlestop.games.steam_rollers.picture.hexes import (
    Hexes,
)
from whistlestop.games.steam_rollers.picture.paper import BORDERS, FILL
from whistlestop.games.steam_rollers.position import Position

HERE = Path(__file__).resolve().parent
MODULES = {"walls": "hard", "wild": "on", "orders": "on", "powers": "on"}
Moment = tuple[Position, Action | None]


def with_modules(board: str, players: int) -> Game:
    return find_title("steam-rollers").game(players, board, MODULES)


def _draw(
    state: Position,
    last: Action | None = None,
    viewer: int | None = None,
    shape: str = WIDE,
) -> Drawing:
    view = View(SPEAKER, viewer, last=last, shape=shape)
    return Drawing(state.game.picture.draw(state, view))


@cache
def played(players: int, board: str, options: str, seed: str) -> tuple[Moment, ...]:
    """Every state of a game between players who deliver, with what led there."""
    generator = random.Random(seed)
    choose = deliverer(generator)
    state = steam_rollers(players, board, options).start()
    found: list[Moment] = []
    last: Action | None = None
    while True:
        copy = state.copy()
        assert isinstance(copy, Position)
        found.append((copy, last))
        if state.to_act == OVER:
            return tuple(found)
        last = draw(state, generator) if state.to_act == CHANCE else choose(state)
        state.apply(last)


def everything() -> tuple[Moment, ...]:
    return played(3, "standard", "walls=medium wild=on orders=on powers=on", "everything")


# Boards and modules


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("board", "players"), [("standard", 5), ("island", 4), ("valley", 5)])
def test_with_all_modules_everything_is_choosable_small_and_without_overlaps(
    board: str, players: int, shape: str
) -> None:
    game = with_modules(board, players)
    for n, (state, last) in enumerate(states(game, f"modules {board}", 7)):
        svg = game.picture.draw(state, View((SPEAKER, UNRULY)[n % 2], last=last, shape=shape))
        drawing = Drawing(svg)
        assert drawing.overlaps() == []
        assert [text for text in drawing.texts if not drawing.frame.holds(text.box)] == []
        assert len(set(drawing.ids)) == len(drawing.ids)
        legal = [] if state.to_act == CHANCE else state.legal_actions()
        assert set(drawing.choices) == {int(action.id) for action in legal}
        assert len(svg.encode()) < MOST_BYTES


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("board", ["standard", "island", "valley"])
def test_any_track_in_any_hex_can_be_chosen_at_once(board: str, shape: str) -> None:
    game = with_modules(board, 4)
    for state, last in _choosing(game, "power track"):
        drawing = _draw(state, last, shape=shape)
        assert len(drawing.choices) == 15 * int(state.setup.open_hexes)
        assert drawing.overlaps() == []
        assert len(drawing.source.encode()) < MOST_BYTES


def _choosing(game: Game, notation: str) -> Iterator[Moment]:
    """The states in which somebody has just said so."""
    generator = random.Random(notation)
    state = game.start()
    wanted = game.by_notation[notation]
    while True:
        if state.to_act != CHANCE and wanted in state.legal_actions():
            state.apply(wanted)
            assert isinstance(state, Position)
            yield state, wanted
            return
        legal = state.legal_actions()
        state.apply(draw(state, generator) if state.to_act == CHANCE else legal[-1])


@pytest.mark.parametrize("shape", SHAPES)
def test_along_games_of_sensible_players_no_two_texts_overlap(shape: str) -> None:
    for state, last in everything()[::9]:
        assert _draw(state, last, shape=shape).overlaps() == []


@pytest.mark.parametrize("shape", SHAPES)
def test_a_player_alone_has_a_picture_too(shape: str) -> None:
    game = find_title("steam-rollers").game(1, "", {"solo": "on"})
    for state, last in states(game, "alone", 11):
        assert isinstance(state, Position)
        drawing = _draw(state, last, shape=shape)
        assert drawing.overlaps() == []
        legal = [] if state.to_act == CHANCE else state.legal_actions()
        assert set(drawing.choices) == {int(action.id) for action in legal}


# What is shown


def test_the_tracks_on_the_large_sheet_are_those_of_its_player() -> None:
    for state, last in everything()[::25]:
        n = int(state.setup.open_hexes)
        for seat in range(3):
            drawing = _draw(state, last, viewer=seat)
            shown = {name[6:] for name in drawing.ids if name.startswith("track_")}
            names = state.setup.map.names
            assert shown == {
                names[state.setup.hexes[hex]]
                for hex in range(n)
                if state.track[seat * n + hex] != NONE
            }


def test_a_viewer_has_her_own_sheet_large_and_else_who_acts() -> None:
    for state, last in everything()[40::60]:
        for seat in range(3):
            assert f"holds_{seat + 1}" in _draw(state, last, viewer=seat).ids
        if state.to_act >= 0:
            assert f"holds_{state.to_act + 1}" in _draw(state, last).ids
        ids = _draw(state, last).ids
        assert {"seat_1", "seat_2", "seat_3"} <= set(ids)


def _lines_of(drawing: Drawing, name: str) -> list[str]:
    (element,) = [e for e in drawing.elements if e.get("id") == name]
    return [child.get("class", "") for child in element if child.tag == f"{SVG}path"]


def test_track_that_connects_cities_differs_from_track_that_does_not() -> None:
    game = steam_rollers(2)
    state = at_draft(game, dice=[1, 2, 3])
    draw_line(state, 0, [(1, 1), (2, 1), (3, 1), (4, 1)])
    draw_line(state, 0, [(4, 1), (5, 1), (6, 1)])
    drawing = _draw(state)
    names = game.map.names
    joined, loose = f"track_{names[2, 1]}", f"track_{names[5, 1]}"
    mine = f"s-{game.title.seat_colour(0)} none"
    assert mine in _lines_of(drawing, joined)
    assert mine not in _lines_of(drawing, loose)


def test_the_track_built_last_is_marked_on_the_sheet_of_its_builder() -> None:
    marked = 0
    for state, last in everything():
        if last is None or last.kind != "build" or state.round < 2:
            continue
        hex = str(last.fields[0])
        for seat in range(3):
            drawing = _draw(state, last, viewer=seat)
            if f"track_{hex}" in drawing.ids:
                marked += "s-glow none" in _lines_of(drawing, f"track_{hex}")
        break
    assert marked == 1


def test_every_cube_die_and_card_is_on_the_table() -> None:
    for state, last in everything()[::20]:
        drawing = _draw(state, last)
        cubes = [name for name in drawing.ids if name.startswith("cube_")]
        assert len(cubes) == sum(int(n) for n in state.supply)
        private = [name for name in drawing.ids if name.startswith("private_")]
        assert len(private) == sum(cube != NONE for cube in state.private)
        dice = [name for name in drawing.ids if name.startswith("die_")]
        drafted = int(state.value != NONE) + int(state.claimer != NONE)
        assert len(dice) == (sum(state.dice) + drafted if state.black != NONE else 0)
        assert {f"card_{n}" for n in range(1, 7)} <= set(drawing.ids)
        orders = [name for name in drawing.ids if name.startswith("order_")]
        assert len(orders) == sum(side != NONE for side in state.tile_side)


def test_the_black_die_says_what_it_allows() -> None:
    for value, types in ((1, "straight and gentle"), (3, "straight and sharp")):
        drawing = _draw(at_draft(steam_rollers(2), dice=[1, 2, 3], black=value))
        assert f"(black die {value}: {types})" in drawing.structure()


def test_scores_are_shown_with_their_parts() -> None:
    state, last = everything()[-1]
    for seat in range(3):
        drawing = _draw(state, last, viewer=seat)
        words = [text.words for text in drawing.texts]
        assert str(state.scores()[seat]) in words
        for part in ("deliveries", "network", "engine", "cards", "orders", "power"):
            assert part in words


def _picks(drawing: Drawing) -> dict[str, str]:
    """What can be picked as a first step, with the actions that it lists."""
    return {
        element.attrib["data-pick"]: element.get("data-offers", "")
        for element in drawing.elements
        if "data-pick" in element.attrib
    }


@pytest.mark.parametrize("shape", SHAPES)
def test_a_hex_can_be_picked_anywhere_and_holds_its_builds(shape: str) -> None:
    state = at_draft(steam_rollers(2), dice=[1, 2, 3])
    assert not _picks(_draw(state, shape=shape))
    state.play(state.parse("draft 2"))
    drawing = _draw(state, shape=shape)
    holding = {e.attrib["data-in"] for e in drawing.elements if "data-in" in e.attrib}
    assert holding == {name for name in _picks(drawing) if name.startswith("hex_")}
    assert len(holding) == 8


def test_a_delivery_is_chosen_by_its_cube_or_by_either_of_its_cities() -> None:
    state, last = next(
        (s, last)
        for s, last in played(3, "standard", "", "scenes")
        if s.to_act >= 0 and any(a.kind == "deliver" for a in s.legal_actions())
    )
    drawing = _draw(state, last)
    wanted = {int(a.id) for a in state.legal_actions() if a.kind == "deliver"}
    picks = _picks(drawing)
    by_city = {
        (name, int(action))
        for name, found in picks.items()
        if name.startswith("city_")
        for action in found.split()
    }
    ends = {
        (f"city_{end}", int(a.id))
        for a in state.legal_actions()
        if a.kind == "deliver"
        for end in a.fields[:2]
    }
    assert by_city == ends
    by_cube = {
        int(action)
        for e in drawing.elements
        if e.get("id", "").startswith("cube_")
        for action in (e.get("data-choice") or e.get("data-offers") or "").split()
    }
    assert by_cube == wanted


def test_what_has_the_same_number_is_told_apart_where_an_action_was_about_it() -> None:
    game = steam_rollers(2)
    touched = {
        notation: game.picture.touches(game.parse(notation), 0, viewer)
        for notation, viewer in (
            ("take 1", 1),
            ("deliver 3>5 2", 1),
            ("improve 4", 0),
            ("card 5b", 0),
            ("start 2", 0),
            ("black 3", 0),
        )
    }
    assert touched == {
        "take 1": "#card_1",
        "deliver 3>5 2": "#city_3 #city_5",
        "improve 4": "#box_4",
        "card 5b": "#card_5",
        "start 2": "seat 2",
        "black 3": "#black",
    }


def test_a_hex_offers_its_tracks_and_only_those_that_the_black_die_allows() -> None:
    state = at_draft(steam_rollers(2), dice=[1, 2, 3], black=5)
    state.play(state.parse("draft 2"))
    builds = [name for name in _draw(state).ids if name.startswith("build_")]
    assert len(builds) == 8 * 12
    straight = {f"{a}-{b}" for a, b in (EDGES[::3], EDGES[1::3], EDGES[2::3])}
    assert not straight & {name.split("_")[2] for name in builds}


def test_walls_are_drawn_where_they_stand() -> None:
    game = steam_rollers(2)
    bare, walled = (
        _draw(at_draft(game, dice=[1, 2, 3], walls=walls)).source for walls in ((), ("1|3",))
    )
    assert "s-orange none" not in bare
    assert walled.count("s-orange none") == 2  # on the map, and on all sheets at a glance


def test_a_city_counts_the_cubes_that_lie_there() -> None:
    state = at_draft(steam_rollers(2), dice=[1, 2, 3], supply={1: "red", 2: "blue blue"})
    found = _draw(state).structure()
    assert "City 1: wants yellow cubes; 1 lies here" in found
    assert "City 2: wants red cubes; 2 lie here" in found


def test_a_card_says_where_it_lies() -> None:
    state = at_draft(steam_rollers(2), dice=[1, 2, 3], held={0: "1"}, sideways={1: "2"})
    found = {
        line.split()[0]: line
        for line in _draw(state).structure().splitlines()
        if line.startswith("card_")
    }
    assert "; in front of Ann)" in found["card_1"]
    assert "; sideways in front of Bob)" in found["card_2"]
    assert "in the centre)" in found["card_3"]
    assert state.upright[0] & BITS[0]


# Colours


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("board", ["standard", "island", "valley"])
def test_the_names_of_hexes_are_legible_on_every_tint(board: str, dark: bool) -> None:
    land = _channels(colour("land", dark))
    for mark in Hexes(steam_rollers(2, board)).marks:
        tint = _channels(mark.fill)
        share = FILL + BORDERS[0][1]  # a name lies inside the narrower, stronger border
        mixed = [round(a * (1 - share) + b * share) for a, b in zip(land, tint, strict=True)]
        ground = "#" + "".join(f"{n:02x}" for n in mixed)
        assert _contrast(colour("ink", dark), ground) >= LEAST_CONTRAST


def _channels(code: str) -> list[int]:
    return [int(code[n : n + 2], 16) for n in (1, 3, 5)]


# Known states

ALL = "walls=medium wild=on orders=on powers=on"
SCENES: dict[str, tuple[int, str, str, Callable[[Position, set[str]], bool]]] = {
    "set-up": (2, "island", "", lambda s, kinds: s.phase == p.SIDES and s.step == 3),
    "start": (3, "standard", "", lambda s, kinds: s.phase == p.DRAFT),
    "build": (4, "standard", "", lambda s, kinds: s.round == 6 and "build" in kinds),
    "deliver": (3, "standard", "", lambda s, kinds: s.round > 9 and "deliver" in kinds),
    "power": (3, "island", ALL, lambda s, kinds: s.phase == p.POWER),
    "cards": (3, "standard", ALL, lambda s, kinds: s.round > 5 and "use" in kinds),
    "modules": (2, "valley", ALL, lambda s, kinds: s.round == 8 and s.phase == p.ACT),
    "alone": (1, "standard", "solo=on", lambda s, kinds: s.round == 7 and s.phase == p.ACT),
    "end": (3, "standard", "", lambda s, kinds: s.phase == p.ENDED),
}


@pytest.mark.parametrize("scene", SCENES)
def test_the_structure_of_known_states_is_as_it_was(scene: str, accept: bool) -> None:
    players, board, options, wanted = SCENES[scene]
    state, last = next(
        (s, last)
        for s, last in played(players, board, options, "scenes")
        if wanted(s, {action.kind for action in s.legal_actions()})
    )
    found = _draw(state, last).structure()
    file = HERE / "golden" / f"steam-rollers-{scene}.txt"
    if accept:
        file.write_text(found, encoding="utf-8")
    assert found == file.read_text(encoding="utf-8")
