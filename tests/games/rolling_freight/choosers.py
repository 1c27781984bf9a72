"""Ways to play that lead a game where chance seldom does."""

from __future__ import annotations

import random

from tests.support.playthrough import Chooser
from whistlestop.core.game import Action, State

ORDER = ("steady", "deliver", "build", "buy", "improve", "station")


def busy(generator: random.Random) -> Chooser:
    """Builds, delivers and buys whatever can be, before ending a turn."""

    def choose(state: State) -> Action:
        legal = state.legal_actions()
        for kind in ORDER:
            found = [action for action in legal if action.kind == kind]
            if found and generator.random() < 0.9:
                return generator.choice(found)
        return generator.choice(legal)

    return choose


def idle(generator: random.Random) -> Chooser:
    """Ends every turn at once."""

    def choose(state: State) -> Action:
        legal = state.legal_actions()
        ends = [action for action in legal if action.kind == "end-turn"]
        return ends[0] if ends else generator.choice(legal)

    return choose


def one_station(generator: random.Random) -> Chooser:
    """Nobody does anything, except that seat 2 builds one station."""
    lazy = idle(generator)
    bought: list[int] = []

    def choose(state: State) -> Action:
        stations = [action for action in state.legal_actions() if action.kind == "station"]
        if stations and state.to_act == 1 and not bought:
            bought.append(1)
            return stations[0]
        return lazy(state)

    return choose
