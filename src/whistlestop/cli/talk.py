"""`whistlestop talk`: games for scripts and language models on standard input and output."""

from __future__ import annotations

import sys
from argparse import Namespace

from whistlestop.core.extras import need
from whistlestop.talk.desk import Desk
from whistlestop.talk.lines import converse


def run(chosen: Namespace, language: str) -> int:
    desk = Desk(language)
    if not chosen.mcp:
        converse(desk, sys.stdin, sys.stdout)
        return 0
    need("whistlestop talk --mcp", "mcp", "mcp")
    from whistlestop.talk.mcp import serve

    serve(desk)
    return 0
