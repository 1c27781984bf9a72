"""The special cards that a player chooses to use; 3a, 4b and 6 work automatically."""

from __future__ import annotations

from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.core.game import CHANCE, Action
from whistlestop.games.steam_rollers import delivery
from whistlestop.games.steam_rollers.game import (
    FLIP,
    MOST_RAISE,
    RAISE_ONE,
    REROLL,
    SET_DIE,
    STEP_DOWN,
    STEP_UP,
    UNLIMITED,
)
from whistlestop.games.steam_rollers.position import (
    ACT,
    CARD_1,
    CARD_3,
    CARD_4,
    CARD_5,
    DIE_SET,
    RAISED,
    REROLL_SAID,
    REROLLED,
    REROLLING,
    UNLIMITED_SAID,
    Position,
)


def can_change(s: Position) -> bool:
    """Whether a card can change the drafted die; 5a can step at least one way from any value."""
    return not s.settled and s.usable(s.to_act) & (BITS[CARD_1] | BITS[CARD_5]) != 0


def list_actions(s: Position, legal: list[Action]) -> None:
    """The uses open to the seat now, while it is free to do anything with its die."""
    g = s.setup
    usable = s.usable(s.to_act)
    if s.network[s.to_act]:
        list_for_delivery(s, legal)
    if s.settled:
        return
    if usable & BITS[CARD_5]:
        if s.sides & BITS[CARD_5]:
            legal += g.actions[g.use_id + REROLL : g.use_id + FLIP + 1]
        else:
            if s.value < 5:
                legal.append(g.actions[g.use_id + STEP_UP])
            if s.value > 0:
                legal.append(g.actions[g.use_id + STEP_DOWN])
    if usable & BITS[CARD_1]:
        for value in range(6):
            if value != s.value:
                legal.append(g.actions[g.use_id + SET_DIE + value])


def has_raise(s: Position) -> bool:
    return s.usable(s.to_act) & s.sides & BITS[CARD_3] != 0


def has_unlimited(s: Position) -> bool:
    return s.usable(s.to_act) & ~s.sides & BITS[CARD_4] != 0


def list_for_delivery(s: Position, legal: list[Action]) -> None:
    """3b and 4a, if they make a difference to a delivery that can follow."""
    g = s.setup
    can_raise, can_lift = has_raise(s), has_unlimited(s)
    if not can_raise and not can_lift:
        return
    distances = delivery.distances(s)
    if distances == 0:
        return
    within = g.within[s.strength(s.to_act)]
    if can_raise:
        for more in range(1, MOST_RAISE + 1):
            raised = distances * BITS[more]
            if s.unlimited:
                follows = raised & ~within != 0
            else:
                follows = can_lift or raised & within != 0
            if follows:
                legal.append(g.actions[g.use_id + RAISE_ONE + more - 1])
    if can_lift:
        reachable = distances * BITS[s.raised]
        if can_raise:
            for more in range(1, MOST_RAISE + 1):
                reachable |= distances * BITS[more]
        if reachable & ~within:
            legal.append(g.actions[g.use_id + UNLIMITED])


def use(s: Position, way: i64) -> None:
    """Any use but that of 2a."""
    if way >= SET_DIE:
        _set_die(s, CARD_1, way - SET_DIE)
    elif way == FLIP:
        _set_die(s, CARD_5, 5 - s.value)
    elif way == REROLL:
        s.tell(REROLL_SAID, s.to_act, s.value)
        s.spend(s.to_act, CARD_5)
        s.phase = REROLLING
        s.to_act = CHANCE
    elif way == STEP_UP:
        _set_die(s, CARD_5, s.value + 1)
    elif way == STEP_DOWN:
        _set_die(s, CARD_5, s.value - 1)
    elif way == UNLIMITED:
        s.unlimited = 1
        s.spend(s.to_act, CARD_4)
        s.tell(UNLIMITED_SAID, s.to_act)
    else:
        s.raised = way - RAISE_ONE + 1
        s.spend(s.to_act, CARD_3)
        s.tell(RAISED, s.to_act, s.raised)


def _set_die(s: Position, card: i64, value: i64) -> None:
    s.tell(DIE_SET, s.to_act, s.card_side(card), s.value, value)
    s.value = value
    s.spend(s.to_act, card)


def list_reroll(s: Position, legal: list[Action]) -> None:
    g = s.setup
    legal += g.actions[g.white_id : g.white_id + 6]


def apply(s: Position, n: i64) -> None:
    """The outcome of a reroll."""
    rerolled(s, n - s.setup.white_id)


def rerolled(s: Position, value: i64) -> None:
    s.value = value
    s.settled = 1 if s.setup.reroll_stands else 0
    s.phase = ACT
    s.to_act = s.seat_at(s.turn)
    s.tell(REROLLED, s.to_act, value)
