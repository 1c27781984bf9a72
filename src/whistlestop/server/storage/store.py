"""The database, as a set of questions and changes. The same for SQLite and PostgreSQL.

Every method is one transaction, and blocks: the server calls them in threads. They return what
`rows.py` defines.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from whistlestop.server.storage import schema as t
from whistlestop.server.storage.people import PeopleStore
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
)

Alongside = Callable[[sa.Connection, int], None]
"""Work done in the same transaction as a move, given the time; a Conflict undoes everything."""

# Statements that every step needs are built once: building one costs more than running it.
_SEAT_COLUMNS = tuple(
    t.seats.c[name]
    for name in ("number", "kind", "bot", "name", "person", "link", "orders", "stand_in")
)
_TABLE_COLUMNS = tuple(
    t.tables.c[name]
    for name in TableRow.__dataclass_fields__
    if name not in ("seats", "board_text")  # the longest by far, and always the same
)
_GLANCE = (
    sa.select(
        sa.select(sa.func.max(t.log.c.number))
        .where(t.log.c.table_id == sa.bindparam("id"))
        .scalar_subquery(),
        *_SEAT_COLUMNS,
        *_TABLE_COLUMNS,
    )
    .where(t.tables.c.id == sa.bindparam("id"), t.seats.c.table_id == t.tables.c.id)
    .order_by(t.seats.c.number)
)
_BOARD_TEXT = sa.select(t.tables.c.board_text).where(t.tables.c.id == sa.bindparam("id"))
_ENTRIES = (
    sa.select(t.log.c.kind, t.log.c.value, t.log.c.maker, t.log.c.created)
    .where(t.log.c.table_id == sa.bindparam("id"), t.log.c.number >= sa.bindparam("first"))
    .order_by(t.log.c.number)
)
_LINE_BEFORE = sa.select(t.log.c.number).where(
    t.log.c.table_id == sa.bindparam("id"), t.log.c.number == sa.bindparam("before")
)
_NEW_LINES = t.log.insert()
_MOVED = t.tables.update().where(
    t.tables.c.id == sa.bindparam("table"), t.tables.c.status != CLOSED
)


class Store(PeopleStore):
    def add_table(self, table: TableRow, seed: str) -> None:
        columns = {name: getattr(table, name) for name in TableRow.__dataclass_fields__}
        seats = columns.pop("seats")
        columns["options"] = json.dumps(table.options)
        columns["scores"] = json.dumps(table.scores)
        with self.writing() as connection:
            connection.execute(t.tables.insert().values(**columns, driven_until=0))
            connection.execute(t.seeds.insert().values(table_id=table.id, seed=seed))
            for seat in seats:
                connection.execute(
                    t.seats.insert().values(
                        table_id=table.id,
                        number=seat.number,
                        kind=seat.kind,
                        bot=seat.bot,
                        name=seat.name,
                        person=seat.person,
                        link=seat.link,
                        orders=json.dumps(seat.orders),
                    )
                )

    def table(self, id: str) -> TableRow | None:
        found = self._tables(t.tables.c.id == id, limit=1)
        return found[0] if found else None

    def glance(self, id: str, board_text: str, first: int) -> tuple[TableRow | None, list[Entry]]:
        """The table as it is, and its log from an entry on.

        This is called at every step. The text of the board, which never changes, is read only if
        the caller doesn't have it.
        """
        with self.reading() as connection:
            found = connection.execute(_GLANCE, {"id": id}).all()
            if not found:
                return None, []
            entries: list[Entry] = []
            last = found[0][0]
            if last is not None and last >= first:
                rows = connection.execute(_ENTRIES, {"id": id, "first": first})
                entries = [Entry(*row) for row in rows]
            board_text = board_text or str(connection.scalar(_BOARD_TEXT, {"id": id}))
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

    def undriven(self, driver: str, limit: int = 100) -> list[str]:
        """Running tables where it is a bot's or chance's turn and no process holds the table."""
        seat_is_bot = sa.exists().where(
            t.seats.c.table_id == t.tables.c.id,
            t.seats.c.number == t.tables.c.to_act,
            sa.or_(t.seats.c.kind == BOT, t.seats.c.stand_in != ""),
        )
        query = (
            sa.select(t.tables.c.id)
            .where(
                t.tables.c.status == RUNNING,
                sa.or_(t.tables.c.to_act < 0, seat_is_bot),
                sa.or_(t.tables.c.driven_until < self.clock.now(), t.tables.c.driver == driver),
            )
            .limit(limit)
        )
        with self.reading() as connection:
            return list(connection.scalars(query))

    def drive(self, id: str, driver: str, until: int) -> bool:
        """Take over a table's bots and chance, or keep them; False if another process has them."""
        with self.writing() as connection:
            done = connection.execute(
                t.tables.update()
                .where(
                    t.tables.c.id == id,
                    sa.or_(t.tables.c.driven_until < self.clock.now(), t.tables.c.driver == driver),
                )
                .values(driver=driver, driven_until=until)
            )
        return done.rowcount == 1

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

    def sit(self, id: str, number: int, link: int, person: str | None, name: str) -> None:
        """Give a seat to a person, or make it free again; this uses up its link.

        Raises Conflict if the seat's link has changed meanwhile, or the person has another seat
        there.
        """
        c = t.seats.c
        with self.writing() as connection:
            if person is not None:
                other = sa.select(c.number).where(
                    c.table_id == id, c.person == person, c.number != number
                )
                if connection.scalar(other) is not None:
                    raise Conflict
            done = connection.execute(
                t.seats.update()
                .where(c.table_id == id, c.number == number, c.link == link, c.kind != BOT)
                .values(person=person, name=name, link=link + 1)
            )
            if done.rowcount != 1:
                raise Conflict
            self._touch(connection, id)

    def set_seat(self, id: str, number: int, kind: str, bot: str, name: str) -> None:
        """Before the game: who the seat is for."""
        with self.writing() as connection:
            connection.execute(
                t.seats.update()
                .where(t.seats.c.table_id == id, t.seats.c.number == number)
                .values(kind=kind, bot=bot, name=name, person=None, link=t.seats.c.link + 1)
            )
            self._touch(connection, id)

    def set_orders(self, id: str, number: int, orders: dict[str, Any]) -> None:
        with self.writing() as connection:
            connection.execute(
                t.seats.update()
                .where(t.seats.c.table_id == id, t.seats.c.number == number)
                .values(orders=json.dumps(orders))
            )
            self._touch(connection, id)

    def set_next_table(self, id: str, next_table: str) -> None:
        """Raises Conflict if there already is a rematch."""
        with self.writing() as connection:
            done = connection.execute(
                t.tables.update()
                .where(t.tables.c.id == id, t.tables.c.next_table.is_(None))
                .values(next_table=next_table, revision=t.tables.c.revision + 1)
            )
            if done.rowcount != 1:
                raise Conflict

    def remove_table(self, id: str) -> None:
        """Only a table that never began can be removed."""
        with self.writing() as connection:
            gone = connection.execute(
                t.tables.delete().where(t.tables.c.id == id, t.tables.c.status == OPEN)
            )
            if gone.rowcount != 1:
                raise Conflict

    def _touch(self, connection: sa.Connection, id: str) -> None:
        connection.execute(
            t.tables.update()
            .where(t.tables.c.id == id)
            .values(revision=t.tables.c.revision + 1, changed=self.clock.now())
        )

    # Seeds: only for drawing chance

    def seed(self, id: str) -> str:
        with self.reading() as connection:
            found = connection.scalar(sa.select(t.seeds.c.seed).where(t.seeds.c.table_id == id))
        assert isinstance(found, str)
        return found

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
    ) -> None:
        """Write the next lines of the log; raises Conflict, writing nothing, if one is taken.

        `alongside` writes whatever must be written with them or not at all.
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
                    # There can be no gap either: the line before must exist.
                    before = {"id": id, "before": first - 1}
                    if first > 0 and connection.scalar(_LINE_BEFORE, before) is None:
                        raise Conflict
                    connection.execute(_NEW_LINES, rows)
                done = connection.execute(
                    _MOVED,
                    {
                        "table": id,
                        "status": status,
                        "to_act": to_act,
                        "scores": json.dumps(list(scores)),
                        "changed": moment,
                    },
                )
                if done.rowcount != 1:
                    raise Conflict
                if alongside is not None:
                    alongside(connection, moment)
        except IntegrityError:
            raise Conflict from None

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
    number, kind, bot, name, person, link, orders, stand_in = columns
    return SeatRow(number, kind, bot, name, person, link, json.loads(orders), stand_in)
