"""Finds titles by name, importing only the one that is asked for.

A game is a folder in the games package; its name in commands is the folder's, with hyphens.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from whistlestop.core.errors import SetupError
from whistlestop.core.game import Game
from whistlestop.core.title import Title
from whistlestop.core.words import say

PACKAGE = "whistlestop.games"
FOLDER = Path(__file__).resolve().parent.parent / "games"


def title_names() -> list[str]:
    """The names of all titles, without importing any."""
    return list(_title_names())


@lru_cache(maxsize=1)
def _title_names() -> tuple[str, ...]:
    """Read once: a server asks at every request."""
    found = pkgutil.iter_modules([str(FOLDER)])
    return tuple(sorted(module.name.replace("_", "-") for module in found if module.ispkg))


def find_title(name: str) -> Title:
    if name not in _title_names():
        raise SetupError(
            say(
                "There is no game {name}; there are: {known}.",
                kind="game",
                name=repr(name),
                known=", ".join(title_names()),
            )
        )
    module = importlib.import_module(f"{PACKAGE}.{name.replace('-', '_')}")
    title = module.TITLE
    assert isinstance(title, Title)
    return title


def load(
    name: str, players: int, board: str = "", options: Mapping[str, str] | None = None
) -> Game:
    """A game by its title's name, ready to `start`."""
    return find_title(name).game(players, board, options)
