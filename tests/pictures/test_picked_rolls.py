"""What a pick shows that only rolls dice."""

from __future__ import annotations

import random

from whistlestop.core.chance import draw
from whistlestop.core.game import CHANCE, Action
from whistlestop.core.picture import View
from whistlestop.core.registry import find_title
from whistlestop.games.rolling_freight.position import Position
from whistlestop.server.table.scene_view import scene_view


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
