"""The two typefaces: Besley for names, questions and big numbers, Source Sans 3 for the rest.

The files are in `fonts/` (`tools/fonts.py` makes them). A page loads them from the server, a
film or a file of a drawing carries them, and the PNG renderer reads them from the disk.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).resolve().parent / "fonts"

SYSTEM = 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",Arial,sans-serif'
TEXT = f'"Source Sans 3",{SYSTEM}'
DISPLAY = 'Besley,Rockwell,"Bookman Old Style",Georgia,"Liberation Serif",serif'

# Weights of the drawings, by the names of the fonts that have them.
PLAIN, STRONG, BIG, NAMES = (
    "source-sans-3-400",
    "source-sans-3-600",
    "besley-700",
    "besley-italic-450",
)


class File(NamedTuple):
    name: str
    family: str
    style: str
    weights: str
    more: str = ""


# Besley's own lines are much higher than its letters, which makes single lines overflow.
CLOSE = "ascent-override:94%;descent-override:24%;line-gap-override:0%;"
FILES = (
    File("source-sans-3.woff2", "Source Sans 3", "normal", "400 700"),
    File("besley.woff2", "Besley", "normal", "500 900", CLOSE),
    File("besley-italic.woff2", "Besley", "italic", "450", CLOSE),
)


def font_faces(address: Callable[[str], str]) -> str:
    """Style rules that say where the fonts are, each at the address of its file."""
    return "".join(
        f'@font-face{{font-family:"{file.family}";font-style:{file.style};'
        f"font-weight:{file.weights};font-display:swap;{file.more}"
        f'src:url({address(file.name)}) format("woff2")}}'
        for file in FILES
    )


@lru_cache(maxsize=1)
def embedded_fonts() -> str:
    """Style rules that hold the fonts themselves, for a file that stands alone."""
    return font_faces(_data)


def _data(name: str) -> str:
    return "data:font/woff2;base64," + base64.b64encode((FOLDER / name).read_bytes()).decode()


def plain_files() -> list[str]:
    """The fonts for programs that know no compressed and no variable ones."""
    return sorted(str(file) for file in FOLDER.glob("*.ttf"))


@lru_cache(maxsize=1)
def advances() -> dict[str, dict[str, int]]:
    """How wide each sign is, in thousandths of the size, by font."""
    found: dict[str, dict[str, int]] = json.loads((FOLDER / "advances.json").read_bytes())
    return found
