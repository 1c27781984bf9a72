"""The guided first games, as a newcomer plays them: from the lobby to the first own move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Page, expect

from tests.browser.faults import faults_of
from tests.browser.player import SECONDS, wait_for_turn, wait_until_still
from tests.server.running import RunningServer
from tests.suites import rest_long
from whistlestop.core.lesson_files import first_lesson
from whistlestop.core.lessons import Lesson, Place, Standing
from whistlestop.core.registry import find_title, title_names
from whistlestop.core.shortcuts import choices
from whistlestop.core.words import speaker
from whistlestop.server.learning.places import read
from whistlestop.server.table.choosing import key_of

TITLES = [name for name in title_names() if first_lesson(find_title(name)) is not None]
ONE_SHORT = rest_long(TITLES, "the same lesson page")
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}

# How many holes the veil has, and whether the card covers one: its edge lies 10 px around it.
SEEN = """
() => {
  const card = document.querySelector("#coach").getBoundingClientRect();
  const holes = [...document.querySelectorAll("#veil .hole")]
    .map((one) => one.getBoundingClientRect());
  const isCovered = holes.some((hole) =>
    Math.min(hole.right, card.right) - Math.max(hole.left, card.left) > -8 &&
    Math.min(hole.bottom, card.bottom) - Math.max(hole.top, card.top) > -8);
  return [holes.length, isCovered];
}
"""


STATE = """
() => { const { step, done } = document.querySelector("#coach").dataset; return `${step}.${done}`; }
"""
# Whether the middle of a thing can be seen: nothing lies over it, and no veil.
IS_BARE = """
(thing) => {
  const box = thing.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const isOpen = [...document.querySelectorAll("#veil .hole")].some((hole) => {
    const edge = hole.getBoundingClientRect();
    return edge.left - 10 < x && x < edge.right + 10 && edge.top - 10 < y && y < edge.bottom + 10;
  });
  return isOpen && !document.elementFromPoint(x, y).closest("#coach");
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
            if not standing.asks:
                self.page.locator("#coach-next").click()
                self.wait_from(standing)
                continue
            if not standing.done:
                self.err(standing, take)
            take(self.page, key_of(self.lesson.shown(standing).actions))
            self.wait_from(standing)
        pytest.fail("the lesson has no end")

    def go_to(self, number: int) -> None:
        """To a step, by what the lesson shows."""
        while self.number < number:
            before = self.page.locator("#coach").evaluate(STATE)
            self.page.locator("#coach-show, #coach-next").first.click()
            self.page.wait_for_function(f"(before) => ({STATE.strip()})() !== before", arg=before)

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


@pytest.mark.parametrize("game", rest_long(reversed(TITLES), "the same lesson page"))
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
    for number in range(1, len(newcomer.lesson.steps) + 1):
        newcomer.go_to(number)
        newcomer.check_light()
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


def test_the_cities_that_a_step_speaks_of_are_lit_with_their_names(
    page: Page, server: RunningServer
) -> None:
    page.set_viewport_size(LAPTOP["viewport"])
    newcomer = open_lesson(page, server, "steel-driver")
    newcomer.go_to(6)
    assert "Baltimore to Pittsburgh" in page.locator("#coach .task").inner_text()
    for city in ("baltimore", "pittsburgh"):
        page.wait_for_function(
            f"() => ({IS_BARE.strip()})(document.querySelector('[data-of=\"city_{city}\"]'))"
        )


def test_the_tiles_of_a_hex_lie_beside_the_card(page: Page, server: RunningServer) -> None:
    page.set_viewport_size(LAPTOP["viewport"])
    newcomer = open_lesson(page, server, "steam-rollers")
    newcomer.go_to(2)
    page.locator("[data-pick=hex_b3]").first.wait_for(state="attached")
    wait_until_still(page)
    hex_b3 = page.locator("#hex_b3").bounding_box()
    assert hex_b3 is not None
    page.mouse.click(hex_b3["x"] + hex_b3["width"] / 2, hex_b3["y"] + hex_b3["height"] / 2)
    ring = page.locator(".chooser.tiles").bounding_box()
    assert ring is not None
    assert not overlap(ring, page.locator("#coach").bounding_box())


def test_on_a_phone_the_track_that_joins_comes_first_with_what_it_brings(
    phone: Page, server: RunningServer
) -> None:
    newcomer = open_lesson(phone, server, "steam-rollers")
    newcomer.go_to(3)
    phone.locator('[data-panel="hand"] [data-choice]').nth(0).tap()
    wait_until_still(phone)
    phone.locator("#hex_b4").tap(force=True)
    first = phone.locator(".chooser.tiles button").first
    expect(first.locator(".worth")).to_have_text("brings 1 point; joins cities 1 and 3")
    expect(first.locator(".worth")).to_be_in_viewport(ratio=1)
    assert phone.locator(".chooser.tiles button:not(.joins) .worth:visible").count() == 0


def overlap(a: FloatRect, b: FloatRect | None) -> bool:
    assert b is not None
    return (
        a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    )


@pytest.mark.long("most of a lesson, for one step of it")
def test_the_routes_of_a_city_lie_beside_the_card(page: Page, server: RunningServer) -> None:
    page.set_viewport_size(LAPTOP["viewport"])
    newcomer = open_lesson(page, server, "steel-driver")
    newcomer.go_to(6)
    wait_until_still(page)
    page.locator("#picture #city_baltimore").click()
    routes = page.locator(".chooser").bounding_box()
    assert routes is not None
    wait_until_still(page)
    assert not overlap(routes, page.locator("#coach").bounding_box())


def test_every_bid_of_a_lesson_is_seen_whole(page: Page, server: RunningServer) -> None:
    page.set_viewport_size(LAPTOP["viewport"])
    newcomer = open_lesson(page, server, "steel-driver")
    newcomer.go_to(2)
    bar = page.locator(".ask .offers").bounding_box()
    assert bar is not None
    bids = page.locator(".ask .offers button:visible").all()
    assert len(bids) > 5
    for bid in bids:
        box = bid.bounding_box()
        assert box is not None
        assert bar["y"] <= box["y"]
        assert box["y"] + box["height"] <= bar["y"] + bar["height"]


# Whether the sentence lies above the veil and the card, and how wide it is in a narrow window.
TOLD = """
() => {
  const toast = document.querySelector("#toast");
  const box = toast.getBoundingClientRect();
  const level = (thing) => Number(getComputedStyle(thing).zIndex) || 0;
  const others = ["#veil", "#coach"].map((name) => level(document.querySelector(name)));
  const isInside =
    box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
  return [others.every((other) => level(toast) > other), isInside, box.width / innerWidth];
}
"""


@pytest.mark.long("most of a lesson, for one step of it")
def test_why_something_isnt_possible_is_told_above_the_veil(
    phone: Page, server: RunningServer
) -> None:
    newcomer = open_lesson(phone, server, "steel-driver")
    newcomer.go_to(9)
    phone.evaluate(
        "() => document.querySelector('#picture #city_cincinnati').dispatchEvent("
        "new MouseEvent('click', { bubbles: true }))"
    )
    expect(phone.locator("#toast.shown")).to_contain_text("Pittsburgh")
    is_above, is_inside, width = phone.evaluate(TOLD)
    assert is_above
    assert is_inside
    assert width > 0.8
    phone.locator("#toast .rule-link").click()
    expect(phone.locator("#rules-text .told-of")).to_be_visible()


def tap(page: Page, thing: str) -> None:
    box = page.locator(thing).first.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.long("most of a lesson, for one step of it")
def test_a_finger_on_a_city_opens_its_routes_and_builds_none_of_them(
    phone: Page, server: RunningServer
) -> None:
    newcomer = open_lesson(phone, server, "steel-driver")
    newcomer.go_to(9)
    wait_until_still(phone)
    tap(phone, "#picture #city_denver")
    routes = phone.locator(".chooser button")
    expect(routes.filter(has_text="Omaha")).to_be_visible()
    assert routes.count() > 1
    assert not newcomer.standing.done


@pytest.mark.long("most of a lesson, for one step of it")
def test_the_uses_of_a_card_are_seen_on_a_phone(phone: Page, server: RunningServer) -> None:
    newcomer = open_lesson(phone, server, "steam-rollers")
    newcomer.go_to(9)
    wait_until_still(phone)
    tap(phone, "[data-panel=hand] [data-choice]")
    expect(phone.locator("#coach")).to_have_attribute("data-done", "1")
    wait_until_still(phone)
    tap(phone, "[data-panel] #card_1")
    expect(phone.locator(".chooser button").filter(has_text="5")).to_be_visible()


def test_what_came_of_a_move_is_seen_before_the_lesson_goes_on_elsewhere(
    page: Page, server: RunningServer
) -> None:
    newcomer = open_lesson(page, server, "steel-driver")
    newcomer.go_to(9)
    page.locator("#coach-show").click()
    expect(page.locator("#coach-next")).to_be_visible()
    expect(page.locator(".praise")).to_be_visible()
    expect(page.locator("#coach")).to_have_attribute("data-step", "9")
    expect(page.locator("#track_denver_omaha")).to_be_attached()
    page.locator("#coach-next").click()
    expect(page.locator("#coach")).to_have_attribute("data-step", "10")


def test_a_lesson_that_was_left_goes_on_where_it_was(page: Page, server: RunningServer) -> None:
    newcomer = open_lesson(page, server, "steel-driver")
    page.locator("#coach-show").click()
    expect(page.locator("#coach")).to_have_attribute("data-step", "2")
    page.locator(".skip-lesson").click()
    page.wait_for_url(f"{server.address}/", timeout=15 * SECONDS)
    page.goto(f"{server.address}/learn/steel-driver")
    assert newcomer.number == 2


def test_a_phone_shows_the_map_as_wide_as_the_step_leaves_room(
    phone: Page, server: RunningServer
) -> None:
    open_lesson(phone, server, "steam-rollers")
    wait_until_still(phone)
    board = phone.locator("#picture").bounding_box()
    assert board is not None
    assert board["height"] > 240
    expect(phone.locator('[data-panel="hand"] svg')).to_be_in_viewport(ratio=1)
