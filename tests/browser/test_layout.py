"""The table stands still and can be read: measured at every decision of a game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, product
from typing import Any, Literal, cast

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.player import play_on, sit_down, wait_for_turn
from tests.server.running import RunningServer
from tests.suites import rest_long
from whistlestop.core.registry import find_title, title_names

LAPTOP, DESKTOP, PHONE = (1280, 720), (1440, 900), (390, 844)
NARROWEST = 360
LEAST_MAP = {LAPTOP: 830, DESKTOP: 960, PHONE: 390}
LEAST_TEXT = {LAPTOP: 11, DESKTOP: 11, PHONE: 12}
LEAST_TARGET = {LAPTOP: 28, DESKTOP: 28, PHONE: 40}
DECISIONS = 8

# Where the map is, every text that is smaller than it may be, every target that is lower, whatever
# is cut off or lies over its neighbour, how many questions there are, and what reaches beyond the
# window. On the map a click reaches a choice from a distance, so only its panels are measured.
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
  const targets = ".table :is(button, a.button, select, summary), " +
    '[data-panel]:not([data-panel="map"]) :is([data-choice], [data-pick])';
  for (const button of document.querySelectorAll(targets)) {
    const area = button.getBoundingClientRect();
    if (isShown(button) && area.height < target - 0.5) {
      low.push([button.textContent.trim(), area.height]);
    }
  }
  const cut = [];
  for (const one of document.querySelectorAll(
    ".table :is(button, summary:not(.since *), .prompt, .kicker, .scores :is(td, th))")) {
    if (isShown(one) && (one.scrollWidth > one.clientWidth + 1 ||
        one.scrollHeight > one.clientHeight + 8)) {
      cut.push(one.textContent.trim());
    }
  }
  const over = [];
  const parts = [...document.querySelectorAll(".picture, .turn, .part, .panels, .sheet-tabs, .top")]
    .filter((one) => isShown(one) && !one.closest(".result"));
  for (const [n, one] of parts.entries()) {
    for (const other of parts.slice(n + 1)) {
      const a = one.getBoundingClientRect(), b = other.getBoundingClientRect();
      const isScrolled = one.closest(".side") && other.closest(".side");
      if (!one.contains(other) && !other.contains(one) && !isScrolled &&
          a.left < b.right - 1 && b.left < a.right - 1 &&
          a.top < b.bottom - 1 && b.top < a.bottom - 1) {
        over.push([one.className, other.className]);
      }
    }
  }
  return {
    map: [map.left, map.top, map.width, map.height].map((n) => Math.round(n * 10) / 10),
    box: document.querySelector('[data-panel="map"]').getBoundingClientRect().width,
    small, low, cut, over,
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
        reduced_motion="reduce",  # dice that tumble have no size
    )
    yield context.new_page()
    context.close()


SCREENS = [(size, theme) for size in (LAPTOP, DESKTOP, PHONE) for theme in ("light", "dark")]
GAMES = title_names()
# Each game, and each size, once in the short suite.
FIRST = list(zip(cycle([(LAPTOP, "light"), (PHONE, "dark"), (DESKTOP, "dark")]), GAMES))
MEASURED: list[Any] = rest_long(
    [*FIRST, *(pair for pair in product(SCREENS, GAMES) if pair not in FIRST)],
    "the table measured on more screens",
    short=len(FIRST),
)


@pytest.mark.parametrize(("sized", "game"), MEASURED, indirect=["sized"])
def test_the_map_stands_still_and_every_text_can_be_read(
    server: RunningServer, sized: Page, game: str
) -> None:
    measure(server, sized, game, DECISIONS)


@pytest.mark.long("a whole game is measured, at every decision, on every screen")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("sized", SCREENS, indirect=True)
def test_the_table_stands_still_for_a_whole_game(
    server: RunningServer, sized: Page, game: str
) -> None:
    measure(server, sized, game, 1000)


def measure(server: RunningServer, page: Page, game: str, decisions: int) -> None:
    """Play that many decisions, or to the end, and measure the page at each."""
    assert page.viewport_size is not None
    size = (page.viewport_size["width"], page.viewport_size["height"])
    sit_down(page, server.address, game)
    wait_for_turn(page)
    if size == PHONE:
        expect(page.locator('.table[data-shape="narrow"]')).to_be_visible()
    places = []
    for _ in range(decisions):
        found = page.evaluate(MEASURE, [LEAST_TEXT[size], LEAST_TARGET[size]])
        places.append(found["map"])
        assert found["small"] == []
        assert found["low"] == []
        assert found["cut"] == []
        assert found["over"] == []
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


@pytest.mark.parametrize("game", rest_long(title_names(), "the same in another game"))
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


# The names and cities that lie under the zoom buttons. A city whose circle is a broad dot of a line
# has no box of its own, so we look at what lies at each point.
COVERED = """
() => {
  const zoom = document.querySelector(".zoom");
  const a = zoom.getBoundingClientRect();
  zoom.style.pointerEvents = "none";
  const covered = [...document.querySelectorAll('[data-panel="map"] text')].filter((name) => {
    const b = name.getBoundingClientRect();
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }).map((name) => name.textContent);
  for (let x = a.left; x < a.right; x += 3) {
    for (let y = a.top; y < a.bottom; y += 3) {
      const city = document.elementFromPoint(x, y)?.closest('[id^="city_"]');
      if (city && !covered.includes(city.id)) { covered.push(city.id); }
    }
  }
  return covered;
}
"""


@pytest.mark.parametrize(
    ("game", "board"),
    rest_long(
        [(game, board) for game in title_names() for board in find_title(game).boards()],
        "the same on another board",
    ),
)
def test_the_zoom_buttons_cover_no_name_and_no_city_of_the_map(
    server: RunningServer, page: Page, game: str, board: str
) -> None:
    sit_down(page, server.address, game, board=board)
    wait_for_turn(page)
    for width, height in (LAPTOP, DESKTOP):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(COVERED) == []
