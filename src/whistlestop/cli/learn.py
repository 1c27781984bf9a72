"""`whistlestop learn`: a guided first game at the terminal."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Sequence

from whistlestop.cli import play
from whistlestop.cli.arguments import add_game
from whistlestop.cli.grammar import Parser
from whistlestop.cli.menu import choice_keys
from whistlestop.cli.numbers import read_number
from whistlestop.cli.screen import Screen
from whistlestop.cli.session import Left
from whistlestop.cli.table import LEAST_MAP, Table
from whistlestop.core.errors import SetupError, WhistlestopError
from whistlestop.core.game import Action
from whistlestop.core.lesson_files import first_lesson
from whistlestop.core.lessons import Lesson, Place, Standing
from whistlestop.core.registry import find_title
from whistlestop.core.shortcuts import Choice, choices, parse
from whistlestop.core.title import Title
from whistlestop.core.words import Message, Seat, Speaker, say, speaker

FEW = 14  # choices that are all shown; of more, some of each kind
OF_A_KIND = 3
LOW = 34  # lines of a window that has room for neither
FEW_IF_LOW = 5
AROUND = 4  # lines of a page: two blank ones, what parts there are, and the answer
BELOW = 3  # lines below the map: what parts there are, a blank one, and the answer
NEWS = 4  # lines of what has happened, at most, where the window is low
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
    group = parser.add_argument_group(speaker.text("the lesson"))
    add_game(group, speaker)
    group.add_argument(
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
        self.told_help = False

    @property
    def _is_low(self) -> bool:
        return 0 < self.screen.height < LOW

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
        screen = self.screen
        told = self._told(standing)
        spoken = [] if praise is None else self._spoken(praise, "[x] ")
        if screen.height:
            told = [*spoken, *told]  # above the table it would leave the window
        elif spoken:
            screen.line()
            screen.lines(spoken)
        self._show_news(standing)
        room = screen.height - AROUND - len(told)
        self._show_table(standing, room)
        if not (spoken and self._is_low):
            screen.line()
        screen.lines(told)

    def _told(self, standing: Standing) -> list[str]:
        """What stands below the table: the step, its task and the choices."""
        screen, step = self.screen, standing.step
        told = screen.heading_lines(
            say(
                "Step {number} of {steps}: {title}",
                number=standing.place.step + 1,
                steps=len(self.lesson.steps),
                title=step.title,
            )
        )
        if not standing.is_over:
            told += self._spoken(step.text)
        if step.task is not None and not standing.is_over:
            told += self._spoken(step.task, "[ ] ")
            return [*told, *self._choices(standing, len(told))]
        if standing.place.step < len(self.lesson.steps) - 1:
            told += screen.sentence(say("(Press Enter to go on.)"))
        return told

    def _show_table(self, standing: Standing, room: int = 0) -> None:
        """All of it; in a window, the map and what else there is room for in so many lines."""
        table = Table(self.screen, self.lesson.game)
        if room and self.screen.height:
            self.screen.line()
            table.show_parts(standing.state, self.lesson.you, room)
        else:
            table.show(standing.state, self.lesson.you)

    def _show_news(self, standing: Standing) -> None:
        """What has happened since it was last told."""
        log = standing.match.log
        news = [
            line
            for happened in log[self.told :]
            for message in happened
            for line in self.screen.sentence(message, "  ", "    ")
        ]
        if news:
            self.screen.line()
        self.screen.lines(news[-NEWS:] if self._is_low else news)
        self.told = len(log)

    def _say(self, message: Message, lead: str = "") -> None:
        self.screen.lines(self._spoken(message, lead))

    def _spoken(self, message: Message, lead: str = "") -> list[str]:
        """A text of the lesson, in which **words** may be stressed."""
        text = self.screen.wrapped(self.screen.speaker.say(message), lead, " " * len(lead))
        return _BOLD.sub(lambda found: self.screen.bold(found[1]), text).split("\n")

    def _room(self, standing: Standing) -> int:
        """Lines of the window that the map leaves."""
        table = Table(self.screen, self.lesson.game)
        board = table.panels(standing.state, self.lesson.you, LEAST_MAP)[0]
        return self.screen.height - BELOW - len(board.lines)

    def _choices(self, standing: Standing, above: int) -> list[str]:
        """A few moves; in a low window only as many as leave the map and so many lines above them
        whole, and at least one that leads on."""
        offered = choices(standing.state)
        shown = self._some(standing, offered)
        lines = self._listed(offered, shown)
        if self._is_low:
            room = self._room(standing) - above
            spare = sorted(shown, key=lambda one: not self._leads_on(standing, offered[one]))
            while len(lines) > room and len(shown) > 1:
                shown.remove(spare.pop())
                lines = self._listed(offered, shown)
            if self.told_help:
                return lines
        self.told_help = True
        how = say(
            "Type a number, or a move such as {example}; or: {commands}.",
            example=repr(offered[-1].notation),
            commands=", ".join(COMMANDS),
        )
        return [*lines, *self.screen.sentence(how)]

    def _listed(self, offered: list[Choice], shown: Sequence[int]) -> list[str]:
        keys = choice_keys(offered)
        lines = self.screen.choice_lines(
            [keys[place] for place in shown],
            [self.screen.speaker.say(offered[place].label) for place in shown],
            [offered[place].notation for place in shown],
        )
        if len(shown) < len(offered):
            more = say("{n} moves are possible; moves lists all of them.", n=len(offered))
            lines += self.screen.sentence(more)
        return lines

    def _leads_on(self, standing: Standing, choice: Choice) -> bool:
        return isinstance(self.lesson.attempt(standing, choice.actions), Place)

    def _some(self, standing: Standing, offered: Sequence[Choice]) -> list[int]:
        """A few moves of each kind, among them those that lead on."""
        if len(offered) <= (FEW_IF_LOW if self._is_low else FEW):
            return list(range(len(offered)))
        most = 1 if self._is_low else OF_A_KIND
        found: list[int] = []
        counts: dict[str, int] = {}
        for place, choice in enumerate(offered):
            kind = choice.actions[0].kind
            if self._leads_on(standing, choice) or counts.get(kind, 0) < most:
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
            if not standing.asks and word in ("", "next", "show"):
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
            is_done = place.step != standing.place.step or lesson.standing(place).is_over
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
            others = Table(self.screen, self.lesson.game).panels(standing.state, self.lesson.you)
            for command, meaning in {
                **COMMANDS,
                **{one.name: one.about for one in others[1:]},
            }.items():
                self.screen.line(f"  {command:<14}{self.screen.speaker.say(meaning)}")
        elif word in ("board", "b"):
            self._show_table(standing)
        elif word == "moves" and standing.asks:
            offered = choices(standing.state)
            self.screen.lines(self._listed(offered, range(len(offered))))
        elif panel := Table(self.screen, self.lesson.game).panel(
            word, standing.state, self.lesson.you
        ):
            self.screen.line()
            self.screen.lines(panel.lines)
        else:
            return False
        return True
