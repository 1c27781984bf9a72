"""What is written in one transaction with a move, or not at all: the clock, and whom to tell.

The caller has already written the table's row, so it is locked: anything else that changes the
table's clock or its stand-ins comes strictly before or after.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from whistlestop.server.notices.queue import tell
from whistlestop.server.storage import schema as t
from whistlestop.server.storage.rows import BOT, Conflict, TableRow
from whistlestop.server.storage.store import Alongside, Written
from whistlestop.server.table.clocks import TableClock, TimeRule
from whistlestop.server.table.room import STAND_IN, Continuation

# Made once: every move runs this, and building a statement costs more than running it.
_SEATS = sa.select(t.seats.c.number, t.seats.c.kind, t.seats.c.stand_in, t.seats.c.person).where(
    t.seats.c.table_id == sa.bindparam("id")
)


def alongside(row: TableRow, plan: Continuation) -> Alongside:
    id = row.id

    def write(connection: sa.Connection, now: int, written: Written) -> None:
        # Whatever changes a seat raises the table's revision: if it is as we saw it, so are they.
        known: Any = row.seats
        if written.revision != row.revision:
            known = connection.execute(_SEATS, {"id": id}).all()
        seats = {seat.number: seat for seat in known}
        if plan.entries and plan.entries[0].maker == STAND_IN:
            if not seats[plan.decided[0]].stand_in:
                raise Conflict  # the person came back while the bot was thinking
        to_act = int(plan.state.to_act)
        is_asked = to_act >= 0 and seats[to_act].kind != BOT and not seats[to_act].stand_in
        if written.clock:
            clock = TableClock.load(TimeRule.parse(written.clock), written.times)
            keep_clock(connection, id, _after(clock, plan, is_asked, now))
        if is_asked and seats[to_act].person is not None and _is_new_turn(plan):
            tell(connection, id, to_act, plan.actors.count(to_act), seats[to_act].person, now)

    return write


def _after(clock: TableClock, plan: Continuation, is_asked: bool, now: int) -> TableClock:
    to_act = int(plan.state.to_act)
    if plan.is_undo:
        return clock.after_undo(to_act, is_asked, now)
    return clock.after(plan.decided, to_act, is_asked, now)


def keep_clock(connection: sa.Connection, id: str, clock: TableClock) -> None:
    connection.execute(
        t.tables.update()
        .where(t.tables.c.id == id)
        .values(times=clock.save(), deadline=clock.deadline)
    )


def _is_new_turn(plan: Continuation) -> bool:
    """Whether the seat to act was not the last to decide; after an undo, people know already."""
    decided = [actor for actor in plan.decided if actor >= 0]
    return not plan.is_undo and decided[-1:] != [int(plan.state.to_act)]
