"""What a finished table gives to keep, and the board in words."""

from __future__ import annotations

import re

from litestar import Litestar
from litestar.testing import TestClient

from tests.server.conftest import Player


def finished_table(ann: Player) -> str:
    table = ann.new_table(*["bot:random"] * 3)
    ann.wait_for_turn(table)
    return table


def test_a_finished_game_is_a_film_that_needs_nothing_from_elsewhere(
    ann: Player, client: TestClient[Litestar]
) -> None:
    table = finished_table(ann)
    assert f'href="/table/{table}/film.html"' in ann.page(f"/table/{table}")
    film = client.get(f"/table/{table}/film.html")
    assert film.status_code == 200
    assert film.headers["content-type"].startswith("text/html")
    name = f'attachment; filename="steel-driver-{table}.html"'
    assert film.headers["content-disposition"] == name
    assert not re.findall(r'(?:src|href)="(?!#)', film.text)
    assert '<html lang="en">' in film.text
    assert client.get(f"/table/{table}/film.html").content == film.content


def test_a_game_that_goes_on_is_no_film_yet(
    shared_table: str, ann: Player, client: TestClient[Litestar]
) -> None:
    refused = client.get(f"/table/{shared_table}/film.html")
    assert refused.status_code == 409
    assert refused.json()["error"] == "The game is not over."
    assert "film.html" not in ann.page(f"/table/{shared_table}")


def test_the_board_is_told_in_words_at_any_moment(
    shared_table: str, ann: Player, client: TestClient[Litestar]
) -> None:
    ann.act(shared_table, "offer red")
    now = ann.page(f"/table/{shared_table}/words")
    assert "Up for auction: the red company." in now
    assert "Back to the table" in now
    before = ann.page(f"/table/{shared_table}/words?at=0")
    assert "Up for auction" not in before
    part = client.get(f"/table/{shared_table}/words", headers={"x-fragment": "1"}).text
    assert part.lstrip().startswith("<h2>")


def test_a_table_that_has_not_begun_has_no_words(ann: Player, client: TestClient[Litestar]) -> None:
    table = ann.new_table("you", "free", "free")
    assert client.get(f"/table/{table}/words").status_code == 409


def test_the_score_sheet_is_shown_during_the_game(shared_table: str, ann: Player) -> None:
    page = ann.page(f"/table/{shared_table}")
    assert '<th scope="row">round 1</th>' in page
    assert "red shares" not in page
    over = ann.page(f"/table/{finished_table(ann)}")
    assert '<th scope="row">round 5</th>' in over
    assert "shares</th>" in over
