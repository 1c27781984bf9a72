"""What a player is told before a choice that chance answers."""

from __future__ import annotations

import pytest

from tests.conformance.inspector import inspect_message
from tests.support.record_games import folder
from whistlestop.core.game import CHANCE
from whistlestop.core.record import Record
from whistlestop.core.words import Speaker

# The kinds of what chance does, by the word that tells of it.
KINDS = {
    "rolling-freight": {
        "dice": {"roll"},
        "card": {"draw-contract", "draw-improvement", "draw-disaster"},
        "chance": {"first-player", "draw-cargo", "lose"},
    },
    "steam-rollers": {
        "dice": {"white", "black"},
        "card": set(),
        "chance": {"cube", "order", "ship", "side", "start", "walls"},
    },
    "steel-driver": {"dice": set(), "card": set(), "chance": {"first-player"}},
}


@pytest.mark.parametrize("name", KINDS)
def test_a_choice_is_final_for_dice_that_are_rolled_or_a_card_that_is_turned_up(name: str) -> None:
    told: dict[str, set[str]] = {"dice": set(), "card": set(), "chance": set()}
    for path in sorted(folder(name).glob("*.json")):
        record = Record.read(path)
        state = record.game.start()
        for notation in record.actions:
            action = state.parse(notation)
            if state.to_act == CHANCE:
                message = state.game.words.no_way_back(state)
                inspect_message(message)
                said = Speaker(()).say(message).lower()
                told[next(word for word in told if word in said)].add(action.kind)
            state.apply(action)
    assert told == KINDS[name]
