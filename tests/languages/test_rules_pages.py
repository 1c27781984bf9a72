"""Every game's rules can be read in every language, part by part the same."""

from __future__ import annotations

import re

import pytest

from tests.languages.reading import LANGUAGES
from whistlestop.core.registry import find_title, title_names


def _shape(text: str) -> list[str]:
    """Headings by their depth, list entries, rows of tables: the page without its words."""
    kinds = {"-": "entry", "|": "row"}
    return [
        line.split(" ")[0] if line.startswith("#") else kinds[line[0]]
        for line in text.splitlines()
        if re.match(r"#+ |- |\|", line)
    ]


@pytest.mark.parametrize("name", title_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_the_same_parts_in_every_language(name: str, language: str) -> None:
    folder = find_title(name).folder / "rules"
    english = (folder / "en.md").read_text(encoding="utf-8")
    text = (folder / f"{language}.md").read_text(encoding="utf-8")
    assert _shape(text) == _shape(english)
    assert re.findall(r"\*\*", text) == re.findall(r"\*\*", english)
    lines = set(english.splitlines()) & set(text.splitlines())
    assert all(len(line) < 40 for line in lines), lines


@pytest.mark.parametrize("name", title_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_the_same_numbers_in_every_language(name: str, language: str) -> None:
    """Those of two digits or more; a language may prefer words for the smaller ones."""
    folder = find_title(name).folder / "rules"

    def numbers(text: str) -> list[str]:
        return sorted(re.findall(r"\d{2,}", text))

    english = (folder / "en.md").read_text(encoding="utf-8")
    assert numbers((folder / f"{language}.md").read_text(encoding="utf-8")) == numbers(english)
