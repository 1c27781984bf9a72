"""The game that the lobby shows: one of people, if any play in public; else one of the house.

The house's game is played by bots of the highest level, among themselves. There is at most one. It
moves on slowly while somebody is in the lobby, at the usual pace while somebody watches it, and
else not at all (see bots/conductor.py).
"""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass

from sqlalchemy.exc import IntegrityError

from whistlestop.core.errors import SetupError
from whistlestop.core.picture import View
from whistlestop.core.registry import find_title, title_names
from whistlestop.core.words import Message, Speaker, say, say_many
from whistlestop.server.levels import LEVELS, bot_heading
from whistlestop.server.lobby.quick import quick_players
from whistlestop.server.storage import schema as t
from whistlestop.server.storage.rows import BOT, HOUSE, RUNNING, Person, TableRow
from whistlestop.server.storage.store import Store
from whistlestop.server.table.hub import Hub
from whistlestop.server.table.look import Look
from whistlestop.server.table.room import Room
from whistlestop.server.table.seating import Seating
from whistlestop.server.table.tables import Tables
from whistlestop.server.table.wishes import SeatWish, TableWish

HOST = Person(HOUSE, "Whistlestop", None, None)
MOST_COUNTED = 60  # its games take turns among the titles
LOOKED_AT = 20  # public tables among which one of people is looked for
LEVEL = LEVELS[-1]


@dataclass(frozen=True)
class Featured:
    """A running game to watch."""

    row: TableRow
    heading: str
    moment: str  # where the game is
    leader: int
    score: int
    moves: int  # made so far

    @property
    def of(self) -> Message:
        """Who plays."""
        if all(seat.kind == BOT for seat in self.row.seats):
            return say("{level} bots", level=bot_heading(self.row.seats[0].bot))
        return say_many("{n} player", "{n} players", len(self.row.seats))


class Stage:
    """Finds the game to show, and sees to it that there is one."""

    def __init__(self, tables: Tables, seating: Seating, hub: Hub, has_house: bool) -> None:
        self.tables = tables
        self.seating = seating
        self.hub = hub
        self.has_house = has_house
        self._making = asyncio.Lock()

    async def featured(self, speaker: Speaker) -> Featured | None:
        row = await asyncio.to_thread(_of_people, self.tables.store)
        if row is None and self.has_house:
            row = await self._of_the_house()
            self.hub.want(row.id)
        if row is None:
            return None
        look = await self.tables.look(row.id)
        return None if look.room is None else _featured(look, look.room, speaker)

    async def _of_the_house(self) -> TableRow:
        store = self.tables.store
        async with self._making:
            found = await asyncio.to_thread(_running, store)
            if found is not None:
                return found
            number = await asyncio.to_thread(_known, store)
            title = find_title(title_names()[::-1][number % len(title_names())])
            seats = (SeatWish(BOT, LEVEL),) * quick_players(title)
            wish = TableWish(game=title.name, seats=seats, is_public=True, hints=False)
            id = await self.seating.create(HOST, wish, HOST.id)
        return (await self.tables.look(id)).row


def _featured(look: Look, room: Room, speaker: Speaker) -> Featured:
    state = room.match.state
    scores = state.scores()
    leader = max(range(len(scores)), key=lambda seat: scores[seat])
    moment = ""
    with contextlib.suppress(SetupError):  # a game without pictures
        moment = state.game.picture.scene(state, View(speaker, choices=False)).moment
    heading = state.game.title.heading
    return Featured(look.row, heading, moment, leader, scores[leader], len(room.match.actions))


def _of_people(store: Store) -> TableRow | None:
    """The public game of people that was moved last."""
    for row in store.public_tables(RUNNING, LOOKED_AT):
        if any(seat.person is not None for seat in row.seats):
            return row
    return None


def _known(store: Store) -> int:
    """How many games the house has had; from the first on, the database knows the house."""
    row = {"id": HOST.id, "name": HOST.name, "created": store.clock.now()}
    with contextlib.suppress(IntegrityError), store.writing() as connection:
        connection.execute(t.people.insert().values(**row))
    return len(store.tables_of(HOST.id, MOST_COUNTED))


def _running(store: Store) -> TableRow | None:
    return next((row for row in store.tables_of(HOST.id, 5) if row.status == RUNNING), None)
