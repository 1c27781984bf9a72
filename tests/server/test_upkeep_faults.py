"""Full and read-only disks, files that others could read, servers that are still at work."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.conftest import Player
from tests.server.databases import database_of, sqlite
from tests.server.test_bad_input import refused
from whistlestop.cli import main
from whistlestop.server.app import create_app
from whistlestop.server.settings import Settings
from whistlestop.server.storage import database as storage
from whistlestop.server.storage import schema as t
from whistlestop.server.storage.store import Store


def admin(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(["admin", *words])
    told = capsys.readouterr()
    return code, told.out, told.err


@pytest.fixture
def made(tmp_path: Path) -> Iterator[tuple[TestClient[Litestar], Store]]:
    app = create_app(Settings(database=sqlite(tmp_path), pace=0.0, thinkers=1, generous=True))
    with TestClient(app) as client:
        yield client, app.state.services.store


# Files


def test_a_new_database_is_for_its_owners_eyes_alone(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        store = Store(f"sqlite:///{tmp_path}/inner/tables.sqlite")
        store.prepare()
        store.add_person("Ann")
        files = sorted((tmp_path / "inner").iterdir())
        assert [file.name for file in files] == [
            "tables.sqlite",
            "tables.sqlite-shm",
            "tables.sqlite-wal",
        ]
        assert [file.stat().st_mode & 0o777 for file in files] == [0o600] * 3
        assert (tmp_path / "inner").stat().st_mode & 0o077 == 0
        store.close()
    finally:
        os.umask(before)


@pytest.mark.parametrize("action", ["doctor", "backup"])
def test_whoever_only_looks_makes_no_database(
    action: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "nowhere" / "tables.sqlite"
    words = [action, "--database", f"sqlite:///{file}"]
    code, _, err = admin(capsys, *words, *([str(tmp_path / "saved")] if action == "backup" else []))
    assert code == 2
    assert err.count("\n") == 1
    assert "There is nothing in this database." in err
    assert not file.parent.exists()


def test_the_doctor_leaves_a_strangers_file_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "other.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    before = file.read_bytes()
    assert admin(capsys, "doctor", "--database", f"sqlite:///{file}")[0] == 2
    assert file.read_bytes() == before
    assert [found.name for found in tmp_path.iterdir()] == ["other.sqlite"]


def test_an_answered_move_waits_for_the_disk(tmp_path: Path) -> None:
    store = Store(sqlite(tmp_path))
    with store.writing() as connection:
        full = 2
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == full
    store.close()


# Disks


def test_a_full_disk_is_told_and_the_server_goes_on_when_there_is_room(
    made: tuple[TestClient[Litestar], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    client, store = made
    monkeypatch.setattr(storage, "TRIED_EVERY", 0.0)
    ann = Player(client, "Ann")
    table = ann.new_table("you", "free", "free")
    assert client.get("/health").status_code == 200

    def no_room(connection: Any, record: Any) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")

    store.engine.dispose()
    sa.event.listen(store.engine, "connect", no_room)
    statuses = set()
    for number in range(200):
        answer = ann.post(f"/api/tables/{table}/remarks", {"text": f"{number} " + "x" * 490})
        statuses.add(answer.status_code)
        if answer.status_code != 204:
            break
    assert statuses == {204, 503}
    assert "nothing was changed" in refused(answer, 503)
    assert int(answer.headers["retry-after"]) > 0
    assert ann.look(table)["table"]["status"] == "open"  # what is there can be looked at

    sa.event.remove(store.engine, "connect", no_room)
    store.engine.dispose()
    assert ann.post(f"/api/tables/{table}/remarks", {"text": "room again"}).status_code == 204
    assert client.get("/health").status_code == 200


def test_health_tells_that_nothing_can_be_written(
    made: tuple[TestClient[Litestar], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    client, store = made
    monkeypatch.setattr(storage, "TRIED_EVERY", 0.0)

    def only_read(connection: Any, record: Any) -> None:
        connection.execute("PRAGMA query_only = ON")

    store.engine.dispose()
    sa.event.listen(store.engine, "connect", only_read)
    assert client.get("/health").status_code == 503
    sa.event.remove(store.engine, "connect", only_read)
    store.engine.dispose()
    assert client.get("/health").status_code == 200


def test_health_tells_that_the_disk_has_no_room_for_moves(
    made: tuple[TestClient[Litestar], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    client, _ = made
    monkeypatch.setattr(storage, "TRIED_EVERY", 0.0)
    monkeypatch.setattr(storage, "ROOM", 10**18)
    assert client.get("/health").status_code == 503
    monkeypatch.setattr(storage, "ROOM", 1)
    assert client.get("/health").status_code == 200


def test_health_is_tried_once_however_many_ask(
    made: tuple[TestClient[Litestar], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    client, store = made
    monkeypatch.setattr(storage, "TRIED_EVERY", 60.0)
    tried: list[int] = []

    def attempt() -> bool:
        tried.append(1)
        return True

    monkeypatch.setattr(store, "_takes_writing", attempt)
    assert {client.get("/health").status_code for _ in range(5)} == {200}
    assert len(tried) == 1


def test_a_server_says_in_a_sentence_that_its_database_is_read_only(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    store = Store(f"sqlite:///{file}")
    store.prepare()
    store.close()
    for beside in tmp_path.glob("tables.sqlite-*"):
        beside.unlink()
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    connection.close()
    words = ["serve", "--no-browser", "--port", "0", "--database"]
    ended = subprocess.run(
        [sys.executable, "-m", "whistlestop", *words, f"sqlite:///file:{file}?mode=ro&uri=true"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1
    assert "The database can't be used: " in ended.stderr.replace("’", "'")
    assert "readonly" in ended.stderr


# Backups


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_is_restored_under_a_server_that_is_at_work(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with database_of(kind, tmp_path) as database:
        app = create_app(Settings(database=database, pace=0.0, thinkers=1, generous=True))
        saved = tmp_path / "saved.jsonl"
        with TestClient(app) as client:
            ann = Player(client, "Ann")
            table = ann.new_table("you", "free", "free")
            assert admin(capsys, "backup", "--database", database, str(saved))[0] == 0
            words = ("restore", "--replace", "--database", database, str(saved))
            code, _, err = admin(capsys, *words)
            assert code == 2
            assert "at work" in err
            assert ann.look(table)["table"]["id"] == table
        store = Store(database)
        with store.writing() as connection:  # its last sign lies a while back
            connection.execute(t.pulses.update().values(at=t.pulses.c.at - storage.SILENCE))
        store.close()
        assert admin(capsys, *words)[0] == 0


def test_no_backup_is_made_of_a_newer_versions_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = Store(sqlite(tmp_path))
    store.prepare()
    with store.writing() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store.close()
    saved = tmp_path / "saved.jsonl"
    code, _, err = admin(capsys, "backup", "--database", sqlite(tmp_path), str(saved))
    assert code == 2
    assert "newer than this Whistlestop" in err
    assert list(tmp_path.glob("saved*")) == []


def test_a_nul_that_sqlite_kept_does_not_bar_the_way_to_postgresql(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = Store(sqlite(tmp_path))
    store.prepare()
    store.add_person("a\0b")
    store.close()
    saved = tmp_path / "saved.jsonl"
    assert admin(capsys, "backup", "--database", sqlite(tmp_path), str(saved))[0] == 0
    with database_of("postgresql", tmp_path) as database:
        code, out, _ = admin(capsys, "restore", "--database", database, str(saved))
        assert code == 0
        assert "From 1 text, a NUL character was left out." in out
        store = Store(database)
        with store.reading() as connection:
            assert connection.scalar(sa.select(t.people.c.name)) == "ab"
        store.close()
