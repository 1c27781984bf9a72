"""Boards as data files, read with care.

A board file is TOML. Each game reads its own through a `TomlNode`, which checks types and ranges,
refuses unknown keys, and names the file and the line of every fault. To use your own board, give
the path of its file; it is checked just like the boards of the package.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from whistlestop.core.errors import BoardError, SetupError
from whistlestop.core.tomllines import Path as TomlPath
from whistlestop.core.tomllines import lines_of
from whistlestop.core.words import Message, say

if TYPE_CHECKING:
    from whistlestop.core.title import Title


class Board:
    """What every board has; a game's board adds its own. Two are equal if their texts are."""

    def __init__(self, node: TomlNode, players: range) -> None:
        self.name = node.text("name")
        self.players = players
        self.text = node.file.text
        self.digest = hashlib.sha256(self.text.encode()).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and other.digest == self.digest

    def __hash__(self) -> int:
        return hash(self.digest)


def board_names(folder: Path) -> list[str]:
    return sorted(file.stem for file in (folder / "boards").glob("*.toml"))


def read_board_text(title: Title, name: str) -> tuple[str, str]:
    """The text of a board, from the package or from somebody's own file, and what to call it."""
    if name in title.boards():
        path = title.folder / "boards" / f"{name}.toml"
        return path.read_text(encoding="utf-8"), f"{name}.toml"
    if not name.endswith(".toml") and "/" not in name:
        raise SetupError(
            say(
                "{title} has no board {name}; it has: {known}. "
                "For a board of your own, give the path of its .toml file.",
                kind="board",
                title=title.heading,
                name=repr(name),
                known=", ".join(title.boards()),
            )
        )
    return read_board_file(name), name


def read_board_file(name: str) -> str:
    """The text of a board file, for any game."""
    try:
        return Path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise BoardError(
            say(
                "The board file {name} can't be read: {why}.",
                kind="unreadable",
                name=name,
                why=error.strerror or str(error),
            )
        ) from None
    except UnicodeDecodeError:
        raise BoardError(
            say("The board file {name} is not UTF-8 text.", kind="unreadable", name=name)
        ) from None


class BoardFile:
    """A board file's text and values, and the line of each value."""

    def __init__(self, text: str, source: str) -> None:
        self.text = text
        self.source = source
        try:
            self.values: dict[str, Any] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # numbers that are too large, too
            raise BoardError(
                say("{file} is not valid TOML: {why}.", kind="toml", file=source, why=str(error))
            ) from None
        self._lines: dict[TomlPath, int] | None = None

    def line(self, path: TomlPath) -> int:
        """The line of a value, or of the nearest thing around it that is in the file."""
        if self._lines is None:  # only a fault asks, so good boards load fast
            self._lines = lines_of(self.text)
        while path not in self._lines:
            path = path[:-1]
        return self._lines[path]


class TomlNode:
    """A table, an array or a value of a board file, with its place."""

    def __init__(self, file: BoardFile, path: TomlPath, value: Any) -> None:
        self.file = file
        self.path = path
        self.value = value

    @classmethod
    def root(cls, text: str, source: str, game: str) -> TomlNode:
        """The whole file, which must be a board of this game."""
        file = BoardFile(text, source)
        node = cls(file, (), file.values)
        found = node.text("game")
        if found != game:
            raise node.fault(
                say(
                    "this is a board of {found}, not of {game}",
                    found=repr(found),
                    game=repr(game),
                ),
                "game",
            )
        return node

    def fault(self, what: Message, *below: str | int) -> BoardError:
        """An error naming the file, the line of this node (or of a part of it) and the fault."""
        return BoardError(
            say(
                "{file}, line {line}: {what}.",
                kind="board-fault",
                file=self.file.source,
                line=self.file.line((*self.path, *below)),
                what=what,
            )
        )

    def known_keys(self, *keys: str) -> None:
        """Refuse unknown keys: most of them are misspelt."""
        for key in self._table():
            if key not in keys:
                raise self.fault(
                    say(
                        "unknown key {key}; known here are: {known}",
                        key=repr(key),
                        known=", ".join(keys),
                    ),
                    key,
                )

    def has(self, key: str) -> bool:
        return key in self._table()

    def key_names(self) -> list[str]:
        return list(self._table())

    def child(self, key: str) -> TomlNode:
        table = self._table()
        if key not in table:
            raise self.fault(say("the key {key} is missing", key=repr(key)))
        return TomlNode(self.file, (*self.path, key), table[key])

    def items(self, key: str = "") -> list[TomlNode]:
        """The elements of an array: of this node, or of the one under a key."""
        node = self.child(key) if key else self
        if not isinstance(node.value, list):
            raise node.fault(say("{place} must be a list", place=node.place()))
        return [TomlNode(self.file, (*node.path, i), value) for i, value in enumerate(node.value)]

    def text(self, key: str = "", choices: Collection[str] = ()) -> str:
        node = self.child(key) if key else self
        if not isinstance(node.value, str) or not node.value:
            raise node.fault(
                say(
                    "{place} must be a text in quotes, not {value}",
                    place=node.place(),
                    value=repr(node.value),
                )
            )
        if choices and node.value not in choices:
            raise node.fault(
                say(
                    "{place} can't be {value}; it can be: {choices}",
                    place=node.place(),
                    value=repr(node.value),
                    choices=", ".join(choices),
                )
            )
        return node.value

    def integer(self, key: str = "", least: int = 0, most: int = 1_000_000) -> int:
        node = self.child(key) if key else self
        value = node.value
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise node.fault(
                say(
                    "{place} must be a whole number from {least} to {most}, not {value}",
                    place=node.place(),
                    least=least,
                    most=most,
                    value=repr(value),
                )
            )
        return value

    def flag(self, key: str) -> bool:
        node = self.child(key)
        if not isinstance(node.value, bool):
            raise node.fault(
                say(
                    "{place} must be true or false, not {value}",
                    place=node.place(),
                    value=repr(node.value),
                )
            )
        return node.value

    def check_one_piece(self, cities: Sequence[str], ways: Iterable[tuple[int, int]]) -> None:
        """Refuse a board on which some cities, by their names, can't be reached from the first."""
        pairs = list(ways)
        reached = {0}
        while True:
            more = {a for a, b in pairs if b in reached} | {b for a, b in pairs if a in reached}
            if more <= reached:
                break
            reached |= more
        for index, city in enumerate(cities):
            if index not in reached:
                raise self.fault(
                    say(
                        "{city} can't be reached from {first}; a board is one piece",
                        city=city,
                        first=cities[0],
                    ),
                    "cities",
                    index,
                )

    def place(self) -> str:
        """Where in the file, as a person would write it: cities[3].value."""
        place = ""
        for part in self.path:
            place += f"[{part}]" if isinstance(part, int) else f".{part}" if place else part
        return place

    def _table(self) -> dict[str, Any]:
        if not isinstance(self.value, dict):
            raise self.fault(say("{place} must be a table of keys and values", place=self.place()))
        return self.value
