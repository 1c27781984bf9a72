"""`whistlestop games`: what there is to play."""

from __future__ import annotations

from argparse import Namespace

from whistlestop.cli.grammar import Parser
from whistlestop.cli.screen import Screen
from whistlestop.core.registry import find_title, title_names
from whistlestop.core.rulings import changes
from whistlestop.core.title import Option, Title
from whistlestop.core.words import Speaker, say, speaker


def add_arguments(parser: Parser, speaker: Speaker) -> None:
    parser.add_argument_group(speaker.text("the list")).add_argument(
        "--rules",
        action="store_true",
        help=speaker.text("also list the versions of the rules and what changed"),
    )


def run(chosen: Namespace, language: str) -> int:
    screen = Screen(speaker(language))
    for number, name in enumerate(title_names()):
        if number > 0:
            screen.line()
        _show_title(screen, find_title(name))
        if chosen.rules:
            _show_versions(screen, find_title(name))
    return 0


def _show_versions(screen: Screen, title: Title) -> None:
    """The versions of the rules, the newest first, and what each changed."""
    for version in range(title.rules_version, 0, -1):
        if version == 1:
            screen.say(say("version {version} of the rules: the first", version=version), "  ")
            continue
        screen.say(say("version {version} of the rules:", version=version), "  ")
        for ruling in changes(title.rulings, version):
            now = say("{rule}: {decision}", rule=ruling.rule, decision=ruling.decision)
            screen.say(now, "    ", "      ")
            assert ruling.before is not None
            screen.say(say("before: {before}", before=ruling.before), "      ", "      ")


def _show_title(screen: Screen, title: Title) -> None:
    screen.line(f"{screen.bold(title.heading)} ({title.name})")
    screen.say(
        say(
            "by {designer}, for {least} to {most} players",
            designer=title.designer,
            least=title.players[0],
            most=title.players[-1],
        ),
        "  ",
    )
    others = [board for board in title.boards() if board != title.default_board]
    boards = [screen.speaker.text("{value} (default)", value=title.default_board), *others]
    screen.say(say("boards: {boards}", boards=", ".join(boards)), "  ")
    for option in title.options:
        _show_option(screen, option)


def _show_option(screen: Screen, option: Option) -> None:
    choices = [
        screen.speaker.text("{value} (default)", value=choice)
        if choice == option.default
        else choice
        for choice in option.choices
    ]
    screen.say(
        say(
            "option {name}: {meaning}; {choices}",
            name=option.name,
            meaning=option.meaning,
            choices=", ".join(choices),
        ),
        "  ",
        "    ",
    )
