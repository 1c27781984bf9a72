"""Finds the line of each value in a TOML text.

The standard library reads TOML but doesn't say where things are, and a person who fixes a board
file wants the line. This walks through a text that `tomllib` has already accepted, so it trusts the
syntax and only counts lines.
"""

from __future__ import annotations

import re
import tomllib

Path = tuple[str | int, ...]

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR = re.compile(r"[^,\]\}\n#]+")


def lines_of(text: str) -> dict[Path, int]:
    """The line, counted from 1, of every key, table, and array element, by its path."""
    walker = _Walker(text)
    walker.document()
    return walker.lines


class _Walker:
    def __init__(self, text: str) -> None:
        self.text = text.replace("\r\n", "\n")
        self.at = 0
        self.lines: dict[Path, int] = {(): 1}
        self.counts: dict[Path, int] = {}  # elements seen of each array of tables

    def document(self) -> None:
        table: Path = ()
        self.blank()
        while self.at < len(self.text):
            if self.text.startswith("[[", self.at):
                table = self.resolve(self.header(2))
                index = self.counts.get(table, 0)
                self.counts[table] = index + 1
                table = (*table, index)
                self.lines[table] = self.line()
            elif self.text[self.at] == "[":
                table = self.resolve(self.header(1))
                self.lines[table] = self.line()
            else:
                self.pair(table)
            self.blank()

    def header(self, brackets: int) -> Path:
        self.at += brackets
        self.space()
        name = self.key()
        self.space()
        self.at += brackets
        return name

    def resolve(self, name: Path) -> Path:
        """A header's path, with the index of the latest element for each array of tables."""
        resolved: Path = ()
        for depth, part in enumerate(name):
            resolved = (*resolved, part)
            self.lines.setdefault(resolved, self.line())
            if depth < len(name) - 1 and resolved in self.counts:
                resolved = (*resolved, self.counts[resolved] - 1)
        return resolved

    def pair(self, table: Path) -> None:
        path = (*table, *self.key())
        for depth in range(len(table) + 1, len(path) + 1):
            self.lines.setdefault(path[:depth], self.line())
        self.space()
        self.at += 1  # the equals sign
        self.space()
        self.value(path)

    def key(self) -> Path:
        parts: list[str | int] = []
        while True:
            if self.text[self.at] in "\"'":
                begin = self.at
                self.string()
                parts.append(tomllib.loads(f"key = {self.text[begin : self.at]}")["key"])
            else:
                match = _BARE.match(self.text, self.at)
                assert match is not None
                parts.append(match.group())
                self.at = match.end()
            self.space()
            if self.text[self.at] != ".":
                return tuple(parts)
            self.at += 1
            self.space()

    def value(self, path: Path) -> None:
        sign = self.text[self.at]
        if sign in "\"'":
            self.string()
        elif sign == "[":
            self.array(path)
        elif sign == "{":
            self.inline_table(path)
        else:
            match = _SCALAR.match(self.text, self.at)
            assert match is not None
            self.at = match.end()

    def array(self, path: Path) -> None:
        self.at += 1
        index = 0
        self.blank()
        while self.text[self.at] != "]":
            self.lines[(*path, index)] = self.line()
            self.value((*path, index))
            index += 1
            self.blank()
            if self.text[self.at] == ",":
                self.at += 1
                self.blank()
        self.at += 1

    def inline_table(self, path: Path) -> None:
        self.at += 1
        self.blank()
        while self.text[self.at] != "}":
            self.pair(path)
            self.blank()
            if self.text[self.at] == ",":
                self.at += 1
                self.blank()
        self.at += 1

    def string(self) -> None:
        quote = self.text[self.at]
        mark = quote * 3 if self.text.startswith(quote * 3, self.at) else quote
        self.at += len(mark)
        while not self.text.startswith(mark, self.at):
            self.at += 2 if quote == '"' and self.text[self.at] == "\\" else 1
        self.at += len(mark)
        while len(mark) == 3 and self.text.startswith(quote, self.at):
            self.at += 1  # a long string may end in up to two quotes of its own

    def space(self) -> None:
        while self.at < len(self.text) and self.text[self.at] in " \t":
            self.at += 1

    def blank(self) -> None:
        """Over spaces, line ends and comments."""
        while self.at < len(self.text):
            if self.text[self.at] == "#":
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
            elif self.text[self.at] in " \t\n":
                self.at += 1
            else:
                return

    def line(self) -> int:
        return self.text.count("\n", 0, self.at) + 1
