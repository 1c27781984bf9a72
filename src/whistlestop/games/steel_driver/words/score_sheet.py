"""The score sheet of Steel Driver: the profits of each round, and at the end the shares."""

from __future__ import annotations

from collections.abc import Iterable

from whistlestop.core.words import Message, Seat, say
from whistlestop.games.steel_driver.final import company_worth
from whistlestop.games.steel_driver.position import ENDED, Position
from whistlestop.games.steel_driver.words.names import Names


def score_sheet(
    s: Position, names: Names, told: Iterable[Message]
) -> list[tuple[Message, list[int]]]:
    """The rounds' profits as they were told, and what each company's shares have paid."""
    number = 1  # no event begins it if nobody draws for the first player
    rounds = [[0] * s.setup.players for _ in range(int(s.round))]
    for message in told:
        if message.kind == "paid":
            seat, dollars = message.values["seat"], message.values["dollars"]
            assert isinstance(seat, Seat)
            assert isinstance(dollars, int)
            rounds[number - 1][seat.number] += dollars
        elif message.kind == "round-begins":
            found = message.values["round"]
            assert isinstance(found, int)
            number = found
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
