"""Puts a backup into a database, all of it or nothing.

The tables are made as they were when the backup was made, filled, and then brought to the present
version, just as the database itself would have been.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, cast

import sqlalchemy as sa

from whistlestop.core.words import Message, say
from whistlestop.server.clock import SECOND
from whistlestop.server.errors import Refusal
from whistlestop.server.storage import schema as t
from whistlestop.server.storage import versions
from whistlestop.server.storage.database import AT_WORK, MIGRATION_LOCK, SILENCE
from whistlestop.server.storage.schema import metadata
from whistlestop.server.storage.store import Store
from whistlestop.server.upkeep.backup import AT_ONCE, FORMAT, VERSION, Progress, TableShape, shapes

GZIP = b"\x1f\x8b"
KEPT_ANYWAY = {"secrets"}  # any server that looks at a database makes them; they mean nothing alone
PATIENCE = "5s"  # that PostgreSQL waits for others to release a table


@dataclass
class Restored:
    rows: int = 0
    mended: int = 0  # texts from which a NUL was left out, which only SQLite keeps


def restore(store: Store, path: Path, is_replacing: bool, progress: Progress) -> Restored:
    """Fill a database from a backup."""
    with _lines(path) as lines, store.engine.begin() as connection:
        if not store.is_sqlite:
            connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{PATIENCE}'")
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        head = next(lines)
        version = _checked(head)
        versions.check_known(version)
        _check_idle(connection, store.clock.now())
        _clear(connection, is_replacing)
        versions.upgrade(connection, version)
        if store.is_sqlite:
            connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
        total = _fill(connection, lines, int(head["rows"]), progress)
        if not store.is_sqlite:
            _count_on(connection)
        versions.upgrade(connection)
        return total


def _checked(head: Any) -> str:
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise _broken(say("it is no backup of Whistlestop's"))
    if head.get("version") != VERSION:
        raise _broken(
            say(
                "it is of version {version}, and this Whistlestop reads version {ours}",
                version=str(head.get("version")),
                ours=VERSION,
            )
        )
    if not isinstance(head.get("database"), str) or not isinstance(head.get("rows"), int):
        raise _broken(say("its first line is incomplete"))
    return str(head["database"])


def _check_idle(connection: sa.Connection, now: int) -> None:
    """Raises Refusal if a server is at work: it would go on with games that are no longer there."""
    if metadata.tables["pulses"].name not in sa.inspect(connection).get_table_names():
        return
    c = t.pulses.c
    last = connection.scalar(sa.select(c.at).where(c.name == AT_WORK))
    if last is not None and abs(now - int(last)) < SILENCE:
        raise Refusal(
            409,
            say(
                "A server is at work with this database, or was {seconds} seconds ago: stop it, "
                "and try again a moment later.",
                kind="restore",
                seconds=abs(now - int(last)) // SECOND,
            ),
        )


def _clear(connection: sa.Connection, is_replacing: bool) -> None:
    """Remove what is there: only empty tables, unless the data should be replaced."""
    ours = [shape for shape in shapes(connection) if shape.name in metadata.tables]
    if not is_replacing:
        for shape in ours:
            is_there = sa.select(sa.literal(1)).select_from(shape.clause).limit(1)
            if shape.name not in KEPT_ANYWAY and connection.scalar(is_there) is not None:
                raise Refusal(
                    409,
                    say(
                        "The database is not empty; --replace throws away what is in it.",
                        kind="restore",
                    ),
                )
    for shape in reversed(ours):
        connection.execute(sa.schema.DropTable(sa.Table(shape.name, sa.MetaData())))
    version_table = sa.Table(versions.TABLE, sa.MetaData())
    connection.execute(sa.schema.DropTable(version_table, if_exists=True))


def _fill(
    connection: sa.Connection, lines: Iterator[Any], total: int, progress: Progress
) -> Restored:
    known = {shape.name: shape for shape in shapes(connection)}
    done = Restored()
    shape: TableShape | None = None
    columns: list[str] = []
    waiting: list[dict[str, Any]] = []

    def write() -> None:
        if shape is not None and waiting:
            connection.execute(sa.insert(shape.clause), waiting)
            done.rows += len(waiting)
            waiting.clear()
            progress(done.rows, total)

    for line in lines:
        if isinstance(line, dict):
            write()
            shape = known.get(str(line.get("table")))
            columns = line.get("columns", [])
            if shape is None or not set(columns) <= set(shape.columns):
                raise _broken(say("it holds a table that its version doesn't have"))
        elif isinstance(line, list) and len(line) == len(columns):
            for place, value in enumerate(line):
                if isinstance(value, str) and "\0" in value:
                    line[place] = value.replace("\0", "")
                    done.mended += 1
            waiting.append(dict(zip(columns, line, strict=True)))
            if len(waiting) >= AT_ONCE:
                write()
        else:
            raise _broken(say("a row is not as long as its table is wide"))
    write()
    if done.rows != total:
        raise _broken(say("rows are missing"))
    return done


def _count_on(connection: sa.Connection) -> None:
    """Make PostgreSQL continue counting after the existing numbers."""
    for shape in shapes(connection):
        for name in shape.key:
            if isinstance(shape.columns[name], sa.Integer):
                counter = connection.scalar(
                    sa.select(sa.func.pg_get_serial_sequence(shape.name, name))
                )
                if counter is not None:
                    highest = sa.select(sa.func.coalesce(sa.func.max(shape.clause.c[name]), 0) + 1)
                    connection.execute(
                        sa.select(sa.func.setval(counter, highest.scalar_subquery(), False))
                    )


@contextmanager
def _lines(path: Path) -> Iterator[Iterator[Any]]:
    """The parsed lines of a backup; the last one is checked and left out."""
    try:
        with path.open("rb") as raw:
            is_packed = raw.read(2) == GZIP
            raw.seek(0)
            with gzip.open(raw) if is_packed else raw as file:
                yield _parsed(cast("BinaryIO", file))
    except (OSError, EOFError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise _broken(why) from None


def _parsed(file: BinaryIO) -> Iterator[Any]:
    digest = hashlib.sha256()
    for line in file:
        try:
            found = json.loads(line)
        except ValueError:
            raise _broken(say("a line is no JSON")) from None
        if isinstance(found, dict) and "end" in found:
            if found["end"] != digest.hexdigest():
                raise _broken(say("it has been changed since it was made"))
            return
        digest.update(line)
        yield found
    raise _broken(say("its end is missing"))


def _broken(why: Message | str) -> Refusal:
    return Refusal(422, say("The backup can't be used: {why}.", kind="restore", why=why))
