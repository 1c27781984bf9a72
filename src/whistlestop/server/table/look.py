"""A table as somebody sees it at one moment."""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.server.storage.rows import Person, SeatRow, TableRow
from whistlestop.server.table.room import Room


@dataclass(frozen=True)
class Look:
    """A table as it is now. The room is there once the game has begun."""

    row: TableRow
    room: Room | None

    @property
    def version(self) -> int:
        return 0 if self.room is None else self.room.version

    @property
    def tag(self) -> str:
        """Changes whenever anything at the table does."""
        return f"{self.version}.{self.row.revision}.{self.row.status}"

    def seat_of(self, person: Person | None) -> SeatRow | None:
        if person is None:
            return None
        return next((seat for seat in self.row.seats if seat.person == person.id), None)
