"""Whether a table's dice were fair: what a record proves, and what it doesn't.

Before anybody sits down, a table publishes the hash of its seed. Each player's browser promises a
number of its own by publishing that number's hash; when all seats are taken, the numbers are told.
The dice follow from the seed and these numbers, and the seed is told when the game is over. So
whoever runs the server can't choose the dice, because the players' numbers come later; and no
player can, because the seed and the others' numbers are unknown to them.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from whistlestop.core.chance import Dice
from whistlestop.core.errors import RecordError
from whistlestop.core.game import CHANCE
from whistlestop.core.record import Record
from whistlestop.core.words import Message, say, say_many


def seed_hash(seed: str) -> str:
    return hashlib.sha256(seed.encode()).hexdigest()


@dataclass(frozen=True)
class Checked:
    """What was found in order."""

    drawn: int  # outcomes of chance
    hash: str  # of the seed
    is_compared: bool  # with one that the asker was shown
    shares: int  # players whose numbers are in the dice
    silent: int  # players who promised a number and did not tell it in time

    def findings(self) -> list[Message]:
        """What this proves and what it doesn't, in sentences."""
        found = [
            say_many(
                "The one outcome of chance in this game follows from the record’s seed.",
                "All {n} outcomes of chance in this game follow from the record’s seed.",
                self.drawn,
            )
        ]
        if self.is_compared:
            found.append(
                say(
                    "The seed has the hash that you were shown, {hash}: it was not changed after "
                    "that.",
                    hash=self.hash,
                )
            )
        else:
            found.append(
                say(
                    "The seed’s hash is {hash}. Compare it with the one that the table showed "
                    "during the game: only if they are the same was the seed not changed.",
                    hash=self.hash,
                )
            )
        if self.shares:
            found.append(
                say_many(
                    "{n} player’s browser added a number that it had promised before the server "
                    "knew it: neither the server nor that player alone chose the dice.",
                    "{n} players’ browsers added numbers that each had promised before anybody "
                    "knew them: neither the server nor one player alone chose the dice.",
                    self.shares,
                )
            )
        else:
            found.append(
                say(
                    "No player’s browser added to the dice: the server alone chose the seed, "
                    "before anybody sat down."
                )
            )
        if self.silent:
            found.append(
                say_many(
                    "{n} player promised a number and did not tell it in time; the game began "
                    "without it.",
                    "{n} players promised numbers and did not tell them in time; the game began "
                    "without them.",
                    self.silent,
                )
            )
        found.append(
            say(
                "Not proved: that whoever runs the server didn’t look at the seed during the game, "
                "and knew what would come."
            )
        )
        return found


def check_dice(record: Record, published: str = "") -> Checked:
    """What the record proves about its dice; raises RecordError if something doesn't fit.

    `published` is the hash that somebody was shown. This replays the game, so it also refuses a
    record that breaks the rules.
    """
    if record.dice is None or record.dice.seed is None:
        raise RecordError(
            say(
                "{source} holds no seed, so its dice can't be checked: a table adds it when the "
                "game is over.",
                kind="no-seed",
                source=record.source,
            )
        )
    record.replay()
    proof, seed = record.dice, record.dice.seed
    published = published.strip().lower()
    if published and published != proof.hash:
        raise RecordError(
            say(
                "{source}: its hash is {hash}, not the one that you were shown.",
                kind="other-hash",
                source=record.source,
                hash=proof.hash,
            )
        )
    if seed_hash(seed) != proof.hash:
        raise RecordError(
            say(
                "{source}: the seed is not the one whose hash is in the record.",
                kind="seed-hash",
                source=record.source,
            )
        )
    for seat, share in enumerate(proof.shares):
        if share and seed_hash(share) != (*proof.promises, *proof.shares)[seat]:
            raise RecordError(
                say(
                    "{source}: the number of seat {seat} is not the one that was promised.",
                    kind="share",
                    source=record.source,
                    seat=seat + 1,
                )
            )
    drawn = _check_draws(record, Dice(seed, proof.shares))
    shares = sum(bool(share) for share in proof.shares)
    promises = sum(bool(promise) for promise in proof.promises)
    return Checked(drawn, proof.hash, bool(published), shares, promises - shares)


def _check_draws(record: Record, dice: Dice) -> int:
    """How many outcomes of chance there are; raises RecordError if one is not what the dice say."""
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
