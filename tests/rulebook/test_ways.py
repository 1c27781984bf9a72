"""From the prompt to the rule: every action, prompt and reason leads to a paragraph that exists."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rulebook.test_pages import book, guide
from tests.support.titles import illustrated
from whistlestop.core.game import OVER
from whistlestop.core.match import Match
from whistlestop.core.record import Record
from whistlestop.core.registry import find_title
from whistlestop.core.title import Title

# What the words of these files say is no reason: the log, and errors of spelling.
WITHOUT_REASONS = {"log.py"}
EVERY = 23  # one of so many positions of a recording is looked at
RECORDS = Path(__file__).resolve().parent.parent / "games"


def kinds_said(title: Title) -> Iterator[tuple[str, str]]:
    """The kind of every message that the game's words say, with its file."""
    for file in sorted((title.folder / "words").glob("*.py")):
        if file.name in WITHOUT_REASONS:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                for keyword in node.keywords:
                    if keyword.arg == "kind" and isinstance(keyword.value, ast.Constant):
                        yield file.name, str(keyword.value.value)


@pytest.mark.parametrize("name", illustrated())
def test_every_kind_of_action_leads_to_a_paragraph(name: str) -> None:
    title = find_title(name)
    anchors = set(book(name, "en").anchors())
    made = guide(title)
    for players in title.board().players:
        for kind in title.game(players).kinds:
            assert made.actions.get(kind) in anchors, kind
    assert made.several in anchors
    assert set(made.actions.values()) <= anchors


@pytest.mark.parametrize("name", illustrated())
def test_every_reason_leads_to_a_paragraph(name: str) -> None:
    title = find_title(name)
    made = guide(title)
    missing = {(file, kind) for file, kind in kinds_said(title) if kind not in made.reasons}
    assert missing == set()
    assert {anchor for anchor in made.reasons.values() if anchor} <= set(book(name, "en").anchors())


@pytest.mark.parametrize("name", illustrated())
def test_every_prompt_and_reason_of_the_recorded_games_leads_to_a_paragraph(name: str) -> None:
    title = find_title(name)
    anchors = set(book(name, "en").anchors())
    for file in sorted((RECORDS / name.replace("-", "_") / "records").glob("*.json")):
        match = Record.read(str(file)).replay()
        played = Match(match.game, match.names)
        for moment, action in enumerate(match.actions):
            state = played.state
            if moment % EVERY == 0 and state.to_act >= 0:
                made = guide(title)
                assert made.of_prompt(state) in anchors, state.game.words.prompt(state)
                for other in state.game.actions[moment % 5 :: 97]:
                    reason = state.why_not(other)
                    if reason is not None:
                        assert made.of_reason(other, reason) in anchors, reason
            played.play(action)
        assert played.state.to_act == OVER
