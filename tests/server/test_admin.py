"""`whistlestop admin`: backup, restore, migrate, doctor, owner."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.testing import TestClient

from tests.server.conftest import Player
from tests.server.databases import new_database, postgresql
from whistlestop.cli import main
from whistlestop.server.app import create_app
from whistlestop.server.people.people import login_of
from whistlestop.server.settings import Settings
from whistlestop.server.storage import schema as t
from whistlestop.server.storage import versions
from whistlestop.server.storage.database import SILENCE
from whistlestop.server.storage.store import Store

numbers = count()


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with postgresql() as found:
        yield found


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database with an account, a finished game, one that has begun, talk, and an undo."""
    url = f"sqlite:///{tmp_path_factory.mktemp('played')}/tables.sqlite"
    with TestClient(create_app(Settings(url, pace=0, thinkers=1, generous=True))) as client:
        ann = Player(client, "Ann")
        over = ann.new_table("you", "bot:random", "bot:random")
        while not (seen := ann.wait_for_turn(over))["outcome"]:
            ann.act(over, seen["legal"][-1]["id"], seen["version"])
        begun = ann.new_table("you", "free", "free")
        for number, name in ((1, "Bob"), (2, "Cleo")):
            other = Player(client, name)
            assert other.post(f"/api/tables/{begun}/seats/{number}", {}).status_code == 200
        seen = ann.look(begun)
        made = ann.act(begun, seen["legal"][0]["id"], 0).json()
        undone = {"version": made["version"], "moment": made["undo_step"]}
        assert ann.post(f"/api/tables/{begun}/undo", undone).status_code == 200
        ann.act(begun, seen["legal"][1]["id"])
        ann.post(f"/api/tables/{begun}/remarks", {"text": "Grüße – «all aboard»"})
        store = client.app.state.services.store
        store.claim(ann.id, "Ann", login_of("Ann"), "coded")
    with store.engine.begin() as connection:  # the server stopped a while ago
        connection.execute(sa.update(t.pulses).values(at=t.pulses.c.at - SILENCE))
    return url


def admin(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["admin", *arguments])
    out, err = capsys.readouterr()
    return code, " ".join(out.split()), err


def contents(url: str) -> dict[str, list[Any]]:
    store = Store(url)
    with store.reading() as connection:
        found = {
            table.name: [
                list(row)
                for row in connection.execute(sa.select(table).order_by(*table.primary_key.columns))
            ]
            for table in t.metadata.sorted_tables
        }
    store.close()
    return found


@pytest.fixture(params=["sqlite", "postgresql"])
def other(request: pytest.FixtureRequest, tmp_path: Path, server: str) -> Iterator[str]:
    """A database with nothing in it."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/other.sqlite"
    else:
        with new_database(server, f"empty{next(numbers)}") as found:
            yield found


@pytest.fixture
def saved(played: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    file = tmp_path / "backup.jsonl"
    assert admin(capsys, "backup", "--database", played, str(file))[0] == 0
    return file


def test_a_backup_of_one_database_fills_another_of_either_kind(
    played: str, saved: Path, other: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin(capsys, "restore", "--database", other, str(saved))[0] == 0
    assert contents(other) == contents(played)
    again = tmp_path / "again.jsonl.gz"
    assert admin(capsys, "backup", "--database", other, str(again))[0] == 0
    first, second = saved.read_bytes(), gzip.decompress(again.read_bytes())
    assert first.splitlines()[1:-1] == second.splitlines()[1:-1]  # all but time and checksum


def test_a_restored_server_goes_on_where_the_old_one_was(
    saved: Path, other: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin(capsys, "restore", "--database", other, str(saved))[0] == 0
    settings = Settings(other, pace=0, thinkers=1, generous=True)
    with TestClient(create_app(settings)) as client:
        cleo = Player(client, "Dora")
        table = cleo.new_table("you", "bot:random", "bot:random")
        assert cleo.wait_for_turn(table)["legal"]
        # The numbers that the database gives by itself go on after those of the backup.
        assert cleo.post(f"/api/tables/{table}/remarks", {"text": "hello"}).status_code == 204


def test_a_backup_is_for_its_owners_eyes_and_never_written_over(
    played: str, saved: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert saved.stat().st_mode & 0o077 == 0
    before = saved.read_bytes()
    code, _, err = admin(capsys, "backup", "--database", played, str(saved))
    assert code == 2
    assert "exists already" in err
    assert saved.read_bytes() == before


def test_a_database_that_is_not_empty_is_filled_only_if_it_is_to_be_replaced(
    played: str, saved: Path, other: str, capsys: pytest.CaptureFixture[str]
) -> None:
    store = Store(other)
    store.prepare()
    store.add_person("Zoe")
    store.close()
    code, _, err = admin(capsys, "restore", "--database", other, str(saved))
    assert code == 2
    assert "not empty" in err
    assert admin(capsys, "restore", "--database", other, "--replace", str(saved))[0] == 0
    assert contents(other) == contents(played)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda lines: lines[:-1], "its end is missing"),
        (lambda lines: [*lines[:5], *lines[6:]], "has been changed"),
        (lambda lines: [lines[0].replace("Ann", "x"), "{", *lines[1:]], "no JSON"),
        (lambda lines: ['{"format": "chess"}', *lines[1:]], "no backup of Whistlestop's"),
        (lambda lines: [lines[0].replace('"version":1', '"version":9'), *lines[1:]], "version 9"),
        (
            lambda lines: [lines[0].replace('"database":"0', '"database":"9'), *lines[1:]],
            "newer than this Whistlestop",
        ),
    ],
)
def test_a_backup_that_is_not_whole_leaves_the_database_as_it_was(
    change: Any,
    why: str,
    played: str,
    saved: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    other = f"sqlite:///{tmp_path}/other.sqlite"
    assert admin(capsys, "restore", "--database", other, str(saved))[0] == 0
    broken = tmp_path / "broken.jsonl"
    broken.write_text("\n".join(change(saved.read_text().splitlines())) + "\n")
    code, _, err = admin(capsys, "restore", "--database", other, "--replace", str(broken))
    assert code == 2
    assert why in err
    assert err.count("\n") == 1
    assert contents(other) == contents(played)


def test_a_backup_of_an_older_version_comes_back_as_the_present_one(
    tmp_path: Path, other: str, capsys: pytest.CaptureFixture[str]
) -> None:
    old = f"sqlite:///{tmp_path}/old.sqlite"
    store = Store(old)
    first = versions.steps(None)[0].version
    with store.writing() as connection:
        versions.upgrade(connection, first)
        connection.exec_driver_sql("INSERT INTO people (id, name, created) VALUES ('a', 'Ann', 1)")
    store.close()
    file = tmp_path / "old.jsonl"
    assert admin(capsys, "backup", "--database", old, str(file))[0] == 0
    assert admin(capsys, "restore", "--database", other, str(file))[0] == 0
    found = Store(other)
    with found.reading() as connection:
        assert versions.present(connection) == versions.newest()
    assert found.person("a") is not None
    found.close()


def test_every_column_is_of_a_kind_that_a_backup_can_hold() -> None:
    kinds = {
        column.type.python_type for table in t.metadata.sorted_tables for column in table.columns
    }
    assert kinds <= {bool, int, float, str}


def test_migrate_says_what_it_has_done(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path}/new.sqlite"
    code, out, _ = admin(capsys, "migrate", "--database", url)
    assert code == 0
    assert "0001: The first tables" in out
    assert f"now of version {versions.newest()}" in out
    assert "nothing to do" in admin(capsys, "migrate", "--database", url)[1]


def test_a_database_of_a_newer_whistlestop_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path}/new.sqlite"
    store = Store(url)
    store.prepare()
    with store.writing() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    store.close()
    for action in ("migrate", "doctor"):
        code, _, err = admin(capsys, action, "--database", url)
        assert code == 2
        assert "newer than this Whistlestop" in err


# The doctor


@pytest.fixture
def copied(saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """The played database once more, to be spoilt."""
    url = f"sqlite:///{tmp_path}/copied.sqlite"
    assert admin(capsys, "restore", "--database", url, str(saved))[0] == 0
    (tmp_path / "copied.sqlite").chmod(0o600)
    return url


def spoil(url: str, statement: str) -> None:
    store = Store(url)
    with store.writing() as connection:
        connection.exec_driver_sql(statement)
    store.close()


def test_the_doctor_finds_nothing_where_nothing_is_wrong(
    copied: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = admin(capsys, "doctor", "--database", copied)
    assert (code, out) == (0, "2 games have been replayed; 0 came out otherwise.")


@pytest.mark.parametrize(
    ("statement", "what"),
    [
        ("UPDATE tables SET rules = 0 WHERE status = 'finished'", "know version 0"),
        ("UPDATE tables SET scores = '[1, 2, 3]' WHERE status = 'finished'", "the scores are"),
        ("UPDATE tables SET status = 'finished' WHERE status = 'running'", "at another moment"),
        ("UPDATE log SET value = 'fly' WHERE number = 0", "is not legal"),
        ("DELETE FROM log WHERE number = 1", "of the log is missing"),
        ("UPDATE seeds SET seed = 'mine'", "its seed is not the one"),
        ("UPDATE tables SET board_text = 'x'", "Table"),
        ("UPDATE tables SET game = 'chess'", "chess"),
        ("UPDATE seats SET bot = 'hal' WHERE number = 1", "hal"),
    ],
)
def test_the_doctor_tells_what_would_come_out_otherwise(
    copied: str, statement: str, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if "hal" in statement:
        spoil(copied, "UPDATE tables SET status = 'running', to_act = 0")
    spoil(copied, statement)
    code, out, _ = admin(capsys, "doctor", "--database", copied)
    assert code == 1
    assert what in out


def test_the_doctor_tells_dice_that_fell_otherwise_than_their_seed(
    copied: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with TestClient(create_app(Settings(copied, pace=0, thinkers=1, generous=True))) as client:
        ann = Player(client, "Ann")
        table = ann.new_table("you", "bot:random", "bot:random", game="steam-rollers")
        ann.wait_for_turn(table)
    spoil(copied, f"UPDATE seeds SET seed = 'mine' WHERE table_id = '{table}'")
    digest = hashlib.sha256(b"mine").hexdigest()
    spoil(copied, f"UPDATE tables SET seed_hash = '{digest}' WHERE id = '{table}'")
    code, out, _ = admin(capsys, "doctor", "--database", copied, f"--table={table}")
    assert code == 1
    assert "the dice give otherwise" in out


def test_the_doctor_goes_on_after_a_table_or_looks_at_one_alone(
    copied: str, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(copied, "UPDATE tables SET rules = 0")
    store = Store(copied)
    with store.reading() as connection:
        first, second = sorted(connection.scalars(sa.select(t.tables.c.id)))
    store.close()
    for option in (f"--table={second}", f"--after={first}"):
        code, out, _ = admin(capsys, "doctor", "--database", copied, option)
        assert code == 1
        assert second in out
        assert first not in out
        assert "1 game has been replayed; 1 came out otherwise." in out


def test_a_doctor_who_is_stopped_says_how_to_go_on(
    copied: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []

    def check(store: Store, id: str) -> None:
        if seen:
            raise KeyboardInterrupt
        seen.append(id)

    monkeypatch.setattr("whistlestop.server.upkeep.doctor.check_game", check)
    code, out, _ = admin(capsys, "doctor", "--database", copied)
    assert code == 130
    assert f"go on with --after={seen[0]}" in out


def test_the_doctor_finds_a_file_that_others_can_read_and_rows_that_hang_in_the_air(
    copied: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "copied.sqlite").chmod(0o644)
    assert "chmod 600" in admin(capsys, "doctor", "--database", copied)[1]
    store = Store(copied)
    with store.reading() as connection:
        connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
        connection.exec_driver_sql("UPDATE seats SET person = 'nobody' WHERE number = 0")
    store.close()
    code, out, _ = admin(capsys, "doctor", "--database", copied)
    assert code == 1
    assert "Rows of seats refer to what is not there." in out


# Who looks after the server


def test_an_account_is_made_the_owner_by_its_name(
    copied: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin(capsys, "owner", "--database", copied, "ANN")[0] == 0
    code, _, err = admin(capsys, "owner", "--database", copied, "Nobody")
    assert code == 2
    assert "Nobody" in err


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "oracle://x",
        "sqlite:///{file}/x.sqlite",
        "postgresql://me:hush@127.0.0.1:1/none",
    ],
)
def test_a_database_that_cant_be_reached_is_told_in_a_sentence_without_its_password(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.touch()
    code, _, err = admin(capsys, "migrate", "--database", url.format(file=file))
    assert code == 2
    assert err.count("\n") == 1
    assert "hush" not in err
