"""States to draw: along whole games, on boards of all kinds."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.support.playthrough import NAMES, at_random
from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER, Action, Game, State
from whistlestop.core.words import Speaker

SPEAKER = Speaker(NAMES)
# What people call themselves.
UNRULY = Speaker(
    (
        "Wilhelmina Featherstonehaugh-Cholmondeley",
        "<b>&\"'",
        "",
        "Đặng Thị Ünal",
        "🚂🚂🚂🚂🚂🚂🚂🚂",
    )
)

LONG = {"rolling-freight": 12, "steam-rollers": 4}  # so many more states, mostly of dice


def states(game: Game, seed: str, step: int = 1) -> Iterator[tuple[State, Action | None]]:
    """States of a random game with the action that led there: every so manyth, and the last."""
    generator = random.Random(seed)
    choose = at_random(generator)
    state = game.start()
    last: Action | None = None
    number = 0
    step *= LONG.get(game.title.name, 1)
    while True:
        if number % step == 0 or state.to_act == OVER:
            yield state, last
        if state.to_act == OVER:
            return
        last = draw(state, generator) if state.to_act == CHANCE else choose(state)
        state.apply(last)
        number += 1
