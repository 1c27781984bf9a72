"""From turn to turn and from phase to phase, to the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.games.rolling_freight import decks, final, purse
from whistlestop.games.rolling_freight.game import COLOUR_COUNT, NONE
from whistlestop.games.rolling_freight.position import (
    CARGO_SCORED,
    DISCARDED,
    FILLING,
    IDLE,
    MAIN,
    NEW_PHASE,
    PHASE_BEGINS,
    PHASE_ENDS,
    TURN,
    TURN_BEGINS,
    Position,
)


def begin_turn(s: Position, seat: i64) -> None:
    s.seat = seat
    s.turn += 1
    s.course = MAIN
    s.step = TURN
    s.swaps_left = NONE
    s.bought_contract = False
    s.steady_used = 0
    s.deliveries = 0
    s.discount_used = 0
    s.fares_known = False
    purse.count(s)
    s.tell(TURN_BEGINS, seat, s.turn)


def end_turn(s: Position) -> None:
    """After step H: contracts that nobody buys leave the game, so that it can't go on for ever."""
    g = s.setup
    s.idle = 0 if s.bought_contract else s.idle + 1
    cheapest = g.places - 1
    late = s.idle - g.idle_turns
    if late >= 0 and late % g.seats == 0 and s.track[cheapest] != NONE:
        s.tell(DISCARDED, s.track[cheapest])
        s.track[cheapest] = NONE
        s.course = IDLE
        decks.begin_refill(s)
    else:
        go_on(s)


def go_on(s: Position) -> None:
    """The next turn, unless the last of a phase has been taken."""
    if s.last_turn[s.phase] == s.turn:
        _end_phase(s)
    else:
        begin_turn(s, s.left_of(s.seat))


def _end_phase(s: Position) -> None:
    g = s.setup
    s.tell(PHASE_ENDS, s.phase)
    for seat in range(g.seats):
        pieces: i64 = 0
        for colour in range(COLOUR_COUNT):
            pieces += s.collected[seat * COLOUR_COUNT + colour]
            s.collected[seat * COLOUR_COUNT + colour] = 0
        if pieces:
            points = pieces * g.cargo_points[s.phase]
            s.score[seat] += points
            s.tell(CARGO_SCORED, seat, pieces, points)
    if s.phase + 1 == g.phases:
        final.finish(s)
    else:
        _open_phase(s)


def _open_phase(s: Position) -> None:
    """New circles open; pieces from the bag follow, then the tracks move on."""
    g = s.setup
    s.phase += 1
    s.course = NEW_PHASE
    s.step = FILLING
    s.circle = 0
    for circle in range(g.circles):
        if g.circle_phase[circle] == s.phase and g.circle_wants[circle] != NONE:
            s.wants[g.circle_wants[circle]] |= BITS[g.circle_city[circle]]
    s.tell(PHASE_BEGINS, s.phase)


def renew_tracks(s: Position) -> None:
    """The cheapest contract and improvement go under their decks."""
    g = s.setup
    if s.track[g.places - 1] != NONE:
        decks.put_contract_under(s, g.places - 1)
    cheapest = g.improvement_places - 1
    kind = s.improvement_track[cheapest]
    if kind != NONE:
        s.improvement_track[cheapest] = NONE
        decks.put_improvement_under(s, kind)
    decks.begin_refill(s)
