"""Pictures for links: a board as a PNG of the size that chats and social sites show.

They show what everybody may see, and no text, so that one picture serves all languages. Each is
drawn once, one at a time, and the latest are kept.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache

import resvg_py

from whistlestop.core.game import State
from whistlestop.core.picture import LIGHT
from whistlestop.core.record import Record
from whistlestop.core.shelf import SAMPLE
from whistlestop.core.title import Title
from whistlestop.server.rendering.posters import map_picture

WIDTH, HEIGHT = 1200, 630
SCALE = 1.2  # pixels for each unit of the map
KEPT = 60
SHARED = {  # headers: others may show it
    "cache-control": "public, max-age=300",
    "cross-origin-resource-policy": "cross-origin",
}

Key = tuple[str, int]  # the table, and what stands for the actions so far: an undo changes them


@dataclass(frozen=True)
class LinkCard:
    """What a link says of itself where somebody shares it."""

    title: str
    description: str
    picture: str = ""  # its path; empty if there is none


class Cards:
    def __init__(self) -> None:
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._busy = asyncio.Lock()

    def has(self, key: Key) -> bool:
        return key in self._kept

    async def card(self, key: Key, state: State) -> bytes:
        async with self._busy:
            if key not in self._kept:
                self._kept[key] = await asyncio.to_thread(drawn, state)
            self._kept.move_to_end(key)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
            return self._kept[key]


@lru_cache(maxsize=8)
def title_card(title: Title) -> bytes | None:
    """A title in full swing; None if it has no poster."""
    path = title.folder / SAMPLE
    return drawn(Record.read(path).replay().state) if path.exists() else None


def drawn(state: State) -> bytes:
    width, height = WIDTH / SCALE, HEIGHT / SCALE
    drawing = map_picture(state, LIGHT, (0.0, 40.0, width, height), is_small=True)
    return bytes(resvg_py.svg_to_bytes(svg_string=drawing, zoom=SCALE))
