"""`whistlestop verify`: whether the dice of a recorded game were fair."""

from __future__ import annotations

from argparse import Namespace

from whistlestop.cli.grammar import Needed, Parser
from whistlestop.cli.screen import Screen
from whistlestop.core.fairness import check_dice
from whistlestop.core.record import Record
from whistlestop.core.words import Speaker, say, say_many, speaker


def add_arguments(parser: Parser, speaker: Speaker) -> None:
    group = parser.add_argument_group(speaker.text("the record"))
    group.add_argument(
        "record", action=Needed, metavar="RECORD", help=speaker.text("the file of the game")
    )


def run(chosen: Namespace, language: str) -> int:
    record = Record.read(chosen.record)
    drawn = check_dice(record)
    assert record.dice is not None
    screen = Screen(speaker(language))
    screen.say(
        say_many(
            "The dice were fair: the one outcome of chance in this game came from the "
            "seed whose hash was shown at the start.",
            "The dice were fair: all {n} outcomes of chance in this game came from the "
            "seed whose hash was shown at the start.",
            drawn,
        )
    )
    screen.say(say("That hash was {hash}.", hash=record.dice.hash))
    return 0
