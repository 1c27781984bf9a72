"""The table as text in parts: what a terminal shows on a page of its size, the rest by key.

A game gives its parts by `Words.panels`. The first is the map, which is always shown; the others
are shown as far as the window is high enough, and each by its name. Colours only repeat what signs
say: where there are none, `Page.paint` leaves a text as it is.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from whistlestop.core.words import Message

WIDTH = 100  # columns, unless a window says otherwise
CUT = "…"  # marks what is left out


def plain(text: str, colour: str) -> str:
    return text


@dataclass(frozen=True)
class Page:
    """Where a table is shown, and to whom."""

    width: int = WIDTH
    height: int = 0  # lines for the map; 0: as many as it likes
    seat: int = 0  # whose own things belong to the map
    paint: Callable[[str, str], str] = plain  # a text in a colour of the game


@dataclass(frozen=True)
class Panel:
    name: str  # what is typed to see it; other commands of a game begin with other letters
    about: Message
    lines: tuple[str, ...]


def shortened(text: str, most: int) -> str:
    """A text that is cut only with a mark."""
    return text if len(text) <= most else text[: most - 1] + CUT


def wrapped(text: str, width: int, hanging: str = "  ") -> list[str]:
    return textwrap.wrap(text, width, subsequent_indent=hanging, break_on_hyphens=False) or [""]


def columns(rows: Sequence[Sequence[str]], width: int) -> list[str]:
    """Rows of cells, each column as wide as it must be; a line that is too long goes on in the
    next."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines: list[str] = []
    for row in rows:
        line = "  ".join(cell.ljust(most) for cell, most in zip(row, widths, strict=True)).rstrip()
        if len(line) <= width:
            lines.append(line)
            continue
        cut = line.rfind("  ", 0, width)
        lines += [line[:cut].rstrip(), *wrapped("      " + line[cut:].strip(), width, "      ")]
    return lines


def side_by_side(cells: Sequence[str], width: int) -> list[str]:
    """Cells in as many equal columns as fit, read downward."""
    widest = max(map(len, cells), default=1)
    across = max(1, (width + 2) // (widest + 2))
    rows = -(-len(cells) // across)
    return [
        "  ".join(cell.ljust(widest) for cell in cells[row::rows]).rstrip() for row in range(rows)
    ]


class Canvas:
    """A map of letters: lines between points, and labels that keep clear of each other."""

    def __init__(self, width: int, height: int, paint: Callable[[str, str], str]) -> None:
        self.width, self.height, self.paint = width, height, paint
        self.signs = [[" "] * width for _ in range(height)]
        self.colours = [[""] * width for _ in range(height)]
        self.taken = [[False] * width for _ in range(height)]  # by labels

    def put(self, row: int, column: int, sign: str, colour: str = "") -> None:
        self.signs[row][column] = sign
        self.colours[row][column] = colour

    def line(
        self, a: tuple[int, int], b: tuple[int, int], marks: str, colours: Sequence[str] = ("",)
    ) -> None:
        """The marks again and again, each in its colour; dots never hide anything."""
        steps = max(abs(a[0] - b[0]), abs(a[1] - b[1]), 1)
        for step in range(steps + 1):
            row = round(a[0] + (b[0] - a[0]) * step / steps)
            column = round(a[1] + (b[1] - a[1]) * step / steps)
            mark = marks[step % len(marks)]
            if mark != "·" or self.signs[row][column] == " ":
                self.put(row, column, mark, colours[step % len(colours)])

    def label(self, row: int, column: int, text: str, colours: Sequence[str]) -> bool:
        """As near to its place as other labels allow; whether there was room."""
        first = column - len(text) // 2
        away = sorted(
            ((down, aside) for down in (0, 1, -1) for aside in range(-len(text), len(text) + 1)),
            key=lambda move: abs(move[1]) + 6 * abs(move[0]),
        )
        for down, aside in away:
            y, x = row + down, first + aside
            if not (0 <= y < self.height and x >= 0 and x + len(text) <= self.width):
                continue
            if any(self.taken[y][max(0, x - 1) : x + len(text) + 1]):
                continue
            for offset, sign in enumerate(text):
                self.put(y, x + offset, sign, colours[offset])
                self.taken[y][x + offset] = True
            return True
        return False

    def lines(self) -> list[str]:
        found = []
        for signs, colours in zip(self.signs, self.colours, strict=True):
            last = max((place for place, sign in enumerate(signs) if sign != " "), default=-1)
            found.append(
                "".join(
                    self.paint(sign, colour) if colour and sign != " " else sign
                    for sign, colour in zip(signs[: last + 1], colours, strict=False)
                )
            )
        return found


class Scale:
    """Where points of a board lie on a canvas: letters are twice as high as wide."""

    def __init__(self, points: Sequence[tuple[float, float]], page: Page, margin: int) -> None:
        self.left, self.top = min(x for x, _ in points), min(y for _, y in points)
        across = max(1.0, max(x for x, _ in points) - self.left)
        down = max(y for _, y in points) - self.top
        self.margin = margin
        self.per_column = across / (page.width - 2 * margin - 1)
        rows = round(down / (self.per_column * 2)) + 1
        if page.height:
            rows = max(2, min(rows, page.height))
        self.rows = rows
        self.per_row = max(1.0, down) / max(1, rows - 1)

    def place(self, x: float, y: float) -> tuple[int, int]:
        return (
            round((y - self.top) / self.per_row),
            round(self.margin + (x - self.left) / self.per_column),
        )
