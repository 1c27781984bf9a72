"""What a table's page shows about the people there."""

from __future__ import annotations

import sqlalchemy as sa

from whistlestop.server.people.names import profile_path
from whistlestop.server.storage import schema as t
from whistlestop.server.storage.rows import TableRow
from whistlestop.server.storage.store import Store


def profile_paths(store: Store, row: TableRow) -> dict[str, str]:
    """Who at the table has a profile: where it is, by the people's ids."""
    c = t.people.c
    people = [seat.person for seat in row.seats if seat.person is not None]
    query = sa.select(c.id, c.name).where(c.id.in_(people), c.login.is_not(None))
    with store.reading() as connection:
        return {row[0]: profile_path(row[0], row[1]) for row in connection.execute(query)}
