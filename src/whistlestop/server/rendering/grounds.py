"""The land under a board's map, at an address of its own: a browser loads it once and keeps it."""

from __future__ import annotations

from functools import lru_cache

from whistlestop.core.errors import SetupError
from whistlestop.core.game import Game
from whistlestop.core.picture import SHAPES, View
from whistlestop.core.registry import find_title


def ground_address(game: Game, shape: str, digest: str) -> str:
    """It changes with what is drawn there, so it may be kept for ever."""
    return f"/ground/{game.title.name}/{game.board.name}/{shape}.svg?{digest}"


@lru_cache(maxsize=32)
def ground_file(title: str, board: str, shape: str) -> str | None:
    """The land drawn for a board of ours, if there is such a board and any land for it."""
    if shape not in SHAPES:
        return None
    try:
        found = find_title(title)
        game = found.game(found.board(board).players[0], board)
        lying = game.picture.scene(game.start(), View(shape=shape, choices=False)).map.ground
    except SetupError:
        return None
    return lying.file() if lying is not None and lying.digest else None
