"""A toy game for what the real ones do too seldom: weighted chance in the middle of a game.

In each of three rounds chance draws a ball, and then each seat in turn keeps it or drops it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from whistlestop.core.boards import Board, TomlNode
from whistlestop.core.game import CHANCE, OVER, Action, Event, Game, State
from whistlestop.core.outcome import Outcome, decide
from whistlestop.core.title import Option, Title
from whistlestop.core.words import Message, Seat, Speaker, Words, say

BALLS = (1, 2, 5)  # a ball's number is its weight and its worth


class Draw(Action):
    kind = "draw"

    def __init__(self, ball: int) -> None:
        super().__init__(f"draw {ball}", (ball,))


class Keep(Action):
    kind = "keep"

    def __init__(self) -> None:
        super().__init__("keep", ())


class Drop(Action):
    kind = "drop"

    def __init__(self) -> None:
        super().__init__("drop", ())


class ToyGame(Game):
    def __init__(
        self, title: Title, board: Board, players: int, options: dict[str, str], rules: int
    ) -> None:
        super().__init__(title, board, players, options, rules)
        self.add_actions([Draw(ball) for ball in BALLS])
        self.add_actions([Keep(), Drop()])

    def start(self) -> State:
        return ToyState(self, [0] * self.players)


class ToyState(State):
    def __init__(self, toy: ToyGame, points: list[int]) -> None:
        super().__init__(CHANCE)
        self.toy = toy
        self.points = points
        self.ball = 0
        self.rounds = 0

    @property
    def game(self) -> Game:
        return self.toy

    def legal_actions(self) -> list[Action]:
        if self.to_act == OVER:
            return []
        drawn = len(BALLS)
        return self.toy.actions[:drawn] if self.to_act == CHANCE else self.toy.actions[drawn:]

    def chance_weights(self) -> list[int]:
        return list(BALLS)

    def apply(self, action: Action) -> None:
        if self.journal is not None:
            self.journal.append((int(action.id), int(self.to_act)))
        if self.to_act == CHANCE:
            self.ball = BALLS[action.id]
        elif action.kind == "keep":
            self.points[self.to_act] += self.ball
        self.to_act += 1
        if self.to_act == self.toy.players:
            self.rounds += 1
            self.to_act = OVER if self.rounds == 3 else CHANCE

    def copy(self) -> State:
        new = ToyState(self.toy, self.points[:])
        new.to_act, new.ball, new.rounds = self.to_act, self.ball, self.rounds
        return new

    def snapshot(self) -> tuple[Any, ...]:
        return int(self.to_act), self.ball, self.rounds, tuple(self.points)

    def scores(self) -> list[int]:
        return self.points[:]

    def outcome(self) -> Outcome | None:
        if self.to_act != OVER:
            return None
        return decide(self.points, [], "rounds", say("Three balls were drawn."))


class ToyWords(Words[ToyState]):
    def __init__(self, game: Game) -> None:
        self.game = game

    def label(self, action: Action) -> Message:
        return say("Do: {action}", action=action.notation)

    def sentence(self, event: Event) -> Message:
        action, actor = event
        notation = self.game.actions[action].notation
        if actor == CHANCE:
            return say("{notation}.", notation=notation)
        return say("{seat}: {notation}.", seat=Seat(actor), notation=notation)

    def why_not(self, state: ToyState, action: Action) -> Message:
        return say("Not now.", kind="not-now")

    def table(self, state: ToyState, speaker: Speaker) -> str:
        return str(state.scores())

    def prompt(self, state: ToyState) -> Message:
        return say("Keep it?")

    def unknown_notation(self, text: str) -> Message:
        return say("{text} is nothing.", text=repr(text))


class ToyTitle(Title):
    name = "toy"
    heading = "Toy"
    designer = "nobody"
    players = range(2, 4)
    rules_version = 1
    options = (
        Option(
            "colour",
            ("plain", "gaudy"),
            "plain",
            say("what the balls look like"),
            say("Colour"),
            (say("plain"), say("gaudy")),
        ),
        Option(
            "size",
            ("small", "large"),
            "small",
            say("how large they are"),
            say("Size"),
            (say("small"), say("large")),
        ),
    )
    default_board = "none"
    endings = ("rounds",)

    def read_board(self, text: str, source: str) -> Board:
        return Board(TomlNode.root(text, source, self.name), self.players)

    def set_up(self, board: Board, players: int, options: dict[str, str], rules: int) -> Game:
        return ToyGame(self, board, players, options, rules)

    def words(self, game: Game) -> Words[ToyState]:
        return ToyWords(game)


TITLE = ToyTitle()
BOARD = TITLE.read_board('game = "toy"\nname = "none"\n', "none.toml")


def toy(players: int = 2) -> Game:
    return TITLE.game(players, BOARD)


def after(notations: Sequence[str], players: int = 2) -> State:
    state = toy(players).start()
    for notation in notations:
        state.play(state.parse(notation))
    return state
