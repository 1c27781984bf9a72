"""Whether a table's dice were fair: proved from a record alone.

A table publishes the hash of its seed before the first draw and the seed after the last. Anyone who
has both can check that the seed was fixed from the start, and that it gives every outcome of chance
(`chance.Dice`).
"""

from __future__ import annotations

import hashlib

from whistlestop.core.chance import Dice
from whistlestop.core.errors import RecordError
from whistlestop.core.game import CHANCE
from whistlestop.core.record import Record
from whistlestop.core.words import say


def seed_hash(seed: str) -> str:
    return hashlib.sha256(seed.encode()).hexdigest()


def check_dice(record: Record) -> int:
    """How many outcomes of chance there are. All came from the seed, or RecordError says which did
    not.

    This replays the game, so it also refuses a record that breaks the rules.
    """
    if record.dice is None:
        raise RecordError(
            say(
                "{source} holds no seed, so its dice can't be checked: a table adds it when the "
                "game is over.",
                kind="no-seed",
                source=record.source,
            )
        )
    record.replay()
    if seed_hash(record.dice.seed) != record.dice.hash:
        raise RecordError(
            say(
                "{source}: the seed is not the one whose hash was shown at the start.",
                kind="seed-hash",
                source=record.source,
            )
        )
    dice = Dice(record.dice.seed)
    state = record.game.start()
    drawn = 0
    for moment, notation in enumerate(record.actions):
        action = record.game.by_notation[notation]
        if state.to_act == CHANCE:
            true = dice.draw(state, moment)
            if true is not action:
                raise RecordError(
                    say(
                        "{source}, action {number}: the seed gives {true}, but the record says "
                        "{said}.",
                        kind="dice",
                        source=record.source,
                        number=moment + 1,
                        true=repr(true.notation),
                        said=repr(notation),
                    )
                )
            drawn += 1
        state.apply(action)
    return drawn
