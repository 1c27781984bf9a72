"""Guided first games: a lesson is a game's own data, and this plays it with a learner.

A lesson is a list of short *steps* on the real board. A step says one thing, names what it speaks
of by the ids of the picture (`lit`), and asks for one thing to do. What may be done is written in
notation: alternatives, each a sequence of actions, in which `*` and `?` stand for whatever is legal
there. Everything else changes nothing and is answered: by the rule that forbids it, or by what the
lesson says about it. Chance and the other seats act by the script alone, so a lesson needs no
dice, no bots and no memory but a learner's *place*: the step, and what they did since the last
position that the lesson sets.

`lesson_files.py` reads lessons and checks every word of them against the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from whistlestop.core.game import Action, Game, State
from whistlestop.core.match import Match
from whistlestop.core.shortcuts import Choice, checked, choices, notation, way_on
from whistlestop.core.words import Message, say

Pattern = tuple[str, ...]  # notations one after the other, with `*` and `?` in them
MOST_TAKEN = 60  # actions of a learner between two positions that a lesson sets


@dataclass(frozen=True)
class Wrong:
    """What a lesson says about a move that is legal and not what it asks for."""

    pattern: str
    text: Message


@dataclass(frozen=True)
class Step:
    title: Message
    text: Message
    task: Message | None  # None: there is only something to read
    praise: Message | None  # said when the task is done
    # What the step speaks of: ids of the picture, `panel:NAME`, or `ask`; in the order in which a
    # learner needs them.
    lit: tuple[str, ...]
    expected: tuple[Pattern, ...]  # the alternatives; the first is what a learner is shown
    wrong: tuple[Wrong, ...]
    position: tuple[str, ...] | None  # from the start of the game; None: where the last step ended
    before: tuple[str, ...]  # what chance and the others do first
    then: tuple[str, ...]  # and what they answer


@dataclass(frozen=True)
class Place:
    """Where a learner is: nothing else has to be kept."""

    step: int = 0
    taken: tuple[int, ...] = ()  # ids of their actions since the last position that was set


@dataclass(frozen=True)
class Standing:
    """A place, played out."""

    place: Place
    step: Step
    match: Match
    done: tuple[Action, ...]  # what the learner has done of the task already
    # The task is done, and the next step sets another position: first they see what came of it.
    is_over: bool = False

    @property
    def asks(self) -> bool:
        """Whether there is something to do here, not only to read."""
        return bool(self.step.expected) and not self.is_over

    @property
    def state(self) -> State:
        return self.match.state


class Unfitting(Exception):
    """A place that this lesson doesn't have, from an older lesson or made up."""


class Lesson:
    def __init__(self, game: Game, you: int, names: Sequence[str], steps: Sequence[Step]) -> None:
        self.game = game
        self.you = you  # the learner's seat
        self.names = tuple(names)
        self.steps = tuple(steps)

    def standing(self, place: Place) -> Standing:
        """A place played out; where it makes no sense, the beginning of its step."""
        step = min(max(place.step, 0), len(self.steps) - 1)
        try:
            return self._played(Place(step, place.taken[:MOST_TAKEN]))
        except Unfitting:
            return self._played(Place(step))

    def _played(self, place: Place) -> Standing:
        base = max(
            number
            for number, step in enumerate(self.steps[: place.step + 1])
            if step.position is not None
        )
        if not all(0 <= id < len(self.game.actions) for id in place.taken):
            raise Unfitting
        left = [self.game.actions[id] for id in place.taken]
        taken: list[int] = []
        match = Match(self.game, self.names)
        self._script(match, self.steps[base].position or ())
        for number in range(base, place.step):
            done = self._past(match, self.steps[number], left)
            taken += [int(action.id) for action in done]
        step = self.steps[place.step]
        if place.step > base:
            self._script(match, step.before)
        for action in left:
            self._take(match, action)
        is_over = bool(left) and is_done(step, left)
        if left and not is_begun(step, left) and not (is_over and self._is_left_after(place.step)):
            raise Unfitting
        if is_over:
            self._script(match, step.then)
        here = Place(place.step, (*taken, *(int(action.id) for action in left)))
        return Standing(here, step, match, tuple(left), is_over)

    def _is_left_after(self, number: int) -> bool:
        """Whether the step after this one sets another position."""
        after = self.steps[number + 1 : number + 2]
        return any(step.position is not None for step in after)

    def _past(self, match: Match, step: Step, left: list[Action]) -> list[Action]:
        """Play a step that lies behind the learner: as they did, or as the lesson shows it."""
        if step.position is None:
            self._script(match, step.before)
        done: list[Action] = []
        while step.expected and not is_done(step, done):
            if left:
                action = left.pop(0)
            else:
                action = self._next_shown(match, step, done)
            self._take(match, action)
            done.append(action)
            if not is_done(step, done) and not is_begun(step, done):
                raise Unfitting
        self._script(match, step.then)
        return done

    def _take(self, match: Match, action: Action) -> None:
        if match.state.to_act != self.you or not match.state.is_legal(action):
            raise Unfitting
        match.play(action)

    def _script(self, match: Match, moves: Sequence[str]) -> None:
        for move in moves:
            match.play(self.game.by_notation[move])

    # What a learner does

    def attempt(self, standing: Standing, actions: Sequence[Action]) -> Place | Message:
        """The place after what a learner chose; or, if it isn't what is asked, why it isn't."""
        step = standing.step
        chosen = checked(standing.state, actions)
        if standing.is_over:
            return self._answer(standing, chosen)
        done = [*standing.done, *chosen]
        if not is_done(step, done) and not is_begun(step, done):
            return self._answer(standing, chosen)
        here = standing.state.copy()
        for action in chosen:
            here.apply(action)
        # A chain goes on by itself where it leaves only one way, as at the table.
        while not is_done(step, done) and (further := way_on(here, self.you)) is not None:
            here.apply(further)
            done.append(further)
        earlier = len(standing.place.taken) - len(standing.done)
        taken = (*standing.place.taken[:earlier], *(int(action.id) for action in done))
        if not is_done(step, done):
            return Place(standing.place.step, taken)
        return self._next(standing.place.step, taken)

    def _next(self, step: int, taken: tuple[int, ...]) -> Place:
        if self._is_left_after(step):
            return Place(step, taken) if self.steps[step].expected else Place(step + 1)
        return Place(min(step + 1, len(self.steps) - 1), taken)

    def _answer(self, standing: Standing, chosen: Sequence[Action]) -> Message:
        said = notation(chosen)
        for wrong in standing.step.wrong if standing.asks else ():
            if fnmatchcase(said, wrong.pattern) or fnmatchcase(chosen[0].notation, wrong.pattern):
                return wrong.text
        label = _label(standing.state, chosen)
        if standing.step.task is None or not standing.asks:
            return say("“{action}” comes later. Read on first.", action=label)
        return say(
            "“{action}” would be allowed, but here is what to do now: {task}",
            action=label,
            task=standing.step.task,
        )

    def forward(self, standing: Standing) -> Place:
        """On to the next step; what is still to do is done as the lesson shows it."""
        if standing.is_over:
            return Place(standing.place.step + 1)
        done = (*standing.done, *self.left(standing))
        earlier = len(standing.place.taken) - len(standing.done)
        ids = tuple(int(action.id) for action in done)
        return self._next(standing.place.step, (*standing.place.taken[:earlier], *ids))

    def left(self, standing: Standing) -> list[Action]:
        """What is still to do of a step, as the lesson shows it."""
        match = Match(self.game, self.names)
        match.state = standing.state.copy()
        left: list[Action] = []
        while standing.step.expected and not is_done(standing.step, [*standing.done, *left]):
            left.append(self._next_shown(match, standing.step, [*standing.done, *left]))
            match.state.apply(left[-1])
        return left

    def shown_words(self, standing: Standing) -> Message | None:
        """What is said when the rest of a step is done for the learner."""
        left = self.left(standing)
        if len(left) != 1:
            return standing.step.praise
        return say("Done for you: {action}.", action=self.game.words.label(left[0]))

    def back(self, standing: Standing) -> Place:
        """To the beginning of this step if something was done in it, else to the one before."""
        number = standing.place.step
        if standing.done:
            earlier = len(standing.place.taken) - len(standing.done)
            return Place(number, standing.place.taken[:earlier])
        return Place(max(number - 1, 0))

    def shown(self, standing: Standing) -> Choice:
        """What the learner would choose to do what is asked."""
        step, done = standing.step, standing.done
        for choice in choices(standing.state):  # of several payments, the best comes first
            if _fits(step.expected[0], [*done, *choice.actions]):
                return choice
        for pattern in step.expected:
            if len(pattern) > len(done) and _fits(pattern[: len(done)], done):
                for action in standing.state.legal_actions():
                    if fnmatchcase(action.notation, pattern[len(done)]):
                        return Choice(self.game.words.label(action), (action,))
        raise Unfitting

    def _next_shown(self, match: Match, step: Step, done: Sequence[Action]) -> Action:
        return self.shown(Standing(Place(), step, match, tuple(done))).actions[0]


def is_done(step: Step, done: Sequence[Action]) -> bool:
    return any(_fits(pattern, done) for pattern in step.expected)


def is_begun(step: Step, done: Sequence[Action]) -> bool:
    """Whether these actions are the beginning of an alternative."""
    return any(
        len(pattern) > len(done) and _fits(pattern[: len(done)], done) for pattern in step.expected
    )


def _fits(pattern: Pattern, actions: Sequence[Action]) -> bool:
    return len(pattern) == len(actions) and all(
        fnmatchcase(action.notation, part) for action, part in zip(actions, pattern, strict=True)
    )


def _label(state: State, chosen: Sequence[Action]) -> Message:
    for choice in choices(state):
        if choice.actions == tuple(chosen):
            return choice.label
    return state.game.words.label(chosen[0])
