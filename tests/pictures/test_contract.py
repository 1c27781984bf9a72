"""What every picture of every game holds to."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import pytest

from tests.languages.reading import LANGUAGES
from tests.pictures.reading import Drawing
from tests.pictures.scenes import SPEAKER, UNRULY, states
from tests.support.playthrough import NAMES
from tests.support.titles import illustrated
from whistlestop.core.game import CHANCE, Game, State
from whistlestop.core.picture import (
    AUTO,
    DARK,
    LEAST_TEXT,
    LIGHT,
    MAP_WIDTH,
    NARROW,
    SHAPES,
    WIDE,
    Panel,
    View,
)
from whistlestop.core.picture.palette import INKS, MARKS, ORNAMENTS
from whistlestop.core.registry import find_title
from whistlestop.core.words import speaker

LEAST_IN_PANEL = {WIDE: 11.0, NARROW: 12.0}
MOST_BYTES = 200_000  # without the land, which a page fetches once, by an address of its own


def _set_ups() -> list[Any]:
    """Every board with as many as can play there, which is where room gets scarce; and with as
    few."""
    few = pytest.mark.long("the same pictures where few play")
    found = []
    for name in illustrated():
        title = find_title(name)
        for board in title.boards():
            players = title.board(board).players
            for number, marks in ((players[-1], []), (players[0], [few])):
                set_up = (name, board, number)
                found.append(pytest.param(set_up, id=str(set_up), marks=marks))
    return found


@pytest.fixture(scope="module", params=_set_ups())
def game(request: pytest.FixtureRequest) -> Game:
    name, board, players = request.param
    return find_title(name).game(players, board)


@pytest.fixture(scope="module", params=SHAPES)
def shape(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@dataclass(frozen=True)
class Drawn:
    state: State
    drawing: Drawing


@pytest.fixture(scope="module")
def along(game: Game, shape: str) -> list[Drawn]:
    """A game from its start to its end, drawn and read once for all tests that only look."""
    return [
        Drawn(
            state.copy(),
            Drawing(game.picture.draw(state, View(SPEAKER, last=last, shape=shape))),
        )
        for state, last in states(game, "along", 3)
    ]


def _legal(state: State) -> set[int]:
    return {int(action.id) for action in state.legal_actions()} if state.to_act != CHANCE else set()


def test_everything_legal_can_be_chosen_and_nothing_else(along: list[Drawn]) -> None:
    for drawn in along:
        assert set(drawn.drawing.choices) == _legal(drawn.state)


def test_a_choice_says_what_choosing_it_means(game: Game, along: list[Drawn]) -> None:
    for drawn in along:
        for action, label in drawn.drawing.choices.items():
            assert label == SPEAKER.say(game.words.label(game.actions[action]))


def test_only_who_is_to_act_is_offered_choices(game: Game) -> None:
    for state, _ in states(game, "viewer", 31):
        for seat in range(game.players):
            drawing = Drawing(game.picture.draw(state, View(SPEAKER, viewer=seat)))
            assert set(drawing.choices) == (_legal(state) if seat == state.to_act else set())
        watched = Drawing(game.picture.draw(state, View(SPEAKER, choices=False)))
        assert not watched.choices


def test_a_hint_marks_what_it_advises_and_changes_nothing_else(game: Game, shape: str) -> None:
    for state, last in states(game, "hints", 23):
        if state.to_act >= 0:
            legal = state.legal_actions()
            hinted = legal[len(legal) // 2]
            plain = game.picture.draw(state, View(SPEAKER, last=last, shape=shape))
            told = game.picture.draw(state, View(SPEAKER, last=last, hinted=hinted, shape=shape))
            choice = f'data-choice="{hinted.id}"'
            assert told.count('data-hint="yes"') == plain.count(choice) > 0
            assert told.replace(f'{choice} data-hint="yes"', choice) == plain


def _expect_room(drawing: Drawing) -> None:
    assert drawing.overlaps() == []
    for text in drawing.texts:
        assert drawing.frame.holds(text.box), text


def test_no_two_texts_overlap_and_all_are_in_the_frame(along: list[Drawn]) -> None:
    for drawn in along:
        _expect_room(drawn.drawing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_texts_overlap_in_any_language(game: Game, shape: str, language: str) -> None:
    voice = speaker(language, NAMES)
    for state, last in states(game, "overlap", 20):
        _expect_room(Drawing(game.picture.draw(state, View(voice, last=last, shape=shape))))


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_no_text_is_cut_off_in_any_language(game: Game, shape: str, language: str) -> None:
    """With short names of players, that is; long ones are."""
    voice = speaker(language, ["Ada", "Bo", "Cy", "Dot", "Eve", "Flo"])
    for state, last in states(game, "cut", 30):
        drawing = Drawing(game.picture.draw(state, View(voice, last=last, shape=shape)))
        assert [text.words for text in drawing.texts if "…" in text.words] == []


def _sizes(panel: Panel) -> list[float]:
    return [
        float(size) for line in panel.lines for size in re.findall(r'font-size="([^"]+)"', line)
    ]


def test_every_text_can_be_read_and_the_map_never_changes_its_size(game: Game, shape: str) -> None:
    """In a panel at its own size, on the map where a small screen makes it smaller."""
    boxes = set()
    for state, last in states(game, "read", 9):
        scene = game.picture.scene(state, View(SPEAKER, last=last, shape=shape))
        boxes.add((scene.map.width, scene.map.height))
        assert min(_sizes(scene.map)) >= LEAST_TEXT[shape]
        for panel in (*scene.beside, *((scene.hand,) if scene.hand else ())):
            assert min(_sizes(panel), default=99) >= LEAST_IN_PANEL[shape], panel.name
    ((width, _),) = boxes
    assert width == MAP_WIDTH[shape]


def test_ids_are_unique(along: list[Drawn]) -> None:
    for drawn in along:
        ids = drawn.drawing.ids
        assert len(set(ids)) == len(ids)


def test_a_state_is_always_drawn_the_same_way(game: Game) -> None:
    title = find_title(game.title.name)
    again = title.set_up(game.board, game.players, game.options, game.rules)
    for (state, last), (same, _) in zip(
        states(game, "same", 9), states(again, "same", 9), strict=True
    ):
        view = View(SPEAKER, last=last)
        assert game.picture.draw(state, view) == again.picture.draw(same, view)


def test_whatever_people_call_themselves_a_drawing_is_small_and_has_room_and_nothing_active(
    game: Game, shape: str
) -> None:
    """And nothing from elsewhere."""
    for state, last in states(game, "size", 10):
        svg = game.picture.draw(state, View(UNRULY, last=last, shape=shape))
        assert len(re.sub(r'<g id="ground">.*', "", svg).encode()) < MOST_BYTES
        drawing = Drawing(svg)
        _expect_room(drawing)
        for element in drawing.elements:
            assert element.tag.rpartition("}")[2] in {
                *("svg", "style", "pattern", "g", "path", "rect", "circle", "text", "title"),
                *("defs", "use", "clipPath"),
            }
            for name, value in element.attrib.items():
                assert not name.startswith("on")
                assert "href" not in name or f'id="{value[1:]}"' in svg
                for target in re.findall(r"url\(([^)]*)\)", value):
                    assert target.startswith(("#hatch_", "#clip_"))
                    assert f'id="{target[1:]}"' in svg
        assert "@import" not in svg


def test_every_text_keeps_to_the_pairs_of_ink_and_ground(along: list[Drawn]) -> None:
    pairs = {(ink, ground) for ink, grounds in INKS.items() for ground in grounds}
    pairs |= set(ORNAMENTS.items())
    pairs |= {(f"on-{mark}", mark) for mark in MARKS}
    for drawn in along:
        for text in drawn.drawing.texts:
            assert (text.ink, text.ground) in pairs, text


def test_themes_differ_in_the_style_sheet_alone(game: Game) -> None:
    state = game.start()
    drawings = [
        game.picture.draw(state, View(SPEAKER, theme=theme)).splitlines()
        for theme in (AUTO, LIGHT, DARK)
    ]
    assert len({tuple(lines[2:]) for lines in drawings}) == 1
    assert "var(" in drawings[0][1]
    assert "var(" not in drawings[1][1] + drawings[2][1]


def test_what_moves_between_states_is_a_piece_placed_by_its_transform(along: list[Drawn]) -> None:
    """So that a page can slide it: whatever else a state changes, an id keeps its kind."""
    kinds: dict[str, str | None] = {}
    for drawn in along:
        for element in drawn.drawing.elements:
            name = element.get("id")
            if name is not None and not name.startswith("part_"):
                assert kinds.setdefault(name, element.get("class")) == element.get("class")
                assert (element.get("class") == "piece") == ("transform" in element.attrib)


def test_a_notebook_shows_a_state_by_its_drawing(game: Game) -> None:
    state = game.start()
    assert state._repr_svg_() == game.picture.draw(state, View(shape=WIDE, theme=AUTO))
