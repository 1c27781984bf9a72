"""A bot's analyses of finished games, each made once for everyone.

What a bot thinks of each position is written down as it comes, so a server that stops loses
nothing: it continues from there, or another server does. One process at a time works on an
analysis, and gives the thinkers no more than half a second of it at once, so that bots at tables
get their turn.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from whistlestop.bots.analysis import DEFAULT_BOT, Analysis, Opinion
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.words import say
from whistlestop.server.bots.line import STUDY, Share
from whistlestop.server.bots.thinkers import Busy, NoAnswer, Thinkers
from whistlestop.server.errors import Refusal
from whistlestop.server.storage import schema as t
from whistlestop.server.storage.rows import FINISHED, Conflict, Person
from whistlestop.server.storage.store import Store
from whistlestop.server.table.hub import PART, Hub
from whistlestop.server.table.look import Look
from whistlestop.server.table.refusals import no_seat
from whistlestop.server.table.room import Room, question
from whistlestop.server.table.tables import Tables

UNDER_WAY, DONE, FAILED = "running", "done", "failed"
HELD = 60_000  # milliseconds for which an analysis is held
LOOK = 5.0  # seconds between two looks for one that nobody works on
TRIES = 3  # for a position that gets no answer

logger = logging.getLogger("whistlestop.analysis")


@dataclass(frozen=True)
class Progress:
    """The progress of an analysis, in positions: the start, and one after each action."""

    bot: str
    status: str
    done: int
    total: int


class AnalysisStore:
    def __init__(self, store: Store) -> None:
        self.store = store

    def start(self, table: str, bot: str) -> None:
        """Have a table studied; a failed study is tried again, a finished one stays."""
        c = t.analyses.c
        moment = self.store.clock.now()
        row = {"bot": bot, "status": UNDER_WAY, "held_until": 0, "created": moment}
        with self.store.writing() as connection:
            connection.execute(
                t.analyses.update()
                .where(c.table_id == table, c.status == FAILED)
                .values(status=UNDER_WAY, held_until=0)
            )
        with contextlib.suppress(IntegrityError), self.store.writing() as connection:
            connection.execute(t.analyses.insert().values(table_id=table, **row))

    def progress(self, table: str, total: int) -> Progress | None:
        c = t.analyses.c
        studied = (
            sa.select(sa.func.count())
            .select_from(t.studied)
            .where(t.studied.c.table_id == table)
            .scalar_subquery()
        )
        query = sa.select(c.bot, c.status, studied).where(c.table_id == table)
        with self.store.reading() as connection:
            found = connection.execute(query).one_or_none()
        return None if found is None else Progress(found[0], found[1], found[2], total)

    def waiting(self) -> list[str]:
        """Unfinished analyses that nobody works on, the oldest first."""
        c = t.analyses.c
        query = (
            sa.select(c.table_id).where(c.status == UNDER_WAY, self._is_free()).order_by(c.created)
        )
        with self.store.reading() as connection:
            return list(connection.scalars(query))

    def _is_free(self) -> sa.ColumnElement[bool]:
        """A hold for longer than anybody may have one comes from a clock that was wrong."""
        now, until = self.store.clock.now(), t.analyses.c.held_until
        return sa.or_(until < now, until > now + HELD)

    def hold(self, table: str, holder: str, milliseconds: int) -> bool:
        """Take over an analysis, keep it, or (for no time) release it."""
        c = t.analyses.c
        moment = self.store.clock.now()
        with self.store.writing() as connection:
            done = connection.execute(
                t.analyses.update()
                .where(
                    c.table_id == table,
                    c.status == UNDER_WAY,
                    sa.or_(self._is_free(), c.holder == holder),
                )
                .values(holder=holder, held_until=moment + milliseconds if milliseconds else 0)
            )
        return done.rowcount == 1

    def add(self, table: str, first: int, positions: Sequence[Opinion]) -> None:
        """Raises Conflict if another process has studied them."""
        rows = [
            {
                "table_id": table,
                "number": number,
                "chances": json.dumps(position.chances),
                "suggestion": position.suggestion,
            }
            for number, position in enumerate(positions, first)
        ]
        try:
            with self.store.writing() as connection:
                connection.execute(t.studied.insert(), rows)
        except IntegrityError:
            raise Conflict from None

    def finish(self, table: str, status: str) -> None:
        with self.store.writing() as connection:
            connection.execute(
                t.analyses.update().where(t.analyses.c.table_id == table).values(status=status)
            )

    def positions(self, table: str) -> list[Opinion]:
        c = t.studied.c
        query = sa.select(c.chances, c.suggestion).where(c.table_id == table).order_by(c.number)
        with self.store.reading() as connection:
            return [
                Opinion(tuple(json.loads(chances)), suggestion)
                for chances, suggestion in connection.execute(query)
            ]


class Analyses:
    def __init__(self, tables: Tables, hub: Hub, thinkers: Thinkers) -> None:
        self.tables = tables
        self.hub = hub
        self.thinkers = thinkers
        self.kept = AnalysisStore(tables.store)
        self.name = secrets.token_hex(8)
        self._wake = asyncio.Event()

    async def start(self, id: str, person: Person | None) -> None:
        """Start a study; anyone who had a seat at the finished table may."""
        look = await self.tables.look(id)
        if look.seat_of(person) is None:
            raise no_seat()
        finished(look)
        await asyncio.to_thread(self.kept.start, id, DEFAULT_BOT)
        self._wake.set()

    async def progress(self, look: Look) -> Progress | None:
        total = len(finished(look).match.actions) + 1
        return await asyncio.to_thread(self.kept.progress, look.row.id, total)

    async def analysis(self, look: Look, progress: Progress) -> Analysis:
        """The whole of it, once it is done."""
        positions = await asyncio.to_thread(self.kept.positions, look.row.id)
        return Analysis.of(finished(look).match, progress.bot, positions)

    # At work

    async def run(self) -> None:
        """Study what is waiting, one game after the other, while the server runs."""
        while not self.hub.stopping.is_set():
            self._wake.clear()
            try:
                for id in await asyncio.to_thread(self.kept.waiting):
                    await self._study(id)
            except Exception:
                logger.exception("games can't be studied")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), LOOK)

    async def _study(self, id: str) -> None:
        if not await asyncio.to_thread(self.kept.hold, id, self.name, HELD):
            return
        try:
            await self._go_on(id)
        except Conflict:
            logger.info("another server is at the analysis", extra={"table": id})
        except Busy:
            await asyncio.sleep(LOOK)  # it goes on where it is
        except (NoAnswer, WhistlestopError) as error:
            logger.warning("no analysis", extra={"table": id, "reason": str(error)})
            await asyncio.to_thread(self.kept.finish, id, FAILED)
            self.hub.tell(progress_of(id))
        finally:
            await asyncio.to_thread(self.kept.hold, id, self.name, 0)

    async def _go_on(self, id: str) -> None:
        look = await self.tables.look(id)
        room = finished(look)
        progress = await self.progress(look)
        assert progress is not None
        asked = {**question(look.row, room), "bot": progress.bot}
        done = progress.done
        while done < progress.total:
            found = await self._positions({**asked, "first": done})
            await asyncio.to_thread(self.kept.add, id, done, found)
            done += len(found)
            self.hub.tell(progress_of(id))
            if not await asyncio.to_thread(self.kept.hold, id, self.name, HELD):
                raise Conflict
        await asyncio.to_thread(self.kept.finish, id, DONE)
        self.hub.tell(progress_of(id))

    async def _positions(self, asked: dict[str, object]) -> list[Opinion]:
        share = Share(STUDY, str(asked["table"]), str(asked["table"]))
        for attempt in range(TRIES):
            try:
                found = await self.thinkers.study(asked, share)
                return [Opinion(tuple(chances), suggestion) for chances, suggestion in found]
            except (NoAnswer, Busy):
                if attempt == TRIES - 1:
                    raise
        raise AssertionError("the last attempt answers or raises")


def progress_of(table: str) -> str:
    """What the watchers of a table's analysis watch."""
    return f"{table}{PART}analysis"


def finished(look: Look) -> Room:
    """The room of a finished game; raises Refusal if it isn't over."""
    if look.room is None or look.row.status != FINISHED:
        raise Refusal(409, say("The game is not over.", kind="not-over"))
    return look.room
