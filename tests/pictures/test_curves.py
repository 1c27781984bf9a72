"""The curves that Steam Rollers' track is drawn with."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from whistlestop.games.steam_rollers.picture.hexes import (
    GENTLE,
    MIDDLES,
    RADIUS,
    SHARP,
    STRAIGHT,
    Curves,
)


def _points(data: str) -> list[tuple[float, float]]:
    """The first and the last point of a path of one curve."""
    numbers = [float(n) for n in re.findall(r"-?[\d.]+", data)]
    return [(numbers[0], numbers[1]), (numbers[-2], numbers[-1])]


def test_a_track_runs_between_the_middles_of_its_two_edges() -> None:
    curves = Curves()
    for shape, (a, b) in enumerate(curves.edges):
        assert _points(curves.plain[shape]) == [MIDDLES[a], MIDDLES[b]]


def test_three_tracks_are_straight_six_gentle_and_six_sharp() -> None:
    curves = Curves()
    assert [curves.types.count(kind) for kind in (STRAIGHT, GENTLE, SHARP)] == [3, 6, 6]
    for shape, kind in enumerate(curves.types):
        assert ("A" in curves.plain[shape]) == (kind != STRAIGHT)
        assert kind == STRAIGHT or f"A{RADIUS[kind]:g} " in curves.plain[shape]


def test_a_town_lies_on_its_track() -> None:
    """Its distance from the centre of the arc is the arc's radius."""
    curves = Curves()
    for shape, kind in enumerate(curves.types):
        x, y = curves.middle(shape)
        a, b = (MIDDLES[edge] for edge in curves.edges[shape])
        if kind == STRAIGHT:
            assert (x, y) == (0, 0)
            continue
        half = ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5 / 2
        halfway = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        away = (halfway[0] ** 2 + halfway[1] ** 2) ** 0.5
        far = 1 + max(0, RADIUS[kind] ** 2 - half**2) ** 0.5 / away
        distance = ((halfway[0] * far - x) ** 2 + (halfway[1] * far - y) ** 2) ** 0.5
        assert distance == pytest.approx(RADIUS[kind], abs=0.1)


def test_stubs_to_point_at_lie_apart() -> None:
    curves = Curves()
    for stubs in (curves.stubs, curves.long_stubs):
        middles: list[tuple[int, float, float]] = []
        for shape, data in enumerate(stubs):
            for line in data.split("M")[1:]:
                (a, b), (c, d) = _points(line)
                middles.append((shape, (a + c) / 2, (b + d) / 2))
        for (one, a, b), (other, c, d) in combinations(middles, 2):
            both = {curves.types[one], curves.types[other]}
            if one != other and not (stubs is curves.long_stubs and GENTLE in both):
                assert ((a - c) ** 2 + (b - d) ** 2) ** 0.5 > 1.4, (one, other)
