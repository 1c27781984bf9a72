"""Reads lessons, and checks them: every action against the rules, every thing against the picture.

A lesson is a TOML file in the `lessons` folder of its game. A fault is named by file and line, as
in a board file.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import lru_cache

from whistlestop.core.boards import BoardFile, TomlNode
from whistlestop.core.errors import BoardError, LessonError, SetupError, WhistlestopError
from whistlestop.core.game import Game, State
from whistlestop.core.lessons import Lesson, Pattern, Step, Wrong
from whistlestop.core.match import Match
from whistlestop.core.picture import SHAPES, View
from whistlestop.core.shortcuts import BETWEEN
from whistlestop.core.title import Title
from whistlestop.core.words import Message, Seat, say

FIRST = "first.toml"  # the guided first game of a title
ASK = "ask"  # the question and its buttons
PANEL = "panel:"
JOINED = "+"  # between things that are lit as one
MOST_LIT = 4
_ID = re.compile(r'\bid="([^"]+)"')


@lru_cache(maxsize=16)
def first_lesson(title: Title) -> Lesson | None:
    """The guided first game of a title, if it has one."""
    file = title.folder / "lessons" / FIRST
    if not file.exists():
        return None
    return read_lesson(title, file.read_text(encoding="utf-8"), f"{title.name}/lessons/{FIRST}")


def read_lesson(title: Title, text: str, source: str) -> Lesson:
    """A lesson in its file's form; `check_lesson` plays it."""
    try:
        return _Reader(title, TomlNode(file := BoardFile(text, source), (), file.values)).lesson()
    except BoardError as error:
        raise LessonError(error.message) from None


def check_lesson(title: Title, text: str, source: str) -> Lesson:
    """A lesson that can be played to its end, whichever alternatives a learner takes."""
    lesson = read_lesson(title, text, source)
    file = BoardFile(text, source)
    try:
        _Checker(lesson, TomlNode(file, (), file.values)).check()
    except BoardError as error:
        raise LessonError(error.message) from None
    return lesson


class _Reader:
    def __init__(self, title: Title, root: TomlNode) -> None:
        self.title = title
        self.root = root

    def lesson(self) -> Lesson:
        root = self.root
        root.known_keys("game", "board", "options", "you", "names", "steps")
        found = root.text("game")
        if found != self.title.name:
            raise root.fault(
                say(
                    "this is a lesson of {found}, not of {game}",
                    found=repr(found),
                    game=repr(self.title.name),
                ),
                "game",
            )
        names = [node.text() for node in root.items("names")]
        try:
            board = self.title.board(root.text("board"))
            game = self.title.game(len(names), board, self._options())
        except SetupError as error:
            raise root.fault(_unstopped(error.message), "board") from None
        you = root.integer("you", 1, len(names)) - 1
        steps = [self._step(game, node) for node in root.items("steps")]
        if not steps or steps[0].position is None:
            raise root.fault(say("the first step needs a position"), "steps", 0)
        if steps[-1].expected:
            raise root.fault(
                say("the last step has nothing to do: it leads into a game"),
                *("steps", len(steps) - 1),
            )
        return Lesson(game, you, names, steps)

    def _options(self) -> dict[str, str]:
        if "options" not in self.root.value:
            return {}
        node = self.root.child("options")
        return {str(name): node.text(str(name)) for name in node.value}

    def _step(self, game: Game, node: TomlNode) -> Step:
        node.known_keys(
            *("title", "text", "task", "praise", "lit", "position", "before", "do", "then"),
            "wrong",
        )
        given = node.value
        expected: tuple[Pattern, ...] = ()
        if "do" in given:
            expected = tuple(self._pattern(game, one) for one in node.items("do"))
        for key in ("task", "praise"):
            if (key in given) != bool(expected):
                raise node.fault(
                    say("task, praise and do belong together: {key} stands alone", key=key)
                    if key in given
                    else say("{key} is missing", key=repr(key)),
                )
        lit = tuple(one.text() for one in node.items("lit"))
        if not 0 < len(lit) <= MOST_LIT:
            raise node.fault(say("a step lights one to {most} things", most=MOST_LIT), "lit")
        return Step(
            title=_message(node, "title"),
            text=_message(node, "text"),
            task=_message(node, "task") if expected else None,
            praise=_message(node, "praise") if expected else None,
            lit=lit,
            expected=expected,
            wrong=self._wrong(node) if "wrong" in given else (),
            position=self._moves(game, node, "position") if "position" in given else None,
            before=self._moves(game, node, "before") if "before" in given else (),
            then=self._moves(game, node, "then") if "then" in given else (),
        )

    def _wrong(self, node: TomlNode) -> tuple[Wrong, ...]:
        found = []
        for one in node.items("wrong"):
            one.known_keys("move", "text")
            found.append(Wrong(one.text("move"), _message(one, "text")))
        return tuple(found)

    def _pattern(self, game: Game, node: TomlNode) -> Pattern:
        pattern = tuple(_split(node.text()))
        for part in pattern:
            if not any(fnmatchcase(known, part) for known in game.by_notation):
                raise node.fault(_unstopped(game.words.unknown_notation(part)))
        return pattern

    def _moves(self, game: Game, node: TomlNode, key: str) -> tuple[str, ...]:
        value = node.value[key]
        if value == "":
            return ()
        moves = _split(node.text(key))
        for move in moves:
            if move not in game.by_notation:
                raise node.fault(_unstopped(game.words.unknown_notation(move)), key)
        return tuple(moves)


class _Checker:
    """Plays a lesson along each of its alternatives."""

    def __init__(self, lesson: Lesson, root: TomlNode) -> None:
        self.lesson = lesson
        self.root = root

    def check(self) -> None:
        lesson = self.lesson
        for number, step in enumerate(lesson.steps):
            match = self._begun(number)
            if step.expected and match.state.to_act != lesson.you:
                raise self._fault(number, say("it is not the learner who decides here"), "do")
            self._check_lit(number, match.state)
            self._check_wrong(number, match)
            for place in range(len(step.expected)):
                self._check_alternative(number, match, place)

    def _begun(self, number: int) -> Match:
        """The match where a step begins, if the steps before are done as they are shown."""
        lesson, step = self.lesson, self.lesson.steps[number]
        if step.position is not None:
            match = Match(lesson.game, lesson.names)
            self._play(number, match, step.position, "position")
            return match
        match = self._begun(number - 1)
        if lesson.steps[number - 1].expected:
            self._check_alternative(number - 1, match, 0, is_kept=True)
        else:
            self._play(number - 1, match, lesson.steps[number - 1].then, "then")
        self._play(number, match, step.before, "before")
        return match

    def _check_alternative(
        self, number: int, match: Match, place: int, is_kept: bool = False
    ) -> None:
        """That an alternative is legal, action by action, and what is answered after it."""
        lesson, step = self.lesson, self.lesson.steps[number]
        if not is_kept:
            after = Match(lesson.game, lesson.names)
            for action in match.actions:
                after.play(action)
            match = after
        pattern = step.expected[place]
        for part in pattern:
            found = [one for one in match.state.legal_actions() if fnmatchcase(str(one), part)]
            if match.state.to_act != lesson.you or not found:
                raise self._fault(number, _why_not(match.state, part), "do", place)
            match.play(found[0])
        self._play(number, match, step.then, "then")

    def _play(self, number: int, match: Match, moves: Sequence[str], key: str) -> None:
        for move in moves:
            try:
                match.play(match.game.by_notation[move])
            except WhistlestopError as error:
                what = say("{move}: {why}", move=repr(move), why=_unstopped(error.message))
                raise self._fault(number, what, key) from None

    def _check_lit(self, number: int, state: State) -> None:
        for shape in SHAPES:
            scene = state.game.picture.scene(state, View(viewer=self.lesson.you, shape=shape))
            panels = (scene.map, *scene.beside, *((scene.hand,) if scene.hand else ()))
            known = {ASK, *(f"{PANEL}{panel.name}" for panel in panels)}
            for panel in panels:
                known.update(_ID.findall(" ".join(panel.lines)))
            for place, things in enumerate(self.lesson.steps[number].lit):
                for thing in things.split(JOINED):
                    if thing in known:
                        continue
                    what = say("there is no {thing} in the picture here", thing=repr(thing))
                    raise self._fault(number, what, "lit", place)

    def _check_wrong(self, number: int, match: Match) -> None:
        """That a learner can make each wrong move, before the task or in the middle of it."""
        step = self.lesson.steps[number]
        known: set[str] = set()  # the moves that are legal on the way, except the right ones
        asked: set[str] = set()
        here = match.state.copy()
        for depth, part in enumerate(step.expected[0] if step.expected else ("",)):
            wanted = {one[depth] for one in step.expected if len(one) > depth}
            for action in here.legal_actions() if here.to_act == self.lesson.you else ():
                if any(fnmatchcase(str(action), one) for one in wanted):
                    asked.add(str(action))
                else:
                    known.add(str(action))
            fitting = [one for one in here.legal_actions() if fnmatchcase(str(one), part)]
            if fitting and here.to_act == self.lesson.you:
                here.apply(fitting[0])
        for place, wrong in enumerate(step.wrong):
            parts = _split(wrong.pattern)
            if any(fnmatchcase(one, parts[-1]) for one in known):
                continue
            if any(fnmatchcase(one, parts[-1]) for one in asked):
                what = say("{move} is what the step asks for", move=repr(wrong.pattern))
            else:
                what = say("no legal move is like {move}", move=repr(wrong.pattern))
            raise self._fault(number, what, "wrong", place, "move")

    def _fault(self, number: int, what: Message, *below: str | int) -> BoardError:
        return self.root.fault(what, "steps", number, *below)


def _why_not(state: State, part: str) -> Message:
    action = state.game.by_notation.get(part)
    reason = None if action is None else state.why_not(action)
    if state.to_act >= 0 and reason is None:
        return say(
            "{move} is not legal here, with {player} to move",
            move=repr(part),
            player=Seat(int(state.to_act)),
        )
    return say(
        "{move}: {why}",
        move=repr(part),
        why=say("nobody can do this here") if reason is None else _unstopped(reason),
    )


def _message(node: TomlNode, key: str) -> Message:
    return Message(node.text(key), {})


def _split(text: str) -> list[str]:
    return [part for move in text.split(BETWEEN) if (part := " ".join(move.split()))]


def _unstopped(message: Message) -> Message:
    """A whole sentence inside another one, which brings the stop."""
    text = str(message)
    return Message("{sentence}", {"sentence": text.rstrip(".")})
