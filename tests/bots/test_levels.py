"""The levels below the strong ones."""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from whistlestop.bots.level import FILE, USUAL, LevelBot, care
from whistlestop.core.game import Action, State
from whistlestop.core.registry import find_title, title_names


class Marked:
    """A bot whose choices can be told from another's."""

    def __init__(self, mark: str, was_short: bool = False) -> None:
        self.mark = mark
        self.was_short = was_short

    def choose(self, state: State, generator: random.Random, /) -> Action:
        return cast(Action, self.mark)


def state_in(folder: Path) -> State:
    return cast(State, SimpleNamespace(game=SimpleNamespace(title=SimpleNamespace(folder=folder))))


def test_a_level_decides_as_often_like_the_better_bot_as_its_game_says(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("easy = 0.25\n")
    bot = LevelBot("easy", Marked("better"), Marked("lesser"))
    generator = random.Random(1)
    taken = [bot.choose(state_in(tmp_path), generator) for _ in range(4000)]
    assert 900 < taken.count(cast(Action, "better")) < 1100


def test_a_game_that_says_nothing_of_a_level_has_the_usual_one(tmp_path: Path) -> None:
    assert care(tmp_path) == USUAL
    other = tmp_path / "other"
    other.mkdir()
    (other / FILE).write_text("easy = 0.25\n")
    assert care(other) == USUAL | {"easy": 0.25}


def test_a_level_was_short_of_simulations_if_the_bot_was_that_chose(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("easy = 0.5\n")
    bot = LevelBot("easy", Marked("better", was_short=True), Marked("lesser"))
    generator = random.Random(1)
    for _ in range(50):
        chosen = bot.choose(state_in(tmp_path), generator)
        assert bot.was_short == (chosen == cast(Action, "better"))


@pytest.mark.parametrize("name", title_names())
def test_every_game_says_how_careful_its_levels_are(name: str) -> None:
    shares = care(find_title(name).folder)
    assert set(shares) == set(USUAL)
    assert all(0.0 < share <= 1.0 for share in shares.values())
