"""Many games side by side are the same games as one by one."""

from __future__ import annotations

import pickle
import random
from array import array

import pytest

from whistlestop.core.batch import ANYBODY, EVERYBODY, Batch, new_arrays
from whistlestop.core.errors import SetupError
from whistlestop.core.features import new_row
from whistlestop.core.game import CHANCE, OVER
from whistlestop.core.registry import load
from whistlestop.core.stream import Stream

TITLES = ("rolling-freight", "steam-rollers", "steel-driver")


def legal_of(batch: Batch, number: int) -> list[int]:
    width = len(batch.game.actions)
    row = batch.arrays.legal[number * width : (number + 1) * width]
    return [action for action in range(width) if row[action]]


def listed_of(batch: Batch, number: int) -> list[int]:
    first = number * len(batch.game.actions)
    found: list[int] = batch.arrays.ids[first : first + batch.arrays.counts[number]].tolist()
    return found


@pytest.mark.parametrize("title", TITLES)
def test_arrays_show_what_the_states_say_at_every_step(title: str) -> None:
    game = load(title, 3)
    batch = Batch(game, 3)
    batch.reset([7, 8, 9])
    generator = random.Random(1)
    row = new_row(game.features.size)
    ended = 0
    for _ in range(220):
        actions = []
        for number, state in enumerate(batch.states):
            legal = legal_of(batch, number)
            assert legal == [int(action.id) for action in state.legal_actions()]
            assert listed_of(batch, number) == legal
            assert state.to_act != CHANCE
            assert batch.arrays.to_act[number] == state.to_act
            assert batch.arrays.over[number] == (state.to_act == OVER)
            rewards = batch.arrays.rewards[number * 3 : number * 3 + 3].tolist()
            outcome = state.outcome()
            assert rewards == pytest.approx(outcome.win_shares() if outcome else [0.0] * 3)
            ended += outcome is not None
            game.features.fill(state, max(0, int(state.to_act)), row)
            width = game.features.size
            assert (
                batch.arrays.features[number * width : (number + 1) * width].tolist()
                == row.tolist()
            )
            actions.append(generator.choice(legal or [0]))
        batch.step(actions)
    assert ended or title == "rolling-freight"  # whose games are longer


@pytest.mark.parametrize("title", TITLES)
def test_arrays_of_the_caller_hold_what_the_batch_shows(title: str) -> None:
    game = load(title, 3)
    batch, other = Batch(game, 2), Batch(game, 2)
    arrays = new_arrays(game, 2)
    other.bind(arrays)
    for each in (batch, other):
        each.reset([3, 4])
    for _ in range(300):
        for shown, copied in zip(batch.arrays, arrays, strict=True):
            assert shown.tobytes() == copied.tobytes()
        actions = [(legal_of(batch, number) or [0])[-1] for number in range(2)]
        batch.step(actions)
        other.step(actions)


def test_arrays_of_the_caller_may_lack_the_lists_of_legal_actions() -> None:
    game = load("steel-driver", 3)
    batch = Batch(game, 2)
    arrays = new_arrays(game, 2)._replace(ids=None, counts=None)
    batch.bind(arrays)
    batch.reset([3, 4])
    batch.step([legal_of(batch, number)[0] for number in range(2)])
    for number, state in enumerate(batch.states):
        assert legal_of(batch, number) == [int(action.id) for action in state.legal_actions()]


def test_what_a_batch_shows_of_its_memory_can_only_be_read() -> None:
    batch = Batch(load("steel-driver", 3), 2)
    batch.reset([1, 2])
    for shown in batch.arrays:
        with pytest.raises(TypeError, match="read-only"):
            shown[0] = 0


@pytest.mark.parametrize("learner", [EVERYBODY, ANYBODY, 1])
def test_a_game_is_the_same_alone_and_among_others(learner: int) -> None:
    game = load("steam-rollers", 3)
    many, alone = Batch(game, 4, learner), Batch(game, 1, learner)
    many.reset([1, 2, 3, 4])
    alone.reset([3])
    for _ in range(80):
        assert many.states[2] == alone.states[0]
        assert many.seats[2] == alone.seats[0]
        many.step([(legal_of(many, number) or [0])[-1] for number in range(4)])
        alone.step([(legal_of(alone, 0) or [0])[-1]])


def test_only_the_learner_decides_where_there_is_one() -> None:
    batch = Batch(load("steel-driver", 4), 5, 2)
    batch.reset(range(5))
    for _ in range(60):
        assert set(batch.arrays.to_act) <= {2, OVER}
        batch.step([(legal_of(batch, number) or [0])[0] for number in range(5)])


def test_an_illegal_action_ends_its_game_alone_and_the_next_step_begins_anew() -> None:
    batch = Batch(load("steel-driver", 3), 2)
    batch.reset([1, 2])
    seat = batch.arrays.to_act[0]
    wrong = next(n for n in range(len(batch.game.actions)) if n not in legal_of(batch, 0))
    batch.step([wrong, legal_of(batch, 1)[0]])
    assert batch.illegal == [0]
    assert list(batch.arrays.over) == [1, 0]
    assert batch.arrays.rewards[seat] == -1.0
    assert legal_of(batch, 0) == listed_of(batch, 0) == []
    batch.step([0, legal_of(batch, 1)[0]])
    assert batch.illegal == []
    assert legal_of(batch, 0)


def test_a_batch_travels_and_goes_on_as_it_would() -> None:
    batch = Batch(load("steam-rollers", 3), 2, 0)
    batch.reset([5, 6])
    other: Batch = pickle.loads(pickle.dumps(batch))
    for _ in range(40):
        actions = [(legal_of(batch, number) or [0])[0] for number in range(2)]
        batch.step(actions)
        other.step(actions)
        assert other.states == batch.states
        assert other.arrays.features == batch.arrays.features


def test_what_does_not_fit_is_refused_with_a_sentence() -> None:
    game = load("steel-driver", 3)
    with pytest.raises(SetupError, match="at least one game"):
        Batch(game, 0)
    with pytest.raises(SetupError, match="no seat 3"):
        Batch(game, 2, 3)
    batch = Batch(game, 2)
    arrays = new_arrays(game, 2)
    with pytest.raises(SetupError, match="to_act has 3 numbers, and 2 are needed"):
        batch.bind(arrays._replace(to_act=array("q", [0, 0, 0])))
    with pytest.raises(SetupError, match="features must be contiguous, writable"):
        batch.bind(arrays._replace(features=array("d", bytes(8))))
    with pytest.raises(SetupError, match="ids must be contiguous, writable"):
        batch.bind(arrays._replace(ids=array("q", bytes(16 * len(game.actions)))))
    with pytest.raises(SetupError, match="1 actions are given for 2 games"):
        batch.step([0])


def test_a_stream_draws_all_numbers_equally_often_and_travels() -> None:
    stream = Stream(3)
    counts = [0] * 7
    for _ in range(7000):
        counts[stream.randrange(7)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 22.5  # one in a thousand is above
    other = pickle.loads(pickle.dumps(stream))
    assert [stream.randrange(9) for _ in range(20)] == [other.randrange(9) for _ in range(20)]


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = [Stream(seed).randrange(1000) for seed in range(300)]
    assert len(set(first)) > 230  # of 1000 numbers, 300 draws meet about 259


def test_actions_and_seeds_may_come_as_arrays() -> None:
    batch = Batch(load("steel-driver", 3), 2)
    batch.reset(array("q", [1, 2]))
    batch.step(array("q", [legal_of(batch, number)[0] for number in range(2)]))
    assert batch.illegal == []
