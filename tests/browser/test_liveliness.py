"""Sound and motion: each has a switch, and neither is needed to know what happens."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.player import play_on, sit_down, wait_for_turn
from tests.server.running import RunningServer

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
