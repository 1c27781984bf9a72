"""Who may do what: every route that changes something, and every kind of person, as a table.

A route that is not in the table fails a test, so that nobody adds one without saying who it is for.
"""

from __future__ import annotations

from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.accounts import new_account
from tests.server.conftest import Player
from whistlestop.server.moderation.measures import make_owner
from whistlestop.server.people.people import COOKIE
from whistlestop.server.storage.store import Store

# Kinds of people
STRANGER, OUTSIDER, PLAYER, HOST, OWNER = "stranger", "outsider", "player", "host", "owner"
EVERYBODY = {STRANGER, OUTSIDER, PLAYER, HOST, OWNER}
SEATED = {PLAYER, HOST}

# The routes of a table, and who may use them; what comes of it depends on the game.
AT_TABLE: dict[str, set[str]] = {
    "/api/tables/{id}/actions": SEATED,
    "/api/tables/{id}/analysis": SEATED,
    "/api/tables/{id}/away": SEATED,
    "/api/tables/{id}/back": SEATED,
    "/api/tables/{id}/hint": SEATED,
    "/api/tables/{id}/remarks": SEATED,
    "/api/tables/{id}/share": SEATED,
    "/api/tables/{id}/undo": SEATED,
    "/table/{id}/act": SEATED,
    "/table/{id}/analysis": SEATED,
    "/table/{id}/away": SEATED,
    "/table/{id}/back": SEATED,
    "/table/{id}/bot/{seat}": {HOST},
    "/table/{id}/give-up": SEATED,
    "/table/{id}/hint": SEATED,
    "/table/{id}/link/{seat}": {HOST},
    "/table/{id}/name": SEATED,
    "/table/{id}/orders": SEATED,
    "/table/{id}/rematch": SEATED,
    "/table/{id}/remove": {HOST},
    "/table/{id}/say": SEATED,
    "/table/{id}/share": SEATED,
    "/table/{id}/stand": SEATED,
    "/table/{id}/undo": SEATED,
}
FOR_OWNERS = {"/moderation/lift", "/moderation/look", "/moderation/person", "/moderation/table"}
# About oneself, or open to anybody who may be here; still only from a page of ours.
FOR_ALL = {
    "/account/claim",
    "/account/leave",
    "/account/login",
    "/account/logout",
    "/account/look",
    "/account/name",
    "/account/notices/hook",
    "/account/notices/hook/remove",
    "/account/notices/mail",
    "/account/notices/mail/remove",
    "/account/password",
    "/account/sessions/end",
    "/api/tables",
    "/api/tables/{id}/seats/{seat}",  # a free seat, or with its link: test_tables.py
    "/learn/{game}/act",
    "/learn/{game}/step",
    "/people/{who}/bond",
    "/play",
    "/table/{id}/seat/{seat}/{token}",
    "/table/{id}/sit/{seat}",
    "/tables",
    "/verify",
}
# Whoever comes by these needs no key: they make somebody new, or carry a secret themselves.
WITHOUT_KEY = {
    "/api/people",
    "/notices/confirm/{person}/{token}",
    "/notices/stop/{person}/{token}",
}
BODIES: dict[str, Any] = {
    "actions": {"version": 0, "action": "offer red"},
    "undo": {"version": 0, "moment": 0},
    "away": {"bot": "random"},
    "remarks": {"text": "hello"},
    "share": {"share": "0" * 32},
    "hint": {"version": 0},
}
FIELDS = {
    "version": "0",
    "moment": "0",
    "action": "1",
    "text": "hello",
    "bot": "random",
    "share": "0" * 32,
    "name": "Mallory",
}


def changing(app: Litestar) -> set[str]:
    return {route.path_format for route in app.routes if "POST" in getattr(route, "methods", ())}


def test_every_route_that_changes_something_says_whom_it_is_for(app: Litestar) -> None:
    said = {*AT_TABLE, *FOR_OWNERS, *FOR_ALL, *WITHOUT_KEY}
    assert changing(app) == said


@pytest.fixture(scope="module")
def people(client: TestClient[Litestar], app: Litestar) -> dict[str, Player]:
    store: Store = app.state.services.store
    owner = new_account(client, "Olga")
    make_owner(store, str(owner.get("/api/me")["name"]))
    return {
        HOST: Player(client, "Ann"),
        PLAYER: Player(client, "Bob"),
        OUTSIDER: Player(client, "Mal"),
        OWNER: owner,
    }


@pytest.fixture
def table(people: dict[str, Player]) -> str:
    made = people[HOST].new_table("you", "free", "bot:random", hints=True)
    assert people[PLAYER].post(f"/api/tables/{made}/seats/1", {}).status_code == 200
    return made


def sent(client: TestClient[Litestar], route: str, table: str, headers: dict[str, str]) -> int:
    """The status of a request that would be in order if its sender were the right one."""
    path = route.replace("{id}", table).replace("{seat}", "1")
    if route.startswith("/api"):
        body = BODIES.get(route.rpartition("/")[2], {})
        return int(client.post(path, json=body, headers=headers).status_code)
    fragment = {**headers, "x-fragment": "1"}
    answer = client.post(path, data=FIELDS, headers=fragment, follow_redirects=False)
    return int(answer.status_code)


@pytest.mark.parametrize("route", sorted(AT_TABLE))
def test_at_a_table_nobody_does_what_is_not_theirs_to_do(
    route: str, people: dict[str, Player], table: str, client: TestClient[Litestar]
) -> None:
    before = people[HOST].look(table)
    for kind in sorted(EVERYBODY - AT_TABLE[route]):
        client.cookies.clear()
        headers = people[kind].headers if kind in people else {}
        assert sent(client, route, table, headers) == 403, kind
        assert people[HOST].look(table) == before, kind
    for kind in sorted(AT_TABLE[route]):
        assert sent(client, route, table, people[kind].headers) not in (401, 403, 500), kind


@pytest.mark.parametrize("route", sorted(FOR_OWNERS))
def test_only_owners_moderate(
    route: str, people: dict[str, Player], client: TestClient[Litestar]
) -> None:
    for kind in sorted(EVERYBODY - {OWNER}):
        client.cookies.clear()
        headers = people[kind].headers if kind in people else {}
        assert client.post(route, data=FIELDS, headers=headers).status_code == 403, kind
    allowed = client.post(route, data=FIELDS, headers=people[OWNER].headers)
    assert allowed.status_code not in (401, 403, 500)


@pytest.mark.parametrize("route", sorted({*AT_TABLE, *FOR_OWNERS, *FOR_ALL}))
def test_no_other_site_makes_a_browser_change_anything(
    route: str, people: dict[str, Player], table: str, client: TestClient[Litestar]
) -> None:
    path = route.replace("{id}", table).replace("{seat}", "1").replace("{game}", "steel-driver")
    path = path.replace("{who}", people[PLAYER].id).replace("{token}", "0" * 32)
    token = people[HOST].headers["authorization"].removeprefix("Bearer ")
    before = people[HOST].look(table)
    for key in ("", "0" * 64):
        client.cookies.clear()
        cookie = {"cookie": f"{COOKIE}={token}"}
        if route.startswith("/api"):
            body = BODIES.get(route.rpartition("/")[2], {"game": "steel-driver", "seats": []})
            answer = client.post(path, json=body, headers={**cookie, "x-form-key": key})
        else:
            answer = client.post(path, data={**FIELDS, "form_key": key}, headers=cookie)
        assert answer.status_code == 403, answer.text
    assert people[HOST].look(table) == before
