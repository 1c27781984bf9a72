"""Where things are on Steel Driver's map in a picture: computed once for each board and shape."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from zlib import crc32

from whistlestop.core.picture import NARROW, metrics
from whistlestop.core.picture.cartouche import free_corner
from whistlestop.core.picture.layout import (
    Box,
    Candidate,
    Disc,
    Fit,
    Point,
    around,
    place,
    spread,
)
from whistlestop.core.picture.svg import num
from whistlestop.games.steel_driver.board import City, SteelDriverBoard
from whistlestop.games.steel_driver.position import NONE

NAME_WEIGHT = 4.0  # a route without its cost is easier to read than a city without its name
HALF = 0.48  # of a route that can be begun from either end


class Measures:
    """How large things are in a shape of the picture."""

    def __init__(self, shape: str) -> None:
        narrow = shape == NARROW
        # The room for the legend; a phone has none.
        self.legend = None if narrow else (246.0, 90.0)
        # The room for the company that is up for auction, and what a page's buttons take.
        self.lot = (312.0, 70.0) if narrow else (262.0, 112.0)
        self.buttons = (56.0, 62.0) if narrow else (184.0, 74.0)
        self.rim_of_map = 3.0 if narrow else 12.0  # the frame with its ticks
        self.short_names = narrow
        self.disc = 9.0 if narrow else 15.0
        self.apart = 11.0 if narrow else 24.0  # between the rims of two cities, at least
        self.name = 12.0 if narrow else 13.0
        self.value = 12.0 if narrow else 14.0
        self.pill = 7.0 if narrow else 8.4
        self.cost = 12.0 if narrow else 13.4
        self.track = 4.2 if narrow else 6.8
        self.bow = 0.0 if narrow else 0.09  # of a route's length, to its curve's control point
        self.segments = 1 if narrow else 3  # straight enough for what must keep clear
        self.margin = 12.0 if narrow else 16.0
        self.height = 500.0 if narrow else 610.0
        self.stretch = 2.2 if narrow else 1.0


class MapLayout:
    """The map of a board in a frame of a given width; `box` is what it takes up."""

    def __init__(self, board: SteelDriverBoard, shape: str, w: float) -> None:
        self.board, self.shape = board, shape
        self.size = Measures(shape)
        land: list[Point] = [*board.outline, *((c.x, c.y) for c in board.cities)]
        margin, h = self.size.margin, self.size.height
        self.box = Box(0, 0, w, h)
        self.legend: Box | None = None
        self.lot: Box | None = None
        inner = Box(margin, margin, w - margin, h - margin)
        fit = Fit(land, inner, self.size.stretch)
        self.outline = [fit(point) for point in board.outline]
        apart = 2 * self.size.disc + self.size.apart
        self.cities = spread([fit((c.x, c.y)) for c in board.cities], lambda i, j: apart, inner)
        self.bows = self._bow()  # the control point of each route's curve
        # The sign in the middle of each route, and the name of each city, where there is room.
        self.signs, self.labels = self._place_labels()

    def curve(self, route: int) -> str:
        """Path data of a route."""
        (ax, ay), (bx, by) = self.ends(route)
        cx, cy = self.bows[route]
        return f"M{num(ax)} {num(ay)}Q{num(cx)} {num(cy)} {num(bx)} {num(by)}"

    def half(self, route: int, city: int) -> str:
        """Path data of the half of a route that begins at one of its cities."""
        a, b = self.ends(route)
        if self.board.routes[route].b == city:
            a, b = b, a
        c = self.bows[route]
        control = mix(a, c, HALF)
        x, y = mix(control, mix(c, b, HALF), HALF)
        return f"M{num(a[0])} {num(a[1])}Q{num(control[0])} {num(control[1])} {num(x)} {num(y)}"

    def _bow(self) -> list[Point]:
        """Routes bow to the side where there is more room: a map, not a graph."""
        bow = self.size.bow
        found = []
        for route, data in enumerate(self.board.routes):
            (ax, ay), (bx, by) = self.ends(route)
            others = [
                place for city, place in enumerate(self.cities) if city not in (data.a, data.b)
            ]
            x, y, dx, dy = (ax + bx) / 2, (ay + by) / 2, -(by - ay) * bow, (bx - ax) * bow
            room = {
                side: min(_away(others, (x + side * dx / 2, y + side * dy / 2)), 60.0)
                for side in (-1, 1)
            }
            names = f"{self.board.cities[data.a].id} {self.board.cities[data.b].id}"
            side = max(room, key=lambda s: (room[s], s == crc32(names.encode()) % 2 * 2 - 1))
            found.append((x + side * dx, y + side * dy))
        return found

    def _segments(self, route: int) -> list[tuple[Point, Point]]:
        """A route's curve as straight lines, for what must keep clear of it."""
        a, b = self.ends(route)
        number = self.size.segments
        steps = (on_curve(a, self.bows[route], b, step / number) for step in range(number + 1))
        return list(pairwise(steps))

    def ends(self, route: int) -> tuple[Point, Point]:
        data = self.board.routes[route]
        return self.cities[data.a], self.cities[data.b]

    def _place_labels(self) -> tuple[list[Candidate | None], list[Candidate | None]]:
        size = self.size
        rim = size.rim_of_map
        frame = Box(
            self.box.left + rim, self.box.top + rim, self.box.right - rim, self.box.bottom - rim
        )
        routes = range(len(self.board.routes))
        lines = [segment for route in routes for segment in self._segments(route)]
        discs = [
            Disc(x, y, self._radius(city) + 1)
            for city, (x, y) in zip(self.board.cities, self.cities, strict=True)
        ]
        pill = 2 * size.pill + 1
        wishes: list[list[Candidate]] = [list(self._signs(route, pill)) for route in routes]
        for city, point in zip(self.board.cities, self.cities, strict=True):
            wish: list[Candidate] = []
            for cost, words in enumerate((city.name, city.short)):
                if cost == 0 and size.short_names:
                    continue
                w = metrics.width(words, size.name, bold=True) + 4
                h = size.name * (metrics.ASCENT + metrics.DESCENT) + 2
                wish += [
                    candidate._replace(cost=candidate.cost + 60 * cost)
                    for candidate in around(point, self._radius(city), words, w, h)
                ]
            wishes.append(wish)
        if size.legend is not None:
            self.legend = free_corner(*size.legend, self.box, discs, lines)
        taken = [self.legend] if self.legend is not None else []
        wide, high = size.buttons
        buttons = Box(0, self.box.bottom - high, wide, self.box.bottom)
        self.lot = free_corner(*size.lot, self.box, discs, lines, [*taken, buttons])
        if self.lot is not None:
            taken.append(self.lot)
        weights = [1.0] * len(routes) + [NAME_WEIGHT] * len(self.cities)
        placed = place(wishes, [*discs, *taken], lines, frame, crossing=2.0, weights=weights)
        return placed[: len(routes)], placed[len(routes) :]

    def _signs(self, route: int, size: float) -> Iterable[Candidate]:
        """Places for a sign on a route's curve, its middle first; then beside it."""
        a, b = self.ends(route)
        length = max(1.0, ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5)
        across = (a[1] - b[1]) / length * size, (b[0] - a[0]) / length * size
        words = str(self.board.routes[route].cost)
        for beside in (0.0, 0.75, -0.75):
            for step in range(9):
                for sign in (1, -1) if step else (1,):
                    x, y = on_curve(a, self.bows[route], b, 0.5 + sign * step * 0.04)
                    box = Box.around(x + across[0] * beside, y + across[1] * beside, size, size)
                    yield Candidate(words, box, step * 0.25 + abs(beside) * 5)

    def _radius(self, city: City) -> float:
        return self.size.disc * 1.12 + 2 if city.start else self.size.disc


def mix(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def on_curve(a: Point, control: Point, b: Point, t: float) -> Point:
    return mix(mix(a, control, t), mix(control, b, t), t)


def _away(places: Sequence[Point], point: Point) -> float:
    """How far the nearest of the places is."""
    x, y = point
    return min((((px - x) ** 2 + (py - y) ** 2) ** 0.5 for px, py in places), default=999.0)


def best_way(board: SteelDriverBoard, owner: tuple[int, ...]) -> list[int]:
    """Routes between the link's ends: over tracks of fewest companies, then over fewest tracks."""
    start, goal = board.link_ends
    at: dict[int, list[int]] = {}
    for index, company in enumerate(owner):
        if company != NONE:
            at.setdefault(board.routes[index].a, []).append(index)
            at.setdefault(board.routes[index].b, []).append(index)
    # Ways as (companies used, as a mask; routes so far), level by level of length.
    best: list[int] | None = None
    fewest = len(board.companies) + 1
    seen = {(start, 0)}
    level: list[tuple[int, int, list[int]]] = [(start, 0, [])]
    while level:
        following = []
        for city, used, way in level:
            if city == goal and used.bit_count() < fewest:
                best, fewest = way, used.bit_count()
            for index in at.get(city, ()):
                route = board.routes[index]
                beyond = route.b if route.a == city else route.a
                state = (beyond, used | 1 << owner[index])
                if state not in seen and state[1].bit_count() < fewest:
                    seen.add(state)
                    following.append((*state, [*way, index]))
        level = following
    assert best is not None
    return best
