"""Rulings: what is played where the printed rules are silent, or can be read in two ways.

A game lists its own in `rulings.py`. A ruling applies from some version of the game's rules on; if
it replaced another, it says what was played before. A game begun under an older version continues
under the rulings of that version: `Game.follows` is the switch, by the ruling's id.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from whistlestop.core.words import Message


@dataclass(frozen=True)
class Ruling:
    id: str  # as reasons name it, and as games ask for it
    rule: Message  # what it concerns, as the rulebook calls it
    decision: Message
    reason: Message
    since: int = 1  # the version of the rules
    before: Message | None = None  # what was played until then, if it was something else


def changes(rulings: Iterable[Ruling], version: int) -> list[Ruling]:
    """What a version of the rules changed."""
    return [ruling for ruling in rulings if ruling.since == version and ruling.before is not None]
