"""The paper that a sheet of Steam Rollers is printed on: a coast, regions with hand-coloured
borders, and trees, hills and fields in some of the empty hexes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from zlib import crc32

from whistlestop.core.picture.land import smooth
from whistlestop.core.picture.svg import num, path
from whistlestop.games.steam_rollers.game import NONE

if TYPE_CHECKING:
    from whistlestop.games.steam_rollers.picture.hexes import Hexes, Point

BEACH = 1.5  # from the outermost hexes to the coast, at least
ROUGH = 1.3  # how much farther it may be
WATERLINES = ((4.2, ".3"), (2.9, ".45"), (1.8, ".6"), (0.8, ".75"))  # from the coast, how strong
FILL = 0.06  # how much of its colour a region has
BORDERS = ((5.2, 0.17), (2.3, 0.46))  # of a region, inside: how wide, how strong
SCENERY = 4  # of ten empty hexes have some
TREES = (
    "m-2.7 .1a.8 1.3 0 1 1 1.6 0a.8 1.3 0 1 1-1.6 0m.8 1.3v1.3m1.1-2.2a.9 1.5 0 1 1 1.8 0"
    "a.9 1.5 0 1 1-1.8 0m.9 1.5v1.4m.9-1.7a.7 1.1 0 1 1 1.4 0a.7 1.1 0 1 1-1.4 0m.7 1.1v1.1"
)
HILLS = (
    "m-3.8 1.9c.9-2.2 1.7-3.1 2.5-3.1s1.5 1.4 2.2 3.1m-1.1-1.9c.7-1.6 1.3-2.5 2-2.5s1.7 1.9 2.5 4.4"
    "m-5.6-3.4l.5 1.5m.8-1.3l.2 1.1m1.6-1.3l.5 1.7m.7-1.5l.4 1.2"
)
FIELDS = "m-3.4 .9l4.2-2.1 2.6 1.3-4.2 2.1zm1.4-.7l2.6 1.3m-1.2-2l2.6 1.3m-1.2-2l2.6 1.3"


def coast(hexes: Hexes) -> str:
    """Around all hexes: never straight, and always the same."""
    from whistlestop.games.steam_rollers.picture.hexes import CORNERS

    g = hexes.game
    onward: dict[Point, Point] = {}
    for hex, (x, y) in enumerate(hexes.places):
        for edge in range(6):
            if int(g.next_hex[hex * 6 + edge]) == NONE:
                a, b = CORNERS[edge - 1], CORNERS[edge]
                onward[x + a[0], y + a[1]] = (x + b[0], y + b[1])
    data = ""
    while onward:
        here = first = min(onward)
        points: list[Point] = []
        while here in onward:
            there = onward.pop(here)
            points += _shore(here, there)
            here = there
        if here == first:
            data += smooth(points)
    return data


def _shore(a: Point, b: Point) -> list[Point]:
    """Points outside an edge; edges run counter-clockwise, so outside is on their right."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = (dx * dx + dy * dy) ** 0.5
    out = -dy / length, dx / length
    found = []
    for share in (0.12, 0.5, 0.88):
        x, y = a[0] + dx * share, a[1] + dy * share
        away = BEACH + ROUGH * (crc32(f"{x:.1f} {y:.1f}".encode()) % 100) / 100
        found.append((x + out[0] * away, y + out[1] * away))
    return found


def paper(hexes: Hexes) -> list[str]:
    """Waterlines, land, the regions' borders and the scenery."""
    lines = [f'<defs><path id="coast" d="{coast(hexes)}"/></defs>']
    for away, strength in WATERLINES:
        lines.append(_coast("s-waterline none", 2 * away + 0.2, strength))
        lines.append(_coast("s-water none", 2 * away - 0.1))
    lines.append(_coast("f-land s-shore", 0.25))
    for number, mark in enumerate(hexes.marks):
        loop = hexes.loops[number]
        lines.append(
            f'<clipPath id="clip_region_{number + 1}"><path d="{loop}"/></clipPath>'
            f'<g clip-path="url(#clip_region_{number + 1})">'
            + path(loop, f"f-{mark.name}", f' fill-opacity="{FILL:g}"')
            + "".join(
                path(loop, f"s-{mark.name} none", f' stroke-width="{wide}" opacity="{strength:g}"')
                for wide, strength in BORDERS
            )
            + "</g>"
        )
    scenery = "".join(
        f"M{num(x)} {num(y)}{_scene(hexes.names[hex])}"
        for hex, (x, y) in enumerate(hexes.places[: hexes.open])
        if hex not in hexes.towns
    )
    lines.append(path(scenery, "s-shade none round", ' stroke-width=".22" opacity=".4"'))
    return lines


def _coast(kind: str, width: float, strength: str = "") -> str:
    opacity = f' opacity="{strength}"' if strength else ""
    return f'<use href="#coast" class="{kind}" stroke-width="{num(width)}"{opacity}/>'


def _scene(name: str) -> str:
    draw = crc32(name.encode())
    if draw % 10 >= SCENERY:
        return ""
    return (TREES, HILLS, FIELDS, TREES)[draw // 10 % 4]
