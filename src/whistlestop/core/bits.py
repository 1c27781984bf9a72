"""Sets of small numbers as 64-bit masks.

A mask holds the numbers from 0 to 61, so that it stays a small integer when compiled; larger sets
are several masks ("banks") in a row. We avoid `1 << n` on purpose: with a constant on the left,
mypyc 2.4 compiles it as a 32-bit shift.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BANK: Final = 62


def _bits() -> vec[i64]:
    bits = vec[i64]([0] * BANK)
    bit: i64 = 1
    for n in range(BANK):
        bits[n] = bit
        bit += bit
    return bits


def _indices(bits: vec[i64]) -> vec[i64]:
    indices = vec[i64]([0] * 67)
    for n in range(BANK):
        indices[bits[n] % 67] = n
    return indices


BITS: Final = _bits()
"""BITS[n] is the mask that holds n alone."""

INDEX: Final = _indices(BITS)
"""INDEX[mask % 67] is n for the mask that holds n alone: powers of two differ modulo 67."""


def banks_for(size: int) -> int:
    """How many masks in a row hold numbers below `size`."""
    return (size + BANK - 1) // BANK


def members(mask: int) -> list[int]:
    """The numbers in a mask, in ascending order. For words and tables; rules loop without a
    list."""
    return [n for n in range(BANK) if mask & BITS[n]]
