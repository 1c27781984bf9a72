#!/usr/bin/env python3
"""Run the named checks one after the other, all of them even when one fails.

    tools/check.py [format] [lint] [types] [tests] [browser]
    tools/check.py --suite long tests browser

The types are checked beside the others, since mypy keeps but one core busy. The end tells what ran,
how long each part took, and what the long suite adds. `tools/setup dev` must have run; `make test`
and `make lint` see to that.

Where a few tests of a suite failed, they run once more, alone: a browser or a server on a machine
with other work can miss a moment. The end names those that passed only then, since each of them is
a fault to be mended.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = ROOT / ".venv" / "bin"
LONG_GAMES = 10  # random games for each set-up in the long suite
FAILED, NO_TESTS = 1, 5  # how pytest exits where tests failed, and where it found none
FEW = 3  # failed tests that may run again
# The tests start many processes; without bytecode on disk each would compile all that it imports.
ENVIRONMENT = {
    name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"
}
# Many tests wait for a server or a process now and then: one more than there are cores at a time.
WORKERS = str((os.cpu_count() or 1) + 1)
COMMANDS = {
    "format": ["ruff", "format", "--check", "."],
    "lint": ["ruff", "check", "."],
    "types": ["mypy"],
    # A browser's driver lives on greenlets, which disturb others in the same process.
    "tests": ["pytest", "-n", WORKERS, "--dist", "worksteal", "--ignore", "tests/browser"],
    # One test at a time to whoever is free: they come in the order of how long they take.
    "browser": ["pytest", "-n", "auto", "--dist", "load", "--maxschedchunk", "1", "tests/browser"],
}


@dataclass
class Part:
    """A check that has run."""

    name: str
    seconds: float
    passed: bool
    ran: dict[str, tuple[int, float]] = field(default_factory=dict)
    left_out: dict[str, int] = field(default_factory=dict)
    unsteady: list[str] = field(default_factory=list)  # passed only when they ran again

    @property
    def tests(self) -> int:
        return sum(tests for tests, _ in self.ran.values())


def command_of(name: str) -> list[str]:
    program, *arguments = COMMANDS[name]
    return [str(BIN / program), *arguments]


def checked_beside(name: str) -> tuple[Part, str]:
    """A check that runs while others do, and what it said."""
    begun = time.monotonic()
    done = subprocess.run(
        command_of(name), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    return Part(name, time.monotonic() - begun, done.returncode == 0), done.stdout


def checked(name: str, suite: str) -> Part:
    print(f"== {name}", flush=True)
    begun = time.monotonic()
    command = command_of(name)
    is_suite = COMMANDS[name][0] == "pytest"
    games = LONG_GAMES if suite == "long" else 1
    with tempfile.NamedTemporaryFile("r", suffix=".json") as tally:
        if is_suite:
            # Joined by =, since pytest takes a file that it reads on its own for a place of tests.
            command += [f"--suite={suite}", f"--tally={tally.name}", f"--games={games}"]
        code = subprocess.run(command, cwd=ROOT, env=ENVIRONMENT).returncode
        counted = json.loads(tally.read() or "{}")
    unsteady: list[str] = []
    failed = counted.get("failed", [])
    if code == FAILED and 0 < len(failed) <= FEW:
        print("== once more, alone", *failed, sep="\n", flush=True)
        alone = [str(BIN / "pytest"), f"--suite={suite}", f"--games={games}", *failed]
        code = subprocess.run(alone, cwd=ROOT, env=ENVIRONMENT).returncode
        unsteady = failed if code == 0 else []
    passed = code == 0 or (is_suite and code == NO_TESTS)
    ran = {kind: (tests, seconds) for kind, (tests, seconds) in counted.get("ran", {}).items()}
    seconds = time.monotonic() - begun
    return Part(name, seconds, passed, ran, counted.get("left_out", {}), unsteady)


def clock(seconds: float) -> str:
    return f"{int(seconds + 0.5) // 60}:{int(seconds + 0.5) % 60:02}"


def summary(parts: list[Part], seconds: float) -> list[str]:
    lines = ["== what ran"]
    for part in parts:
        what = f"{part.tests} tests" if part.ran else ""
        verdict = "" if part.passed else "FAILED"
        lines.append(f"{part.name:<20}{clock(part.seconds):>6}  {what:<12}{verdict}".rstrip())
        for kind, (tests, spent) in part.ran.items():
            lines.append(f"  {kind:<18}{clock(spent):>6}  {tests}")
    lines.append(f"{'in all':<20}{clock(seconds):>6}")
    if any(part.ran for part in parts):
        lines[-1] += f"  {sum(part.tests for part in parts)} tests"
        lines.append("(the lines under a part add up the time of its tests, over all cores)")
    unsteady = [test for part in parts for test in part.unsteady]
    if unsteady:
        lines += [
            "Passed only when run again, alone; mend them:",
            *(f"  {test}" for test in unsteady),
        ]
    left_out: Counter[str] = Counter()
    for part in parts:
        left_out.update(part.left_out)
    if left_out:
        lines.append(f"The long suite, make test-long, adds {left_out.total()} tests:")
        lines += [f"  {tests:>5}  {reason}" for reason, tests in sorted(left_out.items())]
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description="Run the named checks.")
    parser.add_argument("checks", nargs="+", choices=COMMANDS, metavar="check")
    parser.add_argument("--suite", choices=("short", "long", "all"), default="short")
    options = parser.parse_args()
    begun = time.monotonic()
    parts: list[Part] = []
    with ThreadPoolExecutor(1) as executor:
        beside = executor.submit(checked_beside, "types") if "types" in options.checks else None
        for name in options.checks:
            if name != "types":
                parts.append(checked(name, options.suite))
        if beside is not None:
            part, told = beside.result()
            print("== types", told, sep="\n", end="", flush=True)
            parts.append(part)
    print(*summary(parts, time.monotonic() - begun), sep="\n")
    failed = [part.name for part in parts if not part.passed]
    if failed:
        print(f"Failed: {' '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
