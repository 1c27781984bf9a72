"""Positions as numbers, for learners.

A game's `features` module turns a position, seen from one seat, into a row of float32 numbers. The
row is made of **planes**: named runs of numbers with a shape and a meaning, which the documentation
of the environments lists. Seats are counted from the one that observes: it is 0 itself, its left
neighbour is 1, and so on, so a model learns one point of view for all of them.

What every game's features guarantee:

* A row holds all that is public about the position, and nothing else. Equal positions give equal
  rows, and different positions give different ones.
* Numbers are scaled so that common values lie between 0 and 1, and each plane says the least and
  the most that can occur.
* `fill` writes into the caller's buffer and allocates nothing that outlives the call.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from math import prod
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from whistlestop.core.game import State

P = TypeVar("P", bound=State)  # a game's own positions

if TYPE_CHECKING:
    Row = memoryview[float]


def new_row(size: int) -> Row:
    """A buffer of `size` float32 numbers, all 0."""
    return row_of(array("f", bytes(4 * size)))


def row_of(buffer: Any) -> Row:
    """A view of a float32 buffer, such as a numpy array, that features can write to."""
    return cast("Row", memoryview(buffer))


class Plane:
    """A run of numbers in the row. The names of its axes say what each number stands for."""

    def __init__(
        self,
        name: str,
        shape: tuple[int, ...],
        axes: tuple[str, ...],
        meaning: str,
        most: float = 1.0,
        least: float = 0.0,
    ) -> None:
        assert len(shape) == len(axes)
        self.name = name
        self.shape = shape
        self.axes = axes  # what is counted along each dimension: ("company", "seat")
        self.meaning = meaning
        self.most = most
        self.least = least
        self.size = prod(shape)
        self.start = 0  # where it begins in the row; set by the features it belongs to

    def __repr__(self) -> str:
        return f"<Plane {self.name} {self.shape} from {self.start}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(ABC, Generic[P]):
    """The numbers of one game's positions. A subclass names the planes and writes them."""

    def __init__(self, horizon: int, most_points: int) -> None:
        self.planes: list[Plane] = []
        self.size = 0
        self.horizon = horizon  # no game has more decisions than this
        self.most_points = most_points  # no score is ever further from 0 than this
        self._zeros = new_row(0)

    def add(
        self,
        name: str,
        shape: tuple[int, ...],
        axes: tuple[str, ...],
        meaning: str,
        most: float = 1.0,
        least: float = 0.0,
    ) -> i64:
        """The next plane of the row; where it starts. One without numbers is left out."""
        if prod(shape) == 0:
            return self.size
        plane = Plane(name, shape, axes, meaning, most, least)
        plane.start = self.size
        self.planes.append(plane)
        self.size += plane.size
        self._zeros = new_row(self.size)
        return plane.start

    def fill(self, state: P, seat: int, row: Row) -> None:
        """Write the row of a position as a seat sees it.

        The row has `size` numbers: make one with `new_row`, or wrap your own buffer with `row_of`.
        Its old content is overwritten.
        """
        row[:] = self._zeros
        self.write(state, seat, row)

    def mark(self, row: Row, start: i64, index: i64) -> None:
        """Set one of a plane's numbers to 1; none if the index is below 0."""
        if index >= 0:
            row[start + index] = 1.0

    def mark_set(self, row: Row, start: i64, members: i64) -> None:
        """Set the numbers of a plane that are in a mask to 1."""
        place = start
        while members:
            if members & 1:
                row[place] = 1.0
            members >>= 1
            place += 1

    def put(self, row: Row, start: i64, number: i64, scale: float) -> None:
        """Set a number of a plane, in units of `scale`."""
        if number:
            row[start] = float(number) / scale

    @abstractmethod
    def write(self, state: P, seat: int, row: Row) -> None:
        """Write every number that is not 0; the row holds zeros."""
