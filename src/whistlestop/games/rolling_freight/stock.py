"""Step F: unused dice become stock markers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from whistlestop.core.game import Action
from whistlestop.games.rolling_freight.game import BASE, COLOUR_COUNT, NONE, STORAGE, TYPES
from whistlestop.games.rolling_freight.position import (
    CLOSE,
    SORTED,
    STOCKED,
    STOCKING,
    TURN_CLOSES,
    Position,
)

UNKNOWN: Final = -1
DIFFERENT: Final = -2
RADIX: Final = 1024  # above any number of markers


def begin(s: Position) -> None:
    """Dice of one colour count for it; the player sorts those of several colours."""
    g = s.setup
    s.course = CLOSE
    s.step = STOCKING
    s.tell(TURN_CLOSES, s.seat)
    own = s.seat * g.classes
    for face in range(g.dice_classes):
        count = s.pool[own + face]
        if count == 0:
            continue
        if g.one_colour[face] != NONE:
            s.sorted_dice[g.one_colour[face]] += count
        elif stores_both(s, face):
            for colour in g.class_colours[face]:
                s.sorted_dice[colour] += count
    s.sorting = NONE


def stores_both(s: Position, face: i64) -> bool:
    """With two Efficient Storages, a base die of two colours counts for both."""
    g = s.setup
    return (
        s.improvements[s.seat * TYPES + STORAGE] >= 2
        and g.class_kind[face] == BASE
        and len(g.class_colours[face]) == 2
    )


def settle(s: Position) -> bool:
    """Go on to the next die to sort; False once no choice of colour matters, when all is
    stocked."""
    if s.unsorted == 0:
        s.sorting = _next_class(s, s.sorting + 1)
        if s.sorting != NONE:
            s.unsorted = s.pool[s.seat * s.setup.classes + s.sorting]
    if s.sorting != NONE and _results(s, s.sorting, s.unsorted, UNKNOWN) == DIFFERENT:
        s.to_act = s.seat
        return True
    while s.sorting != NONE:  # any colour will do
        s.sorted_dice[s.setup.class_colours[s.sorting][0]] += s.unsorted
        s.sorting = _next_class(s, s.sorting + 1)
        if s.sorting != NONE:
            s.unsorted = s.pool[s.seat * s.setup.classes + s.sorting]
    _take_markers(s)
    return False


def _next_class(s: Position, face: i64) -> i64:
    """The first class from here on of which dice must be sorted, or NONE."""
    g = s.setup
    own = s.seat * g.classes
    while face < g.dice_classes:
        if s.pool[own + face] and len(g.class_colours[face]) > 1 and not stores_both(s, face):
            return face
        face += 1
    return NONE


def _results(s: Position, face: i64, left: i64, known: i64) -> i64:
    """What the rest can still lead to: a single result, as a number, or DIFFERENT results."""
    g = s.setup
    if face == NONE:
        result = _result(s)
        return result if known in (UNKNOWN, result) else DIFFERENT
    after = face
    rest = left - 1
    if rest == 0:
        after = _next_class(s, face + 1)
        if after != NONE:
            rest = s.pool[s.seat * g.classes + after]
    for colour in g.class_colours[face]:
        s.sorted_dice[colour] += 1
        known = _results(s, after, rest, known)
        s.sorted_dice[colour] -= 1
        if known == DIFFERENT:
            break
    return known


def _result(s: Position) -> i64:
    number: i64 = 0
    for colour in range(COLOUR_COUNT):
        number = number * RADIX + markers(s, colour)
    return number


def markers(s: Position, colour: i64) -> i64:
    """What the dice sorted so far bring in a colour."""
    count = s.sorted_dice[colour]
    if s.improvements[s.seat * TYPES + STORAGE] == 0:
        count = count - s.setup.unstocked if count > s.setup.unstocked else 0
    return count if count < s.supply[colour] else s.supply[colour]


def list_actions(s: Position, legal: list[Action]) -> None:
    g = s.setup
    first = g.stock_id + g.stock_offset[s.sorting]
    for i in range(len(g.class_colours[s.sorting])):
        legal.append(g.actions[first + i])


def apply(s: Position, n: i64) -> None:
    g = s.setup
    sort(s, g.stock_class[n - g.stock_id], g.stock_colour[n - g.stock_id])


def sort(s: Position, face: i64, colour: i64) -> None:
    s.unsorted -= 1
    s.sorted_dice[colour] += 1
    s.tell(SORTED, s.seat, face, colour)


def _take_markers(s: Position) -> None:
    g = s.setup
    for colour in range(COLOUR_COUNT):
        count = markers(s, colour)
        if count:
            s.supply[colour] -= count
            s.pool[s.seat * g.classes + g.dice_classes + colour] += count
            s.tell(STOCKED, s.seat, colour, count)
        s.sorted_dice[colour] = 0
    s.sorting = 0
    s.unsorted = 0
