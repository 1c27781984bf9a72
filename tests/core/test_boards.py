"""Reading board files: every fault names the file, the line and what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.core.toy import TITLE
from whistlestop.core.boards import TomlNode
from whistlestop.core.errors import BoardError
from whistlestop.core.registry import find_title

TEXT = """\
game = "toy"
name = "one"
count = 3
flag = true
list = [
  1,
  "two",
]

[table]
key = "value"
"""


def root(text: str = TEXT) -> TomlNode:
    return TomlNode.root(text, "own.toml", "toy")


def test_a_node_reads_what_is_there() -> None:
    node = root()
    assert node.text("name") == "one"
    assert node.integer("count", least=1, most=3) == 3
    assert node.flag("flag") is True
    assert node.has("table")
    assert not node.has("chair")
    assert node.child("table").key_names() == ["key"]
    assert [item.value for item in node.items("list")] == [1, "two"]
    assert node.child("table").text("key", choices=["value", "other"]) == "value"
    assert node.items("list")[1].place() == "list[1]"
    assert node.child("table").child("key").place() == "table.key"


@pytest.mark.parametrize(
    ("line", "words", "read"),
    [
        (1, "the key 'weight' is missing", lambda n: n.integer("weight")),
        (10, "the key 'weight' is missing", lambda n: n.child("table").text("weight")),
        (
            2,
            "name must be a whole number from 0 to 1000000, not 'one'",
            lambda n: n.integer("name"),
        ),
        (3, "count must be a whole number from 4 to 9, not 3", lambda n: n.integer("count", 4, 9)),
        (4, "flag must be a whole number", lambda n: n.integer("flag")),
        (3, "count must be a text in quotes, not 3", lambda n: n.text("count")),
        (
            2,
            "name can't be 'one'; it can be: two, three",
            lambda n: n.text("name", ["two", "three"]),
        ),
        (3, "count must be true or false, not 3", lambda n: n.flag("count")),
        (3, "count must be a list", lambda n: n.items("count")),
        (3, "count must be a table", lambda n: n.child("count").key_names()),
        (7, r"list\[1\] must be a whole number", lambda n: n.items("list")[1].integer()),
        (6, r"list\[0\] must be a text", lambda n: n.items("list")[0].text()),
        (
            4,
            "unknown key 'flag'; known here are: game, name",
            lambda n: n.known_keys("game", "name", "count"),
        ),
        (11, "unknown key 'key'", lambda n: n.child("table").known_keys("lock")),
    ],
)
def test_a_fault_names_its_line(line: int, words: str, read: object) -> None:
    assert callable(read)
    with pytest.raises(BoardError, match=rf"^own\.toml, line {line}: .*{words}"):
        read(root())


def test_an_empty_text_is_no_text() -> None:
    with pytest.raises(BoardError, match=r"line 2: name must be a text in quotes, not ''"):
        root('game = "toy"\nname = ""\n').text("name")


def test_a_board_of_another_game_is_refused() -> None:
    with pytest.raises(BoardError, match=r"own\.toml, line 2: this is a board of 'chess', not"):
        root('\ngame = "chess"\n')


@pytest.mark.parametrize("text", ['game = "toy', "game = toy", 'game = "toy"\ngame = "toy"', "["])
def test_a_file_that_is_no_toml_is_refused_with_its_line(text: str) -> None:
    with pytest.raises(BoardError, match=r"own\.toml is not valid TOML: .*(line \d|end of)"):
        root(text)


@pytest.mark.parametrize("text", ["a = " + "[" * 5000, "a = " + "1" * 5000, "a = 1e99\0"])
def test_a_file_made_to_break_the_reader_is_refused(text: str) -> None:
    with pytest.raises(BoardError, match="is not valid TOML"):
        root(text)


def test_a_board_of_ones_own_is_used_by_its_path(tmp_path: Path) -> None:
    title = find_title("steel-driver")
    path = tmp_path / "own.toml"
    path.write_text(title.board("usa").text.replace("rounds = 5", "rounds = 2"), "utf-8")
    board = title.board(str(path))
    assert title.game(3, board).board == board
    assert title.game(3, str(path)) is title.game(3, board)
    assert board != title.board("usa")
    assert title.board("usa") == title.board("")
    assert hash(title.board("usa")) == hash(title.board(""))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    title = find_title("steel-driver")
    for path in (tmp_path / "missing.toml", tmp_path / "no" / "such.toml"):
        with pytest.raises(BoardError, match=r"can't be read: No such file"):
            title.board(str(path))


def test_a_folder_or_a_binary_file_is_no_board(tmp_path: Path) -> None:
    title = find_title("steel-driver")
    with pytest.raises(BoardError, match=r"can't be read: Is a directory"):
        title.board(f"{tmp_path}/")
    path = tmp_path / "binary.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BoardError, match="is not UTF-8 text"):
        title.board(str(path))


def test_a_toys_board_is_read_like_any() -> None:
    board = TITLE.read_board('game = "toy"\nname = "n"\n', "n.toml")
    assert (board.name, board.players) == ("n", range(2, 4))
