"""What is kept in memory is bounded, however many games are played or looked at."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.accounts import finished_table, played_table
from tests.server.conftest import Player
from whistlestop.server.rendering.languages import cached_speaker
from whistlestop.server.storage.store import Store
from whistlestop.server.table import rooms
from whistlestop.server.table.hub import Hub
from whistlestop.server.table.log_view import told
from whistlestop.server.table.room import Room
from whistlestop.server.table.rooms import Rooms, weight
from whistlestop.server.table.tables import Tables


@pytest.fixture(scope="module")
def store(app: Litestar) -> Store:
    found: Store = app.state.services.store
    return found


def looked_at(store: Store, tables: Tables, ids: list[str]) -> None:
    async def look() -> None:
        for id in ids:
            await tables.look(id)

    asyncio.run(look())


def test_games_are_kept_up_to_so_many_bytes(
    client: TestClient[Litestar], store: Store, ann: Player
) -> None:
    tables = Tables(store, Hub())
    ids = [finished_table(store, ann.id, None, None) for _ in range(6)]
    looked_at(store, tables, ids[:1])
    one = tables.rooms.bytes
    tables.rooms.most_bytes = 4 * one
    looked_at(store, tables, ids)
    assert tables.rooms.bytes <= 4 * one
    assert 2 <= len(tables.rooms) < 6
    assert ids[-1] in tables.rooms  # the latest stays
    assert ids[0] not in tables.rooms


def test_a_finished_game_that_nobody_looks_at_is_let_go_and_a_running_one_stays(
    client: TestClient[Litestar], store: Store, ann: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Tables(store, Hub())
    over = finished_table(store, ann.id, None, None)
    running = played_table(store, (ann.id, None, None), 3)
    looked_at(store, tables, [over, running])
    tables.rooms.sweep()
    assert over in tables.rooms  # it was wanted a moment ago
    monkeypatch.setattr(rooms, "UNWANTED", -1.0)
    tables.rooms.sweep()
    assert over not in tables.rooms
    assert running in tables.rooms
    looked_at(store, tables, [over])  # it is made again from its log


def test_whoever_looks_again_keeps_a_game(
    client: TestClient[Litestar], store: Store, ann: Player
) -> None:
    tables = Tables(store, Hub())
    first, second = (finished_table(store, ann.id, None, None) for _ in range(2))
    looked_at(store, tables, [first, second, first])
    tables.rooms.most_bytes = tables.rooms.bytes - 1
    third = finished_table(store, ann.id, None, None)
    looked_at(store, tables, [third])
    assert second not in tables.rooms


@pytest.mark.parametrize("game", ["steel-driver", "steam-rollers", "rolling-freight"])
def test_a_room_takes_no_more_than_it_is_counted_for(
    game: str, client: TestClient[Litestar], store: Store, ann: Player
) -> None:
    id = played_table(store, (ann.id, None, None), 1_000_000, game_name=game)
    row = store.table(id)
    assert row is not None
    entries = store.entries(id)

    def made() -> Room:
        room = Room(row)
        room.take(0, entries)
        for language in ("en", "de"):
            told(room, cached_speaker(language, room.match.names), language)
        room.scores_by_moment()
        return room

    def bytes_taken() -> int:
        gc.collect()
        tracemalloc.start()
        room = made()
        gc.collect()
        taken = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        del room
        return taken

    room = made()  # what all games share is not counted
    # A table that all games share may happen to grow while one of them is made.
    taken = min(bytes_taken() for _ in range(3))
    assert taken <= weight(room)
    assert weight(room) <= 6 * taken + 100_000


def test_nothing_is_counted_twice() -> None:
    kept = Rooms()
    assert (len(kept), kept.bytes) == (0, 0)
    kept.forget("none")
    assert kept.bytes == 0
