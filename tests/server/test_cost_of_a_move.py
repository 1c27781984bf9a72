"""What a move costs the database, and that what is remembered in its place is never wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import sqlalchemy as sa
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.conftest import Player
from tests.server.databases import database_of
from whistlestop.core.chance import Dice
from whistlestop.server.app import create_app
from whistlestop.server.clock import Clock
from whistlestop.server.people.sessions import Session, Sessions
from whistlestop.server.settings import Settings
from whistlestop.server.storage.rows import Person
from whistlestop.server.storage.store import Store
from whistlestop.server.table.hub import Hub
from whistlestop.server.table.tables import Tables

LOOK = 1
MOVE = {"sqlite": 3, "postgresql": 2}  # SQLite is told when a transaction begins
WITH_A_CLOCK = 1  # more


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def settings(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Settings]:
    with database_of(request.param, tmp_path_factory.mktemp("cost")) as found:
        yield Settings(found, pace=0.0, thinkers=1, generous=True)


@pytest.fixture
def people(client: TestClient[Litestar]) -> list[Player]:
    return [Player(client, name) for name in ("Ann", "Bob", "Cleo")]


@pytest.fixture
def store(app: Litestar) -> Store:
    found = app.state.services.store
    assert isinstance(found, Store)
    return found


def table_of(people: list[Player], **wish: Any) -> str:
    table = people[0].new_table("you", "free", "free", **wish)
    for seat in (1, 2):
        assert people[seat].post(f"/api/tables/{table}/seats/{seat}", {}).status_code == 200
    people[0].look(table)
    return table


@contextmanager
def statements(store: Store) -> Iterator[list[str]]:
    """The statements about tables and people; what the server does now and then doesn't count."""
    found: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, *more: Any) -> None:
        found.append(statement)

    sa.event.listen(store.engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        sa.event.remove(store.engine, "before_cursor_execute", note)


def fewest(store: Store, story: Any, times: int = 4) -> int:
    """How many statements a thing takes, when nothing comes between."""
    counts = []
    for _ in range(times):
        with statements(store) as found:
            story()
        counts.append(len(found))
    return min(counts)


def test_a_look_is_one_statement(store: Store, people: list[Player]) -> None:
    table = table_of(people)
    assert fewest(store, lambda: people[0].look(table)) == LOOK


@pytest.mark.parametrize("clock", [None, {"kind": "live", "minutes": 10, "seconds": 15}])
def test_a_move_is_few_statements(
    store: Store, people: list[Player], clock: dict[str, Any] | None
) -> None:
    table = table_of(people, **({} if clock is None else {"clock": clock}))

    def move() -> None:
        seen = people[0].look(table)
        seat = seen["table"]["to_act"]
        seen = people[seat].look(table)
        done = people[seat].post(
            f"/api/tables/{table}/actions",
            {"version": seen["version"], "action": seen["legal"][0]["id"]},
        )
        assert done.status_code == 200

    kind = "sqlite" if store.is_sqlite else "postgresql"
    most = 2 * LOOK + MOVE[kind] + (WITH_A_CLOCK if clock else 0)
    assert fewest(store, move, times=6) <= most


def test_what_another_server_has_done_is_seen_at_once(
    settings: Settings, people: list[Player]
) -> None:
    """The other hears of nothing: it does not run, and is only asked."""
    table = table_of(people)
    with TestClient(create_app(settings)) as other:
        for number in range(6):
            here = [people[0].client, other][number % 2]
            seen = here.get(f"/api/tables/{table}", headers=people[0].headers).json()
            mover = people[seen["table"]["to_act"]].headers
            seen = here.get(f"/api/tables/{table}", headers=mover).json()
            there = [people[0].client, other][(number + 1) % 2]
            data = {"version": seen["version"], "action": seen["legal"][0]["id"]}
            done = there.post(f"/api/tables/{table}/actions", json=data, headers=mover)
            assert done.status_code == 200  # though it was behind
            late = here.post(f"/api/tables/{table}/actions", json=data, headers=mover)
            assert late.status_code == 409


def test_what_another_process_tells_of_is_looked_at_with_one_statement(
    settings: Settings, app: Litestar, store: Store, people: list[Player]
) -> None:
    table = table_of(people)
    with TestClient(create_app(settings)) as other:

        def move_there_and_look_here() -> None:
            seen = other.get(f"/api/tables/{table}", headers=people[0].headers).json()
            mover = people[seen["table"]["to_act"]].headers
            seen = other.get(f"/api/tables/{table}", headers=mover).json()
            data = {"version": seen["version"], "action": seen["legal"][0]["id"]}
            assert other.post(f"/api/tables/{table}/actions", json=data, headers=mover).is_success
            app.state.services.hub._hear(f"other {table}")
            before = seen["version"]
            assert people[0].look(table)["version"] > before

        assert fewest(store, move_there_and_look_here) == LOOK


def test_a_seat_that_was_given_away_elsewhere_moves_no_more(
    store: Store, people: list[Player]
) -> None:
    table = table_of(people)
    seen = people[0].look(table)
    seat = seen["table"]["to_act"]
    seen = people[seat].look(table)
    row = store.table(table)
    assert row is not None
    store.leave_seat(table, seat, row.seats[seat].link, row.status)  # the server hears nothing
    data = {"version": seen["version"], "action": seen["legal"][0]["id"]}
    assert people[seat].post(f"/api/tables/{table}/actions", data).status_code == 403
    assert len(store.entries(table)) == seen["version"]


def test_a_move_that_is_overtaken_while_it_is_planned_comes_too_late(
    settings: Settings,
    app: Litestar,
    store: Store,
    people: list[Player],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The same person moves at another server, and this one learns of it before it goes on."""
    table = table_of(people)
    tables: Tables = app.state.services.tables
    mover = people[people[0].look(table)["table"]["to_act"]]
    seen = mover.look(table)
    first, second = (choice["id"] for choice in seen["legal"][:2])

    with TestClient(create_app(settings)) as other:

        async def overtaken(id: str) -> Dice:
            monkeypatch.undo()
            data = {"version": seen["version"], "action": first}
            address = f"/api/tables/{table}/actions"
            done = await asyncio.to_thread(other.post, address, json=data, headers=mover.headers)
            assert done.status_code == 200
            await tables.look(id)
            return await tables.dice(id)

        monkeypatch.setattr(tables, "dice", overtaken)
        data = {"version": seen["version"], "action": second}
        assert mover.post(f"/api/tables/{table}/actions", data).status_code == 409
    assert len(store.entries(table)) == seen["version"] + 1


def test_a_guest_who_logs_in_has_their_seat_at_once(store: Store, people: list[Player]) -> None:
    table = table_of(people)
    before = store.stamp(table)
    assert before is not None
    store.merge(people[1].id, store.add_person("Bea").id)
    after = store.stamp(table)
    assert after is not None
    assert after > before
    assert not any(seat["is_you"] for seat in people[1].look(table)["table"]["seats"])


# Sessions


ANN = Person("ann", "Ann", None, None)


def test_a_session_that_ends_while_it_is_being_read_is_not_remembered() -> None:
    sessions = Sessions(Clock())
    forgotten = sessions.forgotten
    sessions.forget("ann")
    sessions.keep("token", Session(ANN, Clock().now() + 60_000), forgotten)
    assert sessions.get("token") is None


def test_a_session_is_remembered_until_it_expires() -> None:
    sessions = Sessions(Clock())
    sessions.keep("new", Session(ANN, Clock().now() + 60_000), sessions.forgotten)
    sessions.keep("old", Session(ANN, Clock().now() - 1), sessions.forgotten)
    assert sessions.get("new") == ANN
    assert sessions.get("old") is None


@pytest.mark.parametrize("note", ["other person/ann", ""])
def test_other_processes_say_whose_sessions_have_changed(note: str) -> None:
    hub, sessions = Hub(), Sessions(Clock())
    hub.hear_of_people(sessions.forget)
    sessions.keep("token", Session(ANN, Clock().now() + 60_000), sessions.forgotten)
    hub._hear("other person/bob")
    assert sessions.get("token") == ANN
    hub._hear(note)
    assert sessions.get("token") is None
