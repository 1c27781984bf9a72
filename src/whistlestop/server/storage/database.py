"""Reaching the database, SQLite or PostgreSQL: connections, transactions, the present version."""

from __future__ import annotations

import contextlib
import os
import secrets
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError

from whistlestop.core.words import say
from whistlestop.server.clock import Clock
from whistlestop.server.errors import Refusal
from whistlestop.server.storage import schema as t
from whistlestop.server.storage import versions

MIGRATION_LOCK = 7_283_941  # any number, as long as all servers use the same
READING = "whistlestop_reading"  # the option of a connection that starts no transaction
AT_WORK = "tables"  # the pulse that shows that a server is at work,
SILENCE = 15_000  # and after how many milliseconds without one nobody is
HEALTH = "health"  # the pulse that shows whether the database can be written to,
TRIED_EVERY = 1.0  # and how often, in seconds
ROOM = 1_000_000  # bytes that an SQLite database must have left on its disk
PATIENCE = 10.0  # seconds for which SQLite waits while another writes
# Milliseconds. A machine that is cut off in the middle of a change must not hold what others need,
UNFINISHED = 5_000
UNHEARD = 8_000  # and must itself notice that PostgreSQL no longer answers.


class Database:
    """`is_only_read` promises to change nothing, not even to make a file that is missing."""

    def __init__(self, url: str, clock: Clock | None = None, is_only_read: bool = False) -> None:
        self.clock = clock or Clock()
        address = sa.make_url(url)
        self.is_sqlite = address.get_backend_name() == "sqlite"
        if self.is_sqlite:
            if is_only_read:
                _must_exist(address.database or "")
            else:
                _make_file(address.database or "")
            address = address.set(drivername="sqlite")
            self.engine = sa.create_engine(
                address, connect_args={"timeout": PATIENCE}, hide_parameters=True
            )
            sa.event.listen(self.engine, "connect", _only_read if is_only_read else _prepare_sqlite)
            # A transaction that will write says so at once: if it began by reading and then found
            # the database changed, waiting would not help.
            sa.event.listen(self.engine, "begin", _begin_immediate)
        else:
            address = address.set(drivername="postgresql+psycopg")
            self.engine = sa.create_engine(
                address,
                pool_pre_ping=True,
                hide_parameters=True,
                connect_args={"connect_timeout": UNHEARD // 1000, "tcp_user_timeout": UNHEARD},
            )
            sa.event.listen(self.engine, "connect", _prepare_postgres)
        self.address = address
        self._tried: tuple[float, bool] | None = None
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
        """Whether the database takes what is written. It is tried at most once a second, however
        many ask."""
        moment = time.monotonic()
        if self._tried is None or moment - self._tried[0] > TRIED_EVERY:
            self._tried = (moment, self._has_room() and self._takes_writing())
        return self._tried[1]

    def _has_room(self) -> bool:
        """A full disk may take one small row where SQLite writes over its log, and yet no move."""
        file = self.address.database
        if not self.is_sqlite or not file or file == ":memory:" or file.startswith("file:"):
            return True
        return shutil.disk_usage(Path(file).parent).free >= ROOM

    def _takes_writing(self) -> bool:
        c = t.pulses.c
        row = {"name": HEALTH, "at": self.clock.now()}
        try:
            with self.writing() as connection:
                connection.execute(t.pulses.delete().where(c.name == HEALTH))
                connection.execute(t.pulses.insert().values(row))
        except IntegrityError:
            return True  # another process has just written it
        except (DBAPIError, sqlite3.Error):
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


def _make_file(name: str) -> None:
    """Make a new database for its owner's eyes alone: it holds seeds and sessions. What SQLite puts
    beside it gets the same mode."""
    if not name or name == ":memory:" or name.startswith("file:"):
        return
    file = Path(name)
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _must_exist(name: str) -> None:
    if name != ":memory:" and not name.startswith("file:") and not Path(name).exists():
        raise Refusal(422, say("There is nothing in this database.", kind="database"))


def _only_read(connection: Any, record: Any) -> None:
    connection.isolation_level = None
    connection.execute("PRAGMA query_only = ON")


def _prepare_sqlite(connection: Any, record: Any) -> None:
    connection.isolation_level = None  # transactions begin where `_begin_immediate` says
    cursor = connection.cursor()
    _write_ahead(cursor)
    # A move that was answered must be there after a loss of power too. NORMAL would be quicker by
    # one wait for the disk, and could lose the last moves.
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _prepare_postgres(connection: Any, record: Any) -> None:
    connection.execute(f"SET idle_in_transaction_session_timeout = {UNFINISHED}")
    connection.commit()


def _begin_immediate(connection: sa.Connection) -> None:
    if not connection.get_execution_options().get(READING):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _write_ahead(cursor: sqlite3.Cursor) -> None:
    """Allow readers beside a writer. SQLite does not wait for others in this one step."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            is_busy = error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
            if not is_busy or time.monotonic() > end:
                raise
            time.sleep(0.02)
        else:
            return
