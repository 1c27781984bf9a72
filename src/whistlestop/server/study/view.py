"""What a table's page shows of the hints that people asked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from whistlestop.core.words import Seat, Speaker
from whistlestop.server.study.hints import Hint
from whistlestop.server.table.room import Room


@dataclass(frozen=True)
class HintView:
    id: int
    label: str
    bot: str


def hint_view(room: Room, seat: int, hints: Sequence[Hint], speaker: Speaker) -> HintView | None:
    """The hint that a seat has been given in the current position."""
    for hint in hints:
        if (hint.seat, hint.version) == (seat, room.version):
            game = room.match.game
            action = game.by_notation[hint.action]
            return HintView(int(action.id), speaker.say(game.words.label(action)), hint.bot)
    return None


def hint_sentences(hints: Sequence[Hint], speaker: Speaker) -> list[tuple[int, str]]:
    """Who asked for a hint, with the moment of the game; an undo doesn't remove it."""
    return [
        (hint.moment, speaker.text("{player} asked for a hint.", player=Seat(hint.seat)))
        for hint in hints
    ]
