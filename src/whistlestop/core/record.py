"""Records: a whole game in one JSON file that a person can read.

A record holds the header (what was played, by whom), every decision and every outcome of chance
in notation, and the result. It needs no generator to replay, so it stays true for ever. Reading
one checks everything: the form, then each action against the rules, then the result.
"""

from __future__ import annotations

import json
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from whistlestop.core.boards import Board
from whistlestop.core.errors import (
    BoardError,
    NotationError,
    RecordError,
    SetupError,
    WhistlestopError,
)
from whistlestop.core.game import Game
from whistlestop.core.match import Match
from whistlestop.core.registry import find_title
from whistlestop.core.title import Title
from whistlestop.core.words import Message, say

FORMAT = "whistlestop record"
VERSION = 1
PERSON = "person"


@dataclass(frozen=True)
class Sitter:
    """Who has a seat: a name, and either "person" or a bot's name as on the command line."""

    name: str
    player: str


@dataclass(frozen=True)
class DiceProof:
    """What a table published: the seed's SHA-256 from the start, and the seed at the end.

    For each seat, the SHA-256 that it promised when it was taken, and the number itself, which was
    told once all had promised. Both are empty for a seat that adds nothing. `core/fairness.py`
    checks the record against all this.
    """

    hash: str
    seed: str | None = None
    promises: tuple[str, ...] = ()
    shares: tuple[str, ...] = ()

    def entry(self) -> dict[str, Any]:
        found: dict[str, Any] = {"hash": self.hash}
        if any(self.promises):
            found |= {"promises": list(self.promises), "shares": list(self.shares)}
        if self.seed is not None:
            found["seed"] = self.seed
        return found


@dataclass(frozen=True)
class Record:
    game: Game
    seats: tuple[Sitter, ...]
    actions: tuple[str, ...]
    result: dict[str, Any] | None
    source: str = "the record"
    dice: DiceProof | None = None
    build: str = ""  # which rules the bots thought with

    @classmethod
    def of(
        cls,
        match: Match,
        seats: tuple[Sitter, ...],
        dice: DiceProof | None = None,
        build: str = "",
    ) -> Record:
        actions = tuple(map(str, match.actions))
        return cls(match.game, seats, actions, _result(match), dice=dice, build=build)

    def replay(self, moments: int | None = None) -> Match:
        """Play the record through (or its first actions), checking all of it."""
        match = Match(self.game, [sitter.name for sitter in self.seats])
        for number, notation in enumerate(self.actions[:moments]):
            try:
                # A record has exactly our notation: tidying would hide an edited one.
                if notation not in self.game.by_notation:
                    raise NotationError(self.game.words.unknown_notation(notation))
                match.play(self.game.by_notation[notation])
            except WhistlestopError as error:
                raise RecordError(
                    say(
                        "{source}, action {number} ({notation}): {why}",
                        kind="action",
                        source=self.source,
                        number=number + 1,
                        notation=repr(notation),
                        why=error.message,
                    )
                ) from None
        if moments is None and _result(match) != self.result:
            raise RecordError(
                say(
                    "{source}, result: the actions lead to {true}, but the record says {said}.",
                    kind="result",
                    source=self.source,
                    true=json.dumps(_result(match)),
                    said=json.dumps(self.result),
                )
            )
        return match

    def to_json(self) -> str:
        board = self.game.board
        entry: dict[str, Any] = {"name": board.name, "digest": board.digest}
        if not self.game.title.has_board(board):
            entry["text"] = board.text
        header: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game.title.name,
            "rules": self.game.rules,
            "board": entry,
            "options": self.game.options,
            "seats": [{"name": seat.name, "player": seat.player} for seat in self.seats],
            "actions": list(self.actions),
            "result": self.result,
        }
        if self.dice is not None:
            header["dice"] = self.dice.entry()
        if self.build:
            header["build"] = self.build
        return json.dumps(header, indent=1, ensure_ascii=False) + "\n"

    def write(self, path: str | Path) -> None:
        """Write the file whole or not at all."""
        path = Path(path)
        try:
            descriptor, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        except OSError as error:
            raise _unusable("written", str(path), error) from None
        try:
            with os.fdopen(descriptor, "w", encoding="utf-8") as file:
                file.write(self.to_json())
            os.chmod(temporary, 0o644)
            os.replace(temporary, path)
        except (OSError, UnicodeEncodeError) as error:
            os.unlink(temporary)
            raise _unusable("written", str(path), error) from None

    @classmethod
    def read(cls, path: str | Path) -> Record:
        try:
            text = Path(path).read_text(encoding="utf-8")
        except OSError as error:
            raise _unusable("read", str(path), error) from None
        except UnicodeDecodeError:
            raise RecordError(
                say("{source} is not UTF-8 text, so it is no record.", source=str(path))
            ) from None
        return cls.from_json(text, str(path))

    @classmethod
    def from_json(cls, text: str, source: str = "the record") -> Record:
        """A record checked for its form; `replay` checks it against the rules."""
        try:
            data = json.loads(text)
            json.dumps(data, ensure_ascii=False).encode()  # lone surrogates can't be written
        except (ValueError, RecursionError) as error:
            line = error.lineno if isinstance(error, json.JSONDecodeError) else 1
            raise RecordError(
                say(
                    "{source}, line {line}: not valid JSON; the record is cut off or damaged.",
                    kind="json",
                    source=source,
                    line=line,
                )
            ) from None
        return _Reader(source).record(data)


KINDS: dict[type, Message] = {
    int: say("must be a whole number"),
    str: say("must be a text in quotes"),
    list: say("must be a list in brackets"),
    dict: say("must be an object in braces"),
}


class _Reader:
    """Checks a record's form, field by field."""

    def __init__(self, source: str) -> None:
        self.source = source

    def fault(self, place: str, what: Message) -> RecordError:
        return RecordError(
            say(
                "{source}, {place}: {what}.",
                kind="form",
                source=self.source,
                place=place,
                what=what,
            )
        )

    def rejected(self, place: str, error: WhistlestopError) -> RecordError:
        """The same for an error that already has its own sentence."""
        return RecordError(
            say(
                "{source}, {place}: {what}",
                kind="form",
                source=self.source,
                place=place,
                what=error.message,
            )
        )

    def record(self, data: Any) -> Record:
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise self.fault("format", say("this is not a {format}", format=FORMAT))
        version = self.field(data, "version", int, "")
        if not 1 <= version <= VERSION:
            raise self.fault(
                "version",
                say(
                    "the format is of version {found}, and this program reads up to {known}; "
                    "a newer program reads it",
                    found=version,
                    known=VERSION,
                ),
            )
        known = (
            "format",
            "version",
            "game",
            "rules",
            "board",
            "options",
            "seats",
            "actions",
            "result",
            "dice",
            "build",
        )
        self.only(data, known, "")
        try:
            title = find_title(self.field(data, "game", str, ""))
        except SetupError as error:
            raise self.rejected("game", error) from None
        try:
            rules = title.known_rules(self.field(data, "rules", int, ""))
        except SetupError as error:
            raise self.rejected("rules", error) from None
        seats = self.seats(self.field(data, "seats", list, ""))
        options = self.field(data, "options", dict, "")
        for name, value in options.items():
            if not isinstance(value, str):
                raise self.fault(f"options.{name}", KINDS[str])
        try:
            board = self.board(title, self.field(data, "board", dict, ""))
            game = title.game(len(seats), board, options, rules)
        except (SetupError, BoardError) as error:
            raise self.rejected("header", error) from None
        actions = self.field(data, "actions", list, "")
        for number, action in enumerate(actions):
            if not isinstance(action, str):
                raise self.fault(f"actions[{number}]", KINDS[str])
        if "result" not in data:
            raise self.fault("result", say("is missing; it is null while the game goes on"))
        dice = None
        if "dice" in data:
            dice = self.dice(self.field(data, "dice", dict, ""), len(seats))
        build = self.field(data, "build", str, "") if "build" in data else ""
        return Record(game, seats, tuple(actions), data["result"], self.source, dice, build)

    def dice(self, entry: dict[str, Any], players: int) -> DiceProof:
        self.only(entry, ("hash", "seed", "promises", "shares"), "dice.")

        def texts(name: str) -> tuple[str, ...]:
            if name not in entry:
                return ()
            found = self.field(entry, name, list, "dice.")
            if len(found) != players or not all(isinstance(text, str) for text in found):
                raise self.fault(f"dice.{name}", say("must hold a text for each seat"))
            return tuple(found)

        return DiceProof(
            self.field(entry, "hash", str, "dice."),
            self.field(entry, "seed", str, "dice.") if "seed" in entry else None,
            texts("promises"),
            texts("shares"),
        )

    def field(self, data: dict[str, Any], name: str, kind: type, where: str) -> Any:
        place = f"{where}{name}"
        if name not in data:
            raise self.fault(place, say("is missing"))
        value = data[name]
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self.fault(place, KINDS[kind])
        return value

    def only(self, data: dict[str, Any], known: tuple[str, ...], where: str) -> None:
        for name in data:
            if name not in known:
                raise self.fault(
                    f"{where}{name}",
                    say("unknown field; known are: {known}", known=", ".join(known)),
                )

    def seats(self, entries: list[Any]) -> tuple[Sitter, ...]:
        seats = []
        for number, entry in enumerate(entries):
            place = f"seats[{number}]"
            if not isinstance(entry, dict):
                raise self.fault(place, say("must be an object with name and player"))
            self.only(entry, ("name", "player"), f"{place}.")
            name = self.field(entry, "name", str, f"{place}.")
            seats.append(Sitter(name, self.field(entry, "player", str, f"{place}.")))
        return tuple(seats)

    def board(self, title: Title, entry: dict[str, Any]) -> Board:
        self.only(entry, ("name", "digest", "text"), "board.")
        name = self.field(entry, "name", str, "board.")
        digest = self.field(entry, "digest", str, "board.")
        if "text" in entry:
            text = self.field(entry, "text", str, "board.")
            board = title.read_board(text, "board.text")
        else:
            if name.endswith(".toml") or "/" in name:  # a record never reaches for other files
                raise self.fault("board.text", say("is missing for a board that is not ours"))
            board = title.board_of(name, digest)
        if board.digest != digest:
            raise self.fault(
                "board.digest",
                say(
                    "the game was played on another version of the board {name}: "
                    "the digest of this one is {digest}",
                    name=name,
                    digest=board.digest,
                ),
            )
        return board


def _result(match: Match) -> dict[str, Any] | None:
    outcome = match.state.outcome()
    if outcome is None:
        return None
    return {
        "ending": outcome.ending,
        "scores": list(outcome.scores),
        "places": list(outcome.places),
    }


def _unusable(verb: str, path: str, error: OSError | UnicodeEncodeError) -> RecordError:
    why = (isinstance(error, OSError) and error.strerror) or str(error)
    if verb == "read":
        return RecordError(say("The record {path} can't be read: {why}.", path=path, why=why))
    return RecordError(say("The record {path} can't be written: {why}.", path=path, why=why))
