"""What several parts of Steam Rollers' picture are made of: dice, cubes, small cards, the lamp."""

from __future__ import annotations

from functools import lru_cache

from whistlestop.core.picture.palette import MARKS, Mark
from whistlestop.core.picture.svg import circle, middle, num, path, rect, titled
from whistlestop.core.words import Speaker

# Where the pips of a die are: rows and columns from its middle.
PIPS = (
    ((0, 0),),
    ((-1, 1), (1, -1)),
    ((-1, 1), (0, 0), (1, -1)),
    ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
)
BOLT = "M.25-1L-.7.15H-.05L-.3 1 .7-.2H.05z"
LOOP = (
    "M0 0C.25-.42.5-.6.72-.6A.6.6 0 0 1 .72.6C.5.6.25.42 0 0-.25-.42-.5-.6-.72-.6A.6.6 0 0 0-.72.6"
)
LOOP_END = "C-.5.6-.25.42 0 0z"


@lru_cache(maxsize=512)
def die(value: int, x: float, y: float, size: float, kind: str = "white") -> str:
    """A die around a point; `value` counts from 0."""
    half = size / 2
    pips = "".join(
        f"M{num(x + dx * size * 0.27)} {num(y + dy * size * 0.27)}h.01" for dx, dy in PIPS[value]
    )
    return rect(x - half, y - half, size, size, f"f-{kind} s-edge thin", size * 0.2) + path(
        pips, f"s-on-{kind} round", f' stroke-width="{num(size * 0.19)}"'
    )


@lru_cache(maxsize=1024)
def cube_tile(name: str, x: float, y: float, size: float) -> str:
    """A cube of a colour with its symbol; in short markup, because a table has a hundred."""
    mark = MARKS[name]
    half = size / 2
    square = f"M{num(x - half)} {num(y - half)}h{num(size)}v{num(size)}h{num(-size)}z"
    rule = ' fill-rule="evenodd"' if mark.symbol.count("z") > 1 else ""
    place = f"translate({num(x)} {num(y)}) " if x or y else ""
    return path(square, f"f-{name} s-edge") + path(
        mark.symbol, f"f-on-{name}", f'{rule} transform="{place}scale({size * 0.32:g})"'
    )


def kind_sign(lightning: bool, x: float, y: float, size: float) -> str:
    """Of a card's side: a bolt if it is used once, a loop if it stays."""
    place = f' transform="translate({num(x)} {num(y)}) scale({num(size)})"'
    if lightning:
        return path(BOLT, "f-gold s-edge", f' stroke-width=".14"{place}')
    return path(LOOP + LOOP_END, "s-muted none", f' stroke-width=".3"{place}')


def small_card(number: int, sideways: bool, x: float, y: float, on: str = "panel") -> str:
    """A card before a player, around a point: upright or sideways."""
    w, h = (21, 15) if sideways else (15, 21)
    return rect(x - w / 2, y - h / 2, w, h, f"f-{on} s-edge thin", 3) + middle(
        x, y, str(number), 10.5, "ink", on, bold=True
    )


def lamp(speaker: Speaker, x: float, y: float) -> list[str]:
    """The start marker: a signal lamp, around a point."""
    return [
        titled(speaker.text("start player")),
        circle(x, y, 8, "f-gold s-edge thin"),
        circle(x, y, 3.5, "f-panel s-edge thin"),
    ]


def counted(
    cubes: list[tuple[Mark, int]], x: float, y: float, room: float, size: float, on: str
) -> list[str]:
    """Cubes of colours with how many there are, in a row from the left."""
    step = min(size + 22, room / max(1, len(cubes)))
    parts = []
    for place, (mark, number) in enumerate(cubes):
        left = x + place * step
        parts.append(cube_tile(mark.name, left + size / 2, y, size))
        if step >= size + 12:
            parts.append(middle(left + size + 7, y, str(number), 11, "ink", on, bold=True))
    return parts
