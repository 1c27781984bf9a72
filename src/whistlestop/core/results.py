"""What the page of a result tells of a finished game: the parts of the scores, and awards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from whistlestop.core.game import Event
from whistlestop.core.words import Message


@dataclass(frozen=True)
class ScorePart:
    """A part of every seat's score, as a piece of a bar. All parts sum up to the score."""

    name: Message
    values: tuple[int, ...]  # for each seat; some may be negative
    colour: str = ""  # of the palette; empty: each player's own
    letter: str = ""  # what tells the colour apart
    pieces: tuple[int, ...] = ()  # for each seat: of how many equal pieces the value is made


@dataclass(frozen=True)
class Award:
    """Something that one player did better than all others."""

    name: Message
    what: Message  # what they did
    seat: int
    sign: str  # what a page draws on it: "cargo", "rails"


def most(values: Sequence[int]) -> int | None:
    """The seat with the highest value; None if nobody has any or two share it."""
    best = max(values)
    return values.index(best) if best > 0 and list(values).count(best) == 1 else None


def award_for_most(
    name: Message, what: Callable[[int], Message], values: Sequence[int], sign: str
) -> list[Award]:
    """An award for the highest number, if one player alone has it."""
    seat = most(values)
    return [] if seat is None else [Award(name, what(values[seat]), seat, sign)]


def deliveries_of(
    events: Sequence[Event], kind: int, players: int
) -> tuple[list[int], Event | None]:
    """How many deliveries each seat made, and the first of the longest.

    An event of this kind has the seat as its first number and the length as its fifth.
    """
    made = [event for event in events if event[0] == kind]
    counts = [sum(1 for event in made if event[1] == seat) for seat in range(players)]
    return counts, max(made, key=lambda event: event[5], default=None)
