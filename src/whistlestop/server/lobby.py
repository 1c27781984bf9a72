"""The lobby: what can be played at once, where it is one's turn, and what else goes on."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from whistlestop.core.registry import find_title, title_names
from whistlestop.core.words import Message
from whistlestop.server import rows
from whistlestop.server.absence.forms import clock_words
from whistlestop.server.community.friends import Friends
from whistlestop.server.rows import Person, TableRow
from whistlestop.server.store import Store
from whistlestop.server.visit import Visit

MINE_SHOWN = 60
OTHERS_SHOWN = 30
UNFINISHED = (rows.OPEN, rows.RUNNING)


@dataclass(frozen=True)
class Card:
    """A table as the lobby shows it."""

    row: TableRow
    heading: str
    is_mine: bool
    is_my_turn: bool

    @property
    def board(self) -> Message:
        return find_title(self.row.game).board_heading(self.row.board)

    @property
    def clock(self) -> Message | None:
        return clock_words(self.row)

    @property
    def until(self) -> int | None:
        """Until when the one to act has time, where there is a clock."""
        return self.row.deadline if self.row.status == rows.RUNNING else None

    @property
    def free(self) -> int:
        return sum(seat.kind == rows.FREE and not seat.is_taken for seat in self.row.seats)


async def lobby_html(visit: Visit, kept: Store) -> str:
    person = visit.caller.person
    mine: list[TableRow] = []
    if person is not None:
        mine = await asyncio.to_thread(kept.tables_of, person.id, MINE_SHOWN)
    others = {
        status: await asyncio.to_thread(kept.public_tables, status, OTHERS_SHOWN)
        for status in (rows.OPEN, rows.RUNNING, rows.FINISHED)
    }
    friends: list[TableRow] = []
    if person is not None and not person.is_guest:
        friends = await asyncio.to_thread(Friends(kept).open_tables, person.id, OTHERS_SHOWN)
    friends = [row for row in friends if row.id not in {one.id for one in mine}]
    known = {row.id for row in (*mine, *friends)}
    cards = [_card(row, person, True) for row in mine]
    return visit.render(
        "lobby.html",
        language=visit.language,
        now=kept.clock.now(),
        games=[find_title(name) for name in title_names()],
        my_turn=[card for card in cards if card.is_my_turn],
        my_games=[card for card in cards if not card.is_my_turn and card.row.status in UNFINISHED],
        my_finished=[card for card in cards if card.row.status not in UNFINISHED],
        friends=[_card(row, person, False) for row in friends],
        open=[_card(row, person, False) for row in others[rows.OPEN] if row.id not in known],
        running=[_card(row, person, False) for row in others[rows.RUNNING] if row.id not in known],
        finished=[
            _card(row, person, False) for row in others[rows.FINISHED] if row.id not in known
        ],
    )


def _card(row: TableRow, person: Person | None, is_mine: bool) -> Card:
    is_my_turn = (
        person is not None
        and row.status == rows.RUNNING
        and row.to_act >= 0
        and row.seats[row.to_act].person == person.id
        and not row.seats[row.to_act].stand_in
    )
    return Card(row, find_title(row.game).heading, is_mine, is_my_turn)
