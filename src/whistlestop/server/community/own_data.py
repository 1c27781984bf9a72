"""What the server keeps about a person: how they get all of it, and how they leave.

A person may have every row of the database that refers to them. These are found by their foreign
keys, so that nothing added later is forgotten. What is about other people, or would give access to
anyone who reads the file, is left out.

A person who leaves is deleted, together with everything that refers to them. But games belong to
other people too. At a finished table, the seat stays under a neutral name; in a running game, a bot
takes it over for good; the person's own tables that have not begun are closed.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from whistlestop.core.errors import WhistlestopError
from whistlestop.core.record import Record
from whistlestop.server.absence.store import AbsenceStore
from whistlestop.server.levels import USUAL_BOT
from whistlestop.server.people.names import FORMER, own_name
from whistlestop.server.storage import schema as t
from whistlestop.server.storage.rows import (
    BOT,
    FINISHED,
    FREED,
    GIVEN_UP,
    OPEN,
    RUNNING,
    TAKEN,
    Conflict,
    TableRow,
)
from whistlestop.server.storage.store import Store
from whistlestop.server.table.room import Room, dice_proof, sitters

NOBODY = "nobody"  # the host of tables whose host has left

LEFT_OUT = {
    ("blocks", "blocked"),  # blocking somebody is the blocker's own business
}
SECRET = {"password", "token_hash", "secret"}
DULL = {"board_text", "driver", "driven_until"}  # not about the person, and long


def personal(store: Store, person: str) -> dict[str, list[dict[str, Any]]]:
    """The rows of the database that refer to a person, by table."""
    found: dict[str, list[dict[str, Any]]] = {}
    with store.reading() as connection:
        for table, where in _references(person):
            columns = [column for column in table.c if column.name not in SECRET | DULL]
            rows = connection.execute(sa.select(*columns).where(where)).mappings()
            known = found.setdefault(table.name, [])
            known.extend(row for row in map(dict, rows) if row not in known)
        c = t.audit.c
        about = sa.select(c.action, c.until, c.reason, c.created).where(c.person == person)
        found["audit"] = [dict(row) for row in connection.execute(about).mappings()]
        mine = sa.and_(
            t.hints.c.table_id == t.seats.c.table_id,
            t.hints.c.seat == t.seats.c.number,
            t.seats.c.person == person,
        )
        hints = sa.select(t.hints).join(t.seats, mine)
        found["hints"] = [dict(row) for row in connection.execute(hints).mappings()]
    return found


def _references(person: str) -> Iterator[tuple[sa.Table, sa.ColumnElement[bool]]]:
    yield t.people, t.people.c.id == person
    for table in t.metadata.sorted_tables:
        for key in table.foreign_keys:
            column = key.parent
            if key.column is t.people.c.id and (table.name, column.name) not in LEFT_OUT:
                yield table, column == person


def export(store: Store, person: str) -> Iterator[str]:
    """All of it as JSON, piece by piece: the rows, then the records of the person's games."""
    rows = personal(store, person)
    text = json.dumps({"whistlestop": "own data", **rows}, indent=1, ensure_ascii=False)
    yield text[: text.rindex("}")].rstrip()
    yield ',\n "records": ['
    sat = {row["table_id"] for row in rows["seats"]}
    before = "\n"
    for id in sorted(sat):
        row = store.table(id)
        if row is not None and row.status != OPEN:
            yield before + json.dumps(_record(store, row), ensure_ascii=False)
            before = ",\n"
    yield "\n]}\n"


def _record(store: Store, row: TableRow) -> dict[str, Any]:
    entries = store.entries(row.id)
    try:
        room = Room(row)
        room.take(0, entries)
    except WhistlestopError:
        # Played under rules that this server no longer has: give the log as it is.
        log = [{"kind": e.kind, "value": e.value, "maker": e.maker} for e in entries]
        return {"table": row.id, "game": row.game, "rules": row.rules, "log": log}
    dice = dice_proof(row, store.seed(row.id) if row.status == FINISHED else None)
    text = Record.of(room.match, sitters(row), dice).to_json()
    return {"table": row.id, "record": json.loads(text)}


def leave(store: Store, person: str) -> list[str]:
    """Remove a person; returns the tables that this changed."""
    _stand_ins(store, person)
    tables, seats = t.tables.c, t.seats.c
    mine = sa.select(seats.table_id, seats.number, seats.stand_in, tables.status).where(
        seats.table_id == tables.id, seats.person == person
    )
    # Nobody has taken these since, so they still bear the name.
    given_up = sa.select(seats.table_id, seats.number).where(
        seats.starter == person, seats.person.is_(None), seats.kind != BOT
    )
    with store.writing() as connection:
        _add_nobody(connection, store)
        changed = connection.scalars(_naming(person)).all()
        rows = connection.execute(mine).all()
        _forget_name(connection, person)
        for id, number in connection.execute(given_up).all():
            _rename(connection, id, number)
        for id, number, stand_in, status in rows:
            _vacate(connection, id, number, stand_in, status)
        hosted = tables.host == person
        connection.execute(t.tables.delete().where(hosted, tables.status == OPEN))
        connection.execute(t.tables.update().where(hosted).values(host=NOBODY))
        connection.execute(
            t.tables.update().where(tables.id.in_(changed)).values(revision=tables.revision + 1)
        )
        connection.execute(t.people.delete().where(t.people.c.id == person))
    return sorted(changed)


def _naming(person: str) -> sa.CompoundSelect[Any]:
    """The tables whose pages name somebody or show what they said, also where they left a seat."""
    seats, chat = t.seats.c, t.chat.c
    return sa.union(
        sa.select(t.tables.c.id).where(t.tables.c.host == person),
        sa.select(seats.table_id).where(sa.or_(seats.person == person, seats.starter == person)),
        sa.select(chat.table_id).where(chat.person == person),
    )


def _forget_name(connection: sa.Connection, person: str) -> None:
    """Take the person's name from what is noted about the seats that they had."""
    c, seats = t.absences.c, t.seats.c
    theirs = sa.select(seats.table_id).where(
        sa.or_(seats.starter == person, seats.person == person)
    )
    name = sa.select(t.people.c.name).where(t.people.c.id == person).scalar_subquery()
    connection.execute(
        t.absences.update()
        .where(c.kind.in_((GIVEN_UP, FREED, TAKEN)), c.bot == name, c.table_id.in_(theirs))
        .values(bot=FORMER)
    )


def _stand_ins(store: Store, person: str) -> None:
    """A bot takes over in every running game; as always, clocks stop and the log says so."""
    absence = AbsenceStore(store)
    seats, tables = t.seats.c, t.tables.c
    query = sa.select(seats.table_id, seats.number).where(
        seats.person == person, seats.table_id == tables.id, tables.status == RUNNING
    )
    with store.reading() as connection:
        running = connection.execute(query).all()
    for id, number in running:
        row = store.table(id)
        if row is None:
            continue
        room = Room(row)
        room.take(0, store.entries(id))
        with contextlib.suppress(Conflict):  # one already stands in, or the game has ended
            moment = len(room.match.actions)
            absence.stand_in(id, number, USUAL_BOT, moment, store.clock.now())


def _vacate(connection: sa.Connection, id: str, number: int, stand_in: str, status: str) -> None:
    c = t.seats.c
    values: dict[str, Any] = {"person": None, "link": c.link + 1, "stand_in": ""}
    if status == OPEN:
        values["name"] = ""
    if status == RUNNING:
        values |= {"kind": BOT, "bot": stand_in or USUAL_BOT, "orders": "{}"}
    connection.execute(
        t.seats.update().where(c.table_id == id, c.number == number).values(**values)
    )
    if status != OPEN:
        _rename(connection, id, number)


def _rename(connection: sa.Connection, id: str, number: int) -> None:
    """Give a seat a neutral name."""
    c = t.seats.c
    others = connection.scalars(sa.select(c.name).where(c.table_id == id, c.number != number))
    name = own_name(FORMER, list(others))
    connection.execute(
        t.seats.update().where(c.table_id == id, c.number == number).values(name=name)
    )


def _add_nobody(connection: sa.Connection, store: Store) -> None:
    insert = sqlite.insert if store.is_sqlite else postgresql.insert
    row = {"id": NOBODY, "name": FORMER, "created": store.clock.now()}
    connection.execute(insert(t.people).values(**row).on_conflict_do_nothing())
