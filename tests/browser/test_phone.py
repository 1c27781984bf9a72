"""The pages on a phone: nothing is wider than it is, and the board can be enlarged."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.player import play_on, set_up, sit_down, wait_for_turn
from tests.server.running import RunningServer
from tests.suites import rest_long
from whistlestop.core.registry import title_names

WIDTH = 360
PINCH = """
(apart) => {
  const board = document.querySelector("#picture svg");
  const area = document.querySelector("#picture").getBoundingClientRect();
  const touches = (distance) => [-1, 1].map((side, identifier) => new Touch({
    identifier,
    target: board,
    clientX: area.left + area.width / 2 + side * distance / 2,
    clientY: area.top + 200,
  }));
  for (const [kind, distance] of [["touchstart", 100], ["touchmove", apart], ["touchend", 0]]) {
    board.dispatchEvent(new TouchEvent(kind, {
      touches: kind === "touchend" ? [] : touches(distance), bubbles: true, cancelable: true,
    }));
  }
}
"""


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": WIDTH, "height": 740}, is_mobile=True, has_touch=True
    )
    yield context.new_page()
    context.close()


def drawn_width(page: Page) -> float:
    return float(
        page.evaluate("document.querySelector('#picture svg').getBoundingClientRect().width")
    )


def page_width(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth"))


@pytest.mark.parametrize("game", rest_long(title_names(), "the same in another game"))
def test_the_form_of_a_new_table_fits_a_phone(
    server: RunningServer, phone: Page, game: str
) -> None:
    phone.goto(f"{server.address}/new/{game}")
    assert page_width(phone) <= WIDTH


def test_the_lobby_and_a_result_of_six_with_long_names_fit_a_phone(
    server: RunningServer, phone: Page, finished: str
) -> None:
    phone.goto(server.address)
    assert page_width(phone) <= WIDTH
    phone.goto(finished)
    expect(phone.locator(".result .podium li").first).to_be_visible()
    assert page_width(phone) <= WIDTH


def test_the_board_is_enlarged_by_buttons_keys_and_pinch_and_stays_so_when_it_changes(
    server: RunningServer, phone: Page
) -> None:
    sit_down(phone, server.address, "steel-driver")
    wait_for_turn(phone)
    whole = drawn_width(phone)
    phone.get_by_role("button", name="Larger").click()
    assert drawn_width(phone) > 1.3 * whole
    phone.keyboard.press("0")
    assert drawn_width(phone) == pytest.approx(whole, abs=1)
    phone.evaluate(PINCH, 250)
    large = drawn_width(phone)
    assert large == pytest.approx(2.5 * whole, rel=0.02)
    phone.evaluate("document.querySelector('#picture').scrollLeft = 120")
    play_on(phone, 1)
    wait_for_turn(phone)
    assert drawn_width(phone) == pytest.approx(large, abs=1)
    assert phone.evaluate("document.querySelector('#picture').scrollLeft") == 120
    assert page_width(phone) <= WIDTH
    phone.evaluate(PINCH, 20)
    assert drawn_width(phone) == pytest.approx(whole, abs=1)


CUT_OFF = """
() => [...document.querySelectorAll(".side > .part")]
  .filter((part) => part.checkVisibility() && part.scrollHeight > part.clientHeight + 1)
  .map((part) => part.dataset.panel)
"""


@pytest.mark.parametrize("game", title_names())
def test_a_phone_shows_every_player_and_company_whole(
    server: RunningServer, phone: Page, game: str
) -> None:
    sit_down(phone, server.address, game)
    wait_for_turn(phone)
    phone.locator(".sheet-tabs [data-tab='players']").tap()
    expect(phone.locator(".side > .part").first).to_be_visible()
    assert phone.evaluate(CUT_OFF) == []


def test_the_invitation_is_in_sight_where_a_table_waits_for_a_friend(
    server: RunningServer, phone: Page
) -> None:
    set_up(phone, server.address, "steel-driver", "you", "person", "random")
    expect(phone.locator("#rules-text h2").first).to_be_attached()
    expect(phone.get_by_role("button", name="Copy the invitation")).to_be_in_viewport()
    phone.get_by_text("Seat a bot instead").tap()
    expect(phone.get_by_role("button", name="Seat a bot")).to_be_visible()
    assert page_width(phone) <= WIDTH


def until_a_hex_can_be_picked(phone: Page) -> None:
    while phone.locator('#picture [data-pick^="hex_"]').count() == 0:
        play_on(phone, 1)
        wait_for_turn(phone)


@pytest.mark.long("a hint takes seconds")
def test_a_hint_leaves_the_map_of_a_phone_in_sight_and_folds_when_something_is_picked(
    server: RunningServer, phone: Page
) -> None:
    sit_down(phone, server.address, "steam-rollers")
    wait_for_turn(phone)
    until_a_hex_can_be_picked(phone)
    phone.locator("#ask-hint").tap()
    hint = phone.locator("#hint")
    expect(hint).to_be_visible()
    board, over = phone.locator("#picture").bounding_box(), hint.bounding_box()
    assert board is not None
    assert over is not None
    assert board["y"] + board["height"] <= over["y"]
    phone.locator('#picture [data-pick^="hex_"]').first.tap(force=True)
    expect(phone.locator(".chooser")).to_be_visible()
    expect(phone.locator("#play-hint")).to_be_hidden()


def test_the_log_of_a_phone_opens_where_it_is_new_and_each_tab_where_it_was_left(
    server: RunningServer, phone: Page
) -> None:
    sit_down(phone, server.address, "steam-rollers")
    wait_for_turn(phone)
    play_on(phone, 12)
    wait_for_turn(phone)
    tabs = phone.locator(".sheet-tabs")
    tabs.get_by_text("Log").tap()
    expect(phone.locator("#log > :last-child")).to_be_in_viewport()
    tabs.get_by_text("Players").tap()
    assert phone.evaluate("document.querySelector('.side').scrollTop") == 0
    tabs.get_by_text("Rules").tap()
    phone.locator("#rules-text h2").nth(2).scroll_into_view_if_needed()
    place = phone.evaluate("document.querySelector('.side').scrollTop")
    assert place > 0
    tabs.get_by_text("Move").tap()
    tabs.get_by_text("Rules").tap()
    assert phone.evaluate("document.querySelector('.side').scrollTop") == place


def test_a_message_marks_the_tab_that_has_the_chat_until_it_is_read(
    server: RunningServer, phone: Page, page: Page
) -> None:
    set_up(page, server.address, "steam-rollers", "you", "person")
    phone.goto(page.locator(".waiting [data-link]").first.input_value())
    phone.get_by_role("button", name="Sit down").tap()
    expect(phone.locator(".table")).to_be_visible()
    page.locator("#panel-talk > summary").click()
    page.locator("#say").fill("Hello")
    page.locator("#say").press("Enter")
    log = phone.locator(".sheet-tabs [data-tab=log]")
    expect(log).to_have_attribute("data-unread", "1")
    expect(phone.locator("#toast")).to_contain_text(": Hello")
    log.tap()
    expect(phone.locator("#remarks")).to_be_in_viewport()
    expect(phone.locator("#remarks")).to_contain_text("Hello")
    expect(log).not_to_have_attribute("data-unread", "1")


def test_a_tap_beside_the_tracks_of_a_hex_puts_them_away_without_a_word(
    server: RunningServer, phone: Page
) -> None:
    sit_down(phone, server.address, "steam-rollers")
    wait_for_turn(phone)
    until_a_hex_can_be_picked(phone)
    phone.locator('#picture [data-pick^="hex_"]').first.tap(force=True)
    expect(phone.locator(".chooser")).to_be_visible()
    asked: list[str] = []
    phone.on("request", lambda request: asked.append(request.url))
    corner = phone.locator("#picture").bounding_box()
    assert corner is not None
    phone.touchscreen.tap(corner["x"] + 4, corner["y"] + corner["height"] - 60)
    expect(phone.locator(".chooser")).to_be_hidden()
    assert not [address for address in asked if "/why" in address]


def test_on_a_tall_phone_the_dice_that_pay_lie_in_one_row_between_question_and_choices(
    server: RunningServer, phone: Page
) -> None:
    phone.set_viewport_size({"width": 390, "height": 844})
    sit_down(phone, server.address, "rolling-freight")
    wait_for_turn(phone)
    dice = phone.locator('[data-panel="hand"] [id^="die_1_"]')
    boxes = [die.bounding_box() for die in dice.all()]
    assert len({round(box["y"]) for box in boxes if box is not None}) == 1
    expect(dice.last).to_be_in_viewport(ratio=1)
    few, hand = phone.locator(".few").bounding_box(), phone.locator(".hand").bounding_box()
    assert few is not None
    assert hand is not None
    assert hand["y"] + hand["height"] <= few["y"]
    phone.set_viewport_size({"width": WIDTH, "height": 740})
