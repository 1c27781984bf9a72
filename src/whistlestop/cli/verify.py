"""`whistlestop verify`: whether the dice of a recorded game were fair."""

from __future__ import annotations

from whistlestop.cli.screen import Screen
from whistlestop.core.fairness import check_dice
from whistlestop.core.record import Record
from whistlestop.core.words import Speaker, say, say_many


def run(path: str, speaker: Speaker) -> int:
    record = Record.read(path)
    drawn = check_dice(record)
    assert record.dice is not None
    screen = Screen(speaker)
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
