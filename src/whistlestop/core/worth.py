"""What a choice is worth at once: its price, and what it brings, by the rules alone.

`Words.worth` says it of an action, a `Shortcut` of itself. The numbers are exact: what a choice
costs is gone after it, and what it brings is there. What may follow later (a link that needs five
more cubes and then scores) is a note.
"""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.core.words import Listing, Message, say, say_many

POINTS = "points"


@dataclass(frozen=True)
class Amount:
    """So much of something, with the words for it."""

    unit: str  # for programs and tests: "dice", "points"
    number: int
    words: Message
    brief: Message | None = None  # where there is little room, if the words say more than how many


@dataclass(frozen=True)
class Worth:
    costs: tuple[Amount, ...] = ()
    brings: tuple[Amount, ...] = ()
    notes: tuple[Message, ...] = ()
    tag: Message | None = None  # all that a small button says of it, if that is less
    purse: tuple[Message, Message] | None = None  # what there is to pay with, before and after
    rank: int = 0  # among choices that bring the same, those of a higher rank come first in a list

    def message(self, is_brief: bool = False) -> Message | None:
        """In a few words, for a list, a ticket or a tooltip; None if there is nothing to say."""

        def listed(amounts: tuple[Amount, ...]) -> Listing:
            return Listing([(is_brief and one.brief) or one.words for one in amounts])

        costs, brings = listed(self.costs), listed(self.brings)
        if self.costs and self.brings:
            told = say("{costs} for {gains}", costs=costs, gains=brings)
        elif self.costs:
            told = say("costs {costs}", costs=costs)
        elif self.brings:
            told = say("brings {gains}", gains=brings)
        else:
            return self._noted(None)
        return self._noted(told)

    def _noted(self, told: Message | None) -> Message | None:
        for note in self.notes:
            told = note if told is None else say("{first}; {then}", first=told, then=note)
        return told

    @property
    def gain(self) -> int:
        """What it brings, as one number to sort by: choices of a kind bring the same unit."""
        return self.brings[-1].number if self.brings else 0

    def number(self, unit: str) -> int:
        """What it brings of a unit, less what it costs."""
        gained = sum(amount.number for amount in self.brings if amount.unit == unit)
        return gained - sum(amount.number for amount in self.costs if amount.unit == unit)


NOTHING = Worth()


def points(n: int) -> Amount:
    return Amount(POINTS, n, say_many("{n} point", "{n} points", n))
