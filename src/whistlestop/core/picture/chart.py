"""Charts as SVG text, for any page that has the palette's variables and `STYLE`.

Series differ by their dashes and by the name at their end, never by colour alone.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from whistlestop.core.picture import metrics
from whistlestop.core.picture.palette import SERIES
from whistlestop.core.picture.svg import escape, num, path, polyline
from whistlestop.core.words import Speaker

WIDTH = 760
SIZE = 13  # of the letters
APART = 15  # from label to label
DASHES = ("", "7 3", "2 3", "9 3 2 3", "4 2", "1 2")

STYLE = (
    ".chart text{fill:var(--ink);font-size:13px}"
    ".chart .note{fill:var(--muted)}.chart .small{font-size:11px}"
    ".chart .bar{fill:color-mix(in srgb,var(--accent) 50%,var(--page))}"
    ".chart .whisker{stroke:var(--ink);fill:none;stroke-width:1.5}"
    ".chart .grid{stroke:var(--line)}"
    ".chart .reference{stroke:var(--ink);stroke-dasharray:4 3}"
    ".chart .line{fill:none;stroke-width:2.4;stroke-linejoin:round}"
    ".chart .name{font-weight:600}"
    ".chart.ws text{font-style:normal;font-family:inherit;letter-spacing:0}"
    ".chart .mark{stroke:var(--gold);fill:var(--gold-soft);stroke-width:1.5}"
) + "".join(
    f".chart .line.series-{number}{{stroke:var(--series-{number})}}"
    f".chart .name.series-{number}{{fill:var(--series-{number})}}"
    for number in range(len(SERIES))
)


@dataclass(frozen=True)
class Frame:
    """How large a chart of lines is: all of it, and the height of the field that lines are in."""

    width: int = WIDTH
    height: int = 300


@dataclass(frozen=True)
class Bar:
    """A row of a bar chart: a value, its interval, and what to write at the end."""

    label: str
    value: float
    low: float
    high: float
    note: str


@dataclass(frozen=True)
class Series:
    label: str
    points: Sequence[tuple[float, float]]
    colour: str = ""  # of the palette, for a player's line; empty: one of the chart's own


@dataclass(frozen=True)
class Spread:
    """Numbers of which a box shows the middle half, and a line the rest."""

    label: str
    numbers: Sequence[float]


@dataclass(frozen=True)
class Cell:
    """A field of a heat map: how warm it is (1 is neither), and two lines of text."""

    warmth: float
    text: str
    note: str


def heat(
    title: str,
    rows: Sequence[str],
    columns: Sequence[str],
    cells: Sequence[Sequence[Cell | None]],
) -> str:
    """Fields in two colours, by how far they are from neither; their texts tell the same."""
    left, top, height = _label_width(rows), 26, 40
    width = max(56, (WIDTH - left - 4) / max(1, len(columns)))
    parts = []
    for place, label in enumerate(columns):
        x = left + (place + 0.5) * width
        parts.append(f'<text x="{x:.1f}" y="18" text-anchor="middle">{escape(label)}</text>')
    for line, (label, row) in enumerate(zip(rows, cells, strict=True)):
        y = top + line * height
        parts.append(f'<text x="0" y="{y + 24}">{escape(label)}</text>')
        for place, cell in enumerate(row):
            x = left + place * width
            if cell is None:
                continue
            colour = "--series-1" if cell.warmth >= 1 else "--series-0"
            share = min(1.0, abs(math.log2(max(cell.warmth, 0.125))) / 2)
            fill = f"color-mix(in srgb, var({colour}) {100 * 0.6 * share:.0f}%, var(--page))"
            middle = x + width / 2
            parts += [
                f'<rect x="{x + 1:.1f}" y="{y + 1}" width="{width - 2:.1f}" '
                f'height="{height - 2}" rx="3" style="fill:{fill}"/>',
                f'<text x="{middle:.1f}" y="{y + 18}" text-anchor="middle">'
                f"{escape(cell.text)}</text>",
                f'<text class="small" x="{middle:.1f}" y="{y + 33}" text-anchor="middle">'
                f"{escape(cell.note)}</text>",
            ]
    return _svg(title, top + len(rows) * height + 4, parts, left + len(columns) * width + 4)


def bars(title: str, rows: Sequence[Bar], most: float, reference: float | None = None) -> str:
    """Horizontal bars with intervals; a dashed line at the reference."""
    left, right, height = _label_width([row.label for row in rows]), 150, 30
    span = WIDTH - left - right
    parts = []
    for place, row in enumerate(rows):
        y = 8 + place * height
        end = left + span * _share(row.value, most)
        low, high = left + span * _share(row.low, most), left + span * _share(row.high, most)
        parts += [
            f'<text x="{left - 8}" y="{y + 15}" text-anchor="end">{escape(row.label)}</text>',
            f'<rect class="bar" x="{left}" y="{y + 2}" width="{max(1, end - left):.1f}" '
            f'height="{height - 12}" rx="2"/>',
            f'<path class="whisker" d="M{low:.1f} {y + 11}H{high:.1f}M{low:.1f} {y + 6}v10'
            f'M{high:.1f} {y + 6}v10"/>',
            f'<text class="note" x="{WIDTH - right + 10}" y="{y + 15}">{escape(row.note)}</text>',
        ]
    bottom = 8 + len(rows) * height
    if reference is not None:
        x = left + span * _share(reference, most)
        parts.append(f'<path class="reference" d="M{x:.1f} 2V{bottom}"/>')
    return _svg(title, bottom + 4, parts)


def lines(
    title: str,
    series: Sequence[Series],
    across: str | tuple[str, str],
    speaker: Speaker,
    low: float | None = None,
    high: float | None = None,
    percent: bool = False,
    frame: Frame | None = None,
    marks: Sequence[tuple[float, str]] = (),
) -> str:
    """Lines over a common axis. `across` says what it counts; or what its two ends are.

    `marks` are places on the axis, each with a sign at the top of the field.
    """
    points = [point for one in series for point in one.points]
    if not points:
        return ""
    frame = frame or Frame()
    names = [metrics.fit(one.label, frame.width / 4, SIZE, True) for one in series]
    right = max(60, 16 + max(metrics.width(name, SIZE, True) for name in names))
    left, top, height = 52, 30 if marks else 10, frame.height
    span = frame.width - left - right
    x_low, x_high = min(x for x, _ in points), max(x for x, _ in points)
    y_low = min(y for _, y in points) if low is None else low
    y_high = max(y for _, y in points) if high is None else high
    x_size, y_size = (x_high - x_low) or 1, (y_high - y_low) or 1

    def place(x: float, y: float) -> tuple[float, float]:
        return (
            left + span * (x - x_low) / x_size,
            top + height * (1 - (y - y_low) / y_size),
        )

    parts = []
    for tick in _ticks(y_low, y_low + y_size):
        _, y = place(x_low, tick)
        words = speaker.percent(tick) if percent else speaker.number(tick, 3, is_padded=False)
        parts += [
            path(f"M{left} {num(y)}H{num(left + span)}", "grid"),
            _text(left - 8, y + 4, words, "note", "end"),
        ]
    if isinstance(across, str):
        for tick in _ticks(x_low, x_low + x_size):
            x, _ = place(tick, y_low)
            parts.append(_text(x, top + height + 18, f"{tick:g}", "note", "middle"))
        parts.append(_text(left + span / 2, top + height + 38, across, "note", "middle"))
        bottom = top + height + 46
    else:
        parts.append(_text(left, top + height + 18, across[0], "note"))
        parts.append(_text(left + span, top + height + 18, across[1], "note", "end"))
        bottom = top + height + 26
    ends = _spread([place(*one.points[-1])[1] for one in series], bottom - 6)
    for number, one in enumerate(series):
        kind = f"series-{number % len(SERIES)}"
        dash = DASHES[number % len(DASHES)]
        more = f' stroke-dasharray="{dash}"' if dash else ""
        data = polyline([place(*point) for point in one.points])
        if one.colour:  # with an edge, so that yellow and white can be seen
            parts += [
                path(data, "none s-edge round", ' stroke-width="4.6"'),
                path(data, f"none s-{one.colour} round", ' stroke-width="3"'),
            ]
        else:
            parts.append(path(data, f"line {kind}", more))
        name = "name" if one.colour else f"name {kind}"
        parts.append(_text(left + span + 8, ends[number] + 4, names[number], name))
    for at, sign in marks:
        x, _ = place(at, y_low)
        parts += [
            path(f"M{num(x)} {top}V{top + height}", "mark", ' stroke-dasharray="4 3"'),
            f'<circle class="mark" cx="{num(x)}" cy="{top - 14}" r="11"/>',
            _text(x, top - 9, sign, "name", "middle"),
        ]
    return _svg(title, bottom, parts, frame.width)


def boxes(title: str, rows: Sequence[Spread]) -> str:
    """The middle half of the numbers as a box, the median as a line in it, and a line from 5 to 95
    %."""
    filled = [row for row in rows if row.numbers]
    if not filled:
        return ""
    left, right, height = _label_width([row.label for row in rows]), 30, 30
    span = WIDTH - left - right
    low = min(min(row.numbers) for row in filled)
    high = max(max(row.numbers) for row in filled)
    size = (high - low) or 1
    parts = []
    for place, row in enumerate(filled):
        numbers = sorted(row.numbers)
        y = 8 + place * height
        xs = [
            left + span * (numbers[round(part * (len(numbers) - 1))] - low) / size
            for part in (0.05, 0.25, 0.5, 0.75, 0.95)
        ]
        parts += [
            f'<text x="{left - 8}" y="{y + 15}" text-anchor="end">{escape(row.label)}</text>',
            f'<path class="whisker" d="M{xs[0]:.1f} {y + 11}H{xs[4]:.1f}"/>',
            f'<rect class="bar" x="{xs[1]:.1f}" y="{y + 2}" '
            f'width="{max(1, xs[3] - xs[1]):.1f}" height="{height - 12}" rx="2"/>',
            f'<path class="whisker" d="M{xs[2]:.1f} {y + 2}v{height - 12}"/>',
        ]
    bottom = 8 + len(filled) * height
    for tick in _ticks(low, low + size):
        x = left + span * (tick - low) / size
        parts.append(f'<text x="{x:.1f}" y="{bottom + 16}" text-anchor="middle">{tick:g}</text>')
    return _svg(title, bottom + 24, parts)


def _svg(title: str, height: float, parts: list[str], width: float = WIDTH) -> str:
    inside = "\n".join(parts)
    return (
        f'<svg class="chart ws ws-auto" viewBox="0 0 {width:.0f} {height:.0f}" role="img" '
        f'aria-label="{escape(title)}">\n{inside}\n</svg>'
    )


def _share(value: float, most: float) -> float:
    return min(1.0, max(0.0, value / most)) if most else 0.0


def _label_width(labels: Sequence[str]) -> int:
    return min(240, 20 + 8 * max(map(len, labels), default=0))


def _ticks(low: float, high: float) -> list[float]:
    """About five round numbers between two."""
    rough = (high - low) / 5
    power = 10 ** math.floor(math.log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough)
    first = math.ceil(low / step - 1e-9)
    return [round(n * step, 10) for n in range(first, math.floor(high / step + 1e-9) + 1)]


def _text(x: float, y: float, words: str, kind: str, anchor: str = "start") -> str:
    place = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text class="{kind}" x="{num(x)}" y="{num(y)}"{place}>{escape(words)}</text>'


def _spread(places: Sequence[float], lowest: float) -> list[float]:
    """The labels' places, moved so that none overlap."""
    order = sorted(range(len(places)), key=lambda number: places[number])
    moved = list(places)
    for before, after in pairwise(order):
        moved[after] = max(moved[after], moved[before] + APART)
    for number in reversed(order):
        moved[number] = min(moved[number], lowest)
        lowest = moved[number] - APART
    return moved
