"""Takes the pictures of docs/pictures: `python -m tests.browser.pictures`."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.browser.chromium import browser
from tests.browser.player import play_on, set_up, wait_for_turn
from tests.server.databases import sqlite
from tests.server.running import RunningServer
from whistlestop.core.registry import find_title, title_names

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"
CLICKS = 24  # into the game
LOOKS = {
    "desktop-light": (1440, 900, "light"),
    "desktop-dark": (1440, 900, "dark"),
    "phone-light": (360, 740, "light"),
    "phone-dark": (360, 740, "dark"),
}


def take(page: Page, name: str) -> None:
    """The page as it is, in every look."""
    for look, (width, height, scheme) in LOOKS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
        page.reload()
        page.wait_for_timeout(900)
        page.screenshot(path=FOLDER / f"{name}-{look}.png")


def new_page(made: Browser) -> Page:
    return made.new_context(viewport={"width": 1440, "height": 900}).new_page()


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, browser() as made:
        server = RunningServer(sqlite(Path(folder)), Path(folder) / "log")
        page = new_page(made)
        for game in title_names():
            players = min(find_title(game).board().players, key=lambda n: abs(n - 3))
            set_up(page, server.address, game, "you", *["easy"] * (players - 1))
            play_on(page, CLICKS)
            wait_for_turn(page)
            take(page, game)
            page.set_viewport_size({"width": 1440, "height": 900})
        set_up(page, server.address, "steel-driver", "you", "easy", "easy", "easy")
        play_on(page)
        take(page, "result")
        page.goto(server.address)
        take(page, "lobby")
        server.stop()


if __name__ == "__main__":
    main()
