"""Step C against an enumeration of all routes, on maps where anything may have happened."""

from __future__ import annotations

import random

import pytest

from tests.games.rolling_freight.oracles import Routes, cargo
from tests.games.rolling_freight.positions import rolling_freight, turn_position
from tests.suites import rest_long
from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER
from whistlestop.games.rolling_freight import network
from whistlestop.games.rolling_freight.delivery import budget
from whistlestop.games.rolling_freight.game import FAR
from whistlestop.games.rolling_freight.numbers import COLOURS, PHASES
from whistlestop.games.rolling_freight.position import TURN
from whistlestop.games.rolling_freight.state import RollingFreightState


def routes_offered(state: RollingFreightState) -> set[tuple[str, tuple[str, ...]]]:
    """All ends and routes that the chain of decisions leads to, from a piece chosen."""
    found = set()

    def follow(position: RollingFreightState, end: str, links: tuple[str, ...]) -> None:
        if position.target >= 0 and position.at == position.target:
            found.add((end, links))
            return
        legal = position.legal_actions()
        assert legal, "a dead end"
        for action in legal:
            copy = position.copy()
            assert isinstance(copy, RollingFreightState)
            copy.apply(action)
            if action.kind == "to":
                follow(copy, str(action.fields[0]), ())
            else:
                follow(copy, end, (*links, str(action.fields[0])))

    follow(state, "", ())
    return found


def check_deliveries(state: RollingFreightState, thorough: bool) -> int:
    """Compare what is offered with all routes; how many pieces can be delivered."""
    assert state.step == TURN
    offered = {
        (str(action.fields[0]), str(action.fields[1]))
        for action in state.legal_actions()
        if action.kind == "deliver"
    }
    pieces = cargo(state)
    oracle = Routes(state)
    assert offered <= pieces
    for colour, city in sorted(pieces):
        if not thorough:
            possible = next(oracle.of(colour, city), None) is not None
            assert ((colour, city) in offered) == possible, (colour, city)
            continue
        routes = {(end, links) for end, links, _ in oracle.of(colour, city)}
        assert ((colour, city) in offered) == bool(routes), (colour, city)
        if routes:
            copy = state.copy()
            assert isinstance(copy, RollingFreightState)
            copy.apply(copy.parse(f"deliver {colour} {city}"))
            assert routes_offered(copy) == routes
    return len(offered)


def random_position(generator: random.Random, board: str, dense: bool) -> RollingFreightState:
    """A map on which anything may have happened."""
    players = generator.choice([3, 4])
    game = rolling_freight(players, board)
    contracts = [link.contract for link in game.map.links]
    most = len(contracts) if dense else len(contracts) // 2
    owned = generator.sample(contracts, generator.randrange(1, most))
    own_share = generator.choice([0.05, 0.3, 0.6])
    built: dict[int, list[str]] = {seat: [] for seat in range(players)}
    for contract in owned:
        own = generator.random() < own_share
        built[0 if own else generator.randrange(1, players)].append(contract)
    phase = generator.choice(PHASES)
    pieces = {}
    for index, city in enumerate(game.map.cities):
        circles = [c for c in game.map.circles if c.city == index and PHASES[c.phase] <= phase]
        pieces[city.id] = generator.choices(
            ["blue", "grey", "red"], k=generator.randrange(len(circles) + 1)
        )
    state = turn_position(
        players,
        board,
        phase=phase,
        dice=["base-r"] * generator.randrange(1, 4 if dense else 7),
        built=built,
        stations={0: generator.randrange(4 if dense else 7)},
        improvements={1: ["friendly"]} if generator.random() < 0.5 else None,
    )
    lay(state, pieces, generator)
    return state


def lay(state: RollingFreightState, pieces: dict[str, list[str]], generator: random.Random) -> None:
    """Pieces and saturation as drawn, without counting what is in the bag."""
    g = state.setup
    for colour in range(4):
        state.wants[colour] = state.lying[colour] = 0
    for index, circle in enumerate(g.map.circles):
        state.piece[index] = -1
        state.served[index] = 0
        if circle.phase > state.phase:
            continue
        here = pieces[g.map.cities[circle.city].id]
        if here:
            state.piece[index] = COLOURS.index(here.pop())
            state.lying[state.piece[index]] |= 1 << circle.city
        if generator.random() < 0.4:
            state.served[index] = 1
        elif circle.wants in COLOURS:
            state.wants[COLOURS.index(circle.wants)] |= 1 << circle.city
    state.fares_known = False


@pytest.mark.parametrize("board", ["west", "southeast"])
@pytest.mark.parametrize("dense", [False, True])
@pytest.mark.parametrize("batch", rest_long(range(4), "more positions"))
def test_deliveries_are_those_of_an_enumeration_of_all_routes(
    board: str, dense: bool, batch: int
) -> None:
    generator = random.Random(f"deliveries {board} {dense} {batch}")
    found = 0
    for number in range(80):
        state = random_position(generator, board, dense)
        found += check_deliveries(state, thorough=number % 5 == 0)
    assert found > 30


@pytest.mark.parametrize(("players", "board"), [(2, "west"), (4, "west"), (3, "southeast")])
def test_deliveries_in_played_games_are_those_of_an_enumeration(players: int, board: str) -> None:
    generator = random.Random(f"played {board}")
    found = 0
    for _ in range(3):
        state = rolling_freight(players, board, "on").start()
        assert isinstance(state, RollingFreightState)
        while state.to_act != OVER:
            if state.step == TURN and state.deliveries == 0 and generator.random() < 0.3:
                found += check_deliveries(state, thorough=generator.random() < 0.1)
            if state.to_act == CHANCE:
                state.apply(draw(state, generator))
            else:
                state.apply(generator.choice(state.legal_actions()))
    assert found > 100


def test_the_fares_kept_in_a_turn_are_those_computed_afresh() -> None:
    generator = random.Random("fares")
    state = rolling_freight(3, "southeast").start()
    assert isinstance(state, RollingFreightState)
    compared = 0
    while state.to_act != OVER:
        if state.step == TURN and state.fares_known and state.power > 0:
            fresh = state.copy()
            assert isinstance(fresh, RollingFreightState)
            network.refresh_fares(fresh, budget(fresh))
            for n, fare in enumerate(fresh.fares):
                kept = state.fares[n]
                assert kept == fare or (fare == FAR and kept > budget(state))
            compared += 1
        state.legal_actions()
        if state.to_act == CHANCE:
            state.apply(draw(state, generator))
        else:
            state.apply(generator.choice(state.legal_actions()))
    assert compared > 100
