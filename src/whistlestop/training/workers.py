"""Where the work of a course is done: here, on several cores, or on a Ray cluster.

Work is a task and the numbers to do it for; results come in any order. On a worker, a network is
sent along with the task, so that nothing needs to be shared but the package.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, Protocol, TypeVar

from whistlestop.bots.cluster import joined

Result = TypeVar("Result")

WAITING = 2  # tasks handed out for each worker, so that none is ever idle


class Work(Protocol):
    def __call__(
        self, task: Callable[[int], Result], numbers: Sequence[int], /
    ) -> Iterator[tuple[int, Result]]: ...


def work_here(
    task: Callable[[int], Result], numbers: Sequence[int]
) -> Iterator[tuple[int, Result]]:
    for number in numbers:
        yield number, task(number)


class WorkOnCores:
    """In several processes of this machine."""

    def __init__(self, processes: int) -> None:
        self.processes = processes

    def __call__(
        self, task: Callable[[int], Result], numbers: Sequence[int], /
    ) -> Iterator[tuple[int, Result]]:
        left = list(reversed(numbers))
        under_way: dict[Future[Result], int] = {}
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(self.processes, context) as pool:
            try:
                while left or under_way:
                    while left and len(under_way) < WAITING * self.processes:
                        number = left.pop()
                        under_way[pool.submit(task, number)] = number
                    done, _ = wait(under_way, return_when=FIRST_COMPLETED)
                    for future in done:
                        yield under_way.pop(future), future.result()
            finally:
                pool.shutdown(wait=True, cancel_futures=True)


class WorkOnCluster:
    """On a Ray cluster, which does a task again whose worker or machine is lost."""

    def __init__(self, address: str) -> None:
        self.address = address

    def __call__(
        self, task: Callable[[int], Result], numbers: Sequence[int], /
    ) -> Iterator[tuple[int, Result]]:
        with joined(self.address) as ray:
            remote: Any = ray.remote(max_retries=-1)(task)
            left = list(reversed(numbers))
            under_way: dict[Any, int] = {}
            while left or under_way:
                cores = int(ray.cluster_resources().get("CPU", 1))
                while left and len(under_way) < WAITING * max(1, cores):
                    number = left.pop()
                    under_way[remote.remote(number)] = number
                done, _ = ray.wait(list(under_way), num_returns=1)
                for reference in done:
                    yield under_way.pop(reference), ray.get(reference)
