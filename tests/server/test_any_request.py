"""Whatever is sent to a page, by whomever: an answer, never a fault of ours; and a refusal changes
nothing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.conftest import Player
from tests.server.looking import STREAM, addresses_to_look_at, first_event
from tests.support.examples import often
from whistlestop.core.registry import title_names
from whistlestop.server.storage.rows import RUNNING, TableRow
from whistlestop.server.storage.store import Store

TEXTS = st.text(st.characters(codec="utf-8"), max_size=30)
NUMBERS = st.one_of(st.integers(-2, 12), st.integers()).map(str)
WORDS = st.sampled_from(
    ["yes", "no", "random", "you", "free", "bot:random", "dark", "de", "back", "next", "live"]
)
VALUES = st.one_of(TEXTS, NUMBERS, WORDS, st.sampled_from(title_names()))
NAMES = [
    *("action", "address", "again", "back", "board", "bot", "cancel", "clock", "clock-bank"),
    *("clock-days", "clock-increment", "clock-minutes", "clock-up", "do", "game", "hash", "hints"),
    *("hours", "kind", "language", "moment", "name", "number", "old", "order", "password"),
    *("person", "players", "public", "reason", "refresh", "seat0", "seat1", "share", "step"),
    *("sure", "table", "text", "theme", "to", "url", "version"),
]
FIELDS = st.dictionaries(st.sampled_from(NAMES) | TEXTS, VALUES, max_size=6)
QUERIES = st.dictionaries(
    st.sampled_from(["at", "choice", "theme", "thing", "board", "table", "status", "since"]),
    VALUES,
    max_size=3,
)
HEADER = st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=30)
COOKIES = st.dictionaries(
    st.sampled_from(["theme", "shape", "language", "dice", "lesson-steel-driver"]),
    st.text("0123456789.-abc", max_size=20),
    max_size=2,
)
KINDS = ("form", "several parts", "json", "bytes")
# They end the visitor's own presence, so that nothing else could be tried.
ENDS = {"/account/leave", "/account/logout", "/account/sessions/end"}


class Visitor:
    """Somebody at a table, who sends anything at all."""

    def __init__(self, app: Litestar, player: Player, other: Player) -> None:
        self.app, self.player, self.other = app, player, other
        self.store: Store = app.state.services.store
        self.table = ""
        self.posts = sorted(
            route.path_format
            for route in app.routes
            if "POST" in getattr(route, "methods", ()) and route.path_format not in ENDS
        )

    def row(self) -> TableRow:
        """The table; another if it is no longer played, or by a bot, which moves when it likes."""
        row = self.store.table(self.table) if self.table else None
        sits = row is not None and row.seats[0].person == self.player.id
        if row is None or not sits or row.status != RUNNING or row.seats[0].stand_in:
            self.table = self.player.new_table("you", "free", "free")
            for seat in (1, 2):
                Player(self.player.client, "Bo").post(f"/api/tables/{self.table}/seats/{seat}", {})
            row = self.store.table(self.table)
            assert row is not None
        return row

    def path(self, route: str, data: st.DataObject) -> str:
        row = self.row()
        known = {"id": row.id, "game": row.game, "seat": "0", "who": self.other.id}
        named = {**known, "person": self.other.id, "token": "0" * 32}
        if data.draw(st.booleans(), "is another"):
            part = data.draw(st.sampled_from(sorted(named)), "part")
            named[part] = data.draw(st.text("abc012-_.~", min_size=1, max_size=12), "name")
        return route.format(**named)

    def send(self, path: str, data: st.DataObject) -> Any:
        headers = dict(self.player.headers)
        if data.draw(st.booleans(), "is a script"):
            headers["x-fragment"] = "1"
        kind = data.draw(st.sampled_from(KINDS), "kind")
        post = self.player.client.post
        fields = data.draw(FIELDS, "fields")
        if data.draw(st.booleans(), "is fresh"):
            stamp = self.store.stamp(self.table)
            assert stamp is not None
            fields["version"] = str(stamp[0])
        if kind == "form":
            return post(path, data=fields, headers=headers, follow_redirects=False)
        if kind == "json":
            return post(path, json=fields, headers=headers, follow_redirects=False)
        if kind == "several parts":
            files = {"record": ("game.json", data.draw(st.binary(max_size=40), "file"))}
            return post(path, data=fields, files=files, headers=headers, follow_redirects=False)
        sort = st.sampled_from(["application/json", "application/x-www-form-urlencoded"]) | HEADER
        headers["content-type"] = data.draw(sort | st.just("multipart/form-data; boundary=x"))
        content = data.draw(st.binary(max_size=60), "content")
        return post(path, content=content, headers=headers, follow_redirects=False)


def check_answer(answer: Any, path: str) -> None:
    assert answer.status_code < 500, (path, answer.text)
    if answer.status_code >= 400 and answer.headers["content-type"] == "application/json":
        assert set(answer.json()) == {"error", "kind"}, answer.text


def post_anything(visitor: Visitor, examples: int) -> None:
    @often(examples)
    @given(data=st.data())
    def send(data: st.DataObject) -> None:
        path = visitor.path(data.draw(st.sampled_from(visitor.posts), "route"), data)
        before = visitor.row()
        stamp = visitor.store.stamp(before.id)
        answer = visitor.send(path, data)
        visitor.player.client.cookies.clear()
        check_answer(answer, path)
        if answer.status_code >= 400:
            assert visitor.store.stamp(before.id) == stamp
            assert visitor.store.table(before.id) == before

    send()


def look_anywhere(visitor: Visitor, examples: int) -> None:
    @often(examples)
    @given(data=st.data())
    def look(data: st.DataObject) -> None:
        paths = addresses_to_look_at(visitor.app, visitor.row(), visitor.other.id)
        paths = [path for path in paths if not path.endswith((STREAM, ".png"))]
        path = data.draw(st.sampled_from(paths), "path")
        cookies = data.draw(COOKIES, "cookies")
        headers = {
            **visitor.player.headers,
            "accept": data.draw(st.sampled_from(["text/html", "*/*", ""]), "accept"),
            "accept-language": data.draw(HEADER, "language"),
            "cookie": "; ".join(f"{name}={value}" for name, value in cookies.items()),
        }
        query = data.draw(QUERIES, "query")
        answer = visitor.player.client.get(path, params=query, headers=headers)
        visitor.player.client.cookies.clear()
        check_answer(answer, path)

    look()


def resume_anywhere(visitor: Visitor, examples: int) -> None:
    table = visitor.row().id
    app, portal = visitor.app, visitor.player.client.blocking_portal
    headers = dict(visitor.player.headers)
    streams = (f"/table/{table}/events", f"/api/tables/{table}/events")
    right = {path: portal.call(first_event, app, path, headers) for path in streams}

    @often(examples)
    @given(path=st.sampled_from(streams), last=HEADER | NUMBERS | st.just("0.0.running"))
    def resume(path: str, last: str) -> None:
        told = portal.call(first_event, app, path, {**headers, "last-event-id": last})
        assert told == right[path]
        assert told[0] == 200

    resume()


@pytest.fixture
def visitor(client: TestClient[Litestar], app: Litestar, ann: Player, bob: Player) -> Visitor:
    return Visitor(app, ann, bob)


def test_whatever_is_posted_gets_an_answer_and_a_refusal_changes_nothing(visitor: Visitor) -> None:
    post_anything(visitor, 150)


def test_whatever_is_asked_for_gets_an_answer(visitor: Visitor) -> None:
    look_anywhere(visitor, 60)


def test_whatever_somebody_saw_last_they_are_told_how_it_is_now(visitor: Visitor) -> None:
    resume_anywhere(visitor, 15)


@pytest.mark.long("more requests")
def test_many_requests_of_any_kind_get_an_answer(visitor: Visitor) -> None:
    post_anything(visitor, 2500)
    look_anywhere(visitor, 800)
    resume_anywhere(visitor, 100)
