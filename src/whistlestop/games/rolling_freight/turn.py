"""Steps A, B, D and E of a turn: contracts, building, stations, improvements."""

from __future__ import annotations

from mypy_extensions import i64

from whistlestop.core.bits import BITS, INDEX
from whistlestop.core.game import Action
from whistlestop.games.rolling_freight import decks, delivery, draft, duplicates, paying, stock
from whistlestop.games.rolling_freight.game import (
    EXPERT,
    FIRST_EXTRA,
    NONE,
    STEADY,
    TYPES,
)
from whistlestop.games.rolling_freight.position import (
    BOUGHT_CONTRACT,
    BOUGHT_IMPROVEMENT,
    BUILT,
    BUILT_STATION,
    BUYING_CONTRACT,
    BUYING_IMPROVEMENT,
    BUYING_STATION,
    COMPLETED,
    CONTRACT,
    DIE_LEFT,
    GAVE,
    GIVING,
    GIVING_DIE,
    IMPROVEMENT,
    STATION,
    STEADY_BUILT,
    TURN,
    Position,
)
from whistlestop.games.rolling_freight.purse import remove, spend


def list_actions(s: Position, legal: list[Action]) -> None:
    g = s.setup
    duplicates.list_swaps(s, legal)
    if s.power > 0:
        _list_purchases(s, legal)
    _list_building(s, legal)
    if s.power > 0:
        delivery.list_cargo(s, legal)
    legal.append(g.actions[g.end_turn_id])


def _list_purchases(s: Position, legal: list[Action]) -> None:
    g = s.setup
    saved = expert_saves(s)
    if held(s.hand[s.seat]) < g.contract_limit:
        payable: i64 = 0
        for place in range(g.places):
            link = s.track[place]
            if link != NONE and s.usable & g.shows[g.link_colour[link]]:
                if s.power > _less(g.contract_price[place], saved):
                    payable |= BITS[link]
        while payable:
            low = payable & -payable
            payable ^= low
            legal.append(g.actions[g.buy_id + INDEX[low % 67]])
    for place in range(g.improvement_places):
        kind = s.improvement_track[place]
        if kind != NONE and s.power >= _less(g.improvement_price[place], saved):
            legal.append(g.actions[g.improve_id + place * TYPES + kind])
    if s.stations[s.seat] < g.most_stations and s.power >= station_price(s):
        legal.append(g.actions[g.station_id])


def _list_building(s: Position, legal: list[Action]) -> None:
    g = s.setup
    links = s.hand[s.seat]
    while links:
        low = links & -links
        links ^= low
        link = INDEX[low % 67]
        classes = s.usable & (g.shows[g.link_colour[link]] | g.track_classes)
        while classes:
            lowest = classes & -classes
            classes ^= lowest
            first = g.build_id + g.build_offset[link * g.classes + INDEX[lowest % 67]]
            legal.append(g.actions[first])
            if lowest & g.track_classes:
                most = g.link_length[link] - s.cubes[link]
                if most > g.track_cubes:
                    most = g.track_cubes
                for more in range(1, most):
                    legal.append(g.actions[first + more])
    if steady_left(s) > 0:
        links = s.hand[s.seat]
        while links:
            low = links & -links
            links ^= low
            legal.append(g.actions[g.steady_id + INDEX[low % 67]])


def apply(s: Position, n: i64) -> None:
    """An action of steps A to E, or the end of them."""
    g = s.setup
    if n >= g.give_id:
        _apply_gift(s, n)
    elif n == g.end_turn_id:
        stock.begin(s)
    elif n >= g.deliver_id:
        delivery.apply(s, n)
    elif n >= g.steady_id:
        build_steadily(s, n - g.steady_id)
    elif n >= g.build_id:
        i = n - g.build_id
        build(s, g.build_link[i], g.build_class[i], g.build_cubes[i])
    elif n == g.station_id:
        buy_station(s)
    elif n >= g.improve_id:
        improve(s, (n - g.improve_id) // TYPES)
    elif n >= g.buy_id:
        buy(s, n - g.buy_id)
    else:
        duplicates.apply(s, n)


def _apply_gift(s: Position, n: i64) -> None:
    g = s.setup
    if n == g.give_idle_die_id:
        give_idle_die(s)
    elif n >= g.give_die_id:
        give_die(s, n - g.give_die_id)
    else:
        give(s, n - g.give_id)


def held(links: i64) -> i64:
    """How many links a mask holds."""
    count: i64 = 0
    while links:
        links &= links - 1
        count += 1
    return count


def working(s: Position, kind: i64) -> i64:
    """Improvements of this type that work in steps A to E: not those bought this turn."""
    return s.improvements[s.seat * TYPES + kind] - s.bought[kind]


def expert_saves(s: Position) -> i64:
    return working(s, EXPERT)


def steady_left(s: Position) -> i64:
    return working(s, STEADY) - s.steady_used


def _less(price: i64, saved: i64) -> i64:
    return price - saved if price > saved else 0


# A. Contracts


def contract_price(s: Position, link: i64) -> i64:
    """The price of a contract on the track, in generic dice."""
    g = s.setup
    for place in range(g.places):
        if s.track[place] == link:
            return _less(g.contract_price[place], expert_saves(s))
    return NONE


def buy(s: Position, link: i64) -> None:
    g = s.setup
    price = contract_price(s, link)
    s.tell(BUYING_CONTRACT, s.seat, link, price)
    paying.begin(s, CONTRACT, link, price, g.shows[g.link_colour[link]])


def gain_contract(s: Position, link: i64) -> None:
    draft.hold_contract(s, link)
    s.bought_contract = True
    s.step = TURN
    s.tell(BOUGHT_CONTRACT, s.seat, link)


# B. Building


def build(s: Position, link: i64, face: i64, cubes: i64) -> None:
    spend(s, face)
    s.cubes[link] += cubes
    s.tell(BUILT, s.seat, link, face, cubes, s.cubes[link])
    _complete_if_full(s, link)


def build_steadily(s: Position, link: i64) -> None:
    s.steady_used += 1
    s.cubes[link] += 1
    s.tell(STEADY_BUILT, s.seat, link, s.cubes[link])
    _complete_if_full(s, link)


def _complete_if_full(s: Position, link: i64) -> None:
    """A finished link scores by its length and the contracts held, itself included."""
    g = s.setup
    if s.cubes[link] < g.link_length[link]:
        return
    seat = s.seat
    points = g.link_points[held(s.hand[seat]) * g.lengths + g.link_length[link]]
    s.score[seat] += points
    s.hand[seat] ^= BITS[link]
    s.built[seat] |= BITS[link]
    a, b = g.link_a[link], g.link_b[link]
    s.joins[seat * g.cities + a] |= BITS[b]
    s.joins[seat * g.cities + b] |= BITS[a]
    s.fares_known = False
    s.tell(COMPLETED, seat, link, points)


# D. Stations


def station_price(s: Position) -> i64:
    """The price of the next station, in generic dice; there must be a next one."""
    return _less(s.setup.station_price[s.stations[s.seat]], expert_saves(s))


def buy_station(s: Position) -> None:
    price = station_price(s)
    s.tell(BUYING_STATION, s.seat, price)
    paying.begin(s, STATION, NONE, price, 0)


def gain_station(s: Position) -> None:
    s.stations[s.seat] += 1
    s.fares_known = False
    s.step = TURN
    s.tell(BUILT_STATION, s.seat, s.stations[s.seat])


# E. Improvements


def improvement_price(s: Position, place: i64) -> i64:
    return _less(s.setup.improvement_price[place], expert_saves(s))


def improve(s: Position, place: i64) -> None:
    price = improvement_price(s, place)
    s.tell(BUYING_IMPROVEMENT, s.seat, s.improvement_track[place], price)
    paying.begin(s, IMPROVEMENT, place, price, 0)


def gain_improvement(s: Position, place: i64) -> None:
    """It works from step F on; if there are too many, one must go."""
    kind = s.improvement_track[place]
    s.improvement_track[place] = NONE
    first = s.seat * TYPES
    s.improvements[first + kind] += 1
    s.bought[kind] += 1
    s.tell(BOUGHT_IMPROVEMENT, s.seat, kind)
    have: i64 = 0
    for i in range(TYPES):
        have += s.improvements[first + i]
    s.step = GIVING if have > s.setup.improvement_limit else TURN


def list_gifts(s: Position, legal: list[Action]) -> None:
    g = s.setup
    for kind in range(TYPES):
        if s.improvements[s.seat * TYPES + kind]:
            legal.append(g.actions[g.give_id + kind])


def give(s: Position, kind: i64) -> None:
    """Put it under the deck. Of two equal ones, the one bought this turn goes."""
    at = s.seat * TYPES + kind
    s.improvements[at] -= 1
    s.tell(GAVE, s.seat, kind)
    decks.put_improvement_under(s, kind)
    s.step = TURN
    if kind < FIRST_EXTRA:
        if s.bought[kind]:
            s.bought[kind] -= 1
        elif kind == STEADY and s.steady_used and s.setup.used_builder_goes:
            s.steady_used -= 1  # the one that goes has been used
        return
    s.giving = kind - FIRST_EXTRA + 1
    if s.improvements[at]:
        s.step = GIVING_DIE
    elif idle_dice(s):
        give_idle_die(s)
    else:
        g = s.setup
        for face in range(g.first_class[s.giving], g.after_class[s.giving]):
            if s.pool[s.seat * g.classes + face]:
                give_die(s, face)
                return


def idle_dice(s: Position) -> i64:
    """Dice of the kind that must go, if they are spent, or bought this turn and never rolled."""
    return s.spent[s.giving] + s.bought[FIRST_EXTRA + s.giving - 1]


def list_dice(s: Position, legal: list[Action]) -> None:
    g = s.setup
    for face in range(g.first_class[s.giving], g.after_class[s.giving]):
        if s.pool[s.seat * g.classes + face]:
            legal.append(g.actions[g.give_die_id + face])
    if idle_dice(s):
        legal.append(g.actions[g.give_idle_die_id])


def give_die(s: Position, face: i64) -> None:
    remove(s, face)
    _die_left(s, face)


def give_idle_die(s: Position) -> None:
    """A spent one and one not yet rolled are worth the same: both would be rolled at step H."""
    if s.bought[FIRST_EXTRA + s.giving - 1]:
        s.bought[FIRST_EXTRA + s.giving - 1] -= 1
    else:
        s.spent[s.giving] -= 1
    _die_left(s, NONE)


def _die_left(s: Position, face: i64) -> None:
    s.tell(DIE_LEFT, s.seat, face, s.giving)
    s.giving = NONE
    s.step = TURN
