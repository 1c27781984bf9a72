"""Making vectors of numbers: what states and tables are made of, because a copy is one slice."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64


def vector(numbers: Iterable[int]) -> vec[i64]:
    items = list(numbers)  # mypyc 2.4 wants a plain list, not an expression that makes one
    return vec[i64](items)


def filled(length: i64, value: i64 = 0) -> vec[i64]:
    """A vector of equal numbers."""
    items = [int(value)] * int(length)
    return vec[i64](items)
