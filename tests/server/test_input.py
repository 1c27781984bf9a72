"""One door refuses what no page and no program of ours would send, on both databases."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.conftest import Player, form_key
from tests.server.test_bad_input import refused
from whistlestop.server.app import create_app
from whistlestop.server.notices.hooks import NO_NAME, HookCaller, HookFault
from whistlestop.server.people.people import COOKIE
from whistlestop.server.rendering.templates import KEY_PLACE
from whistlestop.server.settings import Settings
from whistlestop.server.web.input import MOST_FIELDS


@pytest.fixture(scope="module")
def client(database: str) -> Iterator[TestClient[Litestar]]:
    app = create_app(Settings(database=database, pace=0.0, thinkers=1, generous=True))
    with TestClient(app) as made:
        yield made


@pytest.mark.parametrize(
    "path",
    [
        "/table/%00",
        "/table/a%00b/",
        "/people/%00",
        "/static/%00",
        "/table/%ff%fe/",
        "/table/x/?choice=%00",
        "/api/tables/%00",
    ],
)
def test_an_address_with_a_nul_or_broken_letters_is_refused(
    client: TestClient[Litestar], path: str
) -> None:
    refused(client.get(path), 400)


def test_an_address_that_is_far_too_long_leads_nowhere(client: TestClient[Litestar]) -> None:
    refused(client.get("/static/" + "x" * 6000), 414)
    refused(client.get("/table/x/?at=" + "9" * 9000), 414)
    for path in ("/static/" + "x" * 300, "/table/" + "x" * 300):
        assert client.get(path).status_code == 404


def test_a_nul_is_kept_nowhere(shared_table: str, ann: Player) -> None:
    refused(ann.post(f"/api/tables/{shared_table}/remarks", {"text": "a\0b"}), 400)
    refused(ann.send(f"/table/{shared_table}/say", text="a\0b"), 400)
    refused(ann.client.post("/api/people", json={"name": "a\0b"}), 400)
    refused(ann.post("/api/tables", {"game": "steel-driver", "seats": [], "board": "\0"}), 400)
    refused(ann.post("/api/tables", {"game": "x", "seats": [], "options": {"\0": "1"}}), 400)
    refused(ann.send("/account/login", name="\0", password="\0"), 400)
    assert "a\\u0000b" not in ann.client.get(f"/table/{shared_table}").text


def test_what_can_not_be_seen_is_left_out_of_a_remark(shared_table: str, ann: Player) -> None:
    said = "one\x07two\x1b[2J \u202eeerht 👨\u200d👩\u200d👧"
    assert ann.send(f"/table/{shared_table}/say", text=said).status_code == 200
    assert "one two [2J eerht 👨\u200d👩\u200d👧" in ann.page(f"/table/{shared_table}")


@pytest.mark.parametrize("body", [b'{"name": "\xff\xfe"}', b"\xff", b'{"name": "\\ud800"}'])
def test_bytes_that_are_no_text_are_refused(client: TestClient[Litestar], body: bytes) -> None:
    answer = client.post("/api/people", content=body, headers={"content-type": "application/json"})
    refused(answer, 400)


def sent_in(client: TestClient[Litestar], charset: str, text: bytes) -> Any:
    key = form_key(client.get("/").text)
    head = b'--x\r\nContent-Disposition: form-data; name="%s"\r\n'
    parts = head % b"form_key" + b"\r\n" + key.encode() + b"\r\n" + head % b"record"
    parts += f"Content-Type: text/plain;\r\n charset={charset}\r\n\r\n".encode()
    sort = {"content-type": "multipart/form-data; boundary=x"}
    return client.post("/verify", content=parts + text + b"\r\n--x--\r\n", headers=sort)


@pytest.mark.parametrize("charset", ["nosuch", "punycode", '"Punycode"', "idna", "unicode_escape"])
def test_a_part_of_a_form_in_another_encoding_is_refused(
    client: TestClient[Litestar], charset: str
) -> None:
    """A million bytes of punycode would take minutes to read, in which nobody is answered."""
    refused(sent_in(client, charset, b"9" * 1000), 400)


def test_a_part_of_a_form_may_say_that_it_is_in_utf_8(client: TestClient[Litestar]) -> None:
    assert sent_in(client, '"UTF-8"', "Žofie".encode()).status_code == 200


def test_a_form_of_far_too_many_fields_is_refused(client: TestClient[Litestar]) -> None:
    sort = {"content-type": "application/x-www-form-urlencoded"}
    refused(client.post("/verify", content=b"a=1&" * MOST_FIELDS, headers=sort), 400)
    part = b'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
    sort = {"content-type": "multipart/form-data; boundary=x"}
    many = part * (MOST_FIELDS + 1) + b"--x--\r\n"
    refused(client.post("/verify", content=many, headers=sort), 400)


@pytest.mark.parametrize("back", ["/日本", "/🚂", "/people/Žofie?at=1"])
def test_the_way_back_may_have_any_letters(client: TestClient[Litestar], back: str) -> None:
    key = form_key(client.get("/").text)
    answer = client.post(
        "/account/look",
        data={"back": back, "theme": "dark", "form_key": key},
        follow_redirects=False,
    )
    assert answer.status_code == 303
    assert answer.headers["location"].isascii()
    assert answer.headers["location"].startswith("/%" if "?" not in back else "/people/%C5%BDofie?")


def test_a_way_back_that_is_far_too_long_is_none(client: TestClient[Litestar]) -> None:
    key = form_key(client.get("/").text)
    answer = client.post(
        "/account/look",
        data={"back": "/" + "x" * 100_000, "form_key": key},
        follow_redirects=False,
    )
    assert answer.headers["location"] == "/"


def test_the_form_key_never_stands_in_text_that_others_wrote(
    shared_table: str, ann: Player, bob: Player
) -> None:
    assert KEY_PLACE != "%form-key%"
    assert ann.send(f"/table/{shared_table}/say", text="my %form-key%").status_code == 200
    page = bob.page(f"/table/{shared_table}")
    assert "my %form-key%" in page
    assert KEY_PLACE not in page


@pytest.mark.parametrize("header", ["Bearer ", "Bearer  ", "Bearer \u00a0"])
def test_a_header_without_a_token_stands_for_no_form_key(
    client: TestClient[Litestar], header: str
) -> None:
    client.cookies.clear()
    made = client.post("/api/people", json={"name": "Ann"})
    cookie = f"{COOKIE}={made.json()['token']}".encode()
    sent = {b"authorization": header.encode("latin-1"), b"cookie": cookie}
    client.cookies.clear()
    answer = client.post("/account/name", data={"name": "Eve"}, headers=sent)
    refused(answer, 403)


@pytest.mark.parametrize(
    "body",
    [
        {"version": "0", "action": "offer red"},
        {"version": 0.0, "action": "offer red"},
        {"version": False, "action": "offer red"},
        {"version": 0, "action": True},
    ],
)
def test_a_number_is_a_number(shared_table: str, ann: Player, body: Any) -> None:
    refused(ann.post(f"/api/tables/{shared_table}/actions", body), 400)
    assert ann.look(shared_table)["version"] == 0


def test_minutes_and_truths_are_no_text(ann: Player) -> None:
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "steel-driver", "seats": seats}
    refused(ann.post("/api/tables", {**wish, "clock": {"kind": "live", "minutes": "5"}}), 400)
    refused(ann.post("/api/tables", {**wish, "public": "yes"}), 400)
    refused(ann.post("/api/tables", {**wish, "public": 1}), 400)


LONG_LABEL = f"https://{'a' * 64}.example/"


def test_a_hook_with_a_name_that_can_not_be_is_refused(ann: Player) -> None:
    refused(ann.send("/account/notices/hook", url=LONG_LABEL), 422)


def test_a_hook_that_an_earlier_version_took_fails_like_any_other() -> None:
    with pytest.raises(HookFault, match=NO_NAME):
        HookCaller().call(LONG_LABEL, b"{}", "secret")


def test_whatever_goes_wrong_with_one_notice_the_others_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import asyncio

    from whistlestop.server.notices.queue import HOOK, Notice

    app = create_app(Settings(database=f"sqlite:///{tmp_path}/tables.sqlite", generous=True))
    notices = app.state.services.notices
    waiting = [Notice(number, "t", 0, 0, "p", HOOK, 0, 99) for number in range(6)]
    finished: list[int] = []

    def broken(table: str) -> None:
        raise UnicodeError("label too long")

    async def hook(notice: Notice, row: Any) -> None:
        if notice.id == 0:
            broken(notice.table)

    monkeypatch.setattr(notices.queue, "due", lambda now: waiting)
    monkeypatch.setattr(notices.queue, "take", lambda notice, now: True)
    monkeypatch.setattr(notices.queue, "finish", lambda notice: finished.append(notice.id))
    monkeypatch.setattr(notices.store, "table", lambda id: object())
    monkeypatch.setattr("whistlestop.server.notices.telling._is_turn", lambda row, notice: True)
    monkeypatch.setattr(notices, "_hook", hook)
    asyncio.run(notices.deliver())
    assert sorted(finished) == list(range(6))


def test_no_secret_of_a_path_is_logged_when_a_request_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/tables.sqlite", generous=True))
    services = app.state.services

    async def fail(*values: object) -> None:
        raise RuntimeError("the disk is on fire")

    monkeypatch.setattr(services.tables, "look", fail)
    monkeypatch.setattr(services.notices, "by_link", fail)
    with TestClient(app) as client, caplog.at_level(logging.ERROR):
        assert client.get("/table/Public-id/seat/1/S3CR3T-T0KEN").status_code == 500
        assert client.get("/notices/confirm/person/S3CR3T-T0KEN").status_code == 500
    told = [str(vars(record)) for record in caplog.records if record.message == "a request failed"]
    assert len(told) == 2
    assert "/table/{id" in told[0]
    assert not any("S3CR3T" in line for line in told)
