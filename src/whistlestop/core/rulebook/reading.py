"""A rules template, filled in: blocks for a door to show. Faults are named by file and line."""

from __future__ import annotations

import re
import string
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from whistlestop.core.errors import WhistlestopError
from whistlestop.core.game import Game
from whistlestop.core.rulebook import Figure, Guide, Table
from whistlestop.core.rulings import Ruling
from whistlestop.core.title import Title
from whistlestop.core.words import Speaker, Value, say

CHAPTER, SECTION, PARAGRAPH, ENTRY = "chapter", "section", "paragraph", "entry"
TITLE, TABLE, FIGURE, RULING, SYMBOLS = "title", "table", "figure", "ruling", "symbols"

_ANCHOR = re.compile(r"\{#([a-z0-9-]+)\}")
_DIRECTIVE = re.compile(r"\{(table|figure|ruling|symbols)(?: ([a-z0-9-]+))?\}")
_LINK = re.compile(r"\]\(#([a-z0-9-]+)\)")
_HEADINGS = {"# ": TITLE, "## ": CHAPTER, "### ": SECTION}


class RulesError(WhistlestopError):
    """A rules template with a fault."""


@dataclass(frozen=True)
class Block:
    """One thing on a rules page. `text` is filled in, with marks as in Markdown."""

    kind: str
    text: str
    line: int
    anchor: str = ""
    name: str = ""  # of a table, figure or ruling
    head: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    ruling: Ruling | None = None
    figure: Figure | None = None


@dataclass(frozen=True)
class Rulebook:
    """A page of rules in one language, for one board."""

    guide: Guide
    speaker: Speaker
    file: Path
    blocks: tuple[Block, ...]

    def anchors(self) -> list[str]:
        return [block.anchor for block in self.blocks if block.anchor]

    def section(self, anchor: str) -> tuple[Block, ...]:
        """What an anchor names: a paragraph alone, or a heading with all that is under it."""
        places = [n for n, block in enumerate(self.blocks) if block.anchor == anchor]
        if not places:
            raise RulesError(
                say(
                    "The rules of {title} have no paragraph {anchor}; they have: {known}.",
                    kind="rules",
                    title=self.guide.game.title.heading,
                    anchor=repr(anchor),
                    known=", ".join(self.anchors()),
                )
            )
        first = places[0]
        block = self.blocks[first]
        ends = {CHAPTER: (CHAPTER,), SECTION: (CHAPTER, SECTION)}.get(block.kind)
        if ends is None:
            return (block,)
        after = first + 1
        while after < len(self.blocks) and self.blocks[after].kind not in ends:
            after += 1
        return self.blocks[first:after]

    def chapters(self) -> list[str]:
        """The anchors of the headings."""
        return [block.anchor for block in self.blocks if block.kind in (CHAPTER, SECTION)]


def rules_file(title: Title, language: str, page: str = "rules") -> Path | None:
    """A page of a title in a language, or in English if that has none."""
    for name in (language, "en"):
        file = title.folder / page / f"{name}.md"
        if file.is_file():
            return file
    return None


def read_rules(guide: Guide, speaker: Speaker, page: str = "rules") -> Rulebook:
    """The page, filled in; raises RulesError with the first fault."""
    file = rules_file(guide.game.title, speaker.language, page)
    if file is None:
        title = guide.game.title.heading
        raise RulesError(
            say("The rules of {title} are not written down.", kind="rules", title=title)
        )
    return read(file, file.read_text(encoding="utf-8"), guide, speaker)


def read(file: Path, text: str, guide: Guide, speaker: Speaker) -> Rulebook:
    reader = _Reader(file, guide, speaker)
    blocks = tuple(reader.blocks(text))
    book = Rulebook(guide, speaker, file, blocks)
    _check_anchors(book)
    return book


def _fault(file: Path, line: int, what: str) -> RulesError:
    return RulesError(
        say("{file}, line {line}: {what}", kind="rules", file=str(file), line=line, what=what)
    )


def _check_anchors(book: Rulebook) -> None:
    known: set[str] = set()
    for block in book.blocks:
        if block.anchor in known:
            raise _fault(book.file, block.line, f"the anchor {block.anchor} is there already")
        known |= {block.anchor} - {""}
    for block in book.blocks:
        for text in (block.text, *(cell for row in block.rows for cell in row)):
            for anchor in _LINK.findall(text):
                if anchor not in known:
                    raise _fault(book.file, block.line, f"there is no anchor {anchor}")


@lru_cache(maxsize=64)
def guide_of(game: Game) -> Guide:
    """The guide of a game; made once."""
    return game.title.guide(game)


@lru_cache(maxsize=128)
def made_figure(title: Title, board: str, name: str) -> Figure:
    """Positions take a while to set up, and are the same in every language."""
    return title.guide(title.game(title.board(board).players[0], board)).figures[name]()


class _Reader:
    def __init__(self, file: Path, guide: Guide, speaker: Speaker) -> None:
        self.file = file
        self.guide = guide
        self.speaker = speaker

    def blocks(self, text: str) -> Iterator[Block]:
        for line, lines in _paragraphs(text):
            yield self._block(line, lines)

    def _block(self, line: int, lines: list[str]) -> Block:
        first = lines[0]
        found = _DIRECTIVE.fullmatch(first.strip())
        if found is not None:
            return self._directive(line, found[1], found[2] or "", " ".join(lines[1:]))
        text = " ".join(part.strip() for part in lines)
        for sign, kind in (*_HEADINGS.items(), ("- ", ENTRY)):
            if text.startswith(sign):
                return self._text(kind, line, text[len(sign) :])
        if text.startswith("|"):
            return self._written_table(line, lines)
        return self._text(PARAGRAPH, line, text)

    def _text(self, kind: str, line: int, text: str) -> Block:
        found = _ANCHOR.search(text)
        anchor = "" if found is None else found[1]
        text = _ANCHOR.sub("", text).strip()
        return Block(kind, self._filled(text, line, {}), line, anchor)

    def _directive(self, line: int, kind: str, name: str, caption: str) -> Block:
        if kind == FIGURE:
            if name not in self.guide.figures:
                raise _fault(self.file, line, f"there is no figure {name}")
            figure = self._figure(name)
            text = self._filled(caption.strip(), line + 1, figure.values)
            return Block(FIGURE, text, line, f"figure-{name}", name, figure=figure)
        if kind == TABLE:
            if name not in self.guide.tables:
                raise _fault(self.file, line, f"there is no table {name}")
            table = self.guide.tables[name]
            return replace(self._spoken(table, line), anchor=f"table-{name}", name=name)
        if kind == RULING:
            try:
                ruling = self.guide.game.title.ruling(name)
            except KeyError:
                raise _fault(self.file, line, f"there is no ruling {name}") from None
            text = self.speaker.say(ruling.decision)
            return Block(RULING, text, line, f"ruling-{name}", name, ruling=ruling)
        meanings = tuple((self.speaker.say(symbol.meaning),) for symbol in self.guide.symbols)
        return Block(SYMBOLS, "", line, "symbols", rows=meanings)

    def _figure(self, name: str) -> Figure:
        game = self.guide.game
        if game.board.name in game.title.boards() and game.title.has_board(game.board):
            return made_figure(game.title, game.board.name, name)
        return self.guide.figures[name]()

    def _spoken(self, table: Table, line: int) -> Block:
        show = self.speaker.show
        head = tuple(show(value) for value in table.head)
        rows = tuple(tuple(show(value) for value in row) for row in table.rows)
        return Block(TABLE, "", line, head=head, rows=rows)

    def _written_table(self, line: int, lines: list[str]) -> Block:
        cells = [[cell.strip() for cell in row.strip().strip("|").split("|")] for row in lines]
        filled = [
            tuple(self._filled(cell, line + number, {}) for cell in row)
            for number, row in enumerate(cells)
            if not all(re.fullmatch(":?-+:?", cell) for cell in row)
        ]
        return Block(TABLE, "", line, head=filled[0], rows=tuple(filled[1:]))

    def _filled(self, text: str, line: int, own: Mapping[str, Value]) -> str:
        shown = []
        try:
            pieces = list(string.Formatter().parse(text))
        except ValueError as error:
            raise _fault(self.file, line, str(error)) from None
        for literal, name, _, _ in pieces:
            shown.append(literal)
            if name is None:
                continue
            if name in own:
                shown.append(self.speaker.show(own[name]))
            elif name in self.guide.numbers:
                shown.append(self.speaker.show(self.guide.numbers[name]))
            else:
                raise _fault(self.file, line, f"there is no number {name}")
        return "".join(shown)


def _paragraphs(text: str) -> Iterator[tuple[int, list[str]]]:
    """The lines that belong together, with the number of the first."""
    held: list[str] = []
    begin = 0
    for number, line in enumerate([*text.splitlines(), ""], 1):
        opens = line.startswith(("- ", "#", "{")) and not line.startswith("{#")
        if held and (not line.strip() or (opens and not _is_caption(held))):
            yield begin, held
            held = []
        if line.strip():
            if not held:
                begin = number
            held.append(line)


def _is_caption(held: list[str]) -> bool:
    """A line that begins with a number goes on with the caption of a figure."""
    return held[0].startswith("{figure") and len(held) > 1 and not held[-1].endswith("}")
