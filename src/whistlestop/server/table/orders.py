"""Standing orders at the table: kept with the seat, and followed where they apply.

`forced` takes a choice if it is the only one. The others are the game's own (`core/orders.py`): the
game says when one can be given and what it answers.
"""

from __future__ import annotations

from typing import Any

from whistlestop.core.game import Action, State
from whistlestop.core.orders import Given
from whistlestop.server.storage.rows import SeatRow, TableRow
from whistlestop.server.table.room import Answer, forced

FORCED = "forced"
GIVEN = "given"


def given_orders(seat: SeatRow) -> list[Given]:
    return [Given(**entry) for entry in seat.orders.get(GIVEN, [])]


def as_kept(given: list[Given]) -> dict[str, Any]:
    return {
        GIVEN: [
            {"name": order.name, "subject": order.subject, "number": order.number}
            for order in given
        ]
    }


def answer_for(row: TableRow) -> Answer:
    """What the people at a table have ordered."""

    def answer(state: State) -> Action | None:
        seat = row.seats[int(state.to_act)]
        if seat.bot_at_work:  # a stand-in decides as it sees fit
            return None
        for given in given_orders(seat):
            action = state.game.words.answer(state, given)
            if action is not None and state.is_legal(action):
                return action
        return forced(state) if seat.orders.get(FORCED) else None

    return answer
