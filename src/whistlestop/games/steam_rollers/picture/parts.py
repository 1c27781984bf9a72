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
LOCOMOTIVE = "M-13 4V-2H-9V-8H-5V-2H1V-10H13V-7H11V4zM3.5-7V-3H8.5V-7z"
LOOSE = "ballast"  # the colour of track that joins no cities
WHEELS = "M-9 6h.01M-1 6h.01M7 6h.01"
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
    low = size * 0.07 if size > 24 else 0.0  # a large one shows its side, too
    corner = size * 0.2
    side = ""
    if low:
        shade = rect(x - half, y - half + low + 3, size, size, "f-black", corner)
        side = shade.replace("/>", ' opacity=".3"/>')
        side += rect(x - half, y - half + low, size, size, "f-die-edge s-edge thin", corner)
    face = "die" if kind == "white" else kind
    return (
        side
        + rect(x - half, y - half, size, size, f"f-{face} s-edge thin", corner)
        + path(pips, f"s-on-{kind} round", f' stroke-width="{num(size * 0.19)}"')
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


def locomotive(x: float, y: float, scale: float) -> str:
    """The sign of a crossed box of the engine, around a point."""
    place = f' transform="translate({num(x)} {num(y)}) scale({scale:.2f})"'
    return path(LOCOMOTIVE, "f-panel", f' fill-rule="evenodd"{place}') + path(
        WHEELS, "s-panel round", f' stroke-width="6.5"{place}'
    )


def kind_sign(lightning: bool, x: float, y: float, size: float) -> str:
    """Of a card's side: a bolt if it is used once, a loop if it stays."""
    place = f' transform="translate({num(x)} {num(y)}) scale({num(size)})"'
    if lightning:
        return path(BOLT, "f-gold s-edge", f' stroke-width=".14"{place}')
    return path(LOOP + LOOP_END, "s-muted none", f' stroke-width=".3"{place}')


def small_card(number: int, sideways: bool, x: float, y: float, on: str, size: float) -> str:
    """A card before a player, around a point: upright or sideways."""
    w, h = (21, 15) if sideways else (15, 21)
    return rect(x - w / 2, y - h / 2, w, h, f"f-{on} s-edge thin", 3) + middle(
        x, y, str(number), size, "ink", on, bold=True
    )


def lamp(speaker: Speaker, x: float, y: float) -> list[str]:
    """The start marker: a signal lamp, around a point."""
    return [
        titled(speaker.text("start player")),
        circle(x, y, 8, "f-gold s-edge thin"),
        circle(x, y, 3.5, "f-panel s-edge thin"),
    ]


def counted(
    cubes: list[tuple[Mark, int]],
    x: float,
    y: float,
    room: float,
    size: float,
    on: str,
    words: float,
) -> list[str]:
    """Cubes of colours with how many there are, in a row from the left."""
    step = min(size + words + 11, room / max(1, len(cubes)))
    parts = []
    for place, (mark, number) in enumerate(cubes):
        left = x + place * step
        parts.append(cube_tile(mark.name, left + size / 2, y, size))
        if step >= size + words + 2:
            parts.append(
                middle(left + size + words * 0.65, y, str(number), words, "ink", on, bold=True)
            )
    return parts


def track(data: str, rails: str, ballast: str) -> str:
    """A track: ballast in a colour, sleepers on it, and two rails on them.

    Only a connection has an edge in full strength: it counts, and loose track does not.
    """
    edge = "shore" if ballast == LOOSE else "rail-edge"
    return (
        path(data, f"s-{edge} none", ' stroke-width="3"')
        + path(data, f"s-{ballast} none", ' stroke-width="2.7"')
        + path(data, "s-rail none", ' stroke-width="2.4" stroke-dasharray=".45 .8"')
        + path(rails, "s-rail none", ' stroke-width=".46"')
        + path(rails, "s-token none", ' stroke-width=".16"')
    )
