"""How a network is fitted to who won."""

from __future__ import annotations

import numpy as np
import pytest
from librt.vecs import vec

from whistlestop.core.neural import Network
from whistlestop.training.fit import Fit, blended, surprise
from whistlestop.training.lessons import MOST_SEATS, Lessons


def lessons_of(seed: int, positions: int) -> Lessons:
    """Tables of three, where the most of the first measure wins, and the third says nothing."""
    generator = np.random.default_rng(seed)
    inputs = np.zeros((positions, MOST_SEATS, 3), np.float32)
    inputs[:, :3, 0] = generator.integers(0, 20, (positions, 3))
    inputs[:, :3, 1] = inputs[:, :3, 0] ** 2 + generator.normal(0, 30, (positions, 3))
    inputs[:, :3, 2] = generator.normal(100, 10, (positions, 1))
    wins = np.zeros((positions, MOST_SEATS), np.float32)
    wins[np.arange(positions), inputs[:, :3, 0].argmax(1)] = 1
    scores = np.zeros_like(wins)
    scores[:, :3] = inputs[:, :3, 0] - inputs[:, :3, 0].mean(1, keepdims=True)
    players = np.full(positions, 3, np.float32)
    return Lessons(inputs, wins, scores, players, np.arange(positions) % 10 == 0)


def test_a_fit_foretells_who_wins_in_games_that_it_did_not_see() -> None:
    lessons = lessons_of(1, 4000)
    fit = Fit(lessons, 8, 1)
    before = surprise(fit.numbers(("most", "square", "noise")), lessons)
    fit.learn(40)
    after = surprise(fit.numbers(("most", "square", "noise")), lessons)
    assert before > 0.9
    assert after < 0.35


def test_the_numbers_written_judge_as_the_fit_did() -> None:
    """The centring and scaling of the inputs have gone into them."""
    lessons = lessons_of(2, 600)
    fit = Fit(lessons, 4, 2)
    fit.learn(3)
    hidden, bias, out, direct = fit.weights
    inputs = (lessons.inputs[:5, :3] - fit.mean) / fit.scale
    by_fit = (np.maximum(inputs @ hidden + bias, 0) @ out + inputs @ direct)[:, :, 0]
    network = Network(fit.numbers(("most", "square", "noise")))
    for position in range(5):
        measures = [float(x) for row in lessons.inputs[position, :3, :2] for x in row]
        told = [float(lessons.inputs[position, 0, 2])]
        values = list(network.values(vec[float](measures), vec[float](told), 3))
        differences = [value - values[0] for value in values]
        assert differences == pytest.approx(list(by_fit[position] - by_fit[position][0]), abs=0.02)


def test_a_blend_judges_by_the_mean_of_its_members() -> None:
    names = ("most", "square", "noise")
    lessons = lessons_of(3, 300)
    members = []
    for seed in range(3):
        fit = Fit(lessons, 4, seed)
        fit.learn(2)
        members.append(fit.numbers(names))
    measures = [3.0, 9.0, 5.0, 25.0]
    told = [100.0]
    values = [
        list(Network(one).values(vec[float](measures), vec[float](told), 2)) for one in members
    ]
    blend = Network(blended(members)).values(vec[float](measures), vec[float](told), 2)
    for seat in range(2):
        assert blend[seat] == pytest.approx(sum(one[seat] for one in values) / 3, abs=0.01)
