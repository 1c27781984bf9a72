"""A person at the table, by mouse and by keyboard."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from whistlestop.core.registry import find_title

SECONDS = 1000.0

# Clicks through a game as fast as the page allows: a choice wherever there is one, spread over the
# list so that games get somewhere. Every click is one that a person could make.
CLICK_ON = """
(most) => new Promise((done, fail) => {
  let clicks = 0, seen = "", idle = Date.now(), clicked = "";
  const timer = setInterval(() => {
    const table = document.querySelector(".table");
    const sure = document.querySelector("#sure");
    const tag = table.dataset.tag + (sure ? "?" : "");
    if (tag !== seen) { seen = tag; idle = Date.now(); }
    if (Date.now() - idle > 40000) {
      clearInterval(timer);
      fail(new Error("nothing moves at " + tag));
    }
    const buttons = sure ? [sure] : [...document.querySelectorAll(".table.mine .choices button")];
    const isAsked = buttons.length > 0 && clicked !== tag;
    if (document.querySelector(".result") || (isAsked && !sure && clicks >= most)) {
      clearInterval(timer);
      done(clicks);
      return;
    }
    if (!isAsked) { return; }
    clicked = tag;
    buttons[(clicks * 7) % buttons.length].click();
    clicks += 1;
  }, 10);
})
"""

# What a person who has acted waits for: her next question, told apart from the last one, or the
# end. Gives the question's tag and the number of choices.
NEXT = """
(seen) => {
  if (document.querySelector(".result")) { return ["over", 0]; }
  const sure = document.querySelector("#sure");
  const tag = document.querySelector(".table").dataset.tag + (sure ? "?" : "");
  const count = document.querySelectorAll(".table.mine .choices button").length;
  return tag !== seen && (sure || count) ? [tag, count] : null;
}
"""


# Whether the card of a lesson, the map and the picked choices have stood still for a while, however
# long the page took to begin moving them.
STILL = """
() => new Promise((done) => {
  let last = "", since = Date.now();
  const timer = setInterval(() => {
    const things = [...document.querySelectorAll("#coach, #picture, .chooser")];
    const moving = document.getAnimations().some((one) =>
      one.playState === "running" && one.effect.getTiming().iterations !== Infinity);
    const boxes = JSON.stringify(things.map((thing) => thing.getBoundingClientRect()));
    if (moving || boxes !== last) { last = boxes; since = Date.now(); }
    if (Date.now() - since > 700) { clearInterval(timer); done(); }
  }, 50);
})
"""


def wait_until_still(page: Page) -> None:
    page.evaluate(STILL)


def play_on(page: Page, most: int = 100_000) -> int:
    """Click until the game is over, or so often and the player is asked again; returns how
    often."""
    return int(page.evaluate(CLICK_ON, most))


def start_clicking(page: Page) -> None:
    """The same, but beside others: don't wait for it."""
    page.evaluate(f"() => {{ window.clicking = ({CLICK_ON.strip()})(100000); }}")


def next_question(page: Page, seen: str = "") -> tuple[str, int]:
    tag, count = page.wait_for_function(NEXT, arg=seen, timeout=40 * SECONDS).json_value()
    return str(tag), int(count)


def play_by_keys(page: Page) -> int:
    """Play to the end without a mouse, now this way, now that; how many questions there were.

    The last choice, which often ends a turn, is mostly taken: games get on.
    """
    ways = [_the_last] * 24
    ways[::6] = [_by_number, _on_the_board, _by_words, _by_arrows]
    answered = 0
    tag, count = next_question(page)
    while tag != "over":
        if tag.endswith("?"):
            page.keyboard.press("Enter")  # the button that asks once more has the focus
        else:
            ways[answered % len(ways)](page, count, answered)
        answered += 1
        tag, count = next_question(page, tag)
    return answered


def _take(page: Page) -> None:
    """Take what has the focus; where it stands for several choices, the first of them."""
    page.keyboard.press("Enter")
    if page.locator(".chooser").count():
        page.keyboard.press("Enter")


def _by_number(page: Page, count: int, answered: int) -> None:
    page.keyboard.press(str(1 + answered * 7 % min(count, 9)))


def _by_arrows(page: Page, count: int, answered: int) -> None:
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    _take(page)


def _the_last(page: Page, count: int, answered: int) -> None:
    if count <= 9:
        page.keyboard.press(str(count))
    else:
        page.keyboard.press("ArrowUp")
        _take(page)


def _on_the_board(page: Page, count: int, answered: int) -> None:
    page.keyboard.press("b")
    page.keyboard.press("ArrowRight")
    _take(page)


def _by_words(page: Page, count: int, answered: int) -> None:
    page.keyboard.press("/")
    if count > 9:  # else there is nothing to find, and the first choice has the focus
        words = page.locator(".choices button span").nth(answered % count).text_content() or ""
        page.keyboard.type(words)
        if page.locator(".choices button:not([hidden])").count() > 1:
            page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def start_against_bots(page: Page, address: str, game: str) -> None:
    """In one click, against bots that think."""
    page.goto(address)
    page.locator(f'form:has(input[value="{game}"]) button', has_text="Play now").click()
    expect(page.locator(".table")).to_be_visible()


def wait_for_dice(page: Page) -> None:
    """Until the browser has added its number to the dice, if everybody sits."""
    page.locator(".table, .waiting:not(:has([data-reveal]))").first.wait_for(state="attached")


def wait_for_turn(page: Page) -> None:
    page.locator(".table.mine .choices").wait_for(state="attached", timeout=40 * SECONDS)


def play_until(page: Page, lit: str) -> None:
    """Go on until there is such a thing."""
    wait_for_turn(page)
    for _ in range(60):
        if page.locator(lit).count():
            return
        play_on(page, 1)
        wait_for_turn(page)
    raise AssertionError(f"{lit} never came")


def sit_down(page: Page, address: str, game: str, **options: str) -> None:
    """At a table with as few others as possible, who answer at once.

    The form is sent without being shown: `set_up` fills it in as people do, and takes longer.
    """
    board = find_title(game).board(options.get("board", ""))
    seats = ["you", *["random"] * max(1, board.players[0] - 1)]
    form: dict[str, str | float | bool] = {"game": game, "players": str(len(seats)), **options}
    form |= {f"seat{number}": seat for number, seat in enumerate(seats)}
    key = re.search(
        r'name="form-key" content="([^"]+)"', page.request.get(f"{address}/verify").text()
    )
    assert key is not None
    form["form_key"] = key[1]
    made = page.request.post(f"{address}/tables", form=form, max_redirects=0)
    assert made.status == 303, made.text()
    page.goto(address + made.headers["location"])
    page.locator("html.scripted").wait_for(state="attached")
    wait_for_dice(page)


def set_up(page: Page, address: str, game: str, *seats: str, **options: str) -> None:
    """Make a table by the form of the lobby."""
    page.goto(address)
    page.locator(f'a[href="/new/{game}"]').click()
    page.wait_for_url(f"**/new/{game}")
    page.locator("html.scripted").wait_for(state="attached")  # a form changes by script
    for name, value in {**options, "players": str(len(seats))}.items():
        field = page.locator(f'select[name="{name}"]')
        if field.input_value() != value:
            with page.expect_response(lambda response: "/new/" in response.url):
                field.select_option(value)
            expect(field).to_have_value(value)
    expect(page.locator('select[name^="seat"]')).to_have_count(len(seats))
    for number, seat in enumerate(seats):
        page.locator(f'select[name="seat{number}"]').select_option(seat)
    page.get_by_role("button", name="Create the table").click()
    page.wait_for_url("**/table/*")
    wait_for_dice(page)
