"""The scores, or the chances, over a game, as a small drawing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from markupsafe import escape

from whistlestop.core.words import Speaker

WIDTH, HEIGHT = 520, 320
LEFT, RIGHT, TOP, BOTTOM = 50, 110, 14, 28
DASHES = ("", "8 4", "2 4", "10 3 2 3", "5 2", "1 3")  # colour never stands alone


def score_chart(scores: Sequence[Sequence[int]], speaker: Speaker) -> str:
    """A line for each seat, from the start to the last action."""
    low = min(0, *(min(row) for row in scores))
    high = max(1, *(max(row) for row in scores))
    steps = max(1, len(scores) - 1)

    def x(moment: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * moment / steps

    def y(score: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (score - low) / (high - low)

    parts = [
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(speaker.text("Scores over the game"))}">'
    ]
    for mark in _ticks(low, high):
        parts.append(
            f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(mark):.1f}" '
            f'y2="{y(mark):.1f}"/>'
            f'<text x="{LEFT - 6}" y="{y(mark) + 4:.1f}" text-anchor="end">{mark}</text>'
        )
    ends = _spread([y(score) for score in scores[-1]])
    for seat in range(len(scores[0])):
        points = [f"{x(0):.1f} {y(scores[0][seat]):.1f}"]
        for moment in range(1, len(scores)):
            if scores[moment][seat] != scores[moment - 1][seat]:
                points.append(f"{x(moment):.1f} {y(scores[moment - 1][seat]):.1f}")
                points.append(f"{x(moment):.1f} {y(scores[moment][seat]):.1f}")
        points.append(f"{x(steps):.1f} {y(scores[-1][seat]):.1f}")
        parts.append(_line(seat, points))
        parts.append(_label(seat, ends[seat], speaker))
    parts.append(_ends(speaker))
    return "".join(parts)


def chance_chart(chances: Sequence[Sequence[float]], speaker: Speaker) -> str:
    """Each seat's chance of winning, from the start to the last action."""
    steps = max(1, len(chances) - 1)

    def place(moment: int, chance: float) -> str:
        x = LEFT + (WIDTH - LEFT - RIGHT) * moment / steps
        return f"{x:.1f} {height(chance):.1f}"

    def height(chance: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * chance

    parts = [
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{escape(speaker.text("Chances of winning after each action"))}">'
    ]
    for percent in range(0, 101, 25):
        y = height(percent / 100)
        parts.append(
            f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
            f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">'
            f"{escape(speaker.percent(percent / 100))}</text>"
        )
    ends = _spread([height(chance) for chance in chances[-1]])
    for seat in range(len(chances[0])):
        points = [place(moment, row[seat]) for moment, row in enumerate(chances)]
        parts.append(_line(seat, points))
        parts.append(_label(seat, ends[seat], speaker))
    parts.append(_ends(speaker))
    return "".join(parts)


def _line(seat: int, points: Sequence[str]) -> str:
    dash = f' stroke-dasharray="{DASHES[seat % 6]}"' if DASHES[seat % 6] else ""
    return f'<path class="line seat-{seat}" d="M{"L".join(points)}"{dash}/>'


def _label(seat: int, y: float, speaker: Speaker) -> str:
    return (
        f'<text class="seat-{seat}" x="{WIDTH - RIGHT + 8}" y="{y + 4:.1f}">'
        f"{escape(_short(speaker.name(seat)))}</text>"
    )


def _ends(speaker: Speaker) -> str:
    return (
        f'<text class="axis" x="{LEFT}" y="{HEIGHT - 6}">'
        f"{escape(speaker.text('start'))}</text>"
        f'<text class="axis" x="{WIDTH - RIGHT}" y="{HEIGHT - 6}" text-anchor="end">'
        f"{escape(speaker.text('end'))}</text></svg>"
    )


def _ticks(low: int, high: int) -> list[int]:
    step = 1
    while (high - low) / step > 5:
        step = step * 2 if str(step)[0] in "15" else step * 5 // 2
    first = -(-low // step) * step
    return list(range(first, high + 1, step))


def _spread(places: list[float], apart: float = 14) -> list[float]:
    """The labels' places, moved so that none overlap."""
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    moved = list(places)
    for before, after in pairwise(order):
        moved[after] = max(moved[after], moved[before] + apart)
    lowest = HEIGHT - 8.0
    for seat in reversed(order):
        moved[seat] = min(moved[seat], lowest)
        lowest = moved[seat] - apart
    return moved


def _short(name: str) -> str:
    return name if len(name) <= 15 else name[:14] + "…"
