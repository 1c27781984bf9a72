"""Every bot alone against a table of every other: for results that are not transitive.

A bot may beat the second, the second the third, and the third the first. So strength is read from a
whole row, what a bot wins alone, and from a whole column, what others win alone against it: a
column's largest number is the largest hole that anybody found.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from whistlestop.arena.game import Result
from whistlestop.arena.page import heading, paragraph, scrolled, table
from whistlestop.arena.plan import Plan
from whistlestop.arena.standings import wilson
from whistlestop.core.picture.chart import Cell, heat
from whistlestop.core.words import Speaker

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass
class Pairing:
    """One bot alone against others who are all of one kind."""

    alone: str
    others: str
    games: int = 0
    wins: float = 0.0  # of the one alone; a shared win counts its share

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def to_dict(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "alone": self.alone,
            "others": self.others,
            "games": self.games,
            "rate": round(self.rate, 6),
            "interval": [round(low, 6), round(high, 6)],
        }


Pairings = dict[tuple[str, str], Pairing]


def pairings(plan: Plan, results: Sequence[Result]) -> Pairings:
    """Every pairing of a plan, with what has come of it so far."""
    found = {pair: Pairing(*pair) for pair in plan.pairs()}
    for result in results:
        alone, others = plan.pair(result.number)
        one = found[alone, others]
        one.games += 1
        seat = plan.seats(result.number).index(alone)
        one.wins += result.wins[seat]
    return found


def rows_of(plan: Plan, found: Pairings, speaker: Speaker) -> list[list[str]]:
    """Heads, then a row for each bot alone: against whom, the mean, and the most that another
    wins against it."""
    bots = plan.bots
    rows = [
        [
            speaker.text("alone"),
            *(LETTERS[place % len(LETTERS)] for place in range(len(bots))),
            speaker.text("mean"),
            speaker.text("worst hole"),
        ]
    ]
    for place, bot in enumerate(bots):
        row = [found[bot, other] for other in bots if other != bot]
        against = max((found[other, bot] for other in bots if other != bot), key=_rate)
        rows.append(
            [
                f"{LETTERS[place % len(LETTERS)]}  {bot}",
                *("" if other == bot else _cell(found[bot, other], speaker) for other in bots),
                speaker.percent(sum(map(_rate, row)) / len(row)),
                f"{speaker.percent(against.rate)} ({against.alone})",
            ]
        )
    return rows


def parts_of(plan: Plan, found: Pairings, speaker: Speaker) -> list[str]:
    """The matrix on a page: as a heat map, and as a table with its intervals."""
    bots = plan.bots
    title = speaker.text("Each bot alone against a table of each other")
    par = 1 / plan.players
    labels = [f"{LETTERS[place % len(LETTERS)]}  {bot}" for place, bot in enumerate(bots)]
    cells = [
        [
            None
            if other == bot
            else Cell(
                found[bot, other].rate / par,
                speaker.percent(found[bot, other].rate),
                _range(found[bot, other], speaker),
            )
            for other in bots
        ]
        for bot in bots
    ]
    heads, *rows = rows_of(plan, found, speaker)
    return [
        heading(title),
        paragraph(
            speaker.text(
                "Rows are alone, columns have all other seats; {share} is equal strength. Below "
                "each rate stands its 95 % interval.",
                share=speaker.percent(par),
            )
        ),
        scrolled(heat(title, labels, [label[0] for label in labels], cells)),
        table(heads, rows, (len(heads) - 1,)),
    ]


def _rate(one: Pairing) -> float:
    return one.rate


def _range(one: Pairing, speaker: Speaker) -> str:
    low, high = one.interval
    return f"{speaker.number(low * 100, 0)}–{speaker.number(high * 100, 0)}"


def _cell(one: Pairing, speaker: Speaker) -> str:
    return f"{speaker.percent(one.rate)} ({_range(one, speaker)})"
