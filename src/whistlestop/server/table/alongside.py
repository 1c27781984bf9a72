"""What is written in one transaction with a move, or not at all: the clock, and whom to tell.

The caller has already written the table's row, so it is locked: anything else that changes the
table's clock or its stand-ins comes strictly before or after.
"""

from __future__ import annotations

from dataclasses import replace

import sqlalchemy as sa

from whistlestop.server.notices.queue import HOOK, MAIL, tell
from whistlestop.server.storage import schema as t
from whistlestop.server.storage.rows import BOT, Conflict, SeatRow, TableRow
from whistlestop.server.storage.store import Alongside, Written
from whistlestop.server.table.clocks import TableClock, TimeRule
from whistlestop.server.table.room import STAND_IN, Continuation


def alongside(row: TableRow, plan: Continuation) -> Alongside:
    def write(connection: sa.Connection, now: int, written: Written) -> None:
        # Whatever changes a seat or the clock raises the table's revision: if it is as we saw it,
        # so are they.
        if written.revision != row.revision:
            raise Conflict
        if plan.entries and plan.entries[0].maker == STAND_IN:
            if not row.seats[plan.decided[0]].stand_in:
                raise Conflict  # the person came back while the bot was thinking
        if row.clock:
            keep_clock(connection, row.id, _after(row, plan, now))
        seat = _asked(row, plan)
        if seat is not None and seat.person is not None and _is_new_turn(plan):
            ways = [MAIL] * written.has_mail + [HOOK] * written.has_hook
            turn = plan.actors.count(seat.number)
            tell(connection, row.id, seat.number, turn, seat.person, ways, now)

    return write


def moved(row: TableRow, plan: Continuation, now: int) -> TableRow:
    """The table's row after a move that was written, so that it need not be read again."""
    after = replace(
        row,
        status=plan.status,
        to_act=int(plan.state.to_act),
        scores=tuple(plan.state.scores()),
        changed=now,
    )
    if row.clock:
        clock = _after(row, plan, now)
        after = replace(after, times=clock.save(), deadline=clock.deadline)
    return after


def _asked(row: TableRow, plan: Continuation) -> SeatRow | None:
    """The seat that is to act, if a person who is present has it."""
    to_act = int(plan.state.to_act)
    if to_act < 0 or row.seats[to_act].kind == BOT or row.seats[to_act].stand_in:
        return None
    return row.seats[to_act]


def _after(row: TableRow, plan: Continuation, now: int) -> TableClock:
    clock = TableClock.load(TimeRule.parse(row.clock), row.times)
    to_act, is_asked = int(plan.state.to_act), _asked(row, plan) is not None
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
