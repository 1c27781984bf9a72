"""What the server counts, for Prometheus.

Everything is counted in the process where it happens, and labelled with it. Where several processes
serve at one port, a question for the numbers reaches any of them; they share their numbers through
the folder that `PROMETHEUS_MULTIPROC_DIR` names, which is set before they start.
"""

from __future__ import annotations

import os
import time
from typing import Any, TypeVar

import sqlalchemy as sa
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
    multiprocess,
)

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0)

disable_created_metrics()  # nobody asks when each number was first counted
_ours = CollectorRegistry()
_process = "0"

Metric = TypeVar("Metric", Counter, Gauge, Histogram)


def _count(name: str, meaning: str, *labels: str) -> Counter:
    return Counter(f"whistlestop_{name}", meaning, [*labels, "process"], registry=_ours)


def _level(name: str, meaning: str) -> Gauge:
    """How many there are now; those of a process that has ended are not."""
    name = f"whistlestop_{name}"
    return Gauge(name, meaning, ["process"], registry=_ours, multiprocess_mode="livesum")


def _durations(name: str, meaning: str, *labels: str) -> Histogram:
    name = f"whistlestop_{name}"
    return Histogram(name, meaning, [*labels, "process"], registry=_ours, buckets=SECONDS)


_requests = "Requests answered, by route, method and status."
requests = _count("requests_total", _requests, "route", "method", "status")
request_seconds = _durations("request_seconds", "Time until an answer began, by route.", "route")
moves = _count("moves_total", "Entries of the games' logs, by who made them.", "maker")
streams = _level("streams", "Streams of events that are open.")
bot_answers = _count("bot_answers_total", "Questions that bots have answered.", "bot")
bot_failures = _count("bot_failures_total", "Questions that bots have left unanswered.", "bot")
bot_short = _count("bot_short_total", "Answers for which bots had too little time.", "bot")
bot_seconds = _durations("bot_seconds", "Time that bots took for an answer.", "bot")
bot_waiting = _level("bot_questions_waiting", "Questions that wait for a process to think in.")
database_seconds = _durations("database_seconds", "Time for one statement in the database.")


def count_as(process: int) -> None:
    """From now on this is that process of the server."""
    global _process
    _process = str(process)


def here(metric: Metric, **labels: str) -> Metric:
    """The part of a metric that this process counts."""
    return metric.labels(**labels, process=_process)


def forget(pid: int | None) -> None:
    """A process has ended: what it had open is no more."""
    if pid is not None:
        multiprocess.mark_process_dead(pid)


def time_statements(engine: sa.Engine) -> None:
    """Count the time of each statement that is sent to a database."""

    def before(connection: sa.Connection, *more: Any) -> None:
        connection.info["began"] = time.perf_counter()

    def after(connection: sa.Connection, *more: Any) -> None:
        here(database_seconds).observe(time.perf_counter() - connection.info["began"])

    sa.event.listen(engine, "before_cursor_execute", before)
    sa.event.listen(engine, "after_cursor_execute", after)


def numbers(tables: dict[str, int]) -> bytes:
    """The numbers of all processes as text, with how many tables there are of each status."""
    found = _ours
    if FOLDER in os.environ:
        found = CollectorRegistry()
        multiprocess.MultiProcessCollector(found)
    at_database = CollectorRegistry()
    by_status = Gauge("whistlestop_tables", "Tables, by status.", ["status"], registry=at_database)
    for status, number in tables.items():
        by_status.labels(status).set(number)
    return generate_latest(found) + generate_latest(at_database)
