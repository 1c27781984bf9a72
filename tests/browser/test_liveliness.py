"""Sound and motion: each has a switch, and neither is needed to know what happens."""

from __future__ import annotations

import itertools
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.player import play_on, sit_down, wait_for_turn
from tests.server.accounts import played_table
from tests.server.running import RunningServer
from tests.suites import rest_long
from whistlestop.core.record import Record
from whistlestop.core.registry import title_names
from whistlestop.games.rolling_freight.position import DELIVERED, LOADING
from whistlestop.games.steel_driver.position import LINKED
from whistlestop.server.storage.opening import opened

COUNTED = """
() => {
  window.sounds = 0;
  window.moves = 0;
  const audio = window.AudioContext;
  window.AudioContext = class extends audio { constructor() { super(); window.sounds += 1; } };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    window.moves += 1;
    return animate.apply(this, given);
  };
}
"""


def test_a_page_is_silent_until_somebody_switches_sound_on(
    server: RunningServer, page: Page
) -> None:
    page.add_init_script(f"({COUNTED.strip()})()")
    sit_down(page, server.address, "steel-driver")
    wait_for_turn(page)
    expect(page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "false")
    play_on(page, 6)
    assert page.evaluate("sounds") == 0
    page.get_by_role("button", name="Sound").click()
    expect(page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("sounds") == 1
    page.get_by_role("button", name="Sound").click()
    expect(page.get_by_role("button", name="Sound")).to_have_attribute("aria-pressed", "false")


def test_nothing_moves_where_the_system_or_the_switch_asks_for_calm(
    server: RunningServer, browser: Browser
) -> None:
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script(f"({COUNTED.strip()})()")
    sit_down(page, server.address, "steel-driver")
    wait_for_turn(page)
    play_on(page, 8)
    wait_for_turn(page)
    assert page.evaluate("moves") == 0
    expect(page.locator("html")).to_have_attribute("data-calm", "")
    page.emulate_media(reduced_motion="no-preference")
    expect(page.get_by_role("button", name="Motion")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Motion").click()
    expect(page.locator("html")).to_have_attribute("data-calm", "")
    play_on(page, 4)
    wait_for_turn(page)
    assert page.evaluate("moves") == 0
    context.close()


def test_the_first_visit_to_the_lobby_fits_a_laptop_without_scrolling(
    server: RunningServer, browser: Browser
) -> None:
    page = browser.new_context(viewport={"width": 1280, "height": 720}).new_page()
    page.goto(server.address)
    for part in (".welcome", ".beside"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 720
    for button in page.get_by_role("button", name="Play now").all():
        box = button.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < 720
    page.context.close()


SWAPPED = """
() => {
  window.swaps = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    window.swaps += this.matches('[id^="die_"] > g[aria-hidden]') ? 1 : 0;
    return animate.apply(this, given);
  };
}
"""


def test_a_die_that_rolls_shows_another_face_first_and_keeps_its_own(
    server: RunningServer, page: Page
) -> None:
    page.add_init_script(f"({SWAPPED.strip()})()")
    sit_down(page, server.address, "steam-rollers")
    wait_for_turn(page)
    for _ in range(10):
        play_on(page, 3)
        wait_for_turn(page)
        if page.evaluate("swaps"):
            break
    assert page.evaluate("swaps") > 0
    expect(page.locator('[id^="die_"] > g[aria-hidden]')).to_have_count(0)


HELD = """
() => {
  window.held = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    if (!this.matches(".first-face")) { return animate.apply(this, given); }
    const shown = {};
    window.held.push(shown);
    return shown;
  };
}
"""
DICE = """
() => Array.from(document.querySelectorAll('[data-panel="hand"] [id^="die_"] *'), (part) =>
  ["class", "d", "transform"].map((name) => part.getAttribute(name)).join(" "))
"""


def test_the_face_that_a_die_showed_first_takes_nothing_of_the_next_drawing_along(
    server: RunningServer, page: Page
) -> None:
    page.add_init_script(f"({HELD.strip()})()")
    sit_down(page, server.address, "steam-rollers")
    for _ in range(4):
        wait_for_turn(page)
        play_on(page, 3)  # so that dice are rolled, and one is drafted while it rolls
        wait_for_turn(page)
        page.evaluate("held.splice(0).forEach((shown) => shown.onfinish?.())")
        drawn = page.evaluate(DICE)
        page.reload()
        page.locator("html.scripted").wait_for(state="attached")
        assert drawn == page.evaluate(DICE)


TOLD = """
() => {
  window.banners = [];
  new MutationObserver(() => {
    const shown = document.querySelector("#banner.shown")?.textContent;
    if (shown && shown !== window.banners.at(-1)) { window.banners.push(shown); }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
"""


def test_a_banner_tells_of_each_round_once_and_of_no_turn(
    server: RunningServer, page: Page
) -> None:
    page.add_init_script(f"({TOLD.strip()})()")
    sit_down(page, server.address, "steam-rollers")
    for _ in range(5):
        wait_for_turn(page)
        play_on(page, 2)
    wait_for_turn(page)
    banners = page.evaluate("banners")
    assert banners
    assert len(set(banners)) == len(banners)
    assert all(re.fullmatch(r"round \d+", banner) for banner in banners), banners


RIDING = """
() => {
  window.rides = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    if (this.matches(".ride")) { window.rides.push(this.id); }
    return animate.apply(this, given);
  };
}
"""


def test_a_piece_delivered_between_two_moments_rides_its_way_unless_it_was_seen_on_it(
    server: RunningServer, page: Page
) -> None:
    with opened(server.database) as store:
        people = (store.add_person("Ada").id, None)
        id = played_table(store, people, 1_000_000, game_name="rolling-freight")
    page.add_init_script(f"({RIDING.strip()})()")
    table = f"{server.address}/table/{id}"
    match = Record.from_json(page.request.get(f"{table}/record.json").text()).replay()
    kinds = [{event[0] for event in happened} for happened in match.events]
    ended = next(number for number, found in enumerate(kinds, 1) if DELIVERED in found)
    began = max(number for number in range(ended) if LOADING in kinds[number])
    for moment, rides in ((began, [f"ride_{ended}"]), (began + 1, [])):
        page.goto(f"{table}?at={moment}")
        page.locator("html.scripted").wait_for(state="attached")
        lines = page.locator("[data-go]").evaluate_all("(all) => all.map((one) => one.dataset.go)")
        line = min(int(one) for one in lines if int(one) >= ended)
        page.locator(f'[data-go="{line}"]').first.evaluate("(link) => link.click()")
        expect(page.locator(f'.table[data-at="{line}"]')).to_be_visible()
        page.wait_for_function("(count) => rides.length >= count", arg=len(rides))
        assert page.evaluate("rides") == rides


# What lights up on the board for each line of the log, and whether each lit thing lights its line.
LIT_BY_LINES = """
() => {
  const point = (thing) => thing.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  return [...document.querySelectorAll("#log .by [data-touch]")].map((line) => {
    point(line.querySelector("a"));
    const lit = [...document.querySelectorAll("[data-panel] .is-touched")];
    return [line.textContent.trim(), lit.map((thing) => thing.id), lit.every((thing) => {
      point(thing);
      return line.classList.contains("is-touched");
    })];
  });
}
"""


@pytest.mark.parametrize("game", rest_long(title_names(), "the same in another game"))
def test_a_line_of_the_log_lights_its_things_and_they_light_the_line(
    server: RunningServer, page: Page, game: str
) -> None:
    sit_down(page, server.address, game)
    play_on(page, 12)
    wait_for_turn(page)
    told = page.evaluate(LIT_BY_LINES)
    assert len(told) > 5
    assert [line for line, lit, is_mutual in told if not lit or not is_mutual] == []
    named = {thing for _, lit, _ in told for thing in lit}
    assert any(not thing.startswith("seat_") for thing in named), named


GOLD = """
() => {
  window.gold = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    if (this.matches("#link path")) { window.gold.push([timing.delay, timing.duration]); }
    return animate.call(this, frames, timing);
  };
}
"""


def test_the_link_across_america_is_told_and_gold_runs_from_coast_to_coast(
    server: RunningServer, page: Page
) -> None:
    page.add_init_script(f"({GOLD.strip()})()")
    page.add_init_script(f"({TOLD.strip()})()")
    with opened(server.database) as store:
        people = (store.add_person("Ada").id, None, None, None)
        for _ in range(25):  # about every second game has one
            table = f"{server.address}/table/{played_table(store, people, 1_000_000)}"
            match = Record.from_json(page.request.get(f"{table}/record.json").text()).replay()
            kinds = [{event[0] for event in happened} for happened in match.events]
            if any(LINKED in found for found in kinds):
                break
    linked = next(number for number, found in enumerate(kinds, 1) if LINKED in found)
    page.goto(f"{table}?at={linked - 1}")
    page.locator("html.scripted").wait_for(state="attached")
    lines = page.locator("[data-go]").evaluate_all("(all) => all.map((one) => one.dataset.go)")
    line = min(int(one) for one in lines if int(one) >= linked)
    page.locator(f'[data-go="{line}"]').first.evaluate("(link) => link.click()")
    page.wait_for_function("() => gold.length > 0")
    gold = page.evaluate("gold")
    assert gold[0][0] == 0
    for (delay, duration), (later, _) in itertools.pairwise(gold):
        assert abs(delay + duration - later) < 0.01
    page.wait_for_function("() => banners.length > 0")
    assert page.evaluate("banners") == ["San Francisco and New York are linked."]
