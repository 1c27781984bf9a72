"""The peers' own checks on every set-up of every title, too many for a test run:

    python -m tests.envs.every_set_up [--only TEXT] [--results FILE]

Of PettingZoo its api_test, of the environment as it is and wrapped, and its seed_test; of Gymnasium
its check_env; of OpenSpiel its random_sim_test with storing, and generate_playthrough; and of all
that they survive pickling. A failed check is told with its set-up, and the exit code is 1. With a
file of results, the same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import copy
import importlib
import json
import pickle
import sys
import time
import traceback
import warnings
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms.generate_playthrough import playthrough

from tests.conformance.setups import SetUp, set_ups
from tests.envs.setups import TITLES
from whistlestop.envs import module_name
from whistlestop.envs.gymnasium import environment_id
from whistlestop.envs.openspiel import game_name

STEPS = 10  # before something is pickled; no game is that short
Failure = tuple[str, str]  # the check, and what it said


def options_of(set_up: SetUp) -> dict[str, str]:
    return {set_up.option: set_up.value} if set_up.option else {}


def spiel_name(set_up: SetUp) -> str:
    given = {"players": str(set_up.players), "board": set_up.board, **options_of(set_up)}
    words = ",".join(f"{name.replace('-', '_')}={value}" for name, value in given.items())
    return f"{game_name(set_up.title)}({words})"


def arguments(set_up: SetUp) -> dict[str, Any]:
    return {"players": set_up.players, "board": set_up.board, "options": options_of(set_up)}


def pettingzoo_module(set_up: SetUp) -> ModuleType:
    return importlib.import_module(f"whistlestop.envs.pettingzoo.{module_name(set_up.title)}")


def wrapped_api(set_up: SetUp) -> None:
    from pettingzoo.test import api_test

    api_test(pettingzoo_module(set_up).env(**arguments(set_up)), num_cycles=150)


def raw_api(set_up: SetUp) -> None:
    from pettingzoo.test import api_test

    api_test(pettingzoo_module(set_up).raw_env(**arguments(set_up)), num_cycles=150)


def seeds(set_up: SetUp) -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: pettingzoo_module(set_up).env(**arguments(set_up)), num_cycles=100)


def pettingzoo_pickle(set_up: SetUp) -> None:
    env = pettingzoo_module(set_up).raw_env(**arguments(set_up))
    env.reset(seed=1)
    for _ in range(STEPS):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    for other in (pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):
        assert other.dealer.state == env.dealer.state
        seen, expected = (one.observe(env.agent_selection) for one in (other, env))
        assert all(np.array_equal(seen[name], expected[name]) for name in expected)


def gymnasium_env(set_up: SetUp) -> Any:
    name = environment_id(set_up.title)
    return gymnasium.make(name, disable_env_checker=True, **arguments(set_up)).unwrapped


def gymnasium_check(set_up: SetUp) -> None:
    check_env(gymnasium_env(set_up))


def gymnasium_pickle(set_up: SetUp) -> None:
    env = gymnasium_env(set_up)
    observation, _ = env.reset(seed=1)
    for _ in range(STEPS):
        observation, *_ = env.step(np.flatnonzero(observation["action_mask"])[0])
    action = np.flatnonzero(observation["action_mask"])[-1]
    others = (pickle.loads(pickle.dumps(env)), copy.deepcopy(env))
    expected, *_ = env.step(action)
    for other in others:
        seen, *_ = other.step(action)
        assert all(np.array_equal(seen[name], expected[name]) for name in expected)


def random_sim(set_up: SetUp) -> None:
    game = pyspiel.load_game(spiel_name(set_up))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def spiel_playthrough(set_up: SetUp) -> None:
    assert "# State" in playthrough(spiel_name(set_up), action_sequence=None)


def spiel_pickle(set_up: SetUp) -> None:
    game = pyspiel.load_game(spiel_name(set_up))
    state = game.new_initial_state()
    for _ in range(STEPS):
        state.apply_action(state.legal_actions()[0])
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    again = pickle.loads(pickle.dumps(state))
    assert again.position.state == state.position.state
    assert again.history() == state.history()


CHECKS: dict[str, Callable[[SetUp], None]] = {
    "PettingZoo api_test, wrapped": wrapped_api,
    "PettingZoo api_test, as it is": raw_api,
    "PettingZoo seed_test": seeds,
    "PettingZoo pickle and deep copy": pettingzoo_pickle,
    "Gymnasium check_env": gymnasium_check,
    "Gymnasium pickle and deep copy": gymnasium_pickle,
    "OpenSpiel random_sim_test": random_sim,
    "OpenSpiel generate_playthrough": spiel_playthrough,
    "OpenSpiel pickle": spiel_pickle,
}


def check(set_up: SetUp) -> tuple[SetUp, list[Failure], float]:
    """Every check on a set-up; what failed, and how long it all took."""
    warnings.simplefilter("ignore")
    begin = time.perf_counter()
    failures: list[Failure] = []
    for name, examine in CHECKS.items():
        try:
            with redirect_stdout(StringIO()):  # the checks print whole tables
                examine(set_up)
        except Exception:
            failures.append((name, traceback.format_exc()))
    return set_up, failures, time.perf_counter() - begin


def main() -> int:
    parser = argparse.ArgumentParser(description="The peers' own checks on every set-up.")
    parser.add_argument("--only", default="", help="set-ups whose name has this text")
    parser.add_argument("--processes", type=int, help="to share the work; without it, all cores")
    parser.add_argument("--results", type=Path, help="a file to keep them in, and to go on from")
    chosen = parser.parse_args()
    wanted = [one for title in TITLES for one in set_ups(title) if chosen.only in str(one)]
    results = known_results(chosen.results)
    left = [one for one in wanted if str(one) not in results]
    with ProcessPoolExecutor(chosen.processes) as pool:
        jobs = [pool.submit(check, set_up) for set_up in left]
        for number, job in enumerate(as_completed(jobs), 1):
            set_up, failures, seconds = job.result()
            print(f"{number}/{len(jobs)} {set_up}: {seconds:.0f} s", file=sys.stderr, flush=True)
            results[str(set_up)] = failures
            if chosen.results:
                with chosen.results.open("a", encoding="utf-8") as file:
                    print(json.dumps({"set_up": str(set_up), "failures": failures}), file=file)
    failed: Counter[str] = Counter()
    for one in wanted:
        for name, what in results[str(one)]:
            print(f"{one}: {name}\n{what}", flush=True)
            failed[name] += 1
    for name in CHECKS:
        print(f"{name}: {len(wanted) - failed[name]} passed, {failed[name]} failed")
    return 1 if failed else 0


def known_results(path: Path | None) -> dict[str, list[Failure]]:
    """By set-up: which checks failed, and what they said."""
    if path is None or not path.exists():
        return {}
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return {line["set_up"]: line["failures"] for line in lines}


if __name__ == "__main__":
    sys.exit(main())
