"""A game in progress: a state, how it came about, and who sits where.

Doors hold a `Match`; a state itself has no memory.
"""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.core.chance import Dice
from whistlestop.core.errors import IllegalAction
from whistlestop.core.game import CHANCE, Action, Event, Game, State
from whistlestop.core.shortcuts import checked, ways_on
from whistlestop.core.words import Message


class Match:
    """A game from its start to now. `names` are the seats' names, in order."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self.game = game
        self.names = tuple(names)
        self.state: State = game.start()
        self.actions: list[Action] = []
        self.actors: list[int] = []  # who took each action: a seat, or CHANCE
        self.events: list[list[Event]] = []  # what each action brought about
        self.followers: set[int] = set()  # the moments of actions that came with the one before
        self._log: list[list[Message]] = []  # the same in sentences, as far as anyone has asked

    @property
    def log(self) -> list[list[Message]]:
        """What each action brought about, in sentences."""
        sentence = self.game.words.sentence
        for happened in self.events[len(self._log) :]:
            self._log.append([sentence(event) for event in happened])
        return self._log

    @property
    def logged(self) -> int:
        """How many actions have been put into sentences."""
        return len(self._log)

    def play(self, action: Action) -> None:
        """Take a legal action; if it isn't legal, raise IllegalAction and change nothing."""
        action = self.game.shared(action)
        reason = self.state.why_not(action)
        if reason is not None:
            raise IllegalAction(reason)
        self.actions.append(action)
        self.actors.append(int(self.state.to_act))
        self.events.append(self.state.watch(action))

    def choose(self, actions: Sequence[Action]) -> None:
        """Take what somebody has chosen, all or nothing: an action, or a shortcut's actions. Where
        it leaves only one way on, go on (see core/shortcuts.py)."""
        chosen = checked(self.state, actions)
        after = self.state.copy()
        for action in chosen:
            after.apply(action)
        first = len(self.actions)
        for action in (*chosen, *ways_on(after, int(self.state.to_act))):
            self.play(action)
        self.followers.update(range(first + 1, len(self.actions)))

    def draw(self, dice: Dice) -> None:
        """Let chance decide the current event."""
        self.play(dice.draw(self.state, len(self.actions)))

    def undo_point(self, seats: Sequence[int]) -> int | None:
        """Where an undo leads: the latest choice of these seats with no chance since.

        A chance outcome that has been seen can't be taken back, nor what was decided before it.
        """
        for moment in range(len(self.actions) - 1, -1, -1):
            if self.actors[moment] == CHANCE:
                return None
            if self.actors[moment] in seats and moment not in self.followers:
                return moment
        return None

    def go_to(self, moment: int) -> None:
        """Back to when `moment` actions had been taken; what came after is forgotten."""
        kept = self.actions[:moment]
        del self.actions[moment:], self.actors[moment:], self.events[moment:]
        del self._log[moment:]
        self.followers = {follower for follower in self.followers if follower < moment}
        self.state = self.game.start()
        for action in kept:
            self.state.apply(action)
