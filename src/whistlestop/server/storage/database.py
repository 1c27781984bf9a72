"""Reaching the database, SQLite or PostgreSQL: connections, transactions, the present version."""

from __future__ import annotations

import secrets
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, OperationalError

from whistlestop.server.clock import Clock
from whistlestop.server.storage import schema as t
from whistlestop.server.storage import versions

MIGRATION_LOCK = 7_283_941  # any number, as long as all servers use the same
READING = "whistlestop_reading"  # the option of a connection that starts no transaction
PATIENCE = 10.0  # seconds for which SQLite waits while another writes


class Database:
    def __init__(self, url: str, clock: Clock | None = None) -> None:
        self.clock = clock or Clock()
        address = sa.make_url(url)
        self.is_sqlite = address.get_backend_name() == "sqlite"
        if self.is_sqlite:
            if address.database and address.database != ":memory:":
                Path(address.database).parent.mkdir(parents=True, exist_ok=True)
            address = address.set(drivername="sqlite")
            self.engine = sa.create_engine(address, connect_args={"timeout": PATIENCE})
            sa.event.listen(self.engine, "connect", _prepare_sqlite)
            # A transaction that will write says so at once: if it began by reading and then found
            # the database changed, waiting would not help.
            sa.event.listen(self.engine, "begin", _begin_immediate)
        else:
            address = address.set(drivername="postgresql+psycopg")
            self.engine = sa.create_engine(address, pool_pre_ping=True)
        self.address = address
        # An SQLite connection is in no transaction until it begins one; so we don't begin one.
        self._reading = {READING: True} if self.is_sqlite else {"isolation_level": "AUTOCOMMIT"}

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        with self.engine.begin() as connection:
            yield connection

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """Reading needs no lock, and must not wait for one."""
        with self.engine.connect().execution_options(**self._reading) as connection:
            yield connection

    def prepare(self) -> None:
        """Bring the database to the present version; several servers may try at once."""
        with self.engine.begin() as connection:
            if not self.is_sqlite:
                connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            versions.upgrade(connection)

    def is_well(self) -> bool:
        try:
            with self.reading() as connection:
                connection.execute(sa.select(t.secrets.c.name).limit(1))
        except OperationalError:
            return False
        return True

    def secret(self, name: str) -> str:
        """A secret shared by all servers of this database, made when first needed."""
        query = sa.select(t.secrets.c.value).where(t.secrets.c.name == name)
        with self.reading() as connection:
            found = connection.scalar(query)
        if found is None:
            try:
                with self.writing() as connection:
                    made = {"name": name, "value": secrets.token_hex(32)}
                    connection.execute(t.secrets.insert().values(made))
            except IntegrityError:
                pass
            with self.reading() as connection:
                found = connection.scalar(query)
        assert isinstance(found, str)
        return found


def _prepare_sqlite(connection: Any, record: Any) -> None:
    connection.isolation_level = None  # transactions begin where `_begin_immediate` says
    cursor = connection.cursor()
    _write_ahead(cursor)
    cursor.execute("PRAGMA synchronous = NORMAL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin_immediate(connection: sa.Connection) -> None:
    if not connection.get_execution_options().get(READING):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _write_ahead(cursor: sqlite3.Cursor) -> None:
    """Allow readers beside a writer. SQLite does not wait for others in this one step."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > end:
                raise
            time.sleep(0.02)
        else:
            return
