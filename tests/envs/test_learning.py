"""The example that learns: a short run of it, from the first game to the picture."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from examples import learn_steel_driver, learning_curve
from examples.learn_steel_driver import PLAYERS, Model, Network, Teacher
from whistlestop.bots import make_bot
from whistlestop.core.registry import load

EXAMPLE = Path(learn_steel_driver.__file__)


def run(main: object, monkeypatch: pytest.MonkeyPatch, *arguments: object) -> None:
    assert callable(main)
    monkeypatch.setattr(sys, "argv", ["example", *map(str, arguments)])
    main()


def test_a_short_run_leaves_a_model_that_sits_down_and_a_curve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(learn_steel_driver, "SIMULATIONS", 2)
    monkeypatch.setattr(learn_steel_driver, "GAMES", 1)
    few = {"--minutes": 0.001, "--checks": 1, "--check-games": 1, "--games": 1}
    run(learn_steel_driver.main, monkeypatch, *(word for pair in few.items() for word in pair))
    figures = json.loads(Path("learned/figures.json").read_text())
    assert [one["games"] for one in figures["curve"]] == [0, 1]
    assert "the model against three greedy" in capsys.readouterr().out

    run(learning_curve.main, monkeypatch, "learned/figures.json", "curve.svg")
    drawing = ElementTree.parse("curve.svg").getroot()
    told = [text.text for text in drawing.iter("{http://www.w3.org/2000/svg}text")]
    assert {"against three random", "against three greedy", "hand-made judgement"} <= set(told)

    state = load("steel-driver", players=PLAYERS).start()
    bot = make_bot(f"{EXAMPLE}:Learned")
    assert state.is_legal(bot.choose(state.copy(), random.Random(1)))


def test_the_slopes_of_a_network_are_those_of_its_loss() -> None:
    dice = np.random.default_rng(1)
    network: Any = Network((5, 7, 3), dice)  # in double precision, for once
    network.weights = [dice.normal(size=one.shape) for one in network.weights]
    rows, wanted = dice.normal(size=(4, 5)), dice.normal(size=(4, 3))

    def loss() -> float:
        return float(((network.layers(rows)[-1] - wanted) ** 2).sum() / 2)

    layers = network.layers(rows)
    before = [one.copy() for one in network.weights]
    network.learn(layers, layers[-1] - wanted, rate=0.0)
    for place, weights in enumerate(before):
        slopes = network.means[place] / 0.1  # after one step, a tenth of the slope
        for index in np.ndindex(weights.shape):
            network.weights[place][index] = weights[index] + 1e-6
            higher = loss()
            network.weights[place][index] = weights[index] - 1e-6
            lower = loss()
            network.weights[place][index] = weights[index]
            assert slopes[index] == pytest.approx((higher - lower) / 2e-6, rel=1e-3, abs=1e-4)


def test_an_untaught_model_holds_all_seats_for_equal_and_learns_who_won() -> None:
    model = Model(load("steel-driver", PLAYERS), seed=1)
    teacher = Teacher(model, seed=1)
    state = model.game.start()
    assert list(model.chances(state)) == pytest.approx([1 / PLAYERS] * PLAYERS)
    assert model.candidates(state) == state.legal_actions()
    teacher.play()
    held = slice(0, teacher.positions)
    rows, ends = teacher.seen[held].reshape(-1, model.width), teacher.ends[held]
    before = ((model.judge(rows) - ends) ** 2).sum()
    for _ in range(5):
        teacher.learn(rate=2e-3)
    after = ((model.judge(rows) - ends) ** 2).sum()
    assert after < before / 2
