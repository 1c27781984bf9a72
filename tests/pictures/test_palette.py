"""Colours: legible in both themes, and never alone."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.support.titles import illustrated
from whistlestop.core.picture.palette import (
    DASHES,
    INKS,
    MARKS,
    ORNAMENTS,
    PAGE_GROUNDS,
    PAGE_ROLES,
    ROLES,
    SEATS,
    SERIES,
    colour,
    marks_for,
)
from whistlestop.core.picture.players import PICTOGRAMS
from whistlestop.core.registry import find_title

LEAST_CONTRAST = 4.5  # WCAG 2, level AA
LEAST_DIFFERENCE = 20.0  # of two colours in Lab, to be told apart at a glance
Rgb = tuple[float, float, float]

# Machado, Oliveira and Fernandes (2009), severity 1, for linear light.
BLINDNESS = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
}


def _linear(code: str) -> Rgb:
    channels = [int(code[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return r, g, b


def _luminance(code: str) -> float:
    r, g, b = _linear(code)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def _contrast(one: str, other: str) -> float:
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _lab(rgb: Rgb) -> Rgb:
    r, g, b = (min(max(c, 0.0), 1.0) for c in rgb)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _seen(code: str, blindness: str) -> Rgb:
    light = _linear(code)
    r, g, b = (sum(w * c for w, c in zip(row, light, strict=True)) for row in BLINDNESS[blindness])
    return _lab((r, g, b))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("ink", "ground"),
    [(ink, ground) for ink, grounds in INKS.items() for ground in grounds]
    + [(f"on-{mark}", mark) for mark in MARKS],
)
def test_every_pair_of_ink_and_ground_is_legible(ink: str, ground: str, dark: bool) -> None:
    assert _contrast(colour(ink, dark), colour(ground, dark)) >= LEAST_CONTRAST


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_ornaments_are_quieter_than_texts_but_can_be_read(dark: bool) -> None:
    for ink, ground in ORNAMENTS.items():
        assert _contrast(colour(ink, dark), colour(ground, dark)) >= 3
        assert _contrast(colour(ink, dark), colour(ground, dark)) < _contrast(
            colour("label", dark), colour(ground, dark)
        )


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("ground", ["land", "water", "panel"])
def test_edges_and_choices_stand_out_from_the_ground(ground: str, dark: bool) -> None:
    assert _contrast(colour("edge", dark), colour(ground, dark)) >= 3
    assert _contrast(colour("accent", dark), colour(ground, dark)) >= 3


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_the_simulation_confuses_what_it_should(blindness: str) -> None:
    """Else the next test would prove nothing: red and green of equal lightness look alike."""
    r, g = _seen("#a06000", blindness), _seen("#6c7800", blindness)
    assert sum((a - b) ** 2 for a, b in zip(r, g, strict=True)) ** 0.5 < LEAST_DIFFERENCE


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_colours_that_look_alike_differ_in_symbol_and_pattern_and_stroke(blindness: str) -> None:
    alike = 0
    for one, other in combinations(MARKS.values(), 2):
        a, b = _seen(one.fill, blindness), _seen(other.fill, blindness)
        if sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) ** 0.5 < LEAST_DIFFERENCE:
            alike += 1
            assert one.symbol != other.symbol
            assert one.hatch != other.hatch
            assert one.dash != other.dash
    assert alike > 0


def test_each_name_of_a_set_has_a_mark_of_its_own() -> None:
    names = ("red", "grey", "acme", "black", "union-pacific")
    marks = marks_for(names)
    assert [mark.name for mark in marks[:2]] == ["red", "silver"]
    assert len({mark.name for mark in marks}) == len(names)


def test_more_names_than_marks_can_still_be_drawn() -> None:
    assert len(marks_for([f"name{n}" for n in range(20)])) == 20


@pytest.mark.parametrize("dark", [False, True])
def test_the_lines_and_words_of_a_page_are_legible(dark: bool) -> None:
    for pair in (*SERIES, *PAGE_ROLES.values()):
        for ground in ("page", "panel"):
            assert _contrast(pair[dark], ROLES[ground][dark]) >= LEAST_CONTRAST


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("leaf", "bar"),
        ("bar-ink", "bar"),
        ("bar-muted", "bar-low"),
        ("ticket-ink", "ticket"),
        ("ticket-muted", "ticket"),
        ("on-ticket-accent", "ticket-accent"),
    ],
)
def test_headers_and_tickets_are_legible(ink: str, ground: str, dark: bool) -> None:
    assert _contrast(PAGE_GROUNDS[ink][dark], PAGE_GROUNDS[ground][dark]) >= LEAST_CONTRAST


@pytest.mark.parametrize("seat", SEATS)
def test_the_pictograms_of_players_are_legible(seat: str) -> None:
    assert _contrast(*SEATS[seat]) >= LEAST_CONTRAST


@pytest.mark.parametrize("blindness", BLINDNESS)
@pytest.mark.parametrize("title", illustrated())
def test_players_who_look_alike_differ_in_pictogram_and_rails(title: str, blindness: str) -> None:
    colours = find_title(title).seat_colours
    for (one, first), (other, second) in combinations(enumerate(colours), 2):
        a, b = _seen(colour(first, False), blindness), _seen(colour(second, False), blindness)
        if sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) ** 0.5 < LEAST_DIFFERENCE:
            assert PICTOGRAMS[one] != PICTOGRAMS[other]
            assert DASHES[first] != DASHES[second]
    assert len({PICTOGRAMS[seat] for seat in range(len(colours))}) == len(colours)


def test_what_is_built_stands_out_from_what_could_be_and_that_from_the_land() -> None:
    for dark in (False, True):
        land = colour("land", dark)
        built, open_ = (_contrast(colour(name, dark), land) for name in ("rail-edge", "route"))
        quiet = max(_contrast(colour(name, dark), land) for name in ("river", "state", "light"))
        assert built > 10 > open_ >= 3 > quiet
