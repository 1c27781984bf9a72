"""What a table's page shows about time and absence."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from whistlestop.core.words import Message, Seat, Speaker, say
from whistlestop.server.absence.store import ASKED, TIME_UP, AbsenceNote
from whistlestop.server.levels import bot_heading
from whistlestop.server.storage.rows import FREED, GIVEN_UP, TAKEN, TableRow
from whistlestop.server.table.clock_forms import clock_words, times_left
from whistlestop.server.table.clocks import duration
from whistlestop.server.table.room import ONLY, ORDER, STAND_IN


@dataclass(frozen=True)
class ClockView:
    rule: str  # empty where there is no clock
    left: list[str]  # for each seat; empty for bots
    deadline: int | None  # of the player to act
    until: str  # the same as text, for browsers without the script
    is_overdue: bool


def is_overdue(row: TableRow, now: int) -> bool:
    return row.deadline is not None and row.deadline <= now


def clock_view(row: TableRow, speaker: Speaker, is_late: bool) -> ClockView:
    rule = clock_words(row)
    return ClockView(
        rule="" if rule is None else speaker.say(rule),
        left=["" if left is None else speaker.say(duration(left)) for left in times_left(row)],
        deadline=row.deadline,
        until="" if row.deadline is None else speaker.time(row.deadline),
        is_overdue=is_late,
    )


def made_by(maker: str) -> Message | None:
    """Who made a move, if the sentence names somebody else."""
    if maker == STAND_IN:
        return say("(a bot’s choice)")
    if maker == ORDER:
        return say("(auto-play)")
    if maker == ONLY:
        return say("(only choice)")
    return None


def note_words(note: AbsenceNote) -> Message:
    player = Seat(note.seat)
    if note.kind == TIME_UP:
        return say(
            "{player}’s time is up: a bot takes over ({bot}).",
            player=player,
            bot=bot_heading(note.bot),
        )
    if note.kind == ASKED:
        return say(
            "{player} is away: a bot takes over ({bot}).", player=player, bot=bot_heading(note.bot)
        )
    seats = {
        GIVEN_UP: say("{name} gives up the seat.", name=note.bot),
        FREED: say("The host frees the seat of {name}, who was away.", name=note.bot),
        TAKEN: say("{name} takes over the seat.", name=note.bot),
    }
    return seats.get(note.kind) or say("{player} is back.", player=player)


def absence_sentences(notes: Sequence[AbsenceNote], speaker: Speaker) -> list[tuple[int, str]]:
    """The sentences, each with the moment of the game at which it was noted."""
    return [(note.moment, speaker.say(note_words(note))) for note in notes]
