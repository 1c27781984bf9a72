"""The ground of a map: water with waterlines, land, rivers, relief. Quiet, so that rails are loud.

A board may have land drawn for it (`tools/land.py` makes the files), bent so that its cities lie
where the picture has them. Any other board gets a coast around its cities. Either is the same in
every state: a page loads it once, from an address of its own, and the browser keeps it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from whistlestop.core.picture.layout import Box, Point
from whistlestop.core.picture.svg import num

WATERLINES = (26.0, 0.3), (18.0, 0.45), (11.0, 0.6), (5.0, 0.75)  # from the coast, how strong
LAKE_LINES = 0.75, 0.5
AROUND = 46.0  # from the outermost cities to the coast of a board without land of its own
NEAR = 1.5  # a city of the land's that is this close to the picture's is in its place


class Stroke(NamedTuple):
    """One path of the ground: where, and with which roles of the palette."""

    data: str
    fill: str = ""
    line: str = ""
    width: float = 0.0
    opacity: float = 1.0
    dash: str = ""


@dataclass(frozen=True)
class Ground:
    """What lies under a map. If it has a digest, it was drawn for the board, and is large."""

    strokes: tuple[Stroke, ...]
    digest: str = ""

    @property
    def inline(self) -> str:
        """As part of a drawing: the colours are the drawing's classes."""
        return f'<g id="ground">{"".join(_by_class(stroke) for stroke in self.strokes)}</g>'

    def file(self) -> str:
        """As a file of its own: the colours are those of the drawing that uses it."""
        paths = "".join(_by_variable(stroke) for stroke in self.strokes)
        return f'<svg xmlns="http://www.w3.org/2000/svg"><g id="ground">{paths}</g></svg>'


def _shared(stroke: Stroke) -> str:
    more = f' stroke-width="{num(stroke.width)}" stroke-linejoin="round"' if stroke.line else ""
    if stroke.opacity < 1:
        more += f' opacity="{stroke.opacity:g}"'
    return more + (f' stroke-dasharray="{stroke.dash}"' if stroke.dash else "")


def _by_class(stroke: Stroke) -> str:
    kind = f"f-{stroke.fill}" if stroke.fill else "none"
    if stroke.line:
        kind += f" s-{stroke.line}"
    return f'<path class="{kind}" d="{stroke.data}"{_shared(stroke)}/>'


def _by_variable(stroke: Stroke) -> str:
    fill = f"var(--ws-{stroke.fill})" if stroke.fill else "none"
    line = f' stroke="var(--ws-{stroke.line})"' if stroke.line else ""
    return f'<path fill="{fill}"{line} d="{stroke.data}"{_shared(stroke)}/>'


def ground(
    folder: Path, board: str, shape: str, box: Box, cities: dict[str, Point], coast: Sequence[Point]
) -> Ground:
    """The ground under a board's cities; `coast` is the outline of its land, if it has one."""
    land = land_of(folder, f"{board}-{shape}")
    if land is not None and _fits(land.cities, cities):
        return land.ground
    return plain(box, coast or _shore(list(cities.values())))


def _fits(known: dict[str, Point], cities: dict[str, Point]) -> bool:
    """A board of the same name may be another's, with cities elsewhere."""
    return known.keys() == cities.keys() and all(
        abs(known[name][0] - x) < NEAR and abs(known[name][1] - y) < NEAR
        for name, (x, y) in cities.items()
    )


class Land(NamedTuple):
    cities: dict[str, Point]  # where it was drawn for them
    ground: Ground


@lru_cache(maxsize=16)
def land_of(folder: Path, name: str) -> Land | None:
    """The land that was drawn for a board in a shape, if any was."""
    source = folder / f"{name}.json"
    if not source.is_file():
        return None
    text = source.read_bytes()
    data = json.loads(text)
    digest = hashlib.sha256(text).hexdigest()[:12]
    cities = {city: (float(x), float(y)) for city, (x, y) in data["cities"].items()}
    return Land(cities, Ground(tuple(_strokes(data)), digest))


def _strokes(data: dict[str, Any]) -> list[Stroke]:
    found = [Stroke(_rectangle(*data["view"]), "water")]
    for line, (_, strength) in zip(reversed(data["waterlines"]), WATERLINES, strict=True):
        found.append(Stroke(line, line="waterline", width=0.9, opacity=strength))
    found.append(Stroke(data["abroad"], "abroad", "shore", 0.5, 0.9))
    found.append(Stroke(data["great_lakes"], "water", "waterline", 0.8))
    for line, strength in zip(data["lake_lines"], LAKE_LINES, strict=True):
        found.append(Stroke(line, line="waterline", width=0.8, opacity=strength))
    found.append(Stroke(data["land"], "land", "shore", 1.2))
    if "shade" in data:
        # Where the country is shown larger, its slopes are, too: they must not shout.
        light, shade = (0.5, 0.09) if "deep" in data else (0.75, 0.14)
        found += [
            Stroke(data["light"], "light", opacity=light),
            Stroke(data["shade"], "shade", opacity=shade),
            Stroke(data.get("deep", ""), "shade", opacity=0.07),
        ]
    found += [
        Stroke(data["rivers"], line="river", width=1.1, opacity=0.85),
        Stroke(data["lakes"], "water", "river", 0.7),
        Stroke(data["states"], line="state", width=0.9, opacity=0.85, dash="5 2.4 1.2 2.4"),
    ]
    return [stroke for stroke in found if stroke.data]


def plain(box: Box, coast: Sequence[Point]) -> Ground:
    """Water, and a smooth coast with waterlines: each is a wide line with a wider one below."""
    shore = smooth(coast)
    found = [Stroke(_rectangle(*box), "water")]
    for away, strength in WATERLINES:
        found.append(Stroke(shore, line="waterline", width=2 * away + 1.2, opacity=strength))
        found.append(Stroke(shore, line="water", width=2 * away - 0.6))
    found.append(Stroke(shore, "land", "shore", 1.1))
    return Ground(tuple(found))


def _rectangle(left: float, top: float, right: float, bottom: float) -> str:
    return f"M{num(left)} {num(top)}H{num(right)}V{num(bottom)}H{num(left)}z"


def smooth(points: Sequence[Point]) -> str:
    """Path data of a closed curve along points: through the middles of their sides."""
    middles = [
        ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        for a, b in zip(points, [*points[1:], points[0]], strict=True)
    ]
    data = f"M{num(middles[-1][0])} {num(middles[-1][1])}"
    for (x, y), (mx, my) in zip(points, middles, strict=True):
        data += f"Q{num(x)} {num(y)} {num(mx)} {num(my)}"
    return data + "z"


def _shore(cities: Sequence[Point]) -> list[Point]:
    """The hull of the cities, pushed outward from its middle."""
    hull = _hull(cities)
    x = sum(p[0] for p in hull) / len(hull)
    y = sum(p[1] for p in hull) / len(hull)
    found = []
    for px, py in hull:
        away = max(1.0, ((px - x) ** 2 + (py - y) ** 2) ** 0.5)
        found.append((px + (px - x) / away * AROUND, py + (py - y) / away * AROUND))
    return found


def _hull(points: Sequence[Point]) -> list[Point]:
    """The convex hull, around it."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        (x, y) = ordered[0]
        return [(x - 40, y - 40), (x + 40, y - 40), (x + 40, y + 40), (x - 40, y + 40)]
    return _half(ordered) + _half(ordered[::-1])


def _half(ordered: Sequence[Point]) -> list[Point]:
    found: list[Point] = []
    for point in ordered:
        while len(found) > 1 and not _left(found[-2], found[-1], point):
            found.pop()
        found.append(point)
    return found[:-1]


def _left(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])
