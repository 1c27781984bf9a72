"""How fast the environments step, beside those of PettingZoo's chess and of catanatron.

    python benchmarks/envs.py [--seconds 2] [--json] [--no-catanatron]

A step is a decision: looking at the observation and its mask, choosing a legal action at random,
and stepping. In a Gymnasium environment, ours or catanatron's, a step includes the other seats'
random decisions up to the learner's next one; "decisions" counts those too. Rows alternate in
rounds on the processor's clock, and the best round of each counts, so that a busy machine doesn't
decide.

What the peers need is set up from PyPI when first needed, since nothing else needs it: PettingZoo's
chess its two packages, in build/chess; catanatron's environment, which wants an older Gymnasium
than ours, an interpreter of its own, in build/catanatron.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
import venv
import warnings
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel

import whistlestop.core.game as core_game
import whistlestop.envs.gymnasium as ours
from whistlestop.bots import RandomBot
from whistlestop.core.game import Action, State
from whistlestop.envs import VERSIONS
from whistlestop.envs.openspiel import game_name
from whistlestop.envs.pettingzoo.env import makers

BUILD = Path(__file__).resolve().parent.parent / "build"
ROUNDS = 3
PLAYERS = 4
TABLES = 64
PEERS = ("pettingzoo chess", "catanatron")
CHESS = ("chess==1.11.2", "pygame-ce==2.5.8")
CATANATRON = ("catanatron==3.2.1", "catanatron_gym==4.0.0", "setuptools<81")

Play = Callable[[float], tuple[int, int]]
"""Plays for so many seconds; the steps, and the decisions of all seats, that were made."""


def aec_steps(make: Callable[[], Any], seconds: float) -> tuple[int, int]:
    """An environment of PettingZoo, whose every step is one decision."""
    env = make()
    steps = 0
    end = time.process_time() + seconds
    while time.process_time() < end:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut or time.process_time() > end:
                break
            env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
    return steps, steps


class CountingBot(RandomBot):
    decisions = 0

    def choose(self, state: State, generator: random.Random, /) -> Action:
        CountingBot.decisions += 1
        return super().choose(state, generator)


def seat_steps(title: str, seconds: float) -> tuple[int, int]:
    """An environment of Gymnasium: one seat against random ones."""
    env = gymnasium.make(
        ours.environment_id(title),
        players=PLAYERS,
        opponents=CountingBot(),
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
    return steps, steps + CountingBot.decisions


def vector_steps(title: str, seconds: float) -> tuple[int, int]:
    """Many of those at once."""
    envs = gymnasium.make_vec(
        ours.environment_id(title),
        num_envs=TABLES,
        players=PLAYERS,
        opponents=CountingBot(),
        copy=False,
    )
    CountingBot.decisions = 0
    steps = 0
    batch, _ = envs.reset(seed=1)
    generator = np.random.default_rng(1)
    end = time.process_time() + seconds
    while time.process_time() < end:
        masks = batch["action_mask"]
        actions = (generator.random(masks.shape, np.float32) * masks).argmax(axis=1)
        batch, *_ = envs.step(actions)
        steps += TABLES
    return steps, steps + CountingBot.decisions


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


def chess() -> Any:
    folder = BUILD / "chess"
    if not (folder / "ready").exists():
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--upgrade", "--target"]
        subprocess.run([*install, folder, *CHESS], check=True)
        (folder / "ready").touch()
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        from pettingzoo.classic import chess_v6
    return chess_v6.env()


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
    found: dict[str, Play] = {"pettingzoo chess": partial(aec_steps, chess)}
    python = catanatron_python() if with_catanatron else None
    if python is not None:
        found["catanatron"] = partial(catanatron_steps, python)
    for title in sorted(VERSIONS):
        env, raw_env = makers(title)
        found[f"{title} pettingzoo"] = partial(aec_steps, partial(env, PLAYERS))
        found[f"{title} pettingzoo raw"] = partial(aec_steps, partial(raw_env, PLAYERS))
        found[f"{title} gymnasium"] = partial(seat_steps, title)
        found[f"{title} gymnasium x{TABLES}"] = partial(vector_steps, title)
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


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the environments of every title.")
    parser.add_argument("--seconds", type=float, default=3, help="for each row")
    parser.add_argument("--json", action="store_true", help="print figures for a program")
    parser.add_argument("--no-catanatron", action="store_true", help="leave catanatron out")
    options = parser.parse_args()
    table = measure(options.seconds, not options.no_catanatron)
    if options.json:
        print(json.dumps(table, indent=1))
        return
    print(f"{'':34}{'steps/s':>10}{'decisions/s':>13}{'chess':>8}{'catanatron':>12}")
    for name, row in table.items():
        ratios = [row.get(f"steps_to_{peer.replace(' ', '_')}") for peer in PEERS]
        cells = ["" if ratio is None else f"{ratio:.1f}" for ratio in ratios]
        print(
            f"{name:34}{row['steps_per_second']:>10,.0f}{row['decisions_per_second']:>13,.0f}"
            f"{cells[0]:>8}{cells[1]:>12}"
        )
    print("chess, catanatron: times as many steps a second as they make")
    compiled = not str(core_game.__file__).endswith(".py")
    print(f"the rules run {'compiled' if compiled else 'as plain Python'}")


if __name__ == "__main__":
    main()
