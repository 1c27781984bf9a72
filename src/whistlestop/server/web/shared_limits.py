"""How often people have done a thing, counted for all processes that share a database."""

from __future__ import annotations

import hashlib
import random

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from whistlestop.server.clock import SECOND
from whistlestop.server.storage import schema as t
from whistlestop.server.storage.database import Database
from whistlestop.server.web.limits import Limit

CLEANED = 200  # one in so many counts removes what is full again


class DatabaseCounts:
    """One statement for each count, so that two processes can't both take the last of an
    allowance."""

    def __init__(self, database: Database) -> None:
        self.database = database

    def take(self, limit: Limit, who: str) -> bool:
        c = t.allowances.c
        now = self.database.clock.now()
        cost = round(limit.seconds * SECOND)
        since = sa.case((c.full_at > now, c.full_at), else_=now)
        insert = sqlite.insert if self.database.is_sqlite else postgresql.insert
        counted = (
            insert(t.allowances)
            .values(key=key_of(limit, who), full_at=now + cost)
            .on_conflict_do_update(
                index_elements=[c.key],
                set_={"full_at": since + cost},
                where=since + cost - now <= limit.burst * cost,
            )
            .returning(c.full_at)
        )
        with self.database.writing() as connection:
            if random.randrange(CLEANED) == 0:
                connection.execute(t.allowances.delete().where(c.full_at < now))
            return connection.execute(counted).first() is not None


def key_of(limit: Limit, who: str) -> str:
    """The database need not know whose name or address it was."""
    return hashlib.sha256(f"{limit.name}/{who}".encode()).hexdigest()
