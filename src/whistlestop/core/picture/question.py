"""The panel with the question: what is asked, of whom, and a line about it."""

from __future__ import annotations

from whistlestop.core.game import CHANCE, State
from whistlestop.core.picture import metrics
from whistlestop.core.picture.svg import text
from whistlestop.core.words import Listing, Seat, Speaker

INSET = 14.0  # of what stands in the panel, from its sides
MOST_HINT_LINES = 5


def question(state: State, speaker: Speaker) -> str:
    """What is asked now; at the end, who has won."""
    outcome = state.outcome()
    if outcome is not None and state.game.players > 1:
        winners = Listing([Seat(seat) for seat in outcome.winners])
        if len(outcome.winners) == 1:
            return speaker.text("{winner} wins.", winner=winners)
        return speaker.text("{winners} share the victory.", winners=winners)
    prompt = state.game.words.prompt(state)
    if outcome is not None or state.to_act == CHANCE:
        return speaker.say(prompt)
    return speaker.text("{player}: {prompt}", player=Seat(int(state.to_act)), prompt=prompt)


def asked(words: str, hint: str, x: float, y: float, w: float) -> tuple[list[str], float]:
    """The question and the line about it, at the top of a panel; and where the rest may begin."""
    inner = w - 2 * INSET
    lines = metrics.wrap(words, inner, 15, display=True)
    parts = [
        text(x + INSET, y + 25 + 19 * number, line, 15, "ink", "panel", display=True)
        for number, line in enumerate(lines)
    ]
    top = y + 17 + 19 * len(lines)
    for line in metrics.wrap(hint, inner, 13, lines=MOST_HINT_LINES) if hint else ():
        parts.append(text(x + INSET, top + 10, line, 13, "muted", "panel"))
        top += 18
    return parts, top + (4 if hint else 0)
