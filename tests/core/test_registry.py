"""Finding titles, and setting them up."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.core.toy import BOARD, TITLE
from whistlestop.core.errors import SetupError
from whistlestop.core.registry import find_title, load, title_names

LOOK = """
import sys
import whistlestop
from whistlestop.core.registry import title_names
assert "steel-driver" in title_names()
print([name for name in sys.modules if name.startswith("whistlestop.games")])
from whistlestop.core.registry import load
load("steel-driver", 3).start()
games = {name.split(".")[2] for name in sys.modules if name.count(".") > 1 and ".games." in name}
print(sorted(games))
print([name for name in sys.modules if name.endswith((".words", ".text", ".reasons"))])
"""


def test_titles_are_found_without_importing_any_and_loaded_one_by_one() -> None:
    run = subprocess.run([sys.executable, "-c", LOOK], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines() == ["[]", "['steel_driver']", "['whistlestop.core.words']"]


def test_a_title_is_its_folder_with_hyphens() -> None:
    assert "steel-driver" in title_names()
    assert find_title("steel-driver").name == "steel-driver"


@pytest.mark.parametrize("name", ["", "chess", "steel_driver", "../core", "Steel-Driver"])
def test_an_unknown_title_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(SetupError, match="steel-driver"):
        find_title(name)


def test_a_game_is_loaded_by_name_and_shared() -> None:
    game = load("steel-driver", players=4)
    assert game is load("steel-driver", players=4, board="usa")
    assert game is not load("steel-driver", players=5)
    assert repr(game) == "<steel-driver on usa, 4 players, {'first-player': 'seat-1'}>"


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(SetupError, match="is for 3 to 6 players, not 2"):
        load("steel-driver", players=2)
    with pytest.raises(SetupError, match="is for 2 to 3 players, not 4"):
        TITLE.game(4, BOARD)


def test_an_unknown_board_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SetupError, match=r"no board 'mars'; it has: usa"):
        load("steel-driver", players=3, board="mars")


def test_options_have_defaults_and_keep_their_order() -> None:
    assert TITLE.full_options({}) == {"colour": "plain", "size": "small"}
    chosen = TITLE.full_options({"size": "large", "colour": "gaudy"})
    assert list(chosen.items()) == [("colour", "gaudy"), ("size", "large")]
    one = TITLE.game(2, BOARD, {"size": "large", "colour": "gaudy"})
    assert one is TITLE.game(2, BOARD, {"colour": "gaudy", "size": "large"})


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SetupError, match="no option 'weight'; its options are: colour, size"):
        TITLE.game(2, BOARD, {"weight": "1"})


def test_a_wrong_choice_is_refused_with_the_possible_ones() -> None:
    with pytest.raises(SetupError, match="size can't be 'huge'; it can be: small, large"):
        TITLE.game(2, BOARD, {"size": "huge"})
