"""Duplicates: before a pick and during a turn, one of two equal improvements may go under the
deck."""

from __future__ import annotations

from mypy_extensions import i64

from whistlestop.core.game import Action
from whistlestop.games.rolling_freight import decks
from whistlestop.games.rolling_freight.game import NONE, TYPES
from whistlestop.games.rolling_freight.position import SWAPPED, Position


def list_swaps(s: Position, legal: list[Action]) -> None:
    """One of two equal improvements of the track."""
    g = s.setup
    if s.swaps_left == 0:
        return
    for place in range(g.improvement_places):
        if is_duplicate(s, place) and decks.improvements_in_deck(s):
            kind = s.improvement_track[place]
            legal.append(g.actions[g.swap_id + place * TYPES + kind])


def is_duplicate(s: Position, place: i64) -> bool:
    kind = s.improvement_track[place]
    if kind == NONE:
        return False
    for other in range(s.setup.improvement_places):
        if other != place and s.improvement_track[other] == kind:
            return True
    return False


def apply(s: Position, n: i64) -> None:
    swap(s, (n - s.setup.swap_id) // TYPES)


def swap(s: Position, place: i64) -> None:
    kind = s.improvement_track[place]
    s.improvement_track[place] = NONE
    if not s.setup.one_card_for_a_duplicate:
        s.swaps_left = 0
    elif s.swaps_left == NONE:  # as often as the deck had cards, so that it comes to an end
        s.swaps_left = decks.improvements_in_deck(s) - 1
    else:
        s.swaps_left -= 1
    s.tell(SWAPPED, s.seat, kind)
    decks.put_improvement_under(s, kind)
    decks.begin_improvements(s)
