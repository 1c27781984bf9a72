"""Maps as pictures: a poster for each title, cut from its map, and any table's map as a card.

Neither holds a choice or anything that only one seat may see, and a small one no text.
"""

from __future__ import annotations

import re
from functools import lru_cache

from whistlestop.core.errors import SetupError
from whistlestop.core.game import Action, State
from whistlestop.core.picture import View
from whistlestop.core.picture.svg import document, num
from whistlestop.core.record import Record
from whistlestop.core.shelf import SAMPLE
from whistlestop.core.title import Title
from whistlestop.core.words import Speaker

Crop = tuple[float, float, float, float]  # left, top, width, height

_TEXT = re.compile(r"<text\b.*?</text>", re.DOTALL)
_TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
_NOTE = re.compile(r'<g id="(?:cost|label)_[^"]*"[^>]*>(?:(?!<g\b).)*?</g>', re.DOTALL)
_LEGEND = re.compile(r'^<g id="(?:cartouche|names)".*$', re.MULTILINE)
_SIZE = re.compile(r'viewBox="[^"]*" width="[^"]*" height="[^"]*"')


def map_picture(
    state: State,
    theme: str,
    crop: Crop | None = None,
    last: Action | None = None,
    speaker: Speaker | None = None,
    is_small: bool = False,
) -> str:
    """The map of a position as a drawing of its own; raises SetupError if the game has none."""
    view = View(speaker or Speaker(), choices=False, last=last, theme=theme, plain=is_small)
    scene = state.game.picture.scene(state, view)
    part = scene.map
    lines = part.lines if part.ground is None else (part.ground.inline, *part.lines)
    drawing = document(lines, (part.width, part.height), scene.heading, scene.marks, view)
    if is_small:
        drawing = without_text(drawing)
    if crop is not None:
        left, top, width, height = (num(side) for side in crop)
        size = f'viewBox="{left} {top} {width} {height}" width="{width}" height="{height}"'
        drawing = _SIZE.sub(size, drawing, count=1)
    return drawing


def without_text(drawing: str) -> str:
    """A drawing that is too small to be read: without labels, costs and values."""
    return _TITLE.sub("", _TEXT.sub("", _NOTE.sub("", _LEGEND.sub("", drawing))))


@lru_cache(maxsize=16)
def poster(title: Title, theme: str) -> str | None:
    """A title in full swing, for people who have never seen it; always the same."""
    path = title.folder / SAMPLE
    if title.shelf is None or not path.exists():
        return None
    state = Record.read(path).replay().state
    try:
        return map_picture(state, theme, title.shelf.crop, is_small=True)
    except SetupError:
        return None
