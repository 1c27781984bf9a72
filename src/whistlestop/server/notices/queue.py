"""The queue of notices: who should be told that it is their turn, and how.

A notice is queued in the same transaction as the move that makes it somebody's turn, at most once
for each turn and channel. It stays when it is done, so that it is never made again. A server takes
a notice before delivering it, so that two servers don't both do so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from whistlestop.server.clock import DAY, MINUTE
from whistlestop.server.storage import schema as t
from whistlestop.server.storage.store import Store

MAIL, HOOK = "mail", "hook"
MAIL_WAITS = MINUTE  # people at the table have seen by then that it is their turn
HELD = 2 * MINUTE  # a hook that is being called is left to its caller
KEPT = 60 * DAY


@dataclass(frozen=True)
class Notice:
    id: int
    table: str
    seat: int
    turn: int
    person: str
    way: str
    due: int
    tries: int


def tell(
    connection: sa.Connection,
    table: str,
    seat: int,
    turn: int,
    person: str,
    ways: Sequence[str],
    now: int,
) -> None:
    """Queue a notice for each way of telling; one that is still waiting is out of date."""
    c = t.notices.c
    for way in ways:
        due = now + MAIL_WAITS if way == MAIL else now
        this = sa.and_(c.table_id == table, c.seat == seat, c.person == person, c.way == way)
        if connection.scalar(sa.select(c.id).where(this, c.turn == turn)) is not None:
            continue
        connection.execute(t.notices.update().where(this, sa.not_(c.is_done)).values(is_done=True))
        connection.execute(
            t.notices.insert().values(
                table_id=table,
                seat=seat,
                turn=turn,
                person=person,
                way=way,
                due=due,
                tries=0,
                is_done=False,
                created=now,
            )
        )


class NoticeQueue:
    def __init__(self, store: Store) -> None:
        self.store = store

    def due(self, now: int, limit: int = 50) -> list[Notice]:
        c = t.notices.c
        query = (
            sa.select(c.id, c.table_id, c.seat, c.turn, c.person, c.way, c.due, c.tries)
            .where(sa.not_(c.is_done), c.due <= now)
            .order_by(c.due)
            .limit(limit)
        )
        with self.store.reading() as connection:
            return [Notice(*row) for row in connection.execute(query)]

    def take(self, notice: Notice, now: int) -> bool:
        """Take a notice; False if another server was faster.

        A mail counts as sent from here on: if the server is killed meanwhile, there is none, but
        there are never two. A hook would be called again.
        """
        c = t.notices.c
        values = {"is_done": True} if notice.way == MAIL else {"due": now + HELD}
        with self.store.writing() as connection:
            done = connection.execute(
                t.notices.update()
                .where(c.id == notice.id, c.due == notice.due, sa.not_(c.is_done))
                .values(tries=notice.tries + 1, **values)
            )
        return done.rowcount == 1

    def finish(self, notice: Notice) -> None:
        with self.store.writing() as connection:
            connection.execute(
                t.notices.update().where(t.notices.c.id == notice.id).values(is_done=True)
            )

    def again(self, notice: Notice, due: int) -> None:
        """It failed; try again later, unless there is a newer one by then."""
        c = t.notices.c
        newest = sa.select(sa.func.max(c.id)).where(
            c.table_id == notice.table,
            c.seat == notice.seat,
            c.person == notice.person,
            c.way == notice.way,
        )
        with self.store.writing() as connection:
            is_newest = connection.scalar(newest) == notice.id
            connection.execute(
                t.notices.update().where(c.id == notice.id).values(is_done=not is_newest, due=due)
            )

    def clean(self, now: int) -> None:
        """Forget what was done long ago: those turns are over, so nothing can be sent twice."""
        with self.store.writing() as connection:
            connection.execute(
                t.notices.delete().where(t.notices.c.is_done, t.notices.c.created < now - KEPT)
            )
