"""A drill, no test: an arena on two Ray workers, one of which is killed in mid-run.

    python -m tests.arena.ray_drill

Ray is large and takes half a minute to start on a busy machine, so the development environment
comes without it (`.venv/bin/pip install -e '.[cluster]'`), and this is run by hand.
It ends with an error unless exactly the games asked for are there at the end, each once.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

GAMES = 40


def workers_below(ancestor: int) -> list[int]:
    """The processes that play games for this one: descendants of it alone, never another's."""
    parents: dict[int, int] = {}
    names: dict[int, str] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                stat = (entry / "stat").read_text()
                names[int(entry.name)] = (entry / "cmdline").read_text()
            except OSError:
                continue
            parents[int(entry.name)] = int(stat.rpartition(")")[2].split()[1])
    found = []
    for number, name in names.items():
        above = number
        while above in parents and above != ancestor:
            above = parents[above]
        if above == ancestor and name.startswith("ray::play"):
            found.append(number)
    return found


def numbers_in(folder: Path) -> list[int]:
    path = folder / "games.jsonl"
    if not path.exists():
        return []
    return [json.loads(line)["number"] for line in path.read_bytes().split(b"\n")[:-1]]


def main() -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "out"
        begin = time.monotonic()
        process = subprocess.Popen(
            [
                *(sys.executable, "-m", "whistlestop", "arena", "steel-driver"),
                *("mcts:20", "greedy", "random", "--games", str(GAMES)),
                *("--cluster", "auto", "--json", "--output", str(folder)),
            ],
            stdout=subprocess.PIPE,
            text=True,
        )
        killed = None
        while process.poll() is None:
            done = len(numbers_in(folder))
            workers = workers_below(process.pid) if killed is None and done >= 4 else []
            if workers:
                killed = workers[0]
                print(f"after {done} games: killing worker {killed} of {workers}")
                os.kill(killed, signal.SIGKILL)
            time.sleep(0.1)
        out, _ = process.communicate()
        table = json.loads(out)
        numbers = numbers_in(folder)
        print(f"{table['games']} games in the table after {time.monotonic() - begin:.0f} seconds")
        assert killed is not None, "no worker was found to kill"
        assert process.returncode == 0
        assert table["games"] == GAMES
        assert sorted(numbers) == list(range(GAMES))


if __name__ == "__main__":
    main()
