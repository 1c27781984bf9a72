"""`whistlestop talk`: games for scripts and language models on standard input and output."""

from __future__ import annotations

import sys
from argparse import Namespace

from whistlestop.core.errors import SetupError
from whistlestop.core.words import say
from whistlestop.talk.desk import Desk
from whistlestop.talk.lines import converse


def run(chosen: Namespace, language: str) -> int:
    desk = Desk(language)
    if not chosen.mcp:
        converse(desk, sys.stdin, sys.stdout)
        return 0
    try:
        from whistlestop.talk.mcp import serve
    except ModuleNotFoundError as error:
        raise SetupError(
            say(
                "{command} needs the package {package}: pip install 'whistlestop[{extra}]'.",
                kind="missing-package",
                command="whistlestop talk --mcp",
                package=error.name or "mcp",
                extra="mcp",
            )
        ) from None
    serve(desk)
    return 0
