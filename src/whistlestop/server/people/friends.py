"""Friends and blocks, between people with accounts.

Two people are friends when one has asked and the other has agreed; asking somebody who has asked
you means agreeing. A block is private: the blocked person is not told. It ends a friendship, keeps
them from sitting down at an open table where the blocker is the host or has a seat, and hides their
remarks from the blocker alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from whistlestop.core.words import say
from whistlestop.server.errors import Refusal
from whistlestop.server.storage import schema as t
from whistlestop.server.storage.rows import FREE, OPEN, Person, TableRow
from whistlestop.server.storage.store import Store

NOTHING, ASKED, ASKING, FRIENDS = "nothing", "asked", "asking", "friends"


@dataclass(frozen=True)
class Bond:
    """How one person relates to another: `asked` if they have asked, `asking` if the other has."""

    friendship: str = NOTHING
    is_blocked: bool = False


@dataclass(frozen=True)
class Circle:
    """Everyone a person is connected with."""

    friends: list[Person]
    asking: list[Person]
    asked: list[Person]
    blocked: list[Person]


class Friends:
    def __init__(self, store: Store) -> None:
        self.store = store

    def bond(self, person: str, other: str) -> Bond:
        blocks = t.blocks.c
        with self.store.reading() as connection:
            friendship = _friendship(connection, person, other)
            blocked = connection.scalar(
                sa.select(blocks.blocked).where(blocks.blocker == person, blocks.blocked == other)
            )
        return Bond(friendship, blocked is not None)

    def ask(self, person: str, other: str) -> None:
        """Ask somebody to be friends, or agree if they have asked."""
        if person == other:
            raise Refusal(409, say("You are your own friend already.", kind="friend"))
        blocks = t.blocks.c
        either = sa.or_(
            sa.and_(blocks.blocker == person, blocks.blocked == other),
            sa.and_(blocks.blocker == other, blocks.blocked == person),
        )
        one, two = sorted((person, other))
        try:
            with self.store.writing() as connection:
                if connection.scalar(sa.select(blocks.blocker).where(either).limit(1)) is not None:
                    raise Refusal(403, say("This person can't be asked.", kind="friend"))
                if _friendship(connection, person, other) == NOTHING:
                    row = {
                        "one": one,
                        "two": two,
                        "is_from_one": person == one,
                        "created": self.store.clock.now(),
                    }
                    connection.execute(t.friendships.insert().values(**row))
                else:
                    self._agree(connection, person, other)
        except IntegrityError:  # the other asked at the same moment
            with self.store.writing() as connection:
                self._agree(connection, person, other)

    def _agree(self, connection: sa.Connection, person: str, other: str) -> None:
        c = t.friendships.c
        connection.execute(
            t.friendships.update()
            .where(
                _pair(person, other),
                c.is_from_one == (other < person),
                c.accepted.is_(None),
            )
            .values(accepted=self.store.clock.now())
        )

    def part(self, person: str, other: str) -> None:
        """End a friendship, decline a request, or take one's own back."""
        with self.store.writing() as connection:
            connection.execute(t.friendships.delete().where(_pair(person, other)))

    def block(self, person: str, other: str) -> None:
        if person == other:
            raise Refusal(409, say("You can't block yourself.", kind="block"))
        try:
            with self.store.writing() as connection:
                connection.execute(t.friendships.delete().where(_pair(person, other)))
                connection.execute(
                    t.blocks.insert().values(
                        blocker=person, blocked=other, created=self.store.clock.now()
                    )
                )
        except IntegrityError:
            pass  # already blocked

    def unblock(self, person: str, other: str) -> None:
        with self.store.writing() as connection:
            connection.execute(
                t.blocks.delete().where(t.blocks.c.blocker == person, t.blocks.c.blocked == other)
            )

    def circle(self, person: str) -> Circle:
        c = t.friendships.c
        query = sa.select(c.one, c.two, c.is_from_one, c.accepted).where(
            sa.or_(c.one == person, c.two == person)
        )
        blocks = sa.select(t.blocks.c.blocked).where(t.blocks.c.blocker == person)
        found: dict[str, list[str]] = {FRIENDS: [], ASKED: [], ASKING: []}
        with self.store.reading() as connection:
            for one, two, is_from_one, accepted in connection.execute(query):
                other = two if one == person else one
                found[_standing(person == one, is_from_one, accepted)].append(other)
            blocked = list(connection.scalars(blocks))
            known = _people(connection, [*found[FRIENDS], *found[ASKED], *found[ASKING], *blocked])
        return Circle(
            friends=_sorted(known, found[FRIENDS]),
            asking=_sorted(known, found[ASKING]),
            asked=_sorted(known, found[ASKED]),
            blocked=_sorted(known, blocked),
        )

    def hidden_from(self, person: str) -> frozenset[str]:
        """The people whose remarks this person doesn't want to see."""
        query = sa.select(t.blocks.c.blocked).where(t.blocks.c.blocker == person)
        with self.store.reading() as connection:
            return frozenset(connection.scalars(query))

    def open_tables(self, person: str, limit: int) -> list[TableRow]:
        """Tables where a friend is the host and a seat is free for anyone, shown in the lobby or
        not."""
        c = t.friendships.c
        accepted = c.accepted.is_not(None)
        friends = sa.union(
            sa.select(c.two).where(c.one == person, accepted),
            sa.select(c.one).where(c.two == person, accepted),
        )
        seats = sa.select(t.seats.c.table_id).where(
            t.seats.c.kind == FREE, t.seats.c.person.is_(None)
        )
        query = (
            sa.select(t.tables.c.id)
            .where(
                t.tables.c.status == OPEN,
                t.tables.c.host.in_(sa.select(friends.subquery().c[0])),
                t.tables.c.id.in_(seats),
            )
            .order_by(t.tables.c.changed.desc())
            .limit(limit)
        )
        with self.store.reading() as connection:
            ids = list(connection.scalars(query))
        return [row for id in ids if (row := self.store.table(id)) is not None]


def check_company(store: Store, row: TableRow, person: Person) -> None:
    """Refuse a seat at an open table to a person blocked by the host or by somebody who sits
    there."""
    if row.status != OPEN or person.is_guest:
        return
    there = {row.host, *(seat.person for seat in row.seats if seat.person is not None)}
    query = sa.select(t.blocks.c.blocker).where(
        t.blocks.c.blocked == person.id, t.blocks.c.blocker.in_(there)
    )
    with store.reading() as connection:
        if connection.scalar(query.limit(1)) is not None:
            raise Refusal(403, say("You can't sit down at this table.", kind="blocked"))


def _friendship(connection: sa.Connection, person: str, other: str) -> str:
    c = t.friendships.c
    query = sa.select(c.is_from_one, c.accepted).where(_pair(person, other))
    found = connection.execute(query).one_or_none()
    return NOTHING if found is None else _standing(person < other, found[0], found[1])


def _standing(is_one: bool, is_from_one: bool, accepted: int | None) -> str:
    if accepted is not None:
        return FRIENDS
    return ASKED if is_one == is_from_one else ASKING


def _pair(person: str, other: str) -> sa.ColumnElement[bool]:
    one, two = sorted((person, other))
    return sa.and_(t.friendships.c.one == one, t.friendships.c.two == two)


def _people(connection: sa.Connection, ids: Iterable[str]) -> dict[str, Person]:
    c = t.people.c
    query = sa.select(c.id, c.name, c.login).where(c.id.in_(list(ids)))
    return {row[0]: Person(row[0], row[1], row[2], None) for row in connection.execute(query)}


def _sorted(known: dict[str, Person], ids: list[str]) -> list[Person]:
    return sorted((known[id] for id in ids), key=lambda person: person.login or "")
