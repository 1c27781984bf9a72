"""Paying, die by die.

A price is a number of generic dice and perhaps one special die: one of the contract's colour, or
the SECOND face of a second delivery. The special one is paid first, so only TWO faces can lead into
a dead end: a TWO is not offered as a single die if the rest would no longer be enough.
"""

from __future__ import annotations

from mypy_extensions import i64

from whistlestop.core.bits import BITS, INDEX
from whistlestop.core.game import Action
from whistlestop.games.rolling_freight.position import (
    DELIVERY,
    PAID,
    PAYING,
    VP_SCORED,
    Position,
)
from whistlestop.games.rolling_freight.purse import spend


def begin(s: Position, paying_for: i64, item: i64, generic: i64, special: i64) -> None:
    s.paying_for = paying_for
    s.item = item
    s.due = generic
    s.special = special
    s.step = PAYING


def list_payments(s: Position, legal: list[Action]) -> None:
    g = s.setup
    left = s.usable & s.special if s.special else s.usable
    while left:
        low = left & -left
        left ^= low
        face = INDEX[low % 67]
        for value in range(1, g.class_power[face] + 1):
            if may_pay(s, face, value):
                legal.append(g.actions[g.pay_id + g.pay_offset[face] + value - 1])


def may_pay(s: Position, face: i64, value: i64) -> bool:
    """Whether the rest can still be paid after something usable has been spent at this value."""
    if s.special:
        return value == 1 and bool(s.special & BITS[face])
    return value <= s.due and s.power - s.setup.class_power[face] >= s.due - value


def apply(s: Position, n: i64) -> None:
    g = s.setup
    pay(s, g.pay_class[n - g.pay_id], g.pay_value[n - g.pay_id])


def pay(s: Position, face: i64, value: i64) -> None:
    spend(s, face)
    s.tell(PAID, s.seat, face, value)
    if s.special:
        s.special = 0
    else:
        s.due -= value
    if s.paying_for == DELIVERY:
        points = s.setup.class_vp[face]
        if points:
            s.score[s.seat] += points
            s.tell(VP_SCORED, s.seat, points)


def is_paid(s: Position) -> bool:
    return s.due == 0 and s.special == 0
