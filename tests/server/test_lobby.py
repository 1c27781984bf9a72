"""The lobby: what a stranger finds there, and the one game that bots play for visitors."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from litestar.testing import TestClient

from tests.server.conftest import Player
from tests.server.databases import sqlite
from whistlestop.core.record import Record
from whistlestop.core.registry import find_title, title_names
from whistlestop.core.shelf import SAMPLE, playing_times
from whistlestop.server.app import create_app
from whistlestop.server.lobby.featured import HOST
from whistlestop.server.settings import Settings


@pytest.mark.parametrize("game", title_names())
def test_a_poster_is_cut_from_the_map_in_both_themes_and_has_no_text(
    game: str, tmp_path: Path
) -> None:
    with TestClient(create_app(Settings(sqlite(tmp_path), thinkers=1))) as client:
        drawings = [
            client.get(f"/games/{game}/poster.svg?theme={theme}") for theme in ("light", "dark")
        ]
        assert client.get(f"/games/{game}/poster.svg?theme=blue").status_code == 404
    assert [drawing.status_code for drawing in drawings] == [200, 200]
    assert drawings[0].text != drawings[1].text
    assert "<text" not in drawings[0].text
    assert len(drawings[0].text) < 200_000


@pytest.mark.parametrize("game", title_names())
def test_the_time_a_game_takes_is_measured_and_its_sample_can_be_replayed(game: str) -> None:
    title = find_title(game)
    times = playing_times(title.folder)
    assert set(times) == set(title.board().players)
    assert all(0 < time.with_bots < time.with_people < 120 for time in times.values())
    match = Record.read(title.folder / SAMPLE).replay()
    assert match.state.outcome() is None


def test_the_house_has_one_game_however_often_somebody_looks(tmp_path: Path) -> None:
    settings = Settings(sqlite(tmp_path), thinkers=1, has_house=True)
    with TestClient(create_app(settings)) as client:
        pages = [client.get("/").text for _ in range(3)]
        found = {
            link
            for page in pages
            for link in re.findall(r'class="art" href="(/table/[^"]+)"', page)
        }
        assert len(found) == 1
        (table,) = client.app.state.services.store.tables_of(HOST.id, 10)
        assert found == {f"/table/{table.id}"}
        assert {seat.bot for seat in table.seats} == {"master"}


def test_without_a_house_nobody_plays_for_visitors(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(sqlite(tmp_path), thinkers=1))) as client:
        assert "featured" not in client.get("/").text
        assert client.app.state.services.store.public_tables("running", 10) == []


def test_the_card_of_a_game_sets_how_strong_its_bots_are(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(sqlite(tmp_path), thinkers=1))) as client:
        page = client.get("/").text
        key = re.search(r'name="form-key" content="([^"]+)"', page)
        assert key is not None
        for level in ("easy", "medium", "hard", "master"):
            assert f'name="bot" value="{level}"' in page
        fields = {"form_key": key[1], "game": "steel-driver", "bot": "easy"}
        place = client.post("/play", data=fields, follow_redirects=False).headers["location"]
        table = client.app.state.services.store.table(place.rpartition("/")[2])
        assert [seat.bot for seat in table.seats] == ["", "easy", "easy", "easy"]


def test_one_click_makes_a_table_with_a_seat_for_a_friend_and_its_link(tmp_path: Path) -> None:
    with TestClient(create_app(Settings(sqlite(tmp_path), thinkers=1))) as client:
        page = client.get("/").text
        key = re.search(r'name="form-key" content="([^"]+)"', page)
        assert key is not None
        assert page.count('name="friend" value="yes"') == len(title_names())
        fields = {"form_key": key[1], "game": "steel-driver", "bot": "easy", "friend": "yes"}
        place = client.post("/play", data=fields, follow_redirects=False).headers["location"]
        table = client.app.state.services.store.table(place.rpartition("/")[2])
        assert [seat.kind for seat in table.seats] == ["person", "person", "bot", "bot"]
        assert table.status == "open"
        assert not table.is_public
        assert re.search(rf'value="[^"]*{place}/seat/1/[^"]+" data-link', client.get(place).text)


def test_the_lobby_tells_how_long_a_game_takes_and_what_that_rests_on(
    tmp_path: Path,
) -> None:
    time = playing_times(find_title("steel-driver").folder)[4]
    with TestClient(create_app(Settings(sqlite(tmp_path), thinkers=1))) as client:
        page = client.get("/").text
    assert f"<dd>≈ {time.with_bots} min</dd>" in page
    assert f"{time.of_each(4)} of the {time.decisions} decisions" in page
    assert "at an assumed 8 seconds each" in page


def test_a_game_that_somebody_plays_alone_is_shown_as_one_of_one_player(ann: Player) -> None:
    ann.new_table("you", game="steam-rollers", options={"solo": "on"}, public=True)
    assert "<small>1 player</small>" in ann.page("/")
