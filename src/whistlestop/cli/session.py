"""A game at the terminal: people and bots in turn, until it is over or somebody leaves."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

from whistlestop.bots import Bot, decide, is_file_bot
from whistlestop.cli import saving
from whistlestop.cli.menu import Menu
from whistlestop.cli.rules import show_rules
from whistlestop.cli.screen import Screen
from whistlestop.cli.seats import seats_text
from whistlestop.cli.table import Table
from whistlestop.core.chance import Dice
from whistlestop.core.errors import RecordError, WhistlestopError
from whistlestop.core.game import CHANCE, OVER, Action
from whistlestop.core.match import Match
from whistlestop.core.record import PERSON, Record, Sitter
from whistlestop.core.rulebook.reading import guide_of
from whistlestop.core.shortcuts import choices, notation, parse
from whistlestop.core.words import Message, Seat, say

# Lines of a page for what is always there: two blank ones, the question, what else there is, and
# the answer; the first page also says what can be typed
FIXED = 5
HELP = 2
ROOMY = 30  # lines of a window in which that does not push the map away


class Left(Exception):
    """A person has asked to leave."""


COMMANDS: dict[str, Message] = {
    "help": say("this list"),
    "board": say("show the whole table"),
    "all [KIND]": say("list all choices, or those of one kind"),
    "log": say("show all that happened so far"),
    "why NOTATION": say("say which rule forbids an action"),
    "rules [ID]": say("the rules about this decision, about a chapter, or all of them: rules all"),
    "undo": say("take back the last choice, unless dice or cards have followed it"),
    "save": say("write the record now"),
    "quit": say("save and leave; the game can be resumed"),
}


class Session:
    """Holds the match, and knows what people haven't been shown yet."""

    def __init__(
        self,
        screen: Screen,
        match: Match,
        sitters: Sequence[Sitter],
        bots: Sequence[Bot | None],
        dice: Dice,
        path: str,
    ) -> None:
        self.screen = screen
        self.match = match
        self.table = Table(screen, match.game)
        self.sitters = tuple(sitters)
        self.bots = bots
        self.dice = dice
        self.path = path  # where the record goes; empty if none is kept
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.player == PERSON]
        self.unseen = self._since_last_decision()
        self.told_help = False

    def run(self) -> int:
        """Play; the exit code."""
        try:
            self._play_on()
        except (Left, EOFError, KeyboardInterrupt) as reason:
            self._leave()
            return 0 if self.people or not isinstance(reason, KeyboardInterrupt) else 130
        except WhistlestopError:
            if self.people:  # a bot's error must not cost them their game
                self._leave()
            raise
        except BaseException:
            if self.people:  # nor may a terminal that is gone
                saving.save(self._record(), self.path)
            raise
        self._show_end()
        return 0

    def _play_on(self) -> None:
        match = self.match
        while match.state.to_act != OVER:
            seat = int(match.state.to_act)
            if seat == CHANCE:
                match.draw(self.dice)
                self._tell(match.log[-1])
                continue
            bot = self.bots[seat]
            if bot is None:
                self._ask(seat)
            else:
                generator = self.dice.generator(len(match.actions), "bot")
                action = decide(bot, self.sitters[seat].player, match.state, generator)
                match.play(action)
                self._tell(match.log[-1])

    def _tell(self, happened: list[Message]) -> None:
        """People read it before their next decision; if only bots play, it is printed as it
        comes."""
        if self.people:
            self.unseen += happened
        else:
            for message in happened:
                self.screen.say(message)

    def _since_last_decision(self) -> list[Message]:
        """What a person needs to know on coming back to the table."""
        match = self.match
        own = [moment for moment, actor in enumerate(match.actors) if actor in self.people]
        first = own[-1] if own else 0
        return [message for happened in match.log[first:] for message in happened]

    # A person's decision

    def _ask(self, seat: int) -> None:
        menu = Menu(self.screen, self.match.game.words, choices(self.match.state))
        self._show_page(seat, menu)
        self.unseen = []
        while True:
            answer = self.screen.ask("> ")
            if not answer:
                continue
            word, _, rest = answer.partition(" ")
            if word.lower() in ("undo", "u") and not rest:
                if self._undo():
                    return
                continue
            if self._command(word.lower(), rest.strip(), seat, menu):
                continue
            first = len(self.match.actions)
            try:
                self.match.choose(self._read(answer, menu))
            except WhistlestopError as error:
                self.screen.say(error.message)
                continue
            for happened in self.match.log[first:]:
                self._tell(happened)
            return

    def _read(self, answer: str, menu: Menu) -> tuple[Action, ...]:
        """A choice by its number in the list, or by its notation."""
        if answer.isdecimal():
            if int(answer) not in menu.keys:
                raise WhistlestopError(
                    say("There is no choice {number} in the list.", number=answer)
                )
            return menu.choices[menu.keys.index(int(answer))].actions
        return parse(self.match.state, answer)

    def _command(self, word: str, rest: str, seat: int, menu: Menu) -> bool:
        """Carry out a command; False if the word isn't one."""
        panel = None if rest else self.table.panel(word, self.match.state, seat)
        if word in ("help", "h", "?"):
            self._show_help(seat, menu)
        elif word in ("board", "b") and not rest:
            self.table.show(self.match.state)
            self._show_choices(seat, menu, menu.whole())
        elif panel is not None:
            self.screen.line()
            self.screen.lines(panel.lines)
        elif word in ("all", "a") and (asked := menu.whole(rest)):
            self._show_choices(seat, menu, asked)
        elif word in ("log", "l") and not rest:
            self._show_log(
                [message for happened in self.match.log for message in happened]
                or [say("Nothing has happened yet.")]
            )
        elif word in ("why", "w"):
            self._explain(rest, menu)
        elif word in ("rules", "r"):
            self._show_rules(rest)
        elif word in ("save", "s") and not rest:
            self._save_now()
        elif word in ("quit", "q", "exit") and not rest:
            raise Left
        else:
            return False
        return True

    def _show_rules(self, asked: str) -> None:
        """What the rules say about the decision at hand, unless something else is asked for."""
        game = self.match.game
        paragraph = asked or guide_of(game).of_prompt(self.match.state)
        try:
            show_rules(self.screen, game, "" if paragraph == "all" else paragraph)
        except WhistlestopError as error:
            self.screen.say(error.message)

    def _explain(self, text: str, menu: Menu) -> None:
        if not text:
            example = repr(menu.choices[-1].notation)
            self.screen.say(say("Say which action: why {example}", example=example))
            return
        try:
            actions = self._read(text, menu)
        except WhistlestopError as error:
            self.screen.say(error.message)
            ruling = self.match.game.title.ruling_named_by(error.message)
            if ruling is not None:
                self.screen.say(say("This is a ruling: {reason}", reason=ruling.reason))
        else:
            self.screen.say(say("{action} is legal now.", action=repr(notation(actions))))

    def _undo(self) -> bool:
        """Go back to a person's latest decision, unless chance has answered it."""
        moment = self.match.undo_point(self.people)
        if moment is None:
            self.screen.say(
                say(
                    "There is nothing to take back: no decision was made, or dice or cards have "
                    "followed it."
                )
            )
            return False
        action = self.match.actions[moment]
        self.match.go_to(moment)
        self.unseen = []
        self.screen.say(
            say(
                "Taken back, with all that followed: {action}",
                action=self.match.game.words.label(action),
            )
        )
        return True

    def _save_now(self) -> None:
        try:
            self._record().write(self.path)
        except RecordError as error:
            self.screen.say(error.message)
        else:
            self.screen.say(say("Saved in {path}.", path=self.path))

    # What is shown

    def _show_page(self, seat: int, menu: Menu) -> None:
        """The table, what has happened and the choices; in a window as much as it holds."""
        screen, state = self.screen, self.match.state
        if not screen.height:
            self.table.show(state)
            self._show_log(self.unseen)
            self._show_choices(seat, menu, menu.whole())
            return
        room = screen.height - FIXED - len(screen.sentence(self._question(seat), "", "  ")) + 1
        if screen.height < ROOMY:
            self.told_help = True  # the page names the command
        elif not self.told_help:
            room -= HELP
        left = self.table.show_page(state, seat, self.unseen, room, menu)
        self._show_choices(seat, menu, menu.fitting(left))

    def _question(self, seat: int) -> Message:
        prompt = self.match.game.words.prompt(self.match.state)
        return say("{player}: {prompt}", player=Seat(seat), prompt=prompt)

    def _show_log(self, messages: list[Message]) -> None:
        if messages:
            self.screen.line()
        for message in messages:
            self.screen.say(message, "  ", "    ")

    def _show_choices(self, seat: int, menu: Menu, lines: list[str]) -> None:
        screen = self.screen
        screen.line()
        screen.heading(self._question(seat))
        screen.lines(lines)
        if not self.told_help:
            screen.say(
                say(
                    "Type a number, or the action itself, such as {example}; or: {commands}.",
                    example=repr(menu.choices[-1].notation),
                    commands=", ".join(command.split()[0] for command in COMMANDS),
                )
            )
            self.told_help = True

    def _show_help(self, seat: int, menu: Menu) -> None:
        self.screen.say(
            say(
                "Type the number of a choice, or the action itself in notation, such as {example}.",
                example=repr(menu.choices[-1].notation),
            )
        )
        self.screen.say(say("The commands, each of which may be shortened to its first letter:"))
        others = self.table.panels(self.match.state, seat)[1:]
        panels = {panel.name: panel.about for panel in others}
        for command, meaning in {**COMMANDS, **panels}.items():
            said = f"{command:<14}{self.screen.speaker.say(meaning)}"
            self.screen.line(self.screen.wrapped(said, "  ", " " * 16))

    # The end

    def _show_end(self) -> None:
        outcome = self.match.state.outcome()
        assert outcome is not None
        if self.people:
            self.table.show(self.match.state, self.people[0])
            self._show_log(self.unseen)
        self.screen.line()
        self.screen.result(outcome)
        events = [event for happened in self.match.events for event in happened]
        self.screen.sheet(self.match.game.words.score_sheet(self.match.state, events), outcome)
        if self.path:
            place = saving.save(self._record(), self.path)
            self._say_command(
                say("The record is in {path}; to see the game again:", path=place),
                f"whistlestop replay {shlex.quote(place)}",
            )

    def _leave(self) -> None:
        if not self.path:
            return
        place = saving.save(self._record(), self.path)
        command = f"whistlestop play --resume {shlex.quote(place)}"
        if any(is_file_bot(sitter.player) for sitter in self.sitters):
            command += f" --seats {shlex.quote(seats_text(self.sitters))}"
        self._say_command(say("Saved in {path}; to go on:", path=place), command)

    def _say_command(self, message: Message, command: str) -> None:
        self.screen.line()
        self.screen.say(message)
        self.screen.line(f"  {command}")

    def _record(self) -> Record:
        return Record.of(self.match, self.sitters)
