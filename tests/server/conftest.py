"""A server in this process, and people who come to it."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.databases import database_of
from tests.server.running import PATIENCE
from whistlestop.server.app import create_app
from whistlestop.server.people import people
from whistlestop.server.settings import Settings
from whistlestop.server.storage.store import Store
from whistlestop.server.web import limits


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> Iterator[None]:
    """A password is meant to take long to check; with hundreds of accounts, the tests would too."""
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(people, "_hasher", quick)
        patch.setattr(people, "_NOBODY", quick.hash("nobody"))
        yield


@pytest.fixture(scope="session", autouse=True)
def allowances_that_stay_used_up() -> Iterator[None]:
    """However long a test takes on a busy machine, what somebody may do doesn't fill up again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))
        yield


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def database(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """A database of each kind; what asks for it runs on both."""
    with database_of(request.param, tmp_path_factory.mktemp("database")) as found:
        yield found


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    made = Store(database)
    made.prepare()
    yield made
    made.close()


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    file = tmp_path_factory.mktemp("server") / "tables.sqlite"
    return Settings(database=f"sqlite:///{file}", pace=0.0, thinkers=1, generous=True)


@pytest.fixture(scope="module")
def app(settings: Settings) -> Litestar:
    return create_app(settings)


@pytest.fixture(scope="module")
def client(app: Litestar) -> Iterator[TestClient[Litestar]]:
    with TestClient(app) as made:
        yield made


Answer = httpx.Response


class Player:
    """Somebody who plays by program."""

    def __init__(self, client: TestClient[Litestar], name: str) -> None:
        self.client = client
        made = client.post("/api/people", json={"name": name})
        assert made.status_code == 201, made.text
        self.id = made.json()["id"]
        self.headers = {"authorization": f"Bearer {made.json()['token']}"}
        client.cookies.clear()

    def get(self, path: str) -> Any:
        answer = self.client.get(path, headers=self.headers)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, data: object) -> Any:
        return self.client.post(path, json=data, headers=self.headers)

    def page(self, path: str) -> str:
        answer = self.client.get(path, headers={**self.headers, "accept": "text/html"})
        assert answer.status_code == 200, answer.text
        return str(answer.text)

    def send(self, path: str, **fields: object) -> Any:
        """A form, as the pages' script sends it."""
        return self.client.post(
            path, data=fields, headers={**self.headers, "x-fragment": "1"}, follow_redirects=False
        )

    def new_table(self, *seats: str, game: str = "steel-driver", **more: object) -> str:
        wish = {"game": game, "seats": [_seat(seat) for seat in seats], **more}
        made = self.post("/api/tables", wish)
        assert made.status_code == 201, made.text
        return str(made.json()["id"])

    def look(self, table: str) -> Any:
        return self.get(f"/api/tables/{table}")

    def act(self, table: str, action: str | int, version: int | None = None) -> Any:
        if version is None:
            version = self.look(table)["version"]
        return self.post(f"/api/tables/{table}/actions", {"version": version, "action": action})

    def wait_for_turn(self, table: str, seconds: float = PATIENCE) -> Any:
        """The table when it is this player's turn, or over."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            seen = self.look(table)
            if seen["legal"] or seen["outcome"]:
                return seen
            time.sleep(0.02)
        raise AssertionError(f"no turn within {seconds} seconds")


def _seat(text: str) -> dict[str, str]:
    kind, _, bot = text.partition(":")
    return {"kind": kind, "bot": bot}


@pytest.fixture
def ann(client: TestClient[Litestar]) -> Player:
    return Player(client, "Ann")


@pytest.fixture
def bob(client: TestClient[Litestar]) -> Player:
    return Player(client, "Bob")


@pytest.fixture
def cleo(client: TestClient[Litestar]) -> Player:
    return Player(client, "Cleo")


@pytest.fixture
def shared_table(ann: Player, bob: Player, cleo: Player) -> str:
    """Ann, Bob and Cleo at Steel Driver, Ann to begin."""
    table = ann.new_table("you", "free", "free")
    assert bob.post(f"/api/tables/{table}/seats/1", {}).status_code == 200
    assert cleo.post(f"/api/tables/{table}/seats/2", {}).status_code == 200
    return table


def form_key(page: str) -> str:
    found = re.search(r'name="form-key" content="([0-9a-f]+)"', page)
    assert found is not None
    return found[1]
