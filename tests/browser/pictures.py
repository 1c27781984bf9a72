"""Takes the pictures of docs/pictures: `python -m tests.browser.pictures`."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import browser
from tests.browser.player import SECONDS, play_on, set_up, wait_for_turn
from tests.server.databases import sqlite
from tests.server.running import RunningServer

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"
GAMES = {  # players, and how many clicks into the game
    "rolling-freight": (3, 60),
    "steam-rollers": (3, 34),
    "steel-driver": (4, 26),
}
LOOKS = {
    "desktop-light": (1440, 900, "light"),
    "desktop-dark": (1440, 900, "dark"),
    "laptop-light": (1280, 720, "light"),
    "phone-light": (390, 844, "light"),
    "phone-dark": (390, 844, "dark"),
}


def take(page: Page, name: str) -> None:
    """The page as it is, in every look."""
    for look, (width, height, scheme) in LOOKS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        page.reload()
        page.locator("html.scripted").wait_for(state="attached")
        if page.locator(".table").count():
            shape = "narrow" if width < 720 else "wide"
            expect(page.locator(".table")).to_have_attribute("data-shape", shape)
        page.wait_for_load_state("load")  # with the lobby's pictures
        page.screenshot(path=FOLDER / f"{name}-{look}.png", animations="disabled")
    page.set_viewport_size({"width": 1440, "height": 900})


def new_page(made: Browser, address: str) -> Page:
    page = made.new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.goto(f"{address}/account")
    page.locator('form[action="/account/name"] input[name="name"]').fill("Ada")
    page.get_by_role("button", name="Change the name").click()
    expect(page.locator("h1")).to_have_text("Ada")
    return page


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, browser() as made:
        server = RunningServer(sqlite(Path(folder)), Path(folder) / "log")
        try:
            page = new_page(made, server.address)
            for game, (players, clicks) in GAMES.items():
                set_up(page, server.address, game, "you", *["easy"] * (players - 1))
                play_on(page, clicks)
                wait_for_turn(page)
                take(page, game)
            set_up(page, server.address, "steel-driver", "you", "easy", "easy", "easy")
            play_on(page)
            page.locator(".result").wait_for(timeout=60 * SECONDS)
            take(page, "result")
            page.goto(server.address)
            take(page, "lobby")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
