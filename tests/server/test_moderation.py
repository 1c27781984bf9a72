"""The server's owner: closing, silencing, banning, and the log of it."""

from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy.exc import DBAPIError

from tests.server.accounts import PASSWORD, name_of, new_account, stored_account
from tests.server.conftest import Player
from whistlestop.core.errors import WhistlestopError
from whistlestop.server.app import create_app
from whistlestop.server.clock import Clock
from whistlestop.server.moderation.measures import Moderation, make_owner
from whistlestop.server.settings import Settings
from whistlestop.server.storage.rows import ACTION, RUNNING, Conflict, Entry
from whistlestop.server.storage.store import Store

HOUR = 3_600_000


class TestClock(Clock):
    """The real time, and what a test adds to it."""

    __test__ = False
    ahead = 0

    def now(self) -> int:
        return super().now() + self.ahead


@pytest.fixture(scope="module")
def clock() -> TestClock:
    return TestClock()


@pytest.fixture(scope="module")
def app(settings: Settings, clock: TestClock) -> Litestar:
    return create_app(settings, clock)


@pytest.fixture
def store(app: Litestar, client: TestClient[Litestar]) -> Store:
    kept: Store = app.state.services.store
    return kept


@pytest.fixture
def owner(client: TestClient[Litestar], store: Store) -> Player:
    made = new_account(client, "Olga")
    make_owner(store, name_of(made))
    return made


@pytest.fixture
def fred(client: TestClient[Litestar]) -> Player:
    return new_account(client, "Fred")


def impose(owner: Player, person: str, kind: str, hours: object = "", reason: str = "rude") -> Any:
    return owner.send("/moderation/person", person=person, kind=kind, hours=hours, reason=reason)


def log_in(client: TestClient[Litestar], name: str) -> Any:
    guest = Player(client, "Somebody")
    return guest.send("/account/login", name=name, password=PASSWORD)


def say(player: Player, table: str) -> int:
    return int(player.send(f"/table/{table}/say", text="hello").status_code)


def test_the_page_is_for_owners_alone(owner: Player, fred: Player, ann: Player) -> None:
    assert "Moderation" in owner.page("/moderation")
    assert "/moderation" in owner.page("/account")
    for other in (fred, ann):
        assert other.client.get("/moderation", headers=other.headers).status_code == 403
        assert "/moderation" not in other.page("/account")
        assert impose(other, name_of(owner), "ban").status_code == 403
        answer = other.send("/moderation/table", table="x", reason="none")
        assert answer.status_code == 403
        assert other.send("/moderation/lift", person="x", kind="ban").status_code == 403


def test_an_owner_is_made_by_the_name_of_an_account(store: Store, fred: Player) -> None:
    with pytest.raises(WhistlestopError, match="There is no account nobody here"):
        make_owner(store, "nobody here")
    make_owner(store, name_of(fred).upper())
    make_owner(store, name_of(fred))  # a second time changes nothing
    made = [entry for entry in Moderation(store).entries() if entry.person == fred.id]
    assert [(entry.action, entry.actor) for entry in made] == [("owner", None)]


def test_who_is_silenced_may_not_write_until_her_time_is_over(
    owner: Player, fred: Player, clock: TestClock
) -> None:
    table = fred.new_table("you", "bot:random", "bot:random")
    assert say(fred, table) == 200
    assert impose(owner, name_of(fred), "silence", 2, "shouting").status_code == 303
    answer = fred.send(f"/table/{table}/say", text="hello")
    assert answer.status_code == 403
    assert "shouting" in answer.json()["error"]
    assert fred.post(f"/api/tables/{table}/remarks", {"text": "hello"}).status_code == 403
    assert fred.look(table)["table"]["status"] == "running"  # she plays on
    clock.ahead += 2 * HOUR + 1
    assert say(fred, table) == 200


def test_a_banned_person_is_out_until_it_is_lifted(
    client: TestClient[Litestar], owner: Player, fred: Player
) -> None:
    name = name_of(fred)
    assert impose(owner, name, "ban", reason="cheating").status_code == 303
    assert fred.get("/api/me") is None  # the session is over
    refused = log_in(client, name)
    assert refused.status_code == 403
    assert "cheating" in refused.json()["error"]
    wrong = Player(client, "Somebody").send("/account/login", name=name, password="guessed wrong")
    assert "cheating" not in wrong.text  # who does not know the password is told nothing
    lifted = owner.send("/moderation/lift", person=fred.id, kind="ban", reason="has said sorry")
    assert lifted.status_code == 303
    assert log_in(client, name).status_code == 303
    again = owner.send("/moderation/lift", person=fred.id, kind="ban", reason="twice")
    assert again.status_code == 409


def test_a_ban_ends_by_itself_with_its_time(
    client: TestClient[Litestar], owner: Player, fred: Player, clock: TestClock
) -> None:
    name = name_of(fred)
    impose(owner, name, "ban", 24)
    assert log_in(client, name).status_code == 403
    clock.ahead += 24 * HOUR + 1
    assert log_in(client, name).status_code == 303


def test_a_banned_person_can_not_sit_down_by_a_session_that_slipped_through(
    store: Store, owner: Player, fred: Player, ann: Player
) -> None:
    table = ann.new_table("you", "free", "bot:random")
    impose(owner, name_of(fred), "ban")
    token = fred.headers["authorization"].split()[1]
    store.add_session(token, fred.id, store.clock.now() + HOUR)
    assert fred.post(f"/api/tables/{table}/seats/1", {}).status_code == 403


def test_a_guest_is_banned_by_the_id_that_her_table_shows(owner: Player, ann: Player) -> None:
    table = ann.new_table("you", "bot:random", "bot:random")
    assert (
        owner.send("/moderation/look", table=f"https://x/table/{table}?at=3")
        .headers["location"]
        .endswith(f"table={table}")
    )
    assert ann.id in owner.page(f"/moderation?table={table}")
    assert impose(owner, ann.id, "ban").status_code == 303
    assert ann.get("/api/me") is None


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"person": "nobody there"}, 404),
        ({"kind": "flogging"}, 422),
        ({"hours": 0}, 422),
        ({"hours": 9000}, 422),
        ({"hours": "soon"}, 400),
        ({"reason": "  "}, 422),
        ({"reason": "x" * 301}, 422),
    ],
)
def test_a_measure_that_makes_no_sense_is_refused(
    owner: Player, fred: Player, store: Store, fields: dict[str, object], status: int
) -> None:
    before = len(Moderation(store).entries())
    sent: dict[str, object] = {
        "person": fred.id,
        "kind": "silence",
        "hours": 1,
        "reason": "rude",
        **fields,
    }
    assert owner.send("/moderation/person", **sent).status_code == status
    assert len(Moderation(store).entries()) == before


def test_an_owner_can_not_be_kept_out(
    client: TestClient[Litestar], store: Store, owner: Player
) -> None:
    other = new_account(client, "Otto")
    make_owner(store, name_of(other))
    assert impose(owner, name_of(other), "ban").status_code == 409
    assert impose(owner, name_of(owner), "silence").status_code == 409
    assert other.get("/api/me") is not None


def test_at_a_closed_table_nothing_more_is_played_or_said(
    owner: Player, ann: Player, shared_table: str, store: Store
) -> None:
    closed = owner.send("/moderation/table", table=shared_table, reason="a bad joke")
    assert closed.status_code == 303
    seen = ann.look(shared_table)
    assert seen["table"]["status"] == "closed"
    assert seen["legal"] == []
    assert ann.act(shared_table, "offer red", 0).status_code == 409
    assert say(ann, shared_table) == 409
    page = ann.page(f"/table/{shared_table}")
    assert "a bad joke" in page
    assert "has closed this" in page
    assert 'class="choices"' not in page
    with pytest.raises(Conflict):  # a move that was under way comes too late
        store.append(shared_table, 0, [Entry(ACTION, "offer red", "person")], RUNNING, 1, ())
    assert store.entries(shared_table) == []
    again = owner.send("/moderation/table", table=shared_table, reason="again")
    assert again.status_code == 409


def test_a_table_that_has_not_begun_can_be_closed(owner: Player, ann: Player, bob: Player) -> None:
    table = ann.new_table("you", "free", "free")
    assert owner.send("/moderation/table", table=table, reason="the name").status_code == 303
    assert bob.post(f"/api/tables/{table}/seats/1", {}).status_code == 403
    assert "has closed this" in ann.page(f"/table/{table}")
    assert table not in bob.page("/")


def test_the_log_says_who_did_what_to_whom_and_why(
    owner: Player, fred: Player, ann: Player, store: Store
) -> None:
    table = ann.new_table("you", "free", "free")
    impose(owner, name_of(fred), "silence", 1, "first reason")
    owner.send("/moderation/lift", person=fred.id, kind="silence", reason="second reason")
    owner.send("/moderation/table", table=table, reason="third reason")
    entries = Moderation(store).entries(3)
    assert [(e.actor, e.action, e.person, e.table, e.reason) for e in entries] == [
        (owner.id, "close", None, table, "third reason"),
        (owner.id, "unsilence", fred.id, None, "second reason"),
        (owner.id, "silence", fred.id, None, "first reason"),
    ]
    page = owner.page("/moderation")
    assert page.index("third reason") < page.index("second reason") < page.index("first reason")
    assert page.count(name_of(owner)) >= 3


def test_the_database_itself_keeps_the_log_as_it_is(database: str) -> None:
    kept = Store(database)
    kept.prepare()
    person = stored_account(kept, "Olga")
    assert person.login is not None
    make_owner(kept, person.login)
    before = Moderation(kept).entries()
    for statement in ("UPDATE audit SET reason = 'none'", "DELETE FROM audit"):
        with pytest.raises(DBAPIError, match="only grows"), kept.writing() as connection:
            connection.execute(sa.text(statement))
    assert Moderation(kept).entries() == before
    kept.close()
