"""Where things are on Steel Driver's map in a picture: computed once for each board and shape."""

from __future__ import annotations

from whistlestop.core.picture import NARROW, metrics
from whistlestop.core.picture.layout import (
    Box,
    Candidate,
    Disc,
    Fit,
    Point,
    along,
    around,
    place,
    spread,
)
from whistlestop.games.steel_driver.board import City, SteelDriverBoard
from whistlestop.games.steel_driver.position import NONE


class Measures:
    """How large things are in a shape of the picture."""

    def __init__(self, shape: str) -> None:
        narrow = shape == NARROW
        self.short_names = narrow
        self.disc = 9.0 if narrow else 15.0
        self.apart = 11.0 if narrow else 24.0  # between the rims of two cities, at least
        self.name = 12.0 if narrow else 13.0
        self.value = 12.0 if narrow else 14.0
        self.pill = 7.0 if narrow else 8.4
        self.cost = 12.0 if narrow else 13.4
        self.track = 5.5 if narrow else 7.5
        self.margin = 12.0 if narrow else 26.0
        self.height = 500.0 if narrow else 610.0
        self.stretch = 2.2 if narrow else 1.1


class MapLayout:
    """The map of a board in a frame of a given width; `box` is what it takes up."""

    def __init__(self, board: SteelDriverBoard, shape: str, w: float) -> None:
        self.board = board
        self.size = Measures(shape)
        land: list[Point] = [*board.outline, *((c.x, c.y) for c in board.cities)]
        margin, h = self.size.margin, self.size.height
        self.box = Box(0, 0, w, h)
        inner = Box(margin, margin, w - margin, h - margin)
        fit = Fit(land, inner, self.size.stretch)
        self.outline = [fit(point) for point in board.outline]
        apart = 2 * self.size.disc + self.size.apart
        self.cities = spread([fit((c.x, c.y)) for c in board.cities], lambda i, j: apart, inner)
        # The sign in the middle of each route, and the name of each city, where there is room.
        self.signs, self.labels = self._place_labels()

    def ends(self, route: int) -> tuple[Point, Point]:
        data = self.board.routes[route]
        return self.cities[data.a], self.cities[data.b]

    def _place_labels(self) -> tuple[list[Candidate | None], list[Candidate | None]]:
        size = self.size
        frame = Box(*(side + step for side, step in zip(self.box, (3, 3, -3, -3), strict=True)))
        lines = [(self.cities[route.a], self.cities[route.b]) for route in self.board.routes]
        discs = [
            Disc(x, y, self._radius(city) + 1)
            for city, (x, y) in zip(self.board.cities, self.cities, strict=True)
        ]
        pill = 2 * size.pill + 1
        wishes: list[list[Candidate]] = [
            list(along(a, b, str(route.cost), pill))
            for (a, b), route in zip(lines, self.board.routes, strict=True)
        ]
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
        placed = place(wishes, discs, lines, frame, crossing=2.0)
        return placed[: len(lines)], placed[len(lines) :]

    def _radius(self, city: City) -> float:
        return self.size.disc * 1.12 + 2 if city.start else self.size.disc


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
