"""A rules page as plain text: for a terminal, and for programs that read it."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable

from whistlestop.core.rulebook import reading
from whistlestop.core.rulebook.reading import Block, Rulebook
from whistlestop.core.words import say

_MARKS = re.compile(r"\*\*|(?<!\w)\*|\*(?!\w)")
_LINK = re.compile(r"\[([^\]]+)\]\(#[^)]*\)")


def unmarked(text: str) -> str:
    """Without the marks for bold and slanted letters, and links as their words."""
    return _MARKS.sub("", _LINK.sub(r"\1", text))


def plain(book: Rulebook, blocks: Iterable[Block], width: int) -> str:
    """Figures are told by their captions; whatever a link may name shows its anchor."""
    parts = [_plain(book, block, width) for block in blocks]
    text = ""
    for part, block in zip(parts, blocks, strict=True):
        gap = "\n" if text and block.kind != reading.ENTRY else ""
        text += f"{gap}{part}\n"
    return text


def _plain(book: Rulebook, block: Block, width: int) -> str:
    text = unmarked(block.text)
    if block.kind == reading.TITLE:
        return f"{text}\n{'=' * len(text)}"
    if block.kind in (reading.CHAPTER, reading.SECTION):
        named = f"{text}  [{block.anchor}]" if block.anchor else text
        return f"{named}\n{'-' * len(named)}" if block.kind == reading.CHAPTER else named
    if block.kind == reading.ENTRY:
        return _wrapped(f"- {text}", width, "  ")
    if block.kind == reading.FIGURE:
        return _wrapped(book.speaker.say(say("Example: {words}", words=text)), width, "  ", "  ")
    if block.kind == reading.RULING:
        assert block.ruling is not None
        words = say("Ruling: {decision} Why: {reason}", decision=text, reason=block.ruling.reason)
        return _wrapped(book.speaker.say(words), width, "  ", "  ")
    if block.kind == reading.TABLE:
        return _columns([block.head, *block.rows], width)
    if block.kind == reading.SYMBOLS:
        return "\n".join(_wrapped(f"- {row[0]}", width, "  ") for row in block.rows)
    return _wrapped(text, width)


def _wrapped(text: str, width: int, hanging: str = "", first: str = "") -> str:
    return textwrap.fill(
        text, width, initial_indent=first, subsequent_indent=hanging, break_on_hyphens=False
    )


def _columns(rows: list[tuple[str, ...]], width: int) -> str:
    """Cells under each other; what doesn't fit is wrapped in the last column."""
    cells = [[unmarked(cell) for cell in row] for row in rows]
    widths = [max(len(row[n]) for row in cells) for n in range(len(cells[0]))]
    room = max(20, width - sum(widths[:-1]) - 2 * (len(widths) - 1) - 2)
    lines = []
    for row in cells:
        start = "  " + "".join(f"{cell:<{size}}  " for cell, size in zip(row, widths, strict=True))
        if widths[-1] <= room:
            lines.append(start.rstrip())
            continue
        before = "  " + "".join(
            f"{cell:<{size}}  " for cell, size in zip(row[:-1], widths[:-1], strict=True)
        )
        told = textwrap.wrap(row[-1], room) or [""]
        lines.append((before + told[0]).rstrip())
        lines += [" " * len(before) + more for more in told[1:]]
    return "\n".join(lines)
