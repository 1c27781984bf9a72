"""`whistlestop verify`: whether the dice of a recorded game were fair."""

from __future__ import annotations

from argparse import Namespace

from whistlestop.cli.arguments import add_record
from whistlestop.cli.grammar import Parser
from whistlestop.cli.screen import Screen
from whistlestop.core.fairness import check_dice
from whistlestop.core.record import Record
from whistlestop.core.words import Speaker, speaker


def add_arguments(parser: Parser, speaker: Speaker) -> None:
    group = add_record(parser, speaker)
    group.add_argument(
        "--hash",
        metavar="HASH",
        default="",
        help=speaker.text("the hash of the dice’s seed, as the table showed it during the game"),
    )


def run(chosen: Namespace, language: str) -> int:
    record = Record.read(chosen.record)
    screen = Screen(speaker(language))
    for finding in check_dice(record, chosen.hash).findings():
        screen.say(finding)
    return 0
