"""Every rule of the specification is said by a paragraph of the rules page."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.rulebook.test_pages import ALL, book
from tests.support.titles import illustrated

SENTENCES = tomllib.loads(Path(__file__).with_name("sentences.toml").read_text(encoding="utf-8"))


def test_every_game_has_its_sentences() -> None:
    assert sorted(SENTENCES) == sorted(illustrated())


@pytest.mark.parametrize("name", SENTENCES)
def test_every_rule_has_its_paragraph_in_every_language(name: str) -> None:
    for language in ALL:
        anchors = set(book(name, language).anchors())
        missing = {
            key: anchor for key, (anchor, _) in SENTENCES[name].items() if anchor not in anchors
        }
        assert missing == {}, language


@pytest.mark.parametrize("name", SENTENCES)
def test_every_ruling_of_the_game_is_among_the_sentences_or_a_module(name: str) -> None:
    """Rulings are what a dispute is about: none may be left out of the table."""
    told = {anchor for anchor, _ in SENTENCES[name].values()}
    rulings = {block.anchor for block in book(name, "en").blocks if block.ruling is not None}
    assert rulings - told <= {"ruling-no-private-cube"}
