"""Whole numbers on the command line."""

from __future__ import annotations

import re

from whistlestop.core.errors import SetupError
from whistlestop.core.words import say


def read_number(option: str, text: str, least: int = 1) -> int:
    if not re.fullmatch("[0-9]{1,9}", text) or int(text) < least:
        raise SetupError(
            say(
                "{option} is a whole number from {least} on, not {text}.",
                kind="number",
                option=option,
                least=least,
                text=repr(text),
            )
        )
    return int(text)
