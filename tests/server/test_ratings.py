"""Ratings: which games count, for whom, and that each counts once."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy as sa
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.accounts import finished_table, played_table, stored_account
from tests.server.databases import sqlite
from tests.server.running import PATIENCE
from whistlestop.server.app import create_app
from whistlestop.server.community.ratings import START, Placing, Rating, Ratings, rated
from whistlestop.server.settings import Settings
from whistlestop.server.storage import schema as t
from whistlestop.server.storage.store import Store


def rating(store: Store, person: str) -> Rating | None:
    c = t.ratings.c
    with store.reading() as connection:
        row = connection.execute(sa.select(c.mu, c.sigma).where(c.person == person)).one_or_none()
    return None if row is None else Rating(*row)


def settled(store: Store, table: str) -> bool:
    query = sa.select(t.results.c.table_id).where(t.results.c.table_id == table)
    with store.reading() as connection:
        return connection.scalar(query) is not None


def test_who_comes_first_gains_and_who_comes_last_loses() -> None:
    first, second, last = rated([START, START, START], [1, 2, 3])
    assert first.mu > START.mu > last.mu
    assert first.mu > second.mu > last.mu
    assert first.sigma < START.sigma


def test_who_shares_a_place_is_rated_alike() -> None:
    one, two, three = rated([START, START, START], [1, 1, 3])
    assert one == two
    assert one.mu > three.mu


def test_a_game_counts_once_however_many_servers_find_it(store: Store, database: str) -> None:
    ann, bob = stored_account(store, "Ann"), stored_account(store, "Bob")
    table = finished_table(store, ann.id, bob.id, None)
    placings = [Placing(ann.id, 1, 1.0), Placing(bob.id, 2, 0.0)]
    others = [Store(database), Store(database)]

    def settle(number: int) -> bool:
        return Ratings(others[number % 2]).settle(table, "steel-driver", placings)

    with ThreadPoolExecutor(6) as pool:
        done = list(pool.map(settle, range(6)))
    for other in others:
        other.close()
    assert sum(done) == 1
    assert [rating(store, ann.id), rating(store, bob.id)] == rated([START, START], [1, 2])
    assert table not in Ratings(store).unsettled(1000)


def test_two_games_of_one_person_that_end_at_once_both_count(store: Store, database: str) -> None:
    ann, bob, cleo = (stored_account(store, name) for name in ("Ann", "Bob", "Cleo"))
    games = [
        (finished_table(store, ann.id, bob.id, None), bob.id, 1),
        (finished_table(store, ann.id, cleo.id, None), cleo.id, 2),
    ]

    def settle(game: tuple[str, str, int]) -> bool:
        table, rival, place = game
        other = Store(database)
        placings = [Placing(ann.id, place, 0.0), Placing(rival, 3 - place, 0.0)]
        done = Ratings(other).settle(table, "steel-driver", placings)
        other.close()
        return done

    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(settle, games)) == [True, True]
    won_first = rated([rated([START, START], [1, 2])[0], START], [2, 1])[0]
    lost_first = rated([rated([START, START], [2, 1])[0], START], [1, 2])[0]
    assert rating(store, ann.id) in (won_first, lost_first)


def test_nobody_is_rated_against_themselves_under_another_name(store: Store) -> None:
    ann, bob, guest = (
        stored_account(store, "Ann"),
        stored_account(store, "Bob"),
        store.add_person("G"),
    )
    together = played_table(store, (ann.id, guest.id, bob.id), moves=9)
    alone = played_table(store, (guest.id, None, bob.id), moves=9)
    store.merge(guest.id, ann.id)
    query = sa.select(t.seats.c.starter).order_by(t.seats.c.number)
    with store.reading() as connection:
        sat, sat_alone = (
            list(connection.scalars(query.where(t.seats.c.table_id == table)))
            for table in (together, alone)
        )
    assert sat == [ann.id, guest.id, bob.id]
    assert sat_alone == [ann.id, None, bob.id]


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Litestar:
    folder: Path = tmp_path_factory.mktemp("server")
    return create_app(Settings(sqlite(folder), pace=0, thinkers=1, generous=True))


def wait_until_settled(store: Store, table: str) -> None:
    end = time.monotonic() + PATIENCE
    while not settled(store, table):
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_server_counts_what_ended_while_none_ran(app: Litestar) -> None:
    kept: Store = app.state.services.store
    ann, bob = stored_account(kept, "Ann"), stored_account(kept, "Bob")
    guest = kept.add_person("Guest")
    together = finished_table(kept, ann.id, guest.id, bob.id)
    alone = finished_table(kept, ann.id, None, None)
    with_guest = finished_table(kept, bob.id, guest.id, None)
    with TestClient(app):
        for table in (together, alone, with_guest):
            wait_until_settled(kept, table)
        c = t.placings.c
        query = sa.select(c.table_id, c.person, c.place)
        with kept.reading() as connection:
            rows = connection.execute(query).all()
        # A game against bots or guests alone counts for nobody; guests have no rating.
        placed = {(table, person): place for table, person, place in rows}
        assert set(placed) == {(together, ann.id), (together, bob.id)}
        assert rating(kept, guest.id) is None
        places = [placed[together, person.id] for person in (ann, bob)]
        ratings = [rating(kept, person.id) for person in (ann, bob)]
    assert ratings == rated([START, START], places)


def test_a_table_that_can_not_be_counted_holds_up_no_other(tmp_path: Path) -> None:
    app = create_app(Settings(sqlite(tmp_path), pace=0, thinkers=1, generous=True))
    kept: Store = app.state.services.store
    ann, bob = stored_account(kept, "Ann"), stored_account(kept, "Bob")
    twice = finished_table(kept, ann.id, bob.id, None)
    with kept.writing() as connection:  # as an earlier version could leave it
        connection.execute(
            t.seats.update().where(t.seats.c.table_id == twice).values(starter=ann.id)
        )
    other = finished_table(kept, ann.id, bob.id, None)
    with TestClient(app):
        for table in (twice, other):
            wait_until_settled(kept, table)
    with kept.reading() as connection:
        query = sa.select(t.placings.c.table_id).where(t.placings.c.person == ann.id)
        assert list(connection.scalars(query)) == [other]
