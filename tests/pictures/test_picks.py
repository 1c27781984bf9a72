"""What is picked is seen before it is confirmed, whatever it is."""

from __future__ import annotations

import random

import pytest

from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, OVER, Action
from whistlestop.core.picture import View
from whistlestop.core.registry import find_title, title_names
from whistlestop.games.rolling_freight.position import Position
from whistlestop.server.table.scene_view import scene_view

MOST = 12  # picks of each kind


def test_rolling_the_rest_lights_the_dice_that_it_rolls() -> None:
    state = find_title("rolling-freight").game(2).start()
    generator = random.Random(0)
    picks: list[Action] = []
    while not picks:  # until a Careful Planner is asked which dice to set
        is_chance = state.to_act == CHANCE
        state.apply(
            draw(state, generator) if is_chance else generator.choice(state.legal_actions())
        )
        picks = [action for action in state.legal_actions() if action.kind == "roll-dice"]
    seat = int(state.to_act)
    before = scene_view(state, View(viewer=seat)).hand
    after = scene_view(state, View(viewer=seat), picks).hand
    assert before is not None
    assert after is not None
    assert isinstance(state, Position)
    waiting = sum(state.to_roll)
    assert waiting > 0
    assert after.count('<g class="changed"><g id="die_') == waiting
    assert after.count(" lit") - before.count(" lit") == waiting


@pytest.mark.parametrize("name", title_names())
def test_every_pick_marks_something_in_the_drawings(name: str) -> None:
    title = find_title(name)
    state = title.game(title.board().players[-1]).start()
    generator = random.Random(7)
    seen: dict[str, int] = {}
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.apply(draw(state, generator))
            continue
        legal = state.legal_actions()
        for action in {
            action.kind: action for action in generator.sample(legal, len(legal))
        }.values():
            if seen.setdefault(action.kind, 0) < MOST:
                seen[action.kind] += 1
                shown = scene_view(state, View(viewer=int(state.to_act)), (action,))
                drawings = [shown.map, shown.hand or "", *(part.drawing for part in shown.beside)]
                assert any('class="changed' in drawing for drawing in drawings), action.notation
        state.apply(generator.choice(legal))
    assert len(seen) > 3
