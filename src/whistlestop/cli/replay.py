"""`whistlestop replay`: a recorded game again, step by step or in one go."""

from __future__ import annotations

import sys
from argparse import Namespace

from whistlestop.cli.arguments import add_record
from whistlestop.cli.grammar import Parser
from whistlestop.cli.screen import Screen
from whistlestop.core.errors import SetupError
from whistlestop.core.game import CHANCE, OVER, State
from whistlestop.core.match import Match
from whistlestop.core.record import Record
from whistlestop.core.words import Seat, Speaker, say, speaker


def add_arguments(parser: Parser, speaker: Speaker) -> None:
    group = add_record(parser, speaker)
    group.add_argument(
        "--at",
        metavar="N",
        help=speaker.text("show the table after N actions, and nothing else"),
    )


def run(chosen: Namespace, language: str) -> int:
    record = Record.read(chosen.record)
    match = record.replay()
    screen = Screen(speaker(language, match.names))
    if chosen.at is not None:
        _show_moment(screen, match, read_moment(chosen.at, match))
    elif _is_interactive():
        _step_through(screen, match)
    else:
        _print_transcript(screen, match)
    return 0


def _is_interactive() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def read_moment(text: str, match: Match) -> int:
    most = len(match.actions)
    if not text.isdecimal() or int(text) > most:
        raise SetupError(
            say(
                "The game has {most} actions, so --at is a number from 0 to {most}, not {asked}.",
                kind="moment",
                most=most,
                asked=repr(text),
            )
        )
    return int(text)


def _print_transcript(screen: Screen, match: Match) -> None:
    digits = len(str(len(match.actions)))
    for number, happened in enumerate(match.log, 1):
        for place, message in enumerate(happened):
            start = f"{number:>{digits}}. " if place == 0 else " " * (digits + 2)
            screen.say(message, start, " " * (digits + 4))
    screen.line()
    _show_whose_turn(screen, match.state)


def _show_moment(screen: Screen, match: Match, moment: int) -> None:
    """What the latest action brought about, the table after it, and whose turn it is."""
    state = match.game.start()
    for action in match.actions[:moment]:
        state.apply(action)
    screen.heading(say("After {moment} of {all} actions", moment=moment, all=len(match.actions)))
    screen.line()
    screen.line(match.game.words.table(state, screen.speaker))
    screen.line()
    if moment > 0:
        for message in match.log[moment - 1]:
            screen.say(message, "  ", "    ")
        screen.line()
    _show_whose_turn(screen, state)


def _show_whose_turn(screen: Screen, state: State) -> None:
    outcome = state.outcome()
    if outcome is not None:
        screen.result(outcome)
        return
    assert state.to_act != OVER
    prompt = state.game.words.prompt(state)
    if state.to_act == CHANCE:
        screen.heading(say("Chance decides: {prompt}", prompt=prompt))
    else:
        screen.heading(say("{player}: {prompt}", player=Seat(int(state.to_act)), prompt=prompt))


def _step_through(screen: Screen, match: Match) -> None:
    most = len(match.actions)
    moment = 0
    screen.line()
    _show_moment(screen, match, moment)
    prompt = screen.speaker.text("Enter: next, b: back, a number: go there, q: quit")
    while True:
        try:
            answer = screen.ask(f"[{prompt}] ").lower()
        except EOFError:
            return
        except KeyboardInterrupt:
            screen.line()
            return
        if answer in ("q", "quit"):
            return
        wanted = _next_moment(answer, moment)
        if wanted is None or not 0 <= wanted <= most:
            screen.say(say("The game goes from 0 to {most}.", most=most))
            continue
        moment = wanted
        screen.line()
        _show_moment(screen, match, moment)


def _next_moment(answer: str, moment: int) -> int | None:
    if answer in ("", "n"):
        return moment + 1
    if answer == "b":
        return moment - 1
    return int(answer) if answer.isdecimal() else None
