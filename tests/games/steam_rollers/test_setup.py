"""Set-up: cubes, sides, start player and walls, all by chance, one at a time."""

from __future__ import annotations

import random

import pytest

from tests.games.steam_rollers.oracles import Reading
from tests.games.steam_rollers.positions import kinds, notations, steam_rollers
from tests.support.playthrough import RefereedMatch
from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE
from whistlestop.games.steam_rollers.position import ROLL
from whistlestop.games.steam_rollers.state import SteamRollersState


def set_up(
    players: int = 2, options: str = "", seed: int = 1, rules: int = 2, board: str = ""
) -> RefereedMatch:
    """A match at its first roll, or its first choice of a power."""
    match = RefereedMatch(steam_rollers(players, board, options, rules))
    generator = random.Random(seed)
    while match.state.to_act == CHANCE and seen(match).phase != ROLL:
        match.play(draw(match.state, generator))
    return match


def seen(match: RefereedMatch) -> SteamRollersState:
    assert isinstance(match.state, SteamRollersState)
    return match.state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_city_in_turn_gets_players_plus_two_cubes_then_sides_then_the_start(
    players: int,
) -> None:
    match = set_up(players)
    order = [action.kind for action in match.actions]
    assert order == ["cube"] * (6 * (players + 2)) + ["side"] * 6 + ["start"]
    assert [str(action)[:6] for action in match.actions[-7:-1]] == [
        f"card {n}" for n in range(1, 7)
    ]


def test_cubes_are_drawn_by_what_is_left_in_the_bag() -> None:
    match = RefereedMatch(steam_rollers(2))
    assert match.state.chance_weights() == [10] * 5
    match.say("cube red", "cube red", "cube blue")
    assert notations(seen(match)) == [f"cube {name}" for name in steam_rollers(2).map.colours]
    assert match.state.chance_weights() == [10, 8, 10, 9, 10]


def test_cubes_of_a_citys_own_colour_leave_when_all_cities_have_theirs() -> None:
    match = RefereedMatch(steam_rollers(2))
    match.say(*["cube yellow"] * 4)
    assert seen(match).cubes_at(0) == 4
    match.say(*["cube red"] * 4, *["cube grey"] * 4, *["cube grey"] * 3, "cube red")
    match.say(*["cube blue"] * 4)
    assert [seen(match).cubes_at(city) for city in range(6)] == [4, 4, 4, 4, 4, 0]
    match.say(*["cube blue"] * 4)
    assert [seen(match).cubes_at(city) for city in range(6)] == [0, 0, 0, 1, 0, 4]
    assert list(seen(match).removed) == [4, 4, 7, 4, 0, 0]


def test_the_easy_game_has_no_walls() -> None:
    assert seen(set_up(2)).walls == 0
    assert not [action for action in steam_rollers(2).actions if action.kind == "walls"]


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_one_die_picks_the_row_of_walled_borders(level: str) -> None:
    match = set_up(3, f"walls={level}")
    assert match.actions[-1].kind == "walls"
    row = int(match.actions[-1].fields[0])
    rows = steam_rollers(3).map.walls[level]
    assert Reading(seen(match)).walls == {f"{a + 1}|{b + 1}" for a, b in rows[row - 1]}


def test_a_random_player_starts() -> None:
    starts = {int(seen(set_up(4, seed=seed)).start) for seed in range(30)}
    assert starts == {0, 1, 2, 3}


def test_both_sides_of_every_card_are_drawn() -> None:
    sides = {str(a) for seed in range(20) for a in set_up(2, seed=seed).actions if a.kind == "side"}
    assert len(sides) == 12


def test_the_black_die_is_rolled_first_then_the_white_ones_one_by_one() -> None:
    match = set_up(3)
    assert kinds(seen(match)) == {"black"}
    match.say("black 3")
    for _ in range(4):
        assert notations(seen(match)) == [f"white {value}" for value in range(1, 7)]
        assert match.state.chance_weights() == [1] * 6
        match.say("white 2")
    assert notations(seen(match)) == ["draft 2"]
    assert match.state.to_act == seen(match).start
