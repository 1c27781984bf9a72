"""`whistlestop games`: what there is to play."""

from __future__ import annotations

from whistlestop.cli.screen import Screen
from whistlestop.core.registry import find_title, title_names
from whistlestop.core.title import Option, Title
from whistlestop.core.words import Speaker, say


def run(speaker: Speaker) -> int:
    screen = Screen(speaker)
    for number, name in enumerate(title_names()):
        if number > 0:
            screen.line()
        _show_title(screen, find_title(name))
    return 0


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
