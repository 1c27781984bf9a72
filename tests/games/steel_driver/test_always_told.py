"""What a player must always see: the active-player marker, and who last controlled a company."""

from __future__ import annotations

import re

from tests.support.record_games import folder
from whistlestop.core.record import Record
from whistlestop.core.words import Speaker
from whistlestop.games.steel_driver.position import NONE, SET_UP, Position

RECORD = Record.read(folder("steel-driver") / "four-join-the-coasts.json")


def positions() -> list[Position]:
    """Of every phase, to the end."""
    found = []
    for moment in range(0, len(RECORD.actions) + 1, 9):
        state = RECORD.replay(moment).state
        assert isinstance(state, Position)
        found.append(state)
    return found


def drawing(state: Position) -> str:
    return state.game.picture.draw(state)


def test_the_active_player_marker_is_told_in_every_phase() -> None:
    phases = set()
    for state in positions():
        if state.phase == SET_UP:
            continue
        phases.add(int(state.phase))
        words = state.game.words
        lines = [str(line) for _, lines in words.description(state) for line in lines]
        assert f"seat {int(state.marker) + 1} has the active-player marker." in lines
        assert "active-player marker" in words.table(state, Speaker())
        assert "active-player marker" in drawing(state)
    assert len(phases) >= 3


def test_who_last_controlled_a_company_is_told_in_every_phase() -> None:
    told = 0
    for state in positions():
        lines = [str(line) for _, lines in state.game.words.description(state) for line in lines]
        others = [
            int(last)
            for last, now in zip(state.last_control, state.control, strict=True)
            if last not in (NONE, now)
        ]
        said = [line for line in lines if line.startswith("Last controlled by")]
        assert len(said) == len(others)
        assert " Last " in state.game.words.table(state, Speaker())
        drawn = re.findall("<title>[^<]*; last controlled by [^<]*</title>", drawing(state))
        assert len(set(drawn)) == len(others)
        for last in others:
            assert any(f"seat {last + 1}</title>" in title for title in drawn)
        told += len(others)
    assert told
