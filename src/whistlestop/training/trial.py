"""A candidate among strangers: one of it against a table of each, and one of each against it."""

from __future__ import annotations

import random
from dataclasses import dataclass

from whistlestop.bots.bot import Bot
from whistlestop.bots.mcts import Budget
from whistlestop.bots.registry import make_bot
from whistlestop.bots.styles import style_names
from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER
from whistlestop.core.neural import Learnt
from whistlestop.core.registry import find_title
from whistlestop.training.players import Pupil
from whistlestop.training.recipe import TRIED_APART, Setup

BEST = "best"  # so far
CANDIDATE = "candidate"


@dataclass(frozen=True)
class Pairing:
    """Who is alone, and whom all other seats belong to."""

    alone: str
    others: str

    def __str__(self) -> str:
        return f"{self.alone}, {self.others}"


def pairings(title: str, simulations: int, has_best: bool) -> list[Pairing]:
    """All that a candidate goes through."""
    league = [*([BEST] if has_best else []), f"expert:{simulations}", "greedy"]
    strangers = [f"style:{name}" for name in style_names(title)]
    return [
        *(Pairing(CANDIDATE, other) for other in [*league, *strangers]),
        *(Pairing(other, CANDIDATE) for other in [*league[:-1], *strangers]),
    ]


def meet(
    title: str,
    pairing: Pairing,
    candidate: Learnt,
    best: Learnt | None,
    simulations: int,
    setup: Setup,
) -> float:
    """The win share of whoever sits alone, over an equal share: 1 is as good as the others."""
    players, board, seed = setup
    game = find_title(title).game(players, board)
    generator = random.Random(seed + TRIED_APART)

    def made(name: str) -> Bot:
        if name == CANDIDATE:
            return Pupil(Budget(simulations), candidate)
        if name == BEST:
            assert best is not None
            return Pupil(Budget(simulations), best)
        return make_bot(name)

    seat = seed % players
    bots = [made(pairing.alone if at == seat else pairing.others) for at in range(players)]
    state = game.start()
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.apply(draw(state, generator))
        else:
            state.apply(bots[state.to_act].choose(state.copy(), generator))
    outcome = state.outcome()
    assert outcome is not None
    return outcome.win_shares()[seat] * players


def strength(results: dict[str, list[float]]) -> float:
    """Over all pairings: what it gains alone, less what strangers gain against it. Of the latter
    the worst counts as much as all others together: one hole is enough to lose by."""
    alone = [_mean(shares) for name, shares in results.items() if name.startswith(CANDIDATE)]
    against = [_mean(shares) for name, shares in results.items() if name.endswith(CANDIDATE)]
    return _mean(alone) - (_mean(against) + max(against)) / 2


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)
