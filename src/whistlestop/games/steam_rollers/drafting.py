"""Drafting dice: one, both that card 2a allows, or the one that card 2b claims from another."""

from __future__ import annotations

from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.core.game import Action
from whistlestop.games.steam_rollers.game import NONE, TWO_DICE
from whistlestop.games.steam_rollers.position import (
    ACT,
    ACTS_WITH,
    CARD_2,
    CHOOSING,
    CLAIMED,
    CLAIMS,
    DECLINED,
    DRAFT,
    DRAFTED,
    TWO_DICE_SAID,
    Position,
)


def list_draft(s: Position, legal: list[Action]) -> None:
    g = s.setup
    for value in range(6):
        if s.dice[value]:
            legal.append(g.actions[g.draft_id + value])
    if may_say_two(s):
        legal.append(g.actions[g.use_id + TWO_DICE])


def apply(s: Position, n: i64) -> None:
    g = s.setup
    if s.phase == DRAFT:
        if n == g.use_id + TWO_DICE:
            say_two(s)
        else:
            draft(s, n - g.draft_id)
    elif s.phase == CHOOSING:
        choose_first(s, n - g.first_id)
    elif n == g.claim_id:
        claim(s)
    else:
        decline(s)


def draft(s: Position, value: i64) -> None:
    seat = s.to_act
    s.dice[value] -= 1
    s.drafts -= 1
    s.value = value
    s.tell(DRAFTED, seat, value)
    if s.two_dice:
        _take_in_hand(s)
        return
    holder = possible_claimer(s)
    if holder == NONE:
        begin_die(s, value)
    else:
        s.phase = CLAIMS
        s.to_act = holder


def begin_die(s: Position, value: i64) -> None:
    """Go to the action with a die that is now this seat's own."""
    s.value = value
    s.phase = ACT
    s.to_act = s.seat_at(s.turn)


# Card 2a: both dice are in hand before either is used


def may_say_two(s: Position) -> bool:
    """Card 2a. A die is still left for everyone, because nobody else can use 2a this round."""
    if s.two_dice or s.sides & BITS[CARD_2]:
        return False
    return s.at_hand(s.to_act) & BITS[CARD_2] != 0


def say_two(s: Position) -> None:
    if s.setup.two_in_hand:
        s.two_dice = 1
    else:
        s.to_centre(s.to_act, CARD_2)
    s.drafts = 2
    s.tell(TWO_DICE_SAID, s.to_act)


def _take_in_hand(s: Position) -> None:
    """By card 2a: both dice are drafted before either is used."""
    if s.drafts:
        s.kept = s.value
        s.value = NONE
    elif s.kept == s.value:
        begin_die(s, s.value)
    else:
        s.phase = CHOOSING


def list_firsts(s: Position, legal: list[Action]) -> None:
    g = s.setup
    low, high = (s.value, s.kept) if s.value < s.kept else (s.kept, s.value)
    legal.append(g.actions[g.first_id + low])
    legal.append(g.actions[g.first_id + high])


def choose_first(s: Position, value: i64) -> None:
    if value != s.value:
        s.kept = s.value
    s.tell(ACTS_WITH, s.to_act, value, 0)
    begin_die(s, value)


# Card 2b: a die claimed from whoever has drafted it


def possible_claimer(s: Position) -> i64:
    """The holder of 2b, upright or sideways, if that seat has yet to draft this round."""
    if s.sides & BITS[CARD_2]:
        for turn in range(s.turn + 1, s.setup.seats):
            seat = s.seat_at(turn)
            if (s.upright[seat] | s.turned[seat]) & BITS[CARD_2]:
                return seat
    return NONE


def list_claim(s: Position, legal: list[Action]) -> None:
    g = s.setup
    legal += g.actions[g.claim_id : g.claim_id + 2]


def claim(s: Position) -> None:
    """The die is the claimer's draft; the victim drafts another."""
    victim = s.seat_at(s.turn)
    s.claimer = s.to_act
    s.claimed = s.value
    s.to_centre(s.to_act, CARD_2)
    s.tell(CLAIMED, s.to_act, victim, s.value)
    s.value = NONE
    s.drafts = 1
    s.phase = DRAFT
    s.to_act = victim


def decline(s: Position) -> None:
    s.tell(DECLINED, s.to_act, s.seat_at(s.turn), s.value)
    begin_die(s, s.value)
