"""Bots at work on a Ray cluster: joining it, leaving it, and what to say when it is lost."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from whistlestop.core.errors import SetupError, WhistlestopError
from whistlestop.core.words import say

QUIET = {"log_to_driver": False, "logging_level": "ERROR"}
WAITING = 2  # questions handed out for each core, so that none is ever idle

Question = TypeVar("Question")
Answer = TypeVar("Answer")


def answers_on_cluster(
    answer: Callable[[Question], Answer], questions: Iterable[Question], address: str
) -> Generator[tuple[Question, Answer], None, None]:
    """Every question with its answer, in the order in which they come, as `processes.answers`.

    If a worker or a machine is lost, Ray itself asks the same again elsewhere.
    """

    def answered(question: Question) -> Answer:  # Ray takes functions alone, no partial ones
        return answer(question)

    with joined(address) as ray:
        remote = ray.remote(max_retries=-1)(answered)
        left = list(questions)[::-1]
        under_way: dict[Any, Question] = {}
        while left or under_way:
            cores = int(ray.cluster_resources().get("CPU", 1))  # machines may come and go
            while left and len(under_way) < WAITING * max(1, cores):
                question = left.pop()
                under_way[remote.remote(question)] = question
            done, _ = ray.wait(list(under_way), num_returns=1)
            for reference in done:
                yield under_way.pop(reference), ray.get(reference)


@contextmanager
def joined(address: str) -> Iterator[Any]:
    """Ray, joined to the cluster at an address; "auto" is a running one, else this machine.

    An error from a task is raised as if it had happened here. Ray replaces lost workers and
    machines by itself; when it can't continue, that too is raised as a sentence.
    """
    ray: Any = importlib.import_module("ray")  # half of its functions have no types
    _join(ray, address)
    try:
        yield ray
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, WhistlestopError):
            raise error.cause from None
        raise
    except ray.exceptions.RayError as error:
        raise WhistlestopError(
            say(
                "The cluster was lost: {why}. What was played is kept; the same command goes on.",
                kind="cluster-lost",
                why=_one_line(error),
            )
        ) from None
    finally:
        ray.shutdown()


def _join(ray: Any, address: str) -> None:
    try:
        try:
            ray.init(address=address, **QUIET)
        except ConnectionError:
            if address != "auto":
                raise
            ray.init(include_dashboard=False, **QUIET)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise SetupError(
            say(
                "The cluster {address} can't be joined: {why}.",
                address=repr(address),
                why=_one_line(error),
            )
        ) from None


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split()).rstrip(".")
