"""What is done with a die: build, improve, deliver, take a card, or pass."""

from __future__ import annotations

from mypy_extensions import i64

from whistlestop.core.bits import BITS, INDEX
from whistlestop.core.game import Action
from whistlestop.games.steam_rollers import cards, delivery, network
from whistlestop.games.steam_rollers.game import ANY_TYPE, NONE, SHAPES
from whistlestop.games.steam_rollers.position import (
    BUILT,
    CARD_6,
    IMPROVED,
    PASSED,
    TOOK,
    Position,
)


def must_pass(s: Position) -> bool:
    """Whether the die allows nothing and no card can change it: then passing is not a decision."""
    if s.raised or s.unlimited:
        return False  # a card for a delivery can be used only if one can follow
    return not can_act(s) and not cards.can_change(s)


def can_act(s: Position) -> bool:
    """Whether any action is legal at the die's present value, with the help of cards 3a and 4a."""
    value = s.value
    seat = s.to_act
    return (
        s.free[seat * 6 + value] != 0
        or not s.boxes[seat] & BITS[value]
        or s.may_be_taken(value)
        or delivery.is_possible(s)
    )


def must_act(s: Position) -> bool:
    """Whether an action is legal that needs no card's help: then the die can't be passed."""
    value = s.value
    seat = s.to_act
    return (
        s.free[seat * 6 + value] != 0
        or not s.boxes[seat] & BITS[value]
        or s.may_be_taken(value)
        or delivery.is_possible_unaided(s)
    )


def types_allowed(s: Position, seat: i64) -> i64:
    """The types of track that may be drawn, a mask: the black die's, or any by card 6."""
    if s.at_hand(seat) & BITS[CARD_6]:
        return ANY_TYPE
    return s.setup.black_types[s.black]


def list_actions(s: Position, legal: list[Action]) -> None:
    g = s.setup
    seat = s.to_act
    value = s.value
    if s.raised or s.unlimited:  # cards for a delivery were used: it must follow
        cards.list_for_delivery(s, legal)
        delivery.list_actions(s, legal)
        return
    if s.at_hand(seat):
        cards.list_actions(s, legal)
    uses = len(legal)
    hexes = s.free[seat * 6 + value]
    if hexes:
        builds = g.builds[types_allowed(s, seat)]
        first = g.first_hex[value]
        while hexes:
            low = hexes & -hexes
            hexes ^= low
            legal += builds[first + INDEX[low % 67]]
    if not s.boxes[seat] & BITS[value]:
        legal.append(g.actions[g.improve_id + value])
    if s.network[seat]:
        delivery.list_actions(s, legal)
    if s.may_be_taken(value):
        legal.append(g.actions[g.take_id + value])
    if g.card_help_is_free:
        if not must_act(s):
            legal.append(g.actions[g.pass_id])
    elif len(legal) == uses and not can_act(s):
        legal.append(g.actions[g.pass_id])


def apply(s: Position, n: i64) -> bool:
    """Whether the die has been used, or passed; a card comes before that."""
    g = s.setup
    if n < g.build_id:
        cards.use(s, n - g.use_id)
        return False
    if n < g.improve_id:
        build(s, n - g.build_id)
    elif n < g.deliver_id:
        improve(s, n - g.improve_id)
    elif n < g.take_id:
        delivery.deliver(s, n - g.deliver_id)
    elif n < g.pass_id:
        take(s, n - g.take_id)
    else:
        pass_die(s, False)
    return True


def build(s: Position, place: i64) -> None:
    """Draw a track, by its place among all ways to build."""
    g = s.setup
    seat = s.to_act
    hex, shape = place // SHAPES, place % SHAPES
    s.busy = 1
    by_card = s.black != NONE and not g.black_types[s.black] & g.shape_type[shape]
    s.tell(BUILT, seat, hex, shape, by_card)
    if by_card:
        s.spend(seat, CARD_6)
    draw(s, seat, hex, shape)


def draw(s: Position, seat: i64, hex: i64, shape: i64) -> None:
    """The track itself, and what follows from it."""
    g = s.setup
    region = g.region_of[hex]
    s.track[seat * g.open_hexes + hex] = shape
    s.free[seat * 6 + region] ^= BITS[hex - g.first_hex[region]]
    network.join(s, seat, hex, shape)


def improve(s: Position, box: i64) -> None:
    seat = s.to_act
    s.boxes[seat] |= BITS[box]
    s.busy = 1
    s.tell(IMPROVED, seat, box, s.setup.count_bits[s.boxes[seat]])


def take(s: Position, card: i64) -> None:
    """From the centre, or from the player who has it upright; it then lies sideways with its new
    holder."""
    seat = s.to_act
    holder = s.holder(card)
    s.tell(TOOK, seat, s.card_side(card), holder)
    if holder != NONE:
        s.to_centre(holder, card)
    s.turned[seat] |= BITS[card]


def pass_die(s: Position, by_itself: bool) -> None:
    s.tell(PASSED, s.to_act, s.value, by_itself)
