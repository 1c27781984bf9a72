"""Random numbers for simulations: fast when compiled, the same uncompiled, and able to travel.

Two small generators are combined, after L'Ecuyer (1988); all numbers stay far below 64 bits. This
is for simulations alone. What nobody may foresee is drawn by `core.chance.Dice`.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

FIRST: Final = 2147483563
SECOND: Final = 2147483399
MIXED: Final = 2**64 - 1


class Stream:
    """Numbers that follow from a seed, any whole number. `randrange` is all it can do."""

    def __init__(self, seed: int) -> None:
        mixed = _mix(seed)
        self.first: i64 = 1 + mixed % (FIRST - 1)
        self.second: i64 = 1 + _mix(mixed) % (SECOND - 1)

    def randrange(self, stop: int, /) -> int:
        return int(self.below(stop))

    def below(self, stop: i64) -> i64:
        """A number from 0 to `stop - 1`, equally likely; `stop` is below 2**31 - 85."""
        most: i64 = FIRST - 1
        assert 0 < stop <= most, "a stream has no number so large"
        limit = most - most % stop  # numbers past it would favour the low ones
        while True:
            self.first = self.first * 40014 % FIRST
            self.second = self.second * 40692 % SECOND
            number = self.first - self.second
            if number < 1:
                number += most
            if number <= limit:
                return (number - 1) % stop

    def __reduce__(self) -> tuple[Any, ...]:
        return arriving_stream, (int(self.first), int(self.second))


def arriving_stream(first: int, second: int) -> Stream:
    stream = Stream(0)
    stream.first = first
    stream.second = second
    return stream


def _mix(seed: int) -> int:
    """Spread a seed over 64 bits, so that neighbours have nothing in common (splitmix64)."""
    number = (seed + 0x9E3779B97F4A7C15) & MIXED
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9 & MIXED
    number = (number ^ (number >> 27)) * 0x94D049BB133111EB & MIXED
    return number ^ (number >> 31)
