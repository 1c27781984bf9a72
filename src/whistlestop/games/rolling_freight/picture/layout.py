"""Where things are on Rolling Freight's map in a picture: computed once for each game and shape."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from whistlestop.core.picture import NARROW, metrics
from whistlestop.core.picture.cartouche import free_corner
from whistlestop.core.picture.layout import Box, Candidate, Disc, Fit, Point, place, spread
from whistlestop.core.picture.svg import num
from whistlestop.games.rolling_freight.game import RollingFreight

LEAST_STRETCH, MOST_STRETCH = 0.8, 2.0  # of the board's height, to fill the map
CODE = 25.0  # what it costs to write a city's code instead of its name


class Measures:
    """How large things are in a shape of the picture."""

    def __init__(self, shape: str) -> None:
        narrow = shape == NARROW
        # The room for the legend; a phone has none.
        self.legend = None if narrow else (226.0, 112.0)
        self.rim_of_map = 3.0 if narrow else 12.0  # the frame with its ticks
        self.height = 450.0 if narrow else 610.0  # of the whole map
        self.ring = 7.4 if narrow else 15.0  # a circle: the wish
        self.well = 4.6 if narrow else 9.2  # inside it, lower: the cargo
        self.low = 1.6 if narrow else 3.2  # by so much
        self.rim = 1.4 if narrow else 2.8  # of a city around its circles
        self.name = 12.0 if narrow else 13.5
        self.letter = 0.0 if narrow else 13.0  # of the phase in which a circle opens
        self.cube = 6.4 if narrow else 12.5  # that stands on a link under construction
        self.band = 4.6 if narrow else 9.0  # the width of a link
        self.beside = 6.8 if narrow else 14.0  # from one track of a double link to the other
        self.sign = 7.0 if narrow else 13.0
        self.space = 3.4 if narrow else 6.4  # of a link, at least
        self.longest = 26.0 if narrow else 44.0
        self.apart = 6.0 if narrow else 15.0  # between cities without a link
        self.margin = 20.0 if narrow else 44.0
        self.target = 26.0 if narrow else 32.0  # how wide a link is for a finger or a pointer


class Track(NamedTuple):
    """A link: its line from rim to rim, the outlines of its spaces, and where its sign is.

    `hit` is the line that a pointer aims at: of two tracks side by side, each one's lies outside.
    """

    a: Point
    b: Point
    spaces: list[str]
    spots: list[Point]  # the middles of the spaces
    sign: Point
    hit: tuple[Point, Point]


class MapLayout:
    """The map of a game in a frame of a given width; `box` is what it takes up."""

    def __init__(self, game: RollingFreight, shape: str, w: float) -> None:
        self.game = game
        self.shape = shape
        self.board = board = game.map
        self.size = Measures(shape)
        points: list[Point] = [(city.x, city.y) for city in board.cities]
        across = max(q[0] for q in points) - min(q[0] for q in points)
        down = max(q[1] for q in points) - min(q[1] for q in points)
        margin, h = self.size.margin, self.size.height
        self.box = Box(0, 0, w, h)
        self.legend: Box | None = None
        inner = Box(margin, margin, w - margin, h - margin)
        filling = (h - 2 * margin) / max(1.0, down) * max(1.0, across) / (w - 2 * margin)
        fit = Fit(points, inner, min(max(filling, LEAST_STRETCH), MOST_STRETCH))
        # Cities stand where they would with all circles open, however long the game is.
        self.offsets = [self._cluster(count) for count in self._all_circles()]
        self.cities = self._spread([fit(point) for point in points], inner)
        self.offsets = [self._cluster(len(self.circles_of(city))) for city in range(len(points))]
        self.circles: dict[int, Point] = {}
        for city, (cx, cy) in enumerate(self.cities):
            circles = self.circles_of(city)
            for circle, (dx, dy) in zip(circles, self.offsets[city], strict=True):
                self.circles[circle] = (cx + dx, cy + dy)
        self.tracks = self._tracks()
        self.labels = self._place_labels()

    def circles_of(self, city: int) -> list[int]:
        """The circles that open in this game."""
        g = self.game
        circles = range(int(g.first_circle[city]), int(g.after_circle[city]))
        return [circle for circle in circles if g.circle_phase[circle] < g.phases]

    def _all_circles(self) -> list[int]:
        g = self.game
        pairs = zip(g.first_circle, g.after_circle, strict=True)
        return [int(after) - int(first) for first, after in pairs]

    def _cluster(self, count: int) -> list[Point]:
        """The circles of a city around its middle, in rows as even as possible."""
        rows = 1 if count < 3 else round(count**0.5)
        step = 2 * self.size.ring + 0.8
        lengths = [count // rows + (1 if row < count % rows else 0) for row in range(rows)]
        down = step * (0.88 if len(set(lengths)) > 1 else 1.0)
        return [
            ((column - (length - 1) / 2) * step, (row - (rows - 1) / 2) * down)
            for row, length in enumerate(lengths)
            for column in range(length)
        ]

    def reach(self, city: int) -> float:
        """From the middle of a city to its rim, at most."""
        away = max(((dx * dx + dy * dy) ** 0.5 for dx, dy in self.offsets[city]), default=0.0)
        return away + self.size.ring + self.size.rim

    def extent(self, city: int) -> Box:
        x, y = self.cities[city]
        offsets = self.offsets[city] or [(0.0, 0.0)]
        r = self.size.ring + self.size.rim
        return Box(
            x + min(dx for dx, _ in offsets) - r,
            y + min(dy for _, dy in offsets) - r,
            x + max(dx for dx, _ in offsets) + r,
            y + max(dy for _, dy in offsets) + r,
        )

    def _spread(self, points: list[Point], frame: Box) -> list[Point]:
        """The points, moved as little as it takes for links to have room for their spaces."""
        size = self.size
        lengths: dict[tuple[int, int], int] = {}
        for link in self.game.map.links:
            ends = min(link.a, link.b), max(link.a, link.b)
            lengths[ends] = max(link.length, lengths.get(ends, 0))
        reach = [self.reach(city) for city in range(len(points))]

        def apart(i: int, j: int) -> float:
            between = size.apart
            if (i, j) in lengths:
                between = max(between, lengths[i, j] * size.space + size.sign + 2)
            return reach[i] + reach[j] + between

        return spread(points, apart, frame, gently=True)

    # Links

    def _tracks(self) -> list[Track]:
        links = self.game.map.links
        found = []
        for index, link in enumerate(links):
            ends = {link.a, link.b}
            same = [i for i, other in enumerate(links) if {other.a, other.b} == ends]
            aside = (same.index(index) - (len(same) - 1) / 2) * self.size.beside
            a, b = min(ends), max(ends)
            found.append(self._track(a, b, aside, link.length))
        return found

    def _track(self, a: int, b: int, aside: float, length: int) -> Track:
        (ax, ay), (bx, by) = self.cities[a], self.cities[b]
        whole = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
        ux, uy = (bx - ax) / whole, (by - ay) / whole
        ax, ay = ax - uy * aside, ay + ux * aside
        first, last = 0.0, whole
        while first < whole / 2 and self._inside(a, (ax + ux * first, ay + uy * first)):
            first += 0.5
        while last > whole / 2 and self._inside(b, (ax + ux * last, ay + uy * last)):
            last -= 0.5
        sign = self.size.sign + 2
        each = min(self.size.longest, max(1.0, last - first - sign) / length)
        start = (first + last - each * length - sign) / 2
        before = length // 2
        spaces = []
        spots = []
        for number in range(length):
            left = start + number * each + (sign if number >= before else 0)
            gap = min(1.6, each * 0.16)
            spaces.append(self._space((ax, ay), (ux, uy), left + gap / 2, each - gap))
            spots.append((ax + ux * (left + each / 2), ay + uy * (left + each / 2)))
        middle = start + before * each + sign / 2
        out = (self.size.target - self.size.beside) / 2 * ((aside > 0) - (aside < 0))
        hx, hy = ax - uy * out, ay + ux * out
        return Track(
            (ax + ux * first, ay + uy * first),
            (ax + ux * last, ay + uy * last),
            spaces,
            spots,
            (ax + ux * middle, ay + uy * middle),
            ((hx + ux * first, hy + uy * first), (hx + ux * last, hy + uy * last)),
        )

    def beside(self, link: int, w: float, h: float) -> Point:
        """Where something of this size lies beside a link's sign and hides least."""
        track = self.tracks[link]
        (ax, ay), (bx, by), (x, y) = track.a, track.b, track.sign
        whole = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
        ux, uy = (bx - ax) / whole, (by - ay) / whole
        away = self.size.sign * 0.8 + (abs(uy) * w + abs(ux) * h) / 2
        labels = [label.box for label in self.labels if label is not None]
        discs = [Disc(*place, self.size.ring + self.size.rim) for place in self.circles.values()]
        discs += [Disc(*other.sign, self.size.sign * 0.7) for other in self.tracks]
        spots = [
            (x + side * uy * away + ux * along, y - side * ux * away + uy * along)
            for along in (0.0, h, -h)
            for side in (1, -1)
        ]

        def hidden(spot: Point) -> int:
            box = Box.around(*spot, w, h)
            return sum(disc.overlaps(box) for disc in discs) + 3 * sum(
                box.overlaps(label) for label in labels
            )

        return min(spots, key=hidden)

    def _inside(self, city: int, point: Point) -> bool:
        x, y = self.cities[city]
        r = self.size.ring + self.size.rim
        ring = self.offsets[city] or [(0.0, 0.0)]
        return any(
            (x + dx - point[0]) ** 2 + (y + dy - point[1]) ** 2 < r * r for dx, dy in ring
        ) or (len(ring) > 1 and self._between(city, point))

    def _between(self, city: int, point: Point) -> bool:
        """Whether a point lies in the hull of a city's circles; near enough for a link's end."""
        box = self.extent(city)
        inset = self.size.ring * 0.5
        return (
            box.left + inset < point[0] < box.right - inset
            and box.top + inset < point[1] < box.bottom - inset
        )

    def _space(self, origin: Point, along: Point, start: float, length: float) -> str:
        """The outline of a space, a rectangle along the link."""
        (x, y), (ux, uy), band = origin, along, self.size.band
        corner = f"{num(x + ux * start - uy * band / 2)} {num(y + uy * start + ux * band / 2)}"
        on = f"{num(ux * length)} {num(uy * length)}"
        aside = f"{num(uy * band)} {num(-ux * band)}"
        back = f"{num(-ux * length)} {num(-uy * length)}"
        return f"M{corner}l{on} {aside} {back}z".replace(" -", "-")

    # Names

    def _place_labels(self) -> list[Candidate | None]:
        size = self.size
        rim = size.rim_of_map
        frame = Box(
            self.box.left + rim, self.box.top + rim, self.box.right - rim, self.box.bottom - rim
        )
        discs = [Disc(x, y, size.ring + size.rim) for x, y in self.circles.values()]
        discs += [Disc(*track.sign, size.sign * 0.6) for track in self.tracks]
        lines: list[tuple[Point, Point]] = []
        for track in self.tracks:
            (ax, ay), (bx, by) = track.a, track.b
            whole = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
            dx, dy = (by - ay) / whole * size.band / 2, (bx - ax) / whole * size.band / 2
            lines += [
                ((ax + side * dx, ay - side * dy), (bx + side * dx, by - side * dy))
                for side in (-1, 1)
            ]
        wishes = []
        h = size.name * (metrics.ASCENT + metrics.DESCENT) + 1
        for city, data in enumerate(self.game.map.cities):
            wish = []
            for words, cost in ((data.name, 0.0), (code(data.name), CODE)):
                w = metrics.width(words, size.name, bold=True) + 3
                wish += [
                    candidate._replace(cost=candidate.cost + cost)
                    for candidate in _beside(self.extent(city), words, w, h)
                ]
            wishes.append(wish)
        if size.legend is not None:
            self.legend = free_corner(*size.legend, self.box, discs, lines)
        taken = [*discs, *([self.legend] if self.legend is not None else ())]
        return place(wishes, taken, lines, frame, crossing=1.5)


def code(name: str) -> str:
    """A city's name in two or three letters, where there is no room for more."""
    words = name.replace("-", " ").split()
    if len(words) > 1:
        return "".join(word[0] for word in words[:3]).upper()
    return name[:3]


def _beside(city: Box, words: str, w: float, h: float) -> Iterable[Candidate]:
    """Places for a name around a city, the most usual first."""
    x, y = city.centre
    for ring, gap in enumerate((1.0, 4.0, 8.0)):
        for slide in (0.0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9):
            far = ring * 0.8 + abs(slide)
            level = y + slide * (city.bottom - city.top) / 2
            yield Candidate(words, Box.around(city.right + gap + w / 2, level, w, h), far + 0.2)
            yield Candidate(words, Box.around(city.left - gap - w / 2, level, w, h), far + 0.4)
        for slide in (0.0, 0.15, -0.15, 0.3, -0.3, 0.5, -0.5, 0.7, -0.7):
            far = ring * 0.8 + abs(slide) * 1.5
            yield Candidate(words, Box.around(x + slide * w, city.bottom + gap + h / 2, w, h), far)
            yield Candidate(
                words, Box.around(x + slide * w, city.top - gap - h / 2, w, h), far + 0.1
            )
