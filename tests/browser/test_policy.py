"""The pages keep to their own policy: the browser has nothing to refuse on any of them.

The fixture `page` fails a test where something is refused: every journey of this folder checks it.
"""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.faults import faults_of
from tests.browser.player import set_up
from tests.server.running import RunningServer
from whistlestop.core.registry import title_names


def test_a_page_that_breaks_the_policy_is_noticed(server: RunningServer, browser: Browser) -> None:
    with browser.new_context() as context:
        page = context.new_page()
        refused = faults_of(page)
        page.goto(server.address)
        page.evaluate("() => document.body.setAttribute('style', 'color: red')")
        page.evaluate(
            "() => { const s = document.createElement('script'); s.textContent = 'window.x = 1';"
            " document.body.append(s); }"
        )
        assert page.evaluate("() => window.x") is None
        assert len({line.removeprefix(page.url)[:60] for line in refused}) >= 2


def test_nothing_is_refused_on_any_page(server: RunningServer, page: Page, finished: str) -> None:
    for path in (
        *("/", "/account", "/account/notices", "/account/leave", "/friends", "/verify"),
        *("/moderation", "/nowhere", "/api/openapi.json"),
        *(f"/new/{name}" for name in title_names()),
        *(f"/rules/{name}" for name in title_names()),
    ):
        page.goto(server.address + path)
    for path in (
        "",
        "?at=3",
        "?log=all",
        "/analysis",
        "/result",
        "/words",
        "/picture.svg?theme=dark",
    ):
        page.goto(finished + path)
    set_up(page, server.address, "steel-driver", "you", "person", "random")
    expect(page.locator(".waiting")).to_be_visible()


def test_a_picture_by_itself_is_shown_in_its_own_style(server: RunningServer, page: Page) -> None:
    for game in title_names():
        page.goto(f"{server.address}/games/{game}/poster.svg")
        land = page.locator(".f-land").first
        fill = land.evaluate("(element) => getComputedStyle(element).fill")
        assert fill not in ("none", "rgb(0, 0, 0)"), game
