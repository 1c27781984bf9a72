"""A self-contained page: one HTML file without scripts, light or dark as the reader prefers."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from whistlestop.core.picture import chart
from whistlestop.core.picture.faces import embedded_fonts
from whistlestop.core.picture.palette import page_style

STYLE = """
body { margin: 0 auto; max-width: 1080px; padding: 24px 16px 60px; background: var(--page);
  color: var(--ink); font: 16px/1.5 var(--text) }
h1 { font-size: 1.6rem; margin: 0 0 4px } h2 { font-size: 1.15rem; margin: 36px 0 8px }
p { margin: 4px 0; color: var(--muted) }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: .95rem;
  font-variant-numeric: tabular-nums }
th, td { padding: 6px 10px; text-align: right; border-bottom: 1px solid var(--line);
  white-space: nowrap }
th:first-child, td:first-child, th.text, td.text { text-align: left }
td.text { white-space: normal; min-width: 7rem }
svg { width: 100%; min-width: 600px; max-width: 860px; height: auto; display: block }
h1, h2 { font-family: var(--display) }
svg text { font-family: var(--text) }
"""


def page(language: str, title: str, parts: Sequence[str]) -> str:
    inside = "\n".join(parts)
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{embedded_fonts()}{page_style()}{chart.STYLE}{STYLE}</style>\n</head>\n<body>\n"
        f"<h1>{escape(title)}</h1>\n{inside}\n</body>\n</html>\n"
    )


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def scrolled(drawing: str) -> str:
    """A drawing that a narrow window scrolls."""
    return f'<div class="scroll">{drawing}</div>' if drawing else ""


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], texts: Sequence[int] = ()) -> str:
    """Numbers are aligned right; the first column, and the columns named as texts, left."""

    def cells(tag: str, row: Sequence[str]) -> str:
        return "".join(
            f"<{tag}{' class=text' if place in texts else ''}>{escape(cell)}</{tag}>"
            for place, cell in enumerate(row)
        )

    body = "\n".join(f"<tr>{cells('td', row)}</tr>" for row in rows)
    return (
        f'<div class="scroll"><table>\n<thead><tr>{cells("th", heads)}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody></table></div>"
    )
