"""Step H: planning and rolling. Dice are also rolled at set-up and in the draft."""

from __future__ import annotations

from mypy_extensions import i64

from whistlestop.core.game import CHANCE, Action
from whistlestop.games.rolling_freight.game import (
    BASE,
    FIRST_EXTRA,
    KIND_COUNT,
    NONE,
    PLANNER,
    TYPES,
)
from whistlestop.games.rolling_freight.position import (
    PLANNING,
    ROLLED,
    ROLLING,
    ROLLS_REST,
    SET_DIE,
    Position,
)


def begin(s: Position) -> None:
    """The seat whose turn it is takes up all its dice, including those bought this turn."""
    g = s.setup
    own = s.seat * g.classes
    for face in range(g.dice_classes):
        s.pool[own + face] = 0
    held = s.seat * TYPES
    s.to_roll[BASE] = g.dice_each
    for kind in range(1, KIND_COUNT):
        s.to_roll[kind] = s.improvements[held + FIRST_EXTRA + kind - 1]
    for kind in range(KIND_COUNT):
        s.spent[kind] = 0
    for kind in range(TYPES):
        s.bought[kind] = 0
    planners = planners_of(s, s.seat)
    if planners > 0:
        s.plans = g.planned[planners - 1]
        s.step = PLANNING
    else:
        s.step = ROLLING


def planners_of(s: Position, seat: i64) -> i64:
    planners = s.improvements[seat * TYPES + PLANNER]
    most = len(s.setup.planned)
    return most if planners > most else planners


def may_plan(s: Position, kind: i64) -> bool:
    """One Planner sets base dice; two set dice of any kind."""
    return s.to_roll[kind] > 0 and (kind == BASE or planners_of(s, s.seat) > 1)


def settle_planning(s: Position) -> bool:
    """True while another die may be set."""
    if s.plans > 0:
        for kind in range(KIND_COUNT):
            if may_plan(s, kind):
                s.to_act = s.seat
                return True
    s.plans = 0
    s.step = ROLLING
    return False


def list_plans(s: Position, legal: list[Action]) -> None:
    g = s.setup
    for kind in range(KIND_COUNT):
        if may_plan(s, kind):
            for face in range(g.first_class[kind], g.after_class[kind]):
                legal.append(g.actions[g.plan_id + face])
    legal.append(g.actions[g.roll_dice_id])


def apply(s: Position, n: i64) -> None:
    g = s.setup
    if n < g.plan_id:
        roll(s, n - g.roll_id)
    elif n < g.roll_dice_id:
        plan(s, n - g.plan_id)
    else:
        stop_planning(s)


def plan(s: Position, face: i64) -> None:
    g = s.setup
    s.plans -= 1
    s.to_roll[g.class_kind[face]] -= 1
    s.pool[s.seat * g.classes + face] += 1
    s.tell(SET_DIE, s.seat, face)


def stop_planning(s: Position) -> None:
    s.plans = 0
    s.tell(ROLLS_REST, s.seat)


def next_kind(s: Position) -> i64:
    """The kind of die to roll next: base dice before others; NONE if all are rolled."""
    for kind in range(KIND_COUNT):
        if s.to_roll[kind] > 0:
            return kind
    return NONE


def settle_rolling(s: Position) -> bool:
    if next_kind(s) == NONE:
        return False
    s.to_act = CHANCE
    return True


def roll(s: Position, face: i64) -> None:
    g = s.setup
    s.to_roll[g.class_kind[face]] -= 1
    s.pool[s.seat * g.classes + face] += 1
    s.tell(ROLLED, s.seat, face)
