"""What the rules compute fast, computed once more by brute force: links, routes, sets of goods."""

from __future__ import annotations

import random
from itertools import product

import pytest

from tests.games.steel_driver.oracles import (
    Track,
    best_split,
    buildable_routes,
    cities_joined_to,
    link_by_all_paths,
    link_by_walks,
)
from tests.games.steel_driver.positions import (
    Pairs,
    building_position,
    notations,
    of,
    steel_driver,
    tracks_of,
)
from tests.suites import rest_long
from whistlestop.core.bits import members
from whistlestop.games.steel_driver.final import goods_worth
from whistlestop.games.steel_driver.game import SteelDriver
from whistlestop.games.steel_driver.link import companies_in_link, ends_are_joined
from whistlestop.games.steel_driver.position import BUILDING
from whistlestop.games.steel_driver.state import SteelDriverState

SET_VALUES = (0, 10, 30, 60, 100, 150)


def random_networks(
    game: SteelDriver, generator: random.Random, tracks: int, company_tracks: int
) -> dict[str, Pairs]:
    """Networks of one piece each, grown in turns from start cities at random."""
    board = game.map
    free = [(board.cities[r.a].id, board.cities[r.b].id) for r in board.routes]
    starts = [city.id for city in board.cities if city.start]
    networks: dict[str, list[tuple[str, str]]] = {name: [] for name in board.companies}
    cities = {name: {generator.choice(starts)} for name in board.companies}
    for _ in range(tracks):
        name = generator.choice(board.companies)
        choices = [pair for pair in free if cities[name] & set(pair)]
        if choices and len(networks[name]) < company_tracks:
            pair = generator.choice(choices)
            free.remove(pair)
            networks[name].append(pair)
            cities[name] |= set(pair)
    return dict(networks)


def with_networks(game: SteelDriver, networks: dict[str, Pairs]) -> SteelDriverState:
    return building_position(game, networks=networks, treasuries={"red": 30}, control={"red": 0})


def package_says(state: SteelDriverState) -> set[str]:
    if not ends_are_joined(state, state.setup.all_companies):
        return set()
    return {state.setup.map.companies[n] for n in members(int(companies_in_link(state)))}


@pytest.mark.parametrize("part", rest_long(range(4), "more positions"))
def test_the_link_is_the_best_of_all_paths(part: int) -> None:
    game = steel_driver()
    generator = random.Random(f"link/{part}")
    linked = crowded = 0
    for _ in range(500):
        networks = random_networks(game, generator, generator.randint(22, 44), 12)
        state = with_networks(game, networks)
        tracks = tracks_of(state)
        expected = link_by_all_paths("new-york", "san-francisco", tracks)
        assert ("san-francisco" in cities_joined_to("new-york", tracks)) == bool(expected)
        assert ends_are_joined(state, state.setup.all_companies) == bool(expected)
        assert package_says(state) == expected
        assert link_by_walks("san-francisco", "new-york", tracks) == expected
        linked += bool(expected)
        crowded += len(expected) >= 3
    assert linked >= 50, f"only {linked} positions with a link"
    assert crowded >= 10, f"only {crowded} links of three companies or more"


def test_the_link_is_found_in_full_networks_too() -> None:
    game = steel_driver()
    generator = random.Random("full networks")
    linked = 0
    for _ in range(150):
        networks = random_networks(game, generator, generator.randint(40, 82), 17)
        state = with_networks(game, networks)
        expected = link_by_walks("new-york", "san-francisco", tracks_of(state))
        assert package_says(state) == expected
        linked += bool(expected)
    assert linked >= 50, f"only {linked} positions with a link"


@pytest.mark.parametrize("part", rest_long(range(2), "more positions"))
def test_what_can_be_built_is_what_touches_is_free_and_can_be_paid(part: int) -> None:
    game = steel_driver()
    board = game.map
    routes = [(board.cities[r.a].id, board.cities[r.b].id, r.cost) for r in board.routes]
    starts = [city.id for city in board.cities if city.start]
    generator = random.Random(f"routes/{part}")
    for _ in range(1000):
        networks = random_networks(game, generator, generator.randrange(60), 16)
        cubes = generator.randrange(8)
        company = generator.choice(board.companies)
        state = building_position(
            game, networks=networks, treasuries={company: cubes}, control={company: 1}
        )
        tracks: list[Track] = [(a, b, name) for name in networks for a, b in networks[name]]
        expected = buildable_routes(company, cubes, routes, starts, tracks)
        if expected:
            assert state.phase == BUILDING
            assert state.order[state.turn] == of(state, company)
            assert sorted(notations(state)) == sorted(expected)
        else:
            assert state.round == 2, "a company that can't build must pass"


def test_goods_are_worth_their_best_split_into_sets() -> None:
    for counts in product(range(4), repeat=5):
        falling = tuple(sorted(counts, reverse=True))
        assert goods_worth(falling, SET_VALUES, {}) == best_split(counts, SET_VALUES)


def test_goods_are_worth_their_best_split_for_any_rising_values_of_sets() -> None:
    generator = random.Random("set values")
    for _ in range(300):
        values = (0, *sorted(generator.randrange(200) for _ in range(5)))
        counts = tuple(sorted((generator.randrange(5) for _ in range(5)), reverse=True))
        assert goods_worth(counts, values, {}) == best_split(counts, values)
