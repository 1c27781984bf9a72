"""What people write to each other at a table."""

from __future__ import annotations

from whistlestop.core.words import say
from whistlestop.server.errors import Refusal

LONGEST_REMARK = 500
JOINERS = "\u200c\u200d"  # hold letters and emoji together, and are not printed


def as_sent(text: str) -> str:
    """The remark on one line, without what can't be printed."""
    line = " ".join("".join(c if c.isprintable() or c in JOINERS else " " for c in text).split())
    if not line:
        raise Refusal(422, say("Write something first.", kind="remark"))
    if len(line) > LONGEST_REMARK:
        raise Refusal(
            422,
            say("A message has at most {most} characters.", kind="remark", most=LONGEST_REMARK),
        )
    return line
