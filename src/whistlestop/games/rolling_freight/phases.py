"""From turn to turn and from phase to phase, to the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.core.game import OVER
from whistlestop.core.outcome import Outcome, TieBreak, decide
from whistlestop.core.words import say
from whistlestop.games.rolling_freight import decks, purse
from whistlestop.games.rolling_freight.position import (
    CARGO_SCORED,
    CUBES_SCORED,
    DISCARDED,
    ENDED,
    FILLING,
    GAME_ENDS,
    IDLE,
    MAIN,
    NEW_PHASE,
    PHASE_BEGINS,
    PHASE_ENDS,
    TURN,
    TURN_BEGINS,
    Position,
)
from whistlestop.games.rolling_freight.tables import COLOUR_COUNT, NONE

ENDING = "phases"


def begin_turn(s: Position, seat: i64) -> None:
    s.seat = seat
    s.turn += 1
    s.course = MAIN
    s.step = TURN
    s.swapped = False
    s.bought_contract = False
    s.steady_used = 0
    s.deliveries = 0
    s.discount_used = 0
    s.fares_known = False
    purse.count(s)
    if s.journal is not None:
        s.journal.append((TURN_BEGINS, int(seat), int(s.turn)))


def end_turn(s: Position) -> None:
    """After step H: contracts that nobody buys leave the game, so that it ends."""
    g = s.tables
    s.idle = 0 if s.bought_contract else s.idle + 1
    cheapest = g.places - 1
    late = s.idle - g.idle_turns
    if late >= 0 and late % g.seats == 0 and s.track[cheapest] != NONE:
        if s.journal is not None:
            s.journal.append((DISCARDED, int(s.track[cheapest])))
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
    g = s.tables
    if s.journal is not None:
        s.journal.append((PHASE_ENDS, int(s.phase)))
    for seat in range(g.seats):
        pieces: i64 = 0
        for colour in range(COLOUR_COUNT):
            pieces += s.collected[seat * COLOUR_COUNT + colour]
            s.collected[seat * COLOUR_COUNT + colour] = 0
        if pieces:
            points = pieces * g.cargo_points[s.phase]
            s.score[seat] += points
            if s.journal is not None:
                s.journal.append((CARGO_SCORED, int(seat), int(pieces), int(points)))
    if s.phase + 1 == g.phases:
        _finish(s)
    else:
        _open_phase(s)


def _open_phase(s: Position) -> None:
    """New circles open; pieces from the bag follow, then the tracks move on."""
    g = s.tables
    s.phase += 1
    s.course = NEW_PHASE
    s.step = FILLING
    s.circle = 0
    for circle in range(g.circles):
        if g.circle_phase[circle] == s.phase and g.circle_wants[circle] != NONE:
            s.wants[g.circle_wants[circle]] |= BITS[g.circle_city[circle]]
    if s.journal is not None:
        s.journal.append((PHASE_BEGINS, int(s.phase)))


def renew_tracks(s: Position) -> None:
    """The cheapest contract and improvement go under their decks."""
    g = s.tables
    if s.track[g.places - 1] != NONE:
        decks.put_contract_under(s, g.places - 1)
    cheapest = g.improvement_places - 1
    kind = s.improvement_track[cheapest]
    if kind != NONE:
        s.improvement_track[cheapest] = NONE
        decks.put_improvement_under(s, kind)
    decks.begin_refill(s)


def _finish(s: Position) -> None:
    """A point for each cube on one's unfinished links."""
    g = s.tables
    s.step = ENDED
    s.to_act = OVER
    for seat in range(g.seats):
        points: i64 = 0
        for link in range(g.links):
            if s.hand[seat] & BITS[link]:
                points += s.cubes[link]
        if points:
            s.score[seat] += points
            if s.journal is not None:
                s.journal.append((CUBES_SCORED, int(seat), int(points)))
    if s.journal is not None:
        s.journal.append((GAME_ENDS,))


def result(s: Position) -> Outcome:
    return decide(
        s.scores(),
        [TieBreak(say("stations"), tuple(int(count) for count in s.stations))],
        ENDING,
        say("The last phase has ended."),
    )
