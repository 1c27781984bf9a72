"""From the prompt to the rule: every action, prompt, reason and tooltip leads to a paragraph."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.pictures.reading import SVG
from tests.pictures.scenes import SPEAKER, states
from tests.rulebook.test_pages import book, guide
from tests.support.titles import illustrated
from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER
from whistlestop.core.match import Match
from whistlestop.core.picture import SHAPES, View
from whistlestop.core.record import Record
from whistlestop.core.registry import find_title
from whistlestop.core.title import Title

# What these classes of a game's words say is no reason: it stands in the log.
LOGS = ("Log", "PowersLog")
EVERY = 23  # one of so many positions of a recording is looked at
RECORDS = Path(__file__).resolve().parent.parent / "games"


def kinds_said(title: Title) -> Iterator[tuple[str, str]]:
    """The kind of every message that the game's words say, with its file."""
    for file in sorted((title.folder / "words").glob("*.py")):
        for part in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(part, ast.ClassDef) and part.name in LOGS:
                continue
            for node in ast.walk(part):
                if isinstance(node, ast.keyword) and node.arg == "kind":
                    if isinstance(node.value, ast.Constant):
                        yield file.name, str(node.value.value)


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


def titled_things(drawing: str) -> Iterator[tuple[str, str]]:
    """What has a tooltip and is no choice: the id of the thing it belongs to, and its words."""
    picture = ElementTree.fromstring(drawing)
    above = {child: parent for parent in picture.iter() for child in parent}
    for part in above:
        title = part.find(f"{SVG}title")
        if title is None or part.get("data-choice") or part.get("data-pick"):
            continue
        thing = part
        while not thing.get("id") and thing in above:
            thing = above[thing]
        yield thing.get("id") or "", title.text or ""


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("name", illustrated())
def test_every_tooltip_of_the_picture_leads_to_a_paragraph(name: str, shape: str) -> None:
    title = find_title(name)
    game = title.game(title.board().players[-1])
    made = guide(title)
    anchors = set(book(name, "en").anchors())
    assert set(made.things.values()) <= anchors
    found = 0
    for number, (state, last) in enumerate(states(game, "tooltips", 6)):
        if number % 3 == 0:
            drawing = game.picture.draw(state, View(SPEAKER, viewer=0, last=last, shape=shape))
            for thing, words in titled_things(drawing):
                kind = thing.split("_")[0]  # as client/src/tip.ts finds it
                assert made.things.get(kind) in anchors, f"{thing}: {words}"
                found += 1
    assert found > 100


def test_the_prompt_of_rolling_freights_draft_leads_to_the_draft() -> None:
    title = find_title("rolling-freight")
    state = title.game(4).start()
    generator = random.Random(1)
    offered: set[str] = set()
    while not offered >= {"swap", "take-contract"}:
        is_chance = state.to_act == CHANCE
        state.apply(
            draw(state, generator) if is_chance else generator.choice(state.legal_actions())
        )
        offered = {action.kind for action in state.legal_actions()}
    assert guide(title).of_prompt(state) == "draft"
