"""Teaches the network of a game's expert by self-play.

    PYTHONPATH=build/compiled python -m tools.learn steam-rollers [--games 4000] [--rounds 3]

Each round plays games between greedy bots that judge as the expert does so far, and now and then do
something at random, so that bad positions are seen too. A network is then fitted to who won (and,
as a help where wins say little, to the final scores) by gradient descent, from new random numbers;
a tenth of the games is kept apart, and the surprise at their winners is told. What was found is
tried: a greedy bot with the new network against a table of greedy bots with the old one. Only if it
wins more than its share is it kept. The games of the round before are learnt from once more.

With --simulations the bots search, for games whose greedy bots see too little. With --fresh the
first round judges by the plain judgement. The file written is the game's neural.toml, unless
--output names another; to go on later is to start again without --fresh. Needs NumPy.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
import numpy.typing as npt

from tools.matches import Setup, gain, played, setups, tried
from whistlestop.bots.bot import Bot
from whistlestop.bots.expert import ExpertBot
from whistlestop.bots.greedy import GreedyBot
from whistlestop.bots.mcts import Budget, MctsBot
from whistlestop.core.game import Action, Game, State
from whistlestop.core.judgement import Judgement
from whistlestop.core.neural import Network, Numbers
from whistlestop.core.registry import find_title

Array = npt.NDArray[np.float32]

SEEN = 0.3  # of the positions: neighbours say the same
MOST_SEATS = 6
BATCH = 256
PACE = 0.002  # of the descent, at its beginning
DECAY = 0.001  # of the weights
SCORES = 0.3  # how much the final scores count beside who won
SCORE_UNIT = 8.0
APART = 10  # one game in so many is kept apart


class Pupil(GreedyBot):
    """Greedy by an expert's judgement."""

    def judgement(self, game: Game) -> Judgement:
        return game.expertise


def pupil(plain: bool, simulations: int) -> Bot:
    """Who plays; by the plain judgement where nothing was learnt yet."""
    if simulations:
        budget = Budget(simulations=simulations)
        return MctsBot(budget) if plain else ExpertBot(budget)
    return GreedyBot() if plain else Pupil()


@dataclass
class Lessons:
    """Positions seen. The inputs are by position and seat; seats that a table lacks are zeros."""

    inputs: Array
    wins: Array
    scores: Array  # less the table's mean
    players: Array
    apart: npt.NDArray[np.bool_]

    def joined(self, other: Lessons) -> Lessons:
        return Lessons(
            np.concatenate([self.inputs, other.inputs]),
            np.concatenate([self.wins, other.wins]),
            np.concatenate([self.scores, other.scores]),
            np.concatenate([self.players, other.players]),
            np.concatenate([self.apart, other.apart]),
        )

    @property
    def seated(self) -> npt.NDArray[np.bool_]:
        seats: npt.NDArray[np.bool_] = np.arange(MOST_SEATS)[None] < self.players[:, None]
        return seats


def play(
    title: str, simulations: int, learnt: Numbers | None, noise: float, setup: Setup
) -> Lessons:
    """One game of self-play."""
    players, board, seed = setup
    game = find_title(title).game(players, board)
    expertise = game.expertise
    if learnt is not None:
        expertise.network = Network(learnt)
    generator = random.Random(seed)
    bot = pupil(learnt is None, simulations)
    seen: list[Array] = []
    wild = generator.choice([0.0, noise / 2, noise, 2 * noise])

    def decide(state: State) -> Action:
        if generator.random() < SEEN:
            measures = np.array(list(expertise.measure(state)), np.float32).reshape(players, -1)
            told = np.array(list(expertise.circumstances(state)), np.float32)
            rows = np.zeros((MOST_SEATS, measures.shape[1] + len(told)), np.float32)
            rows[:players] = np.hstack([measures, np.tile(told, (players, 1))])
            seen.append(rows)
        if generator.random() < wild:
            return generator.choice(state.legal_actions())
        return bot.choose(state, generator)

    outcome = played(game, decide, generator)
    wins = np.zeros(MOST_SEATS, np.float32)
    wins[:players] = outcome.win_shares()
    scores = np.zeros(MOST_SEATS, np.float32)
    scores[:players] = np.array(outcome.scores) - np.mean(outcome.scores)
    count = len(seen)
    return Lessons(
        np.array(seen),
        np.tile(wins, (count, 1)),
        np.tile(scores, (count, 1)),
        np.full(count, players, np.float32),
        np.full(count, seed % APART == 0),
    )


def trial(title: str, simulations: int, old: Numbers | None, new: Numbers, setup: Setup) -> float:
    """What the new network gains in one game against the old."""
    players, board, seed = setup
    game = find_title(title).game(players, board)
    generator = random.Random(seed)
    bots = [pupil(old is None, simulations), pupil(False, simulations)]
    networks = [None if old is None else Network(old), Network(new)]

    def decide(state: State) -> Action:
        is_new = state.to_act == seed % players
        game.expertise.network = networks[is_new]
        return bots[is_new].choose(state, generator)

    return gain(played(game, decide, generator), seed % players)


class Fit:
    """A network in the making: `hidden`, `bias`, `out`, `direct`, with a second output for scores.

    Inputs are centred and scaled while it learns; `network` takes that into its numbers.
    """

    def __init__(self, lessons: Lessons, units: int, seed: int) -> None:
        self.lessons = lessons
        self.seated = lessons.seated
        known = lessons.inputs[~lessons.apart][self.seated[~lessons.apart]]
        self.mean = known.mean(0)
        self.scale = known.std(0) + np.float32(0.001)
        size = len(self.mean)
        self.generator = np.random.default_rng(seed)
        normal = self.generator.normal
        self.weights = [
            normal(0, size**-0.5, (size, units)).astype(np.float32),
            np.zeros(units, np.float32),
            normal(0, 0.1 * units**-0.5, (units, 2)).astype(np.float32),
            np.zeros((size, 2), np.float32),
        ]

    def learn(self, epochs: int) -> None:
        """Adam, at a pace that falls to nothing."""
        places = np.nonzero(~self.lessons.apart)[0]
        first = [np.zeros_like(weight) for weight in self.weights]
        second = [np.zeros_like(weight) for weight in self.weights]
        steps = 0
        for epoch in range(epochs):
            self.generator.shuffle(places)
            pace = PACE * 0.5 * (1 + np.cos(np.pi * epoch / epochs))
            for begin in range(0, len(places), BATCH):
                steps += 1
                for number, slope in enumerate(self._slopes(places[begin : begin + BATCH])):
                    first[number] += 0.1 * (slope - first[number])
                    second[number] += 0.01 * (slope * slope - second[number])
                    rise = np.sqrt(second[number] / (1 - 0.99**steps)) + 1e-8
                    self.weights[number] -= pace * first[number] / (1 - 0.9**steps) / rise

    def _slopes(self, places: npt.NDArray[np.int64]) -> list[Array]:
        hidden, bias, out, direct = self.weights
        lessons = self.lessons
        seated = self.seated[places]
        count = lessons.players[places][:, None]
        inputs = (lessons.inputs[places] - self.mean) / self.scale
        sums = inputs @ hidden + bias
        active = np.maximum(sums, 0)
        outputs = active @ out + inputs @ direct
        wrong = np.zeros_like(outputs)
        wrong[:, :, 0] = (_chances(outputs[:, :, 0], seated) - lessons.wins[places]) * seated
        guess = outputs[:, :, 1] * seated
        guess -= guess.sum(1, keepdims=True) / count
        off = (guess - lessons.scores[places] / SCORE_UNIT) * seated * SCORES
        wrong[:, :, 1] = (off - off.sum(1, keepdims=True) / count) * seated
        wrong /= len(places)
        back = (wrong @ out.T) * (sums > 0)
        flat = inputs.reshape(-1, inputs.shape[2])
        flat_wrong = wrong.reshape(-1, 2)
        return [
            flat.T @ back.reshape(-1, len(bias)) + DECAY * hidden,
            back.sum((0, 1)),
            active.reshape(-1, len(bias)).T @ flat_wrong + DECAY * out,
            flat.T @ flat_wrong + DECAY * direct,
        ]

    def numbers(self, inputs: tuple[str, ...]) -> Numbers:
        hidden, bias, out, direct = self.weights
        rows = hidden / self.scale[:, None]
        return Numbers(
            inputs,
            [[_short(number) for number in row] for row in rows],
            [_short(number) for number in bias - self.mean @ rows],
            [_short(number) for number in out[:, 0]],
            [_short(number) for number in direct[:, 0] / self.scale],
        )


def _short(number: float) -> float:
    return float(f"{number:.4g}")


def _chances(values: Array, seated: npt.NDArray[np.bool_]) -> Array:
    values = np.where(seated, values, np.float32(-1e9))
    odds = np.exp(values - values.max(1, keepdims=True))
    chances: Array = odds / odds.sum(1, keepdims=True)
    return chances


def surprise(numbers: Numbers, lessons: Lessons) -> float:
    """At the winners of the games kept apart."""
    inputs = lessons.inputs[lessons.apart]
    active = np.maximum(inputs @ np.array(numbers.hidden) + np.array(numbers.bias), 0)
    values = active @ np.array(numbers.out) + inputs @ np.array(numbers.direct)
    seated = lessons.seated[lessons.apart]
    logs = np.log(np.maximum(_chances(values, seated), 1e-12))
    return float(-(lessons.wins[lessons.apart] * logs).sum(1).mean())


def write(path: Path, title: str, numbers: Numbers, comment: str) -> None:
    lines = [
        f"# The network of an expert at {title}: a row for each input, and in it a number for",
        "# each hidden unit; see core/neural.py.",
        f"# {comment}",
        "",
        f"bias = {numbers.bias}",
        f"out = {numbers.out}",
        "",
        "[direct]",
        *(f"{name} = {one}" for name, one in zip(numbers.inputs, numbers.direct, strict=True)),
        "",
        "[hidden]",
        *(f"{name} = {row}" for name, row in zip(numbers.inputs, numbers.hidden, strict=True)),
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach an expert's network by self-play.")
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=4000, help="in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--trials", type=int, default=200, help="games in which a round is tried")
    parser.add_argument("--players", default="4", help="numbers of players, with commas between")
    parser.add_argument("--noise", type=float, default=0.06, help="share of random actions")
    parser.add_argument("--units", type=int, default=32, help="hidden units")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--simulations", type=int, default=0, help="search so much; 0: be greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fresh", action="store_true", help="begin with the plain judgement")
    parser.add_argument("--processes", type=int, default=None)
    parser.add_argument("--output", type=Path)
    options = parser.parse_args()
    title = find_title(options.title)
    players = [int(n) for n in options.players.split(",")]
    expertise = title.game(players[0]).expertise
    inputs = (*expertise.terms, *expertise.shared)
    network = expertise.network
    numbers = None if options.fresh or network is None else network.numbers
    output = options.output or title.folder / "mind" / "neural.toml"
    before: Lessons | None = None
    with ProcessPoolExecutor(options.processes) as pool:
        for number in range(options.rounds):
            first = options.seed + number * options.games
            games = setups(title, players, first, options.games)
            game = partial(play, options.title, options.simulations, numbers, options.noise)
            lessons = _collect(pool.map(game, games, chunksize=4), len(games))
            fit = Fit(lessons if before is None else lessons.joined(before), options.units, first)
            fit.learn(options.epochs)
            found = fit.numbers(inputs)
            attempt = partial(trial, options.title, options.simulations, numbers, found)
            gains = list(pool.map(attempt, tried(games[: options.trials]), chunksize=4))
            won = float(np.mean(gains))
            old = "" if numbers is None else f", {surprise(numbers, lessons):.4f} by the old one"
            print(
                f"round {number + 1}: {len(lessons.wins)} positions, surprise "
                f"{surprise(found, lessons):.4f}{old}; the new network wins {100 * won:+.1f} %"
                f"{'' if won > 0 else ', so the old one stays'}",
                flush=True,
            )
            before = lessons
            if won > 0:
                numbers = found
                comment = (
                    f"Found by tools/learn.py in round {number + 1} of {options.games} games each, "
                    f"with {options.players} players."
                )
                write(output, title.heading, found, comment)


def _collect(games: Iterable[Lessons], count: int) -> Lessons:
    parts = []
    for part in games:
        parts.append(part)
        print(f"\r{len(parts)} of {count} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return Lessons(
        np.concatenate([part.inputs for part in parts]),
        np.concatenate([part.wins for part in parts]),
        np.concatenate([part.scores for part in parts]),
        np.concatenate([part.players for part in parts]),
        np.concatenate([part.apart for part in parts]),
    )


if __name__ == "__main__":
    main()
