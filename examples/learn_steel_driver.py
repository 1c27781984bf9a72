"""Teaches a small model to play Steel Driver by playing against itself, for ten minutes.

    make compile
    PYTHONPATH=build/compiled .venv/bin/python examples/learn_steel_driver.py --minutes 10

The model is two small networks, which begin knowing nothing:

* The **value**: each seat's chance of winning. It sees what the game's judgement measures (cash,
  profit, the worth of shares, ...), but none of the judgement's weights.
* The **policy**: which actions are worth a thought. It sees the features of the position.

It learns from games against itself, in which it looks one action ahead. The value learns how they
end, and what it thought of the positions on the way there (TD(lambda)); the policy learns what the
look ahead prefers, so as to know it without looking. At the table the two guide the package's tree
search: the policy chooses its candidates, the value judges its leaves.

Only time spent on learning counts, on the processor's clock, so that a busy machine doesn't change
the result; matches against bots come on top. Written are the model and the figures, of which
examples/learning_curve.py makes a picture. The taught model sits down anywhere that bots do:

    whistlestop arena steel-driver examples/learn_steel_driver.py:Learned greedy --players 4
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.bots import Bot, make_bot
from whistlestop.bots.mcts import Budget, MctsBot
from whistlestop.core.features import row_of
from whistlestop.core.game import OVER, Action, Game, State
from whistlestop.core.judgement import Judgement, Weights
from whistlestop.core.registry import load
from whistlestop.core.words import Message

PLAYERS = 4
SIMULATIONS = 20  # of the search for each decision at the table
STAGES = 11  # of the game, as its judgement tells them apart
LAYERS = (64, 32)  # of the value
POLICY_LAYER = 64
RATE = 2e-3  # of learning; it falls to a tenth
LAMBDA = 0.95  # how much more the end of a game tells than the position after
DOLLARS = 30.0  # a lead of so many is worth e times the chance, in how well a game has ended
CARE = 0.01  # a chance lower by so much is e times less likely to be preferred
WORTH_A_THOUGHT = 0.05  # of the likeliest action's probability
ERRORS = 0.05  # of the actions are drawn blindly, so that all kinds of games are seen
WHIM = 0.02  # by which a chance may be mistaken, for the same reason
GAMES = 4  # between two rounds of learning
BATCHES, BATCH = 8, 512  # of a round, and positions in each
POLICY_BATCHES, POLICY_BATCH = 4, 128
MEMORY = 100_000  # positions to learn from, the latest ones
POLICY_MEMORY = 40_000  # decisions

Numbers = npt.NDArray[np.float32]


def softmax(numbers: Numbers) -> Numbers:
    powers: Numbers = np.exp(numbers - numbers.max(axis=-1, keepdims=True))
    powers /= powers.sum(axis=-1, keepdims=True)
    return powers


class Network:
    """Layers of rectified sums, and one of plain sums at the end, which is 0 at first."""

    def __init__(self, sizes: tuple[int, ...], dice: np.random.Generator) -> None:
        self.weights: list[Numbers] = []
        for inputs, outputs in pairwise(sizes):
            spread = math.sqrt(2 / inputs)
            self.weights.append(dice.normal(0, spread, (inputs, outputs)).astype(np.float32))
            self.weights.append(np.zeros(outputs, np.float32))
        self.weights[-2][:] = 0.0
        self.means = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]
        self.steps = 0

    def layers(self, rows: Numbers) -> list[Numbers]:
        """What each layer makes of the rows; the rows themselves come first."""
        found = [rows]
        for place in range(0, len(self.weights), 2):
            sums = found[-1] @ self.weights[place]
            sums += self.weights[place + 1]
            if place < len(self.weights) - 2:
                np.maximum(sums, 0.0, out=sums)
            found.append(sums)
        return found

    def learn(self, layers: list[Numbers], slope: Numbers, rate: float) -> None:
        """A step of Adam down the slope of a loss, which is given for the last layer."""
        slopes: list[Numbers] = []
        for place in range(len(self.weights) - 2, -1, -2):
            below = layers[place // 2]
            slopes[:0] = [below.T @ slope, slope.sum(axis=0)]
            if place:
                slope = (slope @ self.weights[place].T) * (below > 0)
        self.steps += 1
        for place, found in enumerate(slopes):
            self.means[place] += 0.1 * (found - self.means[place])
            self.squares[place] += 0.001 * (found * found - self.squares[place])
            mean = self.means[place] / (1 - 0.9**self.steps)
            square = self.squares[place] / (1 - 0.999**self.steps)
            self.weights[place] -= rate * mean / (np.sqrt(square) + 1e-8)


class Model(Judgement[Any]):
    """The two networks, as a judgement that the package's search can use."""

    def __init__(self, game: Game, seed: int) -> None:
        self.hand_made = game.judgement
        terms = self.hand_made.terms
        super().__init__(game, Weights(terms, [[0.0] * len(terms)] * STAGES, [1.0] * STAGES))
        dice = np.random.default_rng(seed)
        self.own = STAGES * len(terms)  # a seat's measures have weights for each stage
        self.width = self.own + len(terms) + PLAYERS + STAGES
        self.value = Network((self.width, *LAYERS, 1), dice)
        self.policy = Network((game.features.size, POLICY_LAYER, len(game.actions)), dice)
        self.scale = np.float32(1) / self._usual_sizes(random.Random(seed))
        self.row = np.zeros((1, game.features.size), np.float32)
        self.buffer = row_of(self.row[0])
        self.contexts = np.zeros((STAGES, PLAYERS, PLAYERS, self.width), np.float32)
        for stage in range(STAGES):
            self.contexts[stage, :, :, self.width - STAGES + stage] = 1.0
        for to_act in range(PLAYERS):
            for seat in range(PLAYERS):
                place = self.own + len(terms) + (seat - to_act) % PLAYERS
                self.contexts[:, to_act, seat, place] = 1.0

    def _usual_sizes(self, generator: random.Random) -> Numbers:
        """How far what is measured usually varies, in random games."""
        seen = []
        for _ in range(10):
            state = self.game.start()
            while state.to_act != OVER:
                seen.append(self._measures(state))
                state.apply(generator.choice(state.legal_actions()))
        sizes: Numbers = np.concatenate(seen).std(axis=0) + np.float32(1e-3)
        return sizes

    def _measures(self, state: State) -> Numbers:
        measures = np.fromiter(self.hand_made.measure(state), np.float32)
        return measures.reshape(PLAYERS, len(self.terms))

    def see(self, state: State) -> Numbers:
        """What the value sees: a row for each seat."""
        stage, terms = int(self.hand_made.stage(state)), len(self.terms)
        rows: Numbers = self.contexts[stage, int(state.to_act)].copy()
        measures = self._measures(state) * self.scale
        rows[:, stage * terms : (stage + 1) * terms] = measures
        rows[:, self.own : self.own + terms] = measures.sum(axis=0)
        return rows

    def judge(self, rows: Numbers) -> Numbers:
        """The seats' chances in positions, from what is seen of them."""
        return softmax(self.value.layers(rows)[-1].reshape(-1, PLAYERS))

    def chances(self, state: State) -> vec[float]:
        if state.to_act == OVER:
            return super().chances(state)
        return vec[float](self.judge(self.see(state))[0].tolist())

    def candidates(self, state: State) -> list[Action]:
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal
        self.game.features.fill(state, int(state.to_act), self.buffer)
        liked = self.policy.layers(self.row)[-1][0, [int(action.id) for action in legal]]
        least = liked.max() + math.log(WORTH_A_THOUGHT)
        return [action for action, like in zip(legal, liked, strict=True) if like >= least]

    def look_ahead(self, state: State) -> tuple[list[State], Numbers]:
        """What follows after each legal action, and the seats' chances there."""
        found = []
        for action in state.legal_actions():
            after = state.copy()
            after.apply(action)
            found.append(after)
        chances = np.zeros((len(found), PLAYERS), np.float32)
        going_on = [place for place, after in enumerate(found) if after.to_act != OVER]
        if going_on:
            rows = np.concatenate([self.see(found[place]) for place in going_on])
            chances[going_on] = self.judge(rows)
        for place, after in enumerate(found):
            if after.to_act == OVER:
                chances[place] = list(super().chances(after))
        return found, chances

    def stage(self, state: State) -> i64:
        return self.hand_made.stage(state)

    def measure(self, state: State) -> vec[float]:
        return self.hand_made.measure(state)

    def meaning(self, term: str) -> Message:
        return self.hand_made.meaning(term)

    def save(self, path: Path) -> None:
        weights = [*self.value.weights, *self.policy.weights, self.scale]
        np.savez(path, *weights)

    def restore(self, path: Path) -> None:
        *weights, self.scale = np.load(path).values()
        values = len(self.value.weights)
        self.value.weights, self.policy.weights = weights[:values], weights[values:]


class ModelBot(MctsBot):
    """The model at the table."""

    def __init__(self, model: Model) -> None:
        super().__init__(Budget(simulations=SIMULATIONS))
        self.model = model

    def judgement(self, game: Game) -> Judgement[Any]:
        return self.model


class Learned(ModelBot):
    """The model that a run of this file has left, for the command line."""

    def __init__(self, path: Path = Path("learned/model.npz")) -> None:
        super().__init__(Model(load("steel-driver", PLAYERS), 0))
        self.model.restore(path)


class Teacher:
    """Lets the model play against itself, and teaches it what the games show."""

    def __init__(self, model: Model, seed: int) -> None:
        self.model = model
        self.generator = random.Random(seed)
        self.dice = np.random.default_rng(seed)
        self.seen = np.zeros((MEMORY, PLAYERS, model.width), np.float32)
        self.ends = np.zeros((MEMORY, PLAYERS), np.float32)
        self.positions = 0
        actions = len(model.game.actions)
        self.features = np.zeros((POLICY_MEMORY, model.game.features.size), np.float16)
        self.closed = np.zeros((POLICY_MEMORY, actions), np.float32)  # -1e9 for illegal actions
        self.preferred = np.zeros((POLICY_MEMORY, actions), np.float32)
        self.decisions = 0
        self.games = 0

    def play(self) -> None:
        """One game of the model against itself."""
        state = self.model.game.start()
        path: list[tuple[State, Numbers]] = []
        while state.to_act != OVER:
            after, chances = self.model.look_ahead(state)
            own = chances[:, int(state.to_act)]
            if self.generator.random() < 0.25 and len(after) > 1:
                self._remember_decision(state, own)
            chosen = int((own + WHIM * self.dice.gumbel(size=len(own))).argmax())
            if self.generator.random() < ERRORS:
                chosen = self.generator.randrange(len(after))
            state = after[chosen]
            path.append((state, chances[chosen]))
        self.games += 1
        path.pop()
        end = how_well(state)
        for position, thought in reversed(path):
            if self.generator.random() < 0.5:  # the one after it is much the same
                place = self.positions % MEMORY
                self.seen[place], self.ends[place] = self.model.see(position), end
                self.positions += 1
            end = LAMBDA * end + (1 - LAMBDA) * thought

    def _remember_decision(self, state: State, chances: Numbers) -> None:
        place = self.decisions % POLICY_MEMORY
        self.decisions += 1
        model, ids = self.model, [int(action.id) for action in state.legal_actions()]
        model.game.features.fill(state, int(state.to_act), model.buffer)
        self.features[place] = model.row[0]
        self.closed[place] = -1e9
        self.closed[place, ids] = 0.0
        self.preferred[place] = 0.0
        self.preferred[place, ids] = softmax(chances / np.float32(CARE))

    def learn(self, rate: float) -> None:
        """A round of learning. The loss of both networks is cross-entropy."""
        for _ in range(BATCHES):
            places = self.dice.integers(min(self.positions, MEMORY), size=BATCH)
            layers = self.model.value.layers(self.seen[places].reshape(-1, self.model.width))
            slope = softmax(layers[-1].reshape(-1, PLAYERS)) - self.ends[places]
            self.model.value.learn(layers, slope.reshape(-1, 1) / np.float32(BATCH), rate)
        for _ in range(POLICY_BATCHES):
            places = self.dice.integers(min(self.decisions, POLICY_MEMORY), size=POLICY_BATCH)
            layers = self.model.policy.layers(self.features[places].astype(np.float32))
            slope = softmax(layers[-1] + self.closed[places]) - self.preferred[places]
            self.model.policy.learn(layers, slope / np.float32(POLICY_BATCH), rate)


def how_well(state: State) -> Numbers:
    """How well a game has ended for each seat: half is the win, half the lead; the sum is 1."""
    outcome = state.outcome()
    assert outcome is not None
    leads = softmax(np.array(outcome.scores, np.float32) / np.float32(DOLLARS))
    wins = np.array(outcome.win_shares(), np.float32)
    return (wins + leads) / np.float32(2)


def match(make: Callable[[], Bot], rival: str, games: int, seed: int) -> tuple[float, float, float]:
    """A bot's share of wins at one seat, in turn, against three rivals; its 95 % interval."""
    game = load("steel-driver", PLAYERS)
    wins = 0.0
    for number in range(games):
        seat = number % PLAYERS
        bots = [make() if place == seat else make_bot(rival) for place in range(PLAYERS)]
        generator = random.Random(f"{seed}/{number}")
        state = game.start()
        while state.to_act != OVER:
            state.apply(bots[state.to_act].choose(state.copy(), generator))
        outcome = state.outcome()
        assert outcome is not None
        wins += outcome.win_shares()[seat]
    share, z = wins / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)  # Wilson's interval
    spread = math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    spread *= z / (1 + z * z / games)
    return share, middle - spread, middle + spread


RIVALS = ("random", "greedy")


def learn(model: Model, minutes: float, seed: int, checks: int, games: int) -> list[Any]:
    """Teach the model for so many minutes; the curve: how it fared at so many moments."""
    teacher = Teacher(model, seed)
    curve: list[Any] = []
    spent = 0.0
    while True:
        if spent >= 60 * minutes * len(curve) / checks:
            wins = {rival: match(lambda: ModelBot(model), rival, games, seed) for rival in RIVALS}
            curve.append({"minutes": spent / 60, "games": teacher.games, "wins": wins})
            told = ", ".join(f"{rival} {share:.0%}" for rival, (share, _, _) in wins.items())
            print(f"{spent / 60:5.1f} min {teacher.games:6} games: {told}", flush=True)
        if spent >= 60 * minutes:
            return curve
        begun = time.process_time()
        for _ in range(GAMES):
            teacher.play()
        teacher.learn(RATE * (1 - 0.9 * spent / (60 * minutes)))
        spent += time.process_time() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach a small model Steel Driver by self-play.")
    parser.add_argument("--minutes", type=float, default=10, help="of learning, on one core")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--checks", type=int, default=10, help="points of the learning curve")
    parser.add_argument("--check-games", type=int, default=100, help="for each of them and rival")
    parser.add_argument("--games", type=int, default=400, help="in the last matches")
    parser.add_argument("--out", type=Path, default=Path("learned"), help="where results go")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    model = Model(load("steel-driver", PLAYERS), options.seed)
    curve = learn(model, options.minutes, options.seed, options.checks, options.check_games)
    model.save(options.out / "model.npz")
    players: dict[str, Callable[[], Bot]] = {
        "the model": lambda: ModelBot(model),
        "the same search with the hand-made judgement": lambda: make_bot(f"mcts:{SIMULATIONS}"),
    }
    final = [
        {"who": who, "rival": rival, "wins": match(make, rival, options.games, options.seed + 1)}
        for who, make in players.items()
        for rival in RIVALS
    ]
    figures = {"minutes": options.minutes, "curve": curve, "final": final, "games": options.games}
    (options.out / "figures.json").write_text(json.dumps(figures, indent=1), encoding="utf-8")
    for row in final:
        share, low, high = row["wins"]
        print(
            f"{row['who']} against three {row['rival']}: {share:.1%} of {options.games} games "
            f"(95 % interval {low:.1%} to {high:.1%})"
        )


if __name__ == "__main__":
    main()
