"""New Game's recorded games.

Together they must show every kind of action, every ending and every number of players.
"""

from __future__ import annotations

from tests.support.playthrough import at_random
from tests.support.record_games import Recording

RECORDINGS = [
    Recording("two-at-random", 2, at_random),
    Recording("three-at-random", 3, at_random),
    Recording("four-at-random", 4, at_random),
]
