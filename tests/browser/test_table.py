"""The table as people use it: a real server, a real browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.player import play_on, set_up, start_against_bots, wait_for_turn
from tests.server.databases import sqlite
from tests.server.running import RunningServer
from whistlestop.core.registry import find_title, title_names

OTHERS = [name for name in title_names() if name != "steel-driver"]


@pytest.mark.parametrize("game", OTHERS)
def test_a_game_is_set_up_in_the_lobby_and_clicked_through_to_its_end(
    server: RunningServer, page: Page, game: str
) -> None:
    bots = max(1, find_title(game).board().players[0] - 1)
    set_up(page, server.address, game, "you", *["random"] * bots)
    assert play_on(page) > 10
    expect(page.locator(".result h1")).to_contain_text(re.compile("wins!|shared"))
    expect(page.locator(".result .chart")).to_be_visible()


def test_two_people_and_a_bot_play_a_game_to_its_end(
    server: RunningServer, browser: Browser
) -> None:
    ann, bob = browser.new_context().new_page(), browser.new_context().new_page()
    set_up(ann, server.address, "steel-driver", "you", "person", "random")
    link = ann.locator("#seat-1 [data-link]").input_value()
    assert link.startswith(server.address)
    bob.goto(link)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit down").click()
    expect(ann.locator(".table")).to_be_visible()
    for _ in range(400):
        if ann.locator(".result").count() and bob.locator(".result").count():
            break
        for page in (ann, bob):
            mine = page.locator(".turn.mine .choices button")
            if mine.count():
                page.evaluate(
                    "() => { const all = document.querySelectorAll('.turn.mine .choices button');"
                    " all[all.length > 1 ? 1 : 0]?.click() }"
                )
        ann.wait_for_timeout(25)
    for page in (ann, bob):
        expect(page.locator(".result h1")).to_be_visible()
        page.context.close()


def test_what_can_be_chosen_is_lit_up_on_the_board_and_clicked_there(
    server: RunningServer, page: Page
) -> None:
    start_against_bots(page, server.address, "steel-driver")
    wait_for_turn(page)
    lit = page.locator("#picture [data-choice]")
    on_board = lit.evaluate_all("all => all.map(thing => thing.dataset.choice)")
    in_words = page.locator(".choices button").evaluate_all("all => all.map(one => one.value)")
    assert set(on_board) == set(in_words)
    before = page.locator(".table").get_attribute("data-tag")
    lit.first.click()
    expect(page.locator(".table")).not_to_have_attribute("data-tag", before or "")


def test_a_thing_that_cannot_be_chosen_says_why(server: RunningServer, page: Page) -> None:
    start_against_bots(page, server.address, "steel-driver")
    wait_for_turn(page)
    page.locator("#picture #city_denver").click()
    expect(page.locator("#toast")).to_have_class("shown")
    expect(page.locator("#toast")).to_contain_text(".")


def test_an_undo_brings_the_choices_back(server: RunningServer, page: Page) -> None:
    start_against_bots(page, server.address, "steel-driver")
    wait_for_turn(page)
    page.locator(".choices button").first.click()
    expect(page.locator("#undo-step")).to_be_visible()
    page.locator("#undo-step").click()
    expect(page.locator("output")).to_have_text("0 / 0")
    wait_for_turn(page)


def test_a_whole_turn_is_played_by_keyboard_alone(server: RunningServer, page: Page) -> None:
    start_against_bots(page, server.address, "steel-driver")
    wait_for_turn(page)
    page.keyboard.press("1")  # puts a company up
    expect(page.locator(".prompt")).to_contain_text("Open the bidding")
    wait_for_turn(page)
    page.keyboard.press("2")  # bids
    expect(page.locator("#log")).to_contain_text("bids 2.")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".table.past")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".table.now")).to_be_visible()
    wait_for_turn(page)
    page.locator("#picture [data-choice]").first.focus()
    before = page.locator(".table").get_attribute("data-tag") or ""
    page.keyboard.press("Enter")
    expect(page.locator(".table")).not_to_have_attribute("data-tag", before)


def test_the_history_is_walked_through_by_slider_and_log(server: RunningServer, page: Page) -> None:
    start_against_bots(page, server.address, "steel-driver")
    wait_for_turn(page)
    play_on(page, 6)
    wait_for_turn(page)
    page.locator("#log a").nth(1).click()
    expect(page.locator(".table.past")).to_be_visible()
    expect(page).to_have_url(re.compile(r"\?at=2$"))
    page.locator("#slider").fill("0")
    expect(page.locator("output")).to_contain_text("0 /")
    page.get_by_role("link", name="Back to the present").click()
    expect(page.locator(".table.now")).to_be_visible()
    expect(page).not_to_have_url(re.compile("at="))


def test_talk_reaches_a_watcher_at_once(
    server: RunningServer, page: Page, browser: Browser
) -> None:
    start_against_bots(page, server.address, "steel-driver")
    watcher = browser.new_context().new_page()
    watcher.goto(page.url)
    expect(watcher.locator(".place")).to_contain_text("watching")
    page.locator("#panel-talk summary").click()
    page.locator("#say").fill("Good luck <b>all</b>")
    page.keyboard.press("Enter")
    expect(watcher.locator("#remarks")).to_contain_text("Good luck <b>all</b>")
    expect(page.locator("#say")).to_have_value("")
    watcher.context.close()


def test_the_page_goes_on_after_the_server_was_killed(tmp_path: Path, page: Page) -> None:
    server = RunningServer(sqlite(tmp_path), tmp_path / "server.log")
    try:
        start_against_bots(page, server.address, "steel-driver")
        play_on(page, 3)
        wait_for_turn(page)
        server.kill()
        expect(page.locator("#toast")).to_have_class("shown")
        server.start()
        expect(page.locator("#toast")).not_to_have_class("shown", timeout=15000)
        before = page.locator(".table").get_attribute("data-tag") or ""
        page.locator(".choices button").first.click()
        expect(page.locator(".table")).not_to_have_attribute("data-tag", before)
    finally:
        server.stop()


@pytest.mark.parametrize("game", title_names())
def test_a_phone_shows_everything_without_sideways_scrolling(
    server: RunningServer, browser: Browser, game: str
) -> None:
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, is_mobile=True, has_touch=True
    )
    page = context.new_page()
    start_against_bots(page, server.address, game)
    wait_for_turn(page)
    play_on(page, 3)
    for path in (page.url, server.address, f"{server.address}/new/{game}"):
        page.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path
    context.close()


def test_the_pages_work_without_any_script(server: RunningServer, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    start_against_bots(page, server.address, "steel-driver")
    page.locator(".choices button").first.click()
    expect(page.locator("output")).not_to_have_text("0 / 0")
    context.close()
