"""Draws the learning curve of examples/learn_steel_driver.py as SVG.

python examples/learning_curve.py learned/figures.json learned/learning-curve.svg
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

WIDTH, HEIGHT = 760, 380
LEFT, RIGHT, TOP, BOTTOM = 64, 190, 20, 52
STYLES = {"random": ("#1f6f8b", ""), "greedy": ("#b5482a", "7 4")}  # told apart by dashes too
HAND_MADE = "the same search with the hand-made judgement"
EQUAL = 0.25


def picture(figures: dict[str, Any]) -> str:
    """A line for each rival, its 95 % interval as a band, and what there is to compare with."""
    minutes: float = figures["minutes"]

    def x(minute: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * minute / minutes

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    parts = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(
            f'<path d="M{LEFT} {y(share):.1f}H{x(minutes):.1f}" stroke="#ddd"/>'
            f'<text x="{LEFT - 8}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        )
    for tick in range(11):
        minute = minutes * tick / 10
        parts.append(
            f'<text x="{x(minute):.1f}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">'
            f"{minute:g}</text>"
        )
    compared = {"an equal share": EQUAL}
    for row in figures["final"]:
        if row["who"] == HAND_MADE and row["rival"] == "greedy":
            compared["hand-made judgement"] = row["wins"][0]
    for label, share in compared.items():
        parts.append(
            f'<path d="M{LEFT} {y(share):.1f}H{x(minutes):.1f}" stroke="#555" '
            f'stroke-dasharray="2 3"/><text x="{x(minutes) + 8:.1f}" y="{y(share) + 18:.1f}" '
            f'fill="#555">{label}</text>'
        )
    for rival, (colour, dashes) in STYLES.items():
        points = [(x(one["minutes"]), one["wins"][rival]) for one in figures["curve"]]
        band = [f"{at:.1f} {y(high):.1f}" for at, (_, _, high) in points]
        band += [f"{at:.1f} {y(low):.1f}" for at, (_, low, _) in reversed(points)]
        line = "L".join(f"{at:.1f} {y(share):.1f}" for at, (share, _, _) in points)
        end, (last, _, _) = points[-1]
        parts.append(
            f'<path d="M{"L".join(band)}Z" fill="{colour}" opacity="0.15"/>'
            f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="2" '
            f'stroke-dasharray="{dashes}"/>'
            f'<text x="{end + 8:.1f}" y="{y(last) + 4:.1f}" fill="{colour}">'
            f"against three {rival}</text>"
        )
    middle = y(0.5)
    parts.append(
        f'<text x="{x(minutes / 2):.1f}" y="{HEIGHT - 8}" text-anchor="middle">'
        "minutes of learning on one core</text>"
        f'<text transform="translate(16 {middle:.1f}) rotate(-90)" text-anchor="middle">'
        "games won by the model</text>"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="13"><title>Games won by the model, as it learns'
        f'</title><rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>{"".join(parts)}</svg>\n'
    )


def main() -> None:
    figures, drawing = map(Path, sys.argv[1:])
    drawing.write_text(picture(json.loads(figures.read_text(encoding="utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    main()
