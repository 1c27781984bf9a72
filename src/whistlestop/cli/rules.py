"""`whistlestop rules`: the rules of a game, or one paragraph of them, as text."""

from __future__ import annotations

from argparse import Namespace

from whistlestop.cli.arguments import add_board, add_game
from whistlestop.cli.grammar import Parser
from whistlestop.cli.screen import Screen
from whistlestop.core.game import Game
from whistlestop.core.registry import find_title
from whistlestop.core.rulebook.plain import plain
from whistlestop.core.rulebook.reading import guide_of, read_rules
from whistlestop.core.words import Speaker, say, speaker


def add_arguments(parser: Parser, speaker: Speaker) -> None:
    group = parser.add_argument_group(speaker.text("what to read"))
    add_game(group, speaker)
    group.add_argument(
        "paragraph",
        metavar="PARAGRAPH",
        nargs="?",
        default="",
        help=speaker.text("the id of a paragraph or chapter, as in brackets behind a heading"),
    )
    add_board(group, speaker)
    group.add_argument(
        "--strategy",
        action="store_true",
        help=speaker.text("advice for beginners instead, as measured"),
    )


def run(chosen: Namespace, language: str) -> int:
    title = find_title(chosen.game)
    board = title.board(chosen.board)
    page = "strategy" if chosen.strategy else "rules"
    game = title.game(board.players[0], board)
    show_rules(Screen(speaker(language)), game, chosen.paragraph, page)
    return 0


def show_rules(screen: Screen, game: Game, paragraph: str = "", page: str = "rules") -> None:
    """All of a page; or what is under one anchor, and what else there is."""
    book = read_rules(guide_of(game), screen.speaker, page)
    blocks = book.section(paragraph) if paragraph else book.blocks
    screen.line(plain(book, blocks, screen.width).rstrip())
    if paragraph:
        screen.line()
        screen.say(say("Chapters of the rules: {ids}.", ids=", ".join(book.chapters())))
