"""How wide a text is at most, in the fonts that a reader may have.

The widths are those of DejaVu Sans, the widest of the common system fonts. What fits here also fits
in Arial, Roboto, Segoe UI or San Francisco, with room to spare.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

FONTS = (
    'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans","Liberation Sans",'
    'Arial,"DejaVu Sans",sans-serif'
)

# Hundredths of the font size, for the characters from the space to the tilde.
_PLAIN = (
    *(32, 40, 46, 84, 64, 95, 78, 27, 39, 39, 50, 84, 32, 36, 32, 34, 64, 64, 64, 64, 64, 64, 64),
    *(64, 64, 64, 34, 34, 84, 84, 84, 53, 100, 68, 69, 70, 77, 63, 58, 77, 75, 29, 29, 66, 56, 86),
    *(75, 79, 60, 79, 69, 63, 61, 73, 68, 99, 69, 61, 69, 39, 34, 39, 84, 50, 50, 61, 63, 55, 63),
    *(62, 35, 63, 63, 28, 28, 58, 28, 97, 63, 61, 63, 63, 41, 52, 39, 63, 59, 82, 59, 59, 52, 64),
    *(34, 64, 84),
)
_BOLD = (
    *(35, 46, 52, 84, 70, 100, 87, 31, 46, 46, 52, 84, 38, 42, 38, 37, 70, 70, 70, 70, 70, 70, 70),
    *(70, 70, 70, 40, 40, 84, 84, 84, 58, 100, 77, 76, 73, 83, 68, 68, 82, 84, 37, 37, 77, 64),
    *(100, 84, 85, 73, 85, 77, 72, 68, 81, 77, 110, 77, 72, 73, 46, 37, 46, 84, 50, 50, 67, 72),
    *(59, 72, 68, 44, 72, 71, 34, 34, 67, 34, 104, 71, 69, 72, 72, 49, 60, 48, 71, 65, 92, 65, 65),
    *(58, 71, 37, 71, 84),
)
# Other characters of our languages: plain and bold. An accent adds no width to its letter.
_OTHERS = {
    "\u202f": (20, 20),  # the narrow space before a colon in French
    "\u00a0": (32, 35),
    "‘": (32, 38),
    "’": (32, 38),
    "„": (52, 66),
    "“": (52, 66),
    "”": (52, 66),
    "«": (61, 65),
    "»": (61, 65),
    "ß": (63, 72),
    "œ": (102, 109),
    "Œ": (107, 117),
}
_WIDEST = 120
ASCENT = 0.76  # of the font size, above the baseline: capitals and accents of common fonts
DESCENT = 0.22


@lru_cache(maxsize=4096)
def width(text: str, size: float, bold: bool = False) -> float:
    table = _BOLD if bold else _PLAIN
    total = 0
    for sign in text:
        if sign in _OTHERS:
            total += _OTHERS[sign][bold]
            continue
        if not " " <= sign <= "~":
            sign = unicodedata.normalize("NFD", sign)[0]
        total += table[ord(sign) - 32] if " " <= sign <= "~" else _WIDEST
    return total * size / 100


@lru_cache(maxsize=4096)
def fit(text: str, room: float, size: float, bold: bool = False) -> str:
    """The text, or as much of its beginning as fits, with an ellipsis."""
    if width(text, size, bold) <= room:
        return text
    while text and width(text + "…", size, bold) > room:
        text = text[:-1]
    return text.rstrip() + "…" if text else ""


def shrink(text: str, room: float, size: float, bold: bool = False) -> float:
    """The size, or a smaller one at which the text fits."""
    wanted = width(text, size, bold)
    return size if wanted <= room else size * room / wanted


def squeeze(
    text: str, room: float, size: float, least: float, bold: bool = False
) -> tuple[str, float]:
    """The text and its size: smaller if it must be, cut if even the smallest size is too large."""
    fitting = shrink(text, room, size, bold)
    return (text, fitting) if fitting >= least else (fit(text, room, least, bold), least)


def wrap(text: str, room: float, size: float, bold: bool = False, lines: int = 3) -> list[str]:
    """The text in lines that fit; the last one is cut if there are not enough."""
    found: list[str] = []
    line = ""
    for word in text.split(" "):  # no-break spaces hold together
        longer = f"{line} {word}" if line else word
        if line and width(longer, size, bold) > room:
            found.append(line)
            line = word
        else:
            line = longer
    found.append(line)
    if len(found) > lines:
        found[lines - 1] = " ".join(found[lines - 1 :])
    return [fit(part, room, size, bold) for part in found[:lines]]
