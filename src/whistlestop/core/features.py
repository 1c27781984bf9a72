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

Rows are written into a **sheet**, which holds any number of them, and are copied out of it at once:
compiled code can write to its own memory only, and a call for each number would cost more than the
number.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from math import prod
from typing import Any, Final, Generic, TypeVar

from librt.strings import BytesWriter, write_f32_le
from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from whistlestop.core.game import State

P = TypeVar("P", bound=State)  # a game's own positions

ONE: Final = 0x3F800000  # the bits of 1.0 as a float32


def new_row(size: int) -> memoryview[float]:
    """A buffer of `size` float32 numbers, all 0."""
    return row_of(array("f", bytes(4 * size)))


def row_of(buffer: Any) -> memoryview[float]:
    """A view of a float32 buffer, such as a numpy array, that features can be copied to."""
    view: memoryview[float] = memoryview(buffer)
    return view


class Row:
    """A row of a sheet: what features are written into."""

    def __init__(self, bits: vec[i32], first: i64, size: int, converter: BytesWriter) -> None:
        self.bits = bits  # of the whole sheet
        self.first = first  # where this row begins
        self.converter = converter
        items = [0] * size
        self.places = vec[i64](items)  # of the sheet, that are not 0 in this row
        self.count: i64 = 0  # of these places

    def __setitem__(self, place: i64, number: float) -> None:
        bits: i32 = ONE if number == 1.0 else float32_bits(number, self.converter)
        self.write(self.first + place, bits)

    def mark(self, place: i64) -> None:
        """Set a number to 1."""
        self.write(self.first + place, ONE)

    def write(self, place: i64, bits: i32) -> None:
        if not self.bits[place]:
            self.places[self.count] = place
            self.count += 1
        self.bits[place] = bits

    def clear(self) -> None:
        """Set what has been written to 0, which takes no longer than writing it did."""
        for n in range(self.count):
            self.bits[self.places[n]] = 0
        self.count = 0


class Sheet:
    """Rows of float32 numbers, one after another."""

    def __init__(self, rows: int, size: int) -> None:
        items = [0] * (rows * size)
        self.bits = vec[i32](items)
        converter = BytesWriter()
        self.rows = [Row(self.bits, number * size, size, converter) for number in range(rows)]
        self._bytes = memoryview(self.bits).cast("B") if items else memoryview(b"")

    def copy_to(self, buffer: memoryview[int]) -> None:
        """Write all numbers into the bytes of a float32 buffer."""
        buffer[:] = self._bytes


def float32_bits(number: float, converter: BytesWriter) -> i32:
    """The bits of a number as a float32; the converter's content is lost."""
    converter.truncate(0)
    write_f32_le(converter, number)
    low, second = i64(converter[0]), i64(converter[1])
    third, high = i64(converter[2]), i64(converter[3])
    if high >= 128:  # the sign
        high -= 256
    return i32(low + 256 * (second + 256 * (third + 256 * high)))


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
        self._sheets: list[Sheet] = []  # with one row, not in use

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
        return plane.start

    def fill(self, state: P, seat: int, row: memoryview[float]) -> None:
        """Write the row of a position as a seat sees it.

        The row has `size` numbers: make one with `new_row`, or wrap your own buffer with `row_of`.
        Its old content is overwritten.
        """
        try:
            sheet = self._sheets.pop()  # so that no two threads have the same
        except IndexError:
            sheet = Sheet(1, self.size)
        self.fill_row(state, seat, sheet.rows[0])
        sheet.copy_to(row.cast("B"))
        self._sheets.append(sheet)

    def fill_row(self, state: P, seat: int, row: Row) -> None:
        """The same into a row of a sheet."""
        row.clear()
        self.write(state, seat, row)

    def mark(self, row: Row, start: i64, index: i64) -> None:
        """Set one of a plane's numbers to 1; none if the index is below 0."""
        if index >= 0:
            row.mark(start + index)

    def mark_set(self, row: Row, start: i64, members: i64) -> None:
        """Set the numbers of a plane that are in a mask to 1."""
        place = start
        while members:
            if members & 1:
                row.mark(place)
            members >>= 1
            place += 1

    def put(self, row: Row, start: i64, number: i64, scale: float) -> None:
        """Set a number of a plane, in units of `scale`."""
        if number:
            row[start] = float(number) / scale

    @abstractmethod
    def write(self, state: P, seat: int, row: Row) -> None:
        """Write every number that is not 0; the row holds zeros."""
