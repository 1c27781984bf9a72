"""Sets as masks, and vectors."""

from __future__ import annotations

from itertools import combinations

from whistlestop.core.bits import BANK, BITS, INDEX, banks_for, members
from whistlestop.core.vectors import filled, vector


def test_a_bit_is_a_power_of_two_and_fits_a_signed_64_bit_number() -> None:
    assert [int(bit) for bit in BITS] == [2**n for n in range(BANK)]
    assert 2 * int(BITS[BANK - 1]) <= 2**63 - 1


def test_the_index_finds_a_lone_bit() -> None:
    for n in range(BANK):
        assert INDEX[BITS[n] % 67] == n


def test_banks_hold_numbers_below_a_size() -> None:
    assert [banks_for(size) for size in (0, 1, 62, 63, 124, 125)] == [0, 1, 1, 2, 2, 3]


def test_members_lists_a_mask() -> None:
    for a, b in combinations(range(0, BANK, 7), 2):
        assert members(BITS[a] | BITS[b]) == [a, b]
    assert members(0) == []


def test_vectors_are_made_of_any_numbers_and_copied_by_a_slice() -> None:
    one = vector(n * n for n in range(4))
    other = one[:]
    other[0] = 9
    assert list(one) == [0, 1, 4, 9]
    assert list(other) == [9, 1, 4, 9]
    assert list(filled(3, -1)) == [-1, -1, -1]
    assert list(filled(0)) == []
