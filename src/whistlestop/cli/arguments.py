"""Arguments that several commands take."""

from __future__ import annotations

from argparse import _ArgumentGroup

from whistlestop.cli.grammar import Needed, Parser
from whistlestop.core.registry import title_names
from whistlestop.core.words import Speaker


def add_record(parser: Parser, speaker: Speaker) -> _ArgumentGroup:
    """The file of a game; the group that it is in."""
    group = parser.add_argument_group(speaker.text("the record"))
    group.add_argument(
        "record", action=Needed, metavar="RECORD", help=speaker.text("the file of the game")
    )
    return group


def add_game(group: _ArgumentGroup, speaker: Speaker) -> None:
    group.add_argument(
        "game",
        action=Needed,
        metavar="GAME",
        help=speaker.text("which one: {known}", known=", ".join(title_names())),
    )


def add_board(group: _ArgumentGroup, speaker: Speaker) -> None:
    group.add_argument(
        "--board",
        metavar="BOARD",
        default="",
        help=speaker.text("a board's name, or the path of a board file of your own"),
    )


def add_options(group: _ArgumentGroup, speaker: Speaker) -> None:
    group.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help=speaker.text("set an option of the game; whistlestop games lists them"),
    )


def add_where_it_runs(group: _ArgumentGroup, speaker: Speaker) -> None:
    """On how many of this machine's cores, or on which cluster."""
    group.add_argument(
        "--processes",
        metavar="N",
        default="0",
        help=speaker.text("processes to use (without it: all cores)"),
    )
    group.add_argument(
        "--cluster",
        metavar="ADDRESS",
        default="",
        help=speaker.text("play on a Ray cluster: its address, or auto"),
    )
