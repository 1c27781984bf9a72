"""Phases one and two of a round: capital, and the control auctions."""

from __future__ import annotations

from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.core.game import Action
from whistlestop.games.steel_driver.position import (
    AUCTION,
    BID,
    LEFT_AUCTION,
    NONE,
    OFFERED,
    PASSED_MARKER,
    ROUND_BEGINS,
    WON,
    Position,
)


def begin(s: Position) -> None:
    """Each player receives capital; all markers lie with their companies."""
    g = s.setup
    s.phase = AUCTION
    s.round += 1
    for seat in range(g.seats):
        s.cubes[seat] += g.capital
    for company in range(g.companies):
        s.control[company] = NONE
    s.available = g.all_companies
    s.passes = 0
    s.tell(ROUND_BEGINS, s.round, g.capital)


def settle(s: Position) -> bool:
    """Do what needs no decision; False if the phase is over."""
    while s.offered == NONE:
        if s.available == 0 or s.passes == s.setup.seats:
            return False
        if s.cubes[s.marker] > 0:
            s.to_act = s.marker
            return True
        _hand_on(s, True)
    return True


def list_actions(s: Position, legal: list[Action]) -> None:
    g = s.setup
    seat = s.to_act
    if s.offered == NONE:
        for company in range(g.companies):
            if s.available & BITS[company]:
                legal.append(g.actions[g.offer_id + company])
        legal.append(g.actions[g.pass_marker_id])
        return
    for cubes in range(s.bid + 1, s.cubes[seat] + 1):
        legal.append(g.actions[g.bid_id + cubes - 1])
    if s.bid > 0:
        legal.append(g.actions[g.pass_id])


def apply(s: Position, n: i64) -> None:
    g = s.setup
    if n == g.pass_id:
        pass_bid(s)
    elif n >= g.bid_id:
        bid(s, n - g.bid_id + 1)
    elif n == g.pass_marker_id:
        pass_marker(s)
    else:
        offer(s, n - g.offer_id)


def offer(s: Position, company: i64) -> None:
    s.offered = company
    s.bid = 0
    s.bidder = NONE
    s.bidding = BITS[s.setup.seats] - 1
    s.tell(OFFERED, s.marker, company)


def pass_marker(s: Position) -> None:
    _hand_on(s, False)


def _hand_on(s: Position, by_itself: bool) -> None:
    s.tell(PASSED_MARKER, s.marker, by_itself)
    s.passes += 1
    s.marker = s.left_of(s.marker)


def bid(s: Position, cubes: i64) -> None:
    """An opening bid or a raise."""
    s.bid = cubes
    s.bidder = s.to_act
    s.tell(BID, s.to_act, cubes)
    _next_bidder(s)


def pass_bid(s: Position) -> None:
    _leave(s, s.to_act, False)
    _next_bidder(s)


def _leave(s: Position, seat: i64, by_itself: bool) -> None:
    s.bidding &= ~BITS[seat]
    s.tell(LEFT_AUCTION, seat, by_itself)


def _next_bidder(s: Position) -> None:
    """Go on to the next seat that can raise; seats that can't pass automatically. The last one left
    wins."""
    seat = s.to_act
    while True:
        seat = s.left_of(seat)
        if seat == s.bidder:
            _win(s)
            return
        if s.bidding & BITS[seat]:
            if s.cubes[seat] > s.bid:
                s.to_act = seat
                return
            _leave(s, seat, True)


def _win(s: Position) -> None:
    """The winner pays into the treasury and takes the control marker and a share; then the
    active-player marker moves on."""
    company, winner = s.offered, s.bidder
    s.cubes[winner] -= s.bid
    s.treasury[company] += s.bid
    s.control[company] = winner
    s.last_control[company] = winner
    s.shares[company * s.setup.seats + winner] += 1
    s.tell(WON, winner, company, s.bid)
    s.available &= ~BITS[company]
    s.offered = NONE
    s.bid = 0
    s.bidder = NONE
    s.bidding = 0
    s.passes = 0
    s.marker = s.left_of(s.marker)
