"""Takes the pictures of docs/pictures: `python -m tests.browser.pictures`.

The lobby, and each game at its start, in full swing and at its end: desktop and phone, light and
dark. They are kept with few colours, so that they stay small.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import browser
from tests.browser.player import SECONDS, set_up, wait_for_turn
from tests.server.databases import sqlite
from tests.server.running import RunningServer

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"
COLOURS = 256
GAMES = {  # players, and how many moves into the game
    "rolling-freight": (3, 450),
    "steam-rollers": (3, 120),
    "steel-driver": (4, 120),
}
PACE = 0.03  # seconds between moves, so that a game can be stopped before its end
MADE = "(moves) => Number(document.querySelector('.table')?.dataset.last ?? 0) >= moves"
LOOKS = {
    "desktop-light": (1440, 900, "light"),
    "desktop-dark": (1440, 900, "dark"),
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
        file = FOLDER / f"{name}-{look}.png"
        page.screenshot(path=file, animations="disabled")
        taken = Image.open(file).convert("RGB")  # an octree keeps the colours of small pieces
        taken.quantize(COLOURS, Image.Quantize.FASTOCTREE).save(file, optimize=True)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.emulate_media(color_scheme="light")
    page.reload()


def new_page(made: Browser, address: str) -> Page:
    page = made.new_context(viewport={"width": 1440, "height": 900}).new_page()
    page.goto(f"{address}/account")
    page.locator('form[action="/account/name"] input[name="name"]').fill("Ada")
    page.get_by_role("button", name="Change the name").click()
    expect(page.locator("h1")).to_have_text("Ada")
    return page


def stand_in(page: Page) -> None:
    form = page.locator('form[action$="/away"]').first
    form.evaluate("(form) => { form.querySelector('select').value = 'easy'; form.submit(); }")


def play_through(page: Page, address: str, game: str) -> None:
    players, moves = GAMES[game]
    set_up(page, address, game, "you", *["easy"] * (players - 1))
    wait_for_turn(page)
    take(page, f"{game}-start")
    # A bot stands in, for who clicks at random plays badly.
    stand_in(page)
    page.wait_for_function(MADE, arg=moves, timeout=300 * SECONDS)
    page.locator('form[action$="/back"]').evaluate("(form) => form.submit()")
    wait_for_turn(page)
    take(page, f"{game}-play")
    stand_in(page)
    page.locator(".result").wait_for(timeout=300 * SECONDS)
    page.goto(f"{page.url.partition('?')[0]}/result")
    take(page, f"{game}-end")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:] or [*GAMES, "lobby"]
    with tempfile.TemporaryDirectory() as folder, browser() as made:
        place = Path(folder)
        server = RunningServer(sqlite(place), place / "log", pace=PACE, has_house=True)
        try:
            page = new_page(made, server.address)
            for game in GAMES:
                if game in wanted:
                    play_through(page, server.address, game)
            if "lobby" in wanted:
                page.goto(server.address)
                take(page, "lobby")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
