"""What people write to each other at a table."""

from __future__ import annotations

import asyncio

from whistlestop.core.words import say
from whistlestop.server.errors import Refusal
from whistlestop.server.people.sanctions import check_voice
from whistlestop.server.storage.rows import CLOSED, Person
from whistlestop.server.table.refusals import closed, no_seat
from whistlestop.server.table.tables import Tables

LONGEST_REMARK = 500
JOINERS = "\u200c\u200d"  # hold letters and emoji together, and are not printed


async def make_remark(tables: Tables, id: str, person: Person | None, text: str) -> None:
    """Say something to all at the table."""
    look = await tables.look(id)
    seat = look.seat_of(person)
    if seat is None:
        raise no_seat()
    text = _as_sent(text)
    if look.row.status == CLOSED:
        raise closed()
    assert person is not None
    await asyncio.to_thread(check_voice, tables.store, person)
    await asyncio.to_thread(tables.store.add_remark, id, seat.number, seat.name, text, person.id)
    tables.hub.tell(id)


def _as_sent(text: str) -> str:
    """The remark on one line, without what can't be printed."""
    line = " ".join("".join(c if c.isprintable() or c in JOINERS else " " for c in text).split())
    if not line:
        raise Refusal(422, say("Write something first.", kind="remark"))
    if len(line) > LONGEST_REMARK:
        raise Refusal(
            422,
            say("A message has at most {most} characters.", kind="remark", most=LONGEST_REMARK),
        )
    return line
