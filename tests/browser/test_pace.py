"""What the others do is shown one after the other, as slowly as a person wants it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.player import SECONDS, set_up, sit_down, wait_for_turn
from tests.server.running import RunningServer
from tests.suites import rest_long

# What a person waits for: the others' moves being shown, or a question that they haven't answered
# yet. Gives the question's tag, or nothing. `skip` skips at once what is being shown. A choice that
# waits to be confirmed is.
NEXT = """
([seen, skip]) => {
  const sure = document.querySelector("#sure:not([data-clicked])");
  if (sure) { sure.dataset.clicked = "yes"; sure.click(); return null; }
  const passing = document.querySelector(".table.passing");
  const button = document.querySelector("[data-skip]");
  if (skip ? button : passing) { if (skip) { button.click(); } return [""]; }
  const mine = document.querySelector(".table.mine:not(.passing)");
  return mine && mine.dataset.tag !== seen ? [mine.dataset.tag] : null;
}
"""


def begin(page: Page, server: RunningServer, pace: str, game: str = "steel-driver") -> None:
    page.goto(server.address)
    page.evaluate("(pace) => localStorage.setItem('pace', pace)", pace)
    sit_down(page, server.address, game)
    wait_for_turn(page)


def answer_until_the_others_move(page: Page, skip: bool = False) -> None:
    seen = ""
    for _ in range(20):
        found = page.wait_for_function(NEXT, arg=[seen, skip], timeout=40 * SECONDS)
        (seen,) = found.json_value()
        if not seen:
            return
        page.keyboard.press("1")
    raise AssertionError("the others never moved")


def test_step_by_step_each_move_of_the_others_waits_for_next(
    server: RunningServer, page: Page
) -> None:
    begin(page, server, "step")
    answer_until_the_others_move(page)
    shown = page.locator(".table.passing")
    expect(shown).to_have_count(1)
    expect(page.locator("#prompt")).to_have_count(1)
    expect(page.locator(".table.passing .choices button")).to_have_count(0)
    first = int(shown.get_attribute("data-at") or 0)
    lines = page.locator("#log [data-touch]").last
    expect(lines).to_have_attribute("id", f"line-{first}")  # the log ends here too
    page.wait_for_timeout(1200)
    assert shown.get_attribute("data-at") == str(first)  # it waits
    page.keyboard.press("n")
    page.wait_for_function(
        "(first) => Number(document.querySelector('.table').dataset.at) > first"
        " || document.querySelector('.table.mine')",
        arg=first,
    )
    page.keyboard.press("Escape")
    wait_for_turn(page)


# The buttons of the bar that are cut off, and how far the column has been scrolled.
OUT_OF_PLACE = """
() => {
  const bar = document.querySelector(".ask").getBoundingClientRect();
  const cut = [...document.querySelectorAll(".ask :is(button, select)")]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > bar.bottom + 1);
  return [cut.map((one) => one.textContent), document.querySelector(".side").scrollTop];
}
"""


@pytest.mark.parametrize(
    "game",
    rest_long(["rolling-freight", "steam-rollers", "steel-driver"], "the same in another game"),
)
def test_on_a_small_laptop_nothing_of_the_bar_is_cut_off_and_the_column_stays(
    server: RunningServer, page: Page, game: str
) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    begin(page, server, "instant", game)  # others may begin
    page.evaluate("localStorage.setItem('pace', 'step')")
    longest = 0
    for _ in range(3):
        answer_until_the_others_move(page)
        while page.locator(".table.passing").count():
            assert page.evaluate(OUT_OF_PLACE) == [[], 0], page.locator("#prompt").inner_text()
            longest = max(longest, len(page.locator("#prompt").inner_text()))
            at = page.locator(".table").get_attribute("data-at")
            page.keyboard.press("n")
            page.wait_for_function(
                "(at) => document.querySelector('.table').dataset.at !== at"
                " || !document.querySelector('.table.passing')",
                arg=at,
            )
        wait_for_turn(page)
    assert longest > 44  # more than a line


def test_whoever_skips_is_in_the_present_at_once(server: RunningServer, page: Page) -> None:
    begin(page, server, "step")  # at which the others' moves would wait for *Next* for ever
    answer_until_the_others_move(page, skip=True)
    page.locator(".table:not(.passing)").wait_for()


def test_the_pace_is_remembered_and_shown_at_once_if_wanted(
    server: RunningServer, page: Page
) -> None:
    begin(page, server, "instant")
    page.locator("#panel-table > summary").click()
    chosen = page.locator("#panel-table [data-choose-pace]")
    expect(chosen).to_have_value("instant")
    chosen.select_option("step")
    assert page.evaluate("localStorage.getItem('pace')") == "step"


def test_the_keys_are_listed_in_one_place(server: RunningServer, page: Page) -> None:
    sit_down(page, server.address, "steel-driver")
    wait_for_turn(page)
    page.keyboard.press("?")
    keys = page.locator("#keys")
    expect(keys).to_be_visible()
    assert keys.locator("dt").count() == keys.locator("dd").count() > 10
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()


def test_the_board_is_there_when_a_waiting_room_becomes_a_table(
    server: RunningServer, browser: Browser, page: Page
) -> None:
    set_up(page, server.address, "rolling-freight", "you", "person", "random")
    expect(page.locator('.waiting [data-panel="map"] [id^="city"]').first).to_be_visible()
    link = page.locator(".waiting [data-link]").first.input_value()
    context = browser.new_context()
    friend = context.new_page()
    friend.goto(link)
    friend.get_by_role("button", name="Sit down").click()
    expect(page.locator(".table")).to_be_visible()
    expect(page.locator('#picture [id^="city"]').first).to_be_visible()
    context.close()


def test_ones_own_moves_may_follow_each_other_at_once(server: RunningServer, page: Page) -> None:
    """Only what others have done holds a click back for a moment, which was meant to skip it."""
    begin(page, server, "normal")
    page.evaluate("performance.now = () => 1e6")  # no moment ever passes
    page.keyboard.press("1")  # puts a company up, and is the first to bid
    expect(page.locator("#prompt")).to_contain_text("1 to 10")
    page.locator("[data-offer]", has_text="Bid 1").first.click()
    expect(page.locator("#log")).to_contain_text("bids 1.")
