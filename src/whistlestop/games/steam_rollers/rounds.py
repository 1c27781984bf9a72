"""A round: the roll, whose turn it is, and the end of the round."""

from __future__ import annotations

from mypy_extensions import i64

from whistlestop.core.game import CHANCE, OVER, Action
from whistlestop.games.steam_rollers import drafting, final
from whistlestop.games.steam_rollers.game import CITIES, NONE
from whistlestop.games.steam_rollers.position import (
    ACTS_WITH,
    BLACK_ROLLED,
    BY_NO_DELIVERY,
    BY_ROUNDS,
    BY_STANDSTILL,
    BY_SUPPLY,
    CARD_2,
    CLAIM_USED,
    DRAFT,
    ENDED,
    GAME_ENDS,
    RIVAL,
    RIVAL_COMES,
    ROLL,
    ROUND_BEGINS,
    SHIPPED,
    STARS_EARNED,
    TWO_DICE_DONE,
    WHITE_ROLLED,
    Position,
)


def begin(s: Position) -> None:
    s.phase = ROLL
    s.to_act = CHANCE
    s.round += 1
    s.step = 0
    s.turn = 0
    s.black = NONE
    s.busy = 0
    s.delivering = 0
    for value in range(6):
        s.dice[value] = 0
    s.tell(ROUND_BEGINS, s.round, s.start)


def apply(s: Position, n: i64) -> None:
    g = s.setup
    if n >= g.ship_id:
        ship(s, n - g.ship_id)
    elif n >= g.white_id:
        roll_white(s, n - g.white_id)
    else:
        roll_black(s, n - g.black_id)


def list_roll(s: Position, legal: list[Action]) -> None:
    g = s.setup
    first = g.black_id if s.step == 0 else g.white_id
    legal += g.actions[first : first + 6]


def roll_black(s: Position, value: i64) -> None:
    s.black = value
    s.step = 1
    s.tell(BLACK_ROLLED, value)


def roll_white(s: Position, value: i64) -> None:
    s.dice[value] += 1
    s.step += 1
    s.tell(WHITE_ROLLED, value)
    if s.step > s.setup.white_dice:
        begin_turn(s)


def begin_turn(s: Position) -> None:
    """Sideways cards turn upright; then a draft follows, unless a claimed die replaces it."""
    seat = s.seat_at(s.turn)
    s.upright[seat] |= s.turned[seat]
    s.turned[seat] = 0
    s.to_act = seat
    if s.claimer == seat:
        s.drafts = 0
        s.claimer = NONE
        s.tell(CLAIM_USED, seat, s.claimed)
        value = s.claimed
        s.claimed = NONE
        drafting.begin_die(s, value)
    else:
        s.drafts = 1
        s.phase = DRAFT


def end_die(s: Position) -> None:
    """Go on to the second die that 2a allows, or to the next turn."""
    s.used = 0
    s.raised = 0
    s.unlimited = 0
    s.settled = 0
    s.value = NONE
    if s.drafts:
        s.phase = DRAFT
        return
    if s.kept != NONE:
        value = s.kept
        s.kept = NONE
        drafting.begin_die(s, value)
        s.tell(ACTS_WITH, s.to_act, value, 1)
        return
    if s.two_dice:
        s.two_dice = 0
        s.to_centre(s.seat_at(s.turn), CARD_2)
        s.tell(TWO_DICE_DONE, s.seat_at(s.turn))
    s.turn += 1
    if s.turn < s.setup.seats:
        begin_turn(s)
    elif s.setup.solo:
        _rival(s)
    else:
        end(s)


def _rival(s: Position) -> None:
    """In a solo game, a leftover pair of dice lets the rival carry off a cube."""
    for value in range(6):
        if s.dice[value] > 1 and s.cubes_at(value):
            s.phase = RIVAL
            s.to_act = CHANCE
            s.step = value
            s.tell(RIVAL_COMES, value)
            return
    end(s)


def list_shipments(s: Position, legal: list[Action]) -> None:
    g = s.setup
    for colour in range(g.kinds_of_cube):
        if s.supply[s.step * g.kinds_of_cube + colour]:
            legal.append(g.actions[g.ship_id + colour])


def shipment_weights(s: Position) -> list[int]:
    kinds = s.setup.kinds_of_cube
    cubes = s.supply[s.step * kinds : (s.step + 1) * kinds]
    return [int(n) for n in cubes if n]


def ship(s: Position, colour: i64) -> None:
    s.supply[s.step * s.setup.kinds_of_cube + colour] -= 1
    s.removed[colour] += 1
    s.tell(SHIPPED, s.step, colour)
    end(s)


def end(s: Position) -> None:
    s.idle_rounds = 0 if s.busy else s.idle_rounds + 1
    s.dry_rounds = 0 if s.delivering else s.dry_rounds + 1
    s.ending = _reason_to_end(s)
    if s.ending == NONE:
        s.start = s.seat_at(1)
        begin(s)
    else:
        s.phase = ENDED
        s.to_act = OVER
        s.tell(GAME_ENDS, s.ending)
        if s.setup.solo:
            s.tell(STARS_EARNED, final.stars(s), len(s.setup.map.solo.stars))


def _reason_to_end(s: Position) -> i64:
    g = s.setup
    empty = 0
    for city in range(CITIES):
        if s.cubes_at(city) == 0:
            empty += 1
    if empty >= g.empty_cities:
        return BY_SUPPLY
    if s.idle_rounds == g.standstill:
        return BY_STANDSTILL
    if s.dry_rounds == g.without_delivery:
        return BY_NO_DELIVERY
    if g.solo and s.round == g.solo_rounds:
        return BY_ROUNDS
    return NONE
