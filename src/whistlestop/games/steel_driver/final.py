"""The end of the game: goods, final control, claims, sets, shares, and who won."""

from __future__ import annotations

from mypy_extensions import i64

from whistlestop.core.bits import BITS
from whistlestop.core.game import OVER, Action
from whistlestop.core.outcome import Outcome, TieBreak, decide
from whistlestop.core.words import say
from whistlestop.games.steel_driver.position import (
    CLAIMED,
    CLAIMS,
    CLAIMS_BEGIN,
    CONTROLS,
    ENDED,
    GAME_ENDS,
    NONE,
    SHARES_PAID,
    WORTH,
    Position,
)

ENDING = "rounds"


def begin(s: Position) -> None:
    """Treasuries are emptied, touched cities get their goods, and control goes by shares."""
    g = s.setup
    s.phase = CLAIMS
    s.tell(CLAIMS_BEGIN)
    for company in range(g.companies):
        s.treasury[company] = 0
        s.cubes_on_map |= s.reach[company]
        seat = final_controller(s, company)
        s.control[company] = seat
        if seat != NONE:
            s.tell(CONTROLS, seat, company)


def final_controller(s: Position, company: i64) -> i64:
    """The seat with most shares; in a tie, the first clockwise from the last controller."""
    seats = s.setup.seats
    seat = s.last_control[company]
    if seat == NONE:
        return NONE
    best = seat
    for _ in range(seats - 1):
        seat = s.left_of(seat)
        if s.shares[company * seats + seat] > s.shares[company * seats + best]:
            best = seat
    return best


def claimable(s: Position, company: i64) -> i64:
    """The cities whose goods the company can claim."""
    if s.control[company] == NONE:
        return 0
    return s.reach[company] & s.cubes_on_map


def settle(s: Position) -> bool:
    """Go on to the next company that can claim; False if none can."""
    companies = s.setup.companies
    for _ in range(companies):
        company = s.order[s.turn]
        if claimable(s, company):
            s.to_act = s.control[company]
            return True
        s.turn = 0 if s.turn + 1 == companies else s.turn + 1
    return False


def list_actions(s: Position, legal: list[Action]) -> None:
    g = s.setup
    cities = claimable(s, s.order[s.turn])
    for city in range(len(g.city_value)):
        if cities & BITS[city]:
            legal.append(g.actions[g.claim_id + city])


def apply(s: Position, n: i64) -> None:
    claim(s, n - s.setup.claim_id)


def claim(s: Position, city: i64) -> None:
    g = s.setup
    company = s.order[s.turn]
    s.cubes_on_map ^= BITS[city]
    s.goods[company * g.colours + g.city_colour[city]] += 1
    s.tell(CLAIMED, s.to_act, company, city)
    s.turn = 0 if s.turn + 1 == g.companies else s.turn + 1


def finish(s: Position) -> None:
    """Each share pays its holder the value of its company's goods."""
    g = s.setup
    s.phase = ENDED
    s.to_act = OVER
    s.turn = 0
    for company in range(g.companies):
        value = company_worth(s, company)
        s.tell(WORTH, company, value)
        for seat in range(g.seats):
            held = s.shares[company * g.seats + seat]
            if held:
                s.cash[seat] += value * held
                s.tell(SHARES_PAID, seat, held, value * held)
    s.tell(GAME_ENDS)


def company_worth(s: Position, company: i64) -> i64:
    g = s.setup
    first = company * g.colours
    counts = sorted([int(s.goods[first + colour]) for colour in range(g.colours)], reverse=True)
    return goods_worth(tuple(counts), g.map.set_values, g.worth)


def goods_worth(
    counts: tuple[int, ...], set_values: tuple[int, ...], known: dict[tuple[int, ...], int]
) -> int:
    """The best total when splitting goods into sets of different colours; counts descend.

    A set of k is taken from the k most plentiful colours: whatever the rest could make otherwise,
    it can still make then.
    """
    if counts in known:
        return known[counts]
    best = 0
    for size in range(1, sum(count > 0 for count in counts) + 1):
        rest = [count - (place < size) for place, count in enumerate(counts)]
        rest.sort(reverse=True)
        best = max(best, set_values[size] + goods_worth(tuple(rest), set_values, known))
    known[counts] = best
    return best


def goods_controlled(s: Position, seat: int) -> int:
    """The goods cubes of all companies that a seat finally controls: the tie-break."""
    g = s.setup
    total = 0
    for company in range(g.companies):
        if s.control[company] == seat:
            for colour in range(g.colours):
                total += int(s.goods[company * g.colours + colour])
    return total


def result(s: Position) -> Outcome:
    goods = tuple(goods_controlled(s, seat) for seat in range(s.setup.players))
    return decide(
        s.scores(),
        [TieBreak(say("goods cubes of the companies finally controlled"), goods)],
        ENDING,
        say("All rounds have been played and all goods claimed."),
    )
