"""Standing orders: answers that a player gives in advance, so that nobody waits for the obvious.

A game offers orders (`Words.orders`) and says what each answers (`Words.answer`); a table where
people wait for each other keeps them and follows them. An order names its subject, and expires when
the game moves on to another: a bid ordered for one auction never counts in the next.
"""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.core.words import Message


@dataclass(frozen=True)
class Order:
    """An order that can be given now; with one of `numbers`, if there are any."""

    name: str
    label: Message
    subject: str
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True)
class Given:
    """An order that somebody has given."""

    name: str
    subject: str
    number: int = 0
