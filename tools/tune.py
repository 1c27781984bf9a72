"""Finds the weights of a game's judgement by self-play.

    PYTHONPATH=build/compiled python -m tools.tune steel-driver [--games 2000] [--rounds 4]

Each round plays games between greedy bots that judge by the present weights and now and then act at
random, so that bad positions are seen too. The final scores then show what each measure was worth
at each stage: least squares over the differences between the seats of a table, drawn a little
towards the present weights. The spreads are those that make the observed winners most likely. We
take half a step towards the result and test it: a greedy bot with the new weights plays against
greedy bots with the old ones. The new weights are kept only if it wins more than its share, because
what explains old games is not always good to play by. The result goes to the game's judgement.toml,
unless --output names another file.

Terms that are score already made (a judgement's `certain`) keep their weight of one.
"""

from __future__ import annotations

import argparse
import itertools
import math
import os
import random
import sys
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from tools.matches import Setup, gain, played, setups, tried
from whistlestop.bots.greedy import GreedyBot
from whistlestop.bots.processes import answers
from whistlestop.core.game import Action, State
from whistlestop.core.judgement import Weights
from whistlestop.core.registry import find_title

STEP = 0.5  # of the way to the weights that a round finds
WIDER = 1.5  # how much larger or smaller a round may find a spread
EVERY = 3  # positions: neighbours say the same
RIDGE = 0.002  # of a measure's own variance, towards the weights so far


@dataclass
class Sums:
    """What a stage's least squares need: products of measures, and of measures and scores."""

    size: int
    products: list[list[float]] = field(default_factory=list)
    targets: list[float] = field(default_factory=list)
    count: int = 0

    def __post_init__(self) -> None:
        self.products = [[0.0] * self.size for _ in range(self.size)]
        self.targets = [0.0] * self.size

    def add(self, measures: list[float], target: float) -> None:
        self.count += 1
        for i, a in enumerate(measures):
            if a:
                row = self.products[i]
                for j, b in enumerate(measures):
                    row[j] += a * b
                self.targets[i] += a * target

    def merge(self, other: Sums) -> None:
        self.count += other.count
        for i in range(self.size):
            self.targets[i] += other.targets[i]
            for j in range(self.size):
                self.products[i][j] += other.products[i][j]


@dataclass
class Sample:
    """A position of a finished game: its stage, its measures by seat, and who won."""

    stage: int
    measures: list[list[float]]
    winners: tuple[float, ...]


Harvest = tuple[dict[int, Sums], list[Sample], list[float]]


def play(title: str, weights: Weights, noise: float, setup: Setup) -> Harvest:
    """One game of self-play, from its number of players, board and seed."""
    players, board, seed = setup
    game = find_title(title).game(players, board)
    judgement = game.judgement
    judgement.use(weights)
    size = len(weights.terms)
    generator = random.Random(seed)
    bot = GreedyBot()
    seen: list[tuple[int, list[list[float]]]] = []
    moments = itertools.count()

    def decide(state: State) -> Action:
        if next(moments) % EVERY == 0:
            flat = list(judgement.measure(state))
            rows = [flat[seat * size : (seat + 1) * size] for seat in range(players)]
            seen.append((int(judgement.stage(state)), rows))
        if generator.random() < noise:
            return generator.choice(state.legal_actions())
        return bot.choose(state, generator)

    outcome = played(game, decide, generator)
    sums: dict[int, Sums] = {}
    mean_score = sum(outcome.scores) / players
    for stage, rows in seen:
        means = [sum(column) / players for column in zip(*rows, strict=True)]
        into = sums.setdefault(stage, Sums(size))
        for seat, row in enumerate(rows):
            centred = [a - b for a, b in zip(row, means, strict=True)]
            into.add(centred, outcome.scores[seat] - mean_score)
    samples = [Sample(stage, rows, outcome.win_shares()) for stage, rows in seen[::4]]
    return sums, samples, list(outcome.scores)


def trial(title: str, old: Weights, new: Weights, setup: Setup) -> float:
    """What the new weights gain in one game against the old."""
    players, board, seed = setup
    game = find_title(title).game(players, board)
    generator = random.Random(seed)
    bot = GreedyBot()

    def decide(state: State) -> Action:
        game.judgement.use(new if state.to_act == seed % players else old)
        return bot.choose(state, generator)

    return gain(played(game, decide, generator), seed % players)


def solve(matrix: list[list[float]], vector: list[float]) -> list[float]:
    """Linear equations, by elimination."""
    size = len(vector)
    rows = [[*matrix[i], vector[i]] for i in range(size)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for r in range(size):
            if r != i and rows[r][i]:
                factor = rows[r][i] / rows[i][i]
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i], strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def fit(sums: Sums, before: list[float], certain: set[int]) -> list[float]:
    """The weights of a stage: what explains the scores, near the weights before."""
    free = [
        i for i in range(sums.size) if i not in certain and sums.products[i][i] > 1e-6 * sums.count
    ]
    matrix = [
        [sums.products[i][j] * (1 + RIDGE * (i == j)) + 1e-9 * (i == j) for j in free] for i in free
    ]
    # What the weights so far leave unexplained, as corrections of them.
    left = [
        sums.targets[i] - sum(sums.products[i][j] * before[j] for j in range(sums.size))
        for i in free
    ]
    weights = list(before)
    for i, correction in zip(free, solve(matrix, left), strict=True):
        weights[i] += correction
    return weights


def loss(spread: float, cases: list[tuple[list[float], tuple[float, ...]]]) -> float:
    """How surprising the winners are."""
    total = 0.0
    for values, winners in cases:
        best = max(values)
        logs = [(value - best) / spread for value in values]
        norm = math.log(sum(map(math.exp, logs)))
        total -= sum(share * (log - norm) for share, log in zip(winners, logs, strict=True))
    return total / len(cases)


def fit_spread(samples: list[Sample], weights: list[float]) -> tuple[float, float]:
    """The spread that makes the winners least surprising, and the surprise that is left."""
    cases = [
        (
            [sum(a * b for a, b in zip(row, weights, strict=True)) for row in sample.measures],
            sample.winners,
        )
        for sample in samples
    ]
    low, high = 0.0, 10.0  # logarithms
    for _ in range(40):
        a, b = low + (high - low) * 0.382, low + (high - low) * 0.618
        if loss(math.exp(a), cases) < loss(math.exp(b), cases):
            high = b
        else:
            low = a
    best = math.exp((low + high) / 2)
    return best, loss(best, cases)


def write(path: Path, title: str, weights: Weights, comment: str) -> None:
    lines = [
        f"# The weights of {title}'s judgement, for each stage in turn; see judgement.py.",
        "# Written by tools/tune.py:",
        f"#   {comment}",
        "",
        f"spread = {[round(spread, 1) for spread in weights.spread]}",
        "",
        "[weights]",
    ]
    for place, term in enumerate(weights.terms):
        lines.append(f"{term} = {[round(row[place], 3) for row in weights.table]}")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Tune a judgement by self-play.")
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=2000, help="in each round")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--trials", type=int, default=400, help="games in which a round is tried")
    parser.add_argument("--players", default="", help="numbers of players, with commas between")
    parser.add_argument("--noise", type=float, default=0.08, help="share of random actions")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--output", type=Path)
    options = parser.parse_args()
    title = find_title(options.title)
    players = [int(n) for n in options.players.split(",")] if options.players else [4]
    judgement = title.game(players[0]).judgement
    stages = len(judgement.spread)
    size = len(judgement.terms)
    flat = list(judgement.weights)
    weights = Weights(
        judgement.terms,
        [flat[stage * size : (stage + 1) * size] for stage in range(stages)],
        list(judgement.spread),
    )
    certain = {judgement.terms.index(term) for term in judgement.certain}
    output = options.output or title.folder / "mind" / "judgement.toml"
    for number in range(options.rounds):
        games = setups(title, players, options.seed + number * options.games, options.games)
        sums: dict[int, Sums] = {}
        samples: list[Sample] = []
        scores: list[float] = []
        game = partial(play, options.title, weights, options.noise)
        harvests = dict(answers(game, games, options.processes))
        for setup in games:  # in this order, so that rounding is the same every time
            part, some, final = harvests[setup]
            for stage, more in part.items():
                sums.setdefault(stage, Sums(size)).merge(more)
            samples += some
            scores += final
        found, surprises = improved(weights, sums, samples, certain)
        attempt = partial(trial, options.title, weights, found)
        tries = tried(games[: options.trials])
        gains = [share for _, share in answers(attempt, tries, options.processes)]
        won = sum(gains) / len(gains)
        print(
            f"round {number + 1}: mean score {sum(scores) / len(scores):.1f}, "
            f"surprise {surprises}; the new weights win {100 * won:+.1f} %"
            f"{'' if won > 0 else ', so the old ones stay'}",
            flush=True,
        )
        if won > 0:
            weights = found
            write(output, title.heading, weights, " ".join(["tools/tune.py", *sys.argv[1:]]))


def improved(
    weights: Weights, sums: dict[int, Sums], samples: list[Sample], certain: set[int]
) -> tuple[Weights, str]:
    """Half a step from the weights so far to what the games say, and how surprising they were."""
    table = [list(row) for row in weights.table]
    spread = list(weights.spread)
    surprises = []
    for stage in sorted(sums):
        best = fit(sums[stage], weights.table[stage], certain)
        table[stage] = [
            old + STEP * (new - old) for old, new in zip(table[stage], best, strict=True)
        ]
        here = [sample for sample in samples if sample.stage == stage]
        if here:
            best_spread, surprise = fit_spread(here, table[stage])
            # If nothing can be predicted yet, any spread is as good as another, and the largest is
            # found.
            bounded = min(max(best_spread, spread[stage] / WIDER), spread[stage] * WIDER)
            spread[stage] *= (bounded / spread[stage]) ** STEP
            surprises.append(f"{surprise:.3f}")
    return Weights(weights.terms, table, spread), " ".join(surprises)


if __name__ == "__main__":
    main()
