"""Set-ups of every title that the interfaces are tried on, and games played on them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from tests.conformance.setups import SetUp, set_ups
from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER, Game, State
from whistlestop.core.registry import find_title
from whistlestop.envs import VERSIONS

TITLES = sorted(VERSIONS)


def few_and_many(title: str) -> list[int]:
    """The least and the most that may play on the title's usual board."""
    players = find_title(title).board().players
    return [players[0], players[-1]]


def tables() -> list[tuple[str, int]]:
    return [(title, players) for title in TITLES for players in few_and_many(title)]


def varied_set_ups() -> list[SetUp]:
    """Every board with few and with many, and every option's every choice once."""
    found: dict[tuple[str, ...], SetUp] = {}
    for title in TITLES:
        for set_up in set_ups(title):
            few = str(set_up.players == find_title(title).board(set_up.board).players[0])
            board = set_up.board if not set_up.option else ""
            key = (title, board, few if not set_up.option else "", set_up.option, set_up.value)
            found[key] = set_up
    return list(found.values())


def states(game: Game, seed: str) -> Iterator[State]:
    """Every position of a random game, chance events too; each a copy."""
    generator = random.Random(seed)
    state = game.start()
    while True:
        yield state.copy()
        if state.to_act == OVER:
            return
        if state.to_act == CHANCE:
            state.apply(draw(state, generator))
        else:
            state.apply(generator.choice(state.legal_actions()))
