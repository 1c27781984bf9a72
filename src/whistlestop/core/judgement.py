"""Judgement: how well each seat stands in a position, at a glance.

A game measures a few things for every seat (its cash, the worth of its shares, ...), each of which
has a weight for each stage of the game. The weighted measures, the **terms**, sum up to a seat's
**value**: an estimate of its final score, up to an amount that is the same for all seats. The
seats' **chances** of winning follow from the differences between their values, and from how much is
still open at that stage, its `spread`.

The weights are data, in the game's `judgement.toml`; `tools/tune.py` finds them by self-play. A
judgement reads a position and nothing else, so it sees no more than a player does.

An expert's judgement may have a network in place of the weights: see `neural.py`.
"""

from __future__ import annotations

import math
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Generic, NamedTuple, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from whistlestop.core.game import OVER, Action, Game, State
from whistlestop.core.neural import Network
from whistlestop.core.vectors import float_zeros
from whistlestop.core.words import Message

P = TypeVar("P", bound=State)  # a game's own positions


class Term(NamedTuple):
    """A part of a seat's value: what was measured, how much of it, and what it counts for."""

    name: str
    meaning: Message
    measure: float
    weight: float

    @property
    def value(self) -> float:
        return self.measure * self.weight


class Weights(NamedTuple):
    """A weight for each term at each stage, and each stage's spread."""

    terms: tuple[str, ...]
    table: list[list[float]]  # a row for each stage
    spread: list[float]

    @classmethod
    def read(cls, path: Path, terms: tuple[str, ...], stages: int) -> Weights:
        """The weights in a file, which must give each term a number for each stage."""
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        columns: dict[str, list[float]] = data["weights"]
        spread: list[float] = data["spread"]
        if set(columns) != set(terms):
            raise ValueError(f"{path.name}: the terms are {', '.join(terms)}")
        for name, numbers in [("spread", spread), *columns.items()]:
            if len(numbers) != stages:
                raise ValueError(f"{path.name}: {name} needs {stages} numbers, one for each stage")
        table = [[float(columns[term][stage]) for term in terms] for stage in range(stages)]
        return cls(terms, table, [float(number) for number in spread])


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(ABC, Generic[P]):
    """A game fills in the three abstract methods, and names the terms that are score already."""

    certain: ClassVar[tuple[str, ...]] = ()
    looks_closer: ClassVar[bool] = False  # whether `look_closer` sees more than `chances`
    shared: ClassVar[tuple[str, ...]] = ()  # what `circumstances` are
    exploration: ClassVar[float] = 0.03  # how curious a search with this judgement should be

    def __init__(self, game: Game, weights: Weights) -> None:
        self.game = game
        self.seats: i64 = game.players
        self.terms = weights.terms
        self.network: Network | None = None
        self.use(weights)

    def use(self, weights: Weights) -> None:
        """Judge by these weights from now on."""
        self.size: i64 = len(weights.terms)
        flat = [weight for row in weights.table for weight in row]
        self.weights = vec[float](flat)
        spread = list(weights.spread)
        self.spread = vec[float](spread)

    def bend(self, factors: Sequence[float]) -> None:
        """Care so many times as much for each term from now on, at every stage."""
        flat = list(self.weights)
        size = len(self.terms)
        table = [
            [weight * factor for weight, factor in zip(flat[at : at + size], factors, strict=True)]
            for at in range(0, len(flat), size)
        ]
        self.use(Weights(self.terms, table, list(self.spread)))

    @abstractmethod
    def stage(self, state: P) -> i64:
        """Which row of weights applies to a position that is not over."""

    @abstractmethod
    def measure(self, state: P) -> vec[float]:
        """What is measured, seat after seat, in the order of the terms."""

    @abstractmethod
    def meaning(self, term: str) -> Message:
        """What a term measures, in words."""

    def candidates(self, state: P) -> list[Action]:
        """The legal actions worth considering: without those that merely repeat another, or that
        nobody would ever choose. Never empty while the game goes on."""
        return state.legal_actions()

    def circumstances(self, state: P) -> vec[float]:
        """What a network is told besides the measures: how far the game is, the same for all."""
        return float_zeros(0)

    def is_endgame(self, state: P) -> bool:
        """Whether it is worth trying to look at everything that can still happen."""
        return False

    def look_closer(self, state: P, mover: i64, seat: i64) -> vec[float]:
        """The chances after a closer, slower look at what two seats can expect: the `mover`, which
        has just decided, and the `seat` that is thinking."""
        return self.chances(state)

    # What follows is the same for all games.

    def values(self, state: P) -> vec[float]:
        """For each seat, an estimate of its final score, up to an amount that is the same for all;
        from a network, in its own units."""
        values = float_zeros(self.seats)
        if state.to_act == OVER:
            scores = state.scores()
            for seat in range(self.seats):
                values[seat] = float(scores[seat])
            return values
        measures = self.measure(state)
        if self.network is not None:
            return self.network.values(measures, self.circumstances(state), self.seats)
        first = self.stage(state) * self.size
        place: i64 = 0
        for seat in range(self.seats):
            value = 0.0
            for term in range(self.size):
                value += measures[place] * self.weights[first + term]
                place += 1
            values[seat] = value
        return values

    def chances(self, state: P) -> vec[float]:
        """For each seat, its chance of winning; they sum to one."""
        if state.to_act == OVER:
            outcome = state.outcome()
            assert outcome is not None
            shares = list(outcome.win_shares())
            return vec[float](shares)
        chances = self.values(state)
        spread = 1.0 if self.network is not None else self.spread[self.stage(state)]
        best = chances[0]
        for seat in range(1, self.seats):
            if chances[seat] > best:
                best = chances[seat]
        total = 0.0
        for seat in range(self.seats):
            chance = math.exp((chances[seat] - best) / spread)
            chances[seat] = chance
            total += chance
        for seat in range(self.seats):
            chances[seat] = chances[seat] / total
        return chances

    def explain(self, state: P) -> list[list[Term]]:
        """For each seat, the terms that make up its value in a game that is not over."""
        measures = list(self.measure(state))
        first = int(self.stage(state)) * len(self.terms)
        return [
            [
                Term(
                    name,
                    self.meaning(name),
                    measures[seat * len(self.terms) + place],
                    self.weights[first + place],
                )
                for place, name in enumerate(self.terms)
            ]
            for seat in range(int(self.seats))
        ]
