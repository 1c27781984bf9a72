"""Why a thing of the picture can't be chosen."""

from __future__ import annotations

import re
from dataclasses import dataclass

from whistlestop.core.game import Action, State
from whistlestop.core.rulebook.reading import guide_of
from whistlestop.core.words import Message, Speaker


@dataclass(frozen=True)
class Explanation:
    words: list[str]
    rule: str  # the anchor of the paragraph that the first reason stands on, if any
    rule_label: str


def explain(state: State, thing: str, speaker: Speaker) -> Explanation:
    """Why a thing of the picture can't be chosen: what forbids the actions that name it.

    A thing's id ends in the words that notations use for it (`city_denver`, and `build
    denver=omaha`), so no game has to say more.
    """
    parts = set(re.split(r"[^a-z0-9]+", thing.lower())[1:])
    kinds = {action.kind for action in state.legal_actions()}
    guide = guide_of(state.game)
    reasons: dict[str, str] = {}
    for action in state.game.actions:
        if action.kind in kinds and parts and parts <= _notation_parts(action):
            reason = state.why_not(action)
            if reason is not None:
                reasons.setdefault(told(state, reason, speaker), guide.of_reason(action, reason))
    found = list(reasons)[:3] or [
        speaker.text("That can’t be chosen now."),
        speaker.say(state.game.words.prompt(state)),
    ]
    rule = next((reasons[words] for words in reasons if reasons[words]), "")
    return Explanation(found, rule or guide.of_prompt(state), speaker.text("The rule about this"))


def told(state: State, reason: Message, speaker: Speaker) -> str:
    """The reason, and where it stands on a ruling, the reason of that."""
    sentence = speaker.say(reason)
    ruling = state.game.title.ruling_named_by(reason)
    if ruling is None:
        return sentence
    return f"{sentence} {speaker.text('This is a ruling: {reason}', reason=ruling.reason)}"


def _notation_parts(action: Action) -> set[str]:
    return set(re.split(r"[^a-z0-9]+", action.notation.lower()))
