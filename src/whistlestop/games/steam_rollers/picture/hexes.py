"""Steam Rollers' hexes as paths: tracks as curves, the ground with its regions, borders, walls.

All of it is in hexes of one size, 14 wide and 16 high, whose corners and edges have whole or half
numbers: a picture scales the whole sheet at once. That is one per cent wider than a regular
hexagon, which nobody notices, and makes drawings a third shorter.
"""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.core.picture.palette import Mark, marks_for
from whistlestop.core.picture.svg import num, path, symbol, titled
from whistlestop.core.words import Speaker
from whistlestop.games.steam_rollers.board import REGIONS
from whistlestop.games.steam_rollers.game import ANY_TYPE, NONE, SHAPES, SteamRollers, shape_edges
from whistlestop.games.steam_rollers.picture.paper import paper

Point = tuple[float, float]

# By the order of edges: east, then counter-clockwise. A corner comes after the edge of its number.
MIDDLES: tuple[Point, ...] = ((7, 0), (3.5, -6), (-3.5, -6), (-7, 0), (-3.5, 6), (3.5, 6))
CORNERS: tuple[Point, ...] = ((7, -4), (0, -8), (-7, -4), (-7, 4), (0, 8), (7, 4))
OUTLINE = "m7-4l-7-4-7 4v8l7 4 7-4z"  # after a move to the middle of a hex
STRAIGHT, GENTLE, SHARP = 1, 2, 4  # as in SteamRollers.shape_type
RADIUS = {GENTLE: 12.1, SHARP: 4.0}
BULGE = {STRAIGHT: 0.0, GENTLE: 1.9, SHARP: 4.0}  # of a curve's middle from that of the hex
GAUGE = 0.72  # from the middle of a track to each of its rails
STUB = 3.4  # how wide a stub is
DISC = -4.4  # of a city's number, from the middle of its hex
HOUSES = "m-1.2.8v-1.2l.55-.6.55.6v1.2zm1.3 0v-1.7l.55-.6.55.6v1.7z"
TINT = 0.32  # how much of its city's colour a region has


def moved(to: Point, by: Point) -> str:
    return f"{num(to[0] + by[0])} {num(to[1] + by[1])}"


class Curves:
    """The fifteen ways to draw in a hex: each as a curve, and as a stub.

    A stub is the part of a curve that no other shares, to point at: of a sharp one what rounds its
    corner, of a gentle one what passes the middle, of a straight one its ends.
    """

    def __init__(self) -> None:
        self.edges = shape_edges()
        self.types = [
            {3: STRAIGHT, 2: GENTLE, 1: SHARP}[min(b - a, 6 - b + a)] for a, b in self.edges
        ]
        self.plain = [self.at(shape, (0, 0)) for shape in range(SHAPES)]
        self.stubs = [self._stub(shape, 3.9) for shape in range(SHAPES)]
        self.long_stubs = [self._stub(shape, 1.3) for shape in range(SHAPES)]  # if none is gentle

    def at(self, shape: int, place: Point) -> str:
        """The curve in a hex around this place."""
        a, b = (MIDDLES[edge] for edge in self.edges[shape])
        kind = self.types[shape]
        if kind == STRAIGHT:
            return f"M{moved(place, a)}L{moved(place, b)}"
        towards = (a[0] + b[0], a[1] + b[1])  # where the centre of the arc lies
        turn = (a[0] - towards[0]) * (b[1] - towards[1]) - (a[1] - towards[1]) * (b[0] - towards[0])
        r = num(RADIUS[kind])
        return f"M{moved(place, a)}A{r} {r} 0 0 {int(turn > 0)} {moved(place, b)}"

    def rails(self, shape: int, place: Point) -> str:
        """The two rails of a track: beside its curve, as far apart as its gauge."""
        a, b = (MIDDLES[edge] for edge in self.edges[shape])
        kind = self.types[shape]
        if kind == STRAIGHT:
            length = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
            dx, dy = (b[1] - a[1]) / length * GAUGE, (a[0] - b[0]) / length * GAUGE
            return "".join(
                f"M{moved(place, (a[0] + side * dx, a[1] + side * dy))}"
                f"L{moved(place, (b[0] + side * dx, b[1] + side * dy))}"
                for side in (-1, 1)
            )
        x, y = self._direction(shape)
        along = x * a[0] + y * a[1]
        r = RADIUS[kind]
        away = along + (along * along - a[0] ** 2 - a[1] ** 2 + r * r) ** 0.5
        centre = (x * away, y * away)  # of the arc
        turn = (a[0] - centre[0]) * (b[1] - centre[1]) - (a[1] - centre[1]) * (b[0] - centre[0])
        data = ""
        for side in (-1, 1):
            share = (r + side * GAUGE) / r
            ends = [
                moved(
                    place,
                    (
                        centre[0] + (end[0] - centre[0]) * share,
                        centre[1] + (end[1] - centre[1]) * share,
                    ),
                )
                for end in (a, b)
            ]
            wide = num(r * share)
            data += f"M{ends[0]}A{wide} {wide} 0 0 {int(turn > 0)} {ends[1]}"
        return data

    def middle(self, shape: int) -> Point:
        """Where a curve passes a town."""
        x, y = self._direction(shape)
        bulge = BULGE[self.types[shape]]
        return x * bulge, y * bulge

    def _direction(self, shape: int) -> Point:
        a, b = (MIDDLES[edge] for edge in self.edges[shape])
        x, y = a[0] + b[0], a[1] + b[1]
        length = (x * x + y * y) ** 0.5 or 1.0
        return x / length, y / length

    def _stub(self, shape: int, inner: float) -> str:
        """In whole numbers, which are close enough for pointing."""
        kind = self.types[shape]
        if kind == STRAIGHT:
            return "".join(
                _line((x * inner / 7, y * inner / 7), (x, y))
                for x, y in (MIDDLES[edge] for edge in self.edges[shape])
            )
        x, y = self._direction(shape)
        out, half = (2.2, 1.2) if kind == GENTLE else (4.9, 1.2)
        return _line(
            (x * out - y * half, y * out + x * half), (x * out + y * half, y * out - x * half)
        )


def _line(a: Point, b: Point) -> str:
    """As short as possible: some drawings have a thousand."""
    return f"M{round(a[0])} {round(a[1])} {round(b[0])} {round(b[1])}".replace(" -", "-")


class Hexes:
    """The hexes of a board: where they lie, and what is the same on every sheet."""

    def __init__(self, game: SteamRollers) -> None:
        self.game = game
        self.curves = Curves()
        board = game.map
        left = min(2 * q + r for q, r in game.hexes)
        top = min(r for _, r in game.hexes)
        self.places: list[Point] = [
            (7.0 * (2 * q + r - left + 1), 12.0 * (r - top) + 8) for q, r in game.hexes
        ]
        self.width = max(x for x, _ in self.places) + 7
        self.height = max(y for _, y in self.places) + 8
        colours = marks_for(board.colours)
        self.marks: list[Mark] = [colours[region.colour] for region in board.regions]
        self.names = [board.names[hex] for hex in game.hexes]
        self.open = int(game.open_hexes)
        self.towns = [hex for hex in range(self.open) if game.is_town[hex]]
        self.outlines = [f"M{num(x)} {num(y)}{OUTLINE}" for x, y in self.places]
        self.loops = [self._loop(number) for number in range(REGIONS)]
        self.borders = path("".join(self.loops), "s-edge none round", ' stroke-width=".36"')
        self.paper = paper(self)
        self._areas: dict[str, list[str]] = {}  # by language
        self.grid = path(self._grid(range(REGIONS)), "s-shore none", ' stroke-width=".16"')
        self.small = self._small_ground(range(REGIONS), ".9")
        self.little_cities = self._little_cities()
        self._walls: dict[int, list[str]] = {}
        self._ghosts: dict[int, str] = {}

    def region(self, number: int) -> list[int]:
        """The open hexes of a region."""
        return [hex for hex in range(self.open) if self.game.region_of[hex] == number]

    def areas(self, speaker: Speaker) -> list[str]:
        """Each single hex, to be pointed at."""
        known = self._areas.get(speaker.language)
        if known is not None:
            return known
        lines: list[str] = []
        for number in range(REGIONS):
            lines.append('<g class="f-land s-shore" fill-opacity="0" stroke-width=".16">')
            for hex in self.region(number):
                words = speaker.text(
                    "{hex}, in region {region}", hex=self.names[hex], region=number + 1
                )
                lines.append(
                    f'<path id="hex_{self.names[hex]}" d="{self.outlines[hex]}">'
                    f"{titled(words)}</path>"
                )
            lines.append("</g>")
        self._areas[speaker.language] = lines
        return lines

    def _grid(self, regions: Sequence[int]) -> str:
        """Three edges of each hex; the rest are its neighbours'."""
        grid = ""
        for number in regions:
            for hex in self.region(number):
                corners = [moved(self.places[hex], CORNERS[n]) for n in (5, 0, 1, 2)]
                grid += f"M{corners[0]}L{' '.join(corners[1:])}"
        return grid

    def _small_ground(self, regions: Sequence[int], border: str) -> list[str]:
        """Land, tints, the grid, and borders of a width."""
        loops = "".join(self.loops[number] for number in regions)
        lines = [path(loops, "f-land")]
        for number in regions:
            tint = f' fill-opacity="{TINT}"'
            lines.append(path(self.loops[number], f"f-{self.marks[number].name}", tint))
        lines.append(path(self._grid(regions), "s-shore none", ' stroke-width=".25"'))
        lines.append(path(loops, "s-muted none round", f' stroke-width="{border}"'))
        return lines

    def _loop(self, region: int) -> str:
        """Around a region with its city: one line, or several if it lies in pieces."""
        g = self.game
        onward: dict[Point, Point] = {}
        for hex, (x, y) in enumerate(self.places):
            for edge in range(6):
                other = int(g.next_hex[hex * 6 + edge])
                if g.region_of[hex] == region and (other == NONE or g.region_of[other] != region):
                    a, b = CORNERS[edge - 1], CORNERS[edge]
                    onward[x + a[0], y + a[1]] = (x + b[0], y + b[1])
        data = ""
        while onward:
            here = first = min(onward)
            steps = []
            while here in onward:
                there = onward.pop(here)
                steps.append(f"{num(there[0] - here[0])} {num(there[1] - here[1])}")
                here = there
            data += f"M{moved(first, (0, 0))}l{' '.join(steps)}z"
        return data.replace(" -", "-")

    def _edge(self, hex: int, edge: int) -> str:
        place = self.places[hex]
        return f"M{moved(place, CORNERS[edge - 1])}L{moved(place, CORNERS[edge])}"

    def _little_cities(self) -> list[str]:
        """The six cities where they are too small for their cubes."""
        lines = []
        for city, mark in enumerate(self.marks):
            hex = self.open + city
            x, y = self.places[hex]
            outline = path(self.outlines[hex], f"f-{mark.name} s-edge", ' stroke-width=".8"')
            lines.append(outline + symbol(mark, x, y, 3.6))
        return lines

    def city_ground(self, city: int, large: bool, plain: bool) -> str:
        """A city: its colour around it and behind its number, and room for cubes below that.

        A small one has room for its number alone, a plain one has none.
        """
        mark, hex = self.marks[city], self.open + city
        x, y = self.places[hex]
        inner = f"M{num(x)} {num(y)}m5.6-3.2l-5.6-3.2-5.6 3.2v6.4l5.6 3.2 5.6-3.2z"
        return (
            path(self.outlines[hex], f"f-{mark.name} s-edge", ' stroke-width=".45"')
            + path(inner, "f-panel s-edge", ' stroke-width=".2"')
            + f'<circle class="f-{mark.name} s-edge" cx="{num(x)}" cy="{num(y + DISC)}" '
            f'r="{2.6 if large else 3.1}" stroke-width=".3"/>'
            + (symbol(mark, x, y + DISC, 1.4) if plain else "")
            + (symbol(mark, x + 1.2, y + DISC, 0.9) if large and not plain else "")
        )

    def walls(self, mask: int) -> list[str]:
        """The walled borders: a thick line with joints, as of bricks."""
        if not mask:
            return []
        if mask not in self._walls:
            g = self.game
            data = "".join(
                self._edge(hex, edge)
                for hex in range(len(self.places))
                for edge in range(6)
                if g.border[hex * 6 + edge] & mask and g.next_hex[hex * 6 + edge] > hex
            )
            self._walls[mask] = [
                path(data, "s-ink none round", ' stroke-width="2.1"')
                + path(data, "s-orange none", ' stroke-width="1.3" stroke-dasharray="1.7 .3"')
            ]
        return self._walls[mask]

    def ghosts(self, types: int) -> str:
        """A pattern that fills any hex with all curves of a mask of types."""
        if types not in self._ghosts:
            x, y = self.places[0]
            faint = ".1" if types == ANY_TYPE else ".14"
            curves, shapes = self.curves, range(SHAPES)
            data = "".join(
                curves.at(shape, place)
                for place in ((0, 0), (14, 0), (7, 12), (0, 24), (14, 24))
                for shape in shapes
                if curves.types[shape] & types
            )
            self._ghosts[types] = (
                f'<pattern id="hatch_ghosts" x="{num(x)}" y="{num(y)}" width="14" height="24" '
                'patternUnits="userSpaceOnUse">'
                f'<path class="s-accent none" d="{data}" stroke-width=".4" '
                f'opacity="{faint}"/></pattern>'
            )
        return self._ghosts[types]

    def town(self, hex: int, shape: int, large: bool) -> str:
        """A town: in the middle of its hex, or where its track passes it."""
        x, y = self.places[hex]
        dx, dy = (0.0, 0.0) if shape == NONE else self.curves.middle(shape)
        at = f'cx="{num(x + dx)}" cy="{num(y + dy)}"'
        if not large:
            return f'<circle class="f-panel s-ink" {at} r="1.9" stroke-width=".6"/>'
        return f'<circle class="f-token s-edge" {at} r="2.3" stroke-width=".35"/>' + path(
            f"M{num(x + dx)} {num(y + dy)}{HOUSES}", "f-on-token"
        )
