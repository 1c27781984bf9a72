"""What the server counts, in the text format that Prometheus reads.

Everything is counted in the process where it happens. If several processes serve one port, a
request for the numbers may reach any of them. So each writes its own into a shared folder every few
seconds, and answers with those of all, told apart by the label `process`.
"""

from __future__ import annotations

import asyncio
import bisect
import json
import os
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa

PAUSE = 2.0  # seconds between two writes of a process's numbers
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0)

Labels = tuple[tuple[str, str], ...]
Sample = tuple[str, Labels, float]  # what follows the name, the labels, the number


class Metric(ABC):
    kind = ""

    def __init__(self, name: str, meaning: str) -> None:
        self.name = f"whistlestop_{name}"
        self.meaning = meaning
        self._lock = threading.Lock()  # the database is asked in threads

    @abstractmethod
    def samples(self) -> list[Sample]:
        """All numbers, as they are now."""


class Count(Metric):
    """How often something has happened."""

    kind = "counter"

    def __init__(self, name: str, meaning: str) -> None:
        super().__init__(name, meaning)
        self._numbers: dict[Labels, float] = {}

    def add(self, number: float = 1, **labels: str) -> None:
        key = tuple(labels.items())
        with self._lock:
            self._numbers[key] = self._numbers.get(key, 0) + number

    def samples(self) -> list[Sample]:
        with self._lock:
            return [("", labels, number) for labels, number in self._numbers.items()]


class Level(Count):
    """How many there are now: up by `add`, and down by it."""

    kind = "gauge"


class Durations(Metric):
    """How long something takes, in seconds."""

    kind = "histogram"

    def __init__(self, name: str, meaning: str) -> None:
        super().__init__(name, meaning)
        self._counts: dict[Labels, list[int]] = {}
        self._sums: dict[Labels, float] = {}

    def add(self, seconds: float, **labels: str) -> None:
        key = tuple(labels.items())
        place = bisect.bisect_left(SECONDS, seconds)
        with self._lock:
            counts = self._counts.setdefault(key, [0] * (len(SECONDS) + 1))
            counts[place] += 1
            self._sums[key] = self._sums.get(key, 0.0) + seconds

    def samples(self) -> list[Sample]:
        found: list[Sample] = []
        with self._lock:
            for labels, counts in self._counts.items():
                total = 0
                for limit, count in zip((*map(str, SECONDS), "+Inf"), counts, strict=True):
                    total += count
                    found.append(("_bucket", (*labels, ("le", limit)), total))
                found.append(("_sum", labels, self._sums[labels]))
                found.append(("_count", labels, total))
        return found


requests = Count("requests_total", "Requests answered, by route, method and status.")
request_seconds = Durations("request_seconds", "Time until an answer began, by route.")
moves = Count("moves_total", "Entries of the games' logs, by who made them.")
streams = Level("streams", "Streams of events that are open.")
bot_answers = Count("bot_answers_total", "Questions that bots have answered.")
bot_failures = Count("bot_failures_total", "Questions that bots have left unanswered.")
bot_seconds = Durations("bot_seconds", "Time that bots took for an answer.")
bot_waiting = Level("bot_questions_waiting", "Questions that wait for a process to think in.")
database_seconds = Durations("database_seconds", "Time for one statement in the database.")

ALL: tuple[Metric, ...] = (
    requests,
    request_seconds,
    moves,
    streams,
    bot_answers,
    bot_failures,
    bot_seconds,
    bot_waiting,
    database_seconds,
)


def time_statements(engine: sa.Engine) -> None:
    """Count the time of each statement that is sent to a database."""

    def before(connection: sa.Connection, *more: Any) -> None:
        connection.info["began"] = time.perf_counter()

    def after(connection: sa.Connection, *more: Any) -> None:
        database_seconds.add(time.perf_counter() - connection.info["began"])

    sa.event.listen(engine, "before_cursor_execute", before)
    sa.event.listen(engine, "after_cursor_execute", after)


class Numbers:
    """The numbers of all processes of a server, as text."""

    def __init__(self, process: int, folder: str) -> None:
        self.process = process
        self.folder = Path(folder) if folder else None

    async def run(self) -> None:
        """Keep our own where the others find them, while the server runs."""
        while self.folder is not None:
            await asyncio.to_thread(self.put)
            await asyncio.sleep(PAUSE)

    def put(self) -> None:
        assert self.folder is not None
        new = self.folder / f"{self.process}.new"
        new.write_text(json.dumps([metric.samples() for metric in ALL]), encoding="utf-8")
        os.replace(new, self.folder / f"{self.process}.json")

    def text(self, tables: dict[str, int]) -> str:
        """All numbers, including how many tables of each status the database has."""
        processes = sorted(self._processes())
        lines = []
        for place, metric in enumerate(ALL):
            lines += _head(metric.name, metric.kind, metric.meaning)
            for process, numbers in processes:
                lines += [
                    _line(f"{metric.name}{end}", (*labels, ("process", process)), number)
                    for end, labels, number in numbers[place]
                ]
        name = "whistlestop_tables"
        lines += _head(name, "gauge", "Tables, by status.")
        lines += [_line(name, (("status", status),), count) for status, count in tables.items()]
        return "\n".join(lines) + "\n"

    def _processes(self) -> Iterator[tuple[str, list[list[Any]]]]:
        yield str(self.process), [metric.samples() for metric in ALL]
        if self.folder is not None:
            for file in self.folder.glob("*.json"):
                if file.stem != str(self.process):
                    yield file.stem, json.loads(file.read_text(encoding="utf-8"))


def _head(name: str, kind: str, meaning: str) -> list[str]:
    return [f"# HELP {name} {meaning}", f"# TYPE {name} {kind}"]


def _line(name: str, labels: Any, number: float) -> str:
    told = ",".join(f'{label}="{_escaped(value)}"' for label, value in labels)
    return f"{name}{{{told}}} {number:.10g}"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
