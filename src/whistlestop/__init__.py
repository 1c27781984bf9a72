"""Whistlestop: play and study railway board games.

    import whistlestop

    game = whistlestop.load("steel-driver", players=4)
    state = game.start()
    state.play(state.parse("offer red"))

The contract between games and everything else is in `whistlestop.core.game`.
"""

from whistlestop.core.chance import draw
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.game import CHANCE, OVER, Action, Game, State
from whistlestop.core.record import Record
from whistlestop.core.registry import find_title, load, title_names

__all__ = [
    "CHANCE",
    "OVER",
    "Action",
    "Game",
    "Record",
    "State",
    "WhistlestopError",
    "draw",
    "find_title",
    "load",
    "title_names",
]

__version__ = "0.1.0"
