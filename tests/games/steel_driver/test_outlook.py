"""What the companies will build: checked against a hasty player at the real board."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from whistlestop.core.game import OVER, Action
from whistlestop.core.registry import find_title
from whistlestop.games.steel_driver.mind.outlook import Outlook
from whistlestop.games.steel_driver.position import AUCTION, BUILDING, NONE, Position


def random_positions(seed: int, players: int) -> list[Position]:
    """Positions of a game whose auctions and buildings are random."""
    generator = random.Random(seed)
    state = find_title("steel-driver").game(players).start()
    found = []
    while state.to_act != OVER:
        assert isinstance(state, Position)
        if state.phase in (AUCTION, BUILDING):
            found.append(state.copy())
        state.apply(generator.choice(state.legal_actions()))
    return found


def hasty(s: Position) -> Action:
    """Most dollars for a cube; of equals the first route on the board, and of its two directions
    the one towards the city that is worth more."""
    company = int(s.order[s.turn])
    routes = [(one.a, one.b) for one in s.setup.map.routes]
    ids = [city.id for city in s.setup.map.cities]

    def rank(action: Action) -> tuple[Fraction, int]:
        ends = [ids.index(str(one)) for one in action.fields]
        route = next(i for i, pair in enumerate(routes) if set(pair) == set(ends))
        after = s.copy()
        after.apply(action)
        assert isinstance(after, Position)
        before, cost = int(s.profit[company]), s.setup.map.routes[route].cost
        if after.round == s.round and after.phase == BUILDING:
            gain = int(after.profit[company]) - before
        else:  # the round has ended with it, and paid
            seat = int(s.control[company])
            paid = int(after.cash[seat]) - int(s.cash[seat])
            gain = paid - sum(int(s.profit[c]) for c in range(6) if s.control[c] == seat)
        return Fraction(gain, cost), -route

    return max(s.legal_actions(), key=rank)


def played_out(s: Position) -> tuple[list[int], list[int], list[int], bool]:
    """Reach, treasuries, cash, and whether the link was made, when the round has been built."""
    state = s.copy()
    assert isinstance(state, Position)
    while state.phase == BUILDING and state.round == s.round:
        state.apply(hasty(state))
    made = state.linked != NONE and s.linked == NONE
    return list(state.reach), list(state.treasury), list(state.cash), made


@pytest.mark.parametrize("players", [3, 4, 6])
def test_all_companies_build_as_hasty_players_would_in_their_turn(players: int) -> None:
    compared = links = 0
    for seed in range(6):
        for s in random_positions(seed, players):
            if s.phase != BUILDING or s.round == s.setup.rounds:
                continue
            outlook = Outlook(s, NONE)
            before = s.snapshot()
            outlook.build_all()
            assert s.snapshot() == before
            reach, treasuries, cash, made = played_out(s)
            assert list(outlook.reach) == reach
            assert list(outlook.treasury) == treasuries
            foretold = list(s.cash)
            for company in range(6):
                owner = s.control[company]
                if owner != NONE:
                    foretold[owner] += s.profit[company] + outlook.earned[company]
            if made:  # of several ways of equally few companies it pays all
                links += 1
                assert all(a >= b for a, b in zip(foretold, cash, strict=True))
            else:
                assert foretold == cash
            compared += 1
    assert compared > 100
    assert links > 0
