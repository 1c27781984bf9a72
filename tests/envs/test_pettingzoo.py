"""PettingZoo's own tests on every game, and what our environments promise beyond them."""

from __future__ import annotations

import importlib
import random
import warnings
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from tests.envs.setups import TITLES, tables
from whistlestop.core.errors import IllegalAction, SetupError
from whistlestop.envs import module_name

with warnings.catch_warnings():
    # PettingZoo's tests import PettingZoo's games in a way that it has deprecated itself.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, seed_test

# Said of every observation that is a dictionary with an action mask, PettingZoo's own way.
masked = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)


def module(title: str) -> ModuleType:
    return importlib.import_module(f"whistlestop.envs.pettingzoo.{module_name(title)}")


def play(env: Any, seed: int) -> list[tuple[str, int]]:
    """A random game; who did what."""
    env.reset(seed=seed)
    generator = random.Random(seed)
    history = []
    for agent in env.agent_iter():
        observation, _, over, _, _ = env.last()
        if over:
            env.step(None)
            continue
        action = generator.choice(np.flatnonzero(observation["action_mask"]).tolist())
        history.append((agent, action))
        env.step(action)
    return history


@masked
@pytest.mark.parametrize(("title", "players"), tables())
def test_pettingzoo_finds_the_interface_in_order(title: str, players: int) -> None:
    api_test(module(title).env(players=players), num_cycles=150)


@masked
@pytest.mark.parametrize(("title", "players"), tables())
def test_pettingzoo_finds_the_same_game_for_the_same_seed(title: str, players: int) -> None:
    seed_test(lambda: module(title).env(players=players), num_cycles=100)


@pytest.mark.parametrize("title", TITLES)
def test_pettingzoo_can_measure_the_speed(
    title: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    measured = importlib.import_module("pettingzoo.test.performance_benchmark")
    real = measured.time.time
    monkeypatch.setattr(measured.time, "time", lambda: real() * 10)  # half a second, not five
    performance_benchmark(module(title).env())
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("title", TITLES)
def test_rewards_are_shares_of_a_win_or_margins_over_the_best_other(title: str) -> None:
    for reward in ("win", "margin"):
        env = module(title).raw_env(players=3, reward=reward)
        env.reset(seed=5)
        state = env.dealer.state
        generator = random.Random(5)
        while not env.dealer.over:
            assert set(env.rewards.values()) == {0.0}
            env.step(generator.choice(np.flatnonzero(env.dealer.mask()).tolist()))
        outcome = state.outcome()
        assert outcome is not None
        if reward == "win":
            assert list(env.rewards.values()) == list(outcome.win_shares())
            assert sum(env.rewards.values()) == pytest.approx(1)
        else:
            for seat, agent in enumerate(env.possible_agents):
                best = max(s for other, s in enumerate(outcome.scores) if other != seat)
                assert env.rewards[agent] == outcome.scores[seat] - best


@pytest.mark.parametrize("title", TITLES)
def test_only_the_one_to_act_may_do_anything(title: str) -> None:
    env = module(title).raw_env(players=3)
    env.reset(seed=1)
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert mask.any() == (agent == env.agent_selection)
    assert mask.shape == (len(env.dealer.game.actions),)


@pytest.mark.parametrize("title", TITLES)
def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing(title: str) -> None:
    env = module(title).raw_env(players=3)
    env.reset(seed=1)
    before = env.dealer.state.snapshot()
    mask = env.observe(env.agent_selection)["action_mask"]
    for action in (int(np.flatnonzero(mask == 0)[-1]), -1, len(mask), None):
        with pytest.raises(IllegalAction) as caught:
            env.step(action)
        assert str(caught.value)
        assert env.dealer.state.snapshot() == before


def test_an_illegal_action_ends_the_wrapped_game_for_who_took_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    env = module("steel-driver").env(players=3)
    env.reset(seed=1)
    offender = env.agent_selection
    env.step(0)
    assert "Illegal move" in caplog.text
    assert env.rewards[offender] == -1
    assert all(env.terminations.values())


def test_games_after_the_first_go_on_from_its_seed() -> None:
    env = module("steam-rollers").raw_env(players=2)
    twice = [play(env, 3), play(env, 3)]
    assert twice[0] == twice[1]
    env.reset(seed=3)
    first = env.dealer.state.snapshot()
    env.reset()
    assert env.dealer.state.snapshot() != first


def test_options_and_boards_are_those_of_the_game() -> None:
    env = module("rolling-freight").raw_env(players=5, board="southeast")
    env.reset(seed=1)
    assert env.num_agents == 5
    with pytest.raises(SetupError, match="not 9"):
        module("steel-driver").raw_env(players=9)
    with pytest.raises(SetupError, match="win, margin"):
        module("steel-driver").raw_env(reward="points")
    with pytest.raises(SetupError, match="no option"):
        module("steel-driver").raw_env(options={"colour": "red"})


def test_the_table_is_rendered_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = module("steel-driver").raw_env(players=3, render_mode="ansi")
    env.reset(seed=1)
    assert "Steel Driver" in env.render()
    env = module("steel-driver").raw_env(players=3, render_mode="human")
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert "Steel Driver" in capsys.readouterr().out
