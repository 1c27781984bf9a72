"""Each gets the right status and one sentence, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.conftest import Player, form_key
from whistlestop.server.app import create_app
from whistlestop.server.settings import Settings

SCRIPT = "<script>alert(1)</script>"


def refused(answer: Any, status: int) -> str:
    """That an answer refuses in one sentence; the sentence."""
    assert answer.status_code == status, (answer.status_code, answer.text)
    told = answer.json()
    assert set(told) == {"error", "kind"}
    sentence = str(told["error"])
    assert sentence.rstrip().endswith((".", "!"))
    assert "Traceback" not in sentence
    return sentence


def test_a_stale_version_changes_nothing(shared_table: str, ann: Player, bob: Player) -> None:
    ann.act(shared_table, "offer red", 0)
    sentence = refused(ann.act(shared_table, "bid 2", 0), 409)
    assert "changed in the meantime" in sentence
    assert ann.look(shared_table)["version"] == 1


def test_the_second_of_a_double_click_changes_nothing(shared_table: str, ann: Player) -> None:
    legal = ann.look(shared_table)["legal"]
    first = ann.send(f"/table/{shared_table}/act", action=legal[0]["id"], version=0)
    second = ann.send(f"/table/{shared_table}/act", action=legal[0]["id"], version=0)
    assert first.status_code == 200
    refused(second, 409)
    assert ann.look(shared_table)["version"] == 1


@pytest.mark.parametrize(
    "action", ["bid 3", 7, 10_000_000, -1, "fly to the moon", "", "offer mauve"]
)
def test_an_action_that_is_not_in_the_list_says_why(
    shared_table: str, ann: Player, action: str | int
) -> None:
    if action == 7:
        action = max(choice["id"] for choice in ann.look(shared_table)["legal"]) + 1
    refused(ann.act(shared_table, action), 422)
    assert ann.look(shared_table)["version"] == 0


def test_nobody_acts_for_anothers_seat(
    shared_table: str, bob: Player, client: TestClient[Litestar]
) -> None:
    refused(bob.act(shared_table, "offer red"), 409)  # has a seat, but not the turn
    stranger = Player(client, "Dan")
    refused(stranger.act(shared_table, "offer red"), 403)
    refused(stranger.send(f"/table/{shared_table}/undo", version=0, moment=0), 403)
    refused(stranger.send(f"/table/{shared_table}/orders"), 403)
    refused(stranger.post(f"/api/tables/{shared_table}/seats/0", {}), 403)
    refused(stranger.send(f"/table/{shared_table}/link/1"), 403)
    assert bob.look(shared_table)["version"] == 0


def test_a_finished_table_takes_no_action(ann: Player) -> None:
    table = ann.new_table("you", "bot:random", "bot:random")
    while True:
        seen = ann.wait_for_turn(table)
        if seen["outcome"]:
            break
        ann.act(table, seen["legal"][0]["id"], seen["version"])
    assert "over" in refused(ann.act(table, 0, seen["version"]), 409)
    undo = {"version": seen["version"], "moment": 0}
    refused(ann.post(f"/api/tables/{table}/undo", undo), 409)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"version": "one", "action": "pass"}',
        b'{"version": 1.5, "action": "pass"}',
        b'{"version": true, "action": "pass"}',
        b'{"version": 0}',
        b'{"version": 0, "action": {"id": 1}}',
        b'{"version": 0, "action": [1]}',
        b'{"version": 1e400, "action": 1}',
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"version": 0, "action": "\\ud800"}',
    ],
)
def test_malformed_json_is_refused(shared_table: str, ann: Player, body: bytes) -> None:
    answer = ann.client.post(
        f"/api/tables/{shared_table}/actions",
        content=body,
        headers={**ann.headers, "content-type": "application/json"},
    )
    assert answer.status_code in (400, 422), answer.text
    refused(answer, answer.status_code)
    assert ann.look(shared_table)["version"] == 0


def test_what_is_too_long_is_refused(shared_table: str, ann: Player) -> None:
    refused(ann.act(shared_table, "x" * 2_000_000), 413)
    refused(ann.send(f"/table/{shared_table}/say", text="x" * 501), 422)
    refused(ann.client.post("/api/people", json={"name": "x" * 25}), 422)
    assert ann.client.get(f"/table/{'x' * 500}").status_code == 404


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"version": "0"},
        {"version": "zero", "action": "1"},
        {"version": "0", "action": "1; drop table log"},
        {"version": "0", "action": "٣"},
        {"version": "-1", "action": "1"},
        {"version": "9" * 40, "action": "1"},
    ],
)
def test_a_form_with_wrong_fields_is_refused(
    shared_table: str, ann: Player, fields: dict[str, str]
) -> None:
    answer = ann.send(f"/table/{shared_table}/act", **fields)
    refused(answer, 400)
    assert ann.look(shared_table)["version"] == 0


def test_script_in_names_and_talk_is_only_text(client: TestClient[Litestar]) -> None:
    mallory = Player(client, "<b>Mallory</b>")
    table = mallory.new_table("you", "bot:random", "bot:random", public=True)
    mallory.wait_for_turn(table)
    mallory.send(f"/table/{table}/say", text=SCRIPT)
    for page in (mallory.page(f"/table/{table}"), mallory.page("/")):
        assert SCRIPT not in page
        assert "<b>Mallory" not in page
        assert "Mallory" in page
    picture = client.get(f"/table/{table}/picture.svg").text
    assert "<b>Mallory" not in picture


@pytest.mark.parametrize(
    "path",
    [
        "/static/../app.py",
        "/static/..%2f..%2fapp.py",
        "/static/%2e%2e/storage/store.py",
        "/static//etc/passwd",
        "/table/..%2f..%2fetc%2fpasswd",
        "/rules/..%2f..%2fcore",
        "/new/../../etc",
        "/rules/__pycache__",
        "/table/%00",
    ],
)
def test_path_tricks_lead_nowhere(client: TestClient[Litestar], path: str) -> None:
    answer = client.get(path)
    assert answer.status_code in (400, 404), answer.text
    assert "import" not in answer.text


@pytest.mark.parametrize("cookie", ["x", "0" * 43, "../../x", "é" * 30, "a" * 5000, "'; --" * 9])
def test_a_forged_cookie_is_nobody(client: TestClient[Litestar], ann: Player, cookie: str) -> None:
    answer = client.get("/api/me", headers={b"cookie": f"whistlestop={cookie}".encode()})
    assert answer.status_code == 200
    assert answer.json() is None


def test_a_table_is_made_of_what_there_is(ann: Player) -> None:
    bot, you = {"kind": "bot", "bot": "random"}, {"kind": "you"}
    for wish in (
        {"game": "chess", "seats": [you, bot, bot]},
        {"game": "steel-driver", "seats": []},
        {"game": "steel-driver", "seats": [you] * 3},
        {"game": "steel-driver", "seats": [you, bot]},
        {"game": "steel-driver", "seats": [you, bot, {"kind": "bot", "bot": "deep-blue"}]},
        {"game": "steel-driver", "seats": [you, bot, {"kind": "bot", "bot": "evil.py:Bot"}]},
        {"game": "steel-driver", "seats": [you, bot, bot], "board": "atlantis"},
        {"game": "steel-driver", "seats": [you, bot, bot], "board": "/etc/passwd"},
        {"game": "steel-driver", "seats": [you, bot, bot], "board": "x.toml"},
        {"game": "steel-driver", "seats": [you, bot, bot], "options": {"weather": "bad"}},
        {"game": "steel-driver", "seats": [you, bot, bot], "options": {"first-player": "me"}},
    ):
        refused(ann.post("/api/tables", wish), 422)


def test_a_form_from_another_site_is_refused(client: TestClient[Litestar]) -> None:
    page = client.get("/", headers={"accept": "text/html"}).text
    fields = {"game": "steel-driver"}
    assert client.post("/play", data=fields).status_code == 403
    assert client.post("/play", data={**fields, "form_key": "0" * 64}).status_code == 403
    assert client.post("/play", data={**fields, "form_key": "é"}).status_code == 403
    good = {**fields, "form_key": form_key(page)}
    assert client.post("/play", data=good, follow_redirects=False).status_code == 303


def test_the_api_takes_no_change_by_cookie_alone(client: TestClient[Litestar]) -> None:
    client.get("/")
    wish = {"game": "steel-driver", "seats": [{"kind": "you"}] + [{"kind": "free"}] * 2}
    refused(client.post("/api/tables", json=wish), 403)


def test_an_answer_never_leads_to_another_site(client: TestClient[Litestar]) -> None:
    key = form_key(client.get("/", headers={"accept": "text/html"}).text)
    for back in ("https://evil.example", "//evil.example", "/\\evil.example", "x"):
        answer = client.post(
            "/account/look",
            data={"form_key": key, "back": back, "theme": "dark"},
            follow_redirects=False,
        )
        assert answer.headers["location"] == "/"


def test_who_does_a_thing_too_often_has_to_wait(tmp_path: Any) -> None:
    strict = Settings(database=f"sqlite:///{tmp_path}/strict.sqlite", thinkers=1)
    with TestClient(create_app(strict)) as client:
        key = form_key(client.get("/", headers={"accept": "text/html"}).text)
        fields = {"form_key": key, "name": "Ann", "password": "wrong password"}
        statuses = [client.post("/account/login", data=fields).status_code for _ in range(12)]
    assert statuses[:10] == [403] * 10
    assert statuses[-1] == 429


def test_an_unknown_page_is_told_as_a_page(client: TestClient[Litestar]) -> None:
    answer = client.get("/nowhere", headers={"accept": "text/html"})
    assert answer.status_code == 404
    assert "There is no such page." in answer.text
    assert "content-security-policy" in answer.headers
    assert client.put("/").status_code == 405
