"""Positions of Rolling Freight set up by hand, for figures and tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from whistlestop.core.bits import BITS
from whistlestop.games.rolling_freight import TITLE, phases
from whistlestop.games.rolling_freight.decks import join_cities
from whistlestop.games.rolling_freight.game import FIRST_EXTRA, NONE, TYPES, RollingFreight
from whistlestop.games.rolling_freight.numbers import COLOURS, IMPROVEMENTS, KINDS, PHASES
from whistlestop.games.rolling_freight.state import RollingFreightState

Links = Mapping[int, Sequence[str]]


def rolling_freight(
    players: int = 3, board: str = "west", disasters: str = "off", rules: int = 2
) -> RollingFreight:
    game = TITLE.game(players, board, {"disasters": disasters}, rules)
    assert isinstance(game, RollingFreight)
    return game


def start(
    players: int = 3, board: str = "west", disasters: str = "off", rules: int = 2
) -> RollingFreightState:
    state = rolling_freight(players, board, disasters, rules).start()
    assert isinstance(state, RollingFreightState)
    return state


def turn_position(
    players: int = 3,
    board: str = "west",
    disasters: str = "off",
    *,
    rules: int = 2,
    seat: int = 0,
    phase: str = "A",
    dice: Sequence[str] = (),
    stock: Sequence[str] = (),
    others: Sequence[str] = (),
    hands: Mapping[int, Mapping[str, int]] | None = None,
    built: Links | None = None,
    stations: Mapping[int, int] | None = None,
    improvements: Links | None = None,
    track: Sequence[str] = (),
    improvement_track: Sequence[str] = (),
    pieces: Mapping[str, Sequence[str]] | None = None,
    served: Sequence[tuple[str, str]] = (),
    last_turn: int = NONE,
    deck_left: Sequence[str] | None = None,
) -> RollingFreightState:
    """A turn of `seat`. Tracks are named from the outermost place inward; the rest of each deck is
    unknown. `dice` are her unspent ones, the others of her base dice are spent; `others` are the
    dice of everybody else. White circles are empty unless `pieces` names what lies in a city.
    """
    state = start(players, board, disasters, rules)
    g = state.setup
    state.phase = PHASES.index(phase)
    _lay_dice(state, seat, dice, others or ["base-r"] * 6, improvements or {})
    for colour in stock:
        state.pool[seat * g.classes + g.dice_classes + COLOURS.index(colour)] += 1
        state.supply[COLOURS.index(colour)] -= 1
    for holder, contracts in (hands or {}).items():
        for contract, cubes in contracts.items():
            link = take(state, contract)
            state.holder[link] = holder
            state.hand[holder] |= BITS[link]
            state.cubes[link] = cubes
    for owner, names in (built or {}).items():
        for contract in names:
            link = take(state, contract)
            state.holder[link] = owner
            state.built[owner] |= BITS[link]
            state.cubes[link] = g.link_length[link]
        join_cities(state, owner)
    for who, number in (stations or {}).items():
        state.stations[who] = number
    for place, contract in enumerate(track):
        state.track[g.places - 1 - place] = take(state, contract)
    for place, name in enumerate(improvement_track):
        state.improvement_track[g.improvement_places - 1 - place] = _card(state, name)
    _lay_cargo(state, pieces or {}, served)
    if deck_left is not None:
        _leave(state, deck_left)
    state.last_turn[state.phase] = last_turn
    state.first = seat
    state.turn = 0
    phases.begin_turn(state, seat)
    state.to_act = seat
    return state


def link_of(state: RollingFreightState, contract: str) -> int:
    return [link.contract for link in state.setup.map.links].index(contract)


def city_of(state: RollingFreightState, city: str) -> int:
    return [entry.id for entry in state.setup.map.cities].index(city)


def take(state: RollingFreightState, contract: str) -> int:
    """Out of the unknown part of the deck."""
    link = link_of(state, contract)
    phase = state.setup.map.links[link].phase
    assert state.unknown[phase] & BITS[link], f"{contract} lies elsewhere"
    state.unknown[phase] ^= BITS[link]
    return link


def _card(state: RollingFreightState, name: str) -> int:
    kind = IMPROVEMENTS.index(name)
    assert state.unknown_improvements[kind] > 0, f"no {name} is left"
    state.unknown_improvements[kind] -= 1
    return kind


def _lay_dice(
    state: RollingFreightState,
    seat: int,
    dice: Sequence[str],
    others: Sequence[str],
    improvements: Links,
) -> None:
    g = state.setup
    for who in range(g.players):
        have = [0] * len(KINDS)
        for die in dice if who == seat else others:
            face = g.class_names.index(die)
            state.pool[who * g.classes + face] += 1
            have[g.class_kind[face]] += 1
        owed = [int(g.dice_each)] + [0] * (len(KINDS) - 1)
        for name in improvements.get(who, ()):
            kind = _card(state, name)
            state.improvements[who * TYPES + kind] += 1
            if kind >= FIRST_EXTRA:
                owed[kind - FIRST_EXTRA + 1] += 1
        for kind in range(len(KINDS)):
            missing = owed[kind] - have[kind]
            assert missing >= 0, f"too many {KINDS[kind]} dice"
            if who == seat:
                state.spent[kind] += missing
            else:
                state.pool[who * g.classes + g.first_class[kind]] += missing


def _lay_cargo(
    state: RollingFreightState,
    pieces: Mapping[str, Sequence[str]],
    served: Sequence[tuple[str, str]],
) -> None:
    g = state.setup
    for city, colours in pieces.items():
        index = city_of(state, city)
        circles = [
            circle
            for circle in range(g.first_circle[index], g.after_circle[index])
            if g.circle_phase[circle] <= state.phase
        ]
        for circle in circles:  # what the board puts there goes back
            if state.piece[circle] != NONE:
                state.bag[state.piece[circle]] += 1
                state.piece[circle] = NONE
        for circle, colour in zip(circles, colours, strict=False):
            state.piece[circle] = COLOURS.index(colour)
            state.bag[COLOURS.index(colour)] -= 1
        assert len(colours) <= len(circles)
    for city, wish in served:
        index = city_of(state, city)
        circle = next(
            circle
            for circle in range(g.first_circle[index], g.after_circle[index])
            if g.circle_wants[circle] == COLOURS.index(wish) and not state.served[circle]
        )
        state.served[circle] = 1
    for n in range(len(COLOURS)):
        state.wants[n] = state.lying[n] = 0
    for circle in range(g.circles):
        city_bit = BITS[g.circle_city[circle]]
        if state.piece[circle] != NONE:
            state.lying[state.piece[circle]] |= city_bit
        open_now = g.circle_phase[circle] <= state.phase and not state.served[circle]
        if open_now and g.circle_wants[circle] != NONE:
            state.wants[g.circle_wants[circle]] |= city_bit


def _leave(state: RollingFreightState, contracts: Sequence[str]) -> None:
    """Only these contracts are left in the part of the deck that is being drawn."""
    state.deck = state.phase
    for phase in range(state.phase):
        state.unknown[phase] = 0
        state.disasters[phase] = 0
    state.unknown[state.phase] = 0
    for contract in contracts:
        state.unknown[state.phase] |= BITS[link_of(state, contract)]
