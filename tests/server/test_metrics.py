"""The numbers for Prometheus."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from prometheus_client.parser import text_string_to_metric_families

from tests.server.addresses import coming_from
from tests.server.conftest import Player
from whistlestop.server import metrics
from whistlestop.server.app import create_app
from whistlestop.server.settings import Settings

Samples = dict[tuple[str, frozenset[tuple[str, str]]], float]


def numbers(text: str) -> Samples:
    """Each sample by its name and labels, as Prometheus reads them."""
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def key(name: str, **labels: str) -> tuple[str, frozenset[tuple[str, str]]]:
    return f"whistlestop_{name}", frozenset(labels.items())


def read(client: TestClient[Litestar], **headers: str) -> Samples:
    answer = client.get("/metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return numbers(answer.text)


@pytest.fixture
def local(tmp_path: Path) -> TestClient[Litestar]:
    settings = Settings(f"sqlite:///{tmp_path}/t.sqlite", pace=0, thinkers=1, generous=True)
    return TestClient(coming_from("127.0.0.1", create_app(settings)))


def test_requests_moves_tables_bots_and_the_database_are_counted(
    local: TestClient[Litestar],
) -> None:
    with local as client:
        before = read(client)
        ann = Player(client, "Ann")
        table = ann.new_table("bot:random", "you", "bot:random")
        seen = ann.wait_for_turn(table)
        assert ann.act(table, seen["legal"][0]["id"], seen["version"]).status_code == 200
        client.get("/nowhere")
        after = read(client)

    def risen(name: str, **labels: str) -> float:
        place = key(name, **labels, process="0")
        return after.get(place, 0) - before.get(place, 0)

    act = "/api/tables/{id}/actions"
    assert risen("requests_total", route=act, method="POST", status="200") == 1
    assert risen("requests_total", route="none", method="GET", status="404") == 1
    assert risen("request_seconds_count", route=act) == 1
    assert risen("request_seconds_bucket", route=act, le="+Inf") == 1
    assert risen("moves_total", maker="person") == 1
    assert risen("moves_total", maker="bot") >= 1
    assert risen("bot_answers_total", bot="random") >= 1
    assert risen("bot_seconds_count", bot="random") >= 1
    assert risen("database_seconds_count") > 10
    assert after[key("tables", status="running")] == 1
    assert after[key("tables", status="open")] == 0


@pytest.mark.parametrize(
    ("address", "public_url", "headers", "status"),
    [
        ("127.0.0.1", "", {}, 200),
        ("::1", "", {}, 200),
        ("203.0.113.5", "", {}, 403),
        ("203.0.113.5", "", {"authorization": "Bearer sesame"}, 200),
        ("203.0.113.5", "", {"authorization": "Bearer wrong"}, 403),
        ("203.0.113.5", "", {"authorization": "Bearer "}, 403),
        ("127.0.0.1", "", {"x-forwarded-for": "203.0.113.5"}, 403),
        ("127.0.0.1", "https://trains.example.org", {}, 403),
        ("127.0.0.1", "https://x.example.org", {"authorization": "Bearer sesame"}, 200),
    ],
)
def test_the_numbers_are_for_this_machine_and_for_who_has_the_token(
    tmp_path: Path,
    address: str,
    public_url: str,
    headers: dict[str, str],
    status: int,
) -> None:
    settings = Settings(
        f"sqlite:///{tmp_path}/t.sqlite", public_url=public_url, metrics_token="sesame"
    )
    with TestClient(coming_from(address, create_app(settings))) as made:
        assert made.get("/metrics", headers=headers).status_code == status


def test_without_a_token_no_token_opens_the_numbers(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/t.sqlite")
    with TestClient(coming_from("203.0.113.5", create_app(settings))) as made:
        for value in ("Bearer ", "Bearer", ""):
            assert made.get("/metrics", headers={"authorization": value}).status_code == 403


COUNTING = """
import sys
from whistlestop.server import metrics
metrics.count_as(int(sys.argv[1]))
metrics.here(metrics.moves, maker="test").inc(int(sys.argv[2]))
metrics.here(metrics.streams).inc()
print(metrics.numbers({"open": 3}).decode())
"""


def test_any_process_tells_the_numbers_of_all_and_which_is_whose(tmp_path: Path) -> None:
    environment = {**os.environ, metrics.FOLDER: str(tmp_path)}
    for process, moves in (("0", "2"), ("1", "5")):
        told = subprocess.run(
            [sys.executable, "-c", COUNTING, process, moves],
            capture_output=True,
            check=True,
            env=environment,
            text=True,
        ).stdout
    found = numbers(told)
    assert found[key("moves_total", maker="test", process="0")] == 2
    assert found[key("moves_total", maker="test", process="1")] == 5
    assert found[key("streams", process="1")] == 1
    assert found[key("tables", status="open")] == 3


def test_a_label_may_hold_any_text() -> None:
    name = 'a"b\\c\nd'
    metrics.here(metrics.bot_failures, bot=name).inc()
    found = numbers(metrics.numbers({}).decode())
    assert found[key("bot_failures_total", bot=name, process="0")] >= 1
