"""The table stands still and can be read: measured at every decision of a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, cast

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.player import play_on, sit_down, wait_for_turn
from tests.server.running import RunningServer
from tests.suites import rest_long
from whistlestop.core.registry import title_names

LAPTOP, DESKTOP, PHONE = (1280, 720), (1440, 900), (390, 844)
NARROWEST = 360
LEAST_MAP = {LAPTOP: 830, DESKTOP: 960, PHONE: 390}
LEAST_TEXT = {LAPTOP: 11, DESKTOP: 11, PHONE: 12}
LEAST_TARGET = {LAPTOP: 28, DESKTOP: 28, PHONE: 40}
DECISIONS = 8

# Where the map is, every text that is smaller than it may be, every button in the bar that is, how
# many questions there are, and what reaches beyond the window.
MEASURE = """
([text, target]) => {
  const map = document.querySelector('[data-panel="map"] > svg').getBoundingClientRect();
  const small = [], low = [];
  const isShown = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 1;
  const words = "text, p, span, b, summary, output, button, a, li, td, th, label, h1";
  for (const one of document.querySelectorAll(words)) {
    const own = [...one.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
    if (!own || !isShown(one) || one.closest(".unseen, .skip, #toast")) { continue; }
    const scale = one instanceof SVGElement ? one.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    if (size < text - 0.05) { small.push([one.textContent.trim(), Number(size.toFixed(2))]); }
  }
  for (const button of document.querySelectorAll(".turn button, .turn a.button")) {
    const area = button.getBoundingClientRect();
    if (isShown(button) && area.height < target - 0.5) { low.push(button.textContent.trim()); }
  }
  return {
    map: [map.left, map.top, map.width, map.height].map((n) => Math.round(n * 10) / 10),
    box: document.querySelector('[data-panel="map"]').getBoundingClientRect().width,
    small, low,
    prompts: document.querySelectorAll("#prompt").length,
    beyond: document.documentElement.scrollWidth - innerWidth,
  };
}
"""


@pytest.fixture
def sized(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    (width, height), theme = request.param
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=cast(Literal["light", "dark"], theme),
        is_mobile=width < 500,
        has_touch=width < 500,
    )
    yield context.new_page()
    context.close()


SCREENS: list[Any] = rest_long(
    [
        ((LAPTOP, "light"),),
        ((PHONE, "dark"),),
        ((DESKTOP, "dark"),),
        ((LAPTOP, "dark"),),
        ((DESKTOP, "light"),),
        ((PHONE, "light"),),
    ],
    "the table measured on more screens",
    short=2,
)


@pytest.mark.parametrize("game", title_names())
@pytest.mark.parametrize("sized", SCREENS, indirect=True)
def test_the_map_stands_still_and_every_text_can_be_read(
    server: RunningServer, sized: Page, game: str
) -> None:
    page = sized
    assert page.viewport_size is not None
    size = (page.viewport_size["width"], page.viewport_size["height"])
    sit_down(page, server.address, game)
    wait_for_turn(page)
    if size == PHONE:
        expect(page.locator('.table[data-shape="narrow"]')).to_be_visible()
    places = []
    for _ in range(DECISIONS):
        found = page.evaluate(MEASURE, [LEAST_TEXT[size], LEAST_TARGET[size]])
        places.append(found["map"])
        assert found["small"] == []
        assert found["low"] == []
        assert found["prompts"] == 1
        assert found["beyond"] <= 0
        assert found["box"] >= LEAST_MAP[size]
        play_on(page, 1)
        if page.locator(".result").count():
            break
        wait_for_turn(page)
    assert all(place == places[0] for place in places), places
    if size == PHONE:
        page.set_viewport_size({"width": NARROWEST, "height": 740})
        assert page.evaluate("document.documentElement.scrollWidth") <= NARROWEST


@pytest.mark.parametrize("game", title_names())
def test_a_picked_move_is_seen_before_it_counts(
    server: RunningServer, page: Page, game: str
) -> None:
    """Where a person wants to confirm every move, the page shows what it would change."""
    sit_down(page, server.address, game)
    wait_for_turn(page)
    page.evaluate("localStorage.setItem('confirm-all', 'yes')")
    history = page.locator(".history output").inner_text()
    page.keyboard.press("1")
    page.locator("#sure").wait_for()
    assert page.locator(".changed").count() > 0
    assert page.locator(".history output").inner_text() == history  # nothing has been done yet
    page.keyboard.press("Escape")
    page.locator("#sure").wait_for(state="detached")
    assert page.locator(".changed").count() == 0
    page.keyboard.press("1")
    page.locator("#sure").wait_for()
    page.keyboard.press("Enter")
    page.locator("#sure").wait_for(state="detached")
    assert page.locator(".history output").inner_text() != history
