"""The grammar of the command line, with its help."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from typing import Any, NoReturn

import whistlestop
from whistlestop.bots import bot_names
from whistlestop.cli import admin, analyse, arena, judge, selfplay, serve, train
from whistlestop.cli.language import OPTION, languages
from whistlestop.core.build import build_name
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.registry import title_names
from whistlestop.core.words import Message, Speaker, say

PROGRAM = "whistlestop"


class UsageError(WhistlestopError):
    """A command line that means nothing."""


def parse(arguments: list[str], speaker: Speaker) -> argparse.Namespace:
    """The command and its arguments; without a command, the table is served."""
    parser = _parser(speaker)
    chosen = parser.parse_args(arguments)
    if chosen.command is None:
        chosen = parser.parse_args([*arguments, "serve"])
    return chosen


class _Parser(argparse.ArgumentParser):
    """A parser whose headings and errors, which argparse has in English, are ours."""

    def __init__(self, speaker: Speaker, **more: Any) -> None:
        super().__init__(
            add_help=False, allow_abbrev=False, formatter_class=_formatter(speaker), **more
        )
        self.speaker = speaker

    def add_general(self) -> None:
        """What every command understands; called last, so that it comes last in the help."""
        general = self.add_argument_group(self.speaker.text("general"))
        general.add_argument(
            OPTION,
            metavar="LANGUAGE",
            default=argparse.SUPPRESS,  # read before all else: see language.py
            help=self.speaker.text("the language to speak: {known}", known=", ".join(languages())),
        )
        general.add_argument(
            "-h", "--help", action="help", help=self.speaker.text("show this help")
        )

    def error(self, message: str) -> NoReturn:
        raise UsageError(_in_our_words(message))


def _formatter(speaker: Speaker) -> type[argparse.HelpFormatter]:
    usage_heading = speaker.text("Usage:")

    class Formatter(argparse.HelpFormatter):
        def add_usage(
            self,
            usage: str | None,
            actions: Iterable[argparse.Action],
            groups: Iterable[Any],
            prefix: str | None = None,
        ) -> None:
            heading = f"{usage_heading} " if prefix is None else prefix
            super().add_usage(usage, actions, groups, heading)

    return Formatter


def _in_our_words(message: str) -> Message:
    """The sentence for a complaint of argparse, which doesn't speak our languages."""
    missing = re.fullmatch(r"the following arguments are required: (.+)", message)
    if missing:
        return say("{what} is missing on the command line.", kind="usage", what=missing[1])
    unknown = re.fullmatch(r"unrecognized arguments: (.+)", message)
    if unknown:
        return say(
            "{what} means nothing here; whistlestop --help tells what does.",
            kind="usage",
            what=repr(unknown[1]),
        )
    valueless = re.fullmatch(r"argument (\S+): expected one argument", message)
    if valueless:
        return say("{option} needs a value.", kind="usage", option=valueless[1])
    choice = re.fullmatch(r"argument .+: invalid choice: (.+?) \(choose from (.+)\)", message)
    if choice:
        return say(
            "There is no command {name}; there are: {known}.",
            kind="usage",
            name=choice[1],
            known=choice[2].replace("'", ""),
        )
    return say("The command line is not understood: {why}.", kind="usage", why=message)


def _parser(speaker: Speaker) -> _Parser:
    whole = _Parser(
        speaker, prog=PROGRAM, description=speaker.text("Play and study railway board games.")
    )
    commands = whole.add_subparsers(
        dest="command", metavar="COMMAND", title=speaker.text("commands"), parser_class=_Parser
    )

    def add(name: str, meaning: str) -> _Parser:
        return commands.add_parser(name, speaker=speaker, description=meaning, help=meaning)

    play = add("play", speaker.text("play a game in the terminal"))
    _add_play(play, speaker)
    play.add_general()
    replay = add("replay", speaker.text("step through a recorded game"))
    _add_replay(replay, speaker)
    replay.add_general()
    show = add("show", speaker.text("draw the board of a recorded game"))
    _add_show(show, speaker)
    show.add_general()
    film = add("film", speaker.text("make a film of a recorded game, for any browser"))
    _add_film(film, speaker)
    film.add_general()
    games = add("games", speaker.text("list the games with their boards and options"))
    games.add_argument(
        "--rules",
        action="store_true",
        help=speaker.text("also list the versions of the rules and what changed"),
    )
    games.add_general()
    board = add("board", speaker.text("look after boards of your own"))
    _add_board(board, speaker)
    board.add_general()
    talk = add("talk", speaker.text("play by JSON lines, for scripts and language models"))
    _add_talk(talk, speaker)
    talk.add_general()
    own = add("selfplay", speaker.text("write games of a bot against itself as data for learners"))
    selfplay.add_arguments(own, speaker)
    own.add_general()
    table = add("serve", speaker.text("play in the browser (the same as no command)"))
    serve.add_arguments(table, speaker)
    table.add_general()
    upkeep = add("admin", speaker.text("look after the database of a server"))
    _add_admin(upkeep, speaker)
    upkeep.add_general()
    proof = add("verify", speaker.text("prove that the dice of a recorded game were fair"))
    proof.add_argument("record", metavar="RECORD", help=speaker.text("the file of the game"))
    proof.add_general()
    judged = add("judge", speaker.text("say how well each seat stands, and why"))
    judge.add_arguments(judged, speaker)
    judged.add_general()
    studied = add("analyse", speaker.text("study a recorded game with a bot"))
    analyse.add_arguments(studied, speaker)
    studied.add_general()
    many = add("arena", speaker.text("let bots meet in many games, and rate them"))
    arena.add_arguments(many, speaker)
    many.add_general()
    ladder = add("ladder", speaker.text("show how strength grows with thought"))
    arena.add_ladder_arguments(ladder, speaker)
    ladder.add_general()
    learning = add("train", speaker.text("let a bot learn a game by itself"))
    train.add_arguments(learning, speaker)
    learning.add_general()
    about = whole.add_argument_group(speaker.text("about"))
    about.add_argument(
        "--version",
        action="version",
        version=f"{PROGRAM} {whistlestop.__version__} ({build_name()})",
        help=speaker.text("show the version"),
    )
    whole.add_general()
    return whole


def _add_play(parser: argparse.ArgumentParser, speaker: Speaker) -> None:
    game = parser.add_argument_group(speaker.text("the game"))
    game.add_argument(
        "game",
        metavar="GAME",
        nargs="?",
        help=speaker.text("which one: {known}", known=", ".join(title_names())),
    )
    game.add_argument(
        "--board",
        metavar="BOARD",
        help=speaker.text("a board's name, or the path of a board file of your own"),
    )
    game.add_argument(
        "--seats",
        metavar="SEATS",
        help=speaker.text(
            "who plays, in order, with commas between: you, or a bot ({bots}, or my_bot.py:Bot "
            "for one of your own), each with a name after a colon if you like: you:Ann,random",
            bots=", ".join(bot_names()),
        ),
    )
    game.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help=speaker.text("set an option of the game; whistlestop games lists them"),
    )
    game.add_argument(
        "--seed",
        metavar="SEED",
        help=speaker.text("any text; chance and bots do the same again for the same text"),
    )
    record = parser.add_argument_group(speaker.text("the record"))
    record.add_argument(
        "--record",
        metavar="FILE",
        help=speaker.text("where to save the game (without it: a new file in this folder)"),
    )
    record.add_argument(
        "--resume",
        metavar="FILE",
        help=speaker.text("go on with a saved game, in the same file unless --record is given"),
    )


def _add_replay(parser: argparse.ArgumentParser, speaker: Speaker) -> None:
    group = parser.add_argument_group(speaker.text("the record"))
    group.add_argument("record", metavar="RECORD", help=speaker.text("the file of the game"))
    group.add_argument(
        "--at",
        metavar="N",
        help=speaker.text("show the table after N actions, and nothing else"),
    )


def _add_show(parser: argparse.ArgumentParser, speaker: Speaker) -> None:
    group = parser.add_argument_group(speaker.text("the record"))
    group.add_argument("record", metavar="RECORD", help=speaker.text("the file of the game"))
    group.add_argument(
        "--at",
        metavar="N",
        help=speaker.text("the board after N actions (without it: the latest)"),
    )
    picture = parser.add_argument_group(speaker.text("the picture"))
    picture.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        help=speaker.text("an .svg or .png file (without it: SVG to the standard output)"),
    )
    picture.add_argument(
        "--theme",
        metavar="THEME",
        help=speaker.text(
            "the colours: auto, light or dark; auto, for SVG alone, follows the reader's system"
        ),
    )
    picture.add_argument(
        "--shape",
        metavar="SHAPE",
        help=speaker.text("wide, for a desktop, or narrow, for a phone"),
    )


def _add_film(parser: argparse.ArgumentParser, speaker: Speaker) -> None:
    group = parser.add_argument_group(speaker.text("the record"))
    group.add_argument("record", metavar="RECORD", help=speaker.text("the file of the game"))
    film = parser.add_argument_group(speaker.text("the film"))
    film.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        help=speaker.text("an .html file (without it: named after the record, in this folder)"),
    )


def _add_talk(parser: argparse.ArgumentParser, speaker: Speaker) -> None:
    group = parser.add_argument_group(speaker.text("the conversation"))
    group.add_argument(
        "--mcp",
        action="store_true",
        help=speaker.text("speak the Model Context Protocol instead of JSON lines"),
    )


def _add_admin(parser: argparse.ArgumentParser, speaker: Speaker) -> None:
    actions = _actions(parser, speaker)
    made: list[_Parser] = []

    def add(name: str, meaning: str) -> _Parser:
        made.append(actions.add_parser(name, speaker=speaker, description=meaning, help=meaning))
        return made[-1]

    admin.add_actions(add, speaker)
    for action in made:
        action.add_general()


def _actions(parser: argparse.ArgumentParser, speaker: Speaker) -> Any:
    return parser.add_subparsers(
        dest="action",
        metavar="ACTION",
        title=speaker.text("what to do"),
        required=True,
        parser_class=_Parser,
    )


def _add_board(parser: argparse.ArgumentParser, speaker: Speaker) -> None:
    actions = _actions(parser, speaker)
    meaning = speaker.text("say whether a board file is good, or what is wrong and where")
    check = actions.add_parser("check", speaker=speaker, description=meaning, help=meaning)
    group = check.add_argument_group(speaker.text("what to check"))
    group.add_argument("file", metavar="FILE", help=speaker.text("a board file (.toml)"))
    check.add_general()
