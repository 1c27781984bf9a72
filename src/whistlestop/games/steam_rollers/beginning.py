"""Set-up, all of it chance but the starting powers."""

from __future__ import annotations

from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.core.game import CHANCE, Action
from whistlestop.games.steam_rollers import acting, rounds
from whistlestop.games.steam_rollers.game import (
    ANY_TYPE,
    CARDS,
    CITIES,
    NONE,
    POWER_CARD,
    POWER_CUBE,
    POWER_ENGINE,
    POWER_NAMES,
    POWER_POINTS,
    POWER_TRACK,
)
from whistlestop.games.steam_rollers.position import (
    CARD_2,
    CUBE_DRAWN,
    CUBE_PUT,
    CUBES,
    CUBES_REMOVED,
    DRAWING,
    NO_POWER_LEFT,
    POWER,
    POWER_CHOSEN,
    POWER_USE,
    PRIVATE_DRAWN,
    SIDE_DRAWN,
    SIDES,
    START,
    STARTS,
    TILE_DRAWN,
    TILES,
    WALLED,
    WALLING,
    WILD_PLACED,
    Position,
)


def list_actions(s: Position, legal: list[Action]) -> None:
    g = s.setup
    if s.phase == CUBES:
        for colour in range(g.colours):
            if s.bag[colour]:
                legal.append(g.actions[g.cube_id + colour])
    elif s.phase == SIDES:
        first = g.side_id + s.step * 2
        # In a solo game there is nobody to claim a die from, so card 2 lies on side a.
        only_a = g.solo and s.step == CARD_2
        legal += g.actions[first : first + 1 if only_a else first + 2]
    elif s.phase == START:
        legal += g.actions[g.start_id : g.start_id + g.seats]
    elif s.phase == WALLING:
        legal += g.actions[g.walls_id : g.walls_id + 6]
    elif s.phase == TILES:
        first = g.order_id + s.step * 2
        legal += g.actions[first : first + 2]
    elif s.phase == POWER:
        powers = powers_left(s)
        for power in range(len(POWER_NAMES)):
            if powers & BITS[power]:
                legal.append(g.actions[g.power_id + power])
    elif s.phase == DRAWING:
        for colour in range(g.colours):
            if s.bag[colour] and g.is_private_colour[colour]:
                legal.append(g.actions[g.cube_id + colour])
    else:
        _list_power(s, legal, s.power[s.to_act])


def weights(s: Position) -> list[int]:
    """The weights of the cubes that may be drawn next."""
    if s.phase == DRAWING:
        allowed = s.setup.is_private_colour
        return [int(n) for colour, n in enumerate(s.bag) if n and allowed[colour]]
    return [int(n) for n in s.bag if n]


def apply(s: Position, n: i64) -> None:
    g = s.setup
    if s.phase == POWER_USE:
        use_power(s, n)
    elif n >= g.power_id:
        choose_power(s, n - g.power_id)
    elif n >= g.order_id:
        draw_tile(s, n - g.order_id)
    elif n >= g.walls_id:
        draw_walls(s, n - g.walls_id)
    elif n >= g.start_id:
        draw_start(s, n - g.start_id)
    elif n >= g.side_id:
        draw_side(s, n - g.side_id)
    elif s.phase == DRAWING:
        draw_private(s, n - g.cube_id)
    else:
        draw_cube(s, n - g.cube_id)


def draw_cube(s: Position, colour: i64) -> None:
    g = s.setup
    city = s.step // g.cubes_per_city
    s.bag[colour] -= 1
    s.supply[city * g.kinds_of_cube + colour] += 1
    s.step += 1
    s.tell(CUBE_DRAWN, city, colour)
    if s.step == CITIES * g.cubes_per_city:
        _remove_own_colours(s)
        s.phase = SIDES
        s.step = 0


def _remove_own_colours(s: Position) -> None:
    """Cubes that are already at home leave the game; wild ones replace them, from city 1 on."""
    g = s.setup
    wild = g.wild_cubes if g.wild_on else 0
    for city in range(CITIES):
        colour = g.city_colour[city]
        place = city * g.kinds_of_cube
        cubes = s.supply[place + colour]
        if cubes:
            s.supply[place + colour] = 0
            s.removed[colour] += cubes
            s.tell(CUBES_REMOVED, city, colour, cubes)
            if wild:
                wild -= 1
                s.supply[place + g.wild] = 1
                s.tell(WILD_PLACED, city)


def draw_side(s: Position, card_side: i64) -> None:
    card = card_side // 2
    if card_side % 2:
        s.sides |= BITS[card]
    s.tell(SIDE_DRAWN, card_side)
    s.step += 1
    if s.step == CARDS:
        s.phase = START


def draw_start(s: Position, seat: i64) -> None:
    s.start = seat
    s.tell(STARTS, seat)
    if s.setup.walls_on:
        s.phase = WALLING
    else:
        _after_walls(s)


def draw_walls(s: Position, row: i64) -> None:
    s.walls = s.setup.wall_rows[row]
    s.tell(WALLED, row)
    _after_walls(s)


def _after_walls(s: Position) -> None:
    s.step = 0
    if s.setup.tiles:
        s.phase = TILES
    else:
        _next_power(s)


def draw_tile(s: Position, tile_side: i64) -> None:
    s.tile_side[s.step] = tile_side % 2
    s.tell(TILE_DRAWN, tile_side)
    s.step += 1
    if s.step == s.setup.tiles:
        s.step = 0
        _next_power(s)


def _next_power(s: Position) -> None:
    """Go on to the next player to choose, the last player first; then to the first round."""
    seats = s.setup.seats
    while s.setup.powers_on and s.step < seats:
        seat = s.seat_at(seats - 1 - s.step)
        s.step += 1
        if powers_left(s):
            s.phase = POWER
            s.to_act = seat
            return
        s.tell(NO_POWER_LEFT, seat)  # the fifth of five, if the bag has no private cube
    s.to_act = CHANCE
    rounds.begin(s)


def powers_left(s: Position) -> i64:
    """The powers that can be chosen, a mask."""
    left: i64 = 0
    for power in range(len(POWER_NAMES)):
        if power != POWER_CUBE or has_private_cube(s):
            left |= BITS[power]
    for seat in range(s.setup.seats):
        if s.power[seat] != NONE:
            left &= ~BITS[s.power[seat]]
    return left


def choose_power(s: Position, power: i64) -> None:
    s.power[s.to_act] = power
    s.tell(POWER_CHOSEN, s.to_act, power)
    if power == POWER_POINTS:
        _next_power(s)
    elif power == POWER_CUBE and s.setup.private_cube_drawn:
        s.phase = DRAWING
        s.to_act = CHANCE
    else:
        s.phase = POWER_USE


def has_private_cube(s: Position) -> bool:
    """Whether the bag has a cube that the power can bring; always, if its colour is chosen."""
    g = s.setup
    if not g.private_cube_drawn:
        return True
    return any(s.bag[colour] and g.is_private_colour[colour] for colour in range(g.colours))


def draw_private(s: Position, colour: i64) -> None:
    s.bag[colour] -= 1
    s.drawn = colour
    s.phase = POWER_USE
    s.to_act = s.seat_at(s.setup.seats - s.step)
    s.tell(PRIVATE_DRAWN, s.to_act, colour)


def _list_power(s: Position, legal: list[Action], power: i64) -> None:
    g = s.setup
    if power == POWER_TRACK:
        for hexes in g.builds[ANY_TYPE]:
            legal += hexes
    elif power == POWER_ENGINE:
        legal += g.actions[g.improve_id : g.improve_id + 6]
    elif power == POWER_CARD:
        for card in range(CARDS):
            if s.holder(card) == NONE:
                legal.append(g.actions[g.take_id + card])
    elif power == POWER_CUBE:
        for place in range(len(g.put_cube)):
            if s.drawn == NONE or g.put_cube[place] % g.colours == s.drawn:
                legal.append(g.actions[g.put_id + place])


def use_power(s: Position, action: i64) -> None:
    """What a starting power brings: one of the actions of a turn, free of any die."""
    g = s.setup
    if action < g.draft_id:
        cube = g.put_cube[action - g.put_id]
        s.private[s.to_act] = cube
        s.drawn = NONE
        s.tell(CUBE_PUT, s.to_act, cube % g.colours, cube // g.colours)
    elif action >= g.take_id:
        acting.take(s, action - g.take_id)
    elif action >= g.improve_id:
        acting.improve(s, action - g.improve_id)
    else:
        acting.build(s, action - g.build_id)
    _next_power(s)
