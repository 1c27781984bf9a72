"""Steel Driver's board files: the one of the package, and every fault that one can have."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.steel_driver.positions import steel_driver
from whistlestop.core.errors import BoardError
from whistlestop.games.steel_driver import TITLE
from whistlestop.games.steel_driver.board import SteelDriverBoard

USA = TITLE.board("usa").text


def edited(old: str, new: str) -> tuple[str, int]:
    """The board of the package with one change, and the change's line."""
    assert USA.count(old) == 1, old
    return USA.replace(old, new), USA[: USA.index(old)].count("\n") + 1


CITY = '{ id = "omaha",          name = "Omaha",          short = "OMA", colour = "orange", '
ROUTE = '  ["omaha",          "minneapolis",    3],\n'


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('game = "steel-driver"', 'game = "steam-rollers"', "board of 'steam-rollers'"),
        ('name = "usa"', "name = 3", "name must be a text"),
        ('name = "usa"', 'nam = "usa"', "unknown key 'nam'"),
        ("size = [1000, 600]", "size = [1000]", "a width and a height"),
        ("rounds = 5", "rounds = 0", "from 1 to 20, not 0"),
        ("rounds = 5", 'rounds = "five"', "whole number from 1 to 20, not 'five'"),
        ("tracks_per_company = 17", "tracks_per_company = -1", "not -1"),
        ("shares_per_company = 5 ", "shares_per_company = 4 ", "4 shares .* too few for 5 rounds"),
        ("set_values = [0, 10,", "set_values = [0,", "set_values must be 0 and then"),
        ("set_values = [0, 10,", "set_values = [5, 10,", "set_values must be 0 and then"),
        ('companies = ["red", ', 'companies = ["yellow", ', "'yellow' is named twice"),
        ('companies = ["red", ', 'companies = ["Red", ', "'Red' can't be an id"),
        ('goods = ["red", ', 'goods = ["red", "r d", ', "'r d' can't be an id"),
        (CITY, CITY.replace('"omaha"', '"Omaha"'), "'Omaha' can't be an id"),
        (CITY, CITY.replace('"omaha"', '"denver"'), "there are two cities 'denver'"),
        (CITY, CITY.replace('"OMA"', '"Oma"'), "three capital letters, not 'Oma'"),
        (CITY, CITY.replace('"OMA"', '"DEN"'), "'DEN' stands for Denver already"),
        (CITY, CITY.replace('"orange"', '"pink"'), "can't be 'pink'; it can be: red, orange"),
        (CITY, CITY.replace('"Omaha"', "7"), "must be a text in quotes, not 7"),
        (CITY, CITY + "size = 3, ", "unknown key 'size'"),
        (CITY, CITY.replace('short = "OMA", ', ""), "the key 'short' is missing"),
        (ROUTE, ROUTE.replace("omaha", "omahaa"), "there is no city 'omahaa'"),
        (ROUTE, ROUTE.replace("omaha", "minneapolis"), "can't join minneapolis to itself"),
        (
            ROUTE,
            ROUTE.replace(", 3]", "]").replace("    3", "").replace(",]", "]"),
            "a route is two",
        ),
        (ROUTE, ROUTE.replace("3", "0"), "from 1 to 100, not 0"),
        (
            ROUTE,
            ROUTE.replace("minneapolis", "denver"),
            "between omaha and denver already, in line",
        ),
        ("3 = 10", "3 = 0", "from 1 to 100, not 0"),
        ("3 = 10", "1 = 10", "'1' isn’t a number of players"),
        ("3 = 10", "three = 10", "'three' isn’t a number of players"),
        ('ends = ["san-francisco", "new-york"]', 'ends = ["new-york"]', "two different ends"),
        ('ends = ["san-francisco", "new-york"]', 'ends = ["x", "new-york"]', "no city 'x'"),
        ("builder = 50", "builder = -50", "not -50"),
        ("others = 30", "other = 30", "unknown key 'other'"),
    ],
)
def test_a_fault_is_named_with_its_line(old: str, new: str, words: str) -> None:
    text, line = edited(old, new)
    with pytest.raises(BoardError, match=rf"^own\.toml, line {line}: .*{words}"):
        SteelDriverBoard(text, "own.toml")


def test_a_repeated_route_names_both_lines() -> None:
    text, line = edited(ROUTE, ROUTE + '  ["minneapolis", "omaha", 2],\n')
    with pytest.raises(BoardError, match=rf"line {line + 1}: .* already, in line {line}\."):
        SteelDriverBoard(text, "own.toml")


def test_a_missing_number_of_players_is_named_at_the_table_of_capital() -> None:
    text, line = edited("4 = 8\n", "")
    heading = USA[: USA.index("[capital]")].count("\n") + 1
    assert line == heading + 2
    with pytest.raises(BoardError, match=rf"line {heading}: the capital for 4 players is missing"):
        SteelDriverBoard(text, "own.toml")


def test_a_city_that_no_route_reaches_is_named_at_its_line() -> None:
    text = USA
    routes = [line for line in USA.splitlines() if line.startswith('  ["') and "albany" in line]
    assert len(routes) == 3
    for route in routes:
        text = text.replace(route + "\n", "")
    line = USA[: USA.index('{ id = "albany"')].count("\n") + 1
    with pytest.raises(BoardError, match=rf"line {line}: Albany can't be reached from Seattle"):
        SteelDriverBoard(text, "own.toml")


def test_a_board_without_a_start_city_is_refused() -> None:
    line = USA[: USA.index("cities = [")].count("\n") + 1
    with pytest.raises(BoardError, match=rf"line {line}: no city is a start city"):
        SteelDriverBoard(USA.replace("start = true", "start = false"), "own.toml")


def test_the_board_of_the_package_is_as_the_game_was_published() -> None:
    board = steel_driver().map
    assert board.companies == ("red", "yellow", "green", "blue", "black", "purple")
    assert board.capital == {3: 10, 4: 8, 5: 7, 6: 6}
    assert (board.rounds, board.tracks_per_company, board.shares_per_company) == (5, 17, 5)
    assert board.set_values == (0, 10, 30, 60, 100, 150)
    assert (board.link_builder, board.link_others) == (50, 30)
    assert {board.cities[n].id for n in board.link_ends} == {"new-york", "san-francisco"}
    colours = Counter(board.goods[city.colour] for city in board.cities)
    assert colours == {"red": 3, "orange": 5, "silver": 6, "black": 12, "white": 12}
    assert {route.cost for route in board.routes} <= set(range(2, 7))
