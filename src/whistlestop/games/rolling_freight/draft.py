"""Set-up, and the draft that opens the game."""

from __future__ import annotations

from mypy_extensions import i64

from whistlestop.core.bits import BITS, INDEX
from whistlestop.core.game import CHANCE, Action
from whistlestop.games.rolling_freight import decks, duplicates, phases
from whistlestop.games.rolling_freight.game import (
    BASE,
    COLOUR_COUNT,
    FIRST_EXTRA,
    NONE,
    TYPES,
)
from whistlestop.games.rolling_freight.position import (
    CARGO_DRAWN,
    DRAFT,
    DRAFTING,
    FIRST,
    ROLLING,
    SET_UP,
    STARTING,
    TOOK_CONTRACT,
    TOOK_IMPROVEMENT,
    Position,
)

# Cargo from the bag


def settle_filling(s: Position) -> bool:
    """Go on to the next circle that gets a piece from the bag; False if there is none."""
    g = s.setup
    while s.circle < g.circles:
        if g.circle_phase[s.circle] == s.phase and g.circle_drawn[s.circle]:
            if any(s.bag[colour] for colour in range(COLOUR_COUNT)):
                s.to_act = CHANCE
                return True
        s.circle += 1
    s.circle = 0
    if s.course == SET_UP:
        decks.begin_refill(s)
    else:
        phases.renew_tracks(s)
    return False


def list_cargo(s: Position, legal: list[Action]) -> None:
    g = s.setup
    for colour in range(COLOUR_COUNT):
        if s.bag[colour]:
            legal.append(g.actions[g.draw_cargo_id + colour])


def cargo_weights(s: Position) -> list[int]:
    return [int(count) for count in s.bag if count]


def apply(s: Position, n: i64) -> None:
    """An outcome of chance before the draft, a pick, or a duplicate put away."""
    g = s.setup
    if n >= g.swap_id:
        duplicates.apply(s, n)
    elif n >= g.take_improvement_id:
        take_improvement(s, (n - g.take_improvement_id) // TYPES)
    elif n >= g.take_contract_id:
        take_contract(s, n - g.take_contract_id)
    elif n >= g.draw_cargo_id:
        draw_cargo(s, n - g.draw_cargo_id)
    else:
        first_player(s, n - g.first_player_id)


def draw_cargo(s: Position, colour: i64) -> None:
    city = s.setup.circle_city[s.circle]
    s.bag[colour] -= 1
    s.piece[s.circle] = colour
    s.lying[colour] |= BITS[city]
    s.circle += 1
    s.tell(CARGO_DRAWN, colour, city)


# First player and first dice


def ask_first_player(s: Position) -> None:
    s.step = STARTING
    s.to_act = CHANCE


def first_player(s: Position, seat: i64) -> None:
    s.first = seat
    s.seat = seat
    s.to_roll[BASE] = s.setup.dice_each
    s.step = ROLLING
    s.tell(FIRST, seat)


def first_dice_rolled(s: Position) -> None:
    """The next seat rolls; after the last the draft begins."""
    s.seat = s.left_of(s.seat)
    if s.seat != s.first:
        s.to_roll[BASE] = s.setup.dice_each
        return
    s.course = DRAFT
    s.pick = 0
    go_on(s)


# Picks


def go_on(s: Position) -> None:
    """Go to the current pick, or after the last pick to the first turn."""
    g = s.setup
    if s.pick == g.seats * 2:
        s.took_contract = 0
        phases.begin_turn(s, s.first)
        return
    seat = s.first - 1 - s.pick % g.seats  # anticlockwise, the first player last
    s.seat = seat + g.seats if seat < 0 else seat
    s.step = DRAFTING


def may_take_contract(s: Position) -> bool:
    return s.pick < s.setup.seats or not s.took_contract & BITS[s.seat]


def may_take_improvement(s: Position) -> bool:
    return s.pick < s.setup.seats or bool(s.took_contract & BITS[s.seat])


def list_picks(s: Position, legal: list[Action]) -> None:
    g = s.setup
    if may_take_contract(s):
        shown: i64 = 0
        for place in range(g.places):
            if s.track[place] != NONE:
                shown |= BITS[s.track[place]]
        while shown:
            low = shown & -shown
            shown ^= low
            legal.append(g.actions[g.take_contract_id + INDEX[low % 67]])
    if may_take_improvement(s):
        for place in range(g.improvement_places):
            kind = s.improvement_track[place]
            if kind != NONE:
                legal.append(g.actions[g.take_improvement_id + place * TYPES + kind])
    duplicates.list_swaps(s, legal)


def take_contract(s: Position, link: i64) -> None:
    if s.pick < s.setup.seats:
        s.took_contract |= BITS[s.seat]
    s.tell(TOOK_CONTRACT, s.seat, link)
    hold_contract(s, link)
    _next_pick(s)
    decks.begin_refill(s)


def hold_contract(s: Position, link: i64) -> None:
    """From the track to the hand, with the first cube."""
    g = s.setup
    for place in range(g.places):
        if s.track[place] == link:
            s.track[place] = NONE
    s.holder[link] = s.seat
    s.hand[s.seat] |= BITS[link]
    s.cubes[link] = 1


def take_improvement(s: Position, place: i64) -> None:
    kind = s.improvement_track[place]
    s.improvement_track[place] = NONE
    s.improvements[s.seat * TYPES + kind] += 1
    s.tell(TOOK_IMPROVEMENT, s.seat, kind)
    if kind >= FIRST_EXTRA:
        s.to_roll[kind - FIRST_EXTRA + 1] = 1
        s.step = ROLLING  # the pick counts once the die is rolled
    else:
        _next_pick(s)
        decks.begin_refill(s)


def drafted_die_rolled(s: Position) -> None:
    _next_pick(s)
    decks.begin_refill(s)


def _next_pick(s: Position) -> None:
    s.pick += 1
    s.swaps_left = NONE
