"""Links that carry a picture: what pages say of themselves where somebody shares them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.databases import sqlite
from whistlestop.server.app import create_app
from whistlestop.server.settings import Settings

PNG = b"\x89PNG\r\n"


def tag(page: str, name: str) -> str:
    found = re.search(rf'property="og:{name}" content="([^"]*)"', page)
    return "" if found is None else found[1]


def begun(client: TestClient[Litestar]) -> str:
    key = re.search(r'name="form-key" content="([^"]+)"', client.get("/").text)
    assert key is not None
    fields = {"form_key": key[1], "game": "steel-driver", "bot": "easy"}
    return str(client.post("/play", data=fields, follow_redirects=False).headers["location"])


def test_lobby_table_and_moment_have_a_title_and_a_picture_that_can_be_fetched(
    tmp_path: Path,
) -> None:
    site = "http://trains.example.org"
    with TestClient(create_app(Settings(sqlite(tmp_path), thinkers=1, public_url=site))) as client:
        table = begun(client)
        for path in ("/", table, f"{table}?at=0"):
            page = client.get(path).text
            assert tag(page, "title")
            assert tag(page, "description")
            picture = tag(page, "image").replace("&amp;", "&")
            assert picture.startswith(f"{site}/")
            answer = client.get(picture.removeprefix(site))
            assert answer.content.startswith(PNG)
            assert len(answer.content) < 600_000


def test_the_picture_of_a_table_is_drawn_once_and_drawing_is_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawings = []

    def drawn(state: object) -> bytes:
        drawings.append(state)
        return PNG

    monkeypatch.setattr("whistlestop.server.rendering.cards.drawn", drawn)
    with TestClient(create_app(Settings(sqlite(tmp_path), thinkers=1))) as client:
        table = begun(client)
        for _ in range(40):
            assert client.get(f"{table}/card.png?at=0").status_code == 200
        assert len(drawings) == 1


def test_a_table_that_has_not_begun_has_no_picture_and_no_page_names_a_secret(
    tmp_path: Path,
) -> None:
    with TestClient(create_app(Settings(sqlite(tmp_path), thinkers=1))) as client:
        key = re.search(r'name="form-key" content="([^"]+)"', client.get("/").text)
        assert key is not None
        fields = {
            "form_key": key[1],
            "game": "steel-driver",
            "players": "3",
            "seat0": "you",
            "seat1": "person",
            "seat2": "easy",
        }
        place = client.post("/tables", data=fields, follow_redirects=False).headers["location"]
        assert client.get(f"{place}/card.png").status_code == 404
        link = re.search(rf'{place}/seat/1/[^"]+', client.get(place).text)
        assert link is not None
        client.cookies.clear()
        page = client.get(link[0]).text
        head = page.partition("</head>")[0]
        assert tag(page, "title") == "Come and play Steel Driver"
        picture = re.sub(r"^https?://[^/]+", "", tag(page, "image"))
        assert client.get(picture).content.startswith(PNG)
        assert link[0].rpartition("/")[2] not in head
