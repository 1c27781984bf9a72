"""Carries out a plan: plays the missing games, and stores their results."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import closing

from whistlestop.arena import runners
from whistlestop.arena.plan import Plan
from whistlestop.arena.store import ResultStore
from whistlestop.bots.cluster import Tell

Progress = Callable[[int], None]
"""Called with the number of games that are done."""


def run(
    store: ResultStore,
    games: int,
    processes: int = 0,
    cluster: str = "",
    with_records: bool = False,
    progress: Progress = lambda done: None,
    tell: Tell = lambda message: None,
) -> None:
    """Play until the store has the first `games` games; it must be open.

    Whatever stops this, every finished game is in the store, and the next run continues from there.
    """
    missing = store.missing(games)
    progress(games - len(missing))
    if not missing:
        return
    done = games - len(missing)
    with closing(_runner(store.plan, missing, processes, cluster, with_records, tell)) as played:
        for result, record in played:
            if result.number not in store.results:
                done += 1
            store.add(result, record)
            progress(done)


def _runner(
    plan: Plan, missing: list[int], processes: int, cluster: str, with_records: bool, tell: Tell
) -> runners.Games:
    if cluster:
        return runners.play_on_cluster(plan, missing, with_records, cluster, tell)
    cores = min(processes or usable_cores(), len(missing))
    if cores == 1:
        return runners.play_here(plan, missing, with_records)
    return runners.play_on_cores(plan, missing, with_records, cores)


def usable_cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
