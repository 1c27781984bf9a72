#!/usr/bin/env python3
"""Run pip or apt-get, and tell in few lines what is being fetched, how far it is, and how long.

    tools/progress.py WHAT MEGABYTES -- COMMAND ...

WHAT is what the person reads ("what playing needs"), MEGABYTES about how much has to be fetched on
a bare machine. In a terminal one line is kept up to date; elsewhere, in a log for example, a line
is written now and then, so that a slow connection doesn't look like a standstill. What the command
said is shown only when it fails. Any Python 3 runs this, since it comes before the environment.
"""

from __future__ import annotations

import re
import subprocess
import sys
import threading
import time
from collections import deque
from typing import IO

EVERY = 10.0  # seconds between lines where there is no terminal
KEPT = 30  # lines of the command that are shown when it fails
UNITS = {"B": 1e-6, "kB": 1e-3, "MB": 1.0, "GB": 1e3}

SIZE = r"\(?\[?([0-9][0-9.,]*) ?(B|kB|MB|GB)\]?\)?"
PIP_FETCHES = re.compile(rf"\s*Downloading (\S+?)-[0-9]\S* {SIZE}")
PIP_HAS = re.compile(r"\s*(?:Using cached|Processing) (?:\S*/)?([^/\s]+?)-[0-9]\S*")
PIP_INSTALLS = re.compile(r"Installing collected packages: (.*)")
APT_NEEDS = re.compile(rf"Need to get {SIZE} of archives|Need to get {SIZE}/")
APT_FETCHES = re.compile(rf"Get:\d+ \S+ \S+ \S+ (\S+) \S+ \S+ {SIZE}")
APT_INSTALLS = re.compile(r"(?:Unpacking|Setting up) ([^\s:]+)")


def megabytes(number: str, unit: str) -> float:
    return float(number.replace(",", "")) * UNITS[unit]


class Progress:
    """What the command has said so far, in one line."""

    def __init__(self, what: str, expected: float) -> None:
        self.what = what
        self.expected = expected
        self.fetched = 0.0
        self.now = "looking what there is"
        self.begun = time.monotonic()

    def read(self, line: str) -> None:
        if found := PIP_FETCHES.match(line):
            if ".metadata" not in line:
                self.fetch(found[1], megabytes(found[2], found[3]))
        elif found := APT_NEEDS.match(line):
            number, unit = (group for group in found.groups() if group)
            self.expected = megabytes(number, unit)
        elif found := APT_FETCHES.match(line):
            self.fetch(found[1], megabytes(found[2], found[3]))
        elif found := PIP_HAS.match(line):
            self.now = f"{found[1]} is here already"
        elif found := PIP_INSTALLS.match(line):
            count = found[1].count(",") + 1
            self.now = f"unpacking {count} packages" if count > 1 else f"unpacking {found[1]}"
        elif found := APT_INSTALLS.match(line):
            self.now = f"unpacking {found[1]}"

    def fetch(self, name: str, size: float) -> None:
        self.fetched += size
        self.now = f"fetching {name.removesuffix('.whl')}" + (
            f", {size:.0f} MB" if size > 1 else ""
        )

    def line(self) -> str:
        expected = max(self.expected, self.fetched)
        size = f"{self.fetched:.0f} of about {expected:.0f} MB, " if expected else ""
        return f"  {self.what}: {size}{self.seconds:.0f} s; {self.now}"

    def last_line(self) -> str:
        size = f"{self.fetched:.0f} MB fetched, " if self.fetched else ""
        return f"  {self.what}: {size}{self.seconds:.0f} s"

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.begun


def tell(progress: Progress, out: IO[str], ended: threading.Event) -> None:
    """Until the command has ended."""
    last = ""
    while not ended.wait(0.25 if out.isatty() else EVERY):
        line = progress.line()
        if out.isatty():
            out.write(f"\r{line[:78]:<78}")
        elif line != last:
            out.write(f"{line}\n")
        out.flush()
        last = line
    if out.isatty():
        out.write(f"\r{'':<78}\r")
        out.flush()


def main() -> int:
    what, size, _, *command = sys.argv[1:]
    progress = Progress(what, float(size))
    ended = threading.Event()
    teller = threading.Thread(target=tell, args=(progress, sys.stderr, ended), daemon=True)
    said: deque[str] = deque(maxlen=KEPT)
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    )
    assert process.stdout is not None
    teller.start()
    try:
        for line in process.stdout:
            said.append(line)
            progress.read(line)
        code = process.wait()
    except KeyboardInterrupt:
        process.wait()  # it has been interrupted as well
        code = 130
    ended.set()
    teller.join()
    if code:
        sys.stderr.writelines(said)
    else:
        print(progress.last_line(), file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
