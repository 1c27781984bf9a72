"""Where people want to be told that it is their turn, besides the page."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from whistlestop.server.storage import schema as t
from whistlestop.server.storage.store import Store

AT_ONCE = 500  # people in one statement


@dataclass(frozen=True)
class MailAddress:
    person: str
    address: str
    language: str
    is_confirmed: bool
    seen: int


@dataclass(frozen=True)
class Hook:
    person: str
    url: str
    secret: str
    fault: str  # see hooks.py; empty if the last call went well


class NoticeStore:
    def __init__(self, store: Store) -> None:
        self.store = store

    def address(self, person: str) -> MailAddress | None:
        c = t.addresses.c
        query = sa.select(c.person, c.address, c.language, c.is_confirmed, c.seen)
        with self.store.reading() as connection:
            row = connection.execute(query.where(c.person == person)).one_or_none()
        return None if row is None else MailAddress(*row)

    def set_address(self, person: str, address: str, language: str, now: int) -> None:
        """Set an address that is still to be confirmed, replacing any other."""
        with self.store.writing() as connection:
            connection.execute(t.addresses.delete().where(t.addresses.c.person == person))
            connection.execute(
                t.addresses.insert().values(
                    person=person,
                    address=address,
                    language=language,
                    is_confirmed=False,
                    seen=now,
                    created=now,
                )
            )

    def confirm(self, person: str, address: str) -> None:
        c = t.addresses.c
        with self.store.writing() as connection:
            connection.execute(
                t.addresses.update()
                .where(c.person == person, c.address == address)
                .values(is_confirmed=True)
            )

    def remove_address(self, person: str) -> None:
        with self.store.writing() as connection:
            connection.execute(t.addresses.delete().where(t.addresses.c.person == person))

    def set_seen(self, people: Sequence[str], now: int) -> None:
        """These people have one of our pages open; kept only for those who get mail."""
        for first in range(0, len(people), AT_ONCE):
            some = people[first : first + AT_ONCE]
            with self.store.writing() as connection:
                connection.execute(
                    t.addresses.update().where(t.addresses.c.person.in_(some)).values(seen=now)
                )

    def hook(self, person: str) -> Hook | None:
        c = t.hooks.c
        query = sa.select(c.person, c.url, c.secret, c.fault).where(c.person == person)
        with self.store.reading() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else Hook(*row)

    def set_hook(self, person: str, url: str, now: int) -> None:
        """Set a hook with a new secret, replacing any other."""
        with self.store.writing() as connection:
            connection.execute(t.hooks.delete().where(t.hooks.c.person == person))
            connection.execute(
                t.hooks.insert().values(
                    person=person, url=url, secret=secrets.token_hex(32), fault="", created=now
                )
            )

    def set_fault(self, hook: Hook, fault: str) -> None:
        with self.store.writing() as connection:
            connection.execute(
                t.hooks.update()
                .where(t.hooks.c.person == hook.person, t.hooks.c.url == hook.url)
                .values(fault=fault[:300])
            )

    def remove_hook(self, person: str) -> None:
        with self.store.writing() as connection:
            connection.execute(t.hooks.delete().where(t.hooks.c.person == person))

    def forget(self, person: str) -> None:
        """Everything that is kept here about a person."""
        with self.store.writing() as connection:
            for table in (t.addresses, t.hooks, t.notices):
                connection.execute(table.delete().where(table.c.person == person))
