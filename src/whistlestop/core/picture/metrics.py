"""How wide a text is, by the widths in the font files."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from whistlestop.core.picture.faces import BIG, NAMES, PLAIN, STRONG, advances

WIDEST = 1200  # thousandths of the size: at most what a sign of a font unknown to us takes
ASCENT = 0.76  # of the font size, above the baseline: capitals and accents
DESCENT = 0.22


def face(bold: bool = False, display: bool = False) -> str:
    """The font of a text in a drawing."""
    return BIG if display else STRONG if bold else PLAIN


@lru_cache(maxsize=4096)
def width(text: str, size: float, bold: bool = False, display: bool = False) -> float:
    return _units(text, face(bold, display)) * size / 1000


def spaced_width(text: str, size: float, spacing: float) -> float:
    """Of a name of a water or a land, whose letters stand apart by a share of the size."""
    return (_units(text, NAMES) / 1000 + spacing * len(text)) * size


def _units(text: str, font: str) -> int:
    table = advances()[font]
    total = 0
    for sign in text:
        known = table.get(sign)
        if known is None:  # a letter with an accent that we don't have is as wide as without
            known = table.get(unicodedata.normalize("NFD", sign)[0], WIDEST)
        total += known
    return total


@lru_cache(maxsize=4096)
def fit(text: str, room: float, size: float, bold: bool = False, display: bool = False) -> str:
    """The text, or as much of its beginning as fits, with an ellipsis."""
    if width(text, size, bold, display) <= room:
        return text
    while text and width(text + "…", size, bold, display) > room:
        text = text[:-1]
    return text.rstrip() + "…" if text else ""


def shrink(text: str, room: float, size: float, bold: bool = False, display: bool = False) -> float:
    """The size, or a smaller one at which the text fits."""
    wanted = width(text, size, bold, display)
    return size if wanted <= room else size * room / wanted


def squeeze(
    text: str,
    room: float,
    size: float,
    least: float,
    bold: bool = False,
    display: bool = False,
) -> tuple[str, float]:
    """The text and its size: smaller if it must be, cut if even the smallest size is too large."""
    fitting = shrink(text, room, size, bold, display)
    return (text, fitting) if fitting >= least else (fit(text, room, least, bold, display), least)


def wrap(
    text: str,
    room: float,
    size: float,
    bold: bool = False,
    lines: int = 3,
    display: bool = False,
) -> list[str]:
    """The text in lines that fit; the last one is cut if there are not enough."""
    found: list[str] = []
    line = ""
    for word in text.split(" "):  # no-break spaces hold together
        longer = f"{line} {word}" if line else word
        if line and width(longer, size, bold, display) > room:
            found.append(line)
            line = word
        else:
            line = longer
    found.append(line)
    if len(found) > lines:
        found[lines - 1] = " ".join(found[lines - 1 :])
    return [fit(part, room, size, bold, display) for part in found[:lines]]
