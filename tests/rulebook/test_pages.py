"""The rules pages: whole in every language, with the board's numbers and the game's pictures."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.languages.reading import LANGUAGES
from tests.support.titles import illustrated
from whistlestop.core.picture.figure import draw_figure, missing_things
from whistlestop.core.registry import find_title
from whistlestop.core.rulebook import Guide, reading
from whistlestop.core.rulebook.plain import plain
from whistlestop.core.rulebook.reading import Rulebook, RulesError, guide_of, read, read_rules
from whistlestop.core.title import Title
from whistlestop.core.words import speaker

ALL = ("en", *LANGUAGES)
PAGES = ("rules", "strategy")
LEAST_FIGURES = 8


def guide(title: Title, board: str = "") -> Guide:
    return guide_of(title.game(title.board(board).players[0], board))


@cache
def book(name: str, language: str, page: str = "rules", board: str = "") -> Rulebook:
    return read_rules(guide(find_title(name), board), speaker(language), page)


@pytest.mark.parametrize("name", illustrated())
@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_the_same_parts_and_anchors_in_every_language(
    name: str, page: str, language: str
) -> None:
    def parts(found: Rulebook) -> list[tuple[str, str, str]]:
        return [(block.kind, block.anchor, block.name) for block in found.blocks]

    translated = book(name, language, page)
    assert translated.file.name == f"{language}.md"
    assert parts(translated) == parts(book(name, "en", page))


@pytest.mark.parametrize("name", illustrated())
def test_a_page_fits_every_board_of_the_package(name: str) -> None:
    for board in find_title(name).boards():
        assert book(name, "en", board=board).anchors() == book(name, "en").anchors()


@pytest.mark.parametrize("name", illustrated())
def test_every_ruling_table_and_figure_is_on_the_page(name: str) -> None:
    found = {(block.kind, block.name) for block in book(name, "en").blocks}
    made = guide(find_title(name))
    wanted = {(reading.RULING, ruling.id) for ruling in find_title(name).rulings}
    wanted |= {(reading.TABLE, table) for table in made.tables}
    wanted |= {(reading.FIGURE, figure) for figure in made.figures}
    assert wanted <= found
    assert len(made.figures) >= LEAST_FIGURES


@pytest.mark.parametrize("name", illustrated())
def test_the_overview_has_five_sentences_in_every_language(name: str) -> None:
    for language in ALL:
        (overview,) = book(name, language).section("overview")
        assert len(re.findall(r"[.!?](?: |$)", overview.text)) == 5, overview.text


@pytest.mark.parametrize("name", illustrated())
def test_every_figure_draws_in_every_language_and_shows_what_it_speaks_of(name: str) -> None:
    for block in book(name, "en").blocks:
        if block.figure is None:
            continue
        assert missing_things(block.figure) == [], block.name
        drawings = {draw_figure(block.figure, block.name, speaker(language)) for language in ALL}
        assert all(' id="' not in drawing.replace(' id="hatch-', "") for drawing in drawings)
        assert len(block.text) > 40  # the caption tells it in words too


@pytest.mark.parametrize("name", illustrated())
def test_the_strategy_page_gives_five_pieces_of_advice_each_with_a_figure(name: str) -> None:
    found = book(name, "en", "strategy")
    chapters = [block.anchor for block in found.blocks if block.kind == reading.CHAPTER]
    assert len(chapters) == 5
    template = found.file.read_text(encoding="utf-8")
    for chapter in template.split("\n## ")[1:]:
        assert "{measured-" in chapter, chapter


@pytest.mark.parametrize("name", illustrated())
def test_the_rules_as_text_fit_eighty_columns(name: str) -> None:
    for language in ALL:
        found = book(name, language)
        lines = plain(found, found.blocks, 80).splitlines()
        assert len(lines) > 150
        assert not any("{" in line or "**" in line for line in lines)
        wide = [line for line in lines if len(line) > 80 and not line.startswith("  ")]
        assert wide == []


@pytest.mark.parametrize(
    ("language", "one"),
    [("de", "1 Auftrag,"), ("fr", "1 contrat,"), ("nl", "1 contract,")],
)
def test_one_contract_is_told_in_the_singular(language: str, one: str) -> None:
    found = book("rolling-freight", language)
    assert one in plain(found, found.blocks, 80)


def test_a_board_of_ones_own_has_its_own_numbers(tmp_path: Path) -> None:
    title = find_title("steel-driver")
    text = (title.folder / "boards" / "usa.toml").read_text(encoding="utf-8")
    text = text.replace("builder = 50", "builder = 70").replace('name = "usa"', 'name = "mine"')
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    own = read_rules(guide(title, str(file)), speaker("en"))
    assert "$70" in own.section("link-pays")[0].text
    assert "$50" in book("steel-driver", "en").section("link-pays")[0].text


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("There are {nonsense} cubes.", "line 3: there is no number nonsense"),
        ("{figure nonsense}", "line 3: there is no figure nonsense"),
        ("{table nonsense}", "line 3: there is no table nonsense"),
        ("{ruling nonsense}", "line 3: there is no ruling nonsense"),
        ("See [there](#nonsense).", "line 3: there is no anchor nonsense"),
        ("## Twice {#one}", "line 3: the anchor one is there already"),
        ("A { brace.", "line 3: "),
    ],
)
def test_a_fault_of_a_template_is_named_by_file_and_line(line: str, fault: str) -> None:
    made = guide(find_title("steel-driver"))
    with pytest.raises(RulesError, match=re.escape(fault)) as found:
        read(Path("en.md"), f"# A {{#one}}\n\n{line}\n", made, speaker("en"))
    assert "en.md" in str(found.value)


def test_an_anchor_that_is_not_there_is_told() -> None:
    with pytest.raises(RulesError, match="have no paragraph 'nonsense'; they have: overview"):
        book("steel-driver", "en").section("nonsense")


def test_a_heading_comes_with_all_that_is_under_it() -> None:
    found = book("steel-driver", "en")
    assert [block.kind for block in found.section("bid")] == [reading.PARAGRAPH]
    auctions = found.section("auctions")
    assert auctions[0].kind == reading.SECTION
    assert {"open", "bid", "unsold"} <= {block.anchor for block in auctions}
    assert "first-track" not in {block.anchor for block in auctions}
