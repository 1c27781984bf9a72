"""Bots at the other seats of an environment in which one seat learns."""

from __future__ import annotations

import random
from collections.abc import Sequence

from whistlestop.bots import Bot, decide, make_bot
from whistlestop.core.errors import SetupError
from whistlestop.core.words import say
from whistlestop.envs.dealer import Dealer

Opponents = str | Bot | Sequence[str | Bot]
"""A bot, or its name as on the command line, for all other seats; or a list with one for each,
starting at the learner's left."""


def seat_opponents(opponents: Opponents, count: int) -> list[tuple[str, Bot]]:
    """A bot with a name for each of the other seats."""
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        chosen = list(opponents)
        if len(chosen) != count:
            raise SetupError(
                say(
                    "{given} opponents are given, and {needed} seats are free.",
                    kind="opponents",
                    given=len(chosen),
                    needed=count,
                )
            )
    else:
        chosen = [opponents] * count
    return [
        (one, make_bot(one)) if isinstance(one, str) else (type(one).__name__, one)
        for one in chosen
    ]


class SingleSeat:
    """A dealer's game in which bots decide for all seats but one."""

    def __init__(self, dealer: Dealer, opponents: Opponents, seat: int | None) -> None:
        self.dealer = dealer
        self.bots = seat_opponents(opponents, dealer.game.players - 1)
        if seat is not None and seat not in dealer.seats:
            raise SetupError(
                say(
                    "There is no seat {seat}; seats are numbered from 0 to {last}.",
                    kind="seat",
                    seat=seat,
                    last=dealer.game.players - 1,
                )
            )
        self.fixed_seat = seat
        self.seat = seat or 0
        self.bot_generator = random.Random()

    def deal(self, seed: int) -> None:
        """Begin a new game, and play up to the learner's first decision."""
        seeds = random.Random(seed)
        if self.fixed_seat is None:
            self.seat = seeds.randrange(self.dealer.game.players)
        self.bot_generator = random.Random(seeds.getrandbits(64))
        self.dealer.deal(random.Random(seeds.getrandbits(64)))
        self._others()

    def play(self, action: int) -> None:
        """Take the learner's action, and play up to the learner's next decision or the end."""
        self.dealer.play(action)
        self._others()

    def _others(self) -> None:
        dealer = self.dealer
        while dealer.to_act != self.seat and not dealer.over:
            name, bot = self.bots[(dealer.to_act - self.seat - 1) % dealer.game.players]
            choice = decide(bot, name, dealer.state, self.bot_generator)
            dealer.play(int(choice.id))

    def reward(self) -> float:
        return self.dealer.rewards()[self.seat] if self.dealer.over else 0.0
