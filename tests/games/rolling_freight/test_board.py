"""Board files of Rolling Freight: what is checked, and on which line a fault is named."""

from __future__ import annotations

import pytest

from whistlestop.core.errors import BoardError
from whistlestop.games.rolling_freight import TITLE
from whistlestop.games.rolling_freight.board import RollingFreightBoard
from whistlestop.games.rolling_freight.numbers import NUMBERS, Numbers

WEST = (TITLE.folder / "boards" / "west.toml").read_text(encoding="utf-8")
NUMBERS_TEXT = (TITLE.folder / "numbers.toml").read_text(encoding="utf-8")

FILLMORE = '[["white", "black", "A"]]'
REDDING = '"sacramento",     "redding",        4'


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('game = "rolling-freight"', 'game = "steel-driver"', "not of 'rolling-freight'"),
        ("size = [1000, 700]", "size = [1000]", "a width and a height"),
        ("players = [2, 4]", "players = [4, 2]", "the fewest and the most"),
        ("players = [2, 4]", "players = [2, 6]", "from 2 to 5"),
        ("friendly = 1", "friendly = 3", "from 0 to 2"),
        ("friendly = 1", "friends = 1", "unknown key 'friends'"),
        (
            "friendly = 1",
            "friendly = 2, steady-builder = 2, careful-planner = 2, extra-black = 3, "
            "extra-yellow = 2",
            "improvements are left, but the track and the draft need 7",
        ),
        ('id = "eureka"', 'id = "Eureka!"', "can't be an id"),
        ('id = "redding"', 'id = "eureka"', "two cities 'eureka'"),
        ("x =  60, y = 185", "x =  6000, y = 185", "from 0 to 1000"),
        (FILLMORE, "[]", "Fillmore has no circle"),
        (FILLMORE, '[["white", "A"]]', "its cargo, what it wants, and its phase"),
        (FILLMORE, '[["pink", "black", "A"]]', "can't be 'pink'"),
        (FILLMORE, '[["red", "white", "A"]]', "can't be 'white'"),
        (FILLMORE, '[["white", "black", "D"]]', "can't be 'D'"),
        (FILLMORE, '[["red", "blue", "B"]]', "opens in phase B is filled from the bag"),
        (
            FILLMORE,
            "[" + ", ".join(['["yellow", "red", "A"]'] * 6) + "]",
            "only 7 pieces of yellow cargo",
        ),
        (
            FILLMORE,
            "[" + ", ".join(['["white", "red", "A"]'] * 60) + "]",
            "only 65 pieces of cargo",
        ),
        ('"blue-1A",', '"blue-0A",', "is no contract"),
        ('"blue-1A",', '"pink-1A",', "is no contract"),
        ('"blue-2A",', '"blue-1A",', "a contract blue-1A already, in line"),
        ('"blue-1A",', '"blue-6A",', "has blue-6A but not blue-5A"),
        ('"blue-9B",', '"blue-8B",', "has blue-8B but not blue-9B"),
        ('"slash-9B",', '"slash-10B",', "has slash-10B but not slash-9B"),
        (REDDING, '"sacramento", "redding"', "a length"),
        (REDDING, '"sacramento", "paris", 4', "no city 'paris'"),
        (REDDING, '"redding", "redding", 4', "to itself"),
        (REDDING, '"sacramento", "redding", 8', "of length 8"),
        (REDDING, '"sacramento", "redding", 1', "of length 1"),
    ],
)
def test_a_fault_is_named_with_its_line(old: str, new: str, fault: str) -> None:
    assert old in WEST
    text = WEST.replace(old, new, 1)
    line = 1 + WEST[: WEST.index(old)].count("\n")
    with pytest.raises(BoardError, match=fault) as caught:
        RollingFreightBoard(text, "mine.toml")
    assert f"mine.toml, line {line}: " in str(caught.value)


def test_a_city_that_no_link_reaches_is_named() -> None:
    head, links = WEST.split("links = [")
    text = head + "links = [" + links.replace('"eureka"', '"reno"')
    with pytest.raises(BoardError, match="can't be reached from Eureka") as caught:
        RollingFreightBoard(text, "mine.toml")
    line = 1 + WEST[: WEST.index('id = "redding"')].count("\n")
    assert f"line {line}: Redding" in str(caught.value)


@pytest.mark.parametrize(("phase", "needed"), [("A", 8), ("B", 1), ("C", 1)])
def test_a_phase_without_enough_contracts_is_refused(phase: str, needed: int) -> None:
    kept = [line for line in WEST.splitlines() if f'{phase}",   ' not in line[:16]]
    kept = [line for line in kept if f'{phase}", ' not in line or not line.startswith("  [")]
    with pytest.raises(BoardError, match=f"phase {phase} has 0 contracts .* at least {needed}"):
        RollingFreightBoard("\n".join(kept), "mine.toml")


def test_more_links_than_a_mask_holds_are_refused() -> None:
    more = "".join(
        f'  ["{colour}-{number}C", "boise", "reno", 3],\n'
        for colour, first in (("blue", 20), ("grey", 21), ("red", 20), ("yellow", 21))
        for number in range(first, 26)
    )
    text = WEST.rstrip().removesuffix("]") + more + "]\n"
    with pytest.raises(BoardError, match="1 to 62 links"):
        RollingFreightBoard(text, "mine.toml")


def test_the_boards_hold_the_published_numbers_of_contracts() -> None:
    counts = {
        name: [
            sum(link.phase == phase for link in RollingFreightBoard(text, name).links)
            for phase in range(3)
        ]
        for name in ("west", "southeast")
        for text in [(TITLE.folder / "boards" / f"{name}.toml").read_text(encoding="utf-8")]
    }
    assert counts == {"west": [16, 18, 14], "southeast": [21, 24, 17]}


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("[6, 5, 4]", "[6, 6, 4]", "must be different numbers"),
        ('base = [["red"], ', "base = [", "6 faces"),
        ('["TWO"], ["TWO"]]', '["TWO"], ["TWO", "red"]]', "different colours, or one symbol"),
        ('base = [["red"], ', 'base = [["red", "blue", "grey"], ', "shows one or two colours"),
        ('base = [["red"], ', 'base = [["TWO"], ', "shows one or two colours"),
        ("2 = { 2 = 2, ", "2 = { ", "the same lengths"),
        ("idle_rounds = 5", "idle_round = 5", "unknown key 'idle_round'"),
    ],
)
def test_a_fault_of_the_common_tables_is_named_with_its_line(
    old: str, new: str, fault: str
) -> None:
    assert old in NUMBERS_TEXT
    line = 1 + NUMBERS_TEXT[: NUMBERS_TEXT.index(old)].count("\n")
    with pytest.raises(BoardError, match=fault) as caught:
        Numbers(NUMBERS_TEXT.replace(old, new, 1), "numbers.toml")
    assert f"numbers.toml, line {line}: " in str(caught.value)


def test_faces_that_look_alike_are_one_of_twice_the_weight() -> None:
    weights = {(face.kind, face.colours or face.symbol): face.weight for face in NUMBERS.faces}
    assert weights["black", ("red", "yellow", "blue", "grey")] == 2
    assert weights["grey", "TRACK"] == 2
    assert weights["base", ("red", "blue")] == 1
    assert sum(weights.values()) == 6 * 6
