"""What a network can still deliver for a seat, in points beyond the cost in dice.

Every piece on the map is sent along each route that the seat could pay for, and its best route
counts. Only as many pieces can be delivered as there are wishes, one per turn, and others want them
too, so each further piece counts for less.

A search meets the same network again and again, because most decisions change no link and move no
piece. So results are kept in a table of fixed size.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from whistlestop.core.bits import BITS, INDEX
from whistlestop.core.vectors import filled
from whistlestop.games.rolling_freight.game import COLOUR_COUNT, FRIENDLY, TYPES, RollingFreight
from whistlestop.games.rolling_freight.position import Position

DIE: Final = 1.2  # points that a die brings elsewhere
LATER: Final = 0.75  # what a delivery counts, relative to the next better one
DEAREST: Final = 5  # dice, after the discount, that a seat is expected to spend on a delivery
MOST: Final = 6  # deliveries that count
SCALE: Final = 64  # above any number of stations and of deliveries that count
KEPT: Final = 16384  # results; a power of two
KEY: Final = 0xFFFFFFFFFFFFFFF  # the bits of a key: few enough for a small integer
FACTOR: Final = 0x9E3779B97F4A7C1  # odd and without a pattern, so that keys spread out


class Outlook:
    def __init__(self, game: RollingFreight) -> None:
        self.setup = game
        self.keys = filled(KEPT, -1)
        self.results = vec[float]([0.0] * int(KEPT))
        # The network as this seat pays for it: by city, the cities one link away.
        self.own = filled(game.cities)
        self.cheap = filled(game.cities)
        self.dear = filled(game.cities)
        self.free = filled(game.cities)  # of an owner with two Friendlies
        # The current piece
        self.wants: i64 = 0
        self.first_bonus: i64 = 0
        self.budget: i64 = 0
        self.discount: i64 = 0
        self.best = 0.0
        self.target: i64 = 0

    def key(self, s: Position) -> i64:
        """A key for everything that any seat's outlook depends on, except its own plans."""
        g = self.setup
        key: i64 = s.phase
        for colour in range(COLOUR_COUNT):
            key = _mixed(key, s.lying[colour])
            key = _mixed(key, s.wants[colour])
        for seat in range(g.seats):
            key = _mixed(key, s.built[seat])
            key = _mixed(key, s.improvements[seat * TYPES + FRIENDLY])
        return key

    def of(
        self, s: Position, key: i64, seat: i64, planned: i64, stations: i64, deliveries: i64
    ) -> float:
        """A seat's outlook, once it also has these links, with so many deliveries still to make."""
        if (s.built[seat] | planned) == 0:
            return 0.0
        if deliveries > MOST:
            deliveries = MOST
        key = _mixed(_mixed(key, planned), (seat * SCALE + stations) * SCALE + deliveries)
        place = key & (KEPT - 1)
        if self.keys[place] == key:
            return self.results[place]
        result = self._work_out(s, seat, planned, stations, deliveries)
        self.keys[place] = key
        self.results[place] = result
        return result

    def _work_out(
        self, s: Position, seat: i64, planned: i64, stations: i64, deliveries: i64
    ) -> float:
        g = self.setup
        self._lay_out(s, seat, planned)
        self.discount = stations
        self.budget = DEAREST + stations
        cargo = float(g.cargo_points[s.phase])
        found: list[float] = []
        for colour in range(COLOUR_COUNT):
            self.wants = s.wants[colour]
            pieces = s.lying[colour]
            if self.wants == 0:
                continue
            self.first_bonus = colour * g.bonus_links
            served: i64 = 0  # cities whose wish has its piece
            first = len(found)
            cities: list[i64] = []
            while pieces:
                low = pieces & -pieces
                pieces ^= low
                self.best = -cargo
                self._go(INDEX[low % 67], low, 0, 0, 0)
                worth = self.best + cargo
                if worth <= 0.0:
                    continue
                if served & BITS[self.target]:
                    for i in range(len(cities)):
                        if cities[i] == self.target and found[first + i] < worth:
                            found[first + i] = worth
                else:
                    served |= BITS[self.target]
                    cities.append(self.target)
                    found.append(worth)
        found.sort(reverse=True)
        total = 0.0
        share = 1.0
        if deliveries > len(found):
            deliveries = len(found)
        for i in range(deliveries):
            total += found[i] * share
            share *= LATER
        return total

    def _lay_out(self, s: Position, seat: i64, planned: i64) -> None:
        g = self.setup
        cities = g.cities
        self.own = s.joins[seat * cities : (seat + 1) * cities]
        own = self.own
        while planned:
            low = planned & -planned
            planned ^= low
            link = INDEX[low % 67]
            own[g.link_a[link]] |= BITS[g.link_b[link]]
            own[g.link_b[link]] |= BITS[g.link_a[link]]
        for city in range(cities):
            cheap: i64 = 0
            dear: i64 = 0
            free: i64 = 0
            for owner in range(g.seats):
                if owner == seat:
                    continue
                price = g.other_link_price - s.improvements[owner * TYPES + FRIENDLY]
                if price < 1 and g.least_link_price == 0:
                    free |= s.joins[owner * cities + city]
                elif price < 2:
                    cheap |= s.joins[owner * cities + city]
                else:
                    dear |= s.joins[owner * cities + city]
            free &= ~own[city]
            cheap &= ~own[city] & ~free
            self.free[city] = free
            self.cheap[city] = cheap
            self.dear[city] = dear & ~own[city] & ~cheap & ~free

    def _go(self, city: i64, visited: i64, links: i64, own: i64, fare: i64) -> None:
        """Continue from a city by every affordable route, and note the best delivery."""
        fresh = ~visited
        self._go_by(self.free[city] & fresh, visited, links + 1, own, fare)
        if fare >= self.budget:
            return
        self._go_by(self.own[city] & fresh, visited, links + 1, own + 1, fare + 1)
        self._go_by(self.cheap[city] & fresh, visited, links + 1, own, fare + 1)
        if fare + 2 <= self.budget:
            self._go_by(self.dear[city] & fresh, visited, links + 1, own, fare + 2)

    def _go_by(self, there: i64, visited: i64, links: i64, own: i64, fare: i64) -> None:
        g = self.setup
        arriving = there & self.wants
        if arriving and own > 0:
            price = fare - self.discount
            if price < 1:
                price = 1
            points = own
            if links < g.bonus_links:
                points += g.bonus[self.first_bonus + links]
            worth = float(points) - DIE * float(price)
            if worth > self.best:
                self.best = worth
                self.target = INDEX[(arriving & -arriving) % 67]
        there &= ~self.wants
        while there:
            low = there & -there
            there ^= low
            self._go(INDEX[low % 67], visited | low, links, own, fare)


def _mixed(key: i64, more: i64) -> i64:
    """The bits that a product loses when compiled are not among those we keep."""
    key = ((key ^ more) * FACTOR) & KEY
    return key ^ (key >> 29)
