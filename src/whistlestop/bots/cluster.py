"""Bots at work on a Ray cluster: joining it, leaving it, and what to say when it is lost."""

from __future__ import annotations

import importlib
import os
import socket
import sys
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Any, TypeVar
from urllib.parse import urlsplit

from whistlestop.core.errors import SetupError, WhistlestopError
from whistlestop.core.words import Message, say

QUIET = {"log_to_driver": False, "logging_level": "ERROR"}
WAITING = 2  # questions handed out for each core, so that none is ever idle
REACHED = 5.0  # seconds within which the address of a cluster must answer,
JOINED = 20.0  # and then the cluster itself
LOOK = 5.0  # seconds between two looks at the machines
PORTS = {"ray": 10001, "": 6379}  # where Ray listens, by scheme
HERE = ("auto", "local")

Tell = Callable[[Message], None]

Question = TypeVar("Question")
Answer = TypeVar("Answer")


def answers_on_cluster(
    answer: Callable[[Question], Answer],
    questions: Iterable[Question],
    address: str,
    tell: Tell = lambda message: None,
) -> Generator[tuple[Question, Answer], None, None]:
    """Every question with its answer, in the order in which they come, as `processes.answers`.

    If a worker or a machine is lost, Ray itself asks the same again elsewhere; `tell` gets a
    sentence about a lost machine.
    """

    def answered(question: Question) -> Answer:  # Ray takes functions alone, no partial ones
        return answer(question)

    with joined(address) as ray:
        remote = ray.remote(max_retries=-1)(answered)
        left = list(questions)[::-1]
        under_way: dict[Any, Question] = {}
        machines = _machines(ray)
        while left or under_way:
            cores = int(ray.cluster_resources().get("CPU", 1))  # machines may come and go
            while left and len(under_way) < WAITING * max(1, cores):
                question = left.pop()
                under_way[remote.remote(question)] = question
            done, _ = ray.wait(list(under_way), num_returns=1, timeout=LOOK)
            before, machines = machines, _machines(ray)
            for lost in sorted(before - machines):
                tell(
                    say(
                        "The cluster lost the machine {machine}, and {left} go on; its games are "
                        "played again elsewhere.",
                        machine=lost,
                        left=len(machines),
                    )
                )
            for reference in done:
                yield under_way.pop(reference), ray.get(reference)


def _machines(ray: Any) -> set[str]:
    """The machines that are there, each with its address and the beginning of its number."""
    return {
        f"{node['NodeManagerAddress']} ({node['NodeID'][:6]})"
        for node in ray.nodes()
        if node["Alive"]
    }


@contextmanager
def joined(address: str) -> Iterator[Any]:
    """Ray, joined to the cluster at an address; "auto" is a running one, else this machine.

    An error from a task is raised as if it had happened here. Ray replaces lost workers and
    machines by itself; when it can't continue, that too is raised as a sentence.
    """
    # Its C++ parts dump dozens of lines for a lost machine, which we tell in one.
    os.environ.setdefault("RAY_BACKEND_LOG_LEVEL", "fatal")
    _reach(address)
    ray: Any = importlib.import_module("ray")  # half of its functions have no types
    _join(ray, address)
    try:
        heard: Any = _WithoutNotices(sys.stdout)
        with redirect_stdout(heard):
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


def _reach(address: str) -> None:
    """Raise SetupError if nobody listens there: Ray would try for minutes."""
    if address in HERE:
        return
    try:
        place = urlsplit(address if "://" in address else f"//{address}")
        port = place.port or PORTS.get(place.scheme, 0)
        with socket.create_connection((place.hostname, port), timeout=REACHED):
            pass
    except (OSError, ValueError) as error:
        raise _not_joined(address, error) from None


def _join(ray: Any, address: str) -> None:
    try:
        try:
            if address in HERE:
                ray.init(address=address, **QUIET)
            else:
                _join_in_time(ray, address)
        except ConnectionError:
            if address != "auto":
                raise
            ray.init(include_dashboard=False, **QUIET)
    except (OSError, ValueError, RuntimeError) as error:
        raise _not_joined(address, error) from None


def _join_in_time(ray: Any, address: str) -> None:
    """Something listens there, which need not be Ray; then Ray itself would wait for minutes."""
    faults: list[BaseException] = []

    def join() -> None:
        try:
            ray.init(address=address, **QUIET)
        except BaseException as error:
            faults.append(error)

    joining = threading.Thread(target=join, daemon=True)
    with _muted():
        joining.start()
        joining.join(JOINED)
    if joining.is_alive():
        raise TimeoutError(f"no answer from Ray within {JOINED:g} seconds")
    if faults:
        raise faults[0]


class _WithoutNotices:
    """A stream for everybody but the threads of Ray: one of them prints the whole log of a lost
    machine, and a paragraph for each of its tasks, whatever it is told of logs."""

    def __init__(self, stream: Any) -> None:
        self._stream = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        if threading.current_thread().name.startswith("ray_"):
            return len(text)
        return int(self._stream.write(text))


@contextmanager
def _muted() -> Iterator[None]:
    """Nothing reaches the error stream, not even from Ray's C++ parts, which warn every second."""
    sys.stderr.flush()
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


def _not_joined(address: str, error: Exception) -> SetupError:
    return SetupError(
        say(
            "The cluster {address} can't be joined: {why}.",
            address=repr(address),
            why=_one_line(error),
        )
    )


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split()).rstrip(".")
