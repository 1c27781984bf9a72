"""How quick the table in the browser is: a click, a preview, and opening a finished game.

    python benchmarks/table.py [--clicks 40] [--games GAME ...] [--parts clicks ...] [--json]

A click is measured in Chromium on this machine, from the click to the first frame that shows the
changed board: the way to the server, the rules, the database, the drawing, the way back and the
morphing. A preview is measured the same way, from the click to the first frame that shows the
picked move with its *Confirm*. Opening is measured from the request to the last byte of the page:
cold, when the server knows the game but must replay this table's log, and warm. The games are
played by bots first, one of each title, with as many players as its usual board takes. Clicks and
openings have a goal of 100 ms, a game of 500 actions being meant for opening; previews have one of
60 ms. Run this on a machine that has nothing else to do.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # the tests' own browser and server are used

from tests.browser.chromium import browser  # noqa: E402 (after the path to it)
from tests.browser.player import next_question, sit_down  # noqa: E402
from tests.server.databases import sqlite  # noqa: E402
from tests.server.running import RunningServer  # noqa: E402
from whistlestop.core.registry import find_title, title_names  # noqa: E402

GOAL, PREVIEW_GOAL = 100, 60  # milliseconds
PACE = 0.3  # seconds that bots take, so that they don't answer within the same blink
LONGEST = 240.0  # seconds that bots have for a game
OPENED = 5  # times
PARTS = ("clicks", "previews", "openings")

CLICK = """
(place) => new Promise((done) => {
  const table = document.querySelector(".table");
  const before = table.dataset.tag + Boolean(document.querySelector("#sure"));
  const buttons = document.querySelectorAll("#sure, .table.mine .choices button");
  const began = performance.now();
  const watch = new MutationObserver(() => {
    if (document.querySelector(".table").dataset.tag + Boolean(document.querySelector("#sure"))
        !== before) {
      watch.disconnect();
      requestAnimationFrame(() => done(performance.now() - began));
    }
  });
  watch.observe(document.querySelector("#main"),
    { subtree: true, childList: true, attributes: true });
  buttons[place % buttons.length].click();
})
"""


# With every move to be confirmed: the move is shown, and taken back.
PREVIEW = """
(place) => new Promise((done) => {
  const buttons = document.querySelectorAll(".table.mine .choices button");
  const began = performance.now();
  let taken = 0;
  const watch = new MutationObserver(() => {
    const isShown = Boolean(document.querySelector("#sure"));
    if (isShown && taken === 0) {
      taken = -1;
      requestAnimationFrame(() => {
        taken = performance.now() - began;
        document.querySelector("[data-again]").click();
      });
    } else if (!isShown && taken > 0) {
      watch.disconnect();
      done(taken);
    }
  });
  watch.observe(document.querySelector("#main"),
    { subtree: true, childList: true, attributes: true });
  buttons[place % buttons.length].click();
})
"""


@dataclass(frozen=True)
class Clicks:
    title: str
    clicks: int
    median_ms: float
    slowest_tenth_ms: float


@dataclass(frozen=True)
class Opening:
    title: str
    actions: int
    cold_ms: float
    warm_ms: float
    kilobytes: float


def click_through(page: Page, address: str, title: str, clicks: int) -> Clicks:
    sit_down(page, address, title)
    taken: list[float] = []
    tag = ""
    while len(taken) < clicks:
        tag, _ = next_question(page, tag)
        if tag == "over":
            break
        taken.append(float(page.evaluate(CLICK, len(taken) * 7)))
    taken.sort()
    most = taken[len(taken) * 9 // 10]
    return Clicks(title, len(taken), statistics.median(taken), most)


def preview(page: Page, address: str, title: str, clicks: int) -> Clicks:
    """Choices that are picked, seen, and not taken, at the questions of a game that goes on."""
    sit_down(page, address, title)
    taken: list[float] = []
    tag = ""
    while len(taken) < clicks:
        tag, count = next_question(page, tag)
        if tag == "over":
            break
        page.evaluate("localStorage.setItem('confirm-all', 'yes')")
        taken += [float(page.evaluate(PREVIEW, place * 7)) for place in range(min(count, 3))]
        page.evaluate("localStorage.setItem('confirm-all', 'no')")
        page.evaluate(CLICK, len(taken) * 7)
    taken.sort()
    most = taken[len(taken) * 9 // 10]
    return Clicks(title, len(taken), statistics.median(taken), most)


def until(client: httpx.Client, title: str, first: str, wanted: str) -> str:
    """The id of a new table with bots, as soon as it has what is wanted."""
    token = client.post("/api/people", json={"name": "Clerk"}).json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    bot = {"kind": "bot", "bot": "random"}
    others = find_title(title).board().players[-1] - 1
    seats = [{"kind": first, "bot": bot["bot"] if first == "bot" else ""}, *[bot] * others]
    made = client.post("/api/tables", json={"game": title, "seats": seats}, headers=headers)
    table = str(made.json()["id"])
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        if client.get(f"/api/tables/{table}", headers=headers).json()[wanted]:
            return table
        time.sleep(0.2)
    raise SystemExit(f"{title}: there was no {wanted} within {LONGEST:g} seconds")


def opened(address: str, table: str) -> tuple[float, str]:
    with httpx.Client(base_url=address, headers={"accept": "text/html"}) as client:
        began = time.perf_counter()
        answer = client.get(f"/table/{table}")
        taken = (time.perf_counter() - began) * 1000
    assert answer.status_code == 200
    return taken, answer.text


def open_all(server: RunningServer, titles: Sequence[str]) -> list[Opening]:
    """Finished games of bots, opened cold and warm."""
    with httpx.Client(base_url=server.address) as client:
        tables = {title: until(client, title, "bot", "outcome") for title in titles}
    openings = []
    for title, table in tables.items():
        server.stop()
        server.start()
        with httpx.Client(base_url=server.address) as client:
            client.get(f"/table/{until(client, title, 'you', 'legal')}")
        cold, text = opened(server.address, table)
        warm = statistics.median(opened(server.address, table)[0] for _ in range(OPENED))
        found = re.search(r'data-last="(\d+)"', text)
        assert found is not None
        openings.append(Opening(title, int(found[1]), cold, warm, len(text) / 1024))
    return openings


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--clicks", type=int, default=40, help="of each title")
    parser.add_argument("--games", nargs="+", choices=title_names(), default=title_names())
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    clicks: list[Clicks] = []
    previews: list[Clicks] = []
    openings: list[Opening] = []
    with tempfile.TemporaryDirectory() as folder:
        server = RunningServer(sqlite(Path(folder)), Path(folder) / "log", pace=PACE)
        try:
            with browser() as made:
                context = made.new_context(viewport={"width": 1440, "height": 900})
                context.add_init_script("localStorage.setItem('pace', 'instant')")
                page = context.new_page()
                for part, measure, rows in (
                    ("clicks", click_through, clicks),
                    ("previews", preview, previews),
                ):
                    if part in chosen.parts:
                        rows += [
                            measure(page, server.address, title, min(chosen.clicks, 200))
                            for title in chosen.games
                        ]
            server.stop()
            server.pace = 0.0
            server.start()
            if "openings" in chosen.parts:
                openings = open_all(server, chosen.games)
        finally:
            server.stop()
    if chosen.json:
        told: dict[str, Any] = {
            "clicks": [asdict(row) for row in clicks],
            "previews": [asdict(row) for row in previews],
            "openings": [asdict(row) for row in openings],
        }
        print(json.dumps(told, indent=1))
        return
    for heading, goal, rows in (
        ("From click to changed board", GOAL, clicks),
        ("From click to preview", PREVIEW_GOAL, previews),
    ):
        print(f"{heading}, in milliseconds (goal {goal})")
        for row in rows:
            print(
                f"  {row.title:16} median {row.median_ms:6.1f}   9 of 10 within "
                f"{row.slowest_tenth_ms:6.1f}   ({row.clicks} clicks)"
            )
    print(f"Opening a finished game, in milliseconds (goal {GOAL} for 500 actions)")
    for game in openings:
        print(
            f"  {game.title:16} {game.actions:5} actions   cold {game.cold_ms:6.1f}   "
            f"warm {game.warm_ms:6.1f}   {game.kilobytes:4.0f} kB"
        )


if __name__ == "__main__":
    main()
