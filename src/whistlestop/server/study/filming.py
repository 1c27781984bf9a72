"""Films of finished games, made in a process of their own: a long game takes half a minute."""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from collections.abc import Callable

from whistlestop.bots.processes import Ended, Failed, Helper
from whistlestop.core.picture.film import film
from whistlestop.core.record import Record
from whistlestop.core.words import say, speaker
from whistlestop.server.errors import Refusal

KEPT = 12
Maker = Callable[[tuple[str, str]], bytes]  # from the language and the record
PATIENCE = 180.0  # seconds


class Studio:
    """Makes one film at a time, and keeps the latest."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[Maker, str, str], bytes] = OrderedDict()
        self._busy = asyncio.Lock()

    def has(self, maker: Maker, table: str, language: str) -> bool:
        return (maker, table, language) in self._kept

    async def film(self, maker: Maker, table: str, language: str, record: str) -> bytes:
        """What is made of a finished game, whose record never changes."""
        key = (maker, table, language)
        async with self._busy:
            if key not in self._kept:
                self._kept[key] = await _made(maker, language, record)
            self._kept.move_to_end(key)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return self._kept[key]


async def _made(maker: Maker, language: str, record: str) -> bytes:
    helper: Helper[tuple[str, str], bytes] = await asyncio.to_thread(Helper, maker)
    try:
        return await asyncio.to_thread(helper.ask, (language, record), PATIENCE)
    except (Ended, Failed, TimeoutError):
        raise Refusal(500, say("The film could not be made.", kind="film")) from None
    finally:
        helper.end()


def filmed(asked: tuple[str, str]) -> bytes:
    """The page of a film, from its language and the record."""
    if hasattr(os, "nice"):
        os.nice(10)  # moves and bots at the tables come first
    language, record = asked
    match = Record.from_json(record).replay()
    return film(match, speaker(language, match.names), language).encode()
