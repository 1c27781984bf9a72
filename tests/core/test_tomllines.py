"""The lines of TOML values."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whistlestop.core.tomllines import Path, lines_of

EVERYTHING = """\
# a comment = 1
title = "x # no comment"   # a comment

[owner]
name.first = "Ann"
name.'second name' = 'B # "b"'
"quoted \\u0041 \\" key" = true

[a.b.c]
deep = 1979-05-27 07:32:00

[a]
late = [ 1, 2,
  3, # three
  [ "x", [ "]" ] ],
]
point = { x = 1, y = { z = [1, 2] }, w."v v" = 2 }

[[routes]]
from = "x"
[[routes.stops]]
name = \"\"\"
long "text"
= 3 \"\"\"\"
[[routes.stops]]
name = '''
\\'''
[routes.more]
z = inf

[[routes]]
from = "y"
[[routes.stops]]
name = "" # empty
"""

LINES: dict[Path, int] = {
    (): 1,
    ("title",): 2,
    ("owner",): 4,
    ("owner", "name"): 5,
    ("owner", "name", "first"): 5,
    ("owner", "name", "second name"): 6,
    ("owner", 'quoted A " key'): 7,
    ("a", "b"): 9,
    ("a", "b", "c"): 9,
    ("a", "b", "c", "deep"): 10,
    ("a",): 12,
    ("a", "late"): 13,
    ("a", "late", 1): 13,
    ("a", "late", 2): 14,
    ("a", "late", 3): 15,
    ("a", "late", 3, 1, 0): 15,
    ("a", "point"): 17,
    ("a", "point", "y", "z", 1): 17,
    ("a", "point", "w", "v v"): 17,
    ("routes",): 19,
    ("routes", 0): 19,
    ("routes", 0, "from"): 20,
    ("routes", 0, "stops"): 21,
    ("routes", 0, "stops", 0): 21,
    ("routes", 0, "stops", 0, "name"): 22,
    ("routes", 0, "stops", 1, "name"): 26,
    ("routes", 0, "more"): 28,
    ("routes", 0, "more", "z"): 29,
    ("routes", 1): 31,
    ("routes", 1, "from"): 32,
    ("routes", 1, "stops", 0): 33,
    ("routes", 1, "stops", 0, "name"): 34,
}


def paths_of(value: Any, path: Path = ()) -> list[Path]:
    """The path of every value that the standard library reads."""
    found = [path]
    if isinstance(value, dict):
        for key, below in value.items():
            found += paths_of(below, (*path, key))
    elif isinstance(value, list):
        for n, below in enumerate(value):
            found += paths_of(below, (*path, n))
    return found


@pytest.mark.parametrize("path", LINES, ids=str)
def test_a_value_stands_on_its_line(path: Path) -> None:
    assert lines_of(EVERYTHING)[path] == LINES[path]


def test_windows_line_ends_count_once() -> None:
    assert lines_of(EVERYTHING.replace("\n", "\r\n")) == lines_of(EVERYTHING)


@pytest.mark.parametrize(
    "text",
    [
        *("", "\n\n", "# only a comment", "x=1", "x = 1\n# end", "a.b.c = [[], {}, [[]]]"),
        *("[a]\n[a.b]\n[c]", "[[a]]\n[[a]]\n[a.b]\n[[a.c]]", "[ a . 'b' ]\nx = 1"),
        *('x = """"""', "x = ''''''", 'x = """a\\"""" ', 'x = "\\\\"', "x = '\\'\ny = 2"),
        *('"" = 1', "a = ''\n[\"\".b]\nc = 1", "x = [ # c\n 1, # d\n]", "x = { }\ny = [\n]"),
        "d = 2020-01-01\nt = 07:32:00.5\nf = 1e-5\nh = 0xff\nn = -nan\nb = false",
        EVERYTHING,
    ],
)
def test_every_value_that_is_read_has_a_line(text: str) -> None:
    lines = lines_of(text)
    paths = paths_of(tomllib.loads(text))
    assert set(paths) == set(lines)


def test_the_boards_of_the_package_have_a_line_for_every_value() -> None:
    from whistlestop.core.registry import find_title, title_names

    for name in title_names():
        title = find_title(name)
        for board in title.boards():
            text = title.board(board).text
            assert set(paths_of(tomllib.loads(text))) == set(lines_of(text))


# Generated texts: a tree of values, written in all the ways that TOML has.

keys = st.one_of(
    st.from_regex("[A-Za-z0-9_-]{1,6}", fullmatch=True),
    st.text(st.characters(codec="utf-8", exclude_characters="\x7f"), max_size=5),
)
scalars = st.one_of(
    st.integers(-(2**63), 2**63 - 1),
    st.booleans(),
    st.text(st.characters(codec="utf-8", exclude_characters="\x7f"), max_size=12),
)
trees = st.recursive(
    scalars,
    lambda below: st.lists(below, max_size=4) | st.dictionaries(keys, below, max_size=4),
    max_leaves=12,
)
tables = st.dictionaries(keys, trees, max_size=5)


def quoted(text: str) -> str:
    """A basic string: TOML's escapes are those of JSON, but for surrogates."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


class Writer:
    """Writes a tree and notes on which line each value begins."""

    def __init__(self) -> None:
        self.text = ""
        self.lines: dict[Path, int] = {(): 1}

    def put(self, text: str) -> None:
        self.text += text

    def here(self, path: Path) -> None:
        self.lines[path] = self.text.count("\n") + 1

    def value(self, path: Path, value: Any) -> None:
        if isinstance(value, bool):
            self.put(str(value).lower())
        elif isinstance(value, int):
            self.put(str(value))
        elif isinstance(value, str):
            self.put(quoted(value))
        elif isinstance(value, list):
            self.put("[ # ]\n")
            for n, item in enumerate(value):
                self.here((*path, n))
                self.value((*path, n), item)
                self.put(" ,\n" if n % 2 else ",")
            self.put("]")
        else:
            self.put("{")
            for n, (key, item) in enumerate(value.items()):
                self.put(", " if n else " ")
                self.here((*path, key))
                self.put(f"{quoted(key)} = ")
                self.value((*path, key), item)
            self.put(" }")

    def table(self, path: Path, table: dict[str, Any]) -> None:
        """Plain values first, then tables and arrays of tables under headers."""
        later = {}
        for key, value in table.items():
            if isinstance(value, dict) or (
                isinstance(value, list) and value and all(isinstance(v, dict) for v in value)
            ):
                later[key] = value
                continue
            self.here((*path, key))
            self.put(f"{quoted(key)}\t= ")
            self.value((*path, key), value)
            self.put(" # end\n")
        name = ".".join(quoted(part) for part in path if isinstance(part, str))
        for key, value in later.items():
            header = f"{name}.{quoted(key)}" if name else quoted(key)
            self.here((*path, key))
            if isinstance(value, dict):
                self.put(f"[ {header} ]\n\n")
                self.table((*path, key), value)
                continue
            for n, element in enumerate(value):
                self.here((*path, key, n))
                self.put(f"[[{header}]]  # element\n")
                self.table((*path, key, n), element)


@settings(deadline=None, derandomize=True)
@given(tables)
def test_generated_texts_have_every_value_on_its_line(tree: dict[str, Any]) -> None:
    writer = Writer()
    writer.table((), tree)
    assert tomllib.loads(writer.text) == tree
    assert lines_of(writer.text) == writer.lines
