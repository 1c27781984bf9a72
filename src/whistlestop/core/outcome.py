"""How a game ended: scores, places, and the trail of the tie-break."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from whistlestop.core.words import Message


@dataclass(frozen=True)
class TieBreak:
    """A comparison that was needed: what was compared, and each seat's value (more is better)."""

    name: Message
    values: tuple[int, ...]


@dataclass(frozen=True)
class Outcome:
    """The end of a game.

    `places[seat]` counts from 1, and seats that no tie-break separates share a place. `ending`
    names how the game ended, for programs; `reason` says it in words. `trail` holds the tie-breaks
    that were needed, in order; it is empty if all scores differ.
    """

    scores: tuple[int, ...]
    places: tuple[int, ...]
    ending: str
    reason: Message
    trail: tuple[TieBreak, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    def win_shares(self) -> tuple[float, ...]:
        """One win, shared equally by the winners."""
        share = 1 / len(self.winners)
        return tuple(share if place == 1 else 0.0 for place in self.places)


def decide(
    scores: Sequence[int], tie_breaks: Sequence[TieBreak], ending: str, reason: Message
) -> Outcome:
    """Place the seats by score, then by each tie-break in turn; equal ones share a place."""
    keys = list(zip(scores, *(tie_break.values for tie_break in tie_breaks), strict=True))
    needed = 0
    while needed < len(tie_breaks) and len({key[: needed + 1] for key in keys}) < len(keys):
        needed += 1
    ranking = sorted(keys, reverse=True)
    return Outcome(
        scores=tuple(scores),
        places=tuple(1 + ranking.index(key) for key in keys),
        ending=ending,
        reason=reason,
        trail=tuple(tie_breaks[:needed]),
    )
