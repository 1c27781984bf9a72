"""Step C of a turn: a piece of cargo, its destination, its route, and what it brings."""

from __future__ import annotations

from mypy_extensions import i64

from whistlestop.core.bits import BITS, INDEX
from whistlestop.core.game import Action
from whistlestop.games.rolling_freight import network, paying
from whistlestop.games.rolling_freight.game import COLOUR_COUNT, FRIENDLY, NONE, TYPES
from whistlestop.games.rolling_freight.position import (
    DELIVERED,
    DELIVERY,
    DESTINATION,
    FARE,
    FRIENDLY_SCORED,
    GOING,
    HEADING,
    LINKS_SCORED,
    LOADING,
    ROUTE,
    TURN,
    Position,
)


def may_deliver(s: Position) -> bool:
    """Once a turn; a second time with a SECOND face."""
    if s.deliveries == 0:
        return True
    return s.deliveries == 1 and bool(s.usable & s.setup.second_classes)


def budget(s: Position) -> i64:
    """The dearest route that can be paid, before the discount."""
    return s.power + discount(s)


def discount(s: Position) -> i64:
    return s.stations[s.seat] - s.discount_used


def list_cargo(s: Position, legal: list[Action]) -> None:
    g = s.setup
    if s.built[s.seat] == 0 or not may_deliver(s):
        return
    most = budget(s)
    if not s.fares_known:
        network.refresh_fares(s, most)  # until something raises the budget
    for colour in range(COLOUR_COUNT):
        pieces = s.lying[colour]
        first = colour * g.cities
        while pieces:
            low = pieces & -pieces
            pieces ^= low
            city = INDEX[low % 67]
            if s.fares[first + city] <= most:
                legal.append(g.actions[g.deliver_id + first + city])


def apply(s: Position, n: i64) -> None:
    g = s.setup
    if n >= g.via_id:
        go_by(s, n - g.via_id)
    elif n >= g.to_id:
        head_for(s, n - g.to_id)
    else:
        piece = n - g.deliver_id
        load(s, piece // g.cities, piece % g.cities)


def load(s: Position, colour: i64, city: i64) -> None:
    s.colour = colour
    s.source = city
    s.step = DESTINATION
    s.tell(LOADING, s.seat, colour, city)


def list_destinations(s: Position, legal: list[Action]) -> None:
    g = s.setup
    left = network.destinations(s, s.colour, s.source, budget(s))
    while left:
        low = left & -left
        left ^= low
        legal.append(g.actions[g.to_id + INDEX[low % 67]])


def head_for(s: Position, city: i64) -> None:
    s.target = city
    s.at = s.source
    s.visited = BITS[s.source]
    s.step = ROUTE
    s.tell(HEADING, s.seat, s.colour, city)


def list_links(s: Position, legal: list[Action]) -> None:
    g = s.setup
    left = network.next_links(s, budget(s))
    while left:
        low = left & -left
        left ^= low
        legal.append(g.actions[g.via_id + INDEX[low % 67]])


def go_by(s: Position, link: i64) -> None:
    g = s.setup
    s.at = g.link_b[link] if g.link_a[link] == s.at else g.link_a[link]
    s.visited |= BITS[s.at]
    s.route |= BITS[link]
    s.fare += network.link_price(s, s.holder[link])
    s.tell(GOING, s.seat, link, s.at)
    if s.at == s.target:
        _ask_price(s)


def _ask_price(s: Position) -> None:
    """Stations reduce the price as far as they can, down to one die."""
    less = discount(s)
    if less > s.fare - 1:
        less = s.fare - 1
    s.discount_used += less
    price = s.fare - less
    s.tell(FARE, s.seat, s.fare, less, price)
    if s.deliveries == 0:
        paying.begin(s, DELIVERY, NONE, price, 0)
    else:
        paying.begin(s, DELIVERY, NONE, price - 1, s.setup.second_classes)


def complete(s: Position) -> None:
    """The piece is collected, its destination is saturated, and everyone scores."""
    g = s.setup
    colour = s.colour
    links: i64 = 0
    left = s.route
    while left:
        left &= left - 1
        links += 1
    bonus: i64 = 0
    if links < g.bonus_links:
        bonus = g.bonus[colour * g.bonus_links + links]
    s.score[s.seat] += bonus
    s.deliveries += 1
    s.collected[s.seat * COLOUR_COUNT + colour] += 1
    _take_piece(s)
    _saturate(s)
    s.tell(DELIVERED, s.seat, colour, s.source, s.target, links, bonus)
    _score_owners(s)
    s.colour = NONE
    s.source = NONE
    s.target = NONE
    s.at = NONE
    s.visited = 0
    s.route = 0
    s.fare = 0
    s.fares_known = False
    s.step = TURN


def _take_piece(s: Position) -> None:
    """Equal pieces in a city are one choice: the first one goes."""
    g = s.setup
    taken = False
    s.lying[s.colour] &= ~BITS[s.source]
    for circle in range(g.first_circle[s.source], g.after_circle[s.source]):
        if s.piece[circle] == s.colour:
            if taken:
                s.lying[s.colour] |= BITS[s.source]
            else:
                s.piece[circle] = NONE
                taken = True


def _saturate(s: Position) -> None:
    """Equal wishes of a city are one choice: the first one is served."""
    g = s.setup
    served = False
    s.wants[s.colour] &= ~BITS[s.target]
    for circle in range(g.first_circle[s.target], g.after_circle[s.target]):
        if g.circle_wants[circle] != s.colour or g.circle_phase[circle] > s.phase:
            continue
        if not s.served[circle]:
            if served:
                s.wants[s.colour] |= BITS[s.target]
            else:
                s.served[circle] = 1
                served = True


def _score_owners(s: Position) -> None:
    """A point for each link, to its owner; and one for each Friendly whose links another used."""
    for owner in range(s.setup.seats):
        left = s.route & s.built[owner]
        if left == 0:
            continue
        points: i64 = 0
        while left:
            left &= left - 1
            points += s.setup.used_link_points
        s.score[owner] += points
        s.tell(LINKS_SCORED, owner, points)
        friendly = s.improvements[owner * TYPES + FRIENDLY] * s.setup.friendly_points
        if owner != s.seat and friendly:
            s.score[owner] += friendly
            s.tell(FRIENDLY_SCORED, owner, friendly)
