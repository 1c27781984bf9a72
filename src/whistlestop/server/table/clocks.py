"""The clock of a table, as numbers: time is always an argument, and nothing here waits.

A rule gives each turn of a person some time, and each person some more to use when the turn's own
time is over. *Live* is a rule whose turns have no time of their own: all of it comes from the
minutes of the game, to which every new turn adds its seconds. *Days* gives each turn its days, and
each person a bank of days for the whole game.

A turn is a run of decisions by one seat, whatever chance answers in between; it ends when another
seat decides or is asked. Time runs only while a person is asked: bots, chance and standing orders
cost nobody any time. Spent time stays spent. So an undo gives no time back, and resumes the earlier
turn instead of beginning a new one; the same holds for a turn that another player's undo took away.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from whistlestop.core.errors import SetupError
from whistlestop.core.words import Message, say, say_many
from whistlestop.server.clock import DAY, MINUTE, SECOND

NONE, LIVE, DAYS = "none", "live", "days"
NOBODY = -1

MOST_MINUTES, MOST_INCREMENT = 600, 600
MOST_DAYS, MOST_BANK = 60, 365


@dataclass(frozen=True)
class TimeRule:
    """How much time the people at a table have. As text: "live 10+15", "days 2+7", or nothing."""

    kind: str = NONE
    first: int = 0  # minutes at the start; or days for each turn
    more: int = 0  # seconds that each turn adds; or days in the bank

    def __post_init__(self) -> None:
        if self.kind == LIVE:
            _within(say("The minutes of a clock"), self.first, 1, MOST_MINUTES)
            _within(say("The seconds that a turn adds"), self.more, 0, MOST_INCREMENT)
        elif self.kind == DAYS:
            _within(say("The days of a turn"), self.first, 1, MOST_DAYS)
            _within(say("The days in the reserve"), self.more, 0, MOST_BANK)
        elif self.kind != NONE:
            raise SetupError(say("There is no such clock.", kind="clock"))

    @classmethod
    def parse(cls, text: str) -> TimeRule:
        if text == "":
            return cls()
        found = re.fullmatch(r"([a-z]+) ([0-9]{1,4})\+([0-9]{1,4})", text)
        if found is None:
            raise SetupError(say("There is no such clock.", kind="clock"))
        return cls(found[1], int(found[2]), int(found[3]))

    def __str__(self) -> str:
        return "" if self.kind == NONE else f"{self.kind} {self.first}+{self.more}"

    @property
    def turn(self) -> int:
        """A turn's own time."""
        return self.first * DAY if self.kind == DAYS else 0

    @property
    def rest(self) -> int:
        """What each seat begins with beyond that."""
        return self.first * MINUTE if self.kind == LIVE else self.more * DAY

    @property
    def increment(self) -> int:
        """What a new turn adds to it."""
        return self.more * SECOND if self.kind == LIVE else 0

    def words(self) -> Message:
        if self.kind == LIVE:
            return say(
                "{minutes} min + {seconds} s per turn",
                minutes=self.first,
                seconds=self.more,
            )
        if self.kind == DAYS:
            turn = say_many("{n} day per turn", "{n} days per turn", self.first)
            bank = say_many("a reserve of {n} day", "a reserve of {n} days", self.more)
            return say("{turn} and {bank}", turn=turn, bank=bank)
        return say("no clock")


NO_CLOCK = TimeRule()


@dataclass(frozen=True)
class SeatTime:
    left: int  # of the seat's time beyond its turns
    used: int = 0  # by the present turn, or by the last one
    is_done: bool = True  # the last turn is over: the next one is new


@dataclass(frozen=True)
class TableClock:
    rule: TimeRule
    seats: tuple[SeatTime, ...]
    running: int = NOBODY  # the seat whose time runs,
    since: int = 0  # and since when

    @classmethod
    def begun(cls, rule: TimeRule, players: int) -> TableClock:
        return cls(rule, (SeatTime(rule.rest),) * players)

    @classmethod
    def load(cls, rule: TimeRule, text: str) -> TableClock:
        kept = json.loads(text)
        seats = tuple(SeatTime(left, used, done == 1) for left, used, done in kept["seats"])
        return cls(rule, seats, kept["running"], kept["since"])

    def save(self) -> str:
        seats = [[seat.left, seat.used, int(seat.is_done)] for seat in self.seats]
        return json.dumps({"seats": seats, "running": self.running, "since": self.since})

    # Asking

    @property
    def deadline(self) -> int | None:
        """When the time of the seat whose time runs is up."""
        if self.running == NOBODY:
            return None
        seat = self.seats[self.running]
        return self.since + max(0, self.rule.turn - seat.used) + seat.left

    def is_overdue(self, now: int) -> bool:
        deadline = self.deadline
        return deadline is not None and deadline <= now

    def left(self, seat: int, now: int) -> int:
        """What a seat has left beyond its turns."""
        clock = self.stopped(now) if self.running == seat else self
        return clock.seats[seat].left

    # What happens

    def after(self, actors: Sequence[int], to_act: int, is_asked: bool, now: int) -> TableClock:
        """After a move: who decided in it, in order (chance is below 0), and whose turn it is.

        `is_asked` says whether that is a person who is present, so that their time runs.
        """
        decided = [actor for actor in actors if actor >= 0]
        done = {before for before, then in pairwise([*decided, to_act]) if before != then}
        clock = self.stopped(now)
        for seat in done:
            clock = clock._with(seat, replace(clock.seats[seat], is_done=True))
        return clock.started(to_act, now) if is_asked else clock

    def after_undo(self, to_act: int, is_asked: bool, now: int) -> TableClock:
        """After an undo, the earlier turn continues."""
        clock = self.stopped(now)
        if not is_asked:
            return clock
        resumed = replace(clock.seats[to_act], is_done=False)
        return clock._with(to_act, resumed).started(to_act, now)

    def started(self, seat: int, now: int) -> TableClock:
        """The seat is asked: in a new turn, or in one that was interrupted."""
        clock = self
        time = self.seats[seat]
        if time.is_done:
            new = SeatTime(time.left + self.rule.increment, used=0, is_done=False)
            clock = self._with(seat, new)
        return replace(clock, running=seat, since=now)

    def stopped(self, now: int) -> TableClock:
        """Nobody is asked any more; the time used so far is spent."""
        if self.running == NOBODY:
            return self
        seat = self.seats[self.running]
        turn = self.rule.turn
        used = seat.used + max(0, now - self.since)
        beyond = max(0, used - turn) - max(0, seat.used - turn)
        spent = replace(seat, used=used, left=max(0, seat.left - beyond))
        return replace(self._with(self.running, spent), running=NOBODY)

    def timed_out(self, now: int) -> TableClock:
        """The running seat's turn is over because its time is up; a bot takes it from here."""
        clock = self.stopped(now)
        return clock._with(self.running, replace(clock.seats[self.running], is_done=True))

    def shifted(self, by: int, now: int) -> TableClock:
        """As if the last `by` milliseconds had not passed; as if there were more, if it is
        negative."""
        if self.running == NOBODY:
            return self
        if by < 0:
            return replace(self, since=self.since + by)
        return replace(self, since=min(self.since + by, max(now, self.since)))

    def _with(self, number: int, time: SeatTime) -> TableClock:
        seats = list(self.seats)
        seats[number] = time
        return replace(self, seats=tuple(seats))


def duration(milliseconds: int) -> Message:
    """A length of time in two units."""
    seconds = max(0, milliseconds) // SECOND
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    days, hours = divmod(hours, 24)
    if days:
        return say("{days} d {hours} h", days=days, hours=hours)
    if hours:
        return say("{hours} h {minutes} min", hours=hours, minutes=minutes)
    return say("{minutes}:{seconds} min", minutes=minutes, seconds=f"{seconds:02d}")


def _within(what: Message, number: int, least: int, most: int) -> None:
    if not least <= number <= most:
        raise SetupError(
            say(
                "{what}: a whole number from {least} to {most}.",
                kind="clock",
                what=what,
                least=least,
                most=most,
            )
        )
