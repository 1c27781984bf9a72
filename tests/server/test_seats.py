"""Of two changes of a seat at once one wins, and the other is told so; the same on both databases.

Each race is run with a barrier between threads that have a connection each, as two servers do.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy.exc import IntegrityError

from tests.server.accounts import finished_table
from tests.server.conftest import Player
from whistlestop.server.clock import Clock
from whistlestop.server.storage import schema as t
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
    new_id,
)
from whistlestop.server.storage.store import Store

ROUNDS = 12


@pytest.fixture(scope="module")
def stores(database: str) -> Iterator[tuple[Store, Store]]:
    """Two servers' stores at one database."""
    pair = (Store(database), Store(database))
    pair[0].prepare()
    yield pair
    for store in pair:
        store.close()


def waiting_table(store: Store, host: Person) -> str:
    """Ann sits, one seat is free, and a bot has the third."""
    row = TableRow(
        id=new_id(),
        game="steel-driver",
        board="usa",
        board_text="the board",
        rules=1,
        options={},
        host=host.id,
        is_public=True,
        status=OPEN,
        seed_hash="",
        revision=0,
        to_act=0,
        scores=(),
        next_table=None,
        created=Clock().now(),
        changed=Clock().now(),
        seats=(
            SeatRow(0, PERSON, "", host.name, host.id, 0, {}),
            SeatRow(1, FREE, "", "", None, 0, {}),
            SeatRow(2, FREE, "", "", None, 0, {}),
            SeatRow(3, BOT, "random", "Shay", None, 0, {}),
        ),
    )
    store.add_table(row, "seed")
    store.seat_bot(row.id, 2, "random", "Locke")
    return row.id


def begin(store: Store, table: str) -> None:
    row = store.table(table)
    revision = 0 if row is None else row.revision
    store.append(table, 0, [Entry(ACTION, "x", "chance")], RUNNING, 0, [0], start=revision)


def sit_and_begin(store: Store, table: str, person: Person) -> None:
    """As a server does it: look whether all seats are taken, then begin."""
    store.take_seat(table, 1, 0, person.id, person.name)
    row = store.table(table)
    assert row is not None
    if all(seat.is_taken for seat in row.seats):
        begin(store, table)


def both(*changes: Callable[[], object]) -> list[bool]:
    """Make changes at once; which of them succeeded."""
    barrier = threading.Barrier(len(changes))

    def make(change: Callable[[], object]) -> bool:
        barrier.wait()
        try:
            change()
        except Conflict:
            return False
        return True

    with ThreadPoolExecutor(len(changes)) as pool:
        return list(pool.map(make, changes))


def row_of(store: Store, table: str) -> TableRow:
    found = store.table(table)
    assert found is not None
    return found


def test_no_game_begins_with_an_empty_seat_however_fast_somebody_stands_up(
    stores: tuple[Store, Store],
) -> None:
    one, two = stores
    ann, bob = one.add_person("Ann"), one.add_person("Bob")
    for _ in range(ROUNDS):
        table = waiting_table(one, ann)
        stood, _ = both(
            partial(one.leave_seat, table, 0, 0, OPEN),
            partial(sit_and_begin, two, table, bob),
        )
        row = row_of(one, table)
        assert (row.status == OPEN) == stood
        assert row.status == OPEN or all(seat.is_taken for seat in row.seats)


def test_the_database_itself_refuses_to_begin_with_an_empty_seat(
    stores: tuple[Store, Store],
) -> None:
    store = stores[0]
    table = waiting_table(store, store.add_person("Ann"))
    with pytest.raises(Conflict):
        begin(store, table)
    with pytest.raises(IntegrityError), store.writing() as connection:
        connection.execute(t.tables.update().where(t.tables.c.id == table).values(status=RUNNING))
    assert row_of(store, table).status == OPEN
    assert store.entries(table) == []


def test_a_seat_goes_to_a_person_or_to_a_bot_and_the_other_is_told(
    stores: tuple[Store, Store],
) -> None:
    one, two = stores
    ann, bob = one.add_person("Ann"), one.add_person("Bob")
    for _ in range(ROUNDS):
        table = waiting_table(one, ann)
        sat, seated = both(
            partial(one.take_seat, table, 1, 0, bob.id, "Bob"),
            partial(two.seat_bot, table, 1, "random", "Mallet"),
        )
        seat = row_of(one, table).seats[1]
        assert sat != seated
        assert (seat.person == bob.id, seat.kind == BOT) == (sat, seated)


def test_nobody_is_put_out_of_a_seat_by_a_bot_once_the_game_has_begun(
    stores: tuple[Store, Store],
) -> None:
    store = stores[0]
    ann, bob = store.add_person("Ann"), store.add_person("Bob")
    table = waiting_table(store, ann)
    sit_and_begin(store, table, bob)
    with pytest.raises(Conflict):
        store.seat_bot(table, 1, "random", "Mallet")
    with pytest.raises(Conflict):
        store.leave_seat(table, 1, 1, OPEN)
    assert row_of(store, table).seats[1].person == bob.id


def test_one_person_has_one_seat_however_many_they_ask_for_at_once(
    stores: tuple[Store, Store],
) -> None:
    one, two = stores
    ann, bob = one.add_person("Ann"), one.add_person("Bob")
    for _ in range(ROUNDS):
        table = waiting_table(one, ann)
        with one.writing() as connection:  # two free seats
            connection.execute(
                t.seats.update()
                .where(t.seats.c.table_id == table, t.seats.c.number == 2)
                .values(kind=FREE, bot="", link=0)
            )
        won = both(
            partial(one.take_seat, table, 1, 0, bob.id, "Bob"),
            partial(two.take_seat, table, 2, 0, bob.id, "Bob"),
        )
        assert sorted(won) == [False, True]
        taken = [seat for seat in row_of(one, table).seats if seat.person == bob.id]
        assert len(taken) == 1
    with pytest.raises(IntegrityError), one.writing() as connection:  # nor by the database
        connection.execute(
            t.seats.update().where(t.seats.c.table_id == table).values(person=bob.id)
        )


def test_a_game_begins_once(stores: tuple[Store, Store]) -> None:
    one, two = stores
    ann, bob = one.add_person("Ann"), one.add_person("Bob")
    for _ in range(ROUNDS):
        table = waiting_table(one, ann)
        one.take_seat(table, 1, 0, bob.id, "Bob")
        won = both(partial(begin, one, table), partial(begin, two, table))
        assert sorted(won) == [False, True]
    row = row_of(one, table)
    assert [seat.starter for seat in row.seats] == [ann.id, bob.id, None, None]


def test_of_several_rematches_at_once_one_is_made_and_no_stray_table(
    stores: tuple[Store, Store],
) -> None:
    one, two = stores
    ann = one.add_person("Ann")
    table = waiting_table(one, ann)
    row = row_of(one, table)
    new = [replace(row, id=new_id()) for _ in range(4)]
    won = both(
        *(
            partial(store.add_table, made, "seed", table)
            for made, store in zip(new, (one, two) * 2, strict=True)
        )
    )
    assert sum(won) == 1
    assert row_of(one, table).next_table == new[won.index(True)].id
    with one.reading() as connection:
        ids = set(connection.scalars(sa.select(t.tables.c.id).where(t.tables.c.host == ann.id)))
    assert ids == {table, new[won.index(True)].id}


# The same from outside: each gets a true answer


def test_who_asks_for_a_rematch_too_late_is_led_to_the_one_there_is(
    app: Litestar, client: TestClient[Litestar], ann: Player
) -> None:
    table = finished_table(app.state.services.store, ann.id, None, None)
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda _: ann.send(f"/table/{table}/rematch"), range(6)))
    assert {answer.status_code for answer in answers} == {303}
    assert len({answer.headers["location"] for answer in answers}) == 1
    store: Store = app.state.services.store
    assert len(store.tables_of(ann.id, 50)) == 2


def test_who_sits_down_at_a_table_that_is_being_given_up_is_told_that_it_is_gone(
    app: Litestar, ann: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.new_table("you", "free", "free")
    store: Store = app.state.services.store
    original = store.take_seat

    def too_late(*values: Any) -> None:
        store.remove_table(table)
        original(*values)

    monkeypatch.setattr(store, "take_seat", too_late)
    refused = bob.post(f"/api/tables/{table}/seats/1", {})
    assert (refused.status_code, refused.json()["kind"]) == (404, "no-table")


def test_a_seat_that_is_taken_meanwhile_is_told_of(
    app: Litestar, ann: Player, bob: Player, cleo: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.new_table("you", "free", "free")
    store: Store = app.state.services.store
    original = store.seat_bot

    def too_late(*values: Any) -> None:
        store.take_seat(table, 1, 0, bob.id, "Bob")
        original(*values)

    monkeypatch.setattr(store, "seat_bot", too_late)
    refused = ann.send(f"/table/{table}/bot/1", bot="random")
    assert (refused.status_code, refused.json()["kind"]) == (409, "seat-taken")
    assert bob.look(table)["table"]["seats"][1]["is_you"]


def test_a_database_with_two_seats_of_one_person_is_brought_to_order(tmp_path: Path) -> None:
    from whistlestop.server.storage import versions

    store = Store(f"sqlite:///{tmp_path}/old.sqlite")
    with store.engine.begin() as connection:
        versions.upgrade(connection, "0003")
        connection.exec_driver_sql(
            "INSERT INTO people (id, name, created) VALUES ('ann', 'Ann', 0)"
        )
        connection.exec_driver_sql(
            "INSERT INTO tables (id, game, board, board_text, rules, options, host, is_public, "
            "status, seed_hash, revision, to_act, scores, driven_until, created, changed) VALUES "
            "('t', 'g', 'b', '', 1, '{}', 'ann', 1, 'running', '', 0, 0, '[]', 0, 0, 0)"
        )
        for number in (0, 1):
            connection.exec_driver_sql(
                "INSERT INTO seats (table_id, number, kind, bot, name, person, link, orders) "
                f"VALUES ('t', {number}, 'person', '', 'Ann', 'ann', 0, '{{}}')"
            )
    store.prepare()
    seats = row_of(store, "t").seats
    assert [(seat.person, seat.starter) for seat in seats] == [("ann", "ann"), (None, None)]
    store.close()
