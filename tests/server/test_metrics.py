"""The numbers for Prometheus."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.addresses import coming_from
from tests.server.conftest import Player
from whistlestop.server import metrics
from whistlestop.server.app import create_app
from whistlestop.server.metrics import Numbers
from whistlestop.server.settings import Settings

LINE = re.compile(r'[a-z_]+(?:\{(?:[a-z_]+="(?:[^"\\]|\\.)*",?)*\})? [0-9.e+-]+')


def numbers(text: str) -> dict[str, float]:
    """Each sample by its name and labels; the text must be as Prometheus reads it."""
    found = {}
    kinds: dict[str, str] = {}
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split()
            assert name not in kinds
            kinds[name] = kind
        elif not line.startswith("# HELP "):
            assert LINE.fullmatch(line), line
            name, _, value = line.rpartition(" ")
            family = re.sub("(_bucket|_sum|_count)$", "", name.partition("{")[0])
            assert family in kinds or name.partition("{")[0] in kinds
            found[name] = float(value)
    return found


def read(client: TestClient[Litestar], **headers: str) -> dict[str, float]:
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

    def risen(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    labels = 'route="/api/tables/{id}/actions",method="POST",status="200",process="0"'
    assert risen(f"whistlestop_requests_total{{{labels}}}") == 1
    labels = 'route="none",method="GET",status="404",process="0"'
    assert risen(f"whistlestop_requests_total{{{labels}}}") == 1
    labels = 'route="/api/tables/{id}/actions"'
    assert risen(f'whistlestop_request_seconds_count{{{labels},process="0"}}') == 1
    assert risen(f'whistlestop_request_seconds_bucket{{{labels},le="+Inf",process="0"}}') == 1
    assert risen('whistlestop_moves_total{maker="person",process="0"}') == 1
    assert risen('whistlestop_moves_total{maker="bot",process="0"}') >= 1
    assert risen('whistlestop_bot_answers_total{bot="random",process="0"}') >= 1
    assert risen('whistlestop_bot_seconds_count{bot="random",process="0"}') >= 1
    assert risen('whistlestop_database_seconds_count{process="0"}') > 10
    assert after['whistlestop_tables{status="running"}'] == 1
    assert after['whistlestop_tables{status="open"}'] == 0


def test_a_histogram_counts_every_duration_in_all_buckets_that_hold_it() -> None:
    measured = metrics.Durations("test_seconds", "A test.")
    for seconds in (0.001, 0.03, 100.0):
        measured.add(seconds)
    found = {
        labels[-1][1]: number for end, labels, number in measured.samples() if end == "_bucket"
    }
    assert found["0.001"] == 1
    assert found["0.025"] == 1
    assert found["0.05"] == 2
    assert found["20.0"] == 2
    assert found["+Inf"] == 3


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


def test_any_process_tells_the_numbers_of_all_and_which_is_whose(tmp_path: Path) -> None:
    metrics.moves.add(maker="test")
    other = Numbers(1, str(tmp_path))
    other.put()
    found = numbers(Numbers(0, str(tmp_path)).text({"open": 3}))
    for process in (0, 1):
        assert found[f'whistlestop_moves_total{{maker="test",process="{process}"}}'] >= 1
    assert found['whistlestop_tables{status="open"}'] == 3


def test_a_label_may_hold_any_text() -> None:
    metrics.bot_failures.add(bot='a"b\\c\nd')
    assert r'bot="a\"b\\c\nd"' in Numbers(0, "").text({})
