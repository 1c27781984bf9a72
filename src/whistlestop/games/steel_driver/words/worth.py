"""What the actions of Steel Driver cost and bring at once, by kind."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.core.bits import BITS
from whistlestop.core.game import Action, Event
from whistlestop.core.words import Message, Seat, say, say_many
from whistlestop.core.worth import NOTHING, Amount, Worth
from whistlestop.games.steel_driver import final
from whistlestop.games.steel_driver import position as p
from whistlestop.games.steel_driver.game import SteelDriver
from whistlestop.games.steel_driver.position import Position
from whistlestop.games.steel_driver.words.names import money
from whistlestop.games.steel_driver.words.prospects import Prospector

DOLLARS = "dollars"


class Worths:
    def __init__(self, setup: SteelDriver) -> None:
        self.setup = setup
        self.prospector = Prospector(setup)
        self.kinds: dict[str, Callable[[Position, Action], Worth]] = {
            "offer": self._offer,
            "bid": self._bid,
            "build-first": self._build,
            "build": self._build,
            "claim": self._claim,
        }

    def of(self, s: Position, action: Action) -> Worth:
        kind = self.kinds.get(action.kind)
        return NOTHING if kind is None else kind(s, action)

    def _offer(self, s: Position, action: Action) -> Worth:
        """How far all your cubes would carry it."""
        company = int(action.place)
        purse = int(s.cubes[s.to_act])
        return Worth(
            notes=(say("{earns} with all your cubes", earns=self._earns(s, company, purse)),)
        )

    def _bid(self, s: Position, action: Action) -> Worth:
        bid = int(action.place) + 1
        purse = int(s.cubes[s.to_act])
        left = purse - bid
        earns = self._earns(s, int(s.offered), bid)
        leaves = say_many("leaves you {n} cube", "leaves you {n} cubes", left)
        alone = say("{earns} if nobody gets in the way", earns=earns)
        has = say_many("You have {n} cube", "You have {n} cubes", purse)
        keeps = say_many("{n} cube left", "{n} cubes left", left)
        return Worth((cubes(bid),), notes=(leaves, alone), tag=earns, purse=(has, keeps))

    def _earns(self, s: Position, company: int, put_in: int) -> Message:
        """What a company could earn this round with what is put into its treasury."""
        purse = int(s.treasury[company]) + put_in
        prospects = self.prospector.of(s, company)
        dollars = money(prospects.most(purse))
        if prospects.is_exact(purse):
            return say("up to {dollars}", dollars=dollars)
        return say("{dollars} or more", dollars=dollars)

    def _build(self, s: Position, action: Action) -> Worth:
        """What the track's company earns by it, and whoever else is in the link that it makes."""
        seat = int(s.to_act)
        company = int(s.order[s.turn])
        before = int(s.treasury[company])
        cost = earned = 0
        notes: list[Message] = []
        for event in s.copy().watch(action):
            if event[0] == p.BUILT:
                route, gain = event[3], event[5]
                earned += gain
                cost = int(self.setup.route_cost[route])
                if gain == 0:
                    notes.append(say("reaches no new city"))
            elif event[0] == p.LINKED:
                earned += self._link(s, seat, event, notes)
        left = say_many("{n} cube left", "{n} cubes left", before - cost)
        brings = (Amount(DOLLARS, earned, money(earned)),) if earned else ()
        return Worth((cubes(cost),), brings, (*notes, left))

    def _link(self, s: Position, seat: int, event: Event, notes: list[Message]) -> int:
        """What the seat gets for the link."""
        _, _, others, dollars, each = event
        notes.append(say("{dollars} of it for the first link across", dollars=money(dollars)))
        gained = [0] * self.setup.players
        for company in range(int(self.setup.companies)):
            holder = int(s.control[company])
            if others & BITS[company] and holder != p.NONE:
                gained[holder] += each
        notes += [
            say("{seat} gets {dollars}", seat=Seat(other), dollars=money(got))
            for other, got in enumerate(gained)
            if got and other != seat
        ]
        return dollars + gained[seat]

    def _claim(self, s: Position, action: Action) -> Worth:
        """By how much a share of the company rises, and what that is for your shares."""
        company = int(s.order[s.turn])
        after = s.copy()
        after.apply(action)
        before = int(final.company_worth(s, company))
        now = int(final.company_worth(after, company))
        held = int(s.shares[company * self.setup.seats + s.to_act])
        gain = (now - before) * held
        share = say("a share is then worth {dollars}", dollars=money(now))
        if gain == 0:
            return Worth(notes=(share,))
        return Worth(brings=(Amount(DOLLARS, gain, money(gain)),), notes=(share,))


def cubes(n: int) -> Amount:
    return Amount("cubes", n, say_many("{n} cube", "{n} cubes", n))
