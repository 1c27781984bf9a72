"""How fast the environments step, beside PettingZoo's connect four and chess, and catanatron.

    python benchmarks/envs.py [--seconds 2] [--json] [--no-catanatron]
    python benchmarks/envs.py --batches [--seconds 2]

`--batches` measures batches of several sizes in one and in two processes, by the clock on the wall.

A step is a decision: looking at the observation and its mask, choosing a legal action at random,
and stepping. In a Gymnasium environment, ours or catanatron's, a step includes the other seats'
random decisions up to the learner's next one; "decisions" counts those too where a bot in Python
makes them, and only then. "Batch" is a batch in which every seat decides. Rows alternate in
rounds on the processor's clock, and the best round of each counts, so that a busy machine doesn't
decide.

What the peers need is set up from PyPI when first needed, since nothing else needs it: PettingZoo's
chess its two packages, in build/chess; catanatron's environment, which wants an older Gymnasium
than ours, an interpreter of its own, in build/catanatron.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import subprocess
import sys
import time
import venv
import warnings
from collections.abc import Callable
from functools import partial
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel

import whistlestop.core.game as core_game
import whistlestop.envs.gymnasium as ours
from whistlestop.bots import RandomBot
from whistlestop.core.batch import Batch
from whistlestop.core.game import Action, State
from whistlestop.core.registry import load
from whistlestop.envs import VERSIONS
from whistlestop.envs.openspiel import game_name
from whistlestop.envs.opponents import Opponents
from whistlestop.envs.pettingzoo.env import makers

BUILD = Path(__file__).resolve().parent.parent / "build"
ROUNDS = 3
PLAYERS = 4
TABLES = 64
SIZES = (1, 8, 64, 256, 1024)
CONNECT_FOUR = "connect four"
PEERS = (CONNECT_FOUR, "chess", "catanatron")
CHESS = ("chess==1.11.2", "pygame-ce==2.5.8")
CATANATRON = ("catanatron==3.2.1", "catanatron_gym==4.0.0", "setuptools<81")

Play = Callable[[float], tuple[int, int]]
"""Plays for so many seconds; the steps, and the decisions of all seats, that were made."""

Clock = Callable[[], float]
processor: Clock = time.process_time
wall: Clock = time.perf_counter

SizedPlay = Callable[[int, float, Clock], tuple[int, int]]
"""The same for so many games at once, by a clock."""


def aec_steps(make: Callable[[], Any], seconds: float, clock: Clock = processor) -> tuple[int, int]:
    """An environment of PettingZoo, whose every step is one decision."""
    env = make()
    steps = 0
    end = clock() + seconds
    while clock() < end:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut or clock() > end:
                break
            env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
    return steps, steps


class CountingBot(RandomBot):
    decisions = 0

    def choose(self, state: State, generator: random.Random, /) -> Action:
        CountingBot.decisions += 1
        return super().choose(state, generator)


def seat_steps(title: str, opponents: Opponents, seconds: float) -> tuple[int, int]:
    """An environment of Gymnasium: one seat against random ones."""
    env = gymnasium.make(
        ours.environment_id(title),
        players=PLAYERS,
        opponents=opponents,
        disable_env_checker=True,
    )
    CountingBot.decisions = 0
    steps = 0
    observation, _ = env.reset(seed=1)
    end = time.process_time() + seconds
    while time.process_time() < end:
        action = random.choice(np.flatnonzero(observation["action_mask"]).tolist())
        observation, _, over, _, _ = env.step(action)
        steps += 1
        if over:
            observation, _ = env.reset()
    counted = CountingBot.decisions
    return steps, steps + counted if counted else 0


def vector_steps(
    title: str, size: int, seconds: float, clock: Clock = processor
) -> tuple[int, int]:
    """Many of those at once."""
    envs: Any = gymnasium.make_vec(
        ours.environment_id(title), num_envs=size, players=PLAYERS, copy=False
    )
    steps = 0
    envs.reset(seed=1)
    ids, counts, numbers = envs.legal_ids, envs.legal_counts, np.arange(size)
    generator = np.random.default_rng(1)
    end = clock() + seconds
    while clock() < end:
        envs.step(ids[numbers, any_place(counts, generator)])
        steps += size
    return steps, 0


def batch_steps(title: str, size: int, seconds: float, clock: Clock = processor) -> tuple[int, int]:
    """A batch in which every seat decides, without any environment around it."""
    batch = Batch(load(title, PLAYERS), size)
    ids = np.frombuffer(batch.arrays.ids, np.int32).reshape(size, -1)
    counts, numbers = np.frombuffer(batch.arrays.counts, np.int64), np.arange(size)
    batch.reset(range(size))
    generator = np.random.default_rng(1)
    steps = 0
    end = clock() + seconds
    while clock() < end:
        batch.step(ids[numbers, any_place(counts, generator)])
        steps += size
    return steps, steps


def any_place(counts: Any, generator: np.random.Generator) -> Any:
    """For each game the place of a legal action in its list, all equally likely."""
    return (generator.random(len(counts)) * counts).astype(np.int64)


def spiel_steps(title: str, seconds: float) -> tuple[int, int]:
    """A state of OpenSpiel: legal actions and a step, without an observation."""
    game = pyspiel.load_game(f"{game_name(title)}(players={PLAYERS})")
    steps = 0
    end = time.process_time() + seconds
    while time.process_time() < end:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, shares)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            steps += 1
    return steps, steps


def classic(name: str) -> Any:
    """An environment of PettingZoo's own."""
    folder = BUILD / "chess"
    if not (folder / "ready").exists():
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--upgrade", "--target"]
        subprocess.run([*install, folder, *CHESS], check=True)
        (folder / "ready").touch()
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        return importlib.import_module(f"pettingzoo.classic.{name}").env()


MEASURE_CATANATRON = """
import json, random, sys, time, warnings
warnings.simplefilter("ignore")
import gymnasium
import catanatron_gym
from catanatron.models.player import Color, RandomPlayer
enemies = [RandomPlayer(color) for color in (Color.RED, Color.ORANGE, Color.WHITE)]
env = gymnasium.make(
    "catanatron_gym:catanatron-v1", config={"enemies": enemies}, disable_env_checker=True
).unwrapped
decisions = 0
for enemy in enemies:
    def decide(game, actions, choose=enemy.decide):
        global decisions
        decisions += 1
        return choose(game, actions)
    enemy.decide = decide
env.reset()
steps = decisions = 0
end = time.process_time() + float(sys.argv[1])
while time.process_time() < end:
    _, _, over, cut, _ = env.step(random.choice(env.get_valid_actions()))
    steps += 1
    if over or cut:
        env.reset()
print(json.dumps([steps, steps + decisions]))
"""


def catanatron_python() -> Path | None:
    """The interpreter that has catanatron's environment; None if it isn't available."""
    folder = BUILD / "catanatron"
    python = folder / "bin" / "python"
    if (folder / "ready").exists():
        return python
    try:
        venv.create(folder, with_pip=True, clear=True)
        subprocess.run(
            [python, "-m", "pip", "install", "--quiet", *CATANATRON],
            check=True,
            capture_output=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    (folder / "ready").touch()
    return python


def catanatron_steps(python: Path, seconds: float) -> tuple[int, int]:
    done = subprocess.run(
        [python, "-c", MEASURE_CATANATRON, str(seconds)], check=True, capture_output=True, text=True
    )
    steps, decisions = json.loads(done.stdout)
    return steps, decisions


def plays(with_catanatron: bool) -> dict[str, Play]:
    found: dict[str, Play] = {
        CONNECT_FOUR: partial(aec_steps, partial(classic, "connect_four_v3")),
        "chess": partial(aec_steps, partial(classic, "chess_v6")),
    }
    python = catanatron_python() if with_catanatron else None
    if python is not None:
        found["catanatron"] = partial(catanatron_steps, python)
    for title in sorted(VERSIONS):
        env, raw_env = makers(title)
        found[f"{title} pettingzoo"] = partial(aec_steps, partial(env, PLAYERS))
        found[f"{title} pettingzoo raw"] = partial(aec_steps, partial(raw_env, PLAYERS))
        found[f"{title} gymnasium"] = partial(seat_steps, title, "random")
        found[f"{title} gymnasium, Python bots"] = partial(seat_steps, title, CountingBot())
        found[f"{title} gymnasium x{TABLES}"] = partial(vector_steps, title, TABLES)
        found[f"{title} batch x{TABLES}"] = partial(batch_steps, title, TABLES)
        found[f"{title} openspiel"] = partial(spiel_steps, title)
    return found


def measure(seconds: float, with_catanatron: bool) -> dict[str, dict[str, float]]:
    rows = plays(with_catanatron)
    rates: dict[str, tuple[float, float]] = dict.fromkeys(rows, (0.0, 0.0))
    for _ in range(ROUNDS):
        for name, play in rows.items():
            made, decided = play(seconds / ROUNDS)
            rates[name] = max(rates[name], (made * ROUNDS / seconds, decided * ROUNDS / seconds))
    table: dict[str, dict[str, float]] = {}
    for name, (steps, decisions) in rates.items():
        table[name] = {"steps_per_second": steps, "decisions_per_second": decisions}
        for peer in PEERS:
            if peer in rates and name not in PEERS:
                table[name][f"steps_to_{peer.replace(' ', '_')}"] = steps / rates[peer][0]
                table[name][f"decisions_to_{peer.replace(' ', '_')}"] = decisions / rates[peer][1]
    return table


def connect_four_steps(size: int, seconds: float, clock: Clock) -> tuple[int, int]:
    assert size == 1
    return aec_steps(partial(classic, "connect_four_v3"), seconds, clock)


def rate_by_the_wall(pool: Pool, processes: int, play: SizedPlay, size: int, spent: float) -> float:
    """Steps a second of so many processes together."""
    made = pool.starmap(play, [(size, spent, wall)] * processes, 1)
    return sum(steps for steps, _ in made) / spent


def show_batches(seconds: float) -> None:
    """A table over sizes of batches, in one process and in two; `seconds` are for each row."""
    kinds: dict[str, SizedPlay] = {
        f"{title}, {kind}": partial(play, title)
        for title in sorted(VERSIONS)
        for kind, play in (("make_vec", vector_steps), ("Batch", batch_steps))
    }
    print("steps a second by the clock on the wall; in make_vec, opponents play at random")
    print(f"{'':44}" + "".join(f"{f'x{size}':>12}" for size in SIZES))
    for processes in (1, 2):
        with get_context("spawn").Pool(processes) as pool:
            peer = rate_by_the_wall(pool, processes, connect_four_steps, 1, seconds)
            head = f"{CONNECT_FOUR}, PettingZoo, processes: {processes}"
            print(f"{head:44}{peer:>12,.0f}", flush=True)
            for name, play in kinds.items():
                spent = seconds / len(SIZES)
                cells = [rate_by_the_wall(pool, processes, play, size, spent) for size in SIZES]
                head = f"{name}, processes: {processes}"
                print(f"{head:44}" + "".join(f"{cell:>12,.0f}" for cell in cells), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the environments of every title.")
    parser.add_argument("--seconds", type=float, default=3, help="for each row")
    parser.add_argument("--json", action="store_true", help="print figures for a program")
    parser.add_argument("--no-catanatron", action="store_true", help="leave catanatron out")
    parser.add_argument("--batches", action="store_true", help="only batches of several sizes")
    options = parser.parse_args()
    if options.batches:
        show_batches(options.seconds)
        return
    table = measure(options.seconds, not options.no_catanatron)
    if options.json:
        print(json.dumps(table, indent=1))
        return
    heads = "".join(f"{peer:>14}" for peer in PEERS)
    print(f"{'':40}{'steps/s':>10}{'decisions/s':>13}{heads}")
    for name, row in table.items():
        ratios = [row.get(f"steps_to_{peer.replace(' ', '_')}") for peer in PEERS]
        cells = ["" if ratio is None else f"{ratio:.1f}" for ratio in ratios]
        decisions = row["decisions_per_second"]
        print(
            f"{name:40}{row['steps_per_second']:>10,.0f}"
            f"{f'{decisions:,.0f}' if decisions else '':>13}"
            + "".join(f"{cell:>14}" for cell in cells)
        )
    print("the peers' columns: times as many steps a second as they make")
    compiled = not str(core_game.__file__).endswith(".py")
    print(f"the rules run {'compiled' if compiled else 'as plain Python'}")


if __name__ == "__main__":
    main()
