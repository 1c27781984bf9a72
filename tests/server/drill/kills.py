"""What is killed while people play: the server, the database, the processes that bots think in."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.databases import database_of, new_database, postgres_server
from tests.server.drill.play import Company, Fault
from tests.server.running import RunningServer

PEOPLE = 5
MOVES = 12  # at most, between two kills


@contextmanager
def served(kind: str, folder: Path) -> Iterator[tuple[RunningServer, str]]:
    with database_of(kind, folder) as database:
        server = RunningServer(database, folder / "server.log")
        try:
            yield server, database
        finally:
            server.stop()


def servers_killed(kind: str, folder: Path, times: int) -> Fault:
    fault, generator = Fault(f"server killed, {kind}"), random.Random(times)
    with served(kind, folder) as (server, database):
        with Company([server.address], PEOPLE) as company:
            for _ in range(times):
                company.wait_for_moves(generator.randrange(1, MOVES))
                server.kill()
                server.start()
                fault.times += 1
            company.wait_for_moves(PEOPLE)
        return company.count(database, fault)


def databases_killed(folder: Path, times: int) -> Fault:
    """PostgreSQL dies without a word, and comes back after a moment."""
    fault, generator = Fault("PostgreSQL killed"), random.Random(times)
    with postgres_server() as postgres, new_database(postgres.get_uri(), "shared") as database:
        server = RunningServer(database, folder / "server.log")
        try:
            with Company([server.address], PEOPLE) as company:
                for _ in range(times):
                    company.wait_for_moves(generator.randrange(1, MOVES))
                    pid = postgres.get_pid()
                    assert pid is not None
                    os.kill(pid, signal.SIGQUIT)  # at once, with all that it was doing
                    _wait_for_end(pid)
                    _start(postgres)
                    fault.times += 1
                company.wait_for_moves(PEOPLE)
            return company.count(database, fault)
        finally:
            server.stop()


def thinkers_killed(folder: Path, times: int) -> Fault:
    """The processes in which bots think die; the game goes on."""
    fault = Fault("bot's process killed")
    with served("sqlite", folder) as (server, database):
        with Company([server.address], PEOPLE) as company:
            while fault.times < times:
                company.wait_for_moves(2)
                for pid in children(server.process.pid):
                    if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                        os.kill(pid, signal.SIGKILL)
                        fault.times += 1
            company.wait_for_moves(PEOPLE)
        return company.count(database, fault)


def children(pid: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += map(int, (task / "children").read_text().split())
    return found


def _start(postgres: Any) -> None:
    """On a busy machine, PostgreSQL may take longer to recover than its starter waits."""
    for left in range(6)[::-1]:
        try:
            postgres.ensure_postgres_running()
            return
        except subprocess.TimeoutExpired:
            if not left:
                raise


def _wait_for_end(pid: int, seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while Path(f"/proc/{pid}").exists():
        assert time.monotonic() < end, "PostgreSQL did not die"
        time.sleep(0.02)
