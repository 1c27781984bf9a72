"""`whistlestop learn`: a guided first game at the terminal."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Sequence

from whistlestop.cli import play
from whistlestop.cli.grammar import Parser
from whistlestop.cli.numbers import read_number
from whistlestop.cli.screen import Screen
from whistlestop.cli.session import Left, choice_keys
from whistlestop.core.errors import SetupError, WhistlestopError
from whistlestop.core.game import Action
from whistlestop.core.lesson_files import first_lesson
from whistlestop.core.lessons import Lesson, Place, Standing
from whistlestop.core.registry import find_title, title_names
from whistlestop.core.shortcuts import Choice, choices, parse
from whistlestop.core.title import Title
from whistlestop.core.words import Message, Seat, Speaker, say, speaker

FEW = 14  # choices that are all shown; of more, some of each kind
OF_A_KIND = 3
BOT = "easy"
_BOLD = re.compile(r"\*\*(.+?)\*\*")

COMMANDS: dict[str, Message] = {
    "help": say("this list"),
    "show": say("do it for me"),
    "back": say("back to the step before"),
    "board": say("show the table again"),
    "moves": say("list all moves"),
    "quit": say("leave the lesson; it can be resumed"),
}


def add_arguments(parser: Parser, speaker: Speaker) -> None:
    parser.add_argument(
        "game",
        metavar="GAME",
        help=speaker.text("which one: {known}", known=", ".join(title_names())),
    )
    parser.add_argument(
        "--step",
        metavar="N",
        help=speaker.text("begin with this step, to resume a lesson"),
    )


def run(chosen: Namespace, language: str) -> int:
    title = find_title(chosen.game)
    lesson = first_lesson(title)
    if lesson is None:
        raise SetupError(
            say("There is no lesson for {title} yet.", kind="no-lesson", title=title.heading)
        )
    step = read_number("--step", chosen.step or "1")
    if step > len(lesson.steps):
        raise SetupError(
            say("The lesson has steps 1 to {last}, not {step}.", last=len(lesson.steps), step=step)
        )
    tutor = Tutor(Screen(speaker(language, lesson.names)), lesson)
    if tutor.teach(Place(step - 1)):
        return play_on(title, language)
    return 0


def play_on(title: Title, language: str) -> int:
    """A real game against easy bots."""
    others = max(1, title.board().players[0] - 1)
    seats = ",".join(["you", *[BOT] * others])
    wishes = Namespace(
        game=title.name, board="", seats=seats, option=[], seed="", record="", resume=""
    )
    return play.run(wishes, language)


class Tutor:
    """Leads one person through a lesson."""

    def __init__(self, screen: Screen, lesson: Lesson) -> None:
        self.screen = screen
        self.lesson = lesson
        self.told = 0  # actions whose sentences have been shown

    def teach(self, place: Place) -> bool:
        """The lesson from a place on; whether a real game is wanted after it."""
        self.told = len(self.lesson.standing(place).match.actions)
        self.screen.say(say("You play as {player}.", player=Seat(self.lesson.you)))
        praise: Message | None = None
        try:
            while True:
                standing = self.lesson.standing(place)
                self._show(standing, praise)
                if place.step == len(self.lesson.steps) - 1:
                    return self._wants_game()
                place, praise = self._answer(standing)
        except (Left, EOFError, KeyboardInterrupt):
            name = self.lesson.game.title.name
            self.screen.line()
            self.screen.say(say("To go on with the lesson:"))
            self.screen.line(f"  whistlestop learn {name} --step {place.step + 1}")
            return False

    def _wants_game(self) -> bool:
        self.screen.line()
        self.screen.say(say("Press Enter to play a real game against easy bots, or type quit."))
        try:
            return not self.screen.ask("> ")
        except EOFError:
            return False

    # What is shown

    def _show(self, standing: Standing, praise: Message | None) -> None:
        screen, step = self.screen, standing.step
        if praise is not None:
            screen.line()
            self._say(praise, "[x] ")
        self._show_news(standing)
        self._show_table(standing)
        screen.line()
        screen.heading(
            say(
                "Step {number} of {steps}: {title}",
                number=standing.place.step + 1,
                steps=len(self.lesson.steps),
                title=step.title,
            )
        )
        self._say(step.text)
        if step.task is not None:
            self._say(step.task, "[ ] ")
            self._show_choices(standing, is_all=False)
        elif standing.place.step < len(self.lesson.steps) - 1:
            screen.say(say("(Press Enter to go on.)"))

    def _show_table(self, standing: Standing) -> None:
        self.screen.line()
        self.screen.line(self.lesson.game.words.table(standing.state, self.screen.speaker))

    def _show_news(self, standing: Standing) -> None:
        """What has happened since it was last told."""
        log = standing.match.log
        if self.told < len(log):
            self.screen.line()
        for happened in log[self.told :]:
            for message in happened:
                self.screen.say(message, "  ", "    ")
        self.told = len(log)

    def _say(self, message: Message, lead: str = "") -> None:
        """A text of the lesson, in which **words** may be stressed."""
        text = self.screen.wrapped(self.screen.speaker.say(message), lead, " " * len(lead))
        self.screen.line(_BOLD.sub(lambda found: self.screen.bold(found[1]), text))

    def _show_choices(self, standing: Standing, is_all: bool) -> None:
        offered = choices(standing.state)
        keys = choice_keys(offered)
        shown = range(len(offered)) if is_all else self._some(standing, offered)
        self.screen.choices(
            [keys[place] for place in shown],
            [self.screen.speaker.say(offered[place].label) for place in shown],
            [offered[place].notation for place in shown],
        )
        if len(shown) < len(offered):
            self.screen.say(say("{n} moves are possible; moves lists all of them.", n=len(offered)))
        self.screen.say(
            say(
                "Type a number, or a move such as {example}; or: {commands}.",
                example=repr(offered[-1].notation),
                commands=", ".join(COMMANDS),
            )
        )

    def _some(self, standing: Standing, offered: Sequence[Choice]) -> list[int]:
        """A few moves of each kind, among them those that lead on."""
        if len(offered) <= FEW:
            return list(range(len(offered)))
        found: list[int] = []
        counts: dict[str, int] = {}
        for place, choice in enumerate(offered):
            kind = choice.actions[0].kind
            leads_on = isinstance(self.lesson.attempt(standing, choice.actions), Place)
            if leads_on or counts.get(kind, 0) < OF_A_KIND:
                found.append(place)
                counts[kind] = counts.get(kind, 0) + 1
        return found

    # What is answered

    def _answer(self, standing: Standing) -> tuple[Place, Message | None]:
        """The next place, and a word about how it was reached."""
        lesson = self.lesson
        while True:
            answer = self.screen.ask("> ")
            word = answer.lower()
            if word in ("quit", "q", "exit", "skip"):
                raise Left
            if word in ("back", "undo", "u"):
                earlier = lesson.back(standing)
                self.told = len(lesson.standing(earlier).match.actions)
                return earlier, None
            if not standing.step.expected and word in ("", "next", "show"):
                return lesson.forward(standing), None
            if word == "show":
                return lesson.forward(standing), lesson.shown_words(standing)
            if self._command(word, standing) or not answer:
                continue
            try:
                place = lesson.attempt(standing, self._read(answer, standing))
            except WhistlestopError as error:
                self._say(error.message)
                continue
            if isinstance(place, Message):
                self._say(place)
                continue
            is_done = place.step != standing.place.step
            return place, standing.step.praise if is_done else None

    def _read(self, answer: str, standing: Standing) -> tuple[Action, ...]:
        """A choice by its number in the list, or by its notation."""
        if answer.isdecimal():
            offered = choices(standing.state)
            keys = choice_keys(offered)
            if int(answer) not in keys:
                raise WhistlestopError(
                    say("There is no choice {number} in the list.", number=answer)
                )
            return offered[keys.index(int(answer))].actions
        return parse(standing.state, answer)

    def _command(self, word: str, standing: Standing) -> bool:
        """Carry out a command that stays where it is; False if the word isn't one."""
        if word in ("help", "h", "?"):
            for command, meaning in COMMANDS.items():
                self.screen.line(f"  {command:<14}{self.screen.speaker.say(meaning)}")
        elif word in ("board", "b"):
            self._show_table(standing)
        elif word == "moves" and standing.step.expected:
            self._show_choices(standing, is_all=True)
        else:
            return False
        return True
