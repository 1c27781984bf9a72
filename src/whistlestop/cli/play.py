"""`whistlestop play`: sets up a game, or resumes a saved one, and plays it to the end."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import dataclass

from whistlestop.bots import bot_names
from whistlestop.cli.arguments import add_options
from whistlestop.cli.grammar import Parser
from whistlestop.cli.saving import check_path, new_path
from whistlestop.cli.screen import Screen
from whistlestop.cli.seats import default_seats, make_bots, read_seats, refuse_file_bots
from whistlestop.cli.session import Session
from whistlestop.core.chance import Dice, new_seed
from whistlestop.core.errors import SetupError
from whistlestop.core.match import Match
from whistlestop.core.record import PERSON, Record, Sitter
from whistlestop.core.registry import find_title, title_names
from whistlestop.core.words import Speaker, say, speaker

DEFAULT_GAME = "steel-driver"


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for; empty where it is silent."""

    game: str
    board: str
    seats: str
    options: dict[str, str]
    seed: str
    record: str
    resume: str


def add_arguments(parser: Parser, speaker: Speaker) -> None:
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
    add_options(game, speaker)
    game.add_argument(
        "--seed",
        metavar="SEED",
        help=speaker.text("any text; the same text gives the same dice and the same bots’ moves"),
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


def run(chosen: Namespace, language: str) -> int:
    wishes = Wishes(
        game=chosen.game or "",
        board=chosen.board or "",
        seats=chosen.seats or "",
        options=read_options(chosen.option),
        seed=chosen.seed or "",
        record=chosen.record or "",
        resume=chosen.resume or "",
    )
    match, sitters = _resumed(wishes) if wishes.resume else _new(wishes)
    bots = make_bots(sitters)
    has_people = any(sitter.player == PERSON for sitter in sitters)
    path = wishes.record or wishes.resume
    if not path and has_people:
        path = new_path(match.game.title.name)
    if path:
        check_path(path)
    seed = wishes.seed or new_seed()
    session = Session(
        Screen(speaker(language, match.names)), match, sitters, bots, Dice(seed), path
    )
    code = session.run()
    if not path and not wishes.seed:
        session.screen.say(say("The same game again: --seed {seed}", seed=seed))
    return code


def _new(wishes: Wishes) -> tuple[Match, tuple[Sitter, ...]]:
    title = find_title(wishes.game or DEFAULT_GAME)
    board = title.board(wishes.board)
    sitters = read_seats(wishes.seats or default_seats(board.players[0]))
    game = title.game(len(sitters), board, wishes.options)
    return Match(game, [sitter.name for sitter in sitters]), sitters


def _resumed(wishes: Wishes) -> tuple[Match, tuple[Sitter, ...]]:
    record = Record.read(wishes.resume)
    title = record.game.title
    if wishes.game not in ("", title.name):
        raise SetupError(
            say(
                "{record} is a game of {found}, not of {asked}.",
                kind="resume",
                record=wishes.resume,
                found=title.name,
                asked=wishes.game,
            )
        )
    if wishes.board or wishes.options:
        raise SetupError(
            say(
                "{record} is played on its own board and with its own options; "
                "leave --board and --option out.",
                kind="resume",
                record=wishes.resume,
            )
        )
    sitters = record.seats
    if wishes.seats:
        sitters = read_seats(wishes.seats, record.seats)
        if len(sitters) != len(record.seats):
            raise SetupError(
                say(
                    "{record} has {found} seats, and --seats names {asked}.",
                    kind="resume",
                    record=wishes.resume,
                    found=len(record.seats),
                    asked=len(sitters),
                )
            )
    else:
        refuse_file_bots(sitters, wishes.resume)
    match = record.replay()
    match.names = tuple(sitter.name for sitter in sitters)
    return match, sitters


def read_options(entries: list[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for entry in entries:
        name, equals, value = entry.partition("=")
        if not equals:
            raise SetupError(
                say(
                    "An option is given as name=value, not as {entry}.",
                    kind="option",
                    entry=repr(entry),
                )
            )
        options[name] = value
    return options
