"""The table as people use it: a real server, a real browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.player import next_question, play_on, sit_down, start_against_bots, wait_for_turn
from tests.server.databases import sqlite
from tests.server.running import RunningServer
from tests.suites import rest_long
from whistlestop.core.registry import title_names


def test_what_can_be_chosen_is_lit_up_on_the_board_and_clicked_there(
    server: RunningServer, page: Page
) -> None:
    start_against_bots(page, server.address, "steel-driver")
    wait_for_turn(page)
    lit = page.locator("[data-panel] [data-choice]")
    on_board = lit.evaluate_all("all => all.map(thing => thing.dataset.choice)")
    in_bar = page.locator("[data-offer]").evaluate_all("all => all.map(one => one.value)")
    in_words = page.locator(".choices button").evaluate_all("all => all.map(one => one.value)")
    assert set(on_board) | set(in_bar) == set(in_words)
    assert not set(on_board) & set(in_bar)
    before = page.locator(".table").get_attribute("data-tag")
    lit.first.click()
    expect(page.locator(".table")).not_to_have_attribute("data-tag", before or "")


def test_a_thing_that_cannot_be_chosen_says_why(server: RunningServer, page: Page) -> None:
    sit_down(page, server.address, "steel-driver")
    wait_for_turn(page)
    page.locator("#picture #city_denver").click()
    expect(page.locator("#toast")).to_have_class("shown")
    expect(page.locator("#toast")).to_contain_text(".")


# The page as lines, without what a person's own doing leaves in it: the focus, the pointer.
AS_MADE = """
() => {
  const told = (node, depth) => {
    if (node.nodeType === Node.TEXT_NODE) { return node.data.trim() ? [node.data.trim()] : []; }
    const attributes = [...node.attributes]
      .filter(({ name }) => name !== "tabindex")
      .map(({ name, value }) => name + "=" + value.replace(/ ?is-pointed/, ""))
      .filter((attribute) => attribute !== "class=")
      .sort();
    const line = " ".repeat(depth) + [node.localName, ...attributes].join(" ");
    return [line, ...[...node.childNodes].flatMap((child) => told(child, depth + 1))];
  };
  return ["#picture", ".turn", "#log", "#panel-scores .panel-body"]
    .flatMap((place) => told(document.querySelector(place), 0));
}
"""

AT_REST = """
() => !document.getAnimations().some(({ effect }) => effect.getTiming().iterations !== Infinity)
  && !document.querySelector("[data-counts]")
"""


@pytest.mark.parametrize("game", rest_long(title_names(), "the same in another game"))
def test_a_page_that_has_changed_many_times_is_what_a_new_one_would_be(
    server: RunningServer, page: Page, game: str
) -> None:
    sit_down(page, server.address, game)
    play_on(page, 15)
    wait_for_turn(page)
    page.wait_for_function(AT_REST)  # a tumbling die shows another face, and numbers count
    changed = page.evaluate(AS_MADE)
    page.reload()
    page.locator("html.scripted").wait_for(state="attached")
    assert changed == page.evaluate(AS_MADE)
    page.locator("#slider").press("ArrowLeft")
    expect(page.locator(".table.past")).to_be_visible()
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator('.table[data-shape="narrow"]')).to_be_visible()


def test_an_undo_brings_the_choices_back(server: RunningServer, page: Page) -> None:
    sit_down(page, server.address, "steel-driver")
    wait_for_turn(page)
    choices = page.locator(".choices button")
    before = choices.all_text_contents()
    page.keyboard.press("1")
    page.locator("#undo-step").click()
    expect(page.locator(".history output")).to_have_text("0 / 0")
    wait_for_turn(page)
    assert choices.all_text_contents() == before


def test_a_whole_turn_is_played_by_keyboard_alone(server: RunningServer, page: Page) -> None:
    sit_down(page, server.address, "steel-driver")
    first, _ = next_question(page)
    page.keyboard.press("1")  # puts a company up
    expect(page.locator(".prompt")).to_contain_text("Open the bidding")
    next_question(page, first)
    page.keyboard.press("2")  # bids
    expect(page.locator("#log")).to_contain_text("bids 2.")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".table.past")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".table.now")).to_be_visible()
    wait_for_turn(page)
    before = page.locator(".table").get_attribute("data-tag") or ""
    page.keyboard.press("b")  # to the board
    expect(page.locator("[data-choice]:focus, [data-offer]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".table")).not_to_have_attribute("data-tag", before)


def test_the_history_is_walked_through_by_slider_and_log(server: RunningServer, page: Page) -> None:
    sit_down(page, server.address, "steel-driver")
    wait_for_turn(page)
    play_on(page, 6)
    wait_for_turn(page)
    drawing = page.locator(".side").inner_html()
    page.locator("#log a").nth(1).click()
    expect(page.locator(".table.past")).to_be_visible()
    expect(page).to_have_url(re.compile(r"\?at=2$"))
    expect(page.locator("#log .here")).to_have_count(1)
    assert page.locator(".side").inner_html() != drawing
    page.locator("#slider").fill("0")
    expect(page.locator(".history output")).to_contain_text("0 /")
    page.get_by_role("link", name="Back to the present").click()
    expect(page.locator(".table.now")).to_be_visible()
    expect(page).not_to_have_url(re.compile("at="))


def test_talk_reaches_a_watcher_at_once(
    server: RunningServer, page: Page, browser: Browser
) -> None:
    sit_down(page, server.address, "steel-driver")
    watcher = browser.new_context().new_page()
    watcher.goto(page.url)
    expect(watcher.locator(".kicker")).to_contain_text("watching")
    page.locator("#panel-talk summary").click()
    page.locator("#say").fill("Good luck <b>all</b>")
    page.keyboard.press("Enter")
    watcher.locator("#panel-talk summary").click()
    expect(watcher.locator("#remarks")).to_contain_text("Good luck <b>all</b>")
    expect(page.locator("#say")).to_have_value("")
    watcher.context.close()


@pytest.mark.long("a server starts twice")
def test_the_page_goes_on_after_the_server_was_killed(tmp_path: Path, page: Page) -> None:
    server = RunningServer(sqlite(tmp_path), tmp_path / "server.log")
    try:
        sit_down(page, server.address, "steel-driver")
        play_on(page, 3)
        wait_for_turn(page)
        history = page.locator(".history output").inner_text()
        server.kill()
        expect(page.locator("#toast")).to_have_class("shown")
        server.start()
        expect(page.locator("#toast")).not_to_have_class("shown")
        expect(page.locator(".history output")).to_have_text(history)
        before = page.locator(".table").get_attribute("data-tag") or ""
        page.keyboard.press("1")
        expect(page.locator(".table")).not_to_have_attribute("data-tag", before)
    finally:
        server.stop()


def test_the_pages_work_without_any_script(server: RunningServer, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    start_against_bots(page, server.address, "steel-driver")
    page.locator("#panel-moves > summary").click()
    page.locator(".choices button").first.click()
    expect(page.locator(".history output")).not_to_have_text("0 / 0")
    context.close()
