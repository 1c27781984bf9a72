"""How many tracks are missing between two cities, against drawing them all."""

from __future__ import annotations

import random

import pytest

from whistlestop.core.registry import find_title
from whistlestop.core.vectors import filled
from whistlestop.games.steam_rollers.game import CITIES, NONE, SHAPES, SteamRollers
from whistlestop.games.steam_rollers.mind.approach import FAR, Approach, Approaches, edges_beyond
from whistlestop.games.steam_rollers.network import join
from whistlestop.games.steam_rollers.position import Position

SEAT = 1
PAIRS = [(a, b) for a in range(CITIES) for b in range(a + 1, CITIES)]


def drawn(board: str, tracks: int, seed: int) -> tuple[SteamRollers, Position]:
    """A position in which a seat has drawn tracks at random."""
    game = find_title("steam-rollers").game(2, board)
    state = game.start()
    assert isinstance(game, SteamRollers)
    assert isinstance(state, Position)
    generator = random.Random(seed)
    for hex in generator.sample(range(int(game.open_hexes)), tracks):
        draw(game, state, hex, generator.randrange(SHAPES))
    state.walls = game.pair_bit[generator.randrange(36)]
    return game, state


def draw(game: SteamRollers, state: Position, hex: int, shape: int) -> None:
    state.track[SEAT * game.open_hexes + hex] = shape
    join(state, SEAT, hex, shape)


def approach_of(game: SteamRollers, state: Position, with_steps: bool) -> Approach:
    return Approach(game, edges_beyond(game, state.walls), state, SEAT, with_steps)


def is_joined(state: Position, a: int, b: int) -> bool:
    return state.lengths[(SEAT * CITIES + a) * CITIES + b] != 0


def with_one_more(game: SteamRollers, state: Position) -> list[tuple[int, int, Position]]:
    found = []
    for hex in range(int(game.open_hexes)):
        if state.track[SEAT * game.open_hexes + hex] == NONE:
            for shape in range(SHAPES):
                after = state.copy()
                assert isinstance(after, Position)
                draw(game, after, hex, shape)
                found.append((hex, shape, after))
    return found


@pytest.mark.parametrize("board", find_title("steam-rollers").boards())
@pytest.mark.parametrize("seed", range(3))
def test_a_connection_is_one_track_short_where_one_track_joins_it(board: str, seed: int) -> None:
    game, state = drawn(board, 12, seed)
    short = approach_of(game, state, False).short
    one_more = with_one_more(game, state)
    for a, b in PAIRS:
        missing = short[a * CITIES + b]
        assert missing == short[b * CITIES + a]
        if not is_joined(state, a, b):
            joins = any(is_joined(after, a, b) for _, _, after in one_more)
            assert joins == (missing == 1), (a, b)


@pytest.mark.parametrize("board", find_title("steam-rollers").boards())
def test_the_right_track_brings_two_cities_one_nearer_and_none_brings_them_two(board: str) -> None:
    game, state = drawn(board, 6, 5)
    before = approach_of(game, state, False).short
    nearest = filled(CITIES * CITIES, FAR)
    for _, _, after in with_one_more(game, state):
        short = approach_of(game, after, False).short
        for place in range(CITIES * CITIES):
            nearest[place] = min(nearest[place], short[place])
    for a, b in PAIRS:
        missing = before[a * CITIES + b]
        if 1 <= missing < FAR and not is_joined(state, a, b):
            assert nearest[a * CITIES + b] == missing - 1


def test_a_track_is_no_detour_just_where_it_brings_some_two_cities_nearer() -> None:
    game, state = drawn("standard", 8, 2)
    approach = approach_of(game, state, True)
    for hex, shape, after in with_one_more(game, state):
        short = approach_of(game, after, False).short
        brings_nearer = any(
            short[a * CITIES + b] < approach.short[a * CITIES + b] for a, b in PAIRS
        )
        edges = game.shape_first[shape], game.shape_second[shape]
        detour = min(approach.detour(hex, *edges), approach.detour(hex, *reversed(edges)))
        assert brings_nearer == (detour <= 0)


def test_what_is_remembered_is_what_would_be_found_anew() -> None:
    game, state = drawn("standard", 4, 9)
    kept = Approaches(game)
    for _, _, after in with_one_more(game, state)[::40]:
        for _ in range(2):
            known = kept.of(after, SEAT)
            assert list(known.short) == list(approach_of(game, after, False).short)
            assert list(kept.with_steps(after, SEAT).steps) == list(
                approach_of(game, after, True).steps
            )
