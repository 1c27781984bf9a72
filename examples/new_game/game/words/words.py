"""Everything that New Game says: labels, the log, reasons, the table as text and in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from examples.new_game.game.game import NewGame
from examples.new_game.game.state import DRAWN, KEPT, NewGameState
from whistlestop.core.game import CHANCE, Action, Event
from whistlestop.core.words import Message, Seat, Speaker, Words, say


class NewGameWords(Words[NewGameState]):
    def __init__(self, game: NewGame) -> None:
        self.game = game

    def label(self, action: Action) -> Message:
        if action.kind == "draw":
            return say("Draw the {ball}", kind="draw", ball=action.fields[0])
        if action.kind == "keep":
            return say("Keep the ball", kind="keep")
        return say("Drop the ball", kind="drop")

    def sentence(self, event: Event) -> Message:
        kind, *data = event
        if kind == DRAWN:
            return say("The ball is a {ball}.", kind="drawn", ball=data[0])
        if kind == KEPT:
            return say("{seat} keeps the {ball}.", kind="kept", seat=Seat(data[0]), ball=data[1])
        return say("{seat} drops the {ball}.", kind="dropped", seat=Seat(data[0]), ball=data[1])

    def why_not(self, state: NewGameState, action: Action) -> Message:
        if state.to_act == CHANCE:
            return say("The next ball has to be drawn first.", kind="draw-first")
        return say("There already is a ball on the table.", kind="ball-drawn")

    def table(self, state: NewGameState, speaker: Speaker) -> str:
        lines = [
            speaker.text("{seat}: {points} points", seat=Seat(seat), points=points)
            for seat, points in enumerate(state.scores())
        ]
        return "\n".join(lines)

    def prompt(self, state: NewGameState) -> Message:
        if state.to_act == CHANCE:
            return say("A ball is drawn.", kind="draw")
        return say("Keep the ball, or drop it?", kind="keep-or-drop")

    def description(self, state: NewGameState) -> list[tuple[Message, list[Message]]]:
        game = [say("Rounds played: {rounds}.", rounds=state.round)]
        if state.ball:
            game.append(say("The ball on the table is a {ball}.", ball=state.ball))
        if state.to_act >= 0:
            game.append(say("{seat} decides.", seat=Seat(int(state.to_act))))
        points = [
            say("{seat} has {points} points.", seat=Seat(seat), points=points)
            for seat, points in enumerate(state.scores())
        ]
        return [(say("The game"), game), (say("The players"), points)]

    def score_sheet(
        self, state: NewGameState, events: Iterable[Event]
    ) -> list[tuple[Message, list[int]]]:
        return [(say("balls kept"), state.scores())]

    def unknown_notation(self, text: str) -> Message:
        return say(
            "{text} is not an action; write, for example, {example}.",
            kind="notation",
            text=repr(text),
            example="keep",
        )
