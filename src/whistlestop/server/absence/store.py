"""What the database keeps about absence: deadlines, who stands in for whom, and when servers ran.

Every change to a table's clock or its stand-ins locks the table's row first, as a move does. So if
two servers find a deadline passed, one acts, and none acts while a move is being written.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from whistlestop.server.storage import schema as t
from whistlestop.server.storage.database import AT_WORK as PULSE
from whistlestop.server.storage.database import SILENCE
from whistlestop.server.storage.rows import RUNNING, Conflict
from whistlestop.server.storage.store import Store
from whistlestop.server.table.alongside import keep_clock
from whistlestop.server.table.clocks import TableClock, TimeRule

ASKED, TIME_UP, BACK = "asked", "time", "back"


@dataclass(frozen=True)
class AbsenceNote:
    """A bot stood in for a seat, or its person came back, at this moment."""

    seat: int
    moment: int
    kind: str
    bot: str
    created: int


class AbsenceStore:
    def __init__(self, store: Store) -> None:
        self.store = store

    def overdue(self, now: int, limit: int = 100) -> list[str]:
        """Tables where time is up and a bot should stand in."""
        c = t.tables.c
        query = (
            sa.select(c.id)
            .where(c.deadline <= now, c.status == RUNNING, c.on_timeout != "")
            .limit(limit)
        )
        with self.store.reading() as connection:
            return list(connection.scalars(query))

    def time_out(self, id: str, moment: int, now: int) -> bool:
        """Let a bot stand in for the seat to act; False if that was done already, or is no longer
        due."""
        with self.store.writing() as connection:
            row = _locked(connection, id)
            deadline = None if row is None else row["deadline"]
            if row is None or deadline is None or deadline > now or not row["on_timeout"]:
                return False
            clock = _clock(row)
            keep_clock(connection, id, clock.timed_out(now))
            note = AbsenceNote(clock.running, moment, TIME_UP, row["on_timeout"], now)
            _stand_in(connection, id, note, row["on_timeout"])
        return True

    def stand_in(self, id: str, number: int, bot: str, moment: int, now: int) -> None:
        """Let a bot play for a seat; raises Conflict if one already does, or the game isn't
        running."""
        with self.store.writing() as connection:
            row = _locked(connection, id)
            if row is None or _bot_of(connection, id, number):
                raise Conflict
            if row["clock"] and row["to_act"] == number:
                keep_clock(connection, id, _clock(row).stopped(now))
            _stand_in(connection, id, AbsenceNote(number, moment, ASKED, bot, now), bot)

    def come_back(self, id: str, number: int, moment: int, now: int) -> None:
        """Give a seat back to its person; raises Conflict if no bot stands in."""
        with self.store.writing() as connection:
            row = _locked(connection, id)
            bot = _bot_of(connection, id, number)
            if row is None or not bot:
                raise Conflict
            if row["clock"] and row["to_act"] == number:
                keep_clock(connection, id, _clock(row).started(number, now))
            _stand_in(connection, id, AbsenceNote(number, moment, BACK, bot, now), "")

    def notes(self, id: str) -> list[AbsenceNote]:
        c = t.absences.c
        query = (
            sa.select(c.seat, c.moment, c.kind, c.bot, c.created)
            .where(c.table_id == id)
            .order_by(c.id)
        )
        with self.store.reading() as connection:
            return [AbsenceNote(*row) for row in connection.execute(query)]

    # The pulse: while no server was at work, nobody's time ran

    def wake(self, now: int) -> int:
        """A server starts, or the machine's clock was set; returns for how many milliseconds no
        server was at work, 0 if one was.

        If the last sign of one lies in the future, the machine's clock was set back, and the clocks
        of the tables go back with it. Of several servers, the first to notice sees to that.
        """
        try:
            with self.store.writing() as connection:
                last = connection.scalar(
                    sa.select(t.pulses.c.at).where(t.pulses.c.name == PULSE).with_for_update()
                )
                if last is None:
                    connection.execute(t.pulses.insert().values(name=PULSE, at=now))
                    return 0
                pause = now - int(last)
                is_jump = abs(pause) > SILENCE
                if is_jump:
                    _shift(connection, pause, now)
                    _beat(connection, now, t.pulses.c.at > now)
                _beat(connection, now)
        except IntegrityError:  # another server was the very first
            return 0
        return pause if is_jump else 0

    def beat(self, now: int) -> None:
        with self.store.writing() as connection:
            _beat(connection, now)


def _beat(connection: sa.Connection, now: int, where: sa.ColumnElement[bool] | None = None) -> None:
    is_older = t.pulses.c.at < now if where is None else where
    connection.execute(t.pulses.update().where(t.pulses.c.name == PULSE, is_older).values(at=now))


def _shift(connection: sa.Connection, pause: int, now: int) -> None:
    c = t.tables.c
    query = (
        sa.select(c.id, c.clock, c.times)
        .where(c.status == RUNNING, c.deadline.is_not(None))
        .with_for_update()
    )
    for row in connection.execute(query).mappings().all():
        keep_clock(connection, row["id"], _clock(row).shifted(pause, now))
        changed = t.tables.update().where(c.id == row["id"]).values(revision=c.revision + 1)
        connection.execute(changed)


def _locked(connection: sa.Connection, id: str) -> Any:
    """A running table's clock, locked until we are done."""
    c = t.tables.c
    query = (
        sa.select(c.to_act, c.clock, c.times, c.on_timeout, c.deadline)
        .where(c.id == id, c.status == RUNNING)
        .with_for_update()
    )
    return connection.execute(query).mappings().one_or_none()


def _clock(row: Any) -> TableClock:
    return TableClock.load(TimeRule.parse(row["clock"]), row["times"])


def _bot_of(connection: sa.Connection, id: str, number: int) -> str:
    c = t.seats.c
    query = sa.select(c.stand_in).where(c.table_id == id, c.number == number)
    return str(connection.scalar(query) or "")


def _stand_in(connection: sa.Connection, id: str, note: AbsenceNote, bot: str) -> None:
    c = t.seats.c
    connection.execute(
        t.seats.update().where(c.table_id == id, c.number == note.seat).values(stand_in=bot)
    )
    connection.execute(
        t.absences.insert().values(
            table_id=id,
            seat=note.seat,
            moment=note.moment,
            kind=note.kind,
            bot=note.bot,
            created=note.created,
        )
    )
    connection.execute(
        t.tables.update()
        .where(t.tables.c.id == id)
        .values(revision=t.tables.c.revision + 1, changed=note.created)
    )
