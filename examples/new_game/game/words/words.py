"""Everything that New Game says: what the other files of this folder make, and prompts."""

from __future__ import annotations

from collections.abc import Iterable

from examples.new_game.game.game import NewGame
from examples.new_game.game.position import Position
from examples.new_game.game.words import actions, description, log, score_sheet, text
from whistlestop.core.game import CHANCE, Action, Event
from whistlestop.core.words import Message, Speaker, Words, say


class NewGameWords(Words[Position]):
    def __init__(self, game: NewGame) -> None:
        self.game = game

    def label(self, action: Action) -> Message:
        return actions.label(action)

    def sentence(self, event: Event) -> Message:
        return log.sentence(event)

    def why_not(self, state: Position, action: Action) -> Message:
        return actions.why_not(state)

    def table(self, state: Position, speaker: Speaker) -> str:
        return text.table(state, speaker)

    def prompt(self, state: Position) -> Message:
        if state.to_act == CHANCE:
            return say("A ball is drawn.", kind="draw")
        return say("Keep the ball, or drop it?", kind="keep-or-drop")

    def description(self, state: Position) -> list[tuple[Message, list[Message]]]:
        return description.description(state)

    def score_sheet(
        self, state: Position, events: Iterable[Event]
    ) -> list[tuple[Message, list[int]]]:
        return score_sheet.score_sheet(state)

    def unknown_notation(self, text: str) -> Message:
        return say(
            "{text} is not an action; write, for example, {example}.",
            kind="notation",
            text=repr(text),
            example="keep",
        )
