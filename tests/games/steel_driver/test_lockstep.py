"""The package's engine and the slow one of slow_rules.py, side by side through whole games."""

from __future__ import annotations

import random

import pytest

from tests.games.steel_driver.choosers import link_seeker
from tests.games.steel_driver.positions import TINY, steel_driver
from tests.games.steel_driver.slow_rules import SlowGame
from tests.suites import rest_long
from tests.support.playthrough import Chooser, RefereedMatch, at_random
from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER
from whistlestop.games.steel_driver.game import SteelDriver
from whistlestop.games.steel_driver.position import ENDED, NONE, Position


def compare(state: Position, slow: SlowGame) -> None:
    names = state.setup.map.companies
    seats = int(state.setup.seats)
    assert state.to_act == slow.seat
    assert sorted(action.notation for action in state.legal_actions()) == sorted(slow.options)
    assert list(state.cubes) == [player.cubes for player in slow.players]
    assert list(state.cash) == [player.cash for player in slow.players]
    assert [names[n] for n in state.order] == [company.name for company in slow.order]
    assert (state.linked != NONE) == slow.linked
    assert state.marker == slow.marker
    for n, company in enumerate(slow.companies.values()):
        assert state.treasury[n] == company.treasury
        assert state.profit[n] == company.profit
        assert state.control[n] == (NONE if company.controller is None else company.controller)
        assert list(state.shares[n * seats : (n + 1) * seats]) == [
            company.shares[seat] for seat in range(seats)
        ]


def play_both(game: SteelDriver, choose: Chooser, generator: random.Random) -> RefereedMatch:
    match = RefereedMatch(game)
    slow = SlowGame(game.map, game.players, game.random_start)
    while match.state.to_act != OVER:
        assert isinstance(match.state, Position)
        compare(match.state, slow)
        if match.state.to_act == CHANCE:
            action = draw(match.state, generator)
        else:
            action = choose(match.state)
        match.play(action)
        slow.play(action.notation)
    assert isinstance(match.state, Position)
    assert match.state.phase == ENDED
    compare(match.state, slow)
    outcome = match.state.outcome()
    assert outcome is not None
    assert list(outcome.places) == slow.places()
    return match


@pytest.mark.parametrize("players", rest_long([3, 6, 4, 5], "more players", short=2))
@pytest.mark.parametrize("random_start", [False, True])
def test_both_engines_play_the_same_random_games(players: int, random_start: bool) -> None:
    game = steel_driver(players, random_start=random_start)
    for number in range(16):
        generator = random.Random(f"lockstep/{players}/{number}")
        play_both(game, at_random(generator), generator)


@pytest.mark.parametrize("players", rest_long([4, 3, 5, 6], "more players"))
def test_both_engines_pay_the_same_links(players: int) -> None:
    linked = 0
    for number in range(16):
        generator = random.Random(f"links/{players}/{number}")
        match = play_both(steel_driver(players), link_seeker(generator), generator)
        assert isinstance(match.state, Position)
        linked += match.state.linked != NONE
    assert linked >= 8, "too few of these games make the link"


@pytest.mark.parametrize("players", [2, 3])
def test_both_engines_play_the_same_games_on_a_tiny_board(players: int) -> None:
    for number in range(150):
        generator = random.Random(f"tiny/{players}/{number}")
        play_both(steel_driver(players, TINY), at_random(generator), generator)
