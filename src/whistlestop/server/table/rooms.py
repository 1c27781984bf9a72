"""The games that are kept in memory: as many as fit, and finished ones only while they are wanted.

A room can be made again from its log at any time, so that forgetting one costs only time.
"""

from __future__ import annotations

import time
from collections import OrderedDict

from whistlestop.core.game import OVER
from whistlestop.server.table.room import Room

MOST_BYTES = 96 * 1024 * 1024  # about; see `weight`
UNWANTED = 180.0  # seconds after which a finished game that nobody looks at is let go

# What one action of a game takes, measured on whole games of all titles and rounded up.
EMPTY, BARE, LOGGED, TOLD, SCORED = 20_000, 300, 800, 1_700, 150


def weight(room: Room) -> int:
    """About how many bytes a room takes: its actions, and what was asked to be told of them."""
    told = sum(len(lines) for lines in room.sentences.values())
    return (
        EMPTY
        + BARE * len(room.match.actions)
        + LOGGED * room.match.logged
        + TOLD * told
        + SCORED * room.scored
    )


class Rooms:
    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self._rooms: OrderedDict[str, tuple[Room, int, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._rooms)

    def __contains__(self, id: str) -> bool:
        return id in self._rooms

    def get(self, id: str) -> Room | None:
        found = self._rooms.get(id)
        return None if found is None else found[0]

    def keep(self, id: str, room: Room) -> None:
        """Keep a room that is wanted now, and let go what no longer fits."""
        self.forget(id)
        size = weight(room)
        self._rooms[id] = (room, size, time.monotonic())
        self.bytes += size
        while self.bytes > self.most_bytes and len(self._rooms) > 1:
            self.forget(next(iter(self._rooms)))

    def forget(self, id: str) -> None:
        found = self._rooms.pop(id, None)
        if found is not None:
            self.bytes -= found[1]

    def sweep(self) -> None:
        """Let go the finished games that nobody has wanted for a while."""
        limit = time.monotonic() - UNWANTED
        for id, (room, _, wanted) in list(self._rooms.items()):
            if wanted > limit:
                return  # they are in the order in which they were wanted
            if room.match.state.to_act == OVER:
                self.forget(id)
