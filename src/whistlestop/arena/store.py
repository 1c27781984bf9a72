"""The folder of an arena: every game once, whatever happens to the process.

`games.jsonl` is the truth: one line per game, written when the game is over and flushed to disk
before the next one. If a kill cuts a line short, the line is dropped and its game is played again.
`plan.json` says what is played, and keeps another plan's games out. Everything else (Parquet,
report) is made from these two.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
from collections.abc import Iterator
from pathlib import Path

from whistlestop.arena.game import Result
from whistlestop.arena.plan import Plan
from whistlestop.core.build import build_name
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.words import say

PLAN = "plan.json"
GAMES = "games.jsonl"
RECORDS = "records"


class StoreError(WhistlestopError):
    """A folder that can't be used for these results."""


class ResultStore:
    """The results of one plan, in one folder."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.results: dict[int, Result] = {}

    @contextlib.contextmanager
    def opened(self) -> Iterator[ResultStore]:
        """The store, open for adding games; only one process at a time can hold it."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._check_plan()
            path = self.folder / GAMES
            with open(path, "a+b") as self._file:
                _lock(self._file.fileno(), self.folder)
                self.read()
                yield self
        except OSError as error:
            raise StoreError(
                say(
                    "The folder {folder} can't be used: {why}.",
                    folder=str(self.folder),
                    why=error.strerror or str(error),
                )
            ) from None

    def missing(self, games: int) -> list[int]:
        """The numbers of the first `games` games that are still to be played."""
        return [number for number in range(games) if number not in self.results]

    def first(self, games: int) -> list[Result]:
        """The results that are there of the first so many games, in order."""
        return [self.results[number] for number in range(games) if number in self.results]

    def add(self, result: Result, record: str) -> None:
        """Keep a game, unless it is there already (a cluster may play one twice)."""
        if result.number in self.results:
            return
        if record:
            folder = self.folder / RECORDS
            folder.mkdir(exist_ok=True)
            write_whole(folder / f"game-{result.number:06}.json", record)
        self._file.write(json.dumps(result.to_dict()).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        self.results[result.number] = result

    def _check_plan(self) -> None:
        """The build is noted but may change: with so many simulations, the games are the same."""
        path = self.folder / PLAN
        plan = json.loads(json.dumps(self.plan.to_dict()))
        if path.exists():
            try:
                known = json.loads(path.read_text(encoding="utf-8"))
                known.pop("build", None)
            except (ValueError, AttributeError):
                known = None
            if known != plan:
                raise StoreError(
                    say(
                        "{folder} holds games of another plan (other bots, board, options, seed "
                        "or versions); choose another folder.",
                        folder=str(self.folder),
                    )
                )
        elif any(self.folder.iterdir()):
            raise StoreError(
                say(
                    "{folder} isn't an arena's folder and isn't empty; choose another.",
                    folder=str(self.folder),
                )
            )
        else:
            write_whole(path, json.dumps({**plan, "build": build_name()}, indent=1) + "\n")

    def read(self) -> None:
        """What the file holds, up to the last whole line; the rest is cut off.

        Also used after an interrupt, which may come between writing a game and counting it.
        """
        self._file.flush()
        self._file.seek(0)
        data = self._file.read()
        whole = data.rfind(b"\n") + 1
        if whole < len(data):
            self._file.truncate(whole)
        self.results.clear()
        for line in data[:whole].splitlines():
            result = Result.from_dict(json.loads(line))
            self.results[result.number] = result


def write_whole(path: Path, text: str | bytes) -> None:
    """Write a file whole or not at all."""
    temporary = path.with_name(f".{path.name}.part")
    temporary.write_bytes(text.encode() if isinstance(text, str) else text)
    os.replace(temporary, path)


def _lock(descriptor: int, folder: Path) -> None:
    """Held as long as the process lives, however it ends; systems without such locks do without."""
    try:
        fcntl = importlib.import_module("fcntl")
    except ImportError:
        return
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise StoreError(
            say("Another arena is writing to {folder}; let it end first.", folder=str(folder))
        ) from None
