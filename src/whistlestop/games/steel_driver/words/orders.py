"""Standing orders at auctions: bid up to a limit, or stay out for the rest of the round."""

from __future__ import annotations

from whistlestop.core.bits import BITS
from whistlestop.core.game import Action
from whistlestop.core.orders import Given, Order
from whistlestop.core.words import say
from whistlestop.games.steel_driver import position as p
from whistlestop.games.steel_driver.position import Position
from whistlestop.games.steel_driver.words.names import Names

BID_UP_TO = "bid-up-to"
STAY_OUT = "stay-out"


def orders(s: Position, seat: int, names: Names) -> list[Order]:
    if s.phase != p.AUCTION:
        return []
    found = [
        Order(
            STAY_OUT,
            say("Pass for me in all auctions of round {round}", round=int(s.round)),
            _subject(s, STAY_OUT),
        )
    ]
    if s.offered == p.NONE or not s.bidding & BITS[seat]:
        return found
    limits = tuple(range(int(s.bid) + 1, int(s.cubes[seat]) + 1))
    if limits:
        label = say("Bid for me on {company}, up to", company=names.company(int(s.offered)))
        found.insert(0, Order(BID_UP_TO, label, _subject(s, BID_UP_TO), limits))
    return found


def answer(s: Position, given: Given) -> Action | None:
    """The answer to the current decision; None if the order says nothing about it."""
    g = s.setup
    if s.phase != p.AUCTION or given.subject != _subject(s, given.name):
        return None
    if given.name == STAY_OUT:
        if s.offered == p.NONE:
            return g.actions[g.pass_marker_id]
        return g.actions[g.pass_id] if s.bid > 0 else None
    if s.bid + 1 <= given.number:
        return g.actions[g.bid_id + s.bid]
    return g.actions[g.pass_id]


def _subject(s: Position, name: str) -> str:
    if name == STAY_OUT:
        return f"round {s.round}"
    return f"round {s.round}, company {s.offered}"
