"""The rules on pages: whole, of the board that is played on, and reached from what is asked."""

from __future__ import annotations

import re

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.languages.reading import LANGUAGES, english_in, texts_of
from tests.server.conftest import Player
from tests.support.titles import illustrated


@pytest.mark.parametrize("game", illustrated())
def test_the_rules_page_has_contents_figures_rulings_and_symbols(
    client: TestClient[Litestar], game: str
) -> None:
    page = client.get(f"/rules/{game}").text
    assert page.count("<figure") >= 8
    assert 'class="ruling"' in page
    assert 'class="symbols"' in page
    links = re.findall(r'href="#(rule-[a-z0-9-]+)"', page)
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(links) > 10
    assert set(links) <= set(ids)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["rules", "strategy"])
def test_the_pages_speak_the_language(
    client: TestClient[Litestar], path: str, language: str
) -> None:
    for game in illustrated():
        page = client.get(f"/{path}/{game}", headers={"accept-language": language}).text
        spoken, texts = texts_of(page)
        assert spoken == language
        assert english_in(texts, language) == []


def test_a_board_of_the_package_can_be_asked_for(client: TestClient[Litestar]) -> None:
    west = client.get("/rules/rolling-freight").text
    southeast = client.get("/rules/rolling-freight?board=southeast").text
    assert "for 2 to 4 players" in west
    assert "for 3 to 5 players" in southeast
    assert client.get("/rules/rolling-freight?board=nonsense").text.count("for 2 to 4 players") == 1


@pytest.mark.parametrize("game", ["nonsense", "../steel-driver"])
def test_a_game_that_is_not_there_has_no_rules(client: TestClient[Litestar], game: str) -> None:
    assert client.get(f"/rules/{game}").status_code == 404
    assert client.get(f"/strategy/{game}").status_code == 404


def test_the_prompt_and_a_reason_lead_to_their_paragraphs(
    client: TestClient[Litestar], ann: Player
) -> None:
    table = ann.new_table("you", "bot:random", "bot:random", game="steel-driver")
    page = client.get(f"/table/{table}", headers={"accept": "text/html"}).text
    assert 'data-rule="open"' in page
    rules = client.get(f"/table/{table}/rules").text
    assert 'id="rule-open"' in rules
    told = client.get(f"/table/{table}/why?thing=company_red").json()
    assert told["words"]
    assert f'id="rule-{told["rule"]}"' in rules
