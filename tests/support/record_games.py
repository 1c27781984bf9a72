"""Recorded games: what they are, where they are, and how to make them again.

A game's tests list theirs as RECORDINGS in tests/games/<game>/recordings.py. Each is a record
(.json) and its transcript (.txt) in tests/games/<game>/records. A change of the rules or the words
shows as a small difference in the transcripts. To accept it:

    python -m tests.support.record_games --transcripts [TITLE ...]

If the recorded actions can no longer be replayed, play new games:

    python -m tests.support.record_games [TITLE ...]
"""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tests.support.playthrough import Chooser, RefereedMatch
from tests.support.transcript import transcript
from whistlestop.core.record import PERSON, Record, Sitter
from whistlestop.core.registry import find_title, title_names

GAMES = Path(__file__).resolve().parent.parent / "games"
ATTEMPTS = 3000


@dataclass(frozen=True)
class Recording:
    """How a recorded game was made: the first of many seeds whose game is as wanted."""

    name: str
    players: int
    chooser: Callable[[random.Random], Chooser]
    wanted: Callable[[RefereedMatch], bool] = lambda match: True
    board: str = ""
    options: Mapping[str, str] = field(default_factory=dict)

    def play(self, title: str) -> RefereedMatch:
        game = find_title(title).game(self.players, self.board, self.options)
        for attempt in range(ATTEMPTS):
            generator = random.Random(f"{self.name}/{attempt}")
            match = RefereedMatch(game)
            match.play_out(self.chooser(generator), generator)
            if self.wanted(match):
                return match
        raise AssertionError(f"{self.name}: no game of {ATTEMPTS} was as wanted")


def folder(title: str) -> Path:
    return GAMES / title.replace("-", "_") / "records"


def recordings(title: str) -> list[Recording]:
    module = importlib.import_module(f"tests.games.{title.replace('-', '_')}.recordings")
    found = module.RECORDINGS
    assert isinstance(found, list)
    return found


def record(title: str) -> None:
    """Play the games of a title and write their records and transcripts."""
    folder(title).mkdir(exist_ok=True)
    for recording in recordings(title):
        match = recording.play(title)
        seats = tuple(Sitter(name, PERSON) for name in match.names)
        Record.of(match, seats).write(folder(title) / f"{recording.name}.json")
        print(f"{title}: {recording.name}, {len(match.actions)} actions")


def transcribe(title: str) -> None:
    """Write the transcripts of a title's records."""
    for path in sorted(folder(title).glob("*.json")):
        path.with_suffix(".txt").write_text(transcript(Record.read(path).replay()), "utf-8")


if __name__ == "__main__":
    arguments = sys.argv[1:]
    only_transcripts = "--transcripts" in arguments
    for name in [word for word in arguments if word != "--transcripts"] or title_names():
        if not only_transcripts:
            record(name)
        transcribe(name)
