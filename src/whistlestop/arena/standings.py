"""From results to a table: ratings, win rates and how sure they are, scores, time.

Ratings are openskill's Plackett-Luce model, made for games of many players: `mu` is the estimate
of a bot's strength and `sigma` its uncertainty. Games are rated in the order of their numbers, so
that the table does not depend on which game ended first.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from whistlestop.arena.game import Result

CONFIDENCE = 1.96  # standard deviations: 95 %


@dataclass
class Standing:
    """A bot's row. A bot may have several seats in a game: rates are for each seat that it had."""

    bot: str
    games: int = 0
    seats: int = 0
    wins: float = 0.0  # a shared win counts its share
    score: float = 0.0
    decisions: int = 0
    seconds: float = 0.0
    short: int = 0  # decisions for which time was up before the simulations were made
    mu: float = 0.0
    sigma: float = 0.0
    history: list[tuple[int, float]] = field(default_factory=list)  # games played, mu
    seat_wins: dict[int, float] = field(default_factory=dict)
    seat_games: dict[int, int] = field(default_factory=dict)
    scores: list[int] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return self.wins / self.seats if self.seats else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the win rate lies with 95 % confidence, after Wilson."""
        return wilson(self.wins, self.seats)

    @property
    def mean_score(self) -> float:
        return self.score / self.seats if self.seats else 0.0

    @property
    def milliseconds(self) -> float:
        """The time spent thinking about one decision."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0

    def to_dict(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "bot": self.bot,
            "games": self.games,
            "seats": self.seats,
            "wins": round(self.wins, 6),
            "rate": round(self.rate, 6),
            "interval": [round(low, 6), round(high, 6)],
            "rating": {"mu": round(self.mu, 4), "sigma": round(self.sigma, 4)},
            "score": round(self.mean_score, 3),
            "decisions": self.decisions,
            "milliseconds": round(self.milliseconds, 4),
            "short": self.short,
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    if games == 0:
        return 0.0, 1.0
    z = CONFIDENCE
    rate = wins / games
    middle = rate + z * z / (2 * games)
    margin = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    share = 1 + z * z / games
    return max(0.0, (middle - margin) / share), min(1.0, (middle + margin) / share)


def standings(bots: Sequence[str], results: Sequence[Result]) -> list[Standing]:
    """The table, best rating first."""
    table = {bot: Standing(bot) for bot in bots}
    ratings = _Ratings(bots)
    marks = {round(len(results) * part / 60) for part in range(1, 61)}
    for number, result in enumerate(results, 1):
        for bot in set(result.bots):
            table[bot].games += 1
        for seat, bot in enumerate(result.bots):
            _add(table[bot], seat, result)
        ratings.add(result)
        if number in marks:
            for bot in bots:
                table[bot].history.append((number, ratings.mu(bot)))
    for bot, standing in table.items():
        standing.mu, standing.sigma = ratings.mu(bot), ratings.sigma(bot)
    return sorted(table.values(), key=lambda standing: -standing.mu)


def distinct(results: Sequence[Result]) -> int:
    """How many games differ. In a game without chance, bots that always do the same repeat
    themselves, and the intervals then promise more than so few games can show."""
    return len({(one.bots, one.scores, one.decisions) for one in results})


def _add(standing: Standing, seat: int, result: Result) -> None:
    standing.seats += 1
    standing.wins += result.wins[seat]
    standing.score += result.scores[seat]
    standing.scores.append(result.scores[seat])
    standing.decisions += result.decisions[seat]
    standing.seconds += result.seconds[seat]
    standing.short += result.short[seat] if result.short else 0
    standing.seat_wins[seat] = standing.seat_wins.get(seat, 0.0) + result.wins[seat]
    standing.seat_games[seat] = standing.seat_games.get(seat, 0) + 1


class _Ratings:
    def __init__(self, bots: Sequence[str]) -> None:
        from openskill.models import PlackettLuce

        self._model: Any = PlackettLuce()
        self._of: dict[str, Any] = {bot: self._model.rating(name=bot) for bot in bots}

    def mu(self, bot: str) -> float:
        return float(self._of[bot].mu)

    def sigma(self, bot: str) -> float:
        return float(self._of[bot].sigma)

    def add(self, result: Result) -> None:
        """A bot with several seats counts as several players of its strength; afterwards it takes
        the mean of their ratings."""
        if len(set(result.bots)) == 1:
            return  # playing against yourself proves nothing
        seats = [
            [self._model.rating(mu=self._of[bot].mu, sigma=self._of[bot].sigma)]
            for bot in result.bots
        ]
        rated = self._model.rate(seats, ranks=list(result.places))
        for bot in set(result.bots):
            own = [rated[seat][0] for seat, other in enumerate(result.bots) if other == bot]
            self._of[bot].mu = sum(rating.mu for rating in own) / len(own)
            self._of[bot].sigma = sum(rating.sigma for rating in own) / len(own)
