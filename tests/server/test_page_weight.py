"""The first page of a game, with all that it needs, is light enough for a slow line."""

from __future__ import annotations

import gzip
import re

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.conftest import Player

MOST_BYTES = 400_000  # compressed: page, style, script, fonts and land


@pytest.mark.parametrize("game", ["steel-driver", "steam-rollers", "rolling-freight"])
def test_the_first_page_of_a_game_is_light(
    client: TestClient[Litestar], ann: Player, game: str
) -> None:
    table = ann.new_table("you", "bot:random", "bot:random", game=game)
    page = client.get(f"/table/{table}", headers={"accept": "text/html"}).text
    needed = set(re.findall(r'(?:src|href)="(/(?:static|font|ground|look|picture)[^"#]*)', page))
    look = client.get("/look.css").text
    needed |= set(re.findall(r"url\((/font/[^)]*)\)", look))
    assert sum(address.startswith("/font/") for address in needed) == 3
    total = len(gzip.compress(page.encode()))
    for address in needed:
        answer = client.get(address)
        assert answer.status_code == 200, address
        total += len(gzip.compress(answer.content))
    assert total < MOST_BYTES
    print(game, total)
