"""Measures hints where they are needed most: after play without sense.

    PYTHONPATH=build/compiled python benchmarks/hints.py steam-rollers --games 100

Four seats play at random until each has had eight turns; a turn is what a seat decides in a row.
From there one seat, another in each game, takes the first hint at every decision, and the others
play `greedy`. The same position is then played once more with the same draws, and `greedy` in that
seat too. So equal advice wins as often as `greedy` does there, and the difference within each pair
tells more than the two shares.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys

from whistlestop.arena.standings import wilson
from whistlestop.bots import make_bot
from whistlestop.bots.advice import advise
from whistlestop.bots.bot import Bot
from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER, Action, Game, State
from whistlestop.core.registry import find_title, title_names

SEATS = 4
SURE = 1.96  # standard errors on either side of a 95 % interval


class Follower:
    """Takes the first of a bot's hints."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.bot = make_bot(name)

    def choose(self, state: State, generator: random.Random, /) -> Action:
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        notation = advise(self.bot, self.name, state, generator)[0].action
        return next(action for action in legal if action.notation == notation)


def after_random_play(game: Game, turns: int, generator: random.Random) -> State:
    """Where every seat has had so many turns, or the game is over."""
    state = game.start()
    had = [0] * game.players
    mover = CHANCE
    while state.to_act != OVER and min(had) < turns:
        if state.to_act == CHANCE:
            state.apply(draw(state, generator))
            continue
        if state.to_act != mover:
            mover = int(state.to_act)
            had[mover] += 1
        state.apply(generator.choice(state.legal_actions()))
    return state


def play_on(state: State, bots: list[Bot], seed: int) -> tuple[list[float], list[int]]:
    """How a game ends: the shares of the win, and the scores. Draws and bots have generators of
    their own, so that a bot that thinks more doesn't change what is drawn."""
    draws, thoughts = random.Random(seed), random.Random(seed + 1)
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.apply(draw(state, draws))
        else:
            state.apply(bots[state.to_act].choose(state.copy(), thoughts))
    outcome = state.outcome()
    assert outcome is not None
    return list(outcome.win_shares()), list(outcome.scores)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=title_names())
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="master:100", help="who gives the hints")
    parser.add_argument("--turns", type=int, default=8, help="of random play, for each seat")
    parser.add_argument("--first", type=int, default=0, help="the first game's number")
    chosen = parser.parse_args()

    game = find_title(chosen.game).game(SEATS)
    hinted: list[float] = []
    greedy: list[float] = []
    points: list[int] = []
    for number in range(chosen.first, chosen.first + chosen.games):
        begun = after_random_play(game, chosen.turns, random.Random(number))
        if begun.to_act == OVER:
            continue
        seat = number % SEATS
        for shares, name in ((hinted, chosen.bot), (greedy, "")):
            bots: list[Bot] = [make_bot("greedy") for _ in range(SEATS)]
            if name:
                bots[seat] = Follower(name)
            won, scores = play_on(begun.copy(), bots, number)
            shares.append(won[seat])
            points.append(scores[seat])
        print(tell(chosen.bot, hinted, greedy, points), file=sys.stderr, flush=True)
    print(tell(chosen.bot, hinted, greedy, points))
    return 0


def tell(bot: str, hinted: list[float], greedy: list[float], points: list[int]) -> str:
    games = len(hinted)
    if games < 2:
        return f"{games} games"
    parts = []
    for name, shares, scores in ((bot, hinted, points[::2]), ("greedy", greedy, points[1::2])):
        low, high = wilson(sum(shares), games)
        mean = statistics.fmean(scores)
        parts.append(
            f"{name} {sum(shares) / games:.0%} ({low:.0%} to {high:.0%}), {mean:.1f} points"
        )
    gains = [one - other for one, other in zip(hinted, greedy, strict=True)]
    gain, error = statistics.fmean(gains), SURE * statistics.stdev(gains) / games**0.5
    parts.append(f"difference {gain:+.0%} ({gain - error:+.0%} to {gain + error:+.0%})")
    return f"{games} games: " + "; ".join(parts)


if __name__ == "__main__":
    sys.exit(main())
