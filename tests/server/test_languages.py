"""Every page in every language: no English is left, and each person reads their own language."""

from __future__ import annotations

from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.languages.reading import LANGUAGES, english_in, texts_of
from tests.server.accounts import finished_table, name_of, new_account, played_table
from tests.server.conftest import Player
from tests.server.time_machine import PostBox
from whistlestop.core.registry import find_title, title_names
from whistlestop.core.words import speaker
from whistlestop.server.levels import bots_offered
from whistlestop.server.moderation.measures import make_owner
from whistlestop.server.storage.store import Store
from whistlestop.server.web.services import Services


@pytest.fixture
def services(app: Litestar, client: TestClient[Litestar]) -> Services:
    found: Services = app.state.services
    return found


def read(player: Player, path: str, language: str, status: int = 200) -> list[str]:
    """What a page says; that it says so in the language it claims to be in."""
    headers = {**player.headers, "accept": "text/html", "accept-language": language}
    answer = player.client.get(path, headers=headers)
    assert answer.status_code == status, path
    said, texts = texts_of(answer.text)
    assert said == language, path
    assert english_in(texts, language) == [], path
    return texts


@pytest.fixture(scope="module")
def visitor(client: TestClient[Litestar], app: Litestar) -> Player:
    """Somebody with an account, a friend, a profile with games, and the keys of the server."""
    store: Store = app.state.services.store
    made = new_account(client, "Olga")
    make_owner(store, name_of(made))
    friend = new_account(client, "Fred")
    friend.send(f"/people/{name_of(made)}/bond", do="ask")
    made.send(f"/people/{name_of(friend)}/bond", do="ask")
    enemy = new_account(client, "Gus")
    made.send(f"/people/{name_of(enemy)}/bond", do="block")
    made.send("/moderation/person", person=enemy.id, kind="ban", hours=3, reason="rude")
    finished_table(store, made.id, friend.id, None)
    return made


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_around_the_tables_speak_the_language(visitor: Player, language: str) -> None:
    for path in (
        *("/", "/account", "/account/notices", "/account/leave", "/friends", "/verify"),
        *("/moderation", f"/people/{name_of(visitor)}"),
    ):
        read(visitor, path, language)
    stranger = Player(visitor.client, "Eve")
    for path in ("/", "/account", f"/people/{name_of(visitor)}"):
        read(stranger, path, language)
    read(stranger, "/nowhere", language, 404)
    read(stranger, "/table/nowhere", language, 404)
    read(stranger, "/moderation", language, 403)


@pytest.mark.parametrize("name", title_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_set_up_and_explained_in_the_language(
    ann: Player, name: str, language: str
) -> None:
    for clock in ("none", "live", "days"):
        texts = read(ann, f"/new/{name}?clock={clock}", language)
    title = find_title(name)
    ids = {*title.boards(), *(choice for option in title.options for choice in option.choices)}
    assert not (ids - {*bots_offered(), "off", "on"}) & set(texts)
    assert not {"easy", "medium", "hard", "off", "on"} & set(texts)
    read(ann, f"/rules/{name}", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_waits_speaks_the_language(ann: Player, language: str) -> None:
    title = find_title("steam-rollers")
    clock = {"kind": "days", "days": 2, "bank": 7}
    options = {"walls": "hard", "orders": "on"}
    seats = ("you", "free", "person")
    table = ann.new_table(*seats, game="steam-rollers", clock=clock, options=options)
    texts = read(ann, f"/table/{table}", language)
    shown = [speaker(language).say(words) for words in title.option_words(options)]
    assert len(shown) == 2
    assert all(any(words in text for text in texts) for words in shown)
    read(Player(ann.client, "Eve"), f"/table/{table}", language)


@pytest.mark.parametrize("name", title_names())
def test_a_table_in_play_speaks_every_language(ann: Player, name: str) -> None:
    others = max(1, find_title(name).board().players[0] - 1)
    clock = {"kind": "live", "minutes": 20, "increment": 30}
    table = ann.new_table("you", *["bot:random"] * others, game=name, clock=clock)
    for step in range(12):
        seen = ann.wait_for_turn(table)
        ann.act(table, seen["legal"][step * 7 % len(seen["legal"])]["id"], seen["version"])
    ann.wait_for_turn(table)
    for language in LANGUAGES:
        read(ann, f"/table/{table}", language)
        read(ann, f"/table/{table}?at=3", language)
        read(ann, f"/table/{table}/words", language)
    ann.send(f"/table/{table}/away", bot="random")
    for language in LANGUAGES:
        read(ann, f"/table/{table}", language)


@pytest.mark.parametrize("name", title_names())
def test_a_finished_table_speaks_every_language(services: Services, ann: Player, name: str) -> None:
    players = find_title(name).board().players[0]
    people = (ann.id, *[None] * (players - 1))
    table = played_table(services.store, people, 1_000_000, game_name=name)
    for language in LANGUAGES:
        read(ann, f"/table/{table}?log=all", language)
        read(ann, f"/table/{table}/analysis", language)


def test_two_at_one_table_read_it_each_in_her_own_language(
    shared_table: str, ann: Player, bob: Player
) -> None:
    ann.act(shared_table, "offer red")
    ann.act(shared_table, "bid 2")
    german = ann.client.get(
        f"/table/{shared_table}",
        headers={**ann.headers, "accept": "text/html", "accept-language": "de"},
    ).text
    dutch = bob.client.get(
        f"/table/{shared_table}",
        headers={**bob.headers, "accept": "text/html", "cookie": "language=nl"},
    ).text
    assert "Ann</span> bietet 2." in german
    assert "Ann</span> biedt 2." in dutch
    assert '<html lang="de"' in german
    assert '<html lang="nl"' in dutch


@pytest.mark.parametrize("language", LANGUAGES)
def test_programs_are_answered_in_the_language_that_they_ask_for(
    shared_table: str, ann: Player, language: str
) -> None:
    def get(path: str) -> Any:
        headers = {**ann.headers, "accept-language": f"{language}-XX,{language};q=0.9,en;q=0.1"}
        return ann.client.get(path, headers=headers).json()

    ann.act(shared_table, "offer red")
    seen = get(f"/api/tables/{shared_table}")
    log = get(f"/api/tables/{shared_table}/log")
    assert log
    texts = [seen["prompt"], *(choice["label"] for choice in seen["legal"])]
    assert english_in(texts + _strings(log), language) == []
    refused = ann.client.post(
        f"/api/tables/{shared_table}/actions",
        json={"version": seen["version"], "action": "build denver>omaha"},
        headers={**ann.headers, "accept-language": language},
    )
    assert refused.status_code >= 400
    assert english_in([refused.json()["error"]], language) == []
    options = [option for game in get("/api/games") for option in game["options"]]
    assert english_in([option["meaning"] for option in options], language) == []


def _strings(found: Any) -> list[str]:
    if isinstance(found, str):
        return [found]
    parts = found.values() if isinstance(found, dict) else found if isinstance(found, list) else ()
    return [text for part in parts for text in _strings(part)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_mail_speaks_the_language_in_which_the_address_was_given(
    services: Services, bob: Player, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    post = PostBox()
    monkeypatch.setattr(services.notices, "post", post)
    bob.headers["accept-language"] = language
    answer = bob.send("/account/notices/mail", address="bob@example.org")
    assert answer.status_code == 303, answer.text
    (mail,) = post.mails
    assert english_in([mail["Subject"], *mail.get_content().splitlines()], language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_proof_of_fair_dice_is_told_in_the_language(ann: Player, language: str) -> None:
    table = ann.new_table(*["bot:random"] * 3)
    ann.wait_for_turn(table)
    record = ann.client.get(f"/table/{table}/record.json", headers=ann.headers).text
    for text in (record, "{}"):
        headers = {**ann.headers, "accept": "text/html", "accept-language": language}
        page = ann.client.post("/verify", data={"text": text}, headers=headers).text
        said, texts = texts_of(page)
        assert said == language
        assert english_in(texts, language) == []
