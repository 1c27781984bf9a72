"""What can be imposed on a person for a time: silence, or a ban."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from whistlestop.core.words import Message, Time, say
from whistlestop.server.errors import Refusal
from whistlestop.server.storage import schema as t
from whistlestop.server.storage.rows import Person
from whistlestop.server.storage.store import Store

SILENCE, BAN = "silence", "ban"
KINDS = (SILENCE, BAN)


@dataclass(frozen=True)
class Sanction:
    """What is imposed on a person now."""

    person: str
    name: str
    kind: str
    until: int | None
    reason: str


def sanction(store: Store, person: str, kind: str) -> Sanction | None:
    """The sanction of this kind that a person is under now, if any."""
    found = _sanctions(store, t.sanctions.c.person == person, t.sanctions.c.kind == kind)
    return found[0] if found else None


def sanctions(store: Store) -> list[Sanction]:
    return _sanctions(store)


def _sanctions(store: Store, *where: sa.ColumnElement[bool]) -> list[Sanction]:
    c = t.sanctions.c
    query = (
        sa.select(c.person, t.people.c.name, c.kind, c.until, c.reason)
        .join(t.people, t.people.c.id == c.person)
        .where(*where, sa.or_(c.until.is_(None), c.until > store.clock.now()))
        .order_by(c.created.desc())
    )
    with store.reading() as connection:
        return [Sanction(*row) for row in connection.execute(query)]


def check_voice(store: Store, person: Person) -> None:
    """Refuse a silenced person's remark."""
    found = sanction(store, person.id, SILENCE)
    if found is not None:
        raise Refusal(403, _told(found))


def check_ban(store: Store, person: Person) -> None:
    """Refuse whatever a banned person asks for."""
    found = sanction(store, person.id, BAN)
    if found is not None:
        raise Refusal(403, _told(found))


def _told(found: Sanction) -> Message:
    if found.kind == SILENCE and found.until is not None:
        return say(
            "You may not write until {time}. The reason: {reason}",
            kind="silenced",
            time=Time(found.until),
            reason=found.reason,
        )
    if found.kind == SILENCE:
        return say(
            "You may not write any more. The reason: {reason}",
            kind="silenced",
            reason=found.reason,
        )
    if found.until is not None:
        return say(
            "You are banned from this server until {time}. The reason: {reason}",
            kind="banned",
            time=Time(found.until),
            reason=found.reason,
        )
    return say(
        "You are banned from this server. The reason: {reason}", kind="banned", reason=found.reason
    )
