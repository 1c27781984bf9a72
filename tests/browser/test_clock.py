"""Time is told once, on the card of the player it runs for."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.player import set_up, wait_for_turn
from tests.server.running import RunningServer


def test_the_clock_that_runs_stands_once_on_the_page(server: RunningServer, page: Page) -> None:
    set_up(page, server.address, "rolling-freight", "you", "random", clock="live")
    wait_for_turn(page)
    running = page.locator("[data-deadline]").filter(visible=True)
    expect(running).to_have_count(1)
    expect(page.locator('[data-panel="players"] .seat-time[data-deadline]')).to_have_count(1)
    # A phone shows the cards in a tab of their own: there is a clock at the question, too.
    page.set_viewport_size({"width": 390, "height": 844})
    expect(running).to_have_count(1)
    expect(page.locator(".turn .clock [data-deadline]")).to_be_visible()
    page.locator('[data-tab="players"]').click()
    expect(running).to_have_count(1)
