"""What a choice of Steam Rollers is said to be worth is what it then does."""

from __future__ import annotations

import random

import pytest

from whistlestop.core.game import CHANCE, OVER
from whistlestop.core.words import Speaker
from whistlestop.games.steam_rollers import TITLE
from whistlestop.games.steam_rollers import position as p
from whistlestop.games.steam_rollers.position import Position

NAMES = ["Ann", "Bob", "Cid"]
SCORING = ("build", "improve", "deliver", "take")


@pytest.mark.parametrize("seed", range(4))
def test_points_are_told_before_they_are_scored(seed: int) -> None:
    generator = random.Random(seed)
    state = TITLE.game(3).start()
    assert isinstance(state, Position)
    kinds = set()
    for _ in range(700):
        if state.to_act == OVER:
            break
        legal = state.legal_actions()
        builds = [action for action in legal if action.kind in SCORING]
        chosen = generator.choice(builds or legal)
        # Card 2a goes back after its second die, whatever that is used for.
        if state.to_act != CHANCE and chosen.kind in SCORING and not state.two_dice:
            seat = int(state.to_act)
            worth = state.game.words.worth(state, chosen)
            after = state.copy()
            events = after.watch(chosen)
            assert worth.number("points") == after.scores()[seat] - state.scores()[seat]
            if chosen.kind == "build":
                joined = [event for event in events if event[0] == p.CONNECTED]
                message = worth.message()
                assert message is not None
                said = Speaker(NAMES).say(message)
                assert ("joins cities" in said) == bool(joined)
            kinds.add(chosen.kind)
        state.apply(chosen)
    assert kinds >= {"build", "improve", "take"}


def test_a_track_says_what_it_continues() -> None:
    generator = random.Random(1)
    state = TITLE.game(3).start()
    told = set()
    for _ in range(2500):
        if state.to_act == OVER:
            break
        legal = state.legal_actions()
        for action in legal if state.to_act != CHANCE else []:
            message = state.game.words.worth(state, action).message()
            if action.kind == "build" and message is not None:
                told.add(Speaker(NAMES).say(message).rstrip("0123456789"))
        state.apply(generator.choice(legal))
    assert {"joins nothing yet", "continues your track", "starts from city "} <= told
