"""What a stranger is told of a title before the first game: a sentence, how long, how hard, how
much luck, and a picture cut from its map."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from whistlestop.core.words import Message

SAMPLE = "sample.json"  # a game in full swing, made by tools/samples.py
SECONDS = 8  # that a person is assumed to take for a decision; nobody has measured it
TIMES = "playing_times.toml"  # made by tools/playing_times.py


@dataclass(frozen=True)
class Shelf:
    """The words on the box."""

    pitch: Message  # one sentence that makes curious
    weight: int  # how much there is to learn and to think about, of 5
    luck: Message
    crop: tuple[float, float, float, float]  # of the map: left, top, width, height
    is_first: bool = False  # whether somebody new should begin with it


@dataclass(frozen=True)
class PlayingTime:
    """How long a game takes with so many players, in minutes, and how much there is to decide."""

    decisions: int
    with_bots: int  # one person, all others bots
    with_people: int

    def of_each(self, players: int) -> int:
        """How many of the decisions one player makes."""
        return round(self.decisions / players)


@lru_cache(maxsize=32)
def playing_times(folder: Path) -> dict[int, PlayingTime]:
    """As measured, by number of players; nothing if nobody has measured them."""
    path = folder / TIMES
    if not path.exists():
        return {}
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return {int(players): PlayingTime(**numbers) for players, numbers in found.items()}
