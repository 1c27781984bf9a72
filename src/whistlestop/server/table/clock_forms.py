"""The clock of a table, as in the form for a new table and in the API."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from whistlestop.core.words import Message, say
from whistlestop.server.levels import bot_heading
from whistlestop.server.storage.rows import TableRow
from whistlestop.server.table.clocks import DAYS, LIVE, NONE, TableClock, TimeRule

WAIT = "wait"  # the form's value for: nothing happens when time is up

# The form's fields, with what they hold at first.
FIRST = {
    "clock": NONE,
    "clock-minutes": "20",
    "clock-increment": "30",
    "clock-days": "2",
    "clock-bank": "7",
    "clock-up": WAIT,
}


@dataclass(frozen=True)
class ClockInfo:
    """How much time there is: so many minutes and an increment of seconds for each turn (live),
    or so many days for each turn and a bank of days for the whole game (days)."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: int = 0
    increment: int = 0
    days: int = 0
    bank: int = 0

    @property
    def rule(self) -> TimeRule:
        if self.kind == LIVE:
            return TimeRule(LIVE, self.minutes, self.increment)
        if self.kind == DAYS:
            return TimeRule(DAYS, self.days, self.bank)
        return TimeRule()


def clock_info(row: TableRow) -> ClockInfo:
    rule = TimeRule.parse(row.clock)
    if rule.kind == LIVE:
        return ClockInfo("live", minutes=rule.first, increment=rule.more)
    if rule.kind == DAYS:
        return ClockInfo("days", days=rule.first, bank=rule.more)
    return ClockInfo()


def times_left(row: TableRow) -> list[int | None]:
    """What each seat has left beyond its turns, at the last move; nothing without a clock."""
    if not row.clock:
        return [None] * len(row.seats)
    clock = TableClock.load(TimeRule.parse(row.clock), row.times)
    return [None if seat.bot else clock.seats[seat.number].left for seat in row.seats]


def form_values(fields: Mapping[str, str]) -> dict[str, str]:
    """What the form shows: what was sent, if anything was."""
    return {name: fields.get(name) or first for name, first in FIRST.items()}


def rule_of_form(fields: Mapping[str, str]) -> TimeRule:
    """The rule that a form was sent with; raises SetupError."""
    kind = fields.get("clock") or NONE
    if kind == LIVE:
        return TimeRule(LIVE, _number(fields, "clock-minutes"), _number(fields, "clock-increment"))
    if kind == DAYS:
        return TimeRule(DAYS, _number(fields, "clock-days"), _number(fields, "clock-bank"))
    return TimeRule(kind)


def on_timeout_of_form(fields: Mapping[str, str]) -> str:
    chosen = fields.get("clock-up", WAIT)
    return "" if chosen == WAIT else chosen


def _number(fields: Mapping[str, str], name: str) -> int:
    """Anything that isn't a number becomes one that no rule allows, so that the rule says what it
    accepts."""
    text = fields.get(name, "").strip()
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else -1


def clock_words(row: TableRow) -> Message | None:
    """The rule of a table and what happens when time is up; nothing without a clock."""
    if not row.clock:
        return None
    rule = TimeRule.parse(row.clock).words()
    if row.on_timeout:
        return say(
            "{rule}; then a bot takes over ({bot})", rule=rule, bot=bot_heading(row.on_timeout)
        )
    return say("{rule}; nobody loses on time", rule=rule)
