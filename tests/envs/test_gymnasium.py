"""Gymnasium's own checks on every game, and what our environments promise beyond them."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.envs.setups import TITLES, few_and_many, tables
from whistlestop.bots import Bot, RandomBot
from whistlestop.core.errors import SetupError
from whistlestop.core.game import Action, State
from whistlestop.envs.gymnasium import environment_id


class Counter:
    """Plays as the random bot does, and counts its decisions."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def choose(self, state: State, generator: random.Random, /) -> Action:
        self.seats.append(int(state.to_act))
        return RandomBot().choose(state, generator)


def make(title: str, **options: Any) -> Any:
    return gymnasium.make(environment_id(title), disable_env_checker=True, **options).unwrapped


def play(env: Any, seed: int | None) -> tuple[list[int], float]:
    """A random game of the learner; what it did, and what it got."""
    observation, _ = env.reset(seed=seed)
    generator = random.Random(seed)
    history: list[int] = []
    while True:
        action = generator.choice(np.flatnonzero(observation["action_mask"]).tolist())
        history.append(action)
        observation, reward, over, cut, _ = env.step(action)
        assert not cut
        if over:
            return history, reward
        assert reward == 0.0


@pytest.mark.parametrize(("title", "players"), tables())
def test_gymnasium_finds_the_environment_in_order(title: str, players: int) -> None:
    check_env(make(title, players=players), skip_render_check=players > few_and_many(title)[0])


@pytest.mark.parametrize("title", TITLES)
def test_gymnasium_finds_another_seat_and_reward_in_order(title: str) -> None:
    check_env(make(title, players=3, seat=None, reward="margin"), skip_render_check=True)


def test_bots_of_the_package_play_the_other_seats_by_name() -> None:
    env = gymnasium.make("whistlestop/SteelDriver-v1", players=4, opponents="greedy")
    env.reset(seed=1)
    _, reward = play(env.unwrapped, 1)
    assert reward in (0.0, 0.5, 1.0)


@pytest.mark.parametrize("title", TITLES)
def test_opponents_sit_in_order_to_the_left_of_the_learner(title: str) -> None:
    bots: list[Counter] = [Counter(), Counter()]
    play(make(title, players=3, opponents=bots, seat=1), 2)
    assert set(bots[0].seats) == {2}
    assert set(bots[1].seats) == {0}


@pytest.mark.parametrize("title", TITLES)
def test_the_same_seed_gives_the_same_game(title: str) -> None:
    env = make(title, players=3)
    assert play(env, 7) == play(env, 7)
    assert play(env, 7) != play(env, 8)


def test_the_learner_may_sit_anywhere() -> None:
    env = make("steel-driver", players=3, seat=None)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2}


def test_an_illegal_action_ends_the_game_and_says_why() -> None:
    env = make("steel-driver", players=3)
    _, info = env.reset(seed=1)
    assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
    pass_bid = env.games.dealer.game.by_notation["pass"]
    _, reward, over, _, info = env.step(pass_bid.id)
    assert (reward, over) == (-1.0, True)
    assert info["illegal"].endswith(".")
    assert not env.action_masks().any()


def test_wrong_opponents_and_seats_are_refused_with_a_sentence() -> None:
    opponents: list[Bot] = [RandomBot()]
    with pytest.raises(SetupError, match="1 opponents are given, and 2 seats are free"):
        make("steel-driver", players=3, opponents=opponents)
    with pytest.raises(SetupError, match="no seat 3"):
        make("steel-driver", players=3, seat=3)


@pytest.mark.parametrize("title", TITLES)
def test_many_games_at_once_are_the_same_games_as_one_by_one(title: str) -> None:
    seeds = [11, 12, 13]
    many: Any = gymnasium.make_vec(
        environment_id(title), num_envs=3, players=3, vectorization_mode="vector_entry_point"
    )
    batch, _ = many.reset(seed=seeds)
    alone = [make(title, players=3) for _ in seeds]
    seen = [env.reset(seed=seed)[0] for env, seed in zip(alone, seeds, strict=True)]
    generator = random.Random(1)
    over = np.zeros(3, bool)
    ended = 0
    while ended < 4:
        actions = []
        for number, observation in enumerate(seen):
            assert (batch["observation"][number] == observation["observation"]).all()
            assert (batch["action_mask"][number] == observation["action_mask"]).all()
            actions.append(
                generator.choice(np.flatnonzero(observation["action_mask"]).tolist() or [0])
            )
        before = over
        batch, rewards, over, cut, infos = many.step(np.array(actions))
        assert not infos
        assert not cut.any()
        for number, env in enumerate(alone):
            if before[number]:
                seen[number], _ = env.reset()
            else:
                seen[number], reward, ending, _, _ = env.step(actions[number])
                assert (rewards[number], over[number]) == (reward, ending)
        ended += int(over.sum())
    many.close()


def test_one_seed_for_many_games_counts_on_from_game_to_game() -> None:
    many: Any = gymnasium.make_vec("whistlestop/SteamRollers-v1", num_envs=2, players=3)
    by_number, _ = many.reset(seed=5)
    by_list, _ = many.reset(seed=[5, 6])
    assert (by_number["observation"] == by_list["observation"]).all()


@pytest.mark.parametrize("seed", range(6))
def test_a_seed_gives_the_same_game_against_bots_that_search(seed: int) -> None:
    """A search's memory of the game before changes nothing."""
    env = make("rolling-freight", players=2, opponents="mcts:5", seat=1)
    first, _ = env.reset(seed=seed)
    env.step(np.flatnonzero(first["action_mask"])[0])
    again, _ = env.reset(seed=seed)
    assert (again["observation"] == first["observation"]).all()


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("travel", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_an_environment_can_be_pickled_and_copied_and_goes_on_as_it_would(
    title: str, travel: Any
) -> None:
    env = make(title, players=3, opponents=["greedy", "random"])
    observation, _ = env.reset(seed=3)
    other = travel(env)
    for _ in range(8):
        action = np.flatnonzero(observation["action_mask"])[-1]
        observation, *result = env.step(action)
        same, *other_result = other.step(action)
        assert (observation["observation"] == same["observation"]).all()
        assert result[:3] == other_result[:3]


@pytest.mark.parametrize("title", TITLES)
def test_rewards_all_along_add_up_to_the_margin(title: str) -> None:
    whole = 0.0
    along = make(title, players=2 if title != "steel-driver" else 3, reward="progress")
    end = make(title, players=2 if title != "steel-driver" else 3, reward="margin")
    observation, _ = along.reset(seed=2)
    end.reset(seed=2)
    over = False
    while not over:
        action = np.flatnonzero(observation["action_mask"])[0]
        observation, reward, over, _, _ = along.step(action)
        whole += reward
        _, margin, _, _, _ = end.step(action)
    assert whole == margin


def test_shares_of_the_points_are_a_reward() -> None:
    env = make("steel-driver", players=3, reward="share")
    observation, _ = env.reset(seed=2)
    over = False
    while not over:
        action = np.flatnonzero(observation["action_mask"])[0]
        observation, reward, over, _, _ = env.step(action)
    scores = env.games.batch.states[0].scores()
    assert reward == pytest.approx(scores[0] / sum(scores), abs=1e-6)


def test_buffers_are_given_as_they_are_where_asked_for() -> None:
    many = gymnasium.make_vec("whistlestop/SteelDriver-v1", num_envs=2, players=3, copy=False)
    before, _ = many.reset(seed=1)
    legal = [int(np.flatnonzero(mask)[0]) for mask in before["action_mask"]]
    after, *_ = many.step(np.array(legal))
    assert after["observation"] is before["observation"]


def test_many_games_list_what_their_masks_mark_after_travelling_too() -> None:
    many: Any = gymnasium.make_vec("whistlestop/SteamRollers-v1", num_envs=3, players=3)
    batch, _ = many.reset(seed=1)
    for _ in range(5):
        batch, *_ = many.step(many.legal_ids[:, 0])
    for envs in (many, pickle.loads(pickle.dumps(many))):
        for mask, ids, count in zip(
            batch["action_mask"], envs.legal_ids, envs.legal_counts, strict=True
        ):
            assert ids[:count].tolist() == np.flatnonzero(mask).tolist()


def test_an_illegal_action_ends_one_of_many_games_and_says_why() -> None:
    many = gymnasium.make_vec("whistlestop/SteelDriver-v1", num_envs=2, players=3)
    batch, _ = many.reset(seed=1)
    legal = int(np.flatnonzero(batch["action_mask"][1])[0])
    _, rewards, over, _, infos = many.step(np.array([0, legal]))
    assert rewards.tolist() == [-1.0, 0.0]
    assert over.tolist() == [True, False]
    assert infos["illegal"][0].endswith(".")
    assert infos["_illegal"].tolist() == [True, False]
    batch, rewards, over, _, _ = many.step(np.array([0, int(batch["action_mask"][1].argmax())]))
    assert rewards[0] == 0.0
    assert not over[0]
    assert batch["action_mask"][0].any()
