"""How much load a server bears: many tables of four people each, and many watchers.

    python -m benchmarks.load                        # the full size, on SQLite
    python -m benchmarks.load --processes 2          # the same, two processes on PostgreSQL
    python -m benchmarks.load --tables 10 --streams 50 --seconds 5 --no-ramp
    python -m benchmarks.load --pages                # every watcher loads the page at every move
    python -m benchmarks.load --profile

It starts a server of its own in a temporary folder, plays by the JSON interface from this machine
alone, and ends by itself. A move is one request by the person whose turn it is, who has looked at
the table before; it counts as made when the answer is there. In the end, every move must be in its
table's log, and every stream must have been told of it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import pstats
import resource
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.load_play import Load
from benchmarks.load_server import Server
from tests.server.databases import new_database, postgresql, sqlite

LONGEST = 900  # seconds, whatever happens


def _table(result: dict[str, Any]) -> str:
    lines = []
    for name, value in result.items():
        if isinstance(value, dict):
            value = "  ".join(f"{part} {number}" for part, number in value.items())
        elif isinstance(value, list):
            value = "  ".join(f"{entry['rate']}/s: p99 {entry['p99_ms']} ms" for entry in value)
        lines.append(f"{name.replace('_', ' '):<16} {value}")
    return "\n".join(lines)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )

    def number(least: float, most: float) -> Any:
        def bounded(text: str) -> float:
            value = float(text)
            if not least <= value <= most:
                raise argparse.ArgumentTypeError(f"from {least} to {most}")
            return int(value) if value == int(value) else value

        return bounded

    parser.add_argument("--tables", type=number(1, 1000), default=200)
    parser.add_argument("--streams", type=number(0, 5000), default=1000)
    parser.add_argument(
        "--rate", type=number(0.1, 1000), default=20, help="moves a second, overall"
    )
    parser.add_argument("--seconds", type=number(1, 120), default=20, help="of each stretch")
    parser.add_argument("--most", type=number(1, 2000), default=640, help="the ramp's last rate")
    parser.add_argument("--processes", type=number(1, 8), default=1, help="more: on PostgreSQL")
    parser.add_argument("--postgresql", action="store_true", help="also for one process")
    parser.add_argument("--pages", action="store_true", help="watchers load pages, as browsers do")
    parser.add_argument("--no-ramp", action="store_true", help="only the one rate")
    parser.add_argument("--profile", action="store_true", help="show where the server's time goes")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


@contextlib.contextmanager
def _database(chosen: argparse.Namespace, folder: Path) -> Iterator[str]:
    if chosen.processes == 1 and not chosen.postgresql:
        yield sqlite(folder)
    else:
        with postgresql() as server, new_database(server, "load") as found:
            yield found


def main() -> None:
    chosen = _arguments()
    load_before = round(os.getloadavg()[0], 1)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory() as name, _database(chosen, Path(name)) as database:
        server = Server(database, chosen.processes, Path(name), chosen.profile)
        load = Load(chosen, server)
        try:
            asyncio.run(asyncio.wait_for(load.run(), LONGEST))
        finally:
            server.stop()
        result = {
            "database": database.partition(":")[0],
            "processes": chosen.processes,
            "load_before": load_before,  # of the machine; from 1 on, others were measured too
        } | load.result
        print(json.dumps(result, indent=1) if chosen.json else _table(result))
        if server.profile is not None:
            for order in ("tottime", "cumulative"):
                pstats.Stats(str(server.profile)).sort_stats(order).print_stats(30)
        told = server.log.read_text().replace("ready\n", "")
        if told:
            print(told[:2000], file=sys.stderr)
        if result["lost_moves"] or result["missed_notes"]:
            raise SystemExit("moves were lost")


if __name__ == "__main__":
    main()
