"""Text widths and label places."""

from __future__ import annotations

import random

import pytest

from whistlestop.core.picture import metrics
from whistlestop.core.picture.layout import Box, Candidate, Disc, Fit, along, around, place, spread

FRAME = Box(0, 0, 400, 300)


def test_a_text_is_cut_to_the_room_that_it_has() -> None:
    for room in (0, 5, 30, 80):
        short = metrics.fit("Philadelphia", room, 12, bold=True)
        assert metrics.width(short, 12, bold=True) <= room
    assert metrics.fit("Philadelphia", 200, 12) == "Philadelphia"
    assert metrics.fit("Philadelphia", 60, 12).endswith("…")


def test_accents_add_no_width_and_unknown_signs_count_as_widest() -> None:
    assert metrics.width("é", 10) == metrics.width("e", 10)
    assert metrics.width("漢", 10) >= metrics.width("W", 10)


def test_a_sentence_is_wrapped_at_words_and_loses_none_while_there_are_lines() -> None:
    words = "Build a track for the blue company, which holds 7 cubes."
    lines = metrics.wrap(words, 180, 13, lines=5)
    assert " ".join(lines) == words
    assert all(metrics.width(line, 13) <= 180 for line in lines)
    assert len(metrics.wrap(words, 60, 13, lines=2)) == 2


def test_a_box_knows_the_lines_that_run_through_it() -> None:
    box = Box(10, 10, 20, 20)
    assert box.crosses((0, 0), (30, 30))
    assert box.crosses((15, 0), (15, 12))
    assert not box.crosses((0, 0), (8, 30))
    assert not box.crosses((0, 12), (12, 0))


def test_a_disc_leaves_its_corners_free() -> None:
    disc = Disc(0, 0, 10)
    assert disc.overlaps(Box(-1, -1, 1, 1))
    assert disc.overlaps(Box(9, -1, 20, 1))
    assert not disc.overlaps(Box(8, 8, 20, 20))


def test_a_drawing_is_fitted_into_the_middle_of_its_frame() -> None:
    fit = Fit([(0, 0), (100, 100)], FRAME)
    assert fit((50, 50)) == FRAME.centre
    assert fit((100, 100)) == (350, 300)
    assert Fit([(5, 5)], FRAME)((5, 5)) == FRAME.centre


@pytest.mark.parametrize("seed", range(5))
def test_points_are_pushed_apart_and_stay_in_the_frame(seed: int) -> None:
    generator = random.Random(seed)
    points = [(generator.uniform(0, 400), generator.uniform(0, 300)) for _ in range(30)]
    points += points[:3]
    moved = spread(points, lambda i, j: 30, FRAME)
    for n, (x, y) in enumerate(moved):
        assert 0 <= x <= 400
        assert 0 <= y <= 300
        for a, b in moved[:n]:
            assert ((x - a) ** 2 + (y - b) ** 2) ** 0.5 > 29


def test_points_far_enough_apart_stay_where_they_are() -> None:
    points = [(10.0, 10.0), (100.0, 10.0), (10.0, 200.0)]
    assert spread(points, lambda i, j: 30, FRAME) == points


def test_each_two_points_stand_as_far_apart_as_is_asked_of_them() -> None:
    points = [(200.0, 150.0), (210.0, 150.0), (200.0, 160.0)]
    wanted = {(0, 1): 40.0, (0, 2): 90.0, (1, 2): 70.0}
    moved = spread(points, lambda i, j: wanted[i, j], FRAME, gently=True)
    for (i, j), apart in wanted.items():
        (ax, ay), (bx, by) = moved[i], moved[j]
        assert ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 > apart - 1


def test_a_label_prefers_the_right_side_and_leaves_it_for_a_line() -> None:
    wish = list(around((200, 150), 10, "Town", 40, 12))
    (free,) = place([wish], [Disc(200, 150, 10)], [], FRAME, crossing=2)
    assert free is not None
    assert free.box.left > 200
    line = ((200.0, 150.0), (400.0, 150.0))
    (moved,) = place([wish], [Disc(200, 150, 10)], [line], FRAME, crossing=2)
    assert moved is not None
    assert not moved.box.crosses(*line)


def test_a_wish_without_a_free_place_drives_another_to_its_second_choice() -> None:
    here, there = Box(0, 0, 50, 10), Box(0, 20, 50, 30)
    either = [Candidate("either", here, 0), Candidate("either", there, 1)]
    only = [Candidate("only", here, 0), Candidate("only", Box(-9, 0, 0, 9), 0)] * 2
    placed = place([either, only], [], [], FRAME, crossing=1)
    assert [candidate and candidate.box for candidate in placed] == [there, here]


def test_what_finds_no_place_is_left_out() -> None:
    here = Box(0, 0, 50, 10)
    placed = place(
        [[Candidate("a", here, 0)], [Candidate("b", here, 0)], []], [], [], FRAME, crossing=1
    )
    assert sorted(candidate is None for candidate in placed) == [False, True, True]


def test_a_sign_on_a_line_starts_in_its_middle() -> None:
    first = next(iter(along((0, 0), (100, 0), "3", 10)))
    assert first.box.centre == (50, 0)
