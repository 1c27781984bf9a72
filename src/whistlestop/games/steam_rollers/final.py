"""The end: scores, and who won."""

from __future__ import annotations

from whistlestop.core.outcome import Outcome, TieBreak, decide
from whistlestop.core.words import Message, say
from whistlestop.games.steam_rollers.board import Ending
from whistlestop.games.steam_rollers.game import POWER_POINTS
from whistlestop.games.steam_rollers.position import (
    BY_NO_DELIVERY,
    BY_ROUNDS,
    BY_STANDSTILL,
    BY_SUPPLY,
    Position,
)

ENDINGS = ("supply", "standstill", "no-deliveries", "rounds")


def parts(s: Position, seat: int) -> tuple[int, int, int, int, int, int]:
    """What a score is made of: deliveries, network, engine, cards, orders, starting power."""
    g = s.setup
    orders = 0
    for tile in range(g.tiles):
        if s.tile_owner[tile] == seat:
            orders += int(g.order_points[tile * 2 + s.tile_side[tile]])
    return (
        int(s.points[seat]),
        int(s.network[seat]),
        int(g.engine_points[g.count_bits[s.boxes[seat]]]),
        int(s.card_points(seat)),
        orders,
        int(g.power_points) if s.power[seat] == POWER_POINTS else 0,
    )


def score(s: Position, seat: int) -> int:
    return sum(parts(s, seat))


def stars(s: Position) -> int:
    """The stars that a solo player's score has earned."""
    return sum(score(s, 0) >= least for least in s.setup.map.solo.stars)


def reason(ended: Ending, ending: int) -> Message:
    """Why the game is over, by the numbers of its board."""
    if ending == BY_SUPPLY:
        return say("{cities} cities or more have no cubes.", cities=ended.empty_cities)
    if ending == BY_STANDSTILL:
        return say(
            "{rounds} rounds in a row saw no build, no improvement and no delivery.",
            rounds=ended.standstill,
        )
    if ending == BY_NO_DELIVERY:
        return say("{rounds} rounds in a row saw no delivery.", rounds=ended.without_delivery)
    assert ending == BY_ROUNDS
    return say("The last round of the solo game has been played.")


def result(s: Position) -> Outcome:
    g = s.setup
    seats = range(g.players)
    boxes = tuple(int(g.count_bits[s.boxes[seat]]) for seat in seats)
    network = tuple(int(s.network[seat]) for seat in seats)
    return decide(
        s.scores(),
        [
            TieBreak(say("engine boxes crossed"), boxes),
            TieBreak(say("points for the network"), network),
        ],
        ENDINGS[s.ending],
        reason(g.map.ending, int(s.ending)),
    )
