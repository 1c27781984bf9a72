"""Which rules run: compiled ones, or plain Python. Both play the same games."""

from __future__ import annotations

from typing import Final

import whistlestop.core.game as contract

COMPILED: Final = "compiled"
PLAIN: Final = "plain Python"


def build_name() -> str:
    """As reports and plans name it."""
    return PLAIN if str(contract.__file__).endswith(".py") else COMPILED
