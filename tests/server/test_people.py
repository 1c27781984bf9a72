"""Guests, accounts, sessions."""

from __future__ import annotations

from typing import Any

from litestar import Litestar
from litestar.testing import TestClient

from tests.server.accounts import PASSWORD, name_of, new_account
from tests.server.conftest import Player, form_key
from whistlestop.server.people.people import COOKIE
from whistlestop.server.storage.store import Store

PAGE = {"accept": "text/html"}


class Browser:
    """A person's browser: a jar of cookies, and forms sent from the page before."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client
        self.cookies: dict[str, str] = {}

    def get(self, path: str) -> Any:
        return self._ask("GET", path)

    def send(self, path: str, **fields: str) -> Any:
        key = form_key(self.get("/account").text)
        return self._ask("POST", path, {"form_key": key, **fields})

    def _ask(self, method: str, path: str, data: dict[str, str] | None = None) -> Any:
        self.client.cookies.clear()
        for name, value in self.cookies.items():
            self.client.cookies.set(name, value)
        answer = self.client.request(method, path, data=data, headers=PAGE, follow_redirects=False)
        self.cookies.update(dict(answer.cookies))
        self.client.cookies.clear()
        return answer


def test_a_guest_gets_a_seat_by_link_at_once(client: TestClient[Litestar]) -> None:
    host, friend = Browser(client), Browser(client)
    made = host.send(
        "/tables", game="steel-driver", players="3", seat0="you", seat1="person", seat2="random"
    )
    assert made.status_code == 303
    page = host.get(made.headers["location"]).text
    start = page.index("/seat/1/")
    link = made.headers["location"] + page[start : page.index('"', start)]
    invitation = friend.get(link)
    assert "invites you to Steel Driver" in invitation.text
    assert friend.send(link, name="Bea").status_code == 303
    table = friend.get(made.headers["location"]).text
    assert "Bea" in table
    assert "Medium" not in table
    assert friend.get(link).status_code == 303  # her own link leads her to the table
    assert Browser(client).get(link).status_code == 403


def test_an_invitation_says_who_plays_and_shows_the_board(client: TestClient[Litestar]) -> None:
    host, friend = Browser(client), Browser(client)
    host.send("/account/name", name="Ottoline")
    made = host.send(
        "/tables", game="steam-rollers", players="3", seat0="you", seat1="person", seat2="easy"
    )
    page = host.get(made.headers["location"]).text
    start = page.index("/seat/1/")
    told = friend.get(made.headers["location"] + page[start : page.index('"', start)]).text
    assert "Ottoline invites you to Steam Rollers" in told
    assert "<b>Ottoline</b>" in told
    assert "easy" in told
    assert 'data-panel="map"' in told
    assert 'data-panel="map"' in page  # the waiting room shows it too


def test_a_guest_can_be_called_otherwise_at_a_table_that_has_begun(
    client: TestClient[Litestar],
) -> None:
    guest = Browser(client)
    table = guest.send("/play", game="steel-driver", bot="random").headers["location"]
    assert guest.send(f"{table}/name", name="Ada").status_code == 303
    assert "You play as Ada." in guest.get(table).text
    assert guest.send(f"{table}/name", name="").status_code == 422
    assert Browser(client).send(f"{table}/name", name="Eve").status_code == 403
    assert "You play as Ada." in guest.get(table).text


def test_a_guest_keeps_her_seats_when_she_makes_an_account(client: TestClient[Litestar]) -> None:
    guest = Browser(client)
    table = guest.send("/play", game="steel-driver", bot="random").headers["location"]
    assert guest.send("/account/claim", name="Zoë", password="correct horse").status_code == 303
    assert "Zoë" in guest.get("/account").text
    elsewhere = Browser(client)
    assert elsewhere.send("/account/login", name="zoë", password="wrong").status_code == 403
    assert elsewhere.send("/account/login", name="zoë", password="correct horse").status_code == 303
    assert 'class="turn' in elsewhere.get(table).text
    assert "· watching" not in elsewhere.get(table).text


def test_what_a_guest_did_comes_along_when_she_logs_in(client: TestClient[Litestar]) -> None:
    first = Browser(client)
    first.send("/account/claim", name="Olga", password="correct horse")
    guest = Browser(client)
    table = guest.send("/play", game="steel-driver", bot="random").headers["location"]
    guest.send("/account/login", name="Olga", password="correct horse")
    assert table in first.get("/").text


def test_a_name_belongs_to_one_account(client: TestClient[Litestar]) -> None:
    assert (
        Browser(client).send("/account/claim", name="Ina", password="12345678").status_code == 303
    )
    assert (
        Browser(client).send("/account/claim", name="INA", password="12345678").status_code == 409
    )
    assert Browser(client).send("/account/claim", name="Eve", password="short").status_code == 422
    assert Browser(client).send("/account/claim", name=" ", password="12345678").status_code == 422


def test_passwords_and_sessions_are_kept_as_hashes(
    app: Litestar, client: TestClient[Litestar]
) -> None:
    person = Browser(client)
    person.send("/account/claim", name="Hash", password="correct horse")
    store: Store = app.state.services.store
    found = store.person_by_login("hash")
    assert found is not None
    assert found.password is not None
    assert found.password.startswith("$argon2id$")
    with store.engine.connect() as connection:
        rows = str(connection.exec_driver_sql("select * from sessions").fetchall())
    assert person.cookies["whistlestop"] not in rows


def test_logging_out_ends_the_session(client: TestClient[Litestar]) -> None:
    person = Browser(client)
    person.send("/account/claim", name="Lou", password="correct horse")
    stolen = dict(person.cookies)
    assert person.send("/account/logout").status_code == 303
    thief = Browser(client)
    thief.cookies = stolen
    assert "Lou" not in thief.get("/account").text


def test_the_session_is_another_after_logging_in(client: TestClient[Litestar]) -> None:
    person = Browser(client)
    person.get("/")
    planted = person.cookies["whistlestop"]
    person.send("/account/claim", name="Pia", password="correct horse")
    assert person.cookies["whistlestop"] != planted


def test_language_and_colours_are_remembered(client: TestClient[Litestar]) -> None:
    person = Browser(client)
    person.send("/account/look", theme="dark", back="/verify")
    assert 'data-theme="dark"' in person.get("/verify").text


def test_the_form_of_a_new_table_follows_its_choices(client: TestClient[Litestar]) -> None:
    person = Browser(client)
    assert person.get("/new/steel-driver?players=5").text.count("<li id=") == 5
    assert person.get("/new/steel-driver?players=99&seat0=x&board=/etc").status_code == 200
    wrong = person.send("/tables", game="steel-driver", players="2", seat0="you", seat1="random")
    assert wrong.status_code == 422
    assert "3 to 6 players" in wrong.text


def test_the_rules_are_there_to_read(client: TestClient[Litestar]) -> None:
    assert "<h1>Steel Driver</h1>" in Browser(client).get("/rules/steel-driver").text


def test_a_record_is_checked_on_a_page(client: TestClient[Litestar]) -> None:
    person = Browser(client)
    answer = person.send("/verify", text="{}")
    assert answer.status_code == 200
    assert "not a whistlestop record" in answer.text


def test_a_password_is_changed_by_who_knows_it_and_other_sessions_end(
    client: TestClient[Litestar],
) -> None:
    here = new_account(client, "Ida")
    name = name_of(here)
    client.cookies.clear()
    key = form_key(client.get("/").text)
    fields = {"name": name, "password": PASSWORD, "form_key": key}
    assert client.post("/account/login", data=fields, follow_redirects=False).status_code == 303
    there = str(client.cookies[COOKIE])
    client.cookies.clear()

    def is_in(token: str) -> bool:
        found = client.get("/api/me", headers={"authorization": f"Bearer {token}"}).json()
        return found is not None and found["name"] == name

    assert is_in(there)
    new = "another horse"
    for old, wanted in (("wrong horse", new), (PASSWORD, "short")):
        answer = here.send("/account/password", old=old, password=wanted)
        assert answer.status_code in (403, 422)
    assert is_in(there)
    assert here.send("/account/password", old=PASSWORD, password=new).status_code == 303
    assert not is_in(there)
    assert name_of(here) == name  # the session that changed it goes on
    client.cookies.clear()
    key = form_key(client.get("/").text)
    fields = {"name": name, "form_key": key}
    logged_in = [
        client.post("/account/login", data={**fields, "password": word}, follow_redirects=False)
        for word in (PASSWORD, new)
    ]
    assert [answer.status_code for answer in logged_in] == [403, 303]


def test_other_sessions_can_be_ended_and_a_guest_has_none(client: TestClient[Litestar]) -> None:
    here = new_account(client, "Ida")
    name = name_of(here)
    client.cookies.clear()
    key = form_key(client.get("/").text)
    fields = {"name": name, "password": PASSWORD, "form_key": key}
    client.post("/account/login", data=fields, follow_redirects=False)
    there = {"authorization": f"Bearer {client.cookies[COOKIE]}"}
    client.cookies.clear()
    assert client.get("/api/me", headers=there).json()["name"] == name
    assert here.send("/account/sessions/end").status_code == 303
    assert client.get("/api/me", headers=there).json() is None
    assert name_of(here) == name
    guest = Player(client, "Ann")
    assert guest.send("/account/sessions/end").status_code == 403
    assert guest.send("/account/password", old="", password=PASSWORD).status_code == 403
