"""A small neural network that turns a judgement's measures into values.

For one seat, its inputs are that seat's measures, followed by the circumstances that all seats
share. A layer of hidden units, each of which counts only above zero, and a direct way past it give
one number: the seat's value, scaled so that chances of winning follow directly from the differences
between values. `whistlestop train` finds the numbers; they are data, one row for each input.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.vectors import float_zeros


class Learnt(NamedTuple):
    """All that a network has learnt."""

    inputs: tuple[str, ...]
    hidden: list[list[float]]  # a row for each input, and in it a number for each hidden unit
    bias: list[float]  # of each hidden unit
    out: list[float]  # what each hidden unit counts for
    direct: list[float]  # what each input counts for by itself

    @classmethod
    def read(cls, path: Path) -> Learnt:
        """The numbers in a file."""
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        rows: dict[str, list[float]] = data["hidden"]
        direct: dict[str, float] = data["direct"]
        bias: list[float] = data["bias"]
        inputs = tuple(rows)
        if tuple(direct) != inputs:
            raise ValueError(f"{path.name}: hidden and direct must have the same inputs")
        if any(len(row) != len(bias) for row in [*rows.values(), data["out"]]):
            raise ValueError(f"{path.name}: every row needs {len(bias)} numbers, one for each unit")
        return cls(inputs, list(rows.values()), bias, data["out"], list(direct.values()))

    def checked(self, inputs: tuple[str, ...]) -> Learnt:
        """These, which must have been learnt for just these inputs."""
        if self.inputs != inputs:
            raise ValueError(f"this network was learnt for the inputs {', '.join(self.inputs)}")
        return self


class Network:
    def __init__(self, numbers: Learnt) -> None:
        self.numbers = numbers
        self.units: i64 = len(numbers.bias)
        hidden = [float(number) for row in numbers.hidden for number in row]
        self.hidden = vec[float](hidden)
        bias = list(numbers.bias)
        self.bias = vec[float](bias)
        out = list(numbers.out)
        self.out = vec[float](out)
        direct = list(numbers.direct)
        self.direct = vec[float](direct)

    def values(self, measures: vec[float], circumstances: vec[float], seats: i64) -> vec[float]:
        """A value for each seat, from the measures of all seats in turn."""
        units = self.units
        hidden = self.hidden
        terms: i64 = len(measures) // seats
        shared = self.bias[:]
        passed = 0.0
        for place in range(len(circumstances)):
            amount = circumstances[place]
            passed += amount * self.direct[terms + place]
            row = (terms + place) * units
            for unit in range(units):
                shared[unit] += amount * hidden[row + unit]
        values = float_zeros(seats)
        for seat in range(seats):
            sums = shared[:]
            value = passed
            for term in range(terms):
                amount = measures[seat * terms + term]
                if amount == 0.0:
                    continue
                value += amount * self.direct[term]
                row = term * units
                for unit in range(units):
                    sums[unit] += amount * hidden[row + unit]
            for unit in range(units):
                if sums[unit] > 0.0:
                    value += sums[unit] * self.out[unit]
            values[seat] = value
        return values
