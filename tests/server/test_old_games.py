"""A database of the server that played version 1 of the rules: its tables are played on."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.conftest import Player
from tests.suites import rest_long
from whistlestop.server.app import create_app
from whistlestop.server.settings import Settings
from whistlestop.server.storage.store import Store
from whistlestop.server.upkeep.doctor import check_game

DUMP = Path(__file__).with_name("rules_1.sql")
TOKEN = "6Tjugglq-gS4Z8w0WgfuP8F12zrQEvfYQzK9Zqq7UxI"  # Ann's, who sits at all of the tables
RUNNING = ("steel", "two-dice", "private-cube", "island", "two-in-the-west", "southeast")
FINISHED = "finished"
FOR_EVER = 2**53


class OldPlayer(Player):
    """Somebody who has been here before."""

    def __init__(self, client: TestClient[Litestar], token: str) -> None:
        self.client = client
        self.headers = {"authorization": f"Bearer {token}"}


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("old") / "old.sqlite"
    connection = sqlite3.connect(file)
    connection.executescript(DUMP.read_text(encoding="utf-8"))
    connection.execute("UPDATE sessions SET expires = ?", (FOR_EVER,))
    connection.commit()
    connection.close()
    return f"sqlite:///{file}"


@pytest.fixture(scope="module")
def ann(database: str) -> Iterator[Player]:
    settings = Settings(database=database, pace=0.0, thinkers=1, generous=True)
    with TestClient(create_app(settings)) as client:
        yield OldPlayer(client, TOKEN)


def play_on(ann: Player, table: str, most: int) -> Any:
    """So often, unless the game ends; what is seen then."""
    generator = random.Random(table)
    seen = ann.wait_for_turn(table)
    for _ in range(most):
        if seen["outcome"]:
            break
        action = generator.choice(seen["legal"])
        assert ann.act(table, action["notation"], seen["version"]).status_code == 200
        seen = ann.wait_for_turn(table)
    return seen


@pytest.mark.parametrize("table", RUNNING)
def test_a_running_table_of_older_rules_is_shown_and_played_on(ann: Player, table: str) -> None:
    assert not ann.look(table)["outcome"]
    assert ann.page(f"/table/{table}")
    assert play_on(ann, table, 4)["version"] > 4


@pytest.mark.parametrize("table", rest_long(RUNNING, "more old games"))
def test_a_running_table_of_older_rules_is_played_on_to_its_end(
    ann: Player, database: str, table: str
) -> None:
    assert play_on(ann, table, 100_000)["outcome"]
    store = Store(database)
    assert check_game(store, table) is None
    store.close()


def test_a_finished_game_of_older_rules_can_be_looked_at_and_checked(
    ann: Player, database: str
) -> None:
    assert ann.look(FINISHED)["outcome"]
    assert ann.page(f"/table/{FINISHED}")
    store = Store(database)
    assert check_game(store, FINISHED) is None
    store.close()
