"""Whole games in a real browser: made in the lobby, played to the end by mouse and by keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hand import play_by_hand
from tests.browser.player import (
    SECONDS,
    play_by_keys,
    play_on,
    set_up,
    sit_down,
    start_clicking,
    wait_for_turn,
)
from tests.server.running import RunningServer
from tests.suites import rest_long

# The seats of a short game of each title, for who plays with every choice there is.
SHORT = {
    "rolling-freight": ("you", "random"),
    "steam-rollers": ("you", "random"),
    "steel-driver": ("you", "random", "random"),
}


def expect_result(page: Page) -> None:
    expect(page.locator(".result h1")).to_contain_text(re.compile("wins!|shared"))
    expect(page.locator(".result .podium")).to_be_visible()
    expect(page.locator("#panel-scores .sheet")).to_have_count(1)


@pytest.mark.parametrize(
    "game", rest_long(["steam-rollers", "rolling-freight"], "a longer game by mouse")
)
def test_a_game_is_set_up_in_the_lobby_and_clicked_through_to_its_end(
    server: RunningServer, page: Page, game: str
) -> None:
    set_up(page, server.address, game, *SHORT[game])
    assert play_on(page) > 10
    expect_result(page)


@pytest.mark.long("a longer game by two people")
def test_two_people_and_a_bot_click_a_game_through_to_its_end(
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
    for page in (ann, bob):
        start_clicking(page)
    for page in (ann, bob):
        page.locator(".result").wait_for(timeout=300 * SECONDS)
        assert page.evaluate("clicking") > 10
        expect_result(page)
    assert ann.locator(".result h1").inner_text() == bob.locator(".result h1").inner_text()
    for page in (ann, bob):
        page.context.close()


@pytest.mark.long("whole games by keyboard alone")
@pytest.mark.parametrize("game", SHORT)
def test_a_game_is_played_to_its_end_by_keyboard_alone(
    server: RunningServer, page: Page, game: str
) -> None:
    set_up(page, server.address, game, *SHORT[game])
    assert play_by_keys(page) > 10
    expect_result(page)


@pytest.mark.long("whole games by pointing alone take minutes")
@pytest.mark.parametrize("game", SHORT)
def test_a_game_is_played_to_its_end_by_mouse_on_the_board_alone(
    server: RunningServer, page: Page, game: str
) -> None:
    sit_down(page, server.address, game)
    assert play_by_hand(page, page.mouse.click) > 10
    expect_result(page)


@pytest.mark.long("whole games by pointing alone take minutes")
@pytest.mark.parametrize("game", SHORT)
def test_a_game_is_played_to_its_end_by_touch_alone(
    server: RunningServer, phone: Page, game: str
) -> None:
    sit_down(phone, server.address, game)
    assert play_by_hand(phone, phone.touchscreen.tap) > 10
    expect_result(phone)


@pytest.mark.long("whole games by pointing alone take minutes")
@pytest.mark.parametrize("game", SHORT)
def test_whatever_is_picked_in_a_game_is_in_the_picture_before_it_is_confirmed(
    server: RunningServer, page: Page, game: str
) -> None:
    sit_down(page, server.address, game)
    wait_for_turn(page)
    page.evaluate("localStorage.setItem('confirm-all', 'yes')")
    unseen: list[str] = []

    def click(x: float, y: float) -> None:
        if page.locator("#sure").count() and not page.locator(".changed").count():
            unseen.append(page.locator("#prompt").inner_text())
        page.mouse.click(x, y)

    assert play_by_hand(page, click) > 20
    expect_result(page)
    assert unseen == []
