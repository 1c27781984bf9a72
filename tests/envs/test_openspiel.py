"""OpenSpiel's own tests and search on every game, and what our adapter promises beyond them."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

from tests.envs.setups import TITLES, few_and_many, tables
from whistlestop.core.features import row_of
from whistlestop.core.registry import find_title
from whistlestop.envs.openspiel import game_name


def game(title: str, players: int, more: str = "") -> Any:
    return pyspiel.load_game(f"{game_name(title)}(players={players}{more})")


def play(state: Any, steps: int, seed: int) -> None:
    """So many random steps, chance by its probabilities."""
    generator = random.Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(generator.choices(outcomes, shares)[0])
        else:
            state.apply_action(generator.choice(state.legal_actions()))


@pytest.mark.parametrize(("title", "players"), tables())
def test_openspiel_finds_random_games_in_order(title: str, players: int) -> None:
    """Clones, masks and observations at every step; where few play, serialisation too."""
    few = players == few_and_many(title)[0]
    pyspiel.random_sim_test(game(title, players), num_sims=1, serialize=few, verbose=False)


@pytest.mark.parametrize("title", TITLES)
def test_openspiel_finds_the_other_reward_and_options_in_order(title: str) -> None:
    more = ",reward=margin"
    for option in find_title(title).options[:1]:
        other = next(choice for choice in option.choices if choice != option.default)
        more += f",{option.name.replace('-', '_')}={other}"
    few = few_and_many(title)[0]
    pyspiel.random_sim_test(game(title, few, more), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("title", TITLES)
def test_openspiels_search_plays_whole_games(title: str) -> None:
    loaded = game(title, few_and_many(title)[0])
    dice = np.random.RandomState(1)
    bots = [
        mcts.MCTSBot(loaded, 1.0, 2, Impatient(), random_state=dice)
        for _ in range(loaded.num_players())
    ]
    state = loaded.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(outcomes, p=shares)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
            decisions += 1
    assert decisions > 50
    assert sum(state.returns()) == pytest.approx(1)


class Impatient:
    """Finds all positions equal, so that a search of a whole game takes seconds."""

    def evaluate(self, state: Any) -> Any:
        return np.array(state.returns())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            found: list[tuple[int, float]] = state.chance_outcomes()
            return found
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize("title", TITLES)
def test_a_clone_goes_its_own_way(title: str) -> None:
    state = game(title, 3).new_initial_state()
    play(state, 60, 1)
    before = state.position.state.snapshot()
    clone = state.clone()
    assert clone.position.state == state.position.state
    play(clone, 5, 2)
    assert state.position.state.snapshot() == before
    other = state.clone()
    play(state, 5, 3)
    assert other.position.state.snapshot() == before
    assert clone.history() != state.history()


@pytest.mark.parametrize("title", TITLES)
def test_a_state_survives_storing(title: str) -> None:
    loaded = game(title, 3)
    state = loaded.new_initial_state()
    play(state, 100, 1)
    text = pyspiel.serialize_game_and_state(loaded, state)
    again_game, again = pyspiel.deserialize_game_and_state(text)
    assert str(again_game) == str(loaded)
    assert again.position.state == state.position.state
    assert again.history() == state.history()
    pickled = pickle.loads(pickle.dumps(state))
    assert pickled.position.state == state.position.state


@pytest.mark.parametrize("title", TITLES)
def test_observations_are_the_features_by_name_and_the_table_in_words(title: str) -> None:
    loaded = game(title, 3)
    state = loaded.new_initial_state()
    play(state, 100, 1)
    ours = state.position.state
    features = ours.game.features
    observation = make_observation(loaded)
    for seat in range(3):
        row = np.zeros(features.size, np.float32)
        features.fill(ours, seat, row_of(row))
        assert state.observation_tensor(seat) == row.tolist()
        observation.set_from(state, seat)
        for plane in features.planes:
            assert observation.dict[plane.name].shape == plane.shape
        assert str(ours) in state.observation_string(seat)
        assert state.observation_string(seat) == observation.string_from(state, seat)
    assert loaded.observation_tensor_shape() == [features.size]


def test_actions_have_their_notation() -> None:
    state = game("steel-driver", 3).new_initial_state()
    ours = state.position.state.game
    for action in state.legal_actions():
        assert state.action_to_string(action) == ours.actions[action].notation


def test_observations_have_no_parameters() -> None:
    with pytest.raises(ValueError, match="no parameters"):
        game("steel-driver", 3).make_py_observer(None, {"history": 3})
