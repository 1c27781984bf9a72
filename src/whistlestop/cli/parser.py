"""All commands, put together. What each takes is in its own file, beside what it does."""

from __future__ import annotations

import argparse
from collections.abc import Callable

import whistlestop
from whistlestop.cli import (
    admin,
    analyse,
    arena,
    boards,
    film,
    games,
    judge,
    learn,
    play,
    replay,
    rules,
    selfplay,
    serve,
    show,
    talk,
    train,
    verify,
)
from whistlestop.cli.grammar import Parser
from whistlestop.cli.language import OPTION
from whistlestop.core.build import build_name
from whistlestop.core.words import Speaker

PROGRAM = "whistlestop"
GENERAL = (OPTION, "--version", "--help", "-h")
AddArguments = Callable[[Parser, Speaker], None]
Run = Callable[[argparse.Namespace, str], int]


def parse(arguments: list[str], speaker: Speaker) -> argparse.Namespace:
    """The command, as `run`, and its arguments; without a command, the table is served."""
    return _parser(speaker).read(_with_command(arguments))


def _with_command(arguments: list[str]) -> list[str]:
    """The command comes after the general options; `serve` is put in where there is none."""
    at = 0
    while at < len(arguments) and arguments[at].startswith(GENERAL):
        at += 2 if arguments[at] == OPTION else 1
    if at > len(arguments) or (at < len(arguments) and not arguments[at].startswith("-")):
        return arguments  # past the end: --language has no value, and serve would become it
    return [*arguments[:at], "serve", *arguments[at:]]


def _commands(speaker: Speaker) -> tuple[tuple[str, str, AddArguments, Run], ...]:
    """Each with its meaning, what adds its arguments, and what runs it."""
    return (
        (
            "play",
            speaker.text("play a game in the terminal"),
            play.add_arguments,
            play.run,
        ),
        (
            "learn",
            speaker.text("learn a game by playing it"),
            learn.add_arguments,
            learn.run,
        ),
        (
            "replay",
            speaker.text("step through a recorded game"),
            replay.add_arguments,
            replay.run,
        ),
        (
            "show",
            speaker.text("draw the board of a recorded game"),
            show.add_arguments,
            show.run,
        ),
        (
            "film",
            speaker.text("make a film of a recorded game, for any browser"),
            film.add_arguments,
            film.run,
        ),
        (
            "games",
            speaker.text("list the games with their boards and options"),
            games.add_arguments,
            games.run,
        ),
        (
            "rules",
            speaker.text("read the rules of a game, or advice for beginners"),
            rules.add_arguments,
            rules.run,
        ),
        (
            "board",
            speaker.text("look after boards of your own"),
            boards.add_arguments,
            boards.run,
        ),
        (
            "talk",
            speaker.text("play by JSON lines, for scripts and language models"),
            talk.add_arguments,
            talk.run,
        ),
        (
            "selfplay",
            speaker.text("write games of a bot against itself as data for learners"),
            selfplay.add_arguments,
            selfplay.run,
        ),
        (
            "serve",
            speaker.text("play in the browser (the same as no command)"),
            serve.add_arguments,
            serve.run,
        ),
        (
            "admin",
            speaker.text("look after the database of a server"),
            admin.add_arguments,
            admin.run,
        ),
        (
            "verify",
            speaker.text("prove that the dice of a recorded game were fair"),
            verify.add_arguments,
            verify.run,
        ),
        (
            "judge",
            speaker.text("say how well each seat stands, and why"),
            judge.add_arguments,
            judge.run,
        ),
        (
            "analyse",
            speaker.text("study a recorded game with a bot"),
            analyse.add_arguments,
            analyse.run,
        ),
        (
            "arena",
            speaker.text("let bots meet in many games, and rate them"),
            arena.add_arguments,
            arena.run,
        ),
        (
            "ladder",
            speaker.text("show how strength grows with thought"),
            arena.add_ladder_arguments,
            arena.run_ladder,
        ),
        (
            "train",
            speaker.text("let a bot learn a game by itself"),
            train.add_arguments,
            train.run,
        ),
    )


def _parser(speaker: Speaker) -> Parser:
    whole = Parser(
        speaker, prog=PROGRAM, description=speaker.text("Play and study railway board games.")
    )
    commands = whole.add_commands(speaker.text("commands"), "command")
    for name, meaning, add_arguments, run in _commands(speaker):
        command = commands.add_parser(name, speaker=speaker, description=meaning, help=meaning)
        add_arguments(command, speaker)
        command.add_general()
        command.set_defaults(run=run)
    about = whole.add_argument_group(speaker.text("about"))
    about.add_argument(
        "--version",
        action="version",
        version=f"{PROGRAM} {whistlestop.__version__} ({build_name()})",
        help=speaker.text("show the version"),
    )
    whole.add_general()
    return whole
