"""Text on a terminal: emphasis, width, and lists that fit on one screen.

Colour and bold letters never carry a meaning: a file, a pipe or NO_COLOR gets the same signs.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence

from whistlestop.core.outcome import Outcome
from whistlestop.core.panels import shortened
from whistlestop.core.words import Listing, Message, Seat, Speaker, say

WIDTH = 100
WIDEST = 120  # of a window: longer lines are hard to read
FEW = 4  # choices that are shown one per line
MANY = 25  # lines of choices that still leave room for the question

# The colours that games know, as terminals number them: bright ones, for dark and light grounds
CODES = {
    "bold": "1",
    "dim": "2",
    "red": "1;31",
    "green": "1;32",
    "yellow": "1;33",
    "blue": "1;34",
    "purple": "1;35",
    "orange": "38;5;208",
    "silver": "37",
    "grey": "38;5;245",
    "white": "1;4",
    "black": "1;7",
    "seat-1": "1;36",
    "seat-2": "1;35",
    "seat-3": "1;32",
    "seat-4": "38;5;208",
    "seat-5": "1;34",
}


class Screen:
    """Shows things to the person at the terminal, in their language."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.is_terminal = sys.stdout.isatty()
        if self.is_terminal:
            if sys.stdin.isatty():
                with contextlib.suppress(ImportError):
                    importlib.import_module("readline")  # gives `input` the arrow keys
        self._is_bold = (
            self.is_terminal
            and not os.environ.get("NO_COLOR")
            and os.environ.get("TERM", "dumb") != "dumb"
        )

    @property
    def width(self) -> int:
        """Columns; a window may change its size at any time."""
        if not self.is_terminal:
            return WIDTH
        return max(20, min(WIDEST, shutil.get_terminal_size().columns))

    @property
    def height(self) -> int:
        """Lines of the window; 0 where there is none."""
        return shutil.get_terminal_size().lines if self.is_terminal else 0

    def line(self, text: str = "") -> None:
        print(text)

    def lines(self, texts: Iterable[str]) -> None:
        for text in texts:
            print(text)

    def sentence(self, message: Message, indent: str = "", hanging: str = "") -> list[str]:
        return self.wrapped(self.speaker.say(message), indent, hanging).split("\n")

    def say(self, message: Message, indent: str = "", hanging: str | None = None) -> None:
        """A sentence, broken where the line ends."""
        hanging = indent if hanging is None else hanging
        self.line(self.wrapped(self.speaker.say(message), indent, hanging))

    def wrapped(self, text: str, indent: str = "", hanging: str = "") -> str:
        return textwrap.fill(
            text,
            self.width,
            initial_indent=indent,
            subsequent_indent=hanging,
            break_on_hyphens=False,
        )

    def heading(self, message: Message) -> None:
        self.lines(self.heading_lines(message))

    def heading_lines(self, message: Message) -> list[str]:
        return [self.bold(line) for line in self.sentence(message, hanging="  ")]

    def bold(self, text: str) -> str:
        return self.paint(text, "bold")

    def dim(self, text: str) -> str:
        return self.paint(text, "dim")

    def paint(self, text: str, colour: str) -> str:
        """A text in a colour of a game, as far as the terminal has colours."""
        code = CODES.get(colour)
        return f"\x1b[{code}m{text}\x1b[0m" if code and self._is_bold else text

    def choice_lines(self, keys: list[int], labels: list[str], short: list[str]) -> list[str]:
        """The labels with their keys in columns; if that is still too long, the short labels."""
        digits = len(str(max(keys)))
        for texts in (labels, short):
            cells = [f"{key:>{digits}}  {text}" for key, text in zip(keys, texts, strict=True)]
            rows = in_columns(cells, self.width - 2)
            if len(rows) <= MANY:
                break
        hanging = " " * (digits + 4)
        # One that is still too long is a label alone.
        return [line for row in rows for line in self.wrapped(row, "  ", hanging).split("\n")]

    def ask(self, prompt: str) -> str:
        """A line that a person types; raises EOFError where there is no more."""
        try:
            return input(prompt).strip()
        except EOFError:
            self.line()
            raise

    def result(self, outcome: Outcome) -> None:
        """Scores and places, what broke ties, and why the game ended."""
        speaker = self.speaker
        self.heading(say("The result"))
        self.say(outcome.reason, "  ")
        seats = sorted(range(len(outcome.scores)), key=lambda seat: outcome.places[seat])
        names = [speaker.name(seat) for seat in seats]
        widest = max(map(len, names))
        digits = max(len(str(score)) for score in outcome.scores)
        for seat, name in zip(seats, names, strict=True):
            place, score = outcome.places[seat], outcome.scores[seat]
            self.line(f"  {place}.  {name:<{widest}}  {score:>{digits}}")
        for tie_break in outcome.trail:
            values: list[Message] = [
                say("{player} {n}", player=Seat(seat), n=tie_break.values[seat]) for seat in seats
            ]
            self.say(
                say(
                    "Scores are tied; compared next, {what}: {values}.",
                    what=tie_break.name,
                    values=Listing(values),
                ),
                "  ",
            )
        winners = Listing([Seat(seat) for seat in outcome.winners])
        if len(outcome.winners) == 1:
            self.say(say("{winner} wins.", winner=winners), "  ")
        else:
            self.say(say("{winners} share the victory.", winners=winners), "  ")

    def sheet(self, parts: Sequence[tuple[Message, Sequence[int]]], outcome: Outcome) -> None:
        """What the scores are made of: a line for each part, a column for each seat."""
        if not parts:
            return
        seats = sorted(range(len(outcome.scores)), key=lambda seat: outcome.places[seat])
        rows = [["", *(shortened(self.speaker.name(seat), 12) for seat in seats)]]
        for name, values in [*parts, (say("in all"), outcome.scores)]:
            rows.append([self.speaker.say(name), *(str(values[seat]) for seat in seats)])
        widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
        self.line()
        self.heading(say("The score sheet"))
        for row in rows:
            cells = [f"{cell:>{most}}" for cell, most in zip(row[1:], widths[1:], strict=True)]
            self.line("  " + "  ".join([row[0].ljust(widths[0]), *cells]))


def in_columns(cells: list[str], width: int) -> list[str]:
    """The cells, read down the columns, in the fewest rows that the width allows."""
    if len(cells) <= FEW:
        return cells
    for rows in range(1, len(cells)):
        columns = [cells[first : first + rows] for first in range(0, len(cells), rows)]
        widths = [max(map(len, column)) for column in columns]
        if sum(widths) + 3 * (len(columns) - 1) <= width:
            break
    else:
        return cells
    return [
        "   ".join(
            column[row].ljust(width)
            for column, width in zip(columns, widths, strict=True)
            if row < len(column)
        ).rstrip()
        for row in range(rows)
    ]
