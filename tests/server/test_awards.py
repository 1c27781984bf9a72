"""What a page draws on the rosettes of awards."""

from __future__ import annotations

import pytest

from tests.conformance.test_results import finished
from whistlestop.core.registry import find_title, title_names
from whistlestop.server.rendering.awards import SIGNS


@pytest.mark.parametrize("name", title_names())
def test_every_award_has_a_sign_that_pages_know(name: str) -> None:
    players = find_title(name).board().players[-1]
    match = finished(name, players, players)
    events = [event for happened in match.events for event in happened]
    awards = match.game.words.awards(match.state, events)
    assert awards
    assert {award.sign for award in awards} <= set(SIGNS)
