"""The ground under the maps: land where the cities are, or a coast around them."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.pictures.scenes import states
from whistlestop.core.picture import SHAPES, View
from whistlestop.core.picture.land import Ground, plain
from whistlestop.core.picture.layout import Box
from whistlestop.core.picture.palette import ROLES
from whistlestop.core.registry import find_title, load
from whistlestop.server.rendering.grounds import ground_file

TINY = Path(__file__).resolve().parents[1] / "games" / "steel_driver" / "tiny.toml"
DRAWN = (("steel-driver", "usa"), ("rolling-freight", "west"), ("rolling-freight", "southeast"))
MOST_BYTES = 190_000  # a map with its land


def _ground(title: str, board: str, shape: str) -> Ground:
    found = find_title(title)
    game = found.game(found.board(board).players[0], board)
    lying = game.picture.scene(game.start(), View(shape=shape)).map.ground
    assert lying is not None
    return lying


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("title", "board"), DRAWN)
def test_our_boards_have_land_that_was_drawn_for_the_places_of_their_cities(
    title: str, board: str, shape: str
) -> None:
    """If this fails, a layout has changed: run tools/land.py."""
    assert _ground(title, board, shape).digest


@pytest.mark.parametrize(("title", "board"), DRAWN)
def test_the_land_has_an_address_where_it_takes_its_colours_from_the_drawing(
    title: str, board: str
) -> None:
    file = ground_file(title, board, "wide")
    assert file is not None
    (group,) = ElementTree.fromstring(file)
    assert group.attrib["id"] == "ground"
    assert set(re.findall(r"var\(--ws-([a-z-]+)\)", file)) <= ROLES.keys()
    assert "#" not in file
    assert "href" not in file


@pytest.mark.parametrize(
    ("title", "board", "shape"),
    [("steel-driver", "usa", "round"), ("chess", "usa", "wide"), ("steel-driver", "moon", "wide")],
)
def test_there_is_no_land_for_a_board_that_is_not_ours(title: str, board: str, shape: str) -> None:
    assert ground_file(title, board, shape) is None


def test_a_board_without_land_of_its_own_gets_a_coast_around_its_cities() -> None:
    game = load("steel-driver", 2, str(TINY))
    lying = game.picture.scene(game.start(), View()).map.ground
    assert lying is not None
    assert lying.digest == ""
    assert [stroke.fill for stroke in lying.strokes if stroke.fill] == ["water", "land"]


def test_a_coast_can_be_drawn_around_two_cities() -> None:
    lying = plain(Box(0, 0, 100, 100), [(10, 10), (90, 90), (10, 90)])
    assert "nan" not in lying.inline


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize(("title", "board"), DRAWN)
def test_a_map_with_its_land_stays_small(title: str, board: str, shape: str) -> None:
    found = find_title(title)
    game = found.game(found.board(board).players[-1], board)
    for state, last in states(game, "small", 40):
        shown = game.picture.scene(state, View(shape=shape, last=last)).map
        assert shown.ground is not None
        size = len(shown.ground.file().encode()) + sum(len(line.encode()) for line in shown.lines)
        assert size < MOST_BYTES
