"""People and their sessions in the database."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from whistlestop.server.storage import schema as t
from whistlestop.server.storage.database import Database
from whistlestop.server.storage.rows import OPEN, Conflict, Person, hashed, new_id

_PERSON = sa.select(t.people.c.id, t.people.c.name, t.people.c.login, t.people.c.password)
# Made once: many requests ask this.
_SESSION = (
    _PERSON.add_columns(t.sessions.c.expires)
    .join(t.sessions, t.sessions.c.person == t.people.c.id)
    .where(
        t.sessions.c.token_hash == sa.bindparam("token_hash"),
        t.sessions.c.expires >= sa.bindparam("now"),
    )
)


class PeopleStore(Database):
    def add_person(self, name: str) -> Person:
        person = Person(new_id(), name, None, None)
        with self.writing() as connection:
            connection.execute(
                t.people.insert().values(id=person.id, name=name, created=self.clock.now())
            )
        return person

    def person_by_login(self, login: str) -> Person | None:
        return self._person(t.people.c.login == login)

    def person(self, id: str) -> Person | None:
        return self._person(t.people.c.id == id)

    def _person(self, where: sa.ColumnElement[bool]) -> Person | None:
        with self.reading() as connection:
            row = connection.execute(_PERSON.where(where)).one_or_none()
        return None if row is None else Person(*row)

    def name_of(self, person: str) -> str:
        """What a person is called; nothing if they have left."""
        query = sa.select(t.people.c.name).where(t.people.c.id == person)
        with self.reading() as connection:
            return str(connection.execute(query).scalar() or "")

    def rename(self, person: str, name: str) -> None:
        """Set the person's name, also at tables that haven't begun."""
        with self.writing() as connection:
            connection.execute(t.people.update().where(t.people.c.id == person).values(name=name))
            waiting = sa.select(t.tables.c.id).where(t.tables.c.status == OPEN)
            theirs = sa.and_(t.seats.c.person == person, t.seats.c.table_id.in_(waiting))
            connection.execute(t.seats.update().where(theirs).values(name=name))
            _changed(connection, t.tables.c.id.in_(sa.select(t.seats.c.table_id).where(theirs)))

    def claim(self, person: str, name: str, login: str, password: str) -> None:
        """Give a guest an account; raises Conflict if the name is taken."""
        try:
            with self.writing() as connection:
                connection.execute(
                    t.people.update()
                    .where(t.people.c.id == person, t.people.c.login.is_(None))
                    .values(name=name, login=login, password=password)
                )
        except IntegrityError:
            raise Conflict from None

    def merge(self, guest: str, person: str) -> None:
        """Give everything of a guest to the person, except where both sit at one table."""
        theirs = sa.select(t.seats.c.table_id).where(t.seats.c.person == person)
        c = t.seats.c
        at = sa.select(c.table_id).where(sa.or_(c.person == guest, c.starter == guest))
        with self.writing() as connection:
            _changed(connection, sa.or_(t.tables.c.host == guest, t.tables.c.id.in_(at)))
            # Whoever has begun a game under two names isn't rated against themselves.
            began = sa.select(c.table_id).where(sa.or_(c.person == person, c.starter == person))
            connection.execute(
                t.seats.update()
                .where(c.starter == guest, c.table_id.not_in(began))
                .values(starter=person)
            )
            connection.execute(
                t.seats.update()
                .where(t.seats.c.person == guest, t.seats.c.table_id.not_in(theirs))
                .values(person=person)
            )
            connection.execute(
                t.tables.update().where(t.tables.c.host == guest).values(host=person)
            )
            connection.execute(
                t.chat.update().where(t.chat.c.person == guest).values(person=person)
            )

    def add_session(self, token: str, person: str, expires: int) -> None:
        with self.writing() as connection:
            connection.execute(t.sessions.delete().where(t.sessions.c.expires < self.clock.now()))
            connection.execute(
                t.sessions.insert().values(token_hash=hashed(token), person=person, expires=expires)
            )

    def session(self, token_hash: str) -> tuple[Person, int] | None:
        """Whose session it is, and until when; None if there is none any more."""
        with self.reading() as connection:
            asked = {"token_hash": token_hash, "now": self.clock.now()}
            row = connection.execute(_SESSION, asked).one_or_none()
        return None if row is None else (Person(*row[:-1]), int(row[-1]))

    def set_password(self, person: str, password: str, but: str) -> None:
        """Set an account's password, and end all its sessions but one."""
        with self.writing() as connection:
            connection.execute(
                t.people.update().where(t.people.c.id == person).values(password=password)
            )
            self._end_sessions(connection, person, but)

    def end_sessions(self, person: str, but: str) -> int:
        """End a person's sessions but one; returns how many there were."""
        with self.writing() as connection:
            return self._end_sessions(connection, person, but)

    def _end_sessions(self, connection: sa.Connection, person: str, but: str) -> int:
        c = t.sessions.c
        done = connection.execute(
            t.sessions.delete().where(c.person == person, c.token_hash != hashed(but))
        )
        return int(done.rowcount)

    def end_session(self, token: str) -> None:
        with self.writing() as connection:
            connection.execute(t.sessions.delete().where(t.sessions.c.token_hash == hashed(token)))


def _changed(connection: sa.Connection, where: sa.ColumnElement[bool]) -> None:
    """Tables have changed in something that is not in their logs."""
    c = t.tables.c
    connection.execute(t.tables.update().where(where).values(revision=c.revision + 1))
