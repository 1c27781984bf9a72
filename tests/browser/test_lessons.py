"""The guided first games, as a newcomer plays them: from the lobby to the first own move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.faults import faults_of
from tests.browser.player import SECONDS, wait_for_turn
from tests.server.running import RunningServer
from whistlestop.core.lesson_files import first_lesson
from whistlestop.core.lessons import Lesson, Place, Standing
from whistlestop.core.registry import find_title, title_names
from whistlestop.core.shortcuts import choices
from whistlestop.core.words import speaker
from whistlestop.server.learning.places import read
from whistlestop.server.table.choosing import key_of

TITLES = [name for name in title_names() if first_lesson(find_title(name)) is not None]
ONE_SHORT = [
    TITLES[0],
    *(pytest.param(name, marks=pytest.mark.long("the same lesson page")) for name in TITLES[1:]),
]
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}

# How many holes the veil has, and whether the card covers one of them.
SEEN = """
() => {
  const card = document.querySelector("#coach").getBoundingClientRect();
  const holes = [...document.querySelectorAll("#veil .hole")]
    .map((one) => one.getBoundingClientRect());
  const isCovered = holes.some((hole) =>
    Math.min(hole.right, card.right) - Math.max(hole.left, card.left) > 2 &&
    Math.min(hole.bottom, card.bottom) - Math.max(hole.top, card.top) > 2);
  return [holes.length, isCovered];
}
"""


class Newcomer:
    """Somebody in a lesson, who tries what is wrong before what is right."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.game = game
        lesson = first_lesson(find_title(game))
        assert lesson is not None
        self.lesson: Lesson = lesson
        self.wrong = 0

    @property
    def standing(self) -> Standing:
        name = f"lesson-{self.game}"
        kept = [one["value"] for one in self.page.context.cookies() if one["name"] == name]
        return self.lesson.standing(read(kept[0]) if kept else Place())

    @property
    def number(self) -> int:
        return int(self.page.locator("#coach").get_attribute("data-step") or 0)

    def play(self, take: Callable[[Page, str], None]) -> None:
        """To the last step, by moves alone."""
        for _ in range(60):
            standing = self.standing
            expect(self.page.locator("#coach")).to_have_attribute(
                "data-step", str(standing.place.step + 1)
            )
            self.check_light()
            if standing.place.step == len(self.lesson.steps) - 1:
                return
            if not standing.step.expected:
                self.page.locator("#coach-next").click()
                self.wait_from(standing)
                continue
            if not standing.done:
                self.err(standing, take)
            take(self.page, key_of(self.lesson.shown(standing).actions))
            self.wait_from(standing)
        pytest.fail("the lesson has no end")

    def err(self, standing: Standing, take: Callable[[Page, str], None]) -> None:
        """A wrong move is answered on the card and changes nothing."""
        for choice in choices(standing.state):
            if not isinstance(self.lesson.attempt(standing, choice.actions), Place):
                break
        else:
            return
        take(self.page, key_of(choice.actions))
        expect(self.page.locator("#coach-answer")).to_be_visible()
        assert self.standing.place == standing.place
        self.wrong += 1

    def wait_from(self, standing: Standing) -> None:
        tag = f'.lesson[data-at="{len(standing.match.actions)}"] #coach'
        step = standing.place.step + 1
        here = f'{tag}[data-step="{step}"][data-done="{len(standing.done)}"]'
        expect(self.page.locator(here)).to_have_count(0)

    def check_light(self) -> None:
        holes, is_covered = self.page.evaluate(SEEN)
        assert holes > 0, f"step {self.number} lights nothing"
        assert not is_covered, f"the card of step {self.number} covers what it speaks of"


def by_list(page: Page, key: str) -> None:
    page.evaluate("(key) => document.getElementById(`choose-${key}`).click()", key)


def by_keys(page: Page, key: str) -> None:
    """Find a move by its words and press Enter, without the mouse."""
    page.keyboard.press("/")
    place = page.evaluate(
        """(key) => [...document.querySelectorAll(".choices button")]
          .findIndex((button) => button.value === key)""",
        key,
    )
    if page.locator("#filter").count():
        page.keyboard.press("ArrowDown")
    for _ in range(place):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def open_lesson(page: Page, server: RunningServer, game: str) -> Newcomer:
    page.goto(f"{server.address}/learn/{game}")
    page.locator("html.scripted").wait_for(state="attached")
    return Newcomer(page, game)


@pytest.mark.parametrize("game", TITLES)
def test_a_newcomer_plays_the_guided_game_and_then_a_real_one(
    page: Page, server: RunningServer, game: str
) -> None:
    page.goto(server.address)
    page.locator(f'a[href="/learn/{game}"]').first.click()
    page.wait_for_url(f"**/learn/{game}")
    page.locator("html.scripted").wait_for(state="attached")
    newcomer = Newcomer(page, game)
    newcomer.play(by_list)
    assert newcomer.wrong >= 7
    page.locator("#coach-play").click()
    page.wait_for_url("**/table/*")
    wait_for_turn(page)
    expect(page.locator("#ask-hint")).to_be_attached()
    page.evaluate("() => document.querySelector('.choices button').click()")
    expect(page.locator("#veil")).to_have_count(0)


@pytest.mark.parametrize("game", ONE_SHORT)
def test_the_guided_game_is_played_in_german_by_keyboard(
    browser: Browser, server: RunningServer, game: str
) -> None:
    context = browser.new_context(**LAPTOP, locale="de")
    page = context.new_page()
    faults = faults_of(page)
    newcomer = open_lesson(page, server, game)
    german = speaker("de")
    expect(page.locator("#coach h1")).to_have_text(german.say(newcomer.lesson.steps[0].title))
    newcomer.play(by_keys)
    expect(page.locator("#coach h1")).to_have_text(german.say(newcomer.lesson.steps[-1].title))
    context.close()
    assert not faults, faults


@pytest.mark.parametrize("game", ONE_SHORT)
def test_on_a_phone_the_card_covers_nothing_it_speaks_of(
    browser: Browser, server: RunningServer, game: str
) -> None:
    context = browser.new_context(**PHONE)
    page = context.new_page()
    faults = faults_of(page)
    newcomer = open_lesson(page, server, game)
    while newcomer.number < len(newcomer.lesson.steps):
        newcomer.check_light()
        before = newcomer.number
        page.locator("#coach-show, #coach-next").first.click()
        expect(page.locator("#coach")).to_have_attribute("data-step", str(before + 1))
    newcomer.check_light()
    expect(page.locator("#coach-play")).to_be_visible()
    context.close()
    assert not faults, faults


@pytest.mark.parametrize(
    ("game", "thing"),
    [
        ("steel-driver", "#company_red"),
        ("steam-rollers", "#die_1_1"),
        ("rolling-freight", "[id='contract_red-1A']"),
    ],
)
def test_what_is_lit_can_be_clicked(
    page: Page, server: RunningServer, game: str, thing: str
) -> None:
    newcomer = open_lesson(page, server, game)
    box = page.locator(f"[data-panel] {thing}").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("#coach")).to_have_attribute("data-step", "2")
    expect(page.locator(".praise")).to_be_visible()
    page.locator("#coach-back").click()
    expect(page.locator("#coach")).to_have_attribute("data-step", "1")
    assert newcomer.standing.place == Place()


def test_a_lesson_that_was_left_goes_on_where_it_was(page: Page, server: RunningServer) -> None:
    newcomer = open_lesson(page, server, "steel-driver")
    page.locator("#coach-show").click()
    expect(page.locator("#coach")).to_have_attribute("data-step", "2")
    page.locator(".skip-lesson").click()
    page.wait_for_url(f"{server.address}/", timeout=15 * SECONDS)
    page.goto(f"{server.address}/learn/steel-driver")
    assert newcomer.number == 2
