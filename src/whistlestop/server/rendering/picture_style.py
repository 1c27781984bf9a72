"""The style sheet that all drawings share, as a file of its own.

Each drawing carries it, so that it can stand alone. A page's policy allows no style inside the
page, so the page loads it once, and its drawings are sent without.
"""

from __future__ import annotations

import base64
import hashlib
import html
import re
from functools import lru_cache

from whistlestop.core.errors import SetupError
from whistlestop.core.picture import AUTO, View
from whistlestop.core.registry import find_title, title_names

_STYLE = re.compile(r"<style>(.*?)</style>\s*", re.DOTALL)


def picture_policy(drawing: str) -> str:
    """The policy for a drawing served alone: it brings its own style and needs nothing else."""
    found = _STYLE.search(drawing)
    text = html.unescape(found[1]) if found is not None else ""
    digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
    return f"default-src 'none'; style-src 'sha256-{digest}'; frame-ancestors 'none'"


def without_style(drawing: str) -> str:
    return _STYLE.sub("", drawing, count=1)


@lru_cache(maxsize=1)
def picture_style() -> str:
    """Taken from a drawing of any game: it is the same in all."""
    for name in title_names():
        title = find_title(name)
        game = title.game(title.board().players[-1])
        try:
            found = _STYLE.search(game.picture.draw(game.start(), View(theme=AUTO)))
        except SetupError:
            continue
        if found is not None:
            return found[1]
    return ""
