"""Where things go on a map so that no label lies on another: computed once for a board.

Points are first fitted to a frame and pushed apart where they stand too close; then each label
takes the best free place around its point. A label that finds no place is left out, and its
element's title names it: no label is better than one on top of another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from whistlestop.core.picture import NARROW

Point = tuple[float, float]
ATTEMPTS = 8
ROUNDS = 300  # of pushing points apart
LEFT_OUT = 1000.0  # what a label that finds no place costs
NEAR = 4.0  # a label this close to a second point may be taken for its name


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def around(cls, x: float, y: float, w: float, h: float) -> Box:
        return cls(x - w / 2, y - h / 2, x + w / 2, y + h / 2)

    @property
    def centre(self) -> Point:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def overlaps(self, other: Box) -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def holds(self, other: Box) -> bool:
        return (
            self.left <= other.left
            and other.right <= self.right
            and self.top <= other.top
            and other.bottom <= self.bottom
        )

    def crosses(self, a: Point, b: Point) -> bool:
        """Whether a line between two points runs through the box."""
        (ax, ay), (bx, by) = a, b
        if max(ax, bx) < self.left or min(ax, bx) > self.right:
            return False
        if max(ay, by) < self.top or min(ay, by) > self.bottom:
            return False
        sides = {
            _side(a, b, corner)
            for corner in (
                (self.left, self.top),
                (self.right, self.top),
                (self.left, self.bottom),
                (self.right, self.bottom),
            )
        }
        return len(sides) > 1


class Place(NamedTuple):
    """Where a part of the picture is drawn."""

    x: float
    y: float
    w: float
    h: float


class Frame:
    """How wide a shape of the picture is, in units of which a phone has 360, and its margins."""

    def __init__(self, shape: str) -> None:
        self.narrow = narrow = shape == NARROW
        self.width = 360 if narrow else 1280
        self.margin = 8 if narrow else 16
        self.gap = 8 if narrow else 12
        self.header = 34 if narrow else 36

    @property
    def inner(self) -> int:
        return self.width - 2 * self.margin


class Disc(NamedTuple):
    """A round thing that nothing may lie on."""

    x: float
    y: float
    r: float

    def overlaps(self, box: Box) -> bool:
        dx = self.x - min(max(self.x, box.left), box.right)
        dy = self.y - min(max(self.y, box.top), box.bottom)
        return dx * dx + dy * dy < self.r * self.r


def _side(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])


class Fit:
    """Maps a drawing's coordinates into a frame; `stretch` makes it higher than it is wide."""

    def __init__(self, points: Sequence[Point], frame: Box, stretch: float = 1.0) -> None:
        left, right = min(p[0] for p in points), max(p[0] for p in points)
        top, bottom = min(p[1] for p in points), max(p[1] for p in points)
        across = max(1.0, right - left)
        down = max(1.0, bottom - top) * stretch
        self.scale = min((frame.right - frame.left) / across, (frame.bottom - frame.top) / down)
        self.stretch = stretch
        x, y = frame.centre
        self.x = x - (left + right) / 2 * self.scale
        self.y = y - (top + bottom) / 2 * self.scale * stretch

    def __call__(self, point: Point) -> Point:
        return (
            self.x + point[0] * self.scale,
            self.y + point[1] * self.scale * self.stretch,
        )


def spread(
    points: Sequence[Point], apart: Callable[[int, int], float], frame: Box, gently: bool = False
) -> list[Point]:
    """The points, moved as little as it takes for each two to stand `apart` in the frame.

    If the frame is too full for that, some stay closer. If the distances differ a lot, moving
    gently, half the way each time, finds better places.
    """
    share = 0.25 if gently else 0.5  # of the missing distance, for each of the two
    places = [list(point) for point in points]
    for _ in range(ROUNDS):
        moved = False
        for j, p in enumerate(places):
            for i, q in enumerate(places[:j]):
                wanted = apart(i, j)
                dx, dy = p[0] - q[0], p[1] - q[1]
                distance = (dx * dx + dy * dy) ** 0.5
                if distance >= wanted - 0.01:
                    continue
                if distance == 0:  # any direction will do, as long as it is always the same
                    dx, dy, distance = 1.0, 0.1 * j, (1 + 0.01 * j * j) ** 0.5
                push = (wanted - distance) * share / distance
                p[0], p[1] = p[0] + dx * push, p[1] + dy * push
                q[0], q[1] = q[0] - dx * push, q[1] - dy * push
                moved = True
        for p in places:
            p[0] = min(max(p[0], frame.left), frame.right)
            p[1] = min(max(p[1], frame.top), frame.bottom)
        if not moved:
            break
    return [(p[0], p[1]) for p in places]


class Candidate(NamedTuple):
    """A place for a label: what it shows there, where, and how far from ideal that is."""

    words: str
    box: Box
    cost: float


def around(point: Point, radius: float, words: str, w: float, h: float) -> Iterable[Candidate]:
    """Places for a label beside a disc, the most usual first."""
    x, y = point
    for ring, gap in enumerate((2.0, 5.5)):
        reach = radius + gap
        for slide in (0.0, 0.35, -0.35, 0.7, -0.7):
            # A label level with the middle lies outside the disc, a higher or lower one closer.
            beside = max(0.0, reach * (1 - abs(slide) * 0.3)) + w / 2
            far = ring * 0.9 + abs(slide)
            yield Candidate(words, Box.around(x + beside, y + slide * reach, w, h), far)
            yield Candidate(words, Box.around(x - beside, y + slide * reach, w, h), far + 0.3)
        for slide in (0.0, 0.15, -0.15, 0.3, -0.3, 0.45, -0.45):
            below = y + reach + h / 2
            above = y - reach - h / 2
            far = ring * 0.9 + abs(slide) * 2
            yield Candidate(words, Box.around(x + slide * w, below, w, h), far + 0.2)
            yield Candidate(words, Box.around(x + slide * w, above, w, h), far + 0.4)


def along(a: Point, b: Point, words: str, size: float) -> Iterable[Candidate]:
    """Places for a small sign on a line, its middle first; then beside the line."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = max(1.0, (dx * dx + dy * dy) ** 0.5)
    for beside in (0.0, 0.75, -0.75):
        aside_x, aside_y = -dy / length * size * beside, dx / length * size * beside
        for step in range(9):
            for sign in (1, -1) if step else (1,):
                t = 0.5 + sign * step * 0.04
                box = Box.around(a[0] + dx * t + aside_x, a[1] + dy * t + aside_y, size, size)
                yield Candidate(words, box, step * 0.25 + abs(beside) * 5)


def place(
    wishes: Sequence[Sequence[Candidate]],
    taken: Sequence[Disc | Box],
    lines: Sequence[tuple[Point, Point]],
    frame: Box,
    crossing: float,
    weights: Sequence[float] = (),
) -> list[Candidate | None]:
    """For each wish one of its candidates, or None: clear of what is taken and of each other, and
    inside the frame.

    A line under a label costs `crossing`. There are several attempts, each starting with different
    wishes; the one that leaves out least and costs least wins. What a wish weighs says how bad it
    is to leave it out; without weights, all are equal.
    """
    heavy = weights or [1.0] * len(wishes)
    options = [_free(wish, taken, lines, frame, crossing) for wish in wishes]
    near = _neighbours(options)
    order = sorted((i for i in range(len(wishes)) if options[i]), key=lambda i: len(options[i]))
    best: list[Candidate | None] = []
    least = float("inf")
    for attempt in range(ATTEMPTS):
        cut = attempt * len(order) // ATTEMPTS
        chosen = _attempt(options, near, order[cut:] + order[:cut], heavy)
        cost = sum(
            LEFT_OUT * heavy[i] if choice is None else choice.cost
            for i, choice in enumerate(chosen)
        )
        if cost < least:
            least, best = cost, chosen
    return best


def _attempt(
    options: Sequence[Sequence[Candidate]],
    near: Sequence[Sequence[int]],
    waiting: list[int],
    heavy: Sequence[float],
) -> list[Candidate | None]:
    """A wish that finds no free place takes the one where it displaces least, and displaced wishes
    look again; those displaced often get to stay. In the end all choose again while that improves
    things.
    """
    chosen: list[Candidate | None] = [None] * len(options)
    driven = [0] * len(options)
    patience = 12 * len(options)
    while waiting and patience:
        patience -= 1
        i = waiting.pop(0)
        least = float("inf")
        out: list[int] = []
        for candidate in options[i]:
            if candidate.cost >= least:
                break  # they are sorted by cost
            rivals = _rivals(candidate.box, near[i], chosen)
            harm = sum((1 + driven[j]) * heavy[j] for j in rivals) * 10 + candidate.cost
            if harm < least:
                least, out, chosen[i] = harm, rivals, candidate
        for j in out:
            chosen[j] = None
            driven[j] += 1
            waiting.append(j)
    for _ in range(4):
        before = list(chosen)
        for i, candidates in enumerate(options):
            chosen[i] = next((c for c in candidates if not _rivals(c.box, near[i], chosen)), None)
        if chosen == before:
            break
    return chosen


def _free(
    wish: Sequence[Candidate],
    taken: Sequence[Disc | Box],
    lines: Sequence[tuple[Point, Point]],
    frame: Box,
    crossing: float,
) -> list[Candidate]:
    """The candidates clear of what is taken, with the cost of lines under them; best first."""
    if not wish:
        return []
    hull = _hull([candidate.box for candidate in wish])
    reach = Box(hull.left - NEAR, hull.top - NEAR, hull.right + NEAR, hull.bottom + NEAR)
    taken = [disc for disc in taken if disc.overlaps(reach)]
    lines = [(a, b) for a, b in lines if reach.crosses(a, b)]
    free = []
    for candidate in wish:
        box = candidate.box
        if frame.holds(box) and not any(disc.overlaps(box) for disc in taken):
            crossed = sum(box.crosses(a, b) for a, b in lines)
            wide = Box(box.left - NEAR, box.top - NEAR, box.right + NEAR, box.bottom + NEAR)
            crowded = max(0, sum(disc.overlaps(wide) for disc in taken) - 1)
            free.append(
                candidate._replace(cost=candidate.cost + crossing * (crossed + crowded / 2))
            )
    return sorted(free, key=lambda candidate: candidate.cost)


def _hull(boxes: Sequence[Box]) -> Box:
    return Box(
        min(box.left for box in boxes),
        min(box.top for box in boxes),
        max(box.right for box in boxes),
        max(box.bottom for box in boxes),
    )


def _neighbours(options: Sequence[Sequence[Candidate]]) -> list[list[int]]:
    """For each wish, the others whose candidates may overlap with its own."""
    hulls = [_hull([c.box for c in candidates]) if candidates else None for candidates in options]
    return [
        [
            j
            for j, other in enumerate(hulls)
            if j != i and hull is not None and other is not None and hull.overlaps(other)
        ]
        for i, hull in enumerate(hulls)
    ]


def _rivals(box: Box, near: Sequence[int], chosen: Sequence[Candidate | None]) -> list[int]:
    found = []
    for j in near:
        other = chosen[j]
        if other is not None and box.overlaps(other.box):
            found.append(j)
    return found
