"""The chart of a result's page."""

from __future__ import annotations

import re

import pytest

from whistlestop.core.picture import SHAPES
from whistlestop.core.registry import find_title
from whistlestop.core.words import speaker
from whistlestop.server.rendering.chart import chance_chart, score_chart

NAMES = ("Adelaide", "Stephenson", "Seguin")
PHONE = 340  # pixels that a page of 390 leaves within its card


@pytest.mark.parametrize("shape", SHAPES)
def test_the_viewers_line_is_called_yours_as_on_the_rest_of_the_page(shape: str) -> None:
    title, voice = find_title("steel-driver"), speaker("en", NAMES)
    scores = score_chart([[0, 0, 0], [9, 5, 7]], title, voice, 0, shape)
    chances = chance_chart([[0.3, 0.3, 0.4], [1, 0, 0]], title, voice, (), 0, shape)
    for chart in (scores, chances):
        assert "Stephenson" in chart
        assert ">You<" in chart
        assert "Adelaide" not in chart


def test_on_a_phone_a_chart_is_drawn_as_narrow_as_it_is_shown() -> None:
    title, voice = find_title("steel-driver"), speaker("en", NAMES)
    chart = score_chart([[0, 0, 0], [9, 5, 7]], title, voice, 0, "narrow")
    box = re.search(r'viewBox="0 0 (\d+) ', chart)
    assert box is not None
    assert int(box[1]) <= PHONE
