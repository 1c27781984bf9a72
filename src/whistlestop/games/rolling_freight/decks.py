"""The two decks and their tracks: step G, and every other time that cards are drawn.

What lies in a deck in unknown order is a set; a card is drawn from it by chance when it is needed.
Cards put on or under a deck are known, so drawing them involves no chance.
"""

from __future__ import annotations

from mypy_extensions import i64

from whistlestop.core.bits import BITS, INDEX
from whistlestop.core.game import CHANCE, Action
from whistlestop.games.rolling_freight.game import NONE, TYPES
from whistlestop.games.rolling_freight.position import (
    CONTRACT_SHOWN,
    CONTRACT_UNDER,
    DISASTER,
    END_CARD,
    IMPROVEMENT_SHOWN,
    IMPROVEMENT_UNDER,
    LOSING,
    LOST,
    MAIN,
    REFILLING,
    RETURNED,
    REVEALING,
    Position,
)


def begin_refill(s: Position) -> None:
    """Contracts, then improvements, slide outward, and new ones are drawn."""
    g = s.setup
    hole = g.places - 1
    for place in range(g.places - 1, -1, -1):
        link = s.track[place]
        if link != NONE:
            s.track[place] = NONE
            s.track[hole] = link
            hole -= 1
    s.step = REFILLING


def settle_contracts(s: Position) -> bool:
    """Lay out what is known; True if chance must draw, False if the track is done."""
    g = s.setup
    while s.track[0] == NONE:
        if s.on_top > 0:
            s.on_top -= 1
            link = s.top[s.on_top]
            s.top[s.on_top] = NONE
            _show_contract(s, link)
        elif s.deck < g.deck_phases:
            if s.unknown[s.deck] or s.disasters[s.deck]:
                s.to_act = CHANCE
                return True
            if s.deck < g.phases:  # two players never come to phase C
                s.last_turn[s.deck] = s.turn + g.seats
                s.tell(END_CARD, s.seat, s.deck)
            s.deck += 1
        elif s.at_bottom > 0:
            link = s.under[0]
            s.at_bottom -= 1
            for i in range(s.at_bottom):
                s.under[i] = s.under[i + 1]
            s.under[s.at_bottom] = NONE
            _show_contract(s, link)
        else:
            break
    for i in range(s.lost_now):
        link = s.lost[i]
        s.lost[i] = NONE
        s.top[s.on_top] = link
        s.on_top += 1
        s.tell(RETURNED, link)
    s.lost_now = 0
    begin_improvements(s)
    return False


def _show_contract(s: Position, link: i64) -> None:
    """Into the outermost hole."""
    place = s.setup.places - 1
    while s.track[place] != NONE:
        place -= 1
    s.track[place] = link
    s.tell(CONTRACT_SHOWN, link)


def list_contracts(s: Position, legal: list[Action]) -> None:
    g = s.setup
    left = s.unknown[s.deck]
    while left:
        low = left & -left
        left ^= low
        legal.append(g.actions[g.draw_contract_id + INDEX[low % 67]])
    if s.disasters[s.deck]:
        legal.append(g.actions[g.draw_disaster_id])


def contract_weights(s: Position, outcomes: int) -> list[int]:
    weights = [1] * outcomes
    if s.disasters[s.deck]:
        weights[outcomes - 1] = int(s.disasters[s.deck])
    return weights


def apply(s: Position, n: i64) -> None:
    g = s.setup
    if n >= g.lose_id:
        lose(s, n - g.lose_id)
    elif n >= g.draw_improvement_id:
        draw_improvement(s, n - g.draw_improvement_id)
    elif n == g.draw_disaster_id:
        draw_disaster(s)
    else:
        draw_contract(s, n - g.draw_contract_id)


def draw_contract(s: Position, link: i64) -> None:
    s.unknown[s.deck] ^= BITS[link]
    _show_contract(s, link)


def draw_disaster(s: Position) -> None:
    s.disasters[s.deck] -= 1
    at_risk = completed(s)
    s.tell(DISASTER, at_risk)
    if at_risk:
        s.step = LOSING


def completed(s: Position) -> i64:
    """All completed links, a mask."""
    links: i64 = 0
    for seat in range(s.setup.seats):
        links |= s.built[seat]
    return links


def list_losses(s: Position, legal: list[Action]) -> None:
    g = s.setup
    left = completed(s)
    while left:
        low = left & -left
        left ^= low
        legal.append(g.actions[g.lose_id + INDEX[low % 67]])


def lose(s: Position, link: i64) -> None:
    """The link goes, and both its cities again want everything they ever wanted."""
    g = s.setup
    owner = s.holder[link]
    s.holder[link] = NONE
    s.cubes[link] = 0
    s.built[owner] ^= BITS[link]
    join_cities(s, owner)
    restored: i64 = 0
    for city in (g.link_a[link], g.link_b[link]):
        for circle in range(g.first_circle[city], g.after_circle[city]):
            if s.served[circle]:
                s.served[circle] = 0
                s.wants[g.circle_wants[circle]] |= BITS[city]
                restored |= BITS[city]
    s.lost[s.lost_now] = link
    s.lost_now += 1
    s.step = REFILLING
    s.tell(LOST, owner, link, restored)


def join_cities(s: Position, owner: i64) -> None:
    """Work out from scratch which cities the owner's links join: a lost link may have had a
    double."""
    g = s.setup
    for city in range(g.cities):
        s.joins[owner * g.cities + city] = 0
    links = s.built[owner]
    while links:
        low = links & -links
        links ^= low
        link = INDEX[low % 67]
        s.joins[owner * g.cities + g.link_a[link]] |= BITS[g.link_b[link]]
        s.joins[owner * g.cities + g.link_b[link]] |= BITS[g.link_a[link]]


def put_contract_under(s: Position, place: i64) -> None:
    link = s.track[place]
    s.track[place] = NONE
    s.under[s.at_bottom] = link
    s.at_bottom += 1
    s.tell(CONTRACT_UNDER, link)


# Improvements


def begin_improvements(s: Position) -> None:
    """Slide outward, then draw."""
    g = s.setup
    hole = g.improvement_places - 1
    for place in range(g.improvement_places - 1, -1, -1):
        kind = s.improvement_track[place]
        if kind != NONE:
            s.improvement_track[place] = NONE
            s.improvement_track[hole] = kind
            hole -= 1
    s.step = REVEALING


def settle_improvements(s: Position) -> bool:
    """Lay out what is known; True if chance must draw, False if the track is done."""
    while s.improvement_track[0] == NONE:
        for kind in range(TYPES):
            if s.unknown_improvements[kind]:
                s.to_act = CHANCE
                return True
        if s.at_improvement_bottom == 0:
            break
        first = s.improvements_under[0]
        s.at_improvement_bottom -= 1
        for i in range(s.at_improvement_bottom):
            s.improvements_under[i] = s.improvements_under[i + 1]
        s.improvements_under[s.at_improvement_bottom] = NONE
        _show_improvement(s, first)
    return False


def _show_improvement(s: Position, kind: i64) -> None:
    """Into the outermost hole; for a duplicate put away, into the place nearest the deck."""
    place = s.setup.improvement_places - 1
    if s.course == MAIN and s.setup.one_card_for_a_duplicate:
        place = 0
    while s.improvement_track[place] != NONE:
        place -= 1
    s.improvement_track[place] = kind
    s.tell(IMPROVEMENT_SHOWN, kind)


def list_improvements(s: Position, legal: list[Action]) -> None:
    g = s.setup
    for kind in range(TYPES):
        if s.unknown_improvements[kind]:
            legal.append(g.actions[g.draw_improvement_id + kind])


def improvement_weights(s: Position) -> list[int]:
    return [int(count) for count in s.unknown_improvements if count]


def draw_improvement(s: Position, kind: i64) -> None:
    s.unknown_improvements[kind] -= 1
    _show_improvement(s, kind)


def improvements_in_deck(s: Position) -> i64:
    count = s.at_improvement_bottom
    for kind in range(TYPES):
        count += s.unknown_improvements[kind]
    return count


def put_improvement_under(s: Position, kind: i64) -> None:
    """Put it under the deck; where it came from is up to the caller."""
    s.improvements_under[s.at_improvement_bottom] = kind
    s.at_improvement_bottom += 1
    s.tell(IMPROVEMENT_UNDER, kind)
