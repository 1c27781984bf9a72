"""Guided first games: every lesson of the package plays to its end, and a bad one is named."""

from __future__ import annotations

import pytest

from whistlestop.core.errors import IllegalAction, LessonError
from whistlestop.core.lesson_files import check_lesson, first_lesson, read_lesson
from whistlestop.core.lessons import Lesson, Place
from whistlestop.core.registry import find_title, title_names
from whistlestop.core.shortcuts import choices
from whistlestop.core.title import Title
from whistlestop.core.words import Message

TITLES = [name for name in title_names() if first_lesson(find_title(name)) is not None]
SMALL = """\
game = "steel-driver"
board = "usa"
you = 1
names = ["Robin", "Ann", "Bob"]

[[steps]]
title = "One"
text = "Text."
task = "Bid 3."
praise = "Good."
lit = ["company_red"]
position = "offer red"
do = ["bid 3"]
then = "bid 4; pass"

[[steps.wrong]]
move = "bid [12]"
text = "Too low."

[[steps]]
title = "Two"
text = "End."
lit = ["panel:players"]
"""


@pytest.fixture
def title() -> Title:
    return find_title("steel-driver")


@pytest.fixture
def small(title: Title) -> Lesson:
    return check_lesson(title, SMALL, "small.toml")


def played(lesson: Lesson, place: Place) -> list[str]:
    return [str(action) for action in lesson.standing(place).match.actions]


@pytest.mark.parametrize("name", TITLES)
def test_every_expected_action_of_a_lesson_is_legal(name: str) -> None:
    title = find_title(name)
    file = title.folder / "lessons" / "first.toml"
    lesson = check_lesson(title, file.read_text(encoding="utf-8"), file.name)
    assert 8 <= len(lesson.steps) <= 12
    assert sum(bool(step.expected) for step in lesson.steps) >= 7


@pytest.mark.parametrize("name", TITLES)
def test_every_lesson_plays_to_its_end(name: str) -> None:
    lesson = first_lesson(find_title(name))
    assert lesson is not None
    place, moves = Place(), 0
    while place.step < len(lesson.steps) - 1:
        standing = lesson.standing(place)
        assert standing.place == place
        if not standing.asks:
            place = lesson.forward(standing)
            continue
        for choice in choices(standing.state):
            if isinstance(after := lesson.attempt(standing, choice.actions), Place):
                place, moves = after, moves + 1
                break
        else:
            pytest.fail(f"nothing leads on from step {place.step + 1}")
        assert moves < 50
    assert lesson.forward(lesson.standing(place)).step == place.step


@pytest.mark.parametrize("name", TITLES)
def test_every_alternative_of_a_step_leads_to_the_end(name: str) -> None:
    lesson = first_lesson(find_title(name))
    assert lesson is not None
    for number in range(len(lesson.steps)):
        standing = lesson.standing(Place(number))
        for choice in choices(standing.state) if standing.step.expected else ():
            place = lesson.attempt(standing, choice.actions)
            while isinstance(place, Place) and place.step < len(lesson.steps) - 1:
                place = lesson.forward(lesson.standing(place))


@pytest.mark.parametrize("name", TITLES)
def test_the_texts_of_a_lesson_are_short(name: str) -> None:
    lesson = first_lesson(find_title(name))
    assert lesson is not None
    for step in lesson.steps:
        assert len(str(step.text)) <= 170, step.text
        assert step.task is None or len(str(step.task)) <= 90, step.task
        assert len(str(step.title)) <= 30, step.title


def test_what_is_asked_leads_to_the_next_step(small: Lesson) -> None:
    standing = small.standing(Place())
    place = small.attempt(standing, [small.game.parse("bid 3")])
    assert isinstance(place, Place)
    assert place.step == 1
    assert played(small, place) == ["offer red", "bid 3", "bid 4", "pass"]


def test_what_came_of_a_move_is_shown_before_another_position_is_set(title: Title) -> None:
    moved = SMALL.replace('text = "End."', 'text = "End."\nposition = "offer blue"')
    lesson = check_lesson(title, moved, "small.toml")
    place = lesson.attempt(lesson.standing(Place()), [lesson.game.parse("bid 3")])
    assert isinstance(place, Place)
    over = lesson.standing(place)
    assert over.place == place
    assert place.step == 0
    assert over.is_over
    assert not over.asks
    assert played(lesson, place) == ["offer red", "bid 3", "bid 4", "pass"]
    assert "comes later" in str(lesson.attempt(over, [lesson.game.parse("pass")]))
    assert lesson.back(over) == Place()
    assert lesson.forward(over) == Place(1)
    assert played(lesson, Place(1)) == ["offer blue"]


def test_an_unexpected_move_changes_nothing_and_is_answered(small: Lesson) -> None:
    standing = small.standing(Place())
    told = small.attempt(standing, [small.game.parse("bid 2")])
    assert isinstance(told, Message)
    assert str(told) == "Too low."
    told = small.attempt(standing, [small.game.parse("bid 7")])
    assert "Bid 7" in str(told)
    assert "Bid 3." in str(told)
    assert played(small, Place()) == ["offer red"]


def test_an_illegal_move_is_answered_by_the_rule(small: Lesson) -> None:
    with pytest.raises(IllegalAction, match="holds 10 cubes"):
        small.attempt(small.standing(Place()), [small.game.parse("bid 11")])


def test_back_undoes_and_leads_to_the_step_before(small: Lesson) -> None:
    last = small.forward(small.standing(Place()))
    assert last.step == 1
    assert small.back(small.standing(last)) == Place()
    assert small.back(small.standing(Place())) == Place()


@pytest.mark.parametrize(
    "place", [Place(99), Place(-1), Place(1, (999_999,)), Place(1, (0, 1, 2)), Place(0, (3,) * 500)]
)
def test_a_place_that_makes_no_sense_is_the_beginning_of_its_step(
    small: Lesson, place: Place
) -> None:
    standing = small.standing(place)
    assert 0 <= standing.place.step < 2
    assert standing.match.actions[0].notation == "offer red"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('do = ["bid 3"]', 'do = ["bid 11"]', "line 13: 'bid 11': .*holds 10 cubes"),
        ('do = ["bid 3"]', 'do = ["bid x"]', "line 13: .*'bid x'"),
        ('lit = ["company_red"]', 'lit = ["company_pink"]', "line 11: there is no 'company_pink'"),
        ('lit = ["company_red"]', "lit = []", "line 11: a step lights one to"),
        ('text = "Text."', 'text = ""', "line 8: .*must be a text in quotes"),
        ('text = "Text."\n', "", "line 6: .*'text'"),
        ('praise = "Good."\n', "", "line 6: 'praise' is missing"),
        ('position = "offer red"', 'position = "offer red; pass"', "line 12: 'pass': "),
        ('position = "offer red"', 'position = "offer pink"', "line 12: .*offer pink"),
        ('position = "offer red"\n', "", "the first step needs a position"),
        ('then = "bid 4; pass"', 'then = "bid 2"', "line 14: 'bid 2': "),
        ('move = "bid [12]"', 'move = "bid 3"', "line 17: 'bid 3' is what the step asks for"),
        ('move = "bid [12]"', 'move = "claim *"', "line 17: no legal move is like"),
        ("you = 1", "you = 4", "line 3: you must be a whole number"),
        ("you = 1", "you = 2", "line 13: 'bid 3'|it is not the learner"),
        ('board = "usa"', 'board = "moon"', "line 2: .*no board 'moon'"),
        ('game = "steel-driver"', 'game = "go"', "line 1: this is a lesson of 'go'"),
        ('title = "Two"', 'titel = "Two"', "line 21: unknown key 'titel'"),
        ("[[steps]]", "[[steps", "not valid TOML"),
    ],
)
def test_a_fault_of_a_lesson_is_named_by_file_and_line(
    title: Title, old: str, new: str, told: str
) -> None:
    assert old in SMALL
    with pytest.raises(LessonError, match=f"(?s)small.toml.*({told})"):
        check_lesson(title, SMALL.replace(old, new, 1), "small.toml")


def test_reading_alone_doesnt_play_a_lesson(title: Title) -> None:
    bad = SMALL.replace('do = ["bid 3"]', 'do = ["bid 11"]')
    assert len(read_lesson(title, bad, "small.toml").steps) == 2
