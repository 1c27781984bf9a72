"""Who sits where, as on the command line: `you:Ann,random,mcts:500:Max,my_bot.py:Bot`."""

from __future__ import annotations

from collections.abc import Sequence

from whistlestop.bots import Bot, bot_names, is_file_bot, make_bot, split_bot
from whistlestop.bots.registry import STYLE
from whistlestop.core.errors import SetupError
from whistlestop.core.record import PERSON, Sitter
from whistlestop.core.words import say

YOU = "you"


def default_seats(players: int) -> str:
    """A person and as many bots of middling strength as are needed."""
    return ",".join([YOU] + ["medium"] * (players - 1))


def read_seats(text: str, known: Sequence[Sitter] = ()) -> tuple[Sitter, ...]:
    """The sitters of a list of seats; a seat without a name keeps the one it had in `known`."""
    sitters: list[Sitter] = []
    for number, entry in enumerate(text.split(",")):
        player, name = split_bot(entry.strip())
        name = name.strip()
        if not player:
            raise SetupError(
                say("Seat {number} of {seats} is empty.", number=number + 1, seats=repr(text))
            )
        if not name and number < len(known):
            name = known[number].name
        sitters.append(_sitter(player, name, number + 1))
    for number, sitter in enumerate(sitters):
        if any(sitter.name == other.name for other in sitters[:number]):
            raise SetupError(
                say(
                    "Two seats are called {name}; each needs a name of its own.",
                    name=repr(sitter.name),
                )
            )
    return tuple(sitters)


def _sitter(player: str, name: str, number: int) -> Sitter:
    if player == YOU:
        return Sitter(name or f"Player {number}", PERSON)
    kind = player.partition(":")[0]
    if kind not in (*bot_names(), STYLE) and not is_file_bot(player):
        raise SetupError(
            say(
                "Nobody is called {name}: a seat is for {you}, for a bot ({bots}), or for a bot "
                "of your own by its file and class (my_bot.py:Bot).",
                kind="seat",
                name=repr(player),
                you=YOU,
                bots=", ".join(bot_names()),
            )
        )
    word = player.rpartition(":")[2] if is_file_bot(player) or kind == STYLE else kind
    return Sitter(name or f"{word.capitalize()} {number}", player)


def seats_text(sitters: Sequence[Sitter]) -> str:
    """The list of seats that says who sits there, without their names."""
    return ",".join(YOU if sitter.player == PERSON else sitter.player for sitter in sitters)


def make_bots(sitters: Sequence[Sitter]) -> list[Bot | None]:
    """A bot for every seat that has no person."""
    return [None if sitter.player == PERSON else make_bot(sitter.player) for sitter in sitters]


def refuse_file_bots(sitters: Sequence[Sitter], source: str) -> None:
    """A record may come from anybody, so it must not choose which code to run."""
    for sitter in sitters:
        if is_file_bot(sitter.player):
            raise SetupError(
                say(
                    "{source} seats the bot {bot}, a program of somebody's own; "
                    "to let it play, name it yourself: --seats {seats}",
                    kind="seat",
                    source=source,
                    bot=repr(sitter.player),
                    seats=seats_text(sitters),
                )
            )
