"""Phases four and five of a round: profit, and the end of the round."""

from __future__ import annotations

from whistlestop.games.steel_driver.position import NONE, PAID, Position


def pay(s: Position) -> None:
    """Each player receives the profit of each company that they control."""
    for company in range(s.setup.companies):
        seat, dollars = s.control[company], s.profit[company]
        if seat != NONE:
            s.cash[seat] += dollars
            s.tell(PAID, seat, company, dollars)


def end_round(s: Position) -> None:
    """Company order becomes passing order, and profit levels go to 0.

    Nothing else of the round remains, so that positions with the same future are equal.
    """
    for place in range(s.setup.companies):
        s.order[place] = s.passing[place]
        s.passing[place] = NONE
        s.profit[place] = 0
    s.available = 0
    s.turn = 0
    s.passed = 0
    s.out = 0
