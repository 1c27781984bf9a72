"""The score sheet of Steel Driver: the profits of each round, and at the end the shares."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop.core.game import Event
from whistlestop.core.words import Message, say
from whistlestop.games.steel_driver.final import company_worth
from whistlestop.games.steel_driver.position import ENDED, PAID, ROUND_BEGINS, Position
from whistlestop.games.steel_driver.words.names import Names


def score_sheet(
    s: Position, names: Names, events: Iterable[Event]
) -> list[tuple[Message, list[int]]]:
    """The rounds' profits as they were paid, and what each company's shares have paid."""
    number = 1  # no event begins it if nobody draws for the first player
    rounds = [[0] * s.setup.players for _ in range(int(s.round))]
    for event in events:
        if event[0] == PAID:
            _, seat, _, dollars = event
            rounds[number - 1][seat] += dollars
        elif event[0] == ROUND_BEGINS:
            number = event[1]
    sheet = [
        (say("round {round}", round=place + 1), dollars) for place, dollars in enumerate(rounds)
    ]
    if s.phase == ENDED:
        for company in range(int(s.setup.companies)):
            worth = int(company_worth(s, company))
            first = company * int(s.setup.seats)
            held = [int(s.shares[first + seat]) for seat in range(s.setup.players)]
            if any(held):
                sheet.append((names.shares(company), [worth * shares for shares in held]))
    return sheet
