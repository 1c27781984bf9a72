"""Which titles have what a title may do without: pictures, and a judgement for bots."""

from __future__ import annotations

from whistlestop.core.registry import find_title, title_names
from whistlestop.core.title import Title


def illustrated() -> list[str]:
    """The titles that have pictures."""
    return [name for name in title_names() if type(find_title(name)).picture is not Title.picture]


def judged() -> list[str]:
    """The titles whose positions can be judged, so that bots can do more than play at random."""
    titles = [(name, type(find_title(name))) for name in title_names()]
    return [name for name, title in titles if title.judgement is not Title.judgement]
