"""What players add to the dice: a number, promised with a seat and told when all are taken."""

from __future__ import annotations

import asyncio
import re

from whistlestop.core.words import say
from whistlestop.server.errors import Refusal
from whistlestop.server.storage.rows import Conflict, Person
from whistlestop.server.table.refusals import no_seat
from whistlestop.server.table.tables import Tables

SHARE = re.compile("[0-9a-f]{32,64}")
PROMISE = re.compile("[0-9a-f]{64}")


def checked_promise(promise: str) -> str:
    """The promise if it is one, or none; raises Refusal."""
    if promise and not PROMISE.fullmatch(promise):
        raise Refusal(
            422,
            say("A promise is the SHA-256 of your number: 64 hexadecimal digits.", kind="share"),
        )
    return promise


async def tell_share(tables: Tables, id: str, person: Person, share: str) -> None:
    """Tell the number that was promised, now that everybody sits; the last one begins the game."""
    look = await tables.look(id)
    seat = look.seat_of(person)
    if seat is None:
        raise no_seat()
    if not SHARE.fullmatch(share):
        raise Refusal(
            422, say("A number for the dice has 32 to 64 hexadecimal digits.", kind="share")
        )
    try:
        await asyncio.to_thread(tables.store.tell_share, id, seat.number, share)
    except Conflict:
        raise Refusal(
            409,
            say("This number isn’t asked for now, or isn’t the one you promised.", kind="share"),
        ) from None
    await tables.start_if_full(id)
    tables.hub.tell(id)
