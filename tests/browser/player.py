"""A person at the table, by mouse."""

from __future__ import annotations

from playwright.sync_api import Page, expect

SECONDS = 1000.0

# Clicks through a game as fast as the page allows: a choice wherever there is one, spread over the
# list so that games get somewhere. Every click is one that a person could make.
CLICK_ON = """
(most) => new Promise((done, fail) => {
  let clicks = 0, seen = "", idle = Date.now();
  const timer = setInterval(() => {
    const table = document.querySelector(".table");
    const tag = table.dataset.tag + (document.querySelector("#sure") ? "?" : "");
    if (tag !== seen) { seen = tag; idle = Date.now(); }
    if (Date.now() - idle > 40000) {
      clearInterval(timer);
      fail(new Error("nothing moves at " + tag));
    }
    if (document.querySelector(".result") || clicks >= most) {
      clearInterval(timer);
      done(clicks);
      return;
    }
    const sure = document.querySelector("#sure");
    const buttons = sure ? [sure] : [...document.querySelectorAll(".turn.mine .choices button")];
    if (!buttons.length || window.lastClicked === tag) { return; }
    window.lastClicked = tag;
    buttons[(clicks * 7) % buttons.length].click();
    clicks += 1;
  }, 15);
})
"""


def play_on(page: Page, most: int = 100_000) -> int:
    """Click until the game is over, or so often; how often it was."""
    return int(page.evaluate(CLICK_ON, most))


def start_against_bots(page: Page, address: str, game: str) -> None:
    page.goto(address)
    page.locator(f'form:has(input[value="{game}"]) button', has_text="Play against bots").click()
    expect(page.locator(".table")).to_be_visible()


def wait_for_turn(page: Page) -> None:
    page.locator(".turn.mine .choices").wait_for(state="attached", timeout=30 * SECONDS)


def set_up(page: Page, address: str, game: str, *seats: str) -> None:
    """Make a table by the form of the lobby."""
    page.goto(address)
    page.locator(f'a[href="/new/{game}"]').click()
    with page.expect_response(lambda response: "/new/" in response.url):
        current = page.locator('select[name="players"]')
        if current.input_value() == str(len(seats)):
            page.reload()
        else:
            current.select_option(str(len(seats)))
    page.locator(f"#seat-{len(seats) - 1}").wait_for()
    for number, seat in enumerate(seats):
        page.locator(f'select[name="seat{number}"]').select_option(seat)
    page.get_by_role("button", name="Make the table").click()
