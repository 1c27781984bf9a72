"""Somebody who plays on through every fault, and remembers what the server has acknowledged."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx

from whistlestop.core.game import CHANCE, OVER
from whistlestop.server.storage.rows import ACTION, BOT
from whistlestop.server.storage.store import Store
from whistlestop.server.table.room import CHAIN, FATE, HAND, MACHINE, ONLY, Room
from whistlestop.server.upkeep.doctor import check_games

PATIENCE = httpx.Timeout(3.0, connect=1.5)  # seconds; then another server is tried
PAUSE = 0.15  # seconds between two requests: a person is no faster


class Clock:
    """Seconds in which this process ran. A machine that sleeps, or a process that was stopped for a
    while, is no outage of the server's."""

    STEP = 0.1
    MOST = 2.0  # seconds; whoever wakes later than this was stopped

    def __init__(self) -> None:
        self._ran, self._beat = 0.0, time.monotonic()
        self._lock = threading.Lock()
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        while True:
            time.sleep(self.STEP)
            self.now()

    def now(self) -> float:
        with self._lock:
            beat = time.monotonic()
            self._ran += min(beat - self._beat, self.MOST)
            self._beat = beat
            return self._ran


CLOCK = Clock()


@dataclass
class Fault:
    """One line of the drill's table."""

    name: str
    times: int = 0
    moves: int = 0  # acknowledged
    lost: int = 0  # of these, not in the log as they were made
    broken: int = 0  # games that come out otherwise, moves made by the wrong one, false answers
    longest: float = 0.0  # seconds in which somebody's moves were not taken
    note: str = ""  # why it was left out, or what else was seen

    @property
    def is_bad(self) -> bool:
        return bool(self.lost or self.broken)


@dataclass
class Player:
    """Plays games against two bots, at whichever server answers."""

    addresses: Sequence[str]
    number: int
    pause: float = PAUSE
    headers: dict[str, str] = field(default_factory=dict)
    known: dict[str, list[tuple[int, str]]] = field(default_factory=dict)
    longest: float = 0.0
    errors: list[str] = field(default_factory=list)  # answers that should never be given
    table: str = ""

    def __post_init__(self) -> None:
        self.generator = random.Random(self.number)
        self.client = httpx.Client(timeout=PATIENCE)
        self.at = self.number % len(self.addresses)
        self.moved = CLOCK.now()

    @property
    def moves(self) -> int:
        return sum(map(len, self.known.values()))

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer, or None where there is none now; the next server is asked next time."""
        try:
            answer = self.client.request(
                method, self.addresses[self.at] + path, json=body, headers=self.headers
            )
        except httpx.TransportError:
            self.at = (self.at + 1) % len(self.addresses)
            return None
        if answer.status_code >= 400:
            if answer.status_code not in (409, 503):
                self.errors.append(f"{answer.status_code} {method} {path.rpartition('/')[2]}")
            return None
        return answer.json()

    def step(self) -> None:
        """One look, and a move if it is ours to make."""
        if not self.headers:
            made = self.ask("POST", "/api/people", {"name": f"Player {self.number}"})
            if made:
                self.headers = {"authorization": f"Bearer {made['token']}"}
            return
        if not self.table:
            seats = [{"kind": "you"}, *[{"kind": "bot", "bot": "random"}] * 2]
            made = self.ask("POST", "/api/tables", {"game": "steel-driver", "seats": seats})
            self.table = str(made["id"]) if made else ""
            return
        seen = self.ask("GET", f"/api/tables/{self.table}")
        if seen is None:
            return
        if seen["outcome"]:
            self.table = ""
        elif seen["legal"]:
            action = self.generator.choice(seen["legal"])["notation"]
            body = {"version": seen["version"], "action": action}
            if self.ask("POST", f"/api/tables/{self.table}/actions", body) is not None:
                self.known.setdefault(self.table, []).append((seen["version"], action))
                self.longest = max(self.longest, CLOCK.now() - self.moved)
                self.moved = CLOCK.now()

    def play(self, until: threading.Event) -> None:
        self.moved = CLOCK.now()
        while not until.is_set():
            self.step()
            time.sleep(self.pause)
        self.longest = max(self.longest, CLOCK.now() - self.moved)
        self.client.close()


class Company:
    """Several players, each in a thread of their own, for as long as the block runs."""

    def __init__(self, addresses: Sequence[str], people: int, pause: float = PAUSE) -> None:
        self.players = [Player(addresses, number, pause) for number in range(people)]
        self._over = threading.Event()
        self._threads = [
            threading.Thread(target=player.play, args=(self._over,)) for player in self.players
        ]

    def __enter__(self) -> Company:
        for thread in self._threads:
            thread.start()
        self.wait_for_moves(len(self.players))
        for player in self.players:
            player.longest = 0.0  # sitting down is no outage
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        for thread in self._threads:
            thread.join(30)

    @property
    def moves(self) -> int:
        return sum(player.moves for player in self.players)

    def wait_for_moves(self, number: int, seconds: float = 60.0) -> None:
        """Until so many more moves have been acknowledged."""
        wanted, end = self.moves + number, CLOCK.now() + seconds
        while self.moves < wanted:
            if CLOCK.now() > end:
                raise AssertionError(f"no {number} moves within {seconds:.0f} seconds")
            time.sleep(0.05)

    def count(self, database: str, fault: Fault) -> Fault:
        """Compare what was acknowledged with what the database holds."""
        store = Store(database)
        for player in self.players:
            fault.moves += player.moves
            fault.longest = max(fault.longest, player.longest)
            for table, known in player.known.items():
                log = [entry.value for entry in store.entries(table)]
                fault.lost += sum(log[place : place + 1] != [action] for place, action in known)
                fault.broken += wrong_makers(store, table)
            fault.broken += len(player.errors)
            if player.errors:
                fault.note = ", ".join(sorted(set(player.errors)))
        fault.broken += sum(found is not None for _, found in check_games(store))
        store.close()
        return fault


def wrong_makers(store: Store, table: str) -> int:
    """Moves that were made for a seat by somebody whose turn it was not, or a second time."""
    row = store.table(table)
    assert row is not None
    room, wrong = Room(row), 0
    for number, entry in enumerate(store.entries(table)):
        actor = int(room.match.state.to_act)
        if entry.kind == ACTION:
            if actor == CHANCE:
                expected: tuple[str, ...] = (FATE,)
            elif actor != OVER and row.seats[actor].kind == BOT:
                expected = (MACHINE,)
            else:
                expected = (HAND, CHAIN, ONLY)
            wrong += entry.maker not in expected
        room.take(number, [entry])
    return wrong
