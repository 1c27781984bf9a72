"""The drill in short: what `make drill` does for an hour and more."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.databases import database_of
from tests.server.drill.kills import databases_killed, servers_killed, thinkers_killed
from tests.server.drill.lasting import disk_full
from tests.server.drill.machines import machines_lost
from tests.server.drill.play import Fault
from whistlestop.server.storage import database as storage
from whistlestop.server.storage import schema as t
from whistlestop.server.storage.store import Store


def check(fault: Fault) -> None:
    if fault.note.startswith("left out"):
        pytest.skip(fault.note)
    assert fault.times >= 1
    assert fault.moves >= 5
    assert (fault.lost, fault.broken) == (0, 0), fault


def test_nothing_is_lost_when_a_server_is_killed(tmp_path: Path) -> None:
    check(servers_killed("sqlite", tmp_path, 1))


def test_games_go_on_when_the_processes_of_bots_are_killed(tmp_path: Path) -> None:
    check(thinkers_killed(tmp_path, 1))


@pytest.mark.long("the same for a full disk, of which test_upkeep_faults.py has the answers")
def test_nothing_is_lost_while_the_disk_is_full(tmp_path: Path) -> None:
    check(disk_full(tmp_path, 1))


@pytest.mark.long("the same for PostgreSQL")
def test_nothing_is_lost_when_the_database_is_killed(tmp_path: Path) -> None:
    check(databases_killed(tmp_path, 2))


@pytest.mark.long("the same for several machines")
def test_people_go_on_at_another_machine_when_theirs_is_gone(tmp_path: Path) -> None:
    for fault in machines_lost(tmp_path, 1):
        check(fault)


@pytest.mark.long("the same for PostgreSQL")
def test_a_change_that_was_cut_off_holds_nothing_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "UNFINISHED", 500)
    with database_of("postgresql", tmp_path) as url:
        one, two = Store(url), Store(url)
        one.prepare()
        person = one.add_person("Ann")
        rename = t.people.update().where(t.people.c.id == person.id)
        cut_off = one.engine.connect()
        cut_off.execute(rename.values(name="Anna"))  # and nothing more is heard of it
        with two.writing() as connection:
            connection.execute(sa.text("SET LOCAL lock_timeout = 60000"))  # and then it fails
            connection.execute(rename.values(name="Anne"))
        found = two.person(person.id)
        assert found is not None
        assert found.name == "Anne"
        cut_off.invalidate()
        cut_off.close()
        one.close()
        two.close()
