"""Making vectors of numbers: what states and tables are made of, because a copy is one slice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Vectors up to this length are sliced from a ready-made one: turning a list into a vector takes far
# longer.
LONGEST: Final = 4096
ZEROS: Final = vec[i64]([0] * LONGEST)
FLOAT_ZEROS: Final = vec[float]([0.0] * LONGEST)


def vector(numbers: Iterable[int]) -> vec[i64]:
    items = list(numbers)  # mypyc 2.4 wants a plain list, not an expression that makes one
    return vec[i64](items)


def filled(length: i64, value: i64 = 0) -> vec[i64]:
    """A vector of equal numbers."""
    if length > LONGEST:
        items = [int(value)] * int(length)
        return vec[i64](items)
    made = ZEROS[:length]
    if value:
        for place in range(length):
            made[place] = value
    return made


def float_zeros(length: i64) -> vec[float]:
    """A vector of zeros, at most LONGEST of them."""
    return FLOAT_ZEROS[:length]
