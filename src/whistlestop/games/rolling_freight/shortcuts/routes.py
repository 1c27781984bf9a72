"""Whole routes for a piece of cargo, the best first.

Routes are found link by link. Of the routes that have come to a city over equally many links, one
is dropped if another costs no more and uses as many of the player's own links; so a few are left of
very many, and whoever wants another one goes step by step.
"""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.core.bits import BITS, members
from whistlestop.core.game import Action
from whistlestop.games.rolling_freight import delivery, network
from whistlestop.games.rolling_freight.game import FRIENDLY, TYPES
from whistlestop.games.rolling_freight.position import Position
from whistlestop.games.rolling_freight.shortcuts.payment import Payer

OFFERED = 4  # routes for one piece


@dataclass(frozen=True)
class Route:
    """A way from the piece's city to another, and what a delivery by it costs and brings."""

    cities: tuple[int, ...]
    links: tuple[int, ...]
    price: int  # in dice, after the discount
    points: int  # of the one who delivers
    given: int  # points of all others together

    @property
    def rank(self) -> tuple[int, int, int, tuple[int, ...]]:
        """Smaller is better: points less dice first."""
        return self.price - self.points, self.given, self.price, self.links


@dataclass(frozen=True)
class _Walk:
    cities: tuple[int, ...]
    links: tuple[int, ...]
    visited: int
    fare: int
    own: int  # of the links

    def beats(self, other: _Walk) -> bool:
        return self.fare <= other.fare and self.own >= other.own


class Routes:
    """The completed links as the seat to move pays for them."""

    def __init__(self, s: Position, payer: Payer) -> None:
        self.s = s
        self.g = g = s.setup
        self.payer = payer
        self.budget = int(delivery.budget(s))
        self.joined: list[list[tuple[int, int, int, bool]]] = [[] for _ in range(int(g.cities))]
        for owner in range(int(g.seats)):
            price = int(network.link_price(s, owner))
            for link in members(int(s.built[owner])):
                a, b = int(g.link_a[link]), int(g.link_b[link])
                self.joined[a].append((b, link, price, owner == s.seat))
                self.joined[b].append((a, link, price, owner == s.seat))

    def of(self, colour: int, city: int) -> list[Route]:
        """The best routes for a piece in a city."""
        start = _Walk((city,), (), int(BITS[city]), 0, 0)
        return self._best(self._walk(start, colour, int(self.s.wants[colour] & ~BITS[city])))

    def onward(self) -> list[Route]:
        """The best ways on in the middle of a delivery; to any city if none is named yet."""
        s = self.s
        if s.at < 0:
            return self.of(int(s.colour), int(s.source))
        own = len(members(int(s.route & s.built[s.seat])))
        start = _Walk((int(s.at),), (), int(s.visited), int(s.fare), own)
        past = members(int(s.route))
        return self._best(self._walk(start, int(s.colour), int(BITS[s.target])), past)

    def _walk(self, start: _Walk, colour: int, targets: int) -> list[tuple[_Walk, int]]:
        """Every walk to a target that is worth a look, with the cargo's colour."""
        closed = int(self.s.wants[colour])
        arrived: list[tuple[_Walk, int]] = []
        layer = [start]
        while layer:
            reached: dict[int, list[_Walk]] = {}
            for walk in layer:
                for there, link, price, is_own in self.joined[walk.cities[-1]]:
                    bit = int(BITS[there])
                    fare = walk.fare + price
                    if walk.visited & bit or fare > self.budget:
                        continue
                    if closed & bit and not targets & bit:
                        continue
                    made = _Walk(
                        (*walk.cities, there),
                        (*walk.links, link),
                        walk.visited | bit,
                        fare,
                        walk.own + is_own,
                    )
                    others = reached.setdefault(there, [])
                    if not any(other.beats(made) for other in others):
                        others[:] = [other for other in others if not made.beats(other)]
                        others.append(made)
            layer = []
            for there, walks in reached.items():
                if targets & int(BITS[there]):
                    arrived += [(walk, colour) for walk in walks if walk.own]
                else:
                    layer += walks
        return arrived

    def _best(self, arrived: list[tuple[_Walk, int]], past: list[int] | None = None) -> list[Route]:
        routes = [self._route(walk, colour, past or []) for walk, colour in arrived]
        kept: list[Route] = []
        for route in sorted(routes, key=lambda route: route.rank):
            if not any(_is_better(other, route) for other in kept):
                kept.append(route)
        return kept[:OFFERED]

    def _route(self, walk: _Walk, colour: int, past: list[int]) -> Route:
        s, g = self.s, self.g
        links = [*past, *walk.links]
        count = len(links)
        bonus = int(g.bonus[colour * g.bonus_links + count]) if count < g.bonus_links else 0
        less = min(int(delivery.discount(s)), walk.fare - 1)
        mask = sum(int(BITS[link]) for link in links)
        given = 0
        for owner in range(int(g.seats)):
            used = len(members(int(s.built[owner]) & mask))
            if used and owner != s.seat:
                given += used * int(g.used_link_points)
                given += int(s.improvements[owner * TYPES + FRIENDLY] * g.friendly_points)
        points = bonus + walk.own * int(g.used_link_points)
        return Route(walk.cities, walk.links, walk.fare - less, points, given)

    def payment(self, price: int) -> tuple[Action, ...]:
        if self.s.deliveries == 0:
            return self.payer.pay(price, delivers=True)
        return self.payer.pay(price - 1, int(self.g.second_classes), delivers=True)

    def actions(self, route: Route, is_headed: bool = False) -> tuple[Action, ...]:
        """Destination, links and payment; without the destination if it is named."""
        g = self.g
        to = () if is_headed else (g.actions[g.to_id + route.cities[-1]],)
        vias = tuple(g.actions[g.via_id + link] for link in route.links)
        return (*to, *vias, *self.payment(route.price))


def _is_better(one: Route, other: Route) -> bool:
    """To the same city, and no worse in any respect."""
    return (
        one.cities[-1] == other.cities[-1]
        and one.price <= other.price
        and one.points >= other.points
        and one.given <= other.given
    )
