"""Guided first games at the terminal."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run
from whistlestop.core.lesson_files import first_lesson
from whistlestop.core.lessons import Lesson, Place
from whistlestop.core.registry import find_title, title_names
from whistlestop.core.shortcuts import choices, notation

TITLES = [name for name in title_names() if first_lesson(find_title(name)) is not None]


def lesson_of(name: str) -> Lesson:
    lesson = first_lesson(find_title(name))
    assert lesson is not None
    return lesson


def typed(lesson: Lesson) -> tuple[list[str], int]:
    """What leads through a lesson, with a wrong move before each right one where there is one, and
    how many wrong moves that makes."""
    lines: list[str] = []
    wrong, place = 0, Place()
    while place.step < len(lesson.steps) - 1:
        standing = lesson.standing(place)
        if not standing.asks:
            lines.append("")
            place = lesson.forward(standing)
            continue
        for choice in choices(standing.state):
            if not isinstance(lesson.attempt(standing, choice.actions), Place):
                lines.append(choice.notation)
                wrong += 1
                break
        right = lesson.left(standing)
        lines.append(notation(right))
        place = lesson.forward(standing)
    return lines, wrong


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_lesson_is_played_to_its_end_with_wrong_moves_on_the_way(
    run: Run, name: str, language: str
) -> None:
    lesson = lesson_of(name)
    lines, wrong = typed(lesson)
    assert wrong >= 7
    ran = run("learn", name, "--language", language, typed="\n".join([*lines, "quit", ""]))
    assert ran.code == 0, ran.err
    assert ran.err == ""
    tasks = sum(step.praise is not None for step in lesson.steps)
    assert ran.out.count("[x] ") == tasks  # each task was done once, and no wrong move did one
    assert ran.out.count("[ ] ") == tasks
    if language == "en":
        for step in lesson.steps:
            assert str(step.title) in ran.out
        assert f"Step {len(lesson.steps)} of {len(lesson.steps)}" in ran.out


def test_a_wrong_move_is_answered_and_changes_nothing(run: Run) -> None:
    ran = run("learn", "steel-driver", typed="offer blue\nbid 3\nfly\n77\nquit\n")
    assert "take the red one" in ran.out
    assert "No company is up for auction" in ran.out
    assert "'fly'" in ran.out
    assert "There is no choice 77" in ran.out
    assert "Step 2" not in ran.out


def test_a_lesson_that_is_left_says_how_to_go_on(run: Run) -> None:
    ran = run("learn", "steel-driver", typed="offer red\nquit\n")
    assert "whistlestop learn steel-driver --step 2" in ran.out
    assert "Step 2 of 11" in run("learn", "steel-driver", "--step", "2", typed="").out


def test_show_does_it_and_back_undoes_it(run: Run) -> None:
    ran = run("learn", "steel-driver", typed="show\nback\nhelp\nboard\nmoves\nquit\n")
    assert "[x] Done for you: Auction the red company." in ran.out
    assert "--step 1" in ran.out


def test_the_lesson_ends_in_a_real_game(run: Run) -> None:
    ran = run("learn", "steam-rollers", "--step", "10", typed="\nquit\n")
    assert "Easy" in ran.out
    assert "whistlestop play --resume" in ran.out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("learn", "chess"), "chess"),
        (("learn", "steel-driver", "--step", "12"), "steps 1 to 11, not 12"),
        (("learn", "steel-driver", "--step", "x"), "whole number"),
        (("learn", "steel-driver", "--step", "0"), "whole number"),
        (("learn",), "GAME"),
    ],
)
def test_bad_arguments_are_one_sentence(run: Run, arguments: tuple[str, ...], told: str) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert told in ran.err
