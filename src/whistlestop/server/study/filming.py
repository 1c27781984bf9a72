"""Films of finished games, made in a process of their own: a long game takes half a minute.

`python -m whistlestop.server.study.filming LANGUAGE` reads a record and writes the film's page.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections import OrderedDict

from whistlestop.core.picture.film import film
from whistlestop.core.record import Record
from whistlestop.core.words import say, speaker
from whistlestop.server.errors import Refusal

KEPT = 6
PATIENCE = 180.0  # seconds


class Studio:
    """Makes one film at a time, and keeps the latest."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, str], bytes] = OrderedDict()
        self._busy = asyncio.Lock()

    def has(self, table: str, language: str) -> bool:
        return (table, language) in self._kept

    async def film(self, table: str, language: str, record: str) -> bytes:
        """The page of the film of a finished game, whose record never changes."""
        key = (table, language)
        async with self._busy:
            if key not in self._kept:
                self._kept[key] = await _made(language, record)
            self._kept.move_to_end(key)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return self._kept[key]


async def _made(language: str, record: str) -> bytes:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "whistlestop.server.study.filming", language),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        page, _ = await asyncio.wait_for(process.communicate(record.encode()), PATIENCE)
    except BaseException:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        raise
    if process.returncode != 0:
        raise Refusal(500, say("The film could not be made.", kind="film"))
    return page


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(10)  # moves and bots at the tables come first
    language = sys.argv[1]
    match = Record.from_json(sys.stdin.buffer.read().decode()).replay()
    sys.stdout.buffer.write(film(match, speaker(language, match.names), language).encode())


if __name__ == "__main__":
    main()
