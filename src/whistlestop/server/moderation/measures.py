"""What the server's owner can do, each with a reason that goes into the audit log.

An owner is made on the server's own machine (`whistlestop admin owner NAME`). An owner can close a
table, which everyone can still see but nobody can play on; silence a person at all tables for a
time; and ban a person: their sessions end, and until the ban is over or lifted, they can neither
log in nor sit down. The audit log only grows: there is no way to change or remove a line of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from whistlestop.core.errors import WhistlestopError
from whistlestop.core.words import say
from whistlestop.server.clock import HOUR
from whistlestop.server.errors import Refusal
from whistlestop.server.people.people import login_of, no_person
from whistlestop.server.people.sanctions import BAN, KINDS, SILENCE
from whistlestop.server.storage import schema as t
from whistlestop.server.storage.rows import CLOSED, OPEN, RUNNING, Conflict, Person
from whistlestop.server.storage.store import Store

OWNER, CLOSE = "owner", "close"  # what else is in the audit log
LIFTED = {SILENCE: "unsilence", BAN: "unban"}

LONGEST_REASON = 300
MOST_HOURS = 24 * 366
ENTRIES_SHOWN = 200


@dataclass(frozen=True)
class AuditEntry:
    """A line of the audit log, with the names of people who are still there."""

    actor: str | None
    actor_name: str | None
    action: str
    person: str | None
    person_name: str | None
    table: str | None
    until: int | None
    reason: str
    created: int


def make_owner(store: Store, login: str) -> None:
    """Make an account an owner of the server."""
    person = store.person_by_login(login_of(login))
    if person is None:
        raise WhistlestopError(say("There is no account {name}.", kind="no-person", name=login))
    with store.writing() as connection:
        known = sa.select(t.owners.c.person).where(t.owners.c.person == person.id)
        if connection.scalar(known) is None:
            moment = store.clock.now()
            connection.execute(t.owners.insert().values(person=person.id, created=moment))
            _note(connection, moment, None, OWNER, person=person.id)


def is_owner(store: Store, person: Person | None) -> bool:
    if person is None or person.is_guest:
        return False
    query = sa.select(t.owners.c.person).where(t.owners.c.person == person.id)
    with store.reading() as connection:
        return connection.scalar(query) is not None


class Moderation:
    """The owner's measures. Each is one transaction, with its line in the audit log."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def impose(self, owner: Person, person: str, kind: str, hours: int | None, reason: str) -> None:
        """Silence or ban somebody for so many hours; None means until it is lifted."""
        if kind not in KINDS:
            raise Refusal(422, say("There is no such measure.", kind="measure"))
        if hours is not None and not 1 <= hours <= MOST_HOURS:
            raise Refusal(422, say("That is 1 to {most} hours.", kind="hours", most=MOST_HOURS))
        reason = _clean(reason)
        moment = self.store.clock.now()
        until = None if hours is None else moment + hours * HOUR
        c = t.sanctions.c
        with self.store.writing() as connection:
            self._check(connection, owner)
            if connection.scalar(sa.select(t.people.c.id).where(t.people.c.id == person)) is None:
                raise no_person()
            rule = sa.select(t.owners.c.person).where(t.owners.c.person == person)
            if connection.scalar(rule) is not None:
                raise Refusal(409, say("An owner of the server can't be kept out.", kind="owner"))
            connection.execute(t.sanctions.delete().where(c.person == person, c.kind == kind))
            connection.execute(
                t.sanctions.insert().values(
                    person=person, kind=kind, until=until, reason=reason, created=moment
                )
            )
            if kind == BAN:
                connection.execute(t.sessions.delete().where(t.sessions.c.person == person))
            _note(connection, moment, owner.id, kind, person=person, until=until, reason=reason)

    def lift(self, owner: Person, person: str, kind: str, reason: str) -> None:
        if kind not in KINDS:
            raise Refusal(422, say("There is no such measure.", kind="measure"))
        reason = _clean(reason)
        c = t.sanctions.c
        with self.store.writing() as connection:
            self._check(connection, owner)
            gone = connection.execute(
                t.sanctions.delete().where(c.person == person, c.kind == kind)
            )
            if gone.rowcount != 1:
                raise Refusal(409, say("There is nothing to lift.", kind="measure"))
            moment = self.store.clock.now()
            _note(connection, moment, owner.id, LIFTED[kind], person=person, reason=reason)

    def close(self, owner: Person, table: str, reason: str) -> None:
        """Nothing more is played or said at the table; it can still be seen."""
        reason = _clean(reason)
        moment = self.store.clock.now()
        c = t.tables.c
        with self.store.writing() as connection:
            self._check(connection, owner)
            done = connection.execute(
                t.tables.update()
                .where(c.id == table, c.status.in_((OPEN, RUNNING)))
                .values(status=CLOSED, revision=c.revision + 1, changed=moment, deadline=None)
            )
            if done.rowcount != 1:
                raise Conflict
            _note(connection, moment, owner.id, CLOSE, table=table, reason=reason)

    def entries(self, limit: int = ENTRIES_SHOWN) -> list[AuditEntry]:
        """The audit log, the latest first."""
        c = t.audit.c
        actors, people = t.people.alias("actors"), t.people.alias("persons")
        query = (
            sa.select(
                c.actor,
                actors.c.name,
                c.action,
                c.person,
                people.c.name,
                c.table_id,
                c.until,
                c.reason,
                c.created,
            )
            .select_from(t.audit)
            .outerjoin(actors, actors.c.id == c.actor)
            .outerjoin(people, people.c.id == c.person)
            .order_by(c.id.desc())
            .limit(limit)
        )
        with self.store.reading() as connection:
            return [AuditEntry(*row) for row in connection.execute(query)]

    def people_at(self, table: str) -> Sequence[Person]:
        """Who sits at a table, guests too."""
        c = t.people.c
        query = (
            sa.select(c.id, t.seats.c.name, c.login)
            .join(t.seats, t.seats.c.person == c.id)
            .where(t.seats.c.table_id == table)
            .order_by(t.seats.c.number)
        )
        with self.store.reading() as connection:
            return [Person(*row, None) for row in connection.execute(query)]

    def _check(self, connection: sa.Connection, owner: Person) -> None:
        """Check that the person is an owner at the very moment of the measure."""
        query = sa.select(t.owners.c.person).where(t.owners.c.person == owner.id)
        if connection.scalar(query) is None:
            raise not_owner()


def why_closed(store: Store, table: str) -> str:
    c = t.audit.c
    query = sa.select(c.reason).where(c.table_id == table, c.action == CLOSE).limit(1)
    with store.reading() as connection:
        return connection.scalar(query) or ""


def not_owner() -> Refusal:
    return Refusal(403, say("Only an owner of the server can do that.", kind="owner"))


def _clean(reason: str) -> str:
    reason = " ".join(reason.split())
    if not 1 <= len(reason) <= LONGEST_REASON:
        raise Refusal(
            422,
            say("Give a reason of 1 to {most} characters.", kind="reason", most=LONGEST_REASON),
        )
    return reason


def _note(
    connection: sa.Connection,
    moment: int,
    actor: str | None,
    action: str,
    person: str | None = None,
    table: str | None = None,
    until: int | None = None,
    reason: str = "",
) -> None:
    connection.execute(
        t.audit.insert().values(
            actor=actor,
            action=action,
            person=person,
            table_id=table,
            until=until,
            reason=reason,
            created=moment,
        )
    )
