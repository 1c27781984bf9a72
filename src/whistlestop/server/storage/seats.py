"""Who sits where, in the database.

Whatever changes a seat first locks the table's row, as the beginning of the game does, and then
checks again what it relies on. So of two changes at once one comes first, and the other sees it.
Two things the database forbids by itself, whatever a program believes: two seats for one person,
and a game that begins with an empty seat.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from whistlestop.server.storage import schema as t
from whistlestop.server.storage.people import PeopleStore
from whistlestop.server.storage.rows import BOT, OPEN, RUNNING, Conflict, TableRow, hashed


@dataclass(frozen=True)
class SeatNote:
    """What happens to a seat during a game, for everybody to read: kept among the absences."""

    kind: str  # GIVEN_UP, FREED or TAKEN
    name: str  # of the person who leaves or comes
    moment: int  # how many actions had been taken


class SeatStore(PeopleStore):
    def take_seat(
        self,
        id: str,
        number: int,
        link: int,
        person: str,
        name: str,
        commitment: str = "",
        note: SeatNote | None = None,
    ) -> None:
        """Give an empty seat to a person; this uses up its link. `note` is for a running game.

        Raises Conflict if the seat is no longer empty, its link has changed, the table is neither
        open nor running, or the person has another seat there.
        """
        c = t.seats.c
        try:
            with self.writing() as connection:
                status = self._lock(connection, id, OPEN, RUNNING)
                done = connection.execute(
                    t.seats.update()
                    .where(c.table_id == id, c.number == number, c.link == link)
                    .where(c.kind != BOT, c.person.is_(None))
                    .values(person=person, name=name, link=link + 1)
                    .values(commitment=commitment if status == OPEN else c.commitment)
                )
                if done.rowcount != 1:
                    raise Conflict
                if status == RUNNING and note is not None:
                    self._note(connection, id, number, note)
                self._touch(connection, id)
        except IntegrityError:
            raise Conflict from None

    def leave_seat(
        self,
        id: str,
        number: int,
        link: int,
        status: str,
        name: str = "",
        note: SeatNote | None = None,
    ) -> None:
        """Make a seat empty again while the table has this status; its link is used up too.

        Raises Conflict as `take_seat` does.
        """
        c = t.seats.c
        with self.writing() as connection:
            self._lock(connection, id, status)
            if status == OPEN and self._is_full(connection, id):
                raise Conflict
            done = connection.execute(
                t.seats.update()
                .where(c.table_id == id, c.number == number, c.link == link, c.kind != BOT)
                .values(person=None, name=name, link=link + 1)
                .values({"commitment": ""} if status == OPEN else {})
            )
            if done.rowcount != 1:
                raise Conflict
            if note is not None:
                self._note(connection, id, number, note)
            self._touch(connection, id)

    # What browsers add to the dice: promised with a seat, told once all seats are taken

    def await_shares(self, id: str) -> None:
        """Nobody sits down or stands up any more: the game begins as soon as the promised numbers
        are told."""
        c = t.tables.c
        with self.writing() as connection:
            connection.execute(
                t.tables.update()
                .where(c.id == id, c.status == OPEN, c.full_since.is_(None))
                .values(full_since=self.clock.now(), revision=c.revision + 1)
            )

    def tell_share(self, id: str, number: int, share: str) -> None:
        """Keep the number that a seat promised; raises Conflict if it is not asked for now."""
        c = t.seats.c
        with self.writing() as connection:
            self._lock(connection, id, OPEN)
            if not self._is_full(connection, id):
                raise Conflict
            done = connection.execute(
                t.seats.update()
                .where(c.table_id == id, c.number == number, c.share == "")
                .where(c.commitment == hashed(share))
                .values(share=share)
            )
            if done.rowcount != 1:
                raise Conflict
            self._touch(connection, id)

    def full_before(self, moment: int, limit: int = 100) -> list[str]:
        """Tables that have waited for numbers since before a moment."""
        c = t.tables.c
        query = sa.select(c.id).where(c.status == OPEN, c.full_since < moment).limit(limit)
        with self.reading() as connection:
            return list(connection.scalars(query))

    def _is_full(self, connection: sa.Connection, id: str) -> bool:
        query = sa.select(t.tables.c.full_since).where(t.tables.c.id == id)
        return connection.scalar(query) is not None

    def rename_seat(self, id: str, number: int, person: str, name: str) -> None:
        c = t.seats.c
        with self.writing() as connection:
            connection.execute(
                t.seats.update()
                .where(c.table_id == id, c.number == number, c.person == person)
                .values(name=name)
            )
            self._touch(connection, id)

    def seat_bot(self, id: str, number: int, bot: str, name: str) -> None:
        """Before the game, seat a bot where nobody sits; raises Conflict if somebody does."""
        c = t.seats.c
        with self.writing() as connection:
            self._lock(connection, id, OPEN)
            done = connection.execute(
                t.seats.update()
                .where(c.table_id == id, c.number == number, c.kind != BOT, c.person.is_(None))
                .values(kind=BOT, bot=bot, name=name, link=c.link + 1)
            )
            if done.rowcount != 1:
                raise Conflict
            self._touch(connection, id)

    def set_orders(self, id: str, number: int, orders: dict[str, Any]) -> None:
        with self.writing() as connection:
            connection.execute(
                t.seats.update()
                .where(t.seats.c.table_id == id, t.seats.c.number == number)
                .values(orders=json.dumps(orders))
            )
            self._touch(connection, id)

    def add_table(self, table: TableRow, seed: str, rematch_of: str | None = None) -> None:
        """Make a table; as a rematch, raises Conflict if the earlier table has one already."""
        columns = {name: getattr(table, name) for name in TableRow.__dataclass_fields__}
        seats = columns.pop("seats")
        columns["options"] = json.dumps(table.options)
        columns["scores"] = json.dumps(table.scores)
        with self.writing() as connection:
            if rematch_of is not None:
                c = t.tables.c
                claimed = connection.execute(
                    t.tables.update()
                    .where(c.id == rematch_of, c.next_table.is_(None))
                    .values(next_table=table.id, revision=c.revision + 1)
                )
                if claimed.rowcount != 1:
                    raise Conflict
            connection.execute(t.tables.insert().values(**columns, driven_until=0))
            connection.execute(t.seeds.insert().values(table_id=table.id, seed=seed))
            for seat in seats:
                columns = {name: getattr(seat, name) for name in seat.__dataclass_fields__}
                columns["orders"] = json.dumps(seat.orders)
                connection.execute(t.seats.insert().values(table_id=table.id, **columns))

    def remove_table(self, id: str) -> None:
        """Only a table that never began can be removed."""
        with self.writing() as connection:
            gone = connection.execute(
                t.tables.delete().where(t.tables.c.id == id, t.tables.c.status == OPEN)
            )
            if gone.rowcount != 1:
                raise Conflict

    def unfinished(self, host: str, origin: str, since: int) -> tuple[int, int]:
        """How many tables that are not over, and have been touched since a moment, a person has
        made, and how many came from there."""
        c = t.tables.c
        query = sa.select(
            sa.func.count().filter(c.host == host), sa.func.count().filter(c.origin == origin)
        ).where(c.status.in_((OPEN, RUNNING)), c.changed >= since)
        with self.reading() as connection:
            mine, theirs = connection.execute(query).one()
        return int(mine), int(theirs) if origin else 0

    def stood_in_since(self, id: str, number: int) -> int | None:
        """When it was last noted of a seat that somebody left it or came back."""
        c = t.absences.c
        query = sa.select(sa.func.max(c.created)).where(c.table_id == id, c.seat == number)
        with self.reading() as connection:
            found = connection.scalar(query)
        return None if found is None else int(found)

    def _note(self, connection: sa.Connection, id: str, number: int, note: SeatNote) -> None:
        connection.execute(
            t.absences.insert().values(
                table_id=id,
                seat=number,
                moment=note.moment,
                kind=note.kind,
                bot=note.name,
                created=self.clock.now(),
            )
        )

    def _lock(self, connection: sa.Connection, id: str, *statuses: str) -> str:
        """Lock a table's row until the transaction ends; raises Conflict unless its status is one
        of these."""
        query = sa.select(t.tables.c.status).where(t.tables.c.id == id).with_for_update()
        status = connection.scalar(query)
        if status not in statuses:
            raise Conflict
        return str(status)

    def _touch(self, connection: sa.Connection, id: str) -> None:
        connection.execute(
            t.tables.update()
            .where(t.tables.c.id == id)
            .values(revision=t.tables.c.revision + 1, changed=self.clock.now())
        )
