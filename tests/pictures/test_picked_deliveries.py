"""A picked delivery is seen on its way: its route, its count, its price."""

from __future__ import annotations

import random
from functools import lru_cache

import pytest

from whistlestop.bots import decide, make_bot
from whistlestop.core.game import CHANCE, OVER, State
from whistlestop.core.picture import View
from whistlestop.core.registry import find_title
from whistlestop.core.shortcuts import choices

GAMES = 4  # at most; in some nobody delivers


@lru_cache(maxsize=2)
def at_deliveries(game: str, wanted: int = 12) -> list[State]:
    """Positions of games of bots in which something can be delivered."""
    bot = make_bot("greedy")
    found: list[State] = []
    for seed in range(GAMES):
        generator = random.Random(seed)
        state = find_title(game).game(3).start()
        while state.to_act != OVER and len(found) < wanted:
            legal = state.legal_actions()
            if state.to_act == CHANCE:
                state.apply(generator.choice(legal))
                continue
            if any(action.kind == "deliver" for action in legal):
                found.append(state.copy())
            state.apply(decide(bot, "greedy", state, generator))
    assert found
    return found


@pytest.mark.parametrize("game", ["steam-rollers", "rolling-freight"])
def test_every_delivery_that_can_be_picked_has_a_ticket(game: str) -> None:
    for state in at_deliveries(game):
        view = View(viewer=int(state.to_act), choices=False)
        for choice in choices(state):
            if choice.actions[0].kind != "deliver" or choice.is_step:
                continue
            ahead = state.game.picture.ahead(state, choice.actions, view)
            assert ahead.ticket is not None, choice.notation
            assert choice.notation.startswith(ahead.family)


def test_a_picked_delivery_counts_its_distance_on_the_sheet() -> None:
    """A number at each town and city that counts."""
    for state in at_deliveries("steam-rollers"):
        view = View(viewer=int(state.to_act), choices=False)
        for action in state.legal_actions():
            if action.kind == "deliver":
                (route,) = state.game.picture.ahead(state, [action], view).lines
                assert route.count("<text ") == int(action.fields[2]) - int(state.raised)  # type: ignore[attr-defined]
