"""How strong players open a game: what each seat does first, how often, and how that ends.

Counted by `tools/openings.py` in many games of a strong bot; the figures lie beside the game. An
opening is a seat's first moves of the kinds that the title names, as kinds or move by move.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from whistlestop.core.game import Action

if TYPE_CHECKING:
    from whistlestop.core.title import Title

FILE = "mind/openings.toml"  # in the folder of the game

Moves = tuple[str, ...]  # kinds, or notations


@dataclass(frozen=True)
class OpeningStyle:
    """What makes up an opening of a title."""

    kinds: tuple[str, ...]  # of the moves that count
    length: int  # so many of them
    is_exact: bool  # each move as it is, not only its kind


@dataclass(frozen=True)
class Opening:
    moves: Moves
    seats: int  # that opened so
    wins: float  # of those, a shared victory in parts

    @property
    def share(self) -> float:
        """How often these seats won."""
        return self.wins / self.seats


@dataclass(frozen=True)
class Openings:
    """Of a title: the most frequent first."""

    bot: str
    games: int
    players: int
    all: tuple[Opening, ...]

    @property
    def par(self) -> float:
        """How often a seat wins where all are equal."""
        return 1 / self.players

    def of(self, moves: Moves) -> Opening | None:
        return next((known for known in self.all if known.moves == moves), None)


def opening_of(
    style: OpeningStyle, actions: Sequence[Action], actors: Sequence[int], seat: int
) -> Moves:
    """A seat's opening in a game; shorter if the game was."""
    own = [
        action
        for action, actor in zip(actions, actors, strict=True)
        if actor == seat and action.kind in style.kinds
    ]
    return tuple(
        action.notation if style.is_exact else action.kind for action in own[: style.length]
    )


def read_openings(title: Title) -> Openings | None:
    """What was counted for a title; None if nothing was."""
    path: Path = title.folder / FILE
    if not path.exists():
        return None
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return Openings(
        data["bot"],
        data["games"],
        data["players"],
        tuple(Opening(tuple(moves), seats, wins) for moves, seats, wins in data["openings"]),
    )
