"""Where games are played: here, on all cores, or on a Ray cluster.

Every runner gets the numbers of games and yields each game's result as it comes, in any order. If a
worker dies, no game is lost: another worker plays it again.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from whistlestop.arena.game import Result, play
from whistlestop.arena.plan import Plan
from whistlestop.bots.cluster import joined
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.words import say

Played = tuple[Result, str]
Games = Generator[Played, None, None]

WAITING = 2  # games handed out for each worker, so that none is ever idle
PATIENCE = 5  # times that workers may die without one game ending in between


class WorkersDied(WhistlestopError):
    """Workers die again and again, as they do when memory runs out."""


def play_here(plan: Plan, numbers: list[int], with_records: bool) -> Games:
    """One after the other in this process."""
    for number in numbers:
        yield play(plan, number, with_records)


def play_on_cores(plan: Plan, numbers: list[int], with_records: bool, processes: int) -> Games:
    """In several processes of this machine."""
    left = list(reversed(numbers))
    deaths = 0
    while left:
        under_way: dict[Future[Played], int] = {}
        # A fresh interpreter for each worker: nothing of this process's threads and handlers.
        pool = ProcessPoolExecutor(
            processes,
            multiprocessing.get_context("spawn"),
            initializer=_begin_worker,
            initargs=(os.getpid(),),
        )
        try:
            while left or under_way:
                while left and len(under_way) < WAITING * processes:
                    number = left.pop()
                    under_way[pool.submit(play, plan, number, with_records)] = number
                done, _ = wait(under_way, return_when=FIRST_COMPLETED)
                for future in done:
                    played = future.result()
                    del under_way[future]
                    deaths = 0
                    yield played
        except BrokenProcessPool:
            deaths += 1
            if deaths >= PATIENCE:
                raise _died() from None
            left += under_way.values()
        finally:
            for future in under_way:
                future.cancel()
            for process in list((pool._processes or {}).values()):
                process.terminate()  # a decision may take long, and nobody needs it now
            pool.shutdown(wait=True, cancel_futures=True)


def _begin_worker(parent: int) -> None:
    """Leave Ctrl-C to the parent, and end when the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(1)


def play_on_cluster(plan: Plan, numbers: list[int], with_records: bool, address: str) -> Games:
    """On a Ray cluster: a running one (its address, or auto), else a new one on this machine."""
    with joined(address) as ray:
        # If a worker or a machine is lost, Ray itself plays its game again.
        remote: Any = ray.remote(max_retries=-1)(play)
        waiting = list(reversed(numbers))
        under_way: dict[Any, int] = {}
        while waiting or under_way:
            cores = int(ray.cluster_resources().get("CPU", 1))  # machines may come and go
            while waiting and len(under_way) < WAITING * max(1, cores):
                number = waiting.pop()
                under_way[remote.remote(plan, number, with_records)] = number
            done, _ = ray.wait(list(under_way), num_returns=1)
            for reference in done:
                del under_way[reference]
                yield ray.get(reference)


def _died() -> WorkersDied:
    return WorkersDied(
        say("The processes that play the games die again and again; is there too little memory?")
    )
