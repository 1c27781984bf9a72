"""`whistlestop talk`: games for scripts and language models on standard input and output."""

from __future__ import annotations

import sys
from argparse import Namespace

from whistlestop.cli.grammar import Parser
from whistlestop.core.extras import need
from whistlestop.core.words import Speaker


def add_arguments(parser: Parser, speaker: Speaker) -> None:
    group = parser.add_argument_group(speaker.text("the conversation"))
    group.add_argument(
        "--mcp",
        action="store_true",
        help=speaker.text("speak the Model Context Protocol instead of JSON lines"),
    )


def run(chosen: Namespace, language: str) -> int:
    from whistlestop.talk.desk import Desk
    from whistlestop.talk.lines import converse

    desk = Desk(language)
    if not chosen.mcp:
        converse(desk, sys.stdin, sys.stdout)
        return 0
    need("whistlestop talk --mcp", "mcp", "mcp")
    from whistlestop.talk.mcp import serve

    serve(desk)
    return 0
