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
from typing import Any, Final, Generic, TypeVar, final

from librt.strings import BytesWriter, write_f32_le
from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from whistlestop.core.bits import BITS
from whistlestop.core.game import State

P = TypeVar("P", bound=State)  # a game's own positions

ONE: Final = 0x3F800000  # the bits of 1.0 as a float32
REMEMBERED: Final = 4096  # quotients, a power of two


def new_row(size: int) -> memoryview[float]:
    """A buffer of `size` float32 numbers, all 0."""
    return row_of(array("f", bytes(4 * size)))


def row_of(buffer: Any) -> memoryview[float]:
    """A view of a float32 buffer, such as a numpy array, that features can be copied to."""
    view: memoryview[float] = memoryview(buffer)
    return view


@final
class Converter:
    """Float32 numbers as bits, those of quotients remembered: positions share most of them, and to
    work one out takes longer than all else that a number costs."""

    def __init__(self) -> None:
        self._writer = BytesWriter()
        numbers = [0] * REMEMBERED
        self._numbers = vec[i64](numbers)
        scales = [1.0] * REMEMBERED
        self._scales = vec[float](scales)
        self._bits = vec[i32](numbers)

    def quotient(self, number: i64, scale: float, slot: i64) -> i32:
        """The bits of number / scale. Quotients with the same slot displace each other."""
        slot &= REMEMBERED - 1
        if self._numbers[slot] != number or self._scales[slot] != scale:
            self._numbers[slot] = number
            self._scales[slot] = scale
            self._bits[slot] = self.bits(float(number) / scale)
        return self._bits[slot]

    def bits(self, number: float) -> i32:
        writer = self._writer
        writer.truncate(0)
        write_f32_le(writer, number)
        low, second = i64(writer[0]), i64(writer[1])
        third, high = i64(writer[2]), i64(writer[3])
        if high >= 128:  # the sign
            high -= 256
        return i32(low + 256 * (second + 256 * (third + 256 * high)))


@final
class Row:
    """A row of a sheet: what features are written into.

    A row remembers what it has been told, and changes only the numbers that differ: from one
    decision to the next, few do. So whoever writes a position says all of it, zeros and absences
    too, by the same calls in the same order.
    """

    def __init__(self, bits: vec[i32], first: i64, size: int, converter: Converter) -> None:
        self.bits = bits  # of the whole sheet
        self.first = first  # where this row begins
        self.converter = converter
        # What was told, in order: numbers, masks, and choices, which count from 1. There are no
        # more of them than places.
        items = [0] * size
        self.told = vec[i64](items)
        self.next: i64 = 0  # of these

    def mark_if(self, place: i64, holds: bool) -> None:
        """A number is 1 if something holds."""
        self.mark_one(place, 0 if holds else -1)

    def mark_one(self, start: i64, choice: i64) -> None:
        """One of a plane's numbers is 1; none if the choice is below 0."""
        told = self.next
        self.next = told + 1
        if self.told[told] != choice + 1:
            self._choose(told, start, choice, 1)

    def mark_each(
        self, start: i64, choices: vec[i64], first: i64, count: i64, step: i64, stride: i64 = 1
    ) -> None:
        """`mark_one` for so many choices: what the next one marks begins a step further, and a
        choice counts by strides."""
        told = self.next
        self.next = told + count
        before = self.told  # here, for the loop to be fast
        for n in range(count):
            choice = choices[first + n]
            if before[told + n] != choice + 1:
                self._choose(told + n, start + n * step, choice, stride)

    def _choose(self, told: i64, start: i64, choice: i64, stride: i64) -> None:
        place = self.first + start
        before = self.told[told]
        if before > 0:
            self.bits[place + (before - 1) * stride] = 0
        if choice >= 0:
            self.bits[place + choice * stride] = ONE
        self.told[told] = choice + 1

    def mark_set(self, start: i64, members: i64) -> None:
        """The numbers of a plane that are in a mask are 1."""
        told = self.next
        self.next = told + 1
        changed = self.told[told] ^ members
        if not changed:
            return
        self.told[told] = members
        bits = self.bits
        place = self.first + start
        while changed:
            if not changed & 255:  # most masks are sparse
                changed >>= 8
                place += 8
                continue
            if changed & 1:
                bits[place] = 0 if bits[place] else ONE
            changed >>= 1
            place += 1

    def put(self, place: i64, number: i64, scale: float) -> None:
        """A number, in units of `scale`."""
        told = self.next
        self.next = told + 1
        if self.told[told] != number:
            self._put(told, place, number, scale)

    def put_each(self, start: i64, numbers: vec[i64], first: i64, count: i64, scale: float) -> None:
        """`put` for so many numbers, one after another."""
        told = self.next
        self.next = told + count
        before = self.told  # here, for the loop to be fast
        for n in range(count):
            number = numbers[first + n]
            if before[told + n] != number:
                self._put(told + n, start + n, number, scale)

    def put_seats(
        self, start: i64, numbers: vec[i64], first: i64, seats: i64, viewer: i64, scale: float
    ) -> None:
        """`put` for a number of each seat, the viewer's first."""
        self.put_each(start, numbers, first + viewer, seats - viewer, scale)
        self.put_each(start + seats - viewer, numbers, first, viewer, scale)

    def _put(self, told: i64, place: i64, number: i64, scale: float) -> None:
        self.told[told] = number
        bits = self.converter.quotient(number, scale, 16 * place + number)
        self.bits[self.first + place] = bits


def seen_from(viewer: i64, seat: i64, seats: i64) -> i64:
    """How far to the left of the viewer a seat is; below 0 if it is no seat."""
    if seat < 0:
        return -1
    place = seat - viewer
    return place + seats if place < 0 else place


def all_seen_from(viewer: i64, mask: i64, seats: i64) -> i64:
    """The same for a set of seats."""
    return (mask >> viewer | mask << (seats - viewer)) & (BITS[seats] - 1)


@final
class Sheet:
    """Rows of float32 numbers, one after another."""

    def __init__(self, rows: int, size: int) -> None:
        items = [0] * (rows * size)
        self.bits = vec[i32](items)
        converter = Converter()
        self.rows = [Row(self.bits, number * size, size, converter) for number in range(rows)]
        self.bytes = memoryview(self.bits).cast("B") if items else memoryview(b"")

    def copy_to(self, buffer: memoryview[int]) -> None:
        """Write all numbers into the bytes of a float32 buffer."""
        buffer[:] = self.bytes


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
        row.next = 0
        self.write(state, seat, row)

    @abstractmethod
    def write(self, state: P, seat: int, row: Row) -> None:
        """Write all of the row, by the same calls for every position."""
