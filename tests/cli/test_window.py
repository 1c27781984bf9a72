"""A game in a window: every page fits its width, and choices come in groups."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest

from tests.cli.conftest import Run
from tests.languages.reading import LANGUAGES
from whistlestop.cli.menu import grouped
from whistlestop.cli.seats import default_seats
from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER
from whistlestop.core.panels import Page
from whistlestop.core.registry import find_title, load, title_names
from whistlestop.core.shortcuts import Choice
from whistlestop.core.words import say, speaker
from whistlestop.core.worth import Worth

Window = Callable[[int, int], None]


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Window:
    """Makes what a command prints go to a window of so many columns and lines."""

    def open_window(columns: int, lines: int) -> None:
        monkeypatch.setattr("sys.stdout.isatty", lambda: True)
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setenv("LINES", str(lines))
        monkeypatch.setenv("TERM", "xterm")

    return open_window


def pages(out: str) -> list[list[str]]:
    """What stood in the window at each question, without colours."""
    plain = re.sub(r"\x1b\[[0-9;]*m", "", out)
    return [page.strip("\n").split("\n") for page in plain.split("\n> \n")]


@pytest.mark.parametrize("game", title_names())
@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (120, 40)])
def test_no_line_is_wider_than_the_window(
    run: Run, window: Window, game: str, columns: int, lines: int
) -> None:
    window(columns, lines)
    typed = "help\nboard\nall\n" + "1\n2\n9\n0\n" * 15
    ran = run("play", game, "--seats", "you,random,random", "--seed", "3", typed=typed)
    seen = [line for page in pages(ran.out) for line in page]
    saved = seen.index(next(line for line in seen if line.startswith("Saved in")))
    assert len(seen) > 100
    assert max(map(len, seen[:saved])) <= columns


@pytest.mark.parametrize("game", title_names())
@pytest.mark.parametrize(("columns", "lines"), [(80, 24), (80, 40), (120, 50)])
def test_a_page_is_no_higher_than_the_window(
    run: Run, window: Window, game: str, columns: int, lines: int
) -> None:
    window(columns, lines)
    ran = run(
        "play",
        game,
        "--seats",
        "you,random,random",
        "--seed",
        "3",
        typed="1\n2\n3\n4\n5\n6\n0\n" * 8,
    )
    heights = []
    for text in re.sub(r"\x1b\[[0-9;]*m", "", ran.out).split(f"\n{find_title(game).heading} ·")[1:]:
        page = text.split("\n> ")[0].split("\n")
        heights.append(len(page) + 1)  # with the line on which the answer is typed
    assert len(heights) > 5
    assert max(heights) <= lines


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
@pytest.mark.parametrize("game", title_names())
def test_no_part_of_the_table_is_wider_than_a_narrow_window_in_any_language(
    game: str, language: str
) -> None:
    title = find_title(game)
    players = title.board().players[-1]
    voice = speaker(language, [f"Alexandrina Magdalena {seat}" for seat in range(players)])
    state, generator = title.game(players).start(), random.Random(game)
    for number in range(400):
        if state.to_act == OVER:
            break
        if state.to_act != CHANCE and number % 20 == 0:
            for page in (Page(50), Page(80, 24)):
                parts = state.game.words.panels(state, voice, page)
                lines = [line for part in parts for line in part.lines]
                assert [line for line in lines if len(line) > page.width] == []
        legal = state.legal_actions()
        chosen = draw(state, generator) if state.to_act == CHANCE else generator.choice(legal)
        state.apply(chosen)


def test_the_praise_of_a_lesson_stands_below_the_map_with_the_next_step(
    run: Run, window: Window
) -> None:
    window(80, 24)
    ran = run("learn", "steam-rollers", typed="draft 1\n")
    page = ran.out.split("\n> ")[1].split("\n")
    praise = next(place for place, line in enumerate(page) if line.startswith("[x] The 1 is"))
    assert "Step 2 of 10" in page[praise + 1]
    assert any("f8" in line for line in page[:praise])


@pytest.mark.parametrize("game", ["steam-rollers", "steel-driver", "rolling-freight"])
def test_the_steps_of_a_lesson_leave_the_map_in_the_window(
    run: Run, window: Window, game: str
) -> None:
    window(80, 24)
    ran = run("learn", game, typed="show\n\n" * 20)
    pages = ran.out.split(f"\n{find_title(game).heading} ·")[1:]
    heights = [len(page.split("\n> ")[0].split("\n")) + 1 for page in pages]
    assert len(heights) > 8
    assert max(heights[1:]) <= 26  # the first explains what can be typed


def test_colours_are_left_out_where_they_are_not_wanted(
    run: Run, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    window(80, 24)
    coloured = run("play", "--seed", "3", typed="offer red\n").out
    monkeypatch.setenv("NO_COLOR", "1")
    plain = run("play", "--seed", "3", typed="offer red\n").out
    assert "\x1b[" in coloured
    assert "\x1b[" not in plain
    assert pages(coloured)[0] == pages(plain)[0]


def test_choices_of_a_kind_stand_together_and_those_that_bring_most_come_first() -> None:
    game = load("steam-rollers", 2)

    def choice(kind: str, rank: int = 0, is_step: bool = False) -> Choice:
        action = next(action for action in game.actions if action.kind == kind)
        return Choice(say("{n}", n=rank), (action,), Worth(rank=rank), is_step=is_step)

    offered = [choice("build"), choice("pass", is_step=True), choice("deliver", 1)]
    offered += [choice("build", 2), choice("deliver", 2)]
    found = [
        (group.kind, [choice.worth.rank for choice in group.choices])
        for group in grouped(game.words, offered)
    ]
    assert found == [("deliver", [2, 1]), ("build", [2, 0]), ("steps", [0])]


def test_opponents_are_of_middling_strength_unless_told_otherwise() -> None:
    assert default_seats(3) == "you,medium,medium"


def test_the_end_shows_what_the_scores_are_made_of(run: Run) -> None:
    ran = run("play", "rolling-freight", "--seats", "random,random", "--seed", "3")
    assert "The score sheet" in ran.out
    sheet = ran.out[ran.out.index("The score sheet") :].split("\n")
    rows = [re.findall(r"-?\d+$|-?\d+(?= )", line) for line in sheet[2:]]
    parts = [[int(n) for n in row] for row in rows if len(row) == 2]
    *single, total = parts
    assert [sum(column) for column in zip(*single, strict=True)] == total
