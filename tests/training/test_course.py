"""A course: it learns, it is gone on with, and only what is stronger takes over."""

from __future__ import annotations

import json
import random
from pathlib import Path

import numpy as np
import pytest

from whistlestop.bots.mcts import Budget
from whistlestop.cli import main
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.neural import Learnt
from whistlestop.core.registry import find_title
from whistlestop.training import Course, Recipe, trial
from whistlestop.training.lessons import Lessons, play
from whistlestop.training.players import Pupil, Roster, Seats

TINY = (
    "train steel-driver --rounds 1 --first-games 2 --games 1 --simulations 1 --units 2 --trials 1 "
    "--players 3 --processes 1 --output course"
)


def recipe(seed: int = 1) -> Recipe:
    return Recipe.make(
        "steel-driver",
        players=(3,),
        first_games=2,
        games=1,
        simulations=1,
        units=2,
        trials=1,
        seed=seed,
    )


def test_seats_change_their_style_as_the_game_goes_on() -> None:
    game = find_title("steel-driver").game(3)
    generator = random.Random(1)
    seats = Seats(game, Roster(None, (), 0), generator)
    state = game.start()
    drawn = set()
    while state.to_act >= 0:
        action, bot = seats.decide(state)
        drawn.add((int(state.to_act), id(bot)))
        state.apply(action)
    assert len(drawn) > 3 * 5  # several for each of three seats


def test_what_is_seen_of_a_game_can_be_kept(tmp_path: Path) -> None:
    seen = play("steel-driver", Roster(None, (), 0), (3, "usa", 5))
    assert len(seen.wins) > 10
    assert seen.wins[:, :3].sum(1) == pytest.approx(np.ones(len(seen.wins)))
    assert not seen.inputs[:, 3:].any()
    seen.save(tmp_path / "games.npz")
    kept = Lessons.load(tmp_path / "games.npz")
    assert (kept.inputs == seen.inputs).all()
    assert (kept.wins == seen.wins).all()


def test_a_course_is_stopped_and_gone_on_with(tmp_path: Path) -> None:
    course = Course(tmp_path / "course", recipe())
    course.open()

    class Stop(Exception):
        pass

    def stop_in_trials(number: int, step: str, done: int, total: int) -> None:
        if step == "trials" and done == 3:
            raise Stop

    with pytest.raises(Stop):
        course.run(1, progress=stop_in_trials)
    folder = tmp_path / "course" / "round-01"
    candidate = (folder / "candidate.toml").read_text(encoding="utf-8")
    tried = (folder / "trials.jsonl").read_text(encoding="utf-8")
    assert len(tried.splitlines()) == 3
    assert course.verdicts() == []
    again = Course(tmp_path / "course", recipe())
    again.open()
    again.run(1)
    assert (folder / "candidate.toml").read_text(encoding="utf-8") == candidate
    assert (folder / "trials.jsonl").read_text(encoding="utf-8").startswith(tried)
    (verdict,) = again.verdicts()
    assert verdict.taken  # nobody was there before it
    best = again.best()
    assert best is not None
    game = find_title("steel-driver").game(4)
    bot = Pupil(Budget(2), best)
    assert bot.choose(game.start(), random.Random(1)) in game.start().legal_actions()


def test_another_recipe_is_refused(tmp_path: Path) -> None:
    Course(tmp_path / "course", recipe()).open()
    with pytest.raises(WhistlestopError, match="another recipe"):
        Course(tmp_path / "course", recipe(seed=2)).open()
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("Dear", encoding="utf-8")
    with pytest.raises(WhistlestopError, match="isn't empty"):
        Course(tmp_path / "full", recipe()).open()


def test_one_hole_weighs_as_much_as_all_other_strangers() -> None:
    sound = {"candidate, greedy": [2.0], "a, candidate": [0.5], "b, candidate": [0.5]}
    holed = {"candidate, greedy": [2.0], "a, candidate": [1.0], "b, candidate": [0.0]}
    assert trial.strength(sound) == pytest.approx(1.5)
    assert trial.strength(holed) == pytest.approx(1.25)


def test_a_candidate_meets_the_league_and_every_style() -> None:
    pairs = [str(pair) for pair in trial.pairings("steel-driver", 40, has_best=True)]
    assert "candidate, best" in pairs
    assert "expert:40, candidate" in pairs
    assert sum("style:" in pair for pair in pairs) == 12


def test_the_command_writes_a_report_and_a_network_of_plain_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(TINY.split()) == 0
    told = capsys.readouterr()
    assert "it takes over" in told.out
    assert "Round 1 of 1: self-play" in told.err
    assert "<svg" in (tmp_path / "course" / "report.html").read_text(encoding="utf-8")
    numbers = Learnt.read(tmp_path / "course" / "best.toml")
    assert len(numbers.bias) == 6  # three fits of two units
    verdict = json.loads((tmp_path / "course" / "round-01" / "verdict.json").read_text())
    assert verdict["taken"] is True


def test_what_can_not_be_trained_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "steel-driver", "--players", "9"]) == 2
    assert "3 to 6 players, not 9" in capsys.readouterr().err
