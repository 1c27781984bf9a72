"""Whether what a database holds is sound, before a new Whistlestop takes it over.

Nothing is changed. Every game is replayed, entry by entry, under the rules installed now; for each
table that would come out differently, the difference is reported.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import stat
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from whistlestop.bots import bot_names
from whistlestop.core.chance import Dice
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.game import CHANCE, OVER, Game, State
from whistlestop.core.registry import find_title
from whistlestop.core.words import Message, say, say_many
from whistlestop.server.errors import Refusal
from whistlestop.server.storage import schema as t
from whistlestop.server.storage import versions
from whistlestop.server.storage.rows import ACTION, CLOSED, FINISHED, OPEN, RUNNING, UNDO
from whistlestop.server.storage.store import Store

AT_ONCE = 200  # tables whose ids are fetched at a time


@dataclass(frozen=True)
class Finding:
    """Something to know about the database; a grave finding must be fixed before the database is
    used."""

    message: Message
    is_grave: bool = True


def check_database(store: Store) -> list[Finding]:
    """Findings about the database as a whole."""
    with store.reading() as connection:
        version = versions.present(connection)
        if version is None:
            raise Refusal(422, say("There is nothing in this database.", kind="doctor"))
        versions.check_known(version)
        found = _version(connection, version)
        if store.is_sqlite:
            found += _sqlite(connection, Path(store.address.database or ""))
        found += _bots(connection)
    return found


def _version(connection: sa.Connection, version: str) -> list[Finding]:
    missing = versions.steps(version)
    if missing:
        message = say_many(
            "The database is of version {version}; {n} migration brings it to {newest}, at the "
            "next start of the server or by whistlestop admin migrate.",
            "The database is of version {version}; {n} migrations bring it to {newest}, at the "
            "next start of the server or by whistlestop admin migrate.",
            len(missing),
            version=version,
            newest=missing[-1].version,
        )
        return [Finding(message, is_grave=False)]
    differences = compare_metadata(MigrationContext.configure(connection), t.metadata)
    return [
        Finding(
            say(
                "The tables of the database are not what version {version} makes them: {what}.",
                version=version,
                what=str(difference)[:200],
            )
        )
        for difference in differences
    ]


def _sqlite(connection: sa.Connection, file: Path) -> list[Finding]:
    found = []
    told = list(connection.exec_driver_sql("PRAGMA integrity_check").scalars())
    if told != ["ok"]:
        found.append(Finding(say("The file is damaged: {what}.", what="; ".join(told)[:200])))
    for table, *_ in connection.exec_driver_sql("PRAGMA foreign_key_check"):
        found.append(Finding(say("Rows of {table} refer to what is not there.", table=table)))
    if file.exists():
        found += _file(file)
    return found


def _file(file: Path) -> list[Finding]:
    found = []
    if os.name == "posix" and file.stat().st_mode & (stat.S_IRGRP | stat.S_IROTH):
        found.append(
            Finding(
                say(
                    "Other users of this machine can read {file}, which holds seeds and "
                    "sessions: chmod 600 {file}.",
                    file=str(file),
                ),
                is_grave=False,
            )
        )
    if shutil.disk_usage(file.parent).free < 2 * file.stat().st_size:
        message = say("There is not room for a copy of {file} beside it.", file=str(file))
        found.append(Finding(message, is_grave=False))
    return found


def _bots(connection: sa.Connection) -> list[Finding]:
    """Bots at tables that are not over, which this Whistlestop doesn't have."""
    query = (
        sa.select(t.seats.c.bot)
        .join(t.tables, t.tables.c.id == t.seats.c.table_id)
        .where(t.seats.c.bot != "", t.tables.c.status != FINISHED)
        .distinct()
    )
    known = bot_names()
    return [
        Finding(say("There is no bot {name} any more; a simpler one will play.", name=repr(bot)))
        for bot in connection.scalars(query)
        if bot not in known
    ]


# The games


def count_games(store: Store, after: str = "") -> int:
    query = sa.select(sa.func.count()).where(t.tables.c.status != OPEN, t.tables.c.id > after)
    with store.reading() as connection:
        return int(connection.scalar(query) or 0)


def check_games(store: Store, after: str = "") -> Iterator[tuple[str, Message | None]]:
    """Each table in the order of ids, with the difference if there is one."""
    last = after
    while True:
        query = (
            sa.select(t.tables.c.id)
            .where(t.tables.c.status != OPEN, t.tables.c.id > last)
            .order_by(t.tables.c.id)
            .limit(AT_ONCE)
        )
        with store.reading() as connection:
            ids = list(connection.scalars(query))
        if not ids:
            return
        for id in ids:
            yield id, check_game(store, id)
        last = ids[-1]


def check_game(store: Store, id: str) -> Message | None:
    """What would come out differently under the present rules; None if nothing would."""
    c = t.tables.c
    columns = (c.game, c.board, c.board_text, c.rules, c.options, c.status, c.to_act, c.scores)
    with store.reading() as connection:
        row = connection.execute(sa.select(*columns, c.seed_hash).where(c.id == id)).one_or_none()
        if row is None or row.status == OPEN:
            return say("there is no such game")
        players = connection.scalar(sa.select(sa.func.count()).where(t.seats.c.table_id == id))
        shares = tuple(
            connection.scalars(
                sa.select(t.seats.c.share)
                .where(t.seats.c.table_id == id)
                .order_by(t.seats.c.number)
            )
        )
        seed = connection.scalar(sa.select(t.seeds.c.seed).where(t.seeds.c.table_id == id))
        entries: Sequence[Any] = connection.execute(
            sa.select(t.log.c.number, t.log.c.kind, t.log.c.value)
            .where(t.log.c.table_id == id)
            .order_by(t.log.c.number)
        ).all()
    if seed is None or hashlib.sha256(seed.encode()).hexdigest() != row.seed_hash:
        return say("its seed is not the one whose hash was shown")
    try:
        game = _game(row, players or 0)
        state = _replayed(game, Dice(seed, shares), entries)
    except _Different as different:
        return different.message
    except WhistlestopError as error:
        return error.message
    if row.status == CLOSED:
        return None  # wherever it was then
    if row.status != (FINISHED if state.to_act == OVER else RUNNING):
        return say("the game ends at another moment")
    if int(state.to_act) != row.to_act and state.to_act != CHANCE:
        return say("another seat is to act")
    if state.scores() != json.loads(row.scores):
        return say(
            "the scores are {now} and were {then}",
            now=str(state.scores()),
            then=str(json.loads(row.scores)),
        )
    return None


class _Different(Exception):
    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


def _game(row: Any, players: int) -> Game:
    title = find_title(row.game)
    board = title.read_board(row.board_text, row.board)
    return title.game(players, board, json.loads(row.options), row.rules)


def _replayed(game: Game, dice: Dice, entries: Sequence[Any]) -> State:
    """The position after the log, every entry of which is checked."""
    state = game.start()
    before = [state.copy()]  # the position at each moment, for undo
    for place, (number, kind, value) in enumerate(entries):
        if number != place:
            raise _Different(say("entry {number} of the log is missing", number=place))
        if kind == UNDO and value.isdecimal() and int(value) < len(before):
            del before[int(value) + 1 :]
            state = before[-1].copy()
            continue
        action = game.by_notation.get(value) if kind == ACTION else None
        if action is None or state.to_act == OVER or not state.is_legal(action):
            raise _Different(
                say("entry {number}, {value}, is not legal", number=place, value=repr(value))
            )
        if state.to_act == CHANCE and dice.draw(state, len(before) - 1).id != action.id:
            raise _Different(
                say(
                    "the dice give otherwise at entry {number} than {value}",
                    number=place,
                    value=repr(value),
                )
            )
        state.apply(action)
        before.append(state.copy())
    return state
