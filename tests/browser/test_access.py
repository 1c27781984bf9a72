"""Access for all: no serious fault on any page, and everything is told in words."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.player import next_question, play_on, set_up, sit_down, wait_for_turn
from tests.server.running import RunningServer
from tests.suites import rest_long
from whistlestop.core.registry import title_names

GRAVE = ("serious", "critical")
RUN = """
async ([part, only]) => {
  const found = await axe.run(part, { resultTypes: ["violations"], ...only });
  return found.violations.map(({ id, impact, nodes }) =>
    [id, impact, nodes.slice(0, 3).map((node) => node.html.slice(0, 160) + " // " +
      node.failureSummary)]);
}
"""


def expect_no_fault(page: Page, axe: str, part: str = "html") -> None:
    """In the light, and in the dark, where nothing but the colours is another."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(axe)
    for scheme, only in (("light", {}), ("dark", {"runOnly": ["color-contrast"]})):
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        found: list[list[Any]] = page.evaluate(RUN, [part, only])
        grave = [fault for fault in found if fault[1] in GRAVE]
        assert not grave, f"{page.url}, {scheme}: {grave}"


def expect_words_for_choices(page: Page) -> None:
    """As the browser itself tells a screen reader, not only as the markup has it."""
    on_board = page.locator("[data-panel] [data-choice], [data-offer]:not([hidden])").evaluate_all(
        "all => all.map((thing) => thing.dataset.choice ?? thing.dataset.offer)"
    )
    in_words = {
        str(value): str(label)
        for value, label in page.locator(".choices button").evaluate_all(
            "all => all.map((one) => [one.value, one.querySelector('span').firstChild.data.trim()])"
        )
    }
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    names = [
        node["name"]["value"] for node in tree if node.get("role", {}).get("value") == "button"
    ]
    assert on_board
    for choice in set(on_board):
        words = in_words[choice].removesuffix(", step by step")  # the thing is for all the steps
        told = [name for name in names if name.startswith(words)]
        assert len(told) >= on_board.count(choice), words


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new/steel-driver",
        "/rules/steam-rollers",
        "/learn/steel-driver",
        "/account",
        "/verify",
        "/nothing",
    ],
)
def test_a_page_has_no_serious_fault(
    server: RunningServer, page: Page, axe: str, path: str
) -> None:
    page.goto(server.address + path)
    expect_no_fault(page, axe)


@pytest.mark.parametrize("game", rest_long(reversed(title_names()), "the same in another game"))
def test_a_game_in_play_has_no_serious_fault_and_tells_its_choices_in_words(
    server: RunningServer, page: Page, axe: str, game: str
) -> None:
    sit_down(page, server.address, game)
    play_on(page, 5)
    wait_for_turn(page)
    expect_words_for_choices(page)
    expect_no_fault(page, axe)
    for panel in ("moves", "scores", "words", "talk", "rules", "table"):
        page.locator(f"#panel-{panel} > summary").click()  # which closes the one before
        expect(page.locator(f"#panel-{panel}")).to_have_attribute("open", "")
        expect_no_fault(page, axe, ".panels")


# Where the game is, and what kinds of moves there are: what makes a page another one.
PHASE = """
() => {
  const kinds = [...document.querySelectorAll(".choices [data-names]")]
    .map((one) => one.dataset.names.split(" ")[0]);
  const now = document.querySelector(".steps .now")?.textContent ?? "";
  return [now, ...new Set(kinds)].sort().join(" ");
}
"""


@pytest.mark.long("every phase of a whole game")
@pytest.mark.parametrize("game", title_names())
def test_no_phase_of_a_game_has_a_serious_fault(
    server: RunningServer, page: Page, axe: str, game: str
) -> None:
    """The question, then a move that waits to be confirmed; at last the result."""
    sit_down(page, server.address, game)
    seen: set[str] = set()
    tag, _ = next_question(page)
    while tag != "over":
        phase = page.evaluate(PHASE)
        if phase not in seen and not tag.endswith("?"):
            seen.add(phase)
            expect_no_fault(page, axe)
            page.evaluate("localStorage.setItem('confirm-all', 'yes')")
            page.keyboard.press("1")
            page.locator("#sure").wait_for()
            expect_no_fault(page, axe)
            page.keyboard.press("Escape")
            page.locator("#sure").wait_for(state="detached")
            page.evaluate("localStorage.removeItem('confirm-all')")
        play_on(page, 1)
        tag, _ = next_question(page)
    assert len(seen) > 3, seen
    expect_no_fault(page, axe)


def test_a_waiting_table_has_no_serious_fault(server: RunningServer, page: Page, axe: str) -> None:
    set_up(page, server.address, "steel-driver", "you", "person", "free")
    expect_no_fault(page, axe)


def test_a_finished_game_and_its_past_have_no_serious_fault(
    finished: str, page: Page, axe: str
) -> None:
    for address in (finished, f"{finished}?at=30", f"{finished}/words"):
        page.goto(address)
        expect_no_fault(page, axe)


def test_what_happens_is_announced_once(server: RunningServer, page: Page) -> None:
    sit_down(page, server.address, "steel-driver")
    tag, _ = next_question(page)
    told = page.locator("#told")
    expect(told).to_be_empty()  # a new arrival reads the page itself
    page.evaluate(
        """() => {
          window.heard = [];
          new MutationObserver(() => {
            heard.push(...[...document.querySelectorAll("#told p")].map((p) => p.textContent));
          }).observe(document.querySelector("#told"), { childList: true });
        }"""
    )
    page.keyboard.press("1")
    next_question(page, tag)
    play_on(page, 3)
    wait_for_turn(page)
    heard: list[str] = page.evaluate("heard")
    lines = page.locator("#log [data-touch]").all_text_contents()
    log = [line.strip() for line in lines]
    sentences = [sentence for sentence in heard if sentence in log]
    assert len(sentences) > 2
    rest = iter(log)  # each line is found after the one before
    assert all(any(line == sentence for line in rest) for sentence in sentences), (heard, log)
    prompts = [sentence for sentence in heard if sentence not in log]
    assert page.locator(".prompt").inner_text() == prompts[-1]


def test_the_board_in_words_follows_the_game(server: RunningServer, page: Page) -> None:
    sit_down(page, server.address, "steel-driver")
    wait_for_turn(page)
    page.locator("#panel-words summary").click()
    words = page.locator("#in-words")
    expect(words).to_contain_text("has the active-player marker")
    expect(words).not_to_contain_text("Up for auction")
    page.keyboard.press("1")
    expect(words).to_contain_text("Up for auction")
    page.keyboard.press("ArrowLeft")
    expect(words).not_to_contain_text("Up for auction")


def test_who_wants_no_motion_sees_none(server: RunningServer, browser: Browser) -> None:
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    sit_down(page, server.address, "rolling-freight")
    play_on(page, 4)
    moving = page.evaluate(
        """() => [document.getAnimations().length,
          ...[...document.querySelectorAll(".piece, #toast")].map(
            (thing) => getComputedStyle(thing).transitionDuration)]"""
    )
    assert set(moving) <= {0, "0s"}
    context.close()
