"""`whistlestop board check`: whether a board file can be played on."""

from __future__ import annotations

from argparse import Namespace

from whistlestop.cli.grammar import Needed, Parser, missing_on_line
from whistlestop.cli.screen import Screen
from whistlestop.core.boards import BoardFile, TomlNode, read_board_file
from whistlestop.core.registry import find_title, title_names
from whistlestop.core.words import Speaker, say, speaker


def add_arguments(parser: Parser, speaker: Speaker) -> None:
    actions = parser.add_commands(speaker.text("what to do"), "action")
    meaning = speaker.text("say whether a board file is good, or what is wrong and where")
    check = actions.add_parser("check", speaker=speaker, description=meaning, help=meaning)
    group = check.add_argument_group(speaker.text("what to check"))
    group.add_argument(
        "file", action=Needed, metavar="FILE", help=speaker.text("a board file (.toml)")
    )
    check.add_general()


def run(chosen: Namespace, language: str) -> int:
    if chosen.action is None:
        raise missing_on_line("ACTION", chosen)
    return check(chosen.file, speaker(language))


def check(path: str, voice: Speaker) -> int:
    """Read the board as its game does, and set the game up on it with the fewest and the most
    players."""
    text = read_board_file(path)
    file = BoardFile(text, path)
    node = TomlNode(file, (), file.values)
    name = node.text("game")
    if name not in title_names():
        raise node.fault(
            say(
                "there is no game {name}; there are: {known}",
                name=repr(name),
                known=", ".join(title_names()),
            ),
            "game",
        )
    title = find_title(name)
    board = title.read_board(text, path)
    for players in (board.players[0], board.players[-1]):
        title.game(players, board)
    screen = Screen(voice)
    screen.say(
        say(
            "{path} is a good board: {board}, for {title} with {least} to {most} players.",
            path=path,
            board=board.name,
            title=title.heading,
            least=board.players[0],
            most=board.players[-1],
        )
    )
    parts = [
        f"{key} {len(part)}"
        for key, part in file.values.items()
        if isinstance(part, list) and isinstance(part[0], dict | list)
    ]
    screen.say(say("It has: {parts}.", parts=", ".join(parts)))
    return 0
