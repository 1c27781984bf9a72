"""What the page tells of a choice that can't be made."""

from __future__ import annotations

from tests.games.steam_rollers.test_cards import at
from whistlestop.core.words import Speaker
from whistlestop.server.table.why_not import told


def test_a_refusal_by_a_ruling_tells_the_ruling() -> None:
    state = at({0: "2"}).state
    for notation in ("use 2", "draft 2", "draft 4", "first 2"):
        state.play(state.parse(notation))
    reason = state.why_not(state.game.parse("take 2"))
    assert reason is not None
    ruling = state.game.title.ruling("two-dice-in-hand")
    said = told(state, reason, Speaker())
    assert said.startswith("Card 2a is in use")
    assert said.endswith(f"This is a ruling: {Speaker().say(ruling.reason)}")
