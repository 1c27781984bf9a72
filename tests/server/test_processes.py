"""Several servers at one database, and one that is stopped or killed."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.databases import sqlite
from tests.server.running import PATIENCE, TOO_LATE, RunningServer, get, post, stream


@pytest.fixture(scope="module")
def pair(
    database: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[RunningServer, RunningServer]]:
    folder = tmp_path_factory.mktemp("logs")
    # At PostgreSQL one server hears of the other by notifications, and at SQLite by looking.
    heartbeat = 3600.0 if database.startswith("postgresql") else 1.0
    servers = (
        RunningServer(database, folder / "one.log", heartbeat=heartbeat),
        RunningServer(database, folder / "two.log", heartbeat=heartbeat),
    )
    yield servers
    for server in servers:
        server.stop()


def join(server: RunningServer, name: str) -> dict[str, str]:
    made = post(f"{server.address}/api/people", json={"name": name})
    return {"authorization": f"Bearer {made.json()['token']}"}


def three_people(one: RunningServer, two: RunningServer) -> tuple[str, list[dict[str, str]]]:
    people = [join(one, "Ann"), join(two, "Bob"), join(two, "Cleo")]
    wish = {"game": "steel-driver", "seats": [{"kind": "you"}, {"kind": "free"}, {"kind": "free"}]}
    table = post(f"{one.address}/api/tables", json=wish, headers=people[0]).json()["id"]
    for seat in (1, 2):
        sat = post(f"{two.address}/api/tables/{table}/seats/{seat}", json={}, headers=people[seat])
        assert sat.status_code == 200
    return table, people


def look(server: RunningServer, table: str, headers: dict[str, str]) -> Any:
    return get(f"{server.address}/api/tables/{table}", headers=headers).json()


def test_of_moves_made_at_once_at_two_servers_one_wins_and_both_show_it(
    pair: tuple[RunningServer, RunningServer],
) -> None:
    one, two = pair
    table, people = three_people(one, two)
    choices = [choice["id"] for choice in look(one, table, people[0])["legal"]][:4]

    def move(number: int) -> int:
        server = pair[number % 2]
        data = {"version": 0, "action": choices[number % len(choices)]}
        address = f"{server.address}/api/tables/{table}/actions"
        return post(address, json=data, headers=people[0]).status_code

    with ThreadPoolExecutor(6) as pool:
        statuses = list(pool.map(move, range(6)))
    assert sorted(statuses) == [200] + [409] * 5
    logs = [get(f"{server.address}/api/tables/{table}/log").json() for server in pair]
    assert logs[0] == logs[1]
    assert len(logs[0]) == 1


def test_a_move_at_one_server_is_told_at_the_other(
    pair: tuple[RunningServer, RunningServer],
) -> None:
    one, two = pair
    table, people = three_people(one, two)
    heard: list[str] = []
    listening = threading.Event()

    def listen() -> None:
        address = f"{two.address}/api/tables/{table}/events"
        with stream("GET", address) as told:
            for line in told.iter_lines():
                if line.startswith("data:"):
                    heard.append(line)
                    listening.set()
                    if len(heard) == 2:
                        return

    thread = threading.Thread(target=listen)
    thread.start()
    assert listening.wait(PATIENCE)
    action = look(one, table, people[0])["legal"][0]["id"]
    post(
        f"{one.address}/api/tables/{table}/actions",
        json={"version": 0, "action": action},
        headers=people[0],
    )
    thread.join(PATIENCE)
    assert len(heard) == 2


def test_a_server_that_is_killed_loses_nothing_and_its_bots_move_on(
    database: str, tmp_path: Path
) -> None:
    server = RunningServer(database, tmp_path / "server.log", pace=0.2)
    try:
        ann = join(server, "Ann")
        bots = [{"kind": "bot", "bot": "random"}] * 2
        wish = {"game": "steel-driver", "seats": [{"kind": "you"}, *bots]}
        table = post(f"{server.address}/api/tables", json=wish, headers=ann).json()["id"]
        seen = look(server, table, ann)
        data = {"version": seen["version"], "action": seen["legal"][0]["id"]}
        address = f"{server.address}/api/tables/{table}/actions"
        before = post(address, json=data, headers=ann).json()
        server.kill()
        server.start()
        end = time.monotonic() + PATIENCE
        after = look(server, table, ann)
        while not (after["legal"] and after["version"] > before["version"]):
            assert time.monotonic() < end, after
            time.sleep(0.1)
            if after["legal"] and after["version"] == before["version"]:
                data = {"version": after["version"], "action": after["legal"][0]["id"]}
                post(address, json=data, headers=ann)
            after = look(server, table, ann)
    finally:
        server.stop()


def test_a_server_stops_at_once_although_people_are_watching(tmp_path: Path) -> None:
    server = RunningServer(sqlite(tmp_path), tmp_path / "server.log")
    ready = threading.Event()

    def watch() -> None:
        try:
            with stream("GET", f"{server.address}/events") as told:
                for _ in told.iter_lines():
                    ready.set()
        except httpx.TransportError:
            pass

    thread = threading.Thread(target=watch)
    thread.start()
    assert ready.wait(PATIENCE)
    server.stop()
    thread.join(PATIENCE)
    assert server.process.returncode == 0
    assert "Traceback" not in server.log.read_text()
    assert TOO_LATE not in server.log.read_text()


def test_the_log_is_lines_of_json_without_secrets(tmp_path: Path) -> None:
    server = RunningServer(sqlite(tmp_path), tmp_path / "server.log")
    ann = join(server, "Ann")
    bots = [{"kind": "bot", "bot": "random"}] * 2
    wish = {"game": "steel-driver", "seats": [{"kind": "you"}, *bots]}
    post(f"{server.address}/api/tables", json=wish, headers=ann)
    server.stop()
    lines = [line for line in server.log.read_text().splitlines() if line != "ready"]
    told = [json.loads(line) for line in lines]
    assert any(entry["message"] == "started" and entry["table"] for entry in told)
    assert ann["authorization"].split()[1] not in server.log.read_text()
