"""The store, the same on SQLite and on PostgreSQL."""

from __future__ import annotations

import hashlib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tests.server.databases import sqlite
from whistlestop.server.clock import Clock
from whistlestop.server.storage.rows import (
    ACTION,
    BOT,
    FREE,
    OPEN,
    PERSON,
    RUNNING,
    Conflict,
    Entry,
    Person,
    SeatRow,
    TableRow,
    hashed,
    new_id,
)
from whistlestop.server.storage.schema import metadata
from whistlestop.server.storage.store import Store

numbers = count()


@pytest.fixture
def ann(store: Store) -> Person:
    return store.add_person("Ann")


def new_table(store: Store, host: Person, status: str = RUNNING, to_act: int = 0) -> str:
    seats = (
        SeatRow(0, PERSON, "", host.name, host.id, 0, {"forced": True}),
        SeatRow(1, FREE, "", "", None, 0, {}),
        SeatRow(2, BOT, "random", "Shay", None, 0, {}),
    )
    row = TableRow(
        id=new_id(),
        game="steel-driver",
        board="usa",
        board_text="the board",
        rules=1,
        options={"first-player": "seat-1"},
        host=host.id,
        is_public=True,
        status=status,
        seed_hash=hashlib.sha256(b"seed").hexdigest(),
        revision=0,
        to_act=to_act,
        scores=(1, 2, 3),
        next_table=None,
        created=Clock().now(),
        changed=Clock().now(),
        seats=seats,
    )
    store.add_table(row, "seed")
    found = store.table(row.id)
    assert found == row
    return row.id


def append(store: Store, table: str, first: int, *values: str) -> None:
    entries = [Entry(ACTION, value, "person") for value in values]
    store.append(table, first, entries, RUNNING, 0, [0, 0, 0])


def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_several_servers_prepare_a_database_at_once(tmp_path: Path) -> None:
    stores = [Store(sqlite(tmp_path)) for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(Store.prepare, stores))
    assert len({store.secret("x") for store in stores}) == 1
    for store in stores:
        store.close()


def test_the_log_is_read_as_it_was_written(store: Store, ann: Person) -> None:
    table = new_table(store, ann)
    append(store, table, 0, "a", "b")
    append(store, table, 2, "c")
    assert [entry.value for entry in store.entries(table)] == ["a", "b", "c"]
    assert [entry.value for entry in store.entries(table, 2)] == ["c"]


def test_a_number_of_the_log_is_taken_once(store: Store, ann: Person) -> None:
    table = new_table(store, ann)
    append(store, table, 0, "a")
    with pytest.raises(Conflict):
        append(store, table, 0, "b")
    assert [entry.value for entry in store.entries(table)] == ["a"]


def test_the_log_has_no_gaps(store: Store, ann: Person) -> None:
    table = new_table(store, ann)
    with pytest.raises(Conflict):
        append(store, table, 1, "b")


def test_of_several_entries_all_are_written_or_none(store: Store, ann: Person) -> None:
    table = new_table(store, ann)
    append(store, table, 0, "a", "b")
    with pytest.raises(Conflict):
        append(store, table, 1, "x", "y", "z")
    assert [entry.value for entry in store.entries(table)] == ["a", "b"]


def test_of_moves_made_at_once_exactly_one_wins(store: Store, database: str, ann: Person) -> None:
    table = new_table(store, ann)
    # Each has connections of its own, as processes have.
    others = [Store(database) for _ in range(8)]

    def move(number: int) -> bool:
        try:
            append(others[number], table, 0, f"move {number}")
        except Conflict:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        won = list(pool.map(move, range(8)))
    assert sum(won) == 1
    assert [entry.value for entry in store.entries(table)] == [f"move {won.index(True)}"]
    for other in others:
        other.close()


def test_a_seat_is_taken_once(store: Store, ann: Person) -> None:
    table = new_table(store, ann, OPEN)
    bob, cleo = store.add_person("Bob"), store.add_person("Cleo")
    store.take_seat(table, 1, 0, bob.id, "Bob")
    with pytest.raises(Conflict):
        store.take_seat(table, 1, 0, cleo.id, "Cleo")
    with pytest.raises(Conflict):  # one person, one seat
        store.take_seat(table, 1, 1, ann.id, "Ann")
    found = store.table(table)
    assert found is not None
    assert found.seats[1].person == bob.id
    assert found.revision == 1


def test_a_session_ends_with_its_time(store: Store, ann: Person) -> None:
    store.add_session("old token", ann.id, Clock().now() - 1)
    store.add_session("new token", ann.id, Clock().now() + 60_000)
    assert store.session(hashed("old token")) is None
    found = store.session(hashed("new token"))
    assert found is not None
    assert found[0] == ann
    store.end_session("new token")
    assert store.session(hashed("new token")) is None


def test_a_name_is_claimed_once(store: Store, ann: Person) -> None:
    login = f"ann{next(numbers)}"
    store.claim(ann.id, "Ann", login, "coded")
    with pytest.raises(Conflict):
        store.claim(store.add_person("Ann").id, "Ann", login, "coded")
    assert store.person_by_login(login) == replace(ann, login=login, password="coded")


def test_a_guests_seats_go_to_the_person_she_turns_out_to_be(store: Store, ann: Person) -> None:
    guest = store.add_person("Guest")
    table = new_table(store, guest)
    store.merge(guest.id, ann.id)
    found = store.table(table)
    assert found is not None
    assert (found.host, found.seats[0].person) == (ann.id, ann.id)


def undriven(store: Store, driver: str) -> list[str]:
    return [table.id for table in store.undriven(driver)]


def test_a_table_is_driven_by_one_server_at_a_time(store: Store, ann: Person) -> None:
    table = new_table(store, ann, to_act=2)
    assert table in undriven(store, "one")
    assert store.drive(table, "one", Clock().now() + 6_000)
    assert not store.drive(table, "two", Clock().now() + 6_000)
    assert table not in undriven(store, "two")
    assert store.drive(table, "one", 0)  # let go
    assert store.drive(table, "two", Clock().now() + 6_000)


def test_a_hold_that_a_wrong_clock_made_is_none(store: Store, ann: Person) -> None:
    table = new_table(store, ann, to_act=2)
    assert store.drive(table, "one", Clock().now() + 3_600_000)
    assert table in undriven(store, "two")
    assert store.drive(table, "two", Clock().now() + 6_000)


def test_a_table_where_a_person_is_to_act_needs_no_driver(store: Store, ann: Person) -> None:
    assert new_table(store, ann, to_act=0) not in undriven(store, "one")


def test_remarks_come_in_order(store: Store, ann: Person) -> None:
    table = new_table(store, ann)
    for text in ("one", "two", "three"):
        store.add_remark(table, 0, "Ann", text)
    assert [remark.text for remark in store.remarks(table, 2)] == ["two", "three"]


def test_there_is_one_rematch(store: Store, ann: Person) -> None:
    table = new_table(store, ann)
    row = store.table(table)
    assert row is not None
    first, second = (replace(row, id=new_id()) for _ in range(2))
    store.add_table(first, "seed", rematch_of=table)
    with pytest.raises(Conflict):
        store.add_table(second, "seed", rematch_of=table)
    found = store.table(table)
    assert found is not None
    assert found.next_table == first.id
    assert store.table(second.id) is None  # no stray table is left


def test_only_a_table_that_never_began_is_removed(store: Store, ann: Person) -> None:
    with pytest.raises(Conflict):
        store.remove_table(new_table(store, ann, RUNNING))
    table = new_table(store, ann, OPEN)
    store.remove_table(table)
    assert store.table(table) is None


def test_the_lobby_shows_public_tables_only(store: Store, ann: Person) -> None:
    table = new_table(store, ann)
    assert table in [row.id for row in store.public_tables(RUNNING, 100)]
    assert table in [row.id for row in store.tables_of(ann.id, 100)]


def test_a_broken_database_is_told(tmp_path: Path) -> None:
    assert not Store(sqlite(tmp_path)).is_well()  # nobody has prepared it
