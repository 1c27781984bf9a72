"""Which limits all processes count together."""

from __future__ import annotations

import asyncio

import pytest

from whistlestop.server.errors import Refusal
from whistlestop.server.web.limits import HINTS, MOVES, Limit, Limits


class Nothing:
    """What all processes share: whoever asks it has used up their allowance elsewhere."""

    def take(self, limit: Limit, who: str) -> bool:
        return False


def test_what_was_used_up_at_another_process_is_used_up_here() -> None:
    limits = Limits(Nothing())
    with pytest.raises(Refusal):
        asyncio.run(limits.check(HINTS, "ann"))
    asyncio.run(limits.check(MOVES, "ann"))  # a move must cost no statement
