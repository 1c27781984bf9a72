"""Every rule of the specification is said by a paragraph of the rules page."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.rulebook.test_pages import ALL, book
from tests.support.titles import illustrated
from whistlestop.core.rulebook.reading import CHAPTER, PARAGRAPH, SECTION, Rulebook

FOLDER = Path(__file__).with_name("sentences")
Parts = dict[str, dict[str, str | list[str]]]


def parts_of(name: str) -> Parts:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def rules_of(name: str) -> dict[str, tuple[str, str]]:
    """The paragraph of every rule, and words that it must say, by part and sentence."""
    return {
        f"{part}/{key}": (told[0], told[1])
        for part, sentences in parts_of(name).items()
        for key, told in sentences.items()
        if isinstance(told, list)
    }


def said_at(page: Rulebook, anchor: str) -> str:
    """What the paragraph of an anchor says; of a heading, the paragraph that follows it."""
    place = page.anchors().index(anchor)
    blocks = [block for block in page.blocks if block.anchor]
    block = blocks[place]
    texts = [block.text, *block.head, *(cell for row in block.rows for cell in row)]
    if block.kind in (CHAPTER, SECTION):
        after = page.blocks[page.blocks.index(block) + 1]
        assert after.kind == PARAGRAPH, f"nothing is said under the heading {anchor}"
        texts = [after.text]
    return re.sub(r"\*|\[|\]\(#[a-z0-9-]+\)", "", " | ".join(texts))


def test_every_game_has_its_sentences() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.toml")) == sorted(illustrated())


@pytest.mark.parametrize("name", illustrated())
def test_no_sentence_of_the_specification_is_skipped(name: str) -> None:
    for part, sentences in parts_of(name).items():
        counted = sorted({int(key.split("-")[0]) for key in sentences})
        assert counted == list(range(1, len(counted) + 1)), part


@pytest.mark.parametrize("name", illustrated())
def test_every_rule_has_its_paragraph_in_every_language(name: str) -> None:
    for language in ALL:
        anchors = set(book(name, language).anchors())
        missing = {key: at for key, (at, _) in rules_of(name).items() if at not in anchors}
        assert missing == {}, language


@pytest.mark.parametrize("name", illustrated())
def test_every_paragraph_says_its_rules(name: str) -> None:
    page = book(name, "en")
    unsaid = {
        key: words for key, (at, words) in rules_of(name).items() if words not in said_at(page, at)
    }
    assert unsaid == {}


@pytest.mark.parametrize("name", illustrated())
def test_every_ruling_of_the_game_is_among_the_sentences(name: str) -> None:
    """Rulings are what a dispute is about: none may be left out of the table."""
    told = {at for at, _ in rules_of(name).values()}
    rulings = {block.anchor for block in book(name, "en").blocks if block.ruling is not None}
    assert rulings <= told
