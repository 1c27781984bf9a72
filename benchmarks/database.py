"""How many moves a second a database takes by itself, with no server and no game before it.

    python -m benchmarks.database              # PostgreSQL by 1, 2, 4 connections; SQLite
    python -m benchmarks.database --seconds 5

A move is what the server asks for one: two looks at whether the table has changed, its line in the
log, the table's row, and at PostgreSQL a note to the other processes. The statements are taken from
the store as it is, and made again and again as fast as the database answers: at PostgreSQL by
pgbench, which is written in C and takes little of the machine itself. Each connection plays at a
table of its own. Every move waits for the disk, as it does at a server.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy.dialects import postgresql

from tests.server.accounts import played_table
from tests.server.databases import new_database, postgres_server, sqlite
from whistlestop.server.storage import store as statements
from whistlestop.server.storage.rows import ACTION, RUNNING, Entry
from whistlestop.server.storage.store import Store
from whistlestop.server.table.room import HAND

CONNECTIONS = (1, 2, 4)
LOOKS = 2  # one by whose turn it may be, one by whose turn it is
TABLES = 200
MOVES = 40  # in each table's log before
SYNCED = b"x" * 8192  # about what a move adds to the log of a database


@dataclass
class Found:
    what: str
    moves: float  # a second
    work: float  # seconds of the database's processor time, a second


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=int, default=20, help="for each line of the table")
    seconds = parser.parse_args().seconds
    print(f"load of the machine before: {os.getloadavg()[0]:.1f}, cores: {os.cpu_count()}")
    print(f"{'':<28}{'moves/s':>9}{'processor ms/move':>20}{'cores kept busy':>18}")
    with tempfile.TemporaryDirectory() as name:
        for found in (*_postgresql(seconds), _sqlite(Path(name), seconds)):
            work = 1000 * found.work / found.moves
            print(f"{found.what:<28}{found.moves:>9.0f}{work:>20.2f}{found.work:>18.2f}")
        print(f"the disk alone: {_synced(Path(name), 3):.0f} writes a second that wait for it")


def _tables(store: Store) -> list[str]:
    store.prepare()
    person = store.add_person("Ann").id
    return [played_table(store, (person, None, None), MOVES) for _ in range(TABLES)]


# PostgreSQL


def _postgresql(seconds: int) -> list[Found]:
    found = []
    with postgres_server() as server, new_database(server.get_uri(), "moves") as url:
        store = Store(url)
        tables = _tables(store)
        store.close()
        with tempfile.TemporaryDirectory() as folder:
            script = Path(folder) / "move.sql"
            script.write_text(move(), encoding="utf-8")
            for connections in CONNECTIONS:
                before, began = _work_of(server.get_pid()), time.monotonic()
                moves = _played(
                    [str(server.bin_path / "pgbench"), url], script, tables[:connections], seconds
                )
                taken = time.monotonic() - began
                work = (_work_of(server.get_pid()) - before) / taken
                found.append(Found(f"PostgreSQL, {_times(connections)}", moves, work))
                tables = tables[connections:]  # a log goes on where it ended: take fresh ones
    return found


def _times(connections: int) -> str:
    return f"{connections} connection{'s' if connections > 1 else ''}"


def move() -> str:
    """A move as a script for pgbench, in whose words the next line of the log is `number`."""

    def text(statement: Any) -> str:
        dialect = postgresql.dialect(paramstyle="named")  # type: ignore[no-untyped-call]
        return re.sub(r"\s+", " ", str(statement.compile(dialect=dialect)))

    look = text(statements._STAMP).replace(":id", ":table")
    line = text(statements._NEW_LINES).replace(":table_id", ":table")
    return "\n".join(
        (
            "\\set before :number",
            "\\set number :number + 1",
            *[f"{look};"] * LOOKS,
            "BEGIN;",
            f"{line};",
            f"{text(statements._MOVED)};",
            "COMMIT;",
            "SELECT pg_notify('whistlestop', :table);",
        )
    )


def _played(pgbench: list[str], script: Path, tables: list[str], seconds: int) -> float:
    """Moves a second, at each table by a connection of its own."""
    values = {
        "number": MOVES - 1,
        "kind": ACTION,
        "value": "offer red",
        "maker": HAND,
        "created": 1,
        "new_status": RUNNING,
        "new_to_act": 0,
        "new_scores": "[0, 0, 0]",
        "moment": 1,
    }
    given = [f"--define={name}={value}" for name, value in values.items()]
    program, url = pgbench
    command = [
        program,
        "--no-vacuum",
        "--protocol=prepared",
        f"--time={seconds}",
        f"--file={script}",
    ]
    running = [
        subprocess.Popen(
            [*command, *given, f"--define=table={table}", url],
            stdout=subprocess.PIPE,
            text=True,
        )
        for table in tables
    ]
    rates = []
    for process in running:
        said, _ = process.communicate()
        rate = re.search(r"tps = ([\d.]+)", said)
        if process.returncode or rate is None:
            raise SystemExit(f"pgbench could not play: {said}")
        rates.append(float(rate[1]))
    return sum(rates)


def _work_of(server: int) -> float:
    """Seconds of processor time that a server and its processes have taken, ended ones included."""
    ids = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    ticks = 0
    for id in (str(server), *ids):
        fields = Path(f"/proc/{id}/stat").read_text().rpartition(")")[2].split()
        ticks += sum(map(int, fields[11:15] if id == str(server) else fields[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


# SQLite, which is part of the process that asks


def _sqlite(folder: Path, seconds: int) -> Found:
    store = Store(sqlite(folder))
    table, *_ = _tables(store)
    number = MOVES

    def play() -> None:
        nonlocal number
        for _ in range(LOOKS):
            store.stamp(table)
        store.append(table, number, [Entry(ACTION, "offer red", HAND)], RUNNING, 0, (0, 0, 0))
        number += 1

    before = time.process_time()
    moves = _rate(play, seconds)
    work = (time.process_time() - before) / seconds
    store.close()
    return Found("SQLite, with SQLAlchemy", moves, work)


def _rate(done: Callable[[], None], seconds: float) -> float:
    times, began = 0, time.monotonic()
    while time.monotonic() - began < seconds:
        done()
        times += 1
    return times / (time.monotonic() - began)


def _synced(folder: Path, seconds: float) -> float:
    with (folder / "synced").open("wb", buffering=0) as file:

        def write() -> None:
            file.write(SYNCED)
            os.fdatasync(file.fileno())

        return _rate(write, seconds)


if __name__ == "__main__":
    main()
