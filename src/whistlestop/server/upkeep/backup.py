"""A whole database as one file that any of our databases can take.

The file is lines of JSON: a header, and for each table a line with its columns and then a line for
each row; the last line holds a checksum of everything before it. Everything is read in one
transaction, so it shows one moment, and people can play on meanwhile.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from whistlestop.core.words import say
from whistlestop.server.errors import Refusal
from whistlestop.server.storage import versions
from whistlestop.server.storage.store import Store

FORMAT = "whistlestop backup"
VERSION = 1
AT_ONCE = 1000  # rows

Progress = Callable[[int, int], None]
"""Called with how many rows are done, and how many there are."""


@dataclass(frozen=True)
class TableShape:
    """A table as it is in the database, which may be older than what this Whistlestop makes."""

    name: str
    columns: dict[str, Any]  # the type of each
    key: list[str]

    @property
    def clause(self) -> sa.TableClause:
        return sa.table(self.name, *(sa.column(name, kind) for name, kind in self.columns.items()))


def shapes(connection: sa.Connection) -> list[TableShape]:
    """Our tables, each after those that it refers to."""
    inspector = sa.inspect(connection)
    names = [name for name, _ in inspector.get_sorted_table_and_fkc_names() if name is not None]
    return [
        TableShape(
            name,
            {column["name"]: column["type"] for column in inspector.get_columns(name)},
            inspector.get_pk_constraint(name)["constrained_columns"],
        )
        for name in names
        if name != versions.TABLE
    ]


def backup(store: Store, path: Path, progress: Progress) -> int:
    """Write the database to a new file; how many rows it has."""
    with _moment(store) as connection, _new_file(path) as write:
        version = versions.present(connection)
        if version is None:
            raise Refusal(422, say("There is nothing in this database.", kind="backup"))
        versions.check_known(version)
        found = shapes(connection)
        counts = {
            shape.name: connection.scalar(sa.select(sa.func.count()).select_from(shape.clause)) or 0
            for shape in found
        }
        total = sum(counts.values())
        write(
            {
                "format": FORMAT,
                "version": VERSION,
                "database": version,
                "made": store.clock.now(),
                "rows": total,
            }
        )
        done = 0
        for shape in found:
            write({"table": shape.name, "columns": list(shape.columns)})
            clause = shape.clause
            query = sa.select(clause).order_by(*(clause.c[name] for name in shape.key))
            rows = connection.execution_options(yield_per=AT_ONCE).execute(query)
            for some in rows.partitions():
                for row in some:
                    write(list(row))
                done += len(some)
                progress(done, total)
        return total


@contextmanager
def _moment(store: Store) -> Iterator[sa.Connection]:
    """A connection that sees the database at one moment, and holds nobody up."""
    if not store.is_sqlite:
        options: dict[str, Any] = {
            "isolation_level": "REPEATABLE READ",
            "postgresql_readonly": True,
        }
        with store.engine.connect().execution_options(**options) as connection:
            yield connection
        return
    with store.reading() as connection:
        connection.exec_driver_sql("BEGIN")  # without a lock: SQLite shows what is there now
        try:
            yield connection
        finally:
            connection.exec_driver_sql("ROLLBACK")


@contextmanager
def _new_file(path: Path) -> Iterator[Callable[[object], None]]:
    """Writes lines of JSON; the file appears only when it is complete, and only its owner can read
    it."""
    if path.exists():
        raise _unusable(path, "it exists already")
    part = path.with_name(f"{path.name}.part")
    digest = hashlib.sha256()
    try:
        # The remains of an interrupted attempt are overwritten.
        raw = os.fdopen(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "wb")
        out: io.BufferedIOBase = raw
        if path.suffix == ".gz":
            out = gzip.GzipFile(path.stem, "wb", fileobj=raw, mtime=0)

        def write(thing: object) -> None:
            line = json.dumps(thing, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
            digest.update(line)
            out.write(line)

        with raw:
            yield write
            write({"end": digest.hexdigest()})
            if out is not raw:
                out.close()
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(part, path)
    except OSError as error:
        raise _unusable(path, error.strerror or str(error)) from None
    finally:
        part.unlink(missing_ok=True)


def _unusable(path: Path, why: str) -> Refusal:
    return Refusal(
        422,
        say("The file {path} can't be written: {why}.", kind="backup", path=str(path), why=why),
    )
