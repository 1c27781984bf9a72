"""The pages keep to their own policy: the browser has nothing to refuse on any of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from tests.browser.player import play_on, set_up, start_against_bots
from tests.server.running import RunningServer
from whistlestop.core.registry import title_names

POLICIES = ("content security policy", "permissions-policy", "permissions policy")
# What the page itself is told of a thing that was refused, even where the console is silent.
NOTE_REFUSALS = """
addEventListener("securitypolicyviolation", (event) => {
  console.error("content security policy: " + event.violatedDirective + " " + event.blockedURI);
});
"""


class Watched:
    """A page with all that its browser has refused."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.refused: list[str] = []
        page.add_init_script(NOTE_REFUSALS)
        page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if any(name in message.text.lower() for name in POLICIES):
            self.refused.append(f"{self.page.url}: {message.text}")


@pytest.fixture
def watched(browser: Browser) -> Iterator[Watched]:
    context = browser.new_context(viewport={"width": 1280, "height": 860})
    yield Watched(context.new_page())
    context.close()


def test_a_page_that_breaks_the_policy_is_noticed(server: RunningServer, watched: Watched) -> None:
    watched.page.goto(server.address)
    watched.page.evaluate("() => document.body.setAttribute('style', 'color: red')")
    watched.page.evaluate(
        "() => { const s = document.createElement('script'); s.textContent = 'window.x = 1';"
        " document.body.append(s); }"
    )
    assert watched.page.evaluate("() => window.x") is None
    assert len({line.partition(": ")[2][:60] for line in watched.refused}) >= 2


def test_nothing_is_refused_on_any_page(
    server: RunningServer, watched: Watched, finished: str
) -> None:
    page = watched.page
    for path in (
        *("/", "/account", "/account/notices", "/account/leave", "/friends", "/verify"),
        *("/moderation", "/nowhere", "/api/openapi.json"),
        *(f"/new/{name}" for name in title_names()),
        *(f"/rules/{name}" for name in title_names()),
        *(f"/games/{name}/picture.svg" for name in title_names()),
    ):
        page.goto(server.address + path)
    for path in ("", "?at=3", "?log=all", "/analysis", "/words", "/picture.svg?theme=dark"):
        page.goto(finished + path)
    set_up(page, server.address, "steel-driver", "you", "person", "random")
    expect(page.locator(".waiting")).to_be_visible()
    assert watched.refused == []


@pytest.mark.parametrize("game", title_names())
def test_nothing_is_refused_while_a_game_is_played(
    server: RunningServer, watched: Watched, game: str
) -> None:
    page = watched.page
    start_against_bots(page, server.address, game)
    play_on(page, 6)
    for panel in ("#panel-scores", "#panel-rules", "#panel-talk", "#panel-table"):
        page.locator(f"{panel} > summary").click()
    page.locator("#slider").press("ArrowLeft")
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator('.table[data-shape="narrow"]')).to_be_visible()
    assert watched.refused == []


@pytest.mark.parametrize("game", title_names())
def test_a_picture_by_itself_is_shown_in_its_own_style(
    server: RunningServer, page: Page, game: str
) -> None:
    page.goto(f"{server.address}/games/{game}/picture.svg")
    text = page.locator("text").first
    fonts = text.evaluate("(element) => getComputedStyle(element).fontFamily")
    assert "sans-serif" in fonts
