"""A picked delivery is seen on its way: its route, its count, its price; a picked track is lit."""

from __future__ import annotations

import random
from functools import lru_cache

import pytest

from whistlestop.bots import decide, make_bot
from whistlestop.core.game import CHANCE, OVER, State
from whistlestop.core.picture import View
from whistlestop.core.registry import find_title
from whistlestop.core.shortcuts import choices
from whistlestop.games.steam_rollers.position import Position
from whistlestop.server.table.choosing import key_of, offers
from whistlestop.server.table.game_view import MOST_OTHERS, other_ways

GAMES = 4  # at most; in some nobody delivers


@lru_cache(maxsize=4)
def at_deliveries(game: str, wanted: int = 12, first: int = 0) -> list[State]:
    """Positions of games of bots in which something can be delivered; `first` is the first seed."""
    bot = make_bot("greedy")
    found: list[State] = []
    for seed in range(first, first + GAMES):
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
        assert isinstance(state, Position)
        view = View(viewer=int(state.to_act), choices=False)
        for action in state.legal_actions():
            if action.kind == "deliver":
                *_, route = state.game.picture.ahead(state, [action], view).lines
                assert route.count("<text ") == int(action.fields[2]) - int(state.raised)


@pytest.mark.parametrize(
    ("game", "wanted", "first"), [("steam-rollers", 24, 3), ("rolling-freight", 18, 0)]
)
def test_the_other_way_of_a_picked_delivery_lies_faint_below_it_and_is_offered(
    game: str, wanted: int, first: int
) -> None:
    """Where the same piece could go over other tracks; else there is nothing of the kind."""
    seen = set()
    for state in at_deliveries(game, wanted, first)[-7:]:
        view = View(viewer=int(state.to_act), choices=False)
        found = [c for c in choices(state) if c.actions[0].kind == "deliver" and not c.is_step]
        for choice in found:
            ahead = state.game.picture.ahead(state, choice.actions, view)
            others = [c for c in found if c.notation.startswith(ahead.family) and c != choice]
            faint = [line for line in ahead.lines if line.startswith('<g id="other_way"')]
            assert len(faint) <= min(1, len(others))
            assert "<text " not in "".join(faint)
            offered = offers(state, view.speaker)
            (picked,) = (one for one in offered if one.key == key_of(choice.actions))
            told = other_ways(state, offered, picked, ahead.family)
            assert len(faint) <= len(told) == min(MOST_OTHERS, len(others))
            seen.add(bool(faint))
    assert seen == {False, True}


def test_the_hex_of_a_picked_track_is_lit_with_a_dot_at_both_its_ends() -> None:
    state = at_deliveries("steam-rollers")[0]
    view = View(viewer=int(state.to_act), choices=False)
    builds = [action for action in state.legal_actions() if action.kind == "build"]
    assert builds
    for action in builds:
        (lit,) = state.game.picture.ahead(state, [action], view).lines
        assert lit.startswith('<g id="picked_build"')
        assert lit.count("<circle ") >= 2
