"""A disk that is full for a while, and a server that runs for long."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.databases import sqlite
from tests.server.drill.kills import served
from tests.server.drill.play import CLOCK, Company, Fault
from tests.server.running import RunningServer

DISK = "8m"
FULL = 4.0  # seconds for which the disk stays full
PEOPLE = 5
STEADY = 60.0  # MB by which memory may grow once the server is warm


def disk_full(folder: Path, times: int) -> Fault:
    """While the disk is full every move is refused in a sentence, and /health says so."""
    fault = Fault("disk full")
    disk = folder / "disk"
    disk.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(disk)], capture_output=True
    )
    if mounted.returncode:
        fault.note = "left out: it needs root, and leave to mount a small disk"
        return fault
    try:
        database = sqlite(disk)
        server = RunningServer(database, folder / "server.log")
        try:
            with Company([server.address], PEOPLE) as company:
                for _ in range(times):
                    company.wait_for_moves(PEOPLE)
                    with full(disk):
                        time.sleep(1.5)  # the server tries to write once a second
                        if httpx.get(f"{server.address}/health").status_code != 503:
                            fault.broken += 1
                        time.sleep(FULL - 1.5)
                    fault.times += 1
                company.wait_for_moves(PEOPLE)
        finally:
            server.stop()
        return company.count(database, fault)
    finally:
        subprocess.run(["umount", str(disk)], check=True)


@contextmanager
def full(disk: Path) -> Iterator[None]:
    """A disk without any room left."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file:
        block = b"\0" * 4096
        try:
            while True:
                file.write(block)
        except OSError:
            pass
    try:
        yield
    finally:
        filler.unlink()


def soak(folder: Path, minutes: float) -> Fault:
    """People play for long; memory must come to rest."""
    fault = Fault(f"{minutes:g} minutes of play", times=1)
    with served("sqlite", folder) as (server, database):
        with Company([server.address], PEOPLE * 2) as company:
            began = CLOCK.now()
            wait_until(began + minutes * 15)
            warm = memory(server.process.pid)
            wait_until(began + minutes * 60)
            after = memory(server.process.pid)
        found = company.count(database, fault)
    grown = after - warm
    found.broken += grown > STEADY
    found.note = ", ".join(filter(None, [found.note, f"{warm:.0f} to {after:.0f} MB"]))
    return found


def wait_until(moment: float) -> None:
    while CLOCK.now() < moment:
        time.sleep(min(5.0, max(0.0, moment - CLOCK.now())))


def conformance(games: int) -> Fault:
    """So many games for every set-up of every game, under its referee; `times` counts checks."""
    fault = Fault(f"{games} games per set-up")
    words = ["tests/conformance", "--suite", "all", "--games", str(games), "-q", "-n", "auto"]
    done = subprocess.run([sys.executable, "-m", "pytest", *words], capture_output=True, text=True)
    counts = {kind: int(n) for n, kind in re.findall(r"(\d+) (passed|failed|error)", done.stdout)}
    fault.times = counts.get("passed", 0)
    fault.broken = counts.get("failed", 0) + counts.get("error", 0)
    if done.returncode and not fault.broken:
        fault.broken, fault.note = 1, "the checks did not run to their end"
    return fault


def memory(pid: int) -> float:
    """Megabytes of a process."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmRSS"))) / 1024
