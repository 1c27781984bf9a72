"""`whistlestop serve --processes N`: several processes at one port."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.databases import new_database, postgresql
from tests.server.running import PATIENCE, TOO_LATE, free_port, get, post, stream
from whistlestop.cli import main
from whistlestop.server.running.processes import thinkers
from whistlestop.server.table.changes import HEARTBEAT


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgresql() as server, new_database(server, "several") as found:
        yield found


class Several:
    def __init__(self, database: str, log: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = log
        command = [sys.executable, "-m", "whistlestop", "serve", "--no-browser", "--processes", "2"]
        with log.open("w") as out:
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port), "--log", "info"],
                stdout=out,
                stderr=out,
                env={**os.environ, "PYTHONUNBUFFERED": "1", "WHISTLESTOP_DATABASE": database},
            )
        wait_for(lambda: "Whistlestop is at" in log.read_text(), str(log))

    def ids(self) -> list[int]:
        """The processes that serve."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        found = []
        for id in map(int, children.read_text().split()):
            if b"spawn_main" in Path(f"/proc/{id}/cmdline").read_bytes():
                found.append(id)
        return found


def wait_for(holds: object, what: str, seconds: float = PATIENCE) -> None:
    assert callable(holds)
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, what
        time.sleep(0.05)


@contextmanager
def several(database: str, tmp_path: Path) -> Iterator[Several]:
    made = Several(database, tmp_path / "server.log")
    try:
        yield made
    finally:
        if made.process.poll() is None:
            made.process.send_signal(signal.SIGTERM)
            made.process.wait(PATIENCE)


def is_gone(id: int) -> bool:
    try:
        return "Z" in Path(f"/proc/{id}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return True


def test_two_processes_serve_one_port_tell_each_other_and_end_in_good_order(
    database: str, tmp_path: Path
) -> None:
    with several(database, tmp_path) as server:
        ids = server.ids()
        assert len(ids) == 2
        made = post(f"{server.address}/api/people", json={"name": "Ann"}).json()
        ann = {"authorization": f"Bearer {made['token']}"}
        seats = [{"kind": "you"}, {"kind": "free"}, {"kind": "free"}]
        wish = {"game": "steel-driver", "seats": seats}
        table = post(f"{server.address}/api/tables", json=wish, headers=ann).json()["id"]
        heard: list[float] = []
        listening = threading.Barrier(9)

        def listen() -> None:
            address = f"{server.address}/api/tables/{table}/events"
            with stream("GET", address) as events:
                told = 0
                for line in events.iter_lines():
                    if line.startswith("data:"):
                        told += 1
                        if told == 1:
                            listening.wait(PATIENCE)
                        else:
                            heard.append(time.monotonic())
                            return

        threads = [threading.Thread(target=listen) for _ in range(8)]
        for thread in threads:
            thread.start()
        listening.wait(PATIENCE)
        # The eight have come to both processes; whatever happens at one is told at both.
        began = time.monotonic()
        text = {"text": "hello"}
        post(f"{server.address}/api/tables/{table}/remarks", json=text, headers=ann)
        for thread in threads:
            thread.join(PATIENCE)
        assert len(heard) == 8
        # By the other's notification: a look now and then would come a heartbeat later.
        assert max(heard) - began < HEARTBEAT - 3
        wait_for(
            lambda: (
                {"0", "1"}
                <= set(
                    re.findall(
                        r'requests_total\{.*process="(\d)"',
                        get(f"{server.address}/metrics").text,
                    )
                )
            ),
            "both processes count",
        )
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(PATIENCE) in (0, 130)
        assert all(is_gone(id) for id in ids)
    assert "Traceback" not in server.log.read_text()
    assert TOO_LATE not in server.log.read_text()


def test_a_process_that_dies_is_replaced_and_none_outlives_the_first(
    database: str, tmp_path: Path
) -> None:
    with several(database, tmp_path) as server:
        first, second = server.ids()
        os.kill(first, signal.SIGKILL)
        wait_for(lambda: len(set(server.ids()) - {first}) == 2, "another takes its place")
        told = [json.loads(line) for line in server.log.read_text().splitlines() if line[0] == "{"]
        assert any("another takes its place" in entry["message"] for entry in told)
        ids = server.ids()
        assert second in ids
        server.process.kill()
        server.process.wait()
        wait_for(lambda: all(is_gone(id) for id in ids), "nobody is left")


@pytest.fixture
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command, run in this process, leaves the logs as they are."""
    monkeypatch.setattr("whistlestop.server.running.run.prepare_logs", lambda level: None)


@pytest.mark.usefixtures("quiet")
def test_several_processes_with_sqlite_are_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path}/t.sqlite"
    assert main(["serve", "--no-browser", "--processes", "2", "--database", database]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "PostgreSQL" in err


@pytest.mark.parametrize(
    "arguments",
    [
        ("--processes", "0"),
        ("--processes", "many"),
        ("--workers", "0"),  # the old spelling
        ("--thinkers", "0"),
        ("--public-url", "trains.example.org"),
        ("--public-url", "ftp://trains.example.org"),
        ("--public-url", "https://example.org/trains"),
        ("--proxies", "proxy.example.org"),
        ("--proxies", "10.0.0.1/8"),
        ("--database", "nonsense"),
        ("--database", "postgresql://me:hush@127.0.0.1:1/none"),
    ],
)
@pytest.mark.usefixtures("quiet")
def test_an_option_that_means_nothing_is_refused_in_a_sentence(
    arguments: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--no-browser", "--port", "0", *arguments]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "hush" not in err


def test_bots_never_think_in_more_processes_than_there_are_cores(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 8)
    assert thinkers(None, 1) == 8
    assert thinkers(None, 4) == 2
    assert thinkers(64, 2) == 4
    assert thinkers(1, 2) == 1
    assert thinkers(None, 16) == 1
