"""Our bots against OpenSpiel's own search, through the adapter, with equal time for a decision.

    python benchmarks/against_openspiel.py steel-driver --bot expert --players 4 --games 200

One of ours sits against OpenSpiel's MCTS bot (UCT with random rollouts) at all other seats; seats
rotate. OpenSpiel's Python search takes a number of simulations, so that number is set before each
decision to what the last ones took, and the mean time of both sides is told. A share of 1 in the
number of players would be equal.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from whistlestop.bots import make_bot
from whistlestop.core.game import CHANCE, OVER
from whistlestop.core.registry import title_names
from whistlestop.envs.openspiel import game_name


class TimedSearch:
    """OpenSpiel's search, held to a time for each decision."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        dice = np.random.RandomState(seed)
        self.seconds = seconds
        evaluator = mcts.RandomRolloutEvaluator(1, dice)
        self.bot = mcts.MCTSBot(game, math.sqrt(2), 2, evaluator, random_state=dice)
        self.speed = 0.0  # simulations a second
        self.simulations = 0

    def step(self, state: Any) -> int:
        wanted = max(2, round(self.speed * self.seconds))
        self.bot.max_simulations = wanted
        begun = time.process_time()
        action: int = self.bot.step(state)
        measured = wanted / max(1e-6, time.process_time() - begun)
        self.speed = measured if not self.speed else 0.7 * self.speed + 0.3 * measured
        self.simulations += wanted
        return action


def play(game: Any, ours: str, seat: int, seconds: float, seed: int) -> dict[str, float]:
    """One game; our share of the win, and the time that both sides took."""
    generator = random.Random(seed)
    bot = make_bot(f"{ours}:{seconds}s")
    theirs = [TimedSearch(game, seconds, seed + place) for place in range(game.num_players())]
    state = game.new_initial_state()
    spent, decisions = [0.0, 0.0], [0, 0]
    while not state.is_terminal():
        inner = state.position.state
        if inner.to_act == CHANCE:
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(generator.choices(outcomes, shares)[0])
            continue
        if len(inner.legal_actions()) == 1:
            state.apply_action(int(inner.legal_actions()[0].id))
            continue
        mine = inner.to_act == seat
        begun = time.process_time()
        if mine:
            action = int(bot.choose(inner.copy(), generator).id)
        else:
            action = theirs[inner.to_act].step(state)
        spent[mine] += time.process_time() - begun
        decisions[mine] += 1
        state.apply_action(action)
    assert state.position.state.to_act == OVER
    return {
        "share": state.returns()[seat],
        "our_seconds": spent[1] / max(1, decisions[1]),
        "their_seconds": spent[0] / max(1, decisions[0]),
        "their_simulations": sum(search.simulations for search in theirs) / max(1, decisions[0]),
    }


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's, of 95 %."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    spread *= z / (1 + z * z / games)
    return max(0.0, middle - spread), middle + spread


def main() -> None:
    parser = argparse.ArgumentParser(description="Our bots against OpenSpiel's search.")
    parser.add_argument("title", choices=title_names())
    parser.add_argument("--bot", default="expert", help="ours: expert or mcts")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each decision")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    game = pyspiel.load_game(f"{game_name(options.title)}(players={options.players})")
    rows = []
    for number in range(options.games):
        seat = number % options.players
        rows.append(play(game, options.bot, seat, options.seconds, options.seed * 1000 + number))
    mean = {key: sum(row[key] for row in rows) / len(rows) for key in rows[0]}
    low, high = interval(mean["share"], len(rows))
    result = {**vars(options), **mean, "low": low, "high": high, "equal": 1 / options.players}
    print(json.dumps(result))


if __name__ == "__main__":
    main()
