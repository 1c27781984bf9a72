"""A whole run is searched for secrets: pages, answers, streams, exports, the log, metrics.

What is secret is read from the database when the run is over, so nothing has to be kept in mind.
"""

from __future__ import annotations

import base64
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from tests.server.databases import sqlite
from tests.server.looking import STREAM, addresses_to_look_at
from tests.server.running import PATIENCE, RunningServer
from whistlestop.server.app import create_app
from whistlestop.server.moderation.measures import make_owner
from whistlestop.server.settings import Settings
from whistlestop.server.storage import schema as t
from whistlestop.server.storage.rows import FINISHED
from whistlestop.server.storage.store import Store

ANN, BOB, WATCHER, OWNER, NOBODY, LOG = "Ann", "Bob", "Walter", "Olga", "nobody", "the log"
PASSWORD, WRONG_PASSWORD = "the correct horse", "a horse that is wrong"
HOOK = "https://hooks.invalid/bobs-own-address"
# Each column that holds a secret; who else may have it is said in `secrets_of`.
SECRET_COLUMNS = (
    t.secrets.c.value,
    t.people.c.password,
    t.sessions.c.token_hash,
    t.seeds.c.seed,
    t.hooks.c.secret,
    t.hooks.c.url,
)
SHORT = ("/", "/account", "/account/data.json", "/account/notices", "/metrics", "/moderation")
LONG_ONLY = (".png", "/film.html", "/film.json")  # take as long to make as all the rest


@dataclass(frozen=True)
class Seen:
    viewer: str
    path: str
    text: str  # head and body


@dataclass
class Run:
    """People at a server, and everything that they are told."""

    server: RunningServer
    store: Store
    is_long: bool
    tokens: dict[str, str] = field(default_factory=dict)
    seen: list[Seen] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.client = httpx.Client(base_url=self.server.address, timeout=PATIENCE)
        self.app = create_app(Settings(database=self.server.database))
        for name in (ANN, BOB, WATCHER, OWNER):
            made = self.client.post("/api/people", json={"name": name}).json()
            self.tokens[name] = str(made["token"])
            self.send(name, "/account/claim", name=name, password=PASSWORD)
        self.client.cookies.clear()
        make_owner(self.store, OWNER)

    def headers(self, viewer: str) -> dict[str, str]:
        token = self.tokens.get(viewer)
        return {} if token is None else {"authorization": f"Bearer {token}"}

    def note(self, viewer: str, answer: httpx.Response) -> httpx.Response:
        """Keep what somebody was told, except for the cookie that is made for them alone."""
        head = "\n".join(f"{k}: {v}" for k, v in answer.headers.items() if k != "set-cookie")
        body = answer.content.decode(errors="replace")
        self.seen.append(Seen(viewer, answer.request.url.path, f"{head}\n\n{body}"))
        self.client.cookies.clear()
        return answer

    def post(self, viewer: str, path: str, body: object) -> httpx.Response:
        return self.note(viewer, self.client.post(path, json=body, headers=self.headers(viewer)))

    def send(self, viewer: str, path: str, **fields: str) -> httpx.Response:
        headers = {**self.headers(viewer), "x-fragment": "1"}
        return self.note(viewer, self.client.post(path, data=fields, headers=headers))

    def look(self, viewer: str, path: str) -> httpx.Response:
        headers = {**self.headers(viewer), "accept": "application/json, text/html"}
        if not path.endswith(STREAM):
            return self.note(viewer, self.client.get(path, headers=headers))
        with self.client.stream("GET", path, headers=headers) as stream:
            if stream.status_code == 200:
                found = next(line for line in stream.iter_lines() if line.startswith("data"))
                self.seen.append(Seen(viewer, path, found))
            return stream

    def look_everywhere(self, table: str) -> None:
        row = self.store.table(table)
        assert row is not None
        person = row.seats[1].person or row.host
        paths = addresses_to_look_at(self.app, row, person)
        if not self.is_long:
            paths = [path for path in paths if table in path or person in path or path in SHORT]
            paths = [path for path in paths if not path.endswith(LONG_ONLY)]
        for path in paths:
            for viewer in (ANN, BOB, WATCHER, OWNER, NOBODY):
                assert self.look(viewer, path).status_code < 500, path

    def new_table(self, *seats: dict[str, str]) -> tuple[str, str]:
        """A table of Ann's; its id and the secret of the link to its second seat."""
        wish = {"game": "steam-rollers", "seats": [{"kind": "you"}, *seats], "hints": True}
        made = self.post(ANN, "/api/tables", wish)
        assert made.status_code == 201, made.text
        table = str(made.json()["id"])
        page = self.look(ANN, f"/table/{table}").text
        link = re.search(r"/seat/1/([^\"/]+)\"", page)
        assert link is not None
        return table, link[1]

    def act(self, viewer: str, table: str) -> bool:
        seen = self.look(viewer, f"/api/tables/{table}").json()
        if not seen["legal"]:
            return False
        move = {"version": seen["version"], "action": seen["legal"][0]["id"]}
        return self.post(viewer, f"/api/tables/{table}/actions", move).status_code == 200


@dataclass(frozen=True)
class Secret:
    name: str
    value: str
    known_to: frozenset[str]

    def found(self, seen: list[Seen]) -> list[Seen]:
        """Where it stands, whoever may know it."""
        forms = {self.value.lower()}
        if re.fullmatch(r"(?:[0-9a-f]{2})+", self.value):
            for coded in (base64.b64encode, base64.urlsafe_b64encode):
                forms.add(coded(bytes.fromhex(self.value)).decode().rstrip("=").lower())
        return [one for one in seen if any(form in one.text.lower() for form in forms)]

    def leaks(self, seen: list[Seen]) -> list[str]:
        told = [one for one in self.found(seen) if one.viewer not in self.known_to]
        return [f"{self.name}: {one.viewer} at {one.path}" for one in told]


def secrets_of(run: Run, finished: str) -> Iterator[Secret]:
    """Everything that is secret, and who may know it."""
    with run.store.reading() as connection:
        for column in SECRET_COLUMNS:
            for row in connection.execute(sa.select(column, *column.table.primary_key)):
                name = f"{column.table.name}.{column.name} of {row[1]}"
                is_bobs = column.table is t.hooks
                if column.table is t.seeds and row[1] == finished:
                    continue  # it proves the dice now
                if row[0]:
                    yield Secret(name, str(row[0]), frozenset({BOB} if is_bobs else ()))
    for viewer, token in run.tokens.items():
        yield Secret(f"the token of {viewer}", token, frozenset())
        key = run.app.state.services.people.form_key(token)
        yield Secret(f"the form key of {viewer}", key, frozenset({viewer}))
    yield Secret("a password", PASSWORD, frozenset())
    yield Secret("a wrong password", WRONG_PASSWORD, frozenset())


@pytest.fixture
def run(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Run]:
    server = RunningServer(sqlite(tmp_path), tmp_path / "server.log")
    store = Store(server.database)
    made = Run(server, store, request.node.get_closest_marker("long") is not None)
    try:
        yield made
    finally:
        server.stop()
        made.client.close()
        made.app.state.services.store.close()
        store.close()


def play_and_search(run: Run) -> None:
    finished, link = run.new_table({"kind": "person"})
    waiting, other_link = run.new_table({"kind": "person"})
    going_on, third_link = run.new_table({"kind": "person"})
    for table, token in ((finished, link), (going_on, third_link)):
        sat = run.post(BOB, f"/api/tables/{table}/seats/1", {"token": token})
        assert sat.status_code == 200, sat.text
    run.send(BOB, "/account/notices/hook", url=HOOK)
    run.send(NOBODY, "/account/login", name=BOB, password=WRONG_PASSWORD)
    run.look(WATCHER, f"/table/{waiting}/seat/1/{other_link[:-1]}")
    for _ in range(4 if run.is_long else 2):
        for table in (finished, going_on):
            assert run.act(ANN, table) or run.act(BOB, table)
    run.look_everywhere(going_on)
    for viewer in (ANN, BOB):
        away = run.post(viewer, f"/api/tables/{finished}/away", {"bot": "random"})
        assert away.status_code == 200, away.text
    end = time.monotonic() + PATIENCE
    while (row := run.store.table(finished)) is not None and row.status != FINISHED:
        assert time.monotonic() < end, "the bots don't play the game to its end"
        time.sleep(0.05)
    run.look_everywhere(finished)
    run.server.stop()
    run.seen.append(Seen(LOG, "", run.server.log.read_text()))

    secrets = [*secrets_of(run, finished)]
    for name, token in (("used", link), ("used too", third_link), ("unused", other_link)):
        secrets.append(Secret(f"the link that is {name}", token, frozenset({ANN})))
    assert [leak for secret in secrets for leak in secret.leaks(run.seen)] == []
    search_finds_what_is_there(run, finished)


def search_finds_what_is_there(run: Run, finished: str) -> None:
    """That the search would have found a secret: it finds those that somebody may have."""
    proof = Secret("the seed of a finished game", run.store.seed(finished), frozenset())
    told = {one.path for one in proof.found(run.seen)}
    assert f"/table/{finished}/record.json" in told
    kinds = {one.path.rpartition("/")[2] for one in run.seen}
    assert {"metrics", "data.json", "record.json", "events", "moderation", ""} <= kinds
    hook = next(s for s in secrets_of(run, finished) if s.name.startswith("hooks.secret"))
    assert "/account/notices" in {one.path for one in hook.found(run.seen)}
    assert '"message": "started"' in run.seen[-1].text


def test_no_secret_leaves_the_server(run: Run) -> None:
    play_and_search(run)


@pytest.mark.long("films and pictures of links too")
def test_no_secret_leaves_the_server_in_a_long_run(run: Run) -> None:
    play_and_search(run)


def test_every_column_with_a_telling_name_is_known_as_a_secret() -> None:
    telling = re.compile("secret|seed$|password|token|url")
    found = {
        f"{table.name}.{column.name}"
        for table in t.metadata.sorted_tables
        for column in table.columns
        if telling.search(column.name) or (table is t.secrets and column is t.secrets.c.value)
    }
    assert found == {f"{column.table.name}.{column.name}" for column in SECRET_COLUMNS}
