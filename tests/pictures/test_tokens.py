"""The look has one source: colours are written in the palette, and nowhere else."""

from __future__ import annotations

import re
from pathlib import Path

import whistlestop
from whistlestop.core.picture import palette

SOURCES = Path(whistlestop.__file__).parent
CLIENT = SOURCES.parents[1] / "client" / "src"
COLOUR = re.compile(r"(?<![&\w-])#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})\b(?![\w-])")
# What is no colour though it looks like one: an id in a style sheet begins a rule.
SELECTOR = re.compile(r"#[a-z-]+(?=[^{};]*\{)")


def _stray(text: str) -> list[str]:
    return COLOUR.findall(SELECTOR.sub("", text))


def test_no_colour_is_written_outside_the_palette() -> None:
    files = [
        *(SOURCES / "server" / "static").glob("*.css"),
        *SOURCES.rglob("*.html"),
        *CLIENT.rglob("*.ts"),
        *(file for file in SOURCES.rglob("*.py") if file.name != "palette.py"),
    ]
    assert len(files) > 100
    found = {file.name: _stray(file.read_text(encoding="utf-8")) for file in files}
    assert {name: colours for name, colours in found.items() if colours} == {}


def test_the_icon_is_in_colours_of_the_palette() -> None:
    icon = (SOURCES / "server" / "static" / "icon.svg").read_text(encoding="utf-8")
    known = {code for pair in palette.PAGE_GROUNDS.values() for code in pair}
    assert set(_stray(icon)) <= known
    assert _stray(icon)


def test_a_stray_colour_would_be_found() -> None:
    assert _stray(".a { color: #123456; }") == ["#123456"]
    assert _stray("box-shadow: 0 1px #0005;") == ["#0005"]
    assert _stray("#toast { left: 0; } a { color: var(--ink); }") == []
