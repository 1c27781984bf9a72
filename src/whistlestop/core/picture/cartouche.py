"""What a printed map has around its country: a frame, a legend, and the names of waters and lands.

Names and frame are ornament: nothing in play depends on them, so programs that read a drawing
aloud leave them out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from whistlestop.core.picture import metrics
from whistlestop.core.picture.layout import Box, Disc, Point
from whistlestop.core.picture.svg import escape, group, num, path, rect, text
from whistlestop.core.words import Message, Speaker

SPACING = 0.16  # between the letters of a name, of their size
LEADING = 1.3
TITLE, ROW = 17.0, 22.0
INSET, BETWEEN = 12.0, 10.0
EDGE = 15.0  # from the frame


@dataclass(frozen=True)
class Name:
    """A name on the map: around which point, and how much room it has."""

    words: Message
    x: float
    y: float
    room: float
    size: float = 15.0
    water: bool = False
    lines: int = 1


def names(wanted: Sequence[Name], speaker: Speaker) -> str:
    """The names of waters and lands, in capitals that stand apart."""
    parts = []
    for name in wanted:
        words = speaker.say(name.words).upper()
        rows = words.split(" ") if name.lines > 1 else [words]
        widest = max(metrics.spaced_width(row, name.size, SPACING) for row in rows)
        size = min(name.size, name.size * name.room / widest)
        ink, on = ("water-name", "water") if name.water else ("land-name", "land")
        for number, row in enumerate(rows):
            y = name.y + (number - (len(rows) - 1) / 2) * size * LEADING
            parts.append(
                f'<text class="f-{ink} on-{on} name mid" x="{num(name.x)}" y="{num(y)}" '
                f'font-size="{num(size)}" letter-spacing="{num(size * SPACING)}">'
                f"{escape(row)}</text>"
            )
    return group("names", parts, more=' aria-hidden="true"')


@dataclass(frozen=True)
class Entry:
    """A sign of the map, drawn around the origin, and what it means."""

    sign: str
    wide: float
    words: str

    @property
    def width(self) -> float:
        return self.wide + 6 + metrics.width(self.words, 13)


class Cartouche:
    """A legend with a double rule: its title, and rows of signs with their meaning."""

    def __init__(self, title: str, rows: Sequence[Sequence[Entry]]) -> None:
        self.title = title.upper()
        self.rows = rows
        wide = [sum(entry.width for entry in row) + BETWEEN * (len(row) - 1) for row in rows]
        self.inner = max(metrics.width(self.title, TITLE, display=True), *wide)
        self.width = self.inner + 2 * INSET
        self.height = 44 + ROW * len(rows)

    def draw(self, room: Box, frame: Box) -> str:
        """In the room that was kept for it, at the side where the frame is nearer."""
        w, h = self.width, self.height
        is_left = room.left - frame.left < frame.right - room.right
        x = room.left if is_left else room.right - w
        y = room.bottom - h
        middle = x + w / 2
        rule = y + 34
        parts = [
            rect(x, y, w, h, "f-panel s-edge thin"),
            rect(x + 3.5, y + 3.5, w - 7, h - 7, "none s-shore", 0),
            text(middle, y + 26, self.title, TITLE, "ink", "panel", anchor="middle", display=True),
            path(
                f"M{num(x + INSET)} {num(rule)}H{num(middle - 7)}M{num(middle + 7)} {num(rule)}"
                f"H{num(x + w - INSET)}",
                "s-line-strong none",
            ),
            path(f"M{num(middle)} {num(rule - 3)}l3 3-3 3-3-3z", "f-gold"),
        ]
        for number, row in enumerate(self.rows):
            left, level = x + INSET, rule + ROW * (number + 0.5) + 3
            for entry in row:
                sign = f"translate({num(left + entry.wide / 2)} {num(level)})"
                parts.append(f'<g transform="{sign}">{entry.sign}</g>')
                parts.append(text(left + entry.wide + 6, level + 4.5, entry.words, 13))
                left += entry.width + BETWEEN
        return group("cartouche", parts, "left" if is_left else "right")


def free_corner(
    w: float,
    h: float,
    frame: Box,
    discs: Sequence[Disc],
    lines: Sequence[tuple[Point, Point]],
    taken: Sequence[Box] = (),
) -> Box | None:
    """Room for a notice where nothing else is: in a corner, else along the lower edge."""
    left, top = frame.left + EDGE, frame.top + EDGE
    right, bottom = frame.right - EDGE - w, frame.bottom - EDGE - h
    steps = [left + (right - left) * n / 12 for n in range(1, 12)]
    places = [(right, bottom), (left, bottom)]
    places += [(x, bottom) for x in steps] + [(right, top), (left, top)]
    for x, y in places:
        box = Box(x, y, x + w, y + h)
        if not (
            any(disc.overlaps(box) for disc in discs)
            or any(box.crosses(a, b) for a, b in lines)
            or any(box.overlaps(other) for other in taken)
        ):
            return box
    return None


def frame(w: float, h: float) -> str:
    """Two hairlines with alternate ticks between them, just inside the map."""
    right, bottom = num(w - 7), num(h - 7)
    ticks = f"M7 7H{right}M7 {bottom}H{right}M7 7V{bottom}M{right} 7V{bottom}"
    parts = [
        path(ticks, "s-halo none", ' stroke-width="6"'),
        path(ticks, "s-shore none", ' stroke-width="5" stroke-dasharray="36 36"'),
        rect(4, 4, w - 8, h - 8, "none s-shore thin"),
        rect(10, 10, w - 20, h - 20, "none s-shore thin"),
    ]
    return group("frame", parts, more=' aria-hidden="true"')
