"""What a table's page shows about its people and their hints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from markupsafe import Markup

from whistlestop.core.words import Seat, Speaker
from whistlestop.server.moderation.measures import why_closed
from whistlestop.server.people.names import profile_path
from whistlestop.server.storage import schema as t
from whistlestop.server.storage.rows import CLOSED, SeatRow
from whistlestop.server.storage.store import Store
from whistlestop.server.study.hints import Hint, HintStore
from whistlestop.server.table.tables import Look


@dataclass(frozen=True)
class HintView:
    id: int
    label: str
    bot: str


def company(
    store: Store, look: Look, seat: SeatRow | None, shown: dict[str, Any], speaker: Speaker
) -> dict[str, Any]:
    """What is added to the values of a table's page, which are `shown` so far."""
    hints = HintStore(store).hints(look.row.id)
    hint = None
    if seat is not None and shown["is_mine"]:
        hint = _hint(look, seat, hints, speaker)
    added: dict[str, Any] = {
        "accounts": _accounts(store, look),
        "hint": hint,
        "may_ask": shown["is_mine"] and look.row.hints and hint is None,
        "why_closed": why_closed(store, look.row.id) if look.row.status == CLOSED else "",
        "notes": _with_hints(shown["notes"], hints, shown["last"], speaker),
    }
    if hint is not None:
        added["picture"] = _pointed(shown["picture"], hint.id)
    return added


def _hint(look: Look, seat: SeatRow, hints: Sequence[Hint], speaker: Speaker) -> HintView | None:
    for hint in hints:
        if (hint.seat, hint.version) == (seat.number, look.version) and look.room is not None:
            game = look.room.match.game
            action = game.by_notation[hint.action]
            return HintView(int(action.id), speaker.say(game.words.label(action)), hint.bot)
    return None


def _with_hints(
    notes: dict[int, list[str]], hints: Sequence[Hint], last: int, speaker: Speaker
) -> dict[int, list[str]]:
    """That somebody asked stands behind the line before it; an undo does not take it away."""
    found = {moment: list(sentences) for moment, sentences in notes.items()}
    for hint in hints:
        sentence = speaker.text("{player} asked for a hint.", player=Seat(hint.seat))
        found.setdefault(min(max(hint.moment, 1), last), []).append(sentence)
    return found


def _pointed(picture: Markup, id: int) -> Markup:
    """The drawing, with what the hint stands for marked in it."""
    place = f'data-choice="{id}"'
    return Markup(str(picture).replace(place, f'{place} data-hint="yes"'))


def _accounts(store: Store, look: Look) -> dict[str, str]:
    """Who at the table has a profile: where it is, by the people's ids."""
    c = t.people.c
    people = [seat.person for seat in look.row.seats if seat.person is not None]
    query = sa.select(c.id, c.name).where(c.id.in_(people), c.login.is_not(None))
    with store.reading() as connection:
        return {row[0]: profile_path(row[0], row[1]) for row in connection.execute(query)}
