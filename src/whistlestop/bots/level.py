"""Levels below the strong ones: bots that now and then decide like a lesser bot."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from whistlestop.bots.bot import Bot
from whistlestop.core.game import Action, State

FILE = "levels.toml"  # beside a game's rules
USUAL = {"easy": 0.9, "medium": 1.0}  # for a game that says nothing else


class LevelBot:
    """Decides mostly like one bot, otherwise like a lesser one.

    How often is a number of the game: what separates two bots by a little in one game separates
    them by everything in another.
    """

    def __init__(self, level: str, careful: Bot, careless: Bot) -> None:
        self.level = level
        self.careful = careful
        self.careless = careless
        self.was_short = False  # of simulations, at its latest choice

    def choose(self, state: State, generator: random.Random, /) -> Action:
        is_careful = generator.random() < care(state.game.title.folder)[self.level]
        bot = self.careful if is_careful else self.careless
        action = bot.choose(state, generator)
        self.was_short = bool(getattr(bot, "was_short", False))
        return action


@lru_cache(maxsize=64)
def care(folder: Path) -> Mapping[str, float]:
    """The share of its decisions that each level considers in the game of a folder."""
    file = folder / FILE
    if not file.is_file():
        return USUAL
    with file.open("rb") as opened:
        return USUAL | {level: float(share) for level, share in tomllib.load(opened).items()}
