"""A game's rules, written for players, as part of a page."""

from __future__ import annotations

from functools import lru_cache

from markdown_it import MarkdownIt
from markupsafe import Markup

from whistlestop.core.title import Title


@lru_cache(maxsize=32)
def rules_html(title: Title, language: str) -> Markup:
    """The rules in a language, or in English if it has none."""
    folder = title.folder / "rules"
    for name in (language, "en"):
        file = folder / f"{name}.md"
        if file.exists():
            markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
            return Markup(markdown.render(file.read_text(encoding="utf-8")))
    return Markup()
