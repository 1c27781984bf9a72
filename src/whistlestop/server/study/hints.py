"""A bot's advice on your turn, if the table allows it.

It is kept beside the log, by the log's version when it was asked for: the same position gets the
same hint, once. Only the person who asked sees the hint; everyone sees that they asked.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from whistlestop.bots.advice import Advice
from whistlestop.core.words import say
from whistlestop.server.bots.line import PRESSING, Share
from whistlestop.server.bots.thinkers import Busy, NoAnswer, Thinkers
from whistlestop.server.errors import Refusal
from whistlestop.server.levels import SIMPLER
from whistlestop.server.storage import schema as t
from whistlestop.server.storage.rows import Person, TableRow
from whistlestop.server.storage.store import Store
from whistlestop.server.table.refusals import stale
from whistlestop.server.table.room import Room, forced, question
from whistlestop.server.table.tables import Tables

HELPERS = ("master", *SIMPLER)  # who is asked, the best first
ROOM = 200  # letters, for all moves of a hint: as the column has

logger = logging.getLogger("whistlestop.hints")


@dataclass(frozen=True)
class Hint:
    seat: int
    version: int  # of the log
    moment: int  # how many actions had been taken
    advice: tuple[Advice, ...]  # the best first
    bot: str

    @property
    def action(self) -> str:
        return self.advice[0].action


def written(advice: Sequence[Advice]) -> str:
    """A move a line: after a tab its chance, and after more what is likely to follow it. As much
    as the database has room for: moves come before what follows them."""
    lines: list[list[str]] = []

    def fits(more: int) -> bool:
        return sum(len(part) + 1 for line in lines for part in line) + more <= ROOM

    for move in advice:
        line = [move.action, "" if move.chance is None else f"{move.chance:.3f}"]
        if lines and not fits(sum(len(part) + 1 for part in line)):
            break
        lines.append(line)
    for place, move in enumerate(advice[: len(lines)]):
        for action in move.line:
            if not fits(len(action) + 1):
                break
            lines[place].append(action)
    return "\n".join("\t".join(line) for line in lines)


def read(text: str) -> tuple[Advice, ...]:
    found = []
    for line in text.split("\n"):
        action, _, rest = line.partition("\t")
        chance, *following = rest.split("\t")
        found.append(Advice(action, float(chance) if chance else None, tuple(following)))
    return tuple(found)


class HintStore:
    def __init__(self, store: Store) -> None:
        self.store = store

    def hints(self, table: str) -> list[Hint]:
        """All hints that were asked for, in order."""
        c = t.hints.c
        query = (
            sa.select(c.seat, c.version, c.moment, c.action, c.bot)
            .where(c.table_id == table)
            .order_by(c.version)
        )
        with self.store.reading() as connection:
            return [
                Hint(row.seat, row.version, row.moment, read(row.action), row.bot)
                for row in connection.execute(query)
            ]

    def add(self, table: str, hint: Hint) -> None:
        row = {
            "table_id": table,
            "seat": hint.seat,
            "version": hint.version,
            "moment": hint.moment,
            "action": written(hint.advice),
            "bot": hint.bot,
            "created": self.store.clock.now(),
        }
        try:
            with self.store.writing() as connection:
                connection.execute(t.hints.insert().values(**row))
                connection.execute(
                    t.tables.update()
                    .where(t.tables.c.id == table)
                    .values(revision=t.tables.c.revision + 1)
                )
        except IntegrityError:
            pass  # it was asked for twice at once; both are the same


class Hints:
    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self.tables = tables
        self.thinkers = thinkers
        self.kept = HintStore(tables.store)

    async def ask(self, id: str, person: Person | None, version: int) -> Hint:
        """What a bot would do in the person's place."""
        look = await self.tables.look(id)
        room, seat = self.tables.to_move(look, person)
        if not look.row.hints:
            raise Refusal(403, say("No hints are given at this table.", kind="no-hints"))
        if version != look.version:
            raise stale()
        if room.match.state.to_act != seat.number:
            raise Refusal(409, say("It is not your turn.", kind="not-your-turn"))
        for known in await asyncio.to_thread(self.kept.hints, id):
            if (known.seat, known.version) == (seat.number, version):
                return known
        moment = len(room.match.actions)
        assert person is not None  # they have a seat
        advice, bot = await self._advice(look.row, room, person)
        hint = Hint(seat.number, version, moment, advice, bot)
        await asyncio.to_thread(self.kept.add, id, hint)
        self.tables.hub.tell(id)
        return hint

    async def _advice(
        self, row: TableRow, room: Room, person: Person
    ) -> tuple[tuple[Advice, ...], str]:
        state = room.match.state
        only = forced(state)
        if only is not None:
            return (Advice(only.notation, None),), HELPERS[0]
        legal = {action.notation for action in state.legal_actions()}
        number = (await self.tables.dice(row.id)).number(len(room.match.actions), 2**64, "hint")
        asked = {**question(row, room), "number": number}
        share = Share(PRESSING, person.id, row.id)
        for bot in HELPERS:
            try:
                advice = await self.thinkers.advise({**asked, "bot": bot}, share)
                if advice and all(move.action in legal for move in advice):
                    return tuple(advice), bot
                reason = f"{advice!r} is not legal"
            except Busy as busy:
                raise Refusal(
                    503,
                    say(
                        "The bots are busy; try again in about {seconds} seconds.",
                        kind="busy",
                        seconds=busy.seconds,
                    ),
                    retry_after=busy.seconds,
                ) from None
            except NoAnswer as error:
                reason = str(error)
            logger.warning(
                "a bot has no hint", extra={"table": row.id, "bot": bot, "reason": reason}
            )
        raise Refusal(503, say("No bot has an answer now; try again later.", kind="no-answer"))
