"""Text on a terminal: emphasis, width, and lists that fit on one screen.

Colour and bold letters never carry a meaning: a file, a pipe or NO_COLOR gets the same words.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import shutil
import sys
import textwrap

from whistlestop.core.outcome import Outcome
from whistlestop.core.words import Listing, Message, Seat, Speaker, say

WIDTH = 100
FEW = 4  # choices that are shown one per line
MANY = 25  # lines of choices that still leave room for the question


class Screen:
    """Shows things to the person at the terminal, in their language."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.is_terminal = sys.stdout.isatty()
        self.width = WIDTH
        if self.is_terminal:
            self.width = max(20, min(WIDTH, shutil.get_terminal_size().columns))
            if sys.stdin.isatty():
                with contextlib.suppress(ImportError):
                    importlib.import_module("readline")  # gives `input` the arrow keys
        self._is_bold = (
            self.is_terminal
            and not os.environ.get("NO_COLOR")
            and os.environ.get("TERM", "dumb") != "dumb"
        )

    def line(self, text: str = "") -> None:
        print(text)

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
        self.line(self.bold(self.speaker.say(message)))

    def bold(self, text: str) -> str:
        return f"\x1b[1m{text}\x1b[0m" if self._is_bold else text

    def choices(self, keys: list[int], labels: list[str], short: list[str]) -> None:
        """The labels with their keys in columns; if that is still too long, the short labels."""
        digits = len(str(max(keys)))
        for texts in (labels, short):
            cells = [f"{key:>{digits}}  {text}" for key, text in zip(keys, texts, strict=True)]
            rows = in_columns(cells, self.width - 2)
            if len(rows) <= MANY:
                break
        hanging = " " * (digits + 4)
        for row in rows:  # one that is still too long is a label alone
            fits = len(row) <= self.width - 2
            self.line(f"  {row}" if fits else self.wrapped(row, "  ", hanging))

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
