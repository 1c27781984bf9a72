"""What a player can pay with: unspent dice and stock markers."""

from __future__ import annotations

from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.games.rolling_freight.game import MARKER
from whistlestop.games.rolling_freight.position import Position


def count(s: Position) -> None:
    """Make the caches of the seat whose turn it is, from scratch."""
    g = s.setup
    own = s.seat * g.classes
    usable: i64 = 0
    power: i64 = 0
    for face in range(g.classes):
        have = s.pool[own + face]
        if have:
            usable |= BITS[face]
            power += have * g.class_power[face]
    s.usable = usable
    s.power = power


def remove(s: Position, face: i64) -> None:
    """Take one away from the unspent ones."""
    g = s.setup
    at = s.seat * g.classes + face
    left = s.pool[at] - 1
    s.pool[at] = left
    if left == 0:
        s.usable ^= BITS[face]
    s.power -= g.class_power[face]


def spend(s: Position, face: i64) -> None:
    remove(s, face)
    kind = s.setup.class_kind[face]
    if kind == MARKER:
        s.supply[face - s.setup.dice_classes] += 1
    else:
        s.spent[kind] += 1
