"""A game's rules and its advice for beginners, as parts of a page."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from markdown_it import MarkdownIt
from markupsafe import Markup, escape

from whistlestop.core.boards import Board
from whistlestop.core.picture import WIDE
from whistlestop.core.picture.figure import draw_figure
from whistlestop.core.rulebook import reading
from whistlestop.core.rulebook.reading import Block, Rulebook, guide_of, read_rules, rules_file
from whistlestop.core.title import Title
from whistlestop.core.words import Speaker, speaker
from whistlestop.server.rendering.grounds import ground_address
from whistlestop.server.rendering.picture_style import without_style

PREFIX = "rule-"  # of anchors: the board beside the rules has ids of its own
RULES, STRATEGY = "rules", "strategy"
_INLINE = MarkdownIt("commonmark", {"html": False})
_SIZE = re.compile(r'viewBox="\S+ \S+ (\S+) (\S+)" width="[^"]*" height="[^"]*"')
BROAD_FIGURE = 480.0  # in its own units: it needs a row to itself to be legible
BESIDE = 2  # figures that stand beside a text; more go below it


@dataclass(frozen=True)
class Content:
    anchor: str
    words: str
    is_chapter: bool


@dataclass(frozen=True)
class RulesPage:
    heading: str
    contents: tuple[Content, ...]
    body: Markup


def has_page(title: Title, page: str) -> bool:
    return rules_file(title, "en", page) is not None


@lru_cache(maxsize=48)
def rules_page(
    title: Title, board: Board, language: str, page: str = RULES, rules: int | None = None
) -> RulesPage:
    """For a board and a version of the rules; in English if the language has no such page."""
    game = title.game(board.players[0], board, rules=rules)
    voice = speaker(language)
    book = read_rules(guide_of(game), voice, page)
    contents = [
        Content(PREFIX + block.anchor, block.text, block.kind == reading.CHAPTER)
        for block in book.blocks
        if block.kind in (reading.CHAPTER, reading.SECTION) and block.anchor
    ]
    parts = [_section(book, blocks, voice) for blocks in _sections(book.blocks)]
    heading = next((b.text for b in book.blocks if b.kind == reading.TITLE), title.heading)
    return RulesPage(heading, tuple(contents), Markup("\n").join(parts))


def _sections(blocks: Iterable[Block]) -> list[list[Block]]:
    """Each heading with what is under it; its figures stand beside its text, or below it."""
    found: list[list[Block]] = [[]]
    for block in blocks:
        if block.kind == reading.TITLE:
            continue
        if block.kind in (reading.CHAPTER, reading.SECTION):
            found.append([])
        found[-1].append(block)
    return [section for section in found if section]


def _section(book: Rulebook, blocks: list[Block], voice: Speaker) -> Markup:
    text: list[Markup] = []
    figures: list[Markup] = []
    listing = False
    for block in blocks:
        if block.kind == reading.FIGURE:
            figures.append(_html(book, block, voice))
            continue
        is_entry = block.kind == reading.ENTRY
        if is_entry != listing:
            text.append(Markup("<ul>" if is_entry else "</ul>"))
            listing = is_entry
        text.append(_html(book, block, voice))
    if listing:
        text.append(Markup("</ul>"))
    said = Markup("<div>{}</div>").format(Markup("\n").join(text))
    if not figures:
        return Markup("<section>{}</section>").format(said)
    is_broad = any(figure.startswith('<figure class="broad"') for figure in figures)
    kind = "many" if is_broad or len(figures) > BESIDE else "some"
    return Markup('<section class="{}">{}<div class="figures">{}</div></section>').format(
        kind, said, Markup("\n").join(figures)
    )


def _html(book: Rulebook, block: Block, voice: Speaker) -> Markup:
    id = Markup(' id="{}"').format(PREFIX + block.anchor) if block.anchor else Markup()
    if block.kind in (reading.CHAPTER, reading.SECTION):
        level = 2 if block.kind == reading.CHAPTER else 3
        return Markup("<h{0}{1}>{2}</h{0}>").format(level, id, _inline(block.text))
    if block.kind == reading.ENTRY:
        return Markup("<li{}>{}</li>").format(id, _inline(block.text))
    if block.kind == reading.TABLE:
        return _table(block, id)
    if block.kind == reading.FIGURE:
        return _figure(block, id, voice)
    if block.kind == reading.RULING:
        return _ruling(book, block, id, voice)
    if block.kind == reading.SYMBOLS:
        return _symbols(book, block, id)
    return Markup("<p{}>{}</p>").format(id, _inline(block.text))


def _inline(text: str) -> Markup:
    html = _INLINE.renderInline(text)
    return Markup(html.replace('href="#', f'href="#{PREFIX}'))


def _table(block: Block, id: Markup) -> Markup:
    def row(cells: tuple[str, ...], tag: str) -> Markup:
        first = Markup('<th scope="row">{}</th>').format(_inline(cells[0]))
        if tag == "th":
            first = Markup('<th scope="col">{}</th>').format(_inline(cells[0]))
        attribute = Markup(' scope="col"') if tag == "th" else Markup()
        rest = [Markup("<{0}{1}>{2}</{0}>").format(tag, attribute, _inline(c)) for c in cells[1:]]
        return Markup("<tr>{}</tr>").format(Markup().join([first, *rest]))

    body = Markup("\n").join(row(cells, "td") for cells in block.rows)
    kind = "numbers" if all(len(cell) < 6 for cells in block.rows for cell in cells[1:]) else ""
    return Markup(
        '<div class="table-box"{}><table class="{}"><thead>{}</thead>'
        "<tbody>{}</tbody></table></div>"
    ).format(id, kind, row(block.head, "th"), body)


def _figure(block: Block, id: Markup, voice: Speaker) -> Markup:
    figure = block.figure
    assert figure is not None
    game = figure.state.game

    def land(digest: str) -> str:
        return f'<use href="{ground_address(game, WIDE, digest)}#ground"/>'

    drawing = without_style(draw_figure(figure, block.name, voice, land))
    size = _SIZE.search(drawing)
    assert size is not None
    drawing = drawing.replace(size[0], size[0].split(" width=")[0], 1)
    drawing = drawing.replace('role="group"', 'role="img"', 1)
    kind = Markup(' class="broad"') if float(size[1]) > BROAD_FIGURE else Markup()
    return Markup("<figure{}{}>{}<figcaption>{}</figcaption></figure>").format(
        kind, id, Markup(drawing), _inline(block.text)
    )


def _ruling(book: Rulebook, block: Block, id: Markup, voice: Speaker) -> Markup:
    """A game begun under older rules goes on under the ruling of that time."""
    ruling = block.ruling
    assert ruling is not None
    decision = block.text
    if ruling.before is not None and ruling.since > book.guide.game.rules:
        decision = voice.say(ruling.before)
    return Markup(
        '<aside class="ruling"{}><p><span class="mark">{}</span> <b>{}</b> '
        '<span class="why">{}</span></p></aside>'
    ).format(
        id,
        voice.text("Ruling"),
        _inline(decision),
        voice.text("Why: {reason}", reason=ruling.reason),
    )


def _symbols(book: Rulebook, block: Block, id: Markup) -> Markup:
    entries = [
        Markup(
            '<li><svg class="ws ws-auto" viewBox="-12 -12 24 24" width="26" height="26" '
            'aria-hidden="true">{}</svg> {}</li>'
        ).format(Markup(symbol.drawing), escape(row[0]))
        for symbol, row in zip(book.guide.symbols, block.rows, strict=True)
    ]
    return Markup('<ul class="symbols"{}>{}</ul>').format(id, Markup("\n").join(entries))
