"""Kill a server again and again while somebody plays, and count what was lost.

    python -m tests.server.drill --kills 50                          # on SQLite
    python -m tests.server.drill --kills 20 --database postgresql

A move counts as acknowledged when its answer is there; after the server is back, every such move
must be in its game's log, and the log must follow from the table's dice.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from tests.server.databases import database_of
from tests.server.running import RunningServer
from whistlestop.server.storage.store import Store
from whistlestop.server.upkeep.doctor import check_games

MOVES = 12  # at most, between two kills
WAIT = 60.0  # seconds for which a table is waited for


@dataclass
class Outcome:
    kills: int = 0
    moves: int = 0  # acknowledged
    lost: int = 0
    broken: int = 0  # games that come out otherwise when they are replayed
    longest: float = 0.0  # seconds without an answer


def new_game(server: RunningServer, headers: dict[str, str]) -> str:
    bots = [{"kind": "bot", "bot": "random"}] * 2
    wish = {"game": "steel-driver", "seats": [{"kind": "you"}, *bots]}
    made = httpx.post(f"{server.address}/api/tables", json=wish, headers=headers)
    return str(made.json()["id"])


def kill_often(database: str, log: Path, kills: int) -> Outcome:
    outcome = Outcome()
    generator = random.Random(kills)
    server = RunningServer(database, log)
    try:
        made = httpx.post(f"{server.address}/api/people", json={"name": "Ann"}).json()
        headers = {"authorization": f"Bearer {made['token']}"}
        table = new_game(server, headers)
        for _ in range(kills):
            known: list[tuple[int, str]] = []
            for _ in range(generator.randrange(1, MOVES)):
                seen = _turn(server, table, headers)
                if seen["outcome"]:
                    table, known = new_game(server, headers), []
                    continue
                action = generator.choice(seen["legal"])["notation"]
                address = f"{server.address}/api/tables/{table}/actions"
                data = {"version": seen["version"], "action": action}
                if httpx.post(address, json=data, headers=headers).status_code == 200:
                    known.append((seen["version"], action))
                    outcome.moves += 1
            gone = time.monotonic()
            server.kill()
            server.start()
            outcome.longest = max(outcome.longest, time.monotonic() - gone)
            outcome.kills += 1
            store = Store(database)
            log_now = [entry.value for entry in store.entries(table)]
            store.close()
            outcome.lost += sum(log_now[place : place + 1] != [action] for place, action in known)
    finally:
        server.stop()
    store = Store(database)
    outcome.broken = sum(fault is not None for _, fault in check_games(store))
    store.close()
    return outcome


def _turn(server: RunningServer, table: str, headers: dict[str, str]) -> Any:
    """The table when it is our turn, or over."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        seen = httpx.get(f"{server.address}/api/tables/{table}", headers=headers).json()
        if seen["legal"] or seen["outcome"]:
            return seen
        time.sleep(0.02)
    raise AssertionError(f"no turn within {WAIT} seconds")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--kills", type=int, choices=range(1, 201), default=50, metavar="1..200")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with database_of(chosen.database, folder) as database:
            found = kill_often(database, folder / "server.log", chosen.kills)
    print("fault                          times  moves  lost  broken  longest outage")
    print(
        f"server killed, {chosen.database:<14}  {found.kills:>5}  {found.moves:>5}  "
        f"{found.lost:>4}  {found.broken:>6}  {found.longest:>12.1f} s"
    )
    return 1 if found.lost or found.broken else 0


if __name__ == "__main__":
    raise SystemExit(main())
