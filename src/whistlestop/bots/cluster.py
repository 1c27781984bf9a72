"""Bots at work on a Ray cluster: joining it, leaving it, and what to say when it is lost."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from whistlestop.core.errors import SetupError, WhistlestopError
from whistlestop.core.words import say

QUIET = {"log_to_driver": False, "logging_level": "ERROR"}


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
