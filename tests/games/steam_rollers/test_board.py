"""Steam Rollers' board files: those of the package, and every fault that one can have."""

from __future__ import annotations

from collections import Counter

import pytest

from whistlestop.core.errors import BoardError
from whistlestop.games.steam_rollers import TITLE
from whistlestop.games.steam_rollers.board import SteamRollersBoard

STANDARD = TITLE.board("standard").text


def board(name: str = "standard") -> SteamRollersBoard:
    found = TITLE.board(name)
    assert isinstance(found, SteamRollersBoard)
    return found


def edited(old: str, new: str) -> tuple[str, int]:
    """The standard board with one change, and the change's line."""
    assert STANDARD.count(old) == 1, old
    return STANDARD.replace(old, new), STANDARD[: STANDARD.index(old)].count("\n") + 1


COLOURS = 'colours = ["yellow", "red", "grey", "blue", "purple"]   # of'
TOWN = "town = [4, 5],  plain = [[6, 3], "
HARD_ROW = '  ["1|3", "2|6", "3|4"],\n'
ORDER = '["grey", "grey"], points = 2'
BLACK_ROW = '["gentle", "sharp"],\n]'


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('game = "steam-rollers"', 'game = "steel-driver"', "board of 'steel-driver'"),
        ('name = "standard"', 'nmae = "standard"', "unknown key 'nmae'"),
        ("players = [2, 5]", "players = [5, 2]", "the least and the most"),
        ("players = [2, 5]", "players = [2, 3, 4]", "the least and the most"),
        ("players = [2, 5]", "players = [1, 5]", "from 2 to 8, not 1"),
        (COLOURS, COLOURS.replace("red", "pink"), "can't be 'pink'"),
        (COLOURS, COLOURS.replace("yellow", "red"), "'red' is named twice"),
        ("cubes_per_colour = 10", "cubes_per_colour = 8", "40 cubes are too few"),
        ("cubes_per_colour = 10", "cubes_per_colour = true", "must be a whole number"),
        ("dice_beyond_players = 1", "dice_beyond_players = 0", "from 1 to 10, not 0"),
        ("engine_points = [0, 0, 0, 0, 1", "engine_points = [0, 0, 0, 1", "0 to 6"),
        (TOWN, TOWN.replace("[4, 5]", "[4, 4]"), r"\[4, 4\] is on the map already, in line"),
        (TOWN, TOWN.replace("[4, 5]", "[4]"), "a hex is two whole numbers"),
        (TOWN, TOWN.replace("[4, 5]", "[40, 5]"), r"\[40, 5\] can't be reached"),
        (TOWN, TOWN.replace("town = [4, 5],  ", ""), "the key 'town' is missing"),
        (TOWN, TOWN.replace("town", "towns"), "unknown key 'towns'"),
        (TOWN, TOWN.replace("[6, 3]", '"6, 3"'), "must be a list"),
        ('{ colour = "purple", city', '{ colour = "green", city', "can't be 'green'"),
        ("city = [6, 4]", "city = 6", "must be a list"),
        ("black_die = [\n", 'black_die = [ ["sharp"],\n', "black_die must have six entries"),
        (BLACK_ROW, BLACK_ROW.replace('["gentle", "sharp"]', "[]", 1), "at least one type"),
        (BLACK_ROW, BLACK_ROW.replace('"sharp"', '"bent"', 1), "can't be 'bent'"),
        (BLACK_ROW, BLACK_ROW.replace('"sharp"', '"gentle"', 1), "'gentle' is named twice"),
        ("3b = { kind", "7b = { kind", "unknown key '7b'"),
        ('3b = { kind = "lightning"', '3b = { kind = "thunder"', "can't be 'thunder'"),
        ('4b = { kind = "infinity"', '4b = { kind = "lightning"', "4b can only be 'infinity'"),
        ('2a = { kind = "lightning"', '2a = { kind = "infinity"', "2a can only be 'lightning'"),
        ('5a = { kind = "infinity",  points = -2', "5a = { points = -2", "'kind' is missing"),
        ("hard = [\n", "hard = [ [],\n", "hard must have six entries"),
        (HARD_ROW, HARD_ROW.replace("2|6", "2|5"), "can't be '2|5'"),
        (HARD_ROW, HARD_ROW.replace("2|6", "6|2"), "can't be '6|2'"),
        (HARD_ROW, HARD_ROW.replace("2|6", "1|3"), "'1|3' is named twice"),
        ("empty_cities = 3", "empty_cities = 7", "from 1 to 6, not 7"),
        ("standstill = 10", "standstil = 10", "unknown key 'standstil'"),
        ("without_delivery = 30", "without_delivery = 0", "not 0"),
        ("cubes = 6", "cubes = 7", "from 1 to 6, not 7"),
        (ORDER, ORDER.replace('"grey", "grey"', ""), "at least one colour"),
        (ORDER, ORDER.replace('"grey", "grey"', '"green"'), "can't be 'green'"),
        (ORDER, ORDER.replace("2", "0"), "not 0"),
        ("cube_cities = [3, 4]", "cube_cities = [3, 3]", "city 3 is named twice"),
        ("cube_cities = [3, 4]", "cube_cities = []", "a private cube needs a city"),
        ("cube_cities = [3, 4]", "cube_cities = [1, 2, 3, 5, 6]", "a private cube needs"),
        ("white_dice = 3", "white_dice = 2", "from 3 to 10, not 2"),
        ("stars = [10, 16,", "stars = [16, 10,", "scores that rise"),
        ("rounds = 30\n", "round = 30\n", "unknown key 'round'"),
    ],
)
def test_a_fault_is_named_with_its_line(old: str, new: str, words: str) -> None:
    text, line = edited(old, new)
    with pytest.raises(BoardError, match=words) as caught:
        SteamRollersBoard(text, "mine.toml")
    said = str(caught.value)
    number = int(said.split("line ")[1].split(":")[0])
    assert said.startswith("mine.toml, line ")
    assert number == line


def test_a_city_that_no_track_can_reach_is_a_fault() -> None:
    """City 1 beyond city 2 at the edge of the map, and nowhere near anything else."""
    text = STANDARD.replace("city = [1, 1]", "city = [9, -1]")
    text = text.replace("city = [7, 1]", "city = [8, 0]").replace(
        "[7, 0], [8, 0]", "[7, 0], [7, 1]"
    )
    with pytest.raises(BoardError, match="line 33: no track can reach city 1"):
        SteamRollersBoard(text, "mine.toml")


def test_a_colour_that_no_city_has_is_a_fault_of_the_colours() -> None:
    text, _ = edited('{ colour = "purple", city', '{ colour = "red", city')
    with pytest.raises(BoardError, match="line 24: no city is purple"):
        SteamRollersBoard(text, "mine.toml")


def test_a_map_wider_than_a_page_is_a_fault() -> None:
    row = ", ".join(f"[{q}, 0]" for q in range(9, 22))
    text = STANDARD.replace("plain = [[6, 0], ", f"plain = [[6, 0], {row}, ")
    with pytest.raises(BoardError, match="at most 26 rows and 16 columns"):
        SteamRollersBoard(text, "mine.toml")


def test_the_standard_map_has_six_regions_of_nine_hexes_and_ten_cubes_of_five_colours() -> None:
    standard = board()
    assert [len(region.hexes) for region in standard.regions] == [9] * 6
    colours = [standard.colours[region.colour] for region in standard.regions]
    assert colours == ["yellow", "red", "grey", "grey", "blue", "purple"]
    assert standard.cubes_per_colour * len(standard.colours) == 50
    assert [standard.cubes_per_city(players) for players in (2, 3, 4, 5)] == [4, 5, 6, 7]
    assert [standard.white_dice(players) for players in (2, 3, 4, 5)] == [3, 4, 5, 6]


def test_hexes_are_named_by_row_and_place() -> None:
    names = board().names
    assert len(set(names.values())) == len(names) == 54
    assert (names[1, 0], names[2, 0], names[0, 1], names[-1, 5]) == ("a1", "a2", "b1", "f1")


def test_our_own_maps_differ_in_size_shape_and_colours() -> None:
    assert TITLE.boards() == ["island", "standard", "valley"]
    sizes = {name: len(board(name).region_of) for name in TITLE.boards()}
    assert sizes == {"island": 37, "standard": 54, "valley": 72}
    assert len(board("island").colours) == 3
    assert len(board("valley").colours) == 6
    assert Counter(region.colour for region in board("island").regions) == {0: 2, 1: 2, 2: 2}
    assert board("island").players == range(2, 5)
