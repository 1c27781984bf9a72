"""The games have the same rooms, and the same names for the same things in them."""

from __future__ import annotations

import pytest

from tests.support.titles import illustrated, judged
from whistlestop.core.registry import find_title

# What every game has, by room; "" is the game's own folder, where the rules are.
ROOMS = {
    "": {
        "__init__.py",
        "actions.py",
        "board.py",
        "final.py",
        "game.py",
        "position.py",
        "rulings.py",
        "state.py",
    },
    "boards": set(),
    "rules": {"de.md", "en.md", "fr.md", "nl.md"},
    "words": {
        *("__init__.py", "actions.py", "description.py", "log.py", "names.py", "score_sheet.py"),
        *("text.py", "words.py"),
    },
    "picture": {"__init__.py", "map.py", "picture.py"},
    "guide": {"__init__.py", "figures.py", "guide.py", "positions.py"},
    "strategy": {"de.md", "en.md", "fr.md", "measured.toml", "nl.md"},
    "mind": {
        *("__init__.py", "expertise.py", "features.py", "judgement.py", "judgement.toml"),
        "outlook.py",
    },
}
# What only some games need, in the rooms whose files are not named after the game's own parts.
SOMETIMES = {
    "words": {
        "cards.py",  # uses of special cards, beside actions.py
        "chains.py",  # actions of chains, beside actions.py
        "orders.py",  # standing orders
        "powers.py",  # starting powers
        "results.py",  # parts of the scores, and awards
        "prospects.py",  # what may be earned soon, for worth.py
        "textmap.py",  # the map in letters, beside text.py
        "shortcuts.py",  # sequences of actions that belong together
        "worth.py",  # what actions cost and bring
    },
    "mind": {
        "approach.py",  # how far cities are from being joined
        "expertise.toml",  # weights of an expert's own
        "mastery.py",  # what a master measures
        "mastery.toml",  # and has learnt
        "neural.toml",  # what a network has learnt for an expert
        "openings.toml",  # how strong players open
    },
}
OPTIONAL = {
    "picture": illustrated,
    "guide": illustrated,
    "strategy": illustrated,
    "mind": judged,
}  # only a title that has one has the room
COMPILER_LEAVES = {"__pycache__"}


@pytest.mark.parametrize("room", ROOMS)
def test_every_game_has_the_same_rooms_with_the_same_names(title_name: str, room: str) -> None:
    folder = find_title(title_name).folder / room
    if room in OPTIONAL and not folder.exists():
        assert title_name not in OPTIONAL[room]()
        return
    files = {path.name for path in folder.iterdir()} - COMPILER_LEAVES
    assert ROOMS[room] <= files
    if room in SOMETIMES:
        assert files <= ROOMS[room] | SOMETIMES[room]
