"""Make every fault while people play, and print what was lost.

    python -m tests.server.drill                         # in full: more than an hour
    python -m tests.server.drill --share 0.1 --minutes 2
    python -m tests.server.drill --only machine

A move counts as acknowledged when its answer is there. In the end every such move must be in its
game's log, where it was made; and each game must follow from its log and its dice.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.drill.kills import databases_killed, servers_killed, thinkers_killed
from tests.server.drill.lasting import conformance, disk_full, soak
from tests.server.drill.machines import machines_lost
from tests.server.drill.play import Fault

HEAD = f"{'fault':<26} {'times':>5} {'moves':>6} {'lost':>5} {'broken':>6} {'longest outage':>15}"


def line(fault: Fault) -> str:
    told = (
        f"{fault.name:<26} {fault.times:>5} {fault.moves:>6} {fault.lost:>5} {fault.broken:>6} "
        f"{fault.longest:>13.1f} s"
    )
    return f"{told}  {fault.note}".rstrip()


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--share", type=float, default=1.0, help="of the times, from 0.02 to 1")
    parser.add_argument("--minutes", type=float, default=60.0, help="of play without a fault")
    parser.add_argument("--only", default="", help="faults whose name has this in it")
    chosen = parser.parse_args()
    share: float = min(1.0, max(0.02, chosen.share))

    def times(number: int) -> int:
        return max(1, round(number * share))

    faults: dict[str, Callable[[Path], Fault | list[Fault]]] = {
        "server killed, sqlite": lambda f: servers_killed("sqlite", f, times(50)),
        "server killed, postgresql": lambda f: servers_killed("postgresql", f, times(20)),
        "PostgreSQL killed": lambda f: databases_killed(f, times(20)),
        "bot's process killed": lambda f: thinkers_killed(f, times(20)),
        "disk full": lambda f: disk_full(f, times(10)),
        "machine cut off, machine killed": lambda f: machines_lost(f, times(10)),
        "soak": lambda f: soak(f, min(chosen.minutes, 24 * 60)),
        "games under the referee": lambda f: conformance(times(200)),
    }
    began = time.monotonic()
    print(HEAD, flush=True)
    is_bad = False
    for name, make in faults.items():
        if chosen.only.casefold() not in name.casefold():
            continue
        with tempfile.TemporaryDirectory() as folder:
            made = make(Path(folder))
        for fault in made if isinstance(made, list) else [made]:
            print(line(fault), flush=True)
            is_bad = is_bad or fault.is_bad
    print(f"in {(time.monotonic() - began) / 60:.1f} minutes")
    return 1 if is_bad else 0


if __name__ == "__main__":
    raise SystemExit(main())
