"""Teaches a small model to play Steel Driver by playing against itself, for ten minutes.

    pip install torch
    make compile
    PYTHONPATH=build/compiled python examples/learn_steel_driver.py --minutes 10

The games are the package's tree search playing against itself, with few simulations. The model
learns two things from them for the position after each of the most promising actions: a value, how
the game will end for who looks, and a policy, how many visits the search gave the action. It sees
the features and what the game's judgement measures; the judgement's chance of winning is where its
value starts from, so that an untaught model plays about like `greedy`, which stands on the
judgement alone. At the table it searches nothing: it takes the action that it likes most, in about
a millisecond.

Only time spent on learning counts, measured on the processor's clock, so that a busy machine
doesn't change the result; matches against bots, for the learning curve, come on top. Written are
the model, the figures as JSON and the curve as SVG.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

from whistlestop.bots import Bot, make_bot
from whistlestop.core.features import row_of
from whistlestop.core.game import OVER, Action, Game, State
from whistlestop.core.registry import load
from whistlestop.envs.selfplay import visit_policy

PLAYERS = 4
CANDIDATES = 8  # the actions that the judgement likes most are looked at closely
SIMULATIONS = 60  # of the search for each decision
EXPLORE = 60  # decisions of a game that are drawn by the visits, so that games differ
GAMES = 4  # between two rounds of learning
BATCHES = 12  # of a round of learning
BATCH = 96  # decisions, each with its candidates
MEMORY = 40_000  # decisions to learn from, the latest ones
HIDDEN = 128
RATE = 1e-3
SCALE = 60.0  # dollars ahead of the best other that count as clearly ahead
DOLLARS = 100.0  # the judgement's measures are told in hundreds

Numbers = npt.NDArray[np.float32]


class Model:
    """The network, and how its two heads choose."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.features = game.features
        self.judgement = game.judgement
        self.terms = len(self.judgement.terms)
        self.width = self.features.size + self.terms * PLAYERS
        self.body = nn.Sequential(
            nn.Linear(self.width, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, 64), nn.ReLU()
        )
        self.heads = nn.Linear(64, 2)
        nn.init.zeros_(self.heads.weight)  # at first, the judgement decides alone
        nn.init.zeros_(self.heads.bias)
        self.parts: Any = nn.ModuleList([self.body, self.heads])
        self.rows = np.zeros((CANDIDATES, self.width), np.float32)
        self.buffers = [row_of(row[: self.features.size]) for row in self.rows]

    def see(self, state: State, seat: int, place: int) -> None:
        """Write what a seat sees into a place of the buffer."""
        self.features.fill(state, seat, self.buffers[place])
        measures = np.fromiter(self.judgement.measure(state), np.float32) / DOLLARS
        self.rows[place, self.features.size :] = np.roll(measures, -seat * self.terms)

    def candidates(self, state: State) -> tuple[list[Action], list[State], Numbers]:
        """The most promising actions, what follows, and the judgement of that as log odds."""
        seat = int(state.to_act)
        found = []
        for action in state.legal_actions():
            after = state.copy()
            after.apply(action)
            found.append((self.judgement.chances(after)[seat], action, after))
        found.sort(key=lambda one: -one[0])
        chances = np.clip([chance for chance, _, _ in found[:CANDIDATES]], 0.001, 0.999)
        judged = np.log(chances / (1 - chances)).astype(np.float32)
        best = found[:CANDIDATES]
        return [action for _, action, _ in best], [after for _, _, after in best], judged

    def look(self, states: list[State], seat: int) -> Numbers:
        """What the seat sees of these positions; the buffer itself."""
        for place, state in enumerate(states):
            if state.to_act == OVER:
                self.rows[place] = 0.0  # nothing is left to be learnt of it
            else:
                self.see(state, seat, place)
        return self.rows[: len(states)]

    def likings(self, rows: Any, judged: Any) -> tuple[Any, Any]:
        """For each position: the value as log odds, and how much the model likes to go there."""
        told = self.heads(self.body(rows))
        value = judged + told[..., 0]
        return value, 4 * judged + told[..., 0] + told[..., 1]


class ModelBot:
    """The model at the table."""

    def __init__(self, model: Model) -> None:
        self.model = model

    def choose(self, state: State, generator: random.Random, /) -> Action:
        actions, after, judged = self.model.candidates(state)
        if len(actions) == 1:
            return actions[0]
        rows = self.model.look(after, int(state.to_act))
        with torch.no_grad():
            _, liked = self.model.likings(torch.from_numpy(rows), torch.from_numpy(judged))
        return actions[int(liked.argmax())]


def utilities(state: State) -> list[float]:
    """How well a game has ended for each seat, from 0 to 1: half the win, half the margin."""
    outcome = state.outcome()
    assert outcome is not None
    found = []
    for seat, share in enumerate(outcome.win_shares()):
        best = max(other for place, other in enumerate(outcome.scores) if place != seat)
        margin = 1 / (1 + math.exp((best - outcome.scores[seat]) / SCALE))
        found.append((share + margin) / 2)
    return found


class Memory:
    """The latest decisions: what could follow, how the search liked it, and how it ended."""

    def __init__(self, model: Model) -> None:
        self.rows = np.zeros((MEMORY, CANDIDATES, model.width), np.float16)
        self.judged = np.zeros((MEMORY, CANDIDATES), np.float32)
        self.there = np.zeros((MEMORY, CANDIDATES), np.bool_)
        self.visits = np.zeros((MEMORY, CANDIDATES), np.float32)
        self.chosen = np.zeros(MEMORY, np.int64)
        self.ends = np.zeros(MEMORY, np.float32)
        self.added = 0


class Teacher:
    """Lets the search play against itself, and teaches the model what the games show."""

    def __init__(self, model: Model, seed: int) -> None:
        self.model = model
        self.memory = Memory(model)
        self.generator = random.Random(seed)
        self.dice = np.random.default_rng(seed)
        self.optimizer = torch.optim.AdamW(model.parts.parameters(), lr=RATE, weight_decay=1e-2)
        self.games = 0

    def play(self) -> None:
        """One game of the search against itself."""
        state = self.model.game.start()
        bots = [make_bot(f"mcts:{SIMULATIONS}") for _ in range(PLAYERS)]
        remembered: list[tuple[int, int]] = []
        moment = 0
        while state.to_act != OVER:
            seat = int(state.to_act)
            action = bots[seat].choose(state.copy(), self.generator)
            policy = visit_policy(bots[seat], state, action)
            if moment < EXPLORE:
                (drawn,) = self.generator.choices(range(len(policy)), policy)
                action = state.game.actions[drawn]
            place = self._remember(state, action, policy)
            if place is not None:
                remembered.append((place, seat))
            state.apply(action)
            moment += 1
        ends = utilities(state)
        for place, seat in remembered:
            self.memory.ends[place] = ends[seat]
        self.games += 1

    def _remember(self, state: State, action: Action, policy: Sequence[float]) -> int | None:
        """Keep the decision, if it was one between candidates; where."""
        actions, after, judged = self.model.candidates(state)
        visits = np.array([policy[one.id] for one in actions], np.float32)
        if len(actions) == 1 or action not in actions or not visits.any():
            return None
        memory, count = self.memory, len(actions)
        place = memory.added % MEMORY
        memory.added += 1
        memory.rows[place, :count] = self.model.look(after, int(state.to_act))
        memory.judged[place, :count] = judged
        memory.there[place] = np.arange(CANDIDATES) < count
        memory.visits[place] = 0.0
        memory.visits[place, :count] = visits / visits.sum()
        memory.chosen[place] = actions.index(action)
        return place

    def learn(self, batches: int) -> float:
        """Some steps of gradient descent; the mean loss."""
        memory = self.memory
        held = min(memory.added, MEMORY)
        total = 0.0
        for _ in range(batches):
            places = self.dice.integers(held, size=BATCH)
            rows = torch.from_numpy(memory.rows[places].astype(np.float32))
            value, liked = self.model.likings(rows, torch.from_numpy(memory.judged[places]))
            liked = liked.masked_fill(~torch.from_numpy(memory.there[places]), -1e9)
            policy_loss = nn.functional.cross_entropy(
                liked, torch.from_numpy(memory.visits[places])
            )
            chosen = torch.from_numpy(memory.chosen[places]).unsqueeze(1)
            value_loss = nn.functional.binary_cross_entropy_with_logits(
                value.gather(1, chosen).squeeze(1), torch.from_numpy(memory.ends[places])
            )
            loss = policy_loss + 0.5 * value_loss
            self.optimizer.zero_grad()
            loss.backward()
            self.optimizer.step()
            total += loss.item()
        return total / batches


def match(model: Model, rival: str, games: int, seed: int) -> tuple[float, float, float]:
    """The model's share of wins at one seat, in turn, against three rivals; its 95 % interval."""
    wins = 0.0
    for number in range(games):
        seat = number % PLAYERS
        bots: list[Bot] = [
            ModelBot(model) if place == seat else make_bot(rival) for place in range(PLAYERS)
        ]
        generator = random.Random(f"{seed}/{number}")
        state = model.game.start()
        while state.to_act != OVER:
            state.apply(bots[state.to_act].choose(state.copy(), generator))
        outcome = state.outcome()
        assert outcome is not None
        wins += outcome.win_shares()[seat]
    share = wins / games
    return share, *wilson(share, games)


def wilson(share: float, games: int) -> tuple[float, float]:
    """Where a share really lies, with 95 % confidence."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    spread *= z / (1 + z * z / games)
    return middle - spread, middle + spread


def learn(minutes: float, seed: int, checks: int, check_games: int) -> tuple[Model, list[Any]]:
    """The model after so many minutes, and the curve: (minutes, games, shares of wins)."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    model = Model(load("steel-driver", PLAYERS))
    teacher = Teacher(model, seed)
    curve: list[Any] = []
    spent = 0.0
    while True:
        if spent >= 60 * minutes * len(curve) / checks:
            shares = {rival: match(model, rival, check_games, seed) for rival in RIVALS}
            curve.append({"minutes": spent / 60, "games": teacher.games, "wins": shares})
            told = ", ".join(f"{name} {share[0]:.0%}" for name, share in shares.items())
            print(
                f"{spent / 60:5.1f} min {teacher.games:6} games: against three {told}", flush=True
            )
        if spent >= 60 * minutes:
            return model, curve
        begun = time.process_time()
        progress = spent / (60 * minutes)
        for group in teacher.optimizer.param_groups:
            group["lr"] = RATE * (1 - 0.9 * progress)
        for _ in range(GAMES):
            teacher.play()
        teacher.learn(BATCHES)
        spent += time.process_time() - begun


RIVALS = ("random", "greedy")
AIMS = {"random": 0.95, "greedy": 0.40}


def picture(curve: list[Any], minutes: float) -> str:
    """The learning curve as SVG: a line for each rival, with its interval as a band."""
    width, height, left, top, bottom = 720, 360, 60, 20, 50
    styles = {"random": ("#1f6f8b", "none"), "greedy": ("#b5482a", "7 4")}

    def x(value: float) -> float:
        return left + (width - left - 130) * value / minutes

    def y(share: float) -> float:
        return top + (height - top - bottom) * (1 - share)

    parts = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(
            f'<path d="M{left} {y(share):.1f}H{x(minutes):.1f}" stroke="#ddd"/>'
            f'<text x="{left - 8}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        )
    step = max(1, round(minutes / 10))
    for minute in range(0, round(minutes) + 1, step):
        parts.append(
            f'<text x="{x(minute):.1f}" y="{height - bottom + 18}" text-anchor="middle">'
            f"{minute}</text>"
        )
    for rival, (colour, dash) in styles.items():
        points = [(x(one["minutes"]), one["wins"][rival]) for one in curve]
        band = [f"{at:.1f} {y(win[1]):.1f}" for at, win in points]
        band += [f"{at:.1f} {y(win[2]):.1f}" for at, win in reversed(points)]
        line = "L".join(f"{at:.1f} {y(win[0]):.1f}" for at, win in points)
        end, last = points[-1]
        parts.append(
            f'<path d="M{"L".join(band)}Z" fill="{colour}" opacity="0.15"/>'
            f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="2" '
            f'stroke-dasharray="{dash}"/>'
            f'<text x="{end + 8:.1f}" y="{y(last[0]) + 4:.1f}" fill="{colour}">'
            f"three {rival} bots</text>"
        )
    parts.append(
        f'<path d="M{left} {y(1 / PLAYERS):.1f}H{x(minutes):.1f}" stroke="#555" '
        f'stroke-dasharray="2 3"/><text x="{x(minutes) + 8:.1f}" '
        f'y="{y(1 / PLAYERS) + 4:.1f}" fill="#555">an equal share</text>'
        f'<text x="{x(minutes / 2):.1f}" y="{height - 8}" text-anchor="middle">'
        "minutes of learning on one core</text>"
        f'<text transform="translate(14 {y(0.5):.1f}) rotate(-90)" text-anchor="middle">'
        "wins of the model, one against</text>"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="13">'
        f'<rect width="{width}" height="{height}" fill="white"/>{"".join(parts)}</svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach a small model Steel Driver by self-play.")
    parser.add_argument("--minutes", type=float, default=10, help="of learning, on one core")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--checks", type=int, default=10, help="points of the learning curve")
    parser.add_argument("--check-games", type=int, default=100, help="for each of them and rival")
    parser.add_argument("--games", type=int, default=400, help="in the last matches")
    parser.add_argument("--out", type=Path, default=Path("learned"), help="where results go")
    options = parser.parse_args()
    model, curve = learn(options.minutes, options.seed, options.checks, options.check_games)
    final = {rival: match(model, rival, options.games, options.seed + 1) for rival in RIVALS}
    options.out.mkdir(parents=True, exist_ok=True)
    torch.save(model.parts.state_dict(), options.out / "model.pt")
    figures = {"curve": curve, "final": final, "games": options.games}
    (options.out / "figures.json").write_text(json.dumps(figures, indent=1), encoding="utf-8")
    (options.out / "learning-curve.svg").write_text(
        picture(curve, options.minutes), encoding="utf-8"
    )
    for rival, (share, low, high) in final.items():
        print(
            f"against three {rival}: {share:.1%} of {options.games} games "
            f"(95 % interval {low:.1%} to {high:.1%}; the aim was {AIMS[rival]:.0%})"
        )


if __name__ == "__main__":
    main()
