"""Styles of Steel Driver: they differ in what they pay for a company, and which they want.

Each has a limit for every company that is up, in cubes, and raises by one up to it. Its own choice
of company is the one of which it expects most. All build and claim as the greedy bot does.
"""

from __future__ import annotations

import random
from abc import abstractmethod

from whistlestop.bots.styles.style import Style
from whistlestop.core.bits import BITS
from whistlestop.core.game import Action, State
from whistlestop.core.words import say
from whistlestop.games.steel_driver.mind.outlook import Outlook
from whistlestop.games.steel_driver.position import AUCTION, NONE, Position


class Bidder(Style):
    title = "steel-driver"

    def decide(self, state: State, generator: random.Random) -> Action:
        s = state
        assert isinstance(s, Position)
        if s.phase != AUCTION:
            return super().decide(state, generator)
        seat = int(s.to_act)
        game = s.game
        if s.offered == NONE:
            wanted = [c for c in companies_up(s) if self.limit(s, seat, c) > 0]
            if not wanted:
                return game.by_notation["pass-marker"]
            best = max(wanted, key=lambda company: (self.wish(s, seat, company), -company))
            return game.by_notation[f"offer {s.setup.map.companies[best]}"]
        limit = min(self.limit(s, seat, int(s.offered)), int(s.cubes[seat]))
        if s.bid == 0:
            return game.by_notation[f"bid {max(1, min(limit, self.opening(s, seat)))}"]
        if s.bid < limit:
            return game.by_notation[f"bid {s.bid + 1}"]
        return game.by_notation["pass"]

    @abstractmethod
    def limit(self, s: Position, seat: int, company: int) -> int:
        """The most that it pays for a company; 0 if it doesn't want it."""

    def wish(self, s: Position, seat: int, company: int) -> float:
        """How much it wants to put a company up: by what it would earn for the limit."""
        return earnings(s, company, self.limit(s, seat, company))

    def opening(self, s: Position, seat: int) -> int:
        """The bid that it opens with, up to its limit."""
        return 2


def companies_up(s: Position) -> list[int]:
    return [c for c in range(int(s.setup.companies)) if s.available & BITS[c]]


def earnings(s: Position, company: int, cubes: int) -> int:
    """What the company builds alone with its treasury and so many cubes more."""
    return int(Outlook(s, NONE).planned_profit(company, s.treasury[company] + cubes))


def rounds_left(s: Position) -> int:
    """This one counted."""
    return int(s.setup.rounds - s.round) + 1


class Even(Bidder):
    name = "even"
    heading = say("Even")
    meaning = say("spends the same on every round, on the company that earns most for it")

    def limit(self, s: Position, seat: int, company: int) -> int:
        return int(s.cubes[seat]) // rounds_left(s)

    def opening(self, s: Position, seat: int) -> int:
        return self.limit(s, seat, 0) // 2


class Thrifty(Bidder):
    name = "thrifty"
    heading = say("Thrifty")
    meaning = say("pays only for what a cube brings at once, and keeps the rest for the end")

    DOLLARS = 14  # that a cube must bring at least

    def limit(self, s: Position, seat: int, company: int) -> int:
        if rounds_left(s) == 1:
            return int(s.cubes[seat])
        now = earnings(s, company, 0)
        worth = [
            cubes
            for cubes in range(1, int(s.cubes[seat]) + 1)
            if earnings(s, company, cubes) - now >= cubes * self.DOLLARS
        ]
        return max(worth, default=0)


class Bold(Bidder):
    name = "bold"
    heading = say("Bold")
    meaning = say("puts everything on the company that earns most, in every round")

    def limit(self, s: Position, seat: int, company: int) -> int:
        return int(s.cubes[seat])

    def opening(self, s: Position, seat: int) -> int:
        return int(s.cubes[seat]) * 2 // 3


class Collector(Bidder):
    name = "collector"
    heading = say("Collector")
    meaning = say("wants a share of every company, and pays little for each")

    def limit(self, s: Position, seat: int, company: int) -> int:
        held = int(s.shares[company * s.setup.seats + seat])
        budget = int(s.cubes[seat]) // rounds_left(s)
        return budget // (2 + held) + 1

    def wish(self, s: Position, seat: int, company: int) -> float:
        held = int(s.shares[company * s.setup.seats + seat])
        return super().wish(s, seat, company) - 1000 * held

    def opening(self, s: Position, seat: int) -> int:
        return 1


class Loyal(Bidder):
    name = "loyal"
    heading = say("Loyal")
    meaning = say("stays with the companies that it has shares of, and lets the others go")

    def limit(self, s: Position, seat: int, company: int) -> int:
        held = int(s.shares[company * s.setup.seats + seat])
        budget = int(s.cubes[seat]) // rounds_left(s)
        return budget * (3 + held) // 3 if held or s.round == 1 else budget // 2

    def wish(self, s: Position, seat: int, company: int) -> float:
        held = int(s.shares[company * s.setup.seats + seat])
        return super().wish(s, seat, company) + 1000 * held

    def opening(self, s: Position, seat: int) -> int:
        return int(s.cubes[seat]) // (2 * rounds_left(s))


class Spoiler(Bidder):
    name = "spoiler"
    heading = say("Spoiler")
    meaning = say("lets the others begin, and outbids them where a company is cheap")

    def limit(self, s: Position, seat: int, company: int) -> int:
        if s.offered == NONE and rounds_left(s) > 1 and s.passes < s.setup.seats - 1:
            return 0
        earned = earnings(s, company, int(s.bid) + 1)
        return min(earned // 12, int(s.cubes[seat]))


STYLES: tuple[type[Style], ...] = (Even, Thrifty, Bold, Collector, Loyal, Spoiler)
