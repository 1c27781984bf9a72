"""Where the work of a course is done: here, on several cores, or on a Ray cluster.

Work is a task and the numbers to do it for; results come in any order. On a worker, a network is
sent along with the task, so that nothing needs to be shared but the package.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Protocol, TypeVar

from whistlestop.bots.cluster import answers_on_cluster
from whistlestop.bots.processes import answers

Result = TypeVar("Result")


class Work(Protocol):
    def __call__(
        self, task: Callable[[int], Result], numbers: Sequence[int], /
    ) -> Generator[tuple[int, Result], None, None]: ...


def work_here(
    task: Callable[[int], Result], numbers: Sequence[int]
) -> Generator[tuple[int, Result], None, None]:
    for number in numbers:
        yield number, task(number)


class WorkOnCores:
    """In several processes of this machine."""

    def __init__(self, processes: int) -> None:
        self.processes = processes

    def __call__(
        self, task: Callable[[int], Result], numbers: Sequence[int], /
    ) -> Generator[tuple[int, Result], None, None]:
        return answers(task, numbers, self.processes)


class WorkOnCluster:
    """On a Ray cluster, which does a task again whose worker or machine is lost."""

    def __init__(self, address: str) -> None:
        self.address = address

    def __call__(
        self, task: Callable[[int], Result], numbers: Sequence[int], /
    ) -> Generator[tuple[int, Result], None, None]:
        return answers_on_cluster(task, numbers, self.address)
