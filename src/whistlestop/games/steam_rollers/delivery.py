"""Deliveries: which cube may go where and how far, and what that brings."""

from __future__ import annotations

from mypy_extensions import i64

from whistlestop.core.bits import BITS, INDEX
from whistlestop.core.game import Action
from whistlestop.games.steam_rollers.game import CITIES, NONE, PLAIN, PRIVATE, WILD
from whistlestop.games.steam_rollers.position import (
    CARD_3,
    CARD_4,
    DELIVERED,
    ORDER_FILLED,
    Position,
)


def may_name_destination(s: Position, seat: i64) -> bool:
    """Card 3a."""
    return s.usable(seat) & ~s.sides & BITS[CARD_3] != 0


def has_cube(s: Position, seat: i64, kind: i64, source: i64, destination: i64) -> bool:
    """Whether the source has a cube of this kind that may go to the destination."""
    g = s.setup
    if kind == PLAIN:
        return s.supply[source * g.kinds_of_cube + g.city_colour[destination]] > 0
    if kind == WILD:
        return s.supply[source * g.kinds_of_cube + g.wild] > 0
    return s.private[seat] == source * g.colours + g.city_colour[destination]


def _kinds(s: Position) -> i64:
    """How many kinds of cube to look at: all up to the last that the game has."""
    if s.setup.powers_on:
        return PRIVATE + 1
    return WILD + 1 if s.setup.wild_on else PLAIN + 1


def distances(s: Position) -> i64:
    """The distances of every route that a cube could take with this die, whatever the engine: a
    mask."""
    g = s.setup
    seat = s.to_act
    either_end = may_name_destination(s, seat)
    found: i64 = 0
    for source in range(CITIES):
        if source != s.value and not either_end:
            continue
        for destination in range(CITIES):
            if source != s.value and destination != s.value:
                continue
            reach = s.reach[(seat * CITIES + source) * CITIES + destination]
            if reach & ~found:
                for kind in range(_kinds(s)):
                    place = (kind * CITIES + source) * CITIES + destination
                    if g.deliver_first[place] != NONE and has_cube(
                        s, seat, kind, source, destination
                    ):
                        found |= reach
    return found


def is_possible(s: Position) -> bool:
    """Whether the die and the seat's cards allow any delivery."""
    seat = s.to_act
    if s.network[seat] == 0:
        return False
    found = distances(s)
    if s.usable(seat) & ~s.sides & BITS[CARD_4]:
        return found != 0
    return found & s.setup.within[s.strength(seat)] != 0


def is_possible_unaided(s: Position) -> bool:
    """Whether the die allows a delivery that needs neither 3a nor 4a."""
    g = s.setup
    seat = s.to_act
    if s.network[seat] == 0:
        return False
    within = g.within[s.strength(seat)]
    source = s.value
    for destination in range(CITIES):
        if s.reach[(seat * CITIES + source) * CITIES + destination] & within:
            for kind in range(_kinds(s)):
                place = (kind * CITIES + source) * CITIES + destination
                if g.deliver_first[place] != NONE and has_cube(s, seat, kind, source, destination):
                    return True
    return False


def list_actions(s: Position, legal: list[Action]) -> None:
    """Each cube that may be delivered, at every possible distance."""
    g = s.setup
    seat = s.to_act
    within = g.within[s.strength(seat)]
    either_end = may_name_destination(s, seat)
    for kind in range(_kinds(s)):
        for source in range(CITIES):
            if source != s.value and not either_end:
                continue
            for destination in range(CITIES):
                if source != s.value and destination != s.value:
                    continue
                reach = s.reach[(seat * CITIES + source) * CITIES + destination]
                if reach == 0:
                    continue
                first = g.deliver_first[(kind * CITIES + source) * CITIES + destination]
                if first == NONE or not has_cube(s, seat, kind, source, destination):
                    continue
                reach *= BITS[s.raised]
                # 4a would change nothing for a distance that the engine can run.
                reach &= ~within if s.unlimited else within
                while reach:
                    low = reach & -reach
                    reach ^= low
                    legal.append(g.actions[first + INDEX[low % 67] - 1])


def deliver(s: Position, n: i64) -> None:
    """By its place among all deliveries."""
    g = s.setup
    seat = s.to_act
    place = g.deliver_place[n]
    distance = n + g.deliver_id - g.deliver_first[place] + 1
    kind = place // (CITIES * CITIES)
    source, destination = place // CITIES % CITIES, place % CITIES
    by_destination = source != s.value
    colour = g.city_colour[destination]
    if kind == PRIVATE:
        s.private[seat] = NONE
    else:
        cube = g.wild if kind == WILD else colour
        s.supply[source * g.kinds_of_cube + cube] -= 1
        s.delivered[seat * g.kinds_of_cube + cube] += 1
    s.received[seat * g.colours + colour] += 1
    s.points[seat] += distance
    s.busy = 1
    s.delivering = 1
    s.tell(DELIVERED, seat, kind, source, destination, distance, int(by_destination))
    if by_destination:
        s.spend(seat, CARD_3)
    if g.tiles:
        _fill_orders(s, seat)


def _fill_orders(s: Position, seat: i64) -> None:
    """The seat gets the tiles that nobody has yet and whose colours it has now delivered."""
    g = s.setup
    for tile in range(g.tiles):
        if s.tile_owner[tile] == NONE and is_filled(s, seat, tile):
            s.tile_owner[tile] = seat
            side = tile * 2 + s.tile_side[tile]
            s.tell(ORDER_FILLED, seat, side, g.order_points[side])


def is_filled(s: Position, seat: i64, tile: i64) -> bool:
    g = s.setup
    first = (tile * 2 + s.tile_side[tile]) * g.colours
    for colour in range(g.colours):
        if s.received[seat * g.colours + colour] < g.order_wants[first + colour]:
            return False
    return True
