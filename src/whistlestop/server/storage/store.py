"""The database, as a set of questions and changes. The same for SQLite and PostgreSQL.

Every method is one transaction, and blocks: the server calls them in threads. They return what
`rows.py` defines.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from whistlestop.server.clock import MINUTE
from whistlestop.server.storage import schema as t
from whistlestop.server.storage.rows import (
    BOT,
    CLOSED,
    OPEN,
    RUNNING,
    Conflict,
    Entry,
    Remark,
    SeatRow,
    TableRow,
    Undriven,
)
from whistlestop.server.storage.seats import SeatStore

LONGEST_HOLD = MINUTE  # far longer than any process holds a table without renewing that


@dataclass(frozen=True)
class Written:
    """A table's row as a move has found it, locked until the move is written."""

    revision: int
    has_mail: bool  # whether whoever is to act now wants to be told by mail,
    has_hook: bool  # or by a hook


Alongside = Callable[[sa.Connection, int, Written], None]
"""Work done in the same transaction as a move, given the time; a Conflict undoes everything."""

# Statements that every step needs are built once: building one costs more than running it.
_SEAT_COLUMNS = tuple(t.seats.c[name] for name in SeatRow.__dataclass_fields__)
_TABLE_COLUMNS = tuple(
    t.tables.c[name]
    for name in TableRow.__dataclass_fields__
    if name not in ("seats", "board_text")  # the longest by far, and always the same
)


def _glance(one: Any, many: Any) -> sa.Select[Any]:
    """A table, its seats, and its log from an entry on, all of one moment. The log is one value, in
    the row of the first seat; `one` and `many` make JSON lists of columns and of rows."""
    c = t.log.c
    of_table = c.table_id == sa.bindparam("id")
    entry = one(c.number, c.kind, c.value, c.maker, c.created)
    lines = sa.select(many(entry, type_=sa.JSON)).where(of_table, c.number >= sa.bindparam("first"))
    return (
        sa.select(
            sa.case((t.seats.c.number == 0, lines.scalar_subquery())),
            *_SEAT_COLUMNS,
            *_TABLE_COLUMNS,
        )
        .where(t.tables.c.id == sa.bindparam("id"), t.seats.c.table_id == t.tables.c.id)
        .order_by(t.seats.c.number)
    )


_GLANCES = {
    True: _glance(sa.func.json_array, sa.func.json_group_array),  # SQLite
    False: _glance(sa.func.json_build_array, sa.func.json_agg),
}
# What tells whether a table has changed: every change to it raises one of the two.
_STAMP = sa.select(
    sa.select(sa.func.max(t.log.c.number))
    .where(t.log.c.table_id == sa.bindparam("id"))
    .scalar_subquery(),
    t.tables.c.revision,
).where(t.tables.c.id == sa.bindparam("id"))
_BOARD_TEXT = sa.select(t.tables.c.board_text).where(t.tables.c.id == sa.bindparam("id"))
_ENTRIES = (
    sa.select(t.log.c.kind, t.log.c.value, t.log.c.maker, t.log.c.created)
    .where(t.log.c.table_id == sa.bindparam("id"), t.log.c.number >= sa.bindparam("first"))
    .order_by(t.log.c.number)
)
_NEW_LINES = t.log.insert()
_NEXT = (
    sa.select(t.seats.c.person)
    .where(
        t.seats.c.table_id == sa.bindparam("table"), t.seats.c.number == sa.bindparam("new_to_act")
    )
    .scalar_subquery()
)
_WRITTEN = (
    t.tables.c.revision,
    sa.exists().where(t.addresses.c.person == _NEXT, t.addresses.c.is_confirmed),
    sa.exists().where(t.hooks.c.person == _NEXT),
)
# There can be no gap in a log: the line before must exist.
_MOVED = (
    t.tables.update()
    .where(
        t.tables.c.id == sa.bindparam("table"),
        t.tables.c.status != CLOSED,
        sa.or_(
            sa.bindparam("before", type_=sa.Integer) < 0,
            sa.exists().where(
                t.log.c.table_id == sa.bindparam("table"),
                t.log.c.number == sa.bindparam("before"),
            ),
        ),
    )
    .values(
        status=sa.bindparam("new_status"),
        to_act=sa.bindparam("new_to_act"),
        scores=sa.bindparam("new_scores"),
        changed=sa.bindparam("moment"),
    )
)
_BEGUN = _MOVED.where(
    t.tables.c.status == OPEN, t.tables.c.revision == sa.bindparam("seen")
).returning(*_WRITTEN)
_MOVED = _MOVED.returning(*_WRITTEN)
_STARTERS = (
    t.seats.update()
    .where(t.seats.c.table_id == sa.bindparam("id"))
    .values(starter=t.seats.c.person)
)


class Store(SeatStore):
    def table(self, id: str) -> TableRow | None:
        found = self._tables(t.tables.c.id == id, limit=1)
        return found[0] if found else None

    def stamp(self, id: str) -> tuple[int, int] | None:
        """How many entries a table's log has, and its revision; None if there is no such table."""
        with self.reading() as connection:
            found = connection.execute(_STAMP, {"id": id}).one_or_none()
        if found is None:
            return None
        last, revision = found
        return 0 if last is None else int(last) + 1, int(revision)

    def glance(self, id: str, board_text: str, first: int) -> tuple[TableRow | None, list[Entry]]:
        """The table as it is, and its log from an entry on: both of the same moment.

        The text of the board, which never changes, is read only if
        the caller doesn't have it.
        """
        with self.reading() as connection:
            asked = {"id": id, "first": first}
            found = connection.execute(_GLANCES[self.is_sqlite], asked).all()
            if not found:
                return None, []
            board_text = board_text or str(connection.scalar(_BOARD_TEXT, {"id": id}))
        # Neither database promises an order within such a list.
        entries = [Entry(*line) for _, *line in sorted(found[0][0] or [])]
        own = 1 + len(_SEAT_COLUMNS)
        columns: dict[str, Any] = {
            column.name: value for column, value in zip(_TABLE_COLUMNS, found[0][own:], strict=True)
        }
        columns["options"] = json.loads(columns["options"])
        columns["scores"] = tuple(json.loads(columns["scores"]))
        seats = tuple(_seat(row[1:own]) for row in found)
        return TableRow(**columns, board_text=board_text, seats=seats), entries

    def tables_by_id(self, ids: Sequence[str]) -> list[TableRow]:
        """The latest first."""
        return self._tables(t.tables.c.id.in_(ids), limit=len(ids))

    def public_tables(self, status: str, limit: int) -> list[TableRow]:
        return self._tables(t.tables.c.status == status, t.tables.c.is_public, limit=limit)

    def tables_of(self, person: str, limit: int) -> list[TableRow]:
        mine = sa.select(t.seats.c.table_id).where(t.seats.c.person == person)
        return self._tables(sa.or_(t.tables.c.id.in_(mine), t.tables.c.host == person), limit=limit)

    def undriven(self, driver: str, limit: int = 1000) -> list[Undriven]:
        """Running tables where it is a bot's or chance's turn and no process holds the table;
        those where a person waits come first."""
        c, seats = t.tables.c, t.seats.c
        seat_is_bot = sa.exists().where(
            seats.table_id == c.id,
            seats.number == c.to_act,
            sa.or_(seats.kind == BOT, seats.stand_in != ""),
        )
        has_people = sa.exists().where(seats.table_id == c.id, seats.kind != BOT)
        is_awaited = sa.exists().where(
            seats.table_id == c.id, seats.kind != BOT, seats.stand_in == ""
        )
        query = (
            sa.select(c.id, c.origin, has_people, is_awaited)
            .where(c.status == RUNNING, sa.or_(c.to_act < 0, seat_is_bot), self._free(driver))
            .order_by(sa.desc(is_awaited), c.changed)
            .limit(limit)
        )
        with self.reading() as connection:
            return [Undriven(*row) for row in connection.execute(query)]

    def drive(self, id: str, driver: str, until: int) -> bool:
        """Take over a table's bots and chance, or keep them; False if another process has them."""
        with self.writing() as connection:
            done = connection.execute(
                t.tables.update()
                .where(t.tables.c.id == id, self._free(driver))
                .values(driver=driver, driven_until=until)
            )
        return done.rowcount == 1

    def _free(self, driver: str) -> sa.ColumnElement[bool]:
        """Whether nobody else holds a table. A hold for longer than anybody may have one comes
        from a clock that was wrong."""
        now, until = self.clock.now(), t.tables.c.driven_until
        return sa.or_(until < now, until > now + LONGEST_HOLD, t.tables.c.driver == driver)

    def _tables(self, *where: sa.ColumnElement[bool], limit: int) -> list[TableRow]:
        names = [name for name in TableRow.__dataclass_fields__ if name != "seats"]
        columns = [t.tables.c[name] for name in names]
        query = sa.select(*columns).where(*where).order_by(t.tables.c.changed.desc()).limit(limit)
        with self.reading() as connection:
            rows = [dict(row) for row in connection.execute(query).mappings()]
            seats = self._seats(connection, [row["id"] for row in rows])
        for row in rows:
            row["options"] = json.loads(row["options"])
            row["scores"] = tuple(json.loads(row["scores"]))
            row["seats"] = tuple(seats[row["id"]])
        return [TableRow(**row) for row in rows]

    def _seats(self, connection: sa.Connection, ids: list[str]) -> dict[str, list[SeatRow]]:
        c = t.seats.c
        query = sa.select(c.table_id, *_SEAT_COLUMNS).where(c.table_id.in_(ids)).order_by(c.number)
        found: dict[str, list[SeatRow]] = {id: [] for id in ids}
        for id, *columns in connection.execute(query):
            found[id].append(_seat(columns))
        return found

    # Seeds: only for drawing chance

    def seed(self, id: str) -> str:
        with self.reading() as connection:
            found = connection.scalar(sa.select(t.seeds.c.seed).where(t.seeds.c.table_id == id))
        assert isinstance(found, str)
        return found

    def seed_and_shares(self, id: str) -> tuple[str, tuple[str, ...]]:
        """What the dice of a game that has begun are drawn from."""
        c = t.seats.c
        query = sa.select(c.share).where(c.table_id == id).order_by(c.number)
        with self.reading() as connection:
            shares = tuple(connection.scalars(query))
        return self.seed(id), shares

    # The log

    def append(
        self,
        id: str,
        first: int,
        entries: Sequence[Entry],
        status: str,
        to_act: int,
        scores: Sequence[int],
        alongside: Alongside | None = None,
        start: int | None = None,
    ) -> int:
        """Write the next lines of the log, and return the moment at which they were written;
        raises Conflict, writing nothing, if one is taken.

        `alongside` writes whatever must be written with them or not at all. `start` begins the
        game: it is the table's revision by which the beginning was made, and there is a Conflict
        too if that has changed, the game has begun, or a seat is empty.
        """
        moment = self.clock.now()
        rows = [
            {
                "table_id": id,
                "number": first + place,
                "kind": entry.kind,
                "value": entry.value,
                "maker": entry.maker,
                "created": moment,
            }
            for place, entry in enumerate(entries)
        ]
        try:
            with self.writing() as connection:
                if rows:
                    connection.execute(_NEW_LINES, rows)
                changed = {
                    "table": id,
                    "before": first - 1 if rows else -1,
                    "new_status": status,
                    "new_to_act": to_act,
                    "new_scores": json.dumps(list(scores)),
                    "moment": moment,
                }
                if start is not None:
                    changed["seen"] = start
                written = connection.execute(
                    _MOVED if start is None else _BEGUN, changed
                ).one_or_none()
                if written is None:
                    raise Conflict
                if start is not None:
                    connection.execute(_STARTERS, {"id": id})
                if alongside is not None:
                    alongside(connection, moment, Written(*written))
        except IntegrityError:
            raise Conflict from None
        return moment

    def entries(self, id: str, first: int = 0) -> list[Entry]:
        with self.reading() as connection:
            rows = connection.execute(_ENTRIES, {"id": id, "first": first})
            return [Entry(*row) for row in rows]

    # Talk

    def add_remark(
        self, id: str, seat: int, name: str, text: str, person: str | None = None
    ) -> None:
        row = {"table_id": id, "seat": seat, "name": name, "text": text, "person": person}
        with self.writing() as connection:
            connection.execute(t.chat.insert().values(**row, created=self.clock.now()))
            self._touch(connection, id)

    def remarks(self, id: str, limit: int) -> list[Remark]:
        """The latest, in the order in which they were made."""
        c = t.chat.c
        query = (
            sa.select(c.seat, c.name, c.text, c.created, c.person)
            .where(c.table_id == id)
            .order_by(c.id.desc())
            .limit(limit)
        )
        with self.reading() as connection:
            return [Remark(*row) for row in connection.execute(query)][::-1]


def _seat(columns: Sequence[Any]) -> SeatRow:
    number, kind, bot, name, person, link, orders, *more = columns
    return SeatRow(number, kind, bot, name, person, link, json.loads(orders), *more)
