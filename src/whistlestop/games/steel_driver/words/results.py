"""The result of Steel Driver: cash and shares as parts of the scores, and the awards."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.core.game import Event
from whistlestop.core.results import Award, ScorePart, award_for_most
from whistlestop.core.words import Message, say, say_many
from whistlestop.games.steel_driver import position as p
from whistlestop.games.steel_driver.final import company_worth
from whistlestop.games.steel_driver.position import Position
from whistlestop.games.steel_driver.words.names import Names


def score_parts(s: Position, names: Names, events: Sequence[Event]) -> list[ScorePart]:
    """Cash from the rounds' profits, then each company's shares."""
    players = s.setup.players
    cash = [0] * players
    for event in events:
        if event[0] == p.PAID:
            cash[event[1]] += event[3]
    found = [ScorePart(say("cash"), tuple(cash))]
    for company in range(int(s.setup.companies)):
        first = company * int(s.setup.seats)
        held = tuple(int(s.shares[first + seat]) for seat in range(players))
        worth = int(company_worth(s, company))
        if any(held):
            values = tuple(worth * shares for shares in held)
            found.append(
                ScorePart(
                    names.shares(company),
                    values,
                    names.board.companies[company],
                    names.company_letters[company],
                    held,
                )
            )
    return found


def awards(s: Position, names: Names, events: Sequence[Event]) -> list[Award]:
    found: list[Award] = []
    builder, round_ = 0, 1
    price: dict[int, tuple[int, int]] = {}  # of each company in the round: seat, cubes
    best_build: tuple[int, int, int] | None = None  # profit, seat, route
    bargain: tuple[float, int, int, int, int] | None = None
    earned = [0] * int(s.setup.companies)
    for event in events:
        kind, values = event[0], event[1:]
        if kind == p.ROUND_BEGINS:
            round_ = values[0]
            price = {}
        elif kind == p.WON:
            price[values[1]] = (values[0], values[2])
        elif kind == p.BUILT:
            builder = values[0]
            if best_build is None or values[4] > best_build[0]:
                best_build = (values[4], builder, values[2])
        elif kind == p.LINKED:
            link = say("linked the coasts in round {round}", round=round_)
            found.append(Award(say("Coast to coast"), link, builder, "star"))
        elif kind == p.PAID:
            seat, company, dollars = values
            earned[company] += dollars
            buyer, cubes = price.get(company, (seat, 0))
            if buyer == seat and cubes:
                rate = dollars / cubes
                if bargain is None or rate > bargain[0]:
                    bargain = (rate, seat, company, cubes, dollars)
    if bargain is not None and bargain[4]:
        _, seat, company, cubes, dollars = bargain
        found.append(
            Award(say("Bargain of the game"), _bought(names, company, cubes, dollars), seat, "tag")
        )
    if best_build is not None and best_build[0]:
        profit, seat, route = best_build
        built = say("{route}, ${dollars} profit", route=names.route(route), dollars=profit)
        found.append(Award(say("Best build"), built, seat, "rails"))
    company = max(range(len(earned)), key=lambda one: earned[one])
    holder = int(s.control[company])
    if earned[company] and holder != p.NONE and holder < s.setup.players:
        paid = say(
            "{company} earned ${dollars}",
            company=names.company_first(company),
            dollars=earned[company],
        )
        found.append(Award(say("Most profitable company"), paid, holder, "coins"))
    return found + award_for_most(
        say("Widest portfolio"),
        lambda n: say_many("shares in {n} company", "shares in {n} companies", n),
        _companies_held(s),
        "shares",
    )


def _companies_held(s: Position) -> list[int]:
    seats = int(s.setup.seats)
    return [
        sum(s.shares[company * seats + seat] > 0 for company in range(int(s.setup.companies)))
        for seat in range(s.setup.players)
    ]


def _bought(names: Names, company: int, cubes: int, dollars: int) -> Message:
    return say_many(
        "{company} for {n} cube, ${dollars} profit",
        "{company} for {n} cubes, ${dollars} profit",
        cubes,
        company=names.company_first(company),
        dollars=dollars,
    )
