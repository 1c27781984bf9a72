"""The end of the game: unfinished links, and who won."""

from __future__ import annotations

from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.core.game import OVER
from whistlestop.core.outcome import Outcome, TieBreak, decide
from whistlestop.core.words import say
from whistlestop.games.rolling_freight.position import CUBES_SCORED, ENDED, GAME_ENDS, Position

ENDING = "phases"


def finish(s: Position) -> None:
    """A point for each cube on a seat's own unfinished links."""
    g = s.setup
    s.step = ENDED
    s.to_act = OVER
    for seat in range(g.seats):
        points: i64 = 0
        for link in range(g.links):
            if s.hand[seat] & BITS[link]:
                points += s.cubes[link] * g.cube_points
        if points:
            s.score[seat] += points
            s.tell(CUBES_SCORED, seat, points)
    s.tell(GAME_ENDS)


def result(s: Position) -> Outcome:
    return decide(
        s.scores(),
        [TieBreak(say("stations"), tuple(int(count) for count in s.stations))],
        ENDING,
        say("The last phase has ended."),
    )
