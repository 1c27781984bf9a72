"""Our bots against OpenSpiel's own search, through the adapter, with equal time for a decision.

    python benchmarks/against_openspiel.py --games 200 --seconds 1 --out games.jsonl

One of our bots plays against OpenSpiel's MCTS bot (UCT with random rollouts) in all other seats;
seats rotate. Tables are of two and of four in turn, or of three and of four where a game needs
three, so that a share of 1 in the number of seats would be equal.

Both searches are held to the time in the same way: each is given, before every decision, the number
of simulations that its last ones took for it on the processor's clock, so that a busy machine
favours nobody. The mean time of both sides is reported. Decisions with only one choice are left
out.

Every finished game is a line of the file `--out`. A run that was stopped goes on from it, and
`--games 0` only sums it up.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from whistlestop.bots import make_bot
from whistlestop.bots.mcts import Budget, MctsBot
from whistlestop.core.game import CHANCE
from whistlestop.core.registry import find_title, title_names
from whistlestop.envs.openspiel import game_name

Row = dict[str, Any]
LEAST = 2  # simulations for a decision
LATEST = 0.3  # what the last decision counts for in a simulation's cost


class Pace:
    """Holds a search to a time for each decision."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.cost = 0.0  # seconds a simulation
        self.decisions = 0
        self.simulations = 0
        self.spent = 0.0

    def decide(self, choose: Callable[[int], tuple[int, int]]) -> int:
        """The choice of a search with so many simulations; it says how many it made."""
        wanted = max(LEAST, round(self.seconds / self.cost)) if self.cost else LEAST
        begun = time.process_time()
        action, made = choose(wanted)
        spent = time.process_time() - begun
        if made:
            self.cost += (LATEST if self.cost else 1.0) * (spent / made - self.cost)
            self.simulations += made
        self.decisions += 1
        self.spent += spent
        return action


def play(game: Any, ours: str, seat: int, seconds: float, seed: int) -> Row:
    """One game; our share of the win, and what both sides took for a decision."""
    generator = random.Random(seed)
    bot = make_bot(f"{ours}:{LEAST}")
    assert isinstance(bot, MctsBot)
    dice = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    theirs = [
        mcts.MCTSBot(game, math.sqrt(2), LEAST, evaluator, random_state=dice)
        for _ in range(game.num_players())
    ]
    paces = [Pace(seconds) for _ in theirs]
    state = game.new_initial_state()

    def ours_choose(simulations: int) -> tuple[int, int]:
        bot.budget = Budget(simulations=simulations)
        bot.simulations = 0  # an endgame needs no search
        action = bot.choose(state.position.state.copy(), generator)
        return int(action.id), bot.simulations

    def theirs_choose(simulations: int) -> tuple[int, int]:
        search = theirs[state.current_player()]
        search.max_simulations = simulations
        return int(search.step(state)), simulations

    while not state.is_terminal():
        position = state.position.state
        legal = position.legal_actions()
        if position.to_act == CHANCE:
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            action = generator.choices(outcomes, shares)[0]
        elif len(legal) == 1:
            action = int(legal[0].id)
        else:
            choose = ours_choose if position.to_act == seat else theirs_choose
            action = paces[position.to_act].decide(choose)
        state.apply_action(action)
    others = [pace for place, pace in enumerate(paces) if place != seat]
    return {"share": state.returns()[seat], **told("our", [paces[seat]]), **told("their", others)}


def told(whose: str, paces: list[Pace]) -> Row:
    decisions = max(1, sum(pace.decisions for pace in paces))
    return {
        f"{whose}_seconds": sum(pace.spent for pace in paces) / decisions,
        f"{whose}_simulations": sum(pace.simulations for pace in paces) / decisions,
    }


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's, of 95 %."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    spread *= z / (1 + z * z / games)
    return max(0.0, middle - spread), min(1.0, middle + spread)


def tables_of(title: str) -> tuple[int, int]:
    """The numbers of seats that take turns."""
    return max(2, find_title(title).board().players[0]), 4


def show(rows: list[Row]) -> None:
    """A line for each title and number of seats."""
    heads = (
        "seats",
        "games",
        "wins",
        "95 %",
        "equal",
        "our s",
        "their s",
        "our sims",
        "their sims",
    )
    print(f"{'':18}" + "".join(f"{head:>12}" for head in heads))
    for title, players in sorted({(row["title"], row["players"]) for row in rows}):
        found = [row for row in rows if row["title"] == title and row["players"] == players]
        mean = {
            key: sum(row[key] for row in found) / len(found)
            for key in found[0]
            if key.endswith(("share", "seconds", "simulations"))
        }
        low, high = interval(mean["share"], len(found))
        cells = (
            str(players),
            str(len(found)),
            f"{mean['share']:.1%}",
            f"{low:.0%} to {high:.0%}",
            f"{1 / players:.0%}",
            f"{mean['our_seconds']:.3f}",
            f"{mean['their_seconds']:.3f}",
            f"{mean['our_simulations']:.0f}",
            f"{mean['their_simulations']:.0f}",
        )
        print(f"{title:18}" + "".join(f"{cell:>12}" for cell in cells))


def main() -> None:
    parser = argparse.ArgumentParser(description="Our bots against OpenSpiel's search.")
    parser.add_argument("titles", nargs="*", help="all of them unless named")
    parser.add_argument("--bot", default="expert", help="ours: expert or mcts")
    parser.add_argument("--games", type=int, default=200, help="of each title")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each decision")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="the file of finished games")
    options = parser.parse_args()
    titles = options.titles or title_names()
    kept = {"bot": options.bot, "seconds": options.seconds, "seed": options.seed}
    rows: list[Row] = []
    if options.out.exists():
        rows = [json.loads(line) for line in options.out.read_text().splitlines()]
    if any(row[key] != value for row in rows for key, value in kept.items()):
        sys.exit(f"{options.out} holds games of another bot, time or seed; choose another file.")
    done = {(row["title"], row["number"]) for row in rows}
    with options.out.open("a", encoding="utf-8") as file:
        for number in range(options.games):
            for title in titles:
                if (title, number) in done:
                    continue
                players = tables_of(title)[number % 2]
                seat = number // 2 % players
                game = pyspiel.load_game(f"{game_name(title)}(players={players})")
                begun = time.perf_counter()
                result = play(game, options.bot, seat, options.seconds, options.seed + number)
                row = {"title": title, "number": number, "players": players, "seat": seat}
                rows.append({**kept, **row, **result})
                print(json.dumps(rows[-1]), file=file, flush=True)
                took = time.perf_counter() - begun
                share = result["share"]
                print(
                    f"{title} {number + 1} of {options.games}: {share:g}, {took:.0f} s",
                    file=sys.stderr,
                )
    if rows:
        show(rows)


if __name__ == "__main__":
    main()
