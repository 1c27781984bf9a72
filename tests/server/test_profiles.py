"""Profiles, friends, blocks."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.accounts import finished_table, name_of, new_account
from tests.server.conftest import Player
from whistlestop.server.community.profiles import Profiles
from whistlestop.server.community.ratings import Placing, Ratings
from whistlestop.server.people.friends import Friends
from whistlestop.server.storage.store import Store


@pytest.fixture
def dora(client: TestClient[Litestar]) -> Player:
    return new_account(client, "Dora")


@pytest.fixture
def emil(client: TestClient[Litestar]) -> Player:
    return new_account(client, "Emil")


@pytest.fixture
def store(app: Litestar, client: TestClient[Litestar]) -> Store:
    kept: Store = app.state.services.store
    return kept


def path(player: Player) -> str:
    return f"/people/{quote(name_of(player))}"


def bond(player: Player, other: Player, do: str) -> int:
    return int(player.send(f"{path(other)}/bond", do=do).status_code)


def play(store: Store, first: Player, second: Player, is_public: bool = True) -> str:
    """A game that the first has won against the second."""
    table = finished_table(store, first.id, second.id, None, is_public=is_public)
    placings = [Placing(first.id, 1, 1.0), Placing(second.id, 2, 0.0)]
    assert Ratings(store).settle(table, "steel-driver", placings)
    return table


def befriend(one: Player, two: Player) -> None:
    assert bond(one, two, "ask") == 303
    assert bond(two, one, "ask") == 303


def test_a_profile_counts_games_and_shows_the_rating_with_its_uncertainty(
    store: Store, dora: Player, emil: Player
) -> None:
    play(store, dora, emil)
    play(store, dora, emil)
    play(store, emil, dora)
    told = dora.get(f"/api{path(dora)}")
    [figures] = told["figures"]
    assert (figures["game"], figures["played"], figures["won"]) == ("steel-driver", 3, 2.0)
    assert figures["rating"]["mu"] > 25
    assert figures["rating"]["sigma"] < 25 / 3
    assert told["rivals"] == [{"name": name_of(emil), "games": 3, "ahead": 2, "behind": 1}]
    page = emil.page(path(dora))
    margin = 1.96 * figures["rating"]["sigma"]
    assert f"{figures['rating']['mu']:.1f} ± {margin:.1f}" in page
    assert f'href="{path(emil)}"' in page


def test_a_standing_is_told_game_by_game_from_the_first_that_counts(
    store: Store, dora: Player, emil: Player
) -> None:
    person = store.person(dora.id)
    assert person is not None
    assert Profiles(store).figures(person, "steel-driver") is None
    play(store, dora, emil)
    standing = Profiles(store).figures(person, "steel-driver")
    assert standing is not None
    assert (standing.played, standing.won) == (1, 1.0)
    assert Profiles(store).figures(person, "steam-rollers") is None


def test_a_profile_is_found_by_name_in_any_case_and_by_id(dora: Player) -> None:
    name = name_of(dora)
    for who in (name, name.upper(), dora.id):
        assert f"<h1>{name}</h1>" in dora.page(f"/people/{quote(who)}")


def test_a_name_that_can_not_stand_in_an_address_is_reached_by_its_id(
    client: TestClient[Litestar], dora: Player
) -> None:
    odd = new_account(client, "a/b?")
    assert odd.send(f"{path(dora)}/bond", do="ask").status_code == 303
    assert f'href="/people/{odd.id}"' in dora.page("/friends")
    assert name_of(odd) in dora.page(f"/people/{odd.id}")


def test_a_guest_has_no_profile(ann: Player, dora: Player) -> None:
    assert ann.client.get(f"/people/{ann.id}").status_code == 404
    assert ann.client.get("/people/nobody").status_code == 404
    assert ann.send(f"{path(dora)}/bond", do="ask").status_code == 403
    assert "Ask to be friends" not in ann.page(path(dora))


def test_a_profile_gives_the_link_of_a_private_table_to_nobody_who_was_not_there(
    store: Store, dora: Player, emil: Player, ann: Player
) -> None:
    private = play(store, dora, emil, is_public=False)
    public = play(store, dora, emil)
    assert public in ann.page(path(dora))
    assert private not in ann.page(path(dora))
    assert private in emil.page(path(dora))
    assert private in dora.page(path(dora))
    assert private not in str(ann.get(f"/api{path(dora)}"))


def test_friends_are_two_who_both_have_said_so(store: Store, dora: Player, emil: Player) -> None:
    assert bond(dora, emil, "ask") == 303
    assert "You have asked to be friends." in dora.page(path(emil))
    assert "wants to be friends" in emil.page(path(dora))
    assert Friends(store).bond(dora.id, emil.id).friendship == "asked"
    bond(dora, emil, "ask")  # asking twice does not answer for the other
    assert Friends(store).bond(emil.id, dora.id).friendship == "asking"
    assert bond(emil, dora, "ask") == 303
    assert "You are friends." in dora.page(path(emil))
    assert "You are friends." in emil.page(path(dora))
    assert bond(emil, dora, "part") == 303
    assert "You are friends." not in dora.page(path(emil))


def test_nobody_is_her_own_friend_or_foe(dora: Player) -> None:
    assert bond(dora, dora, "ask") == 409
    assert bond(dora, dora, "block") == 409
    assert bond(dora, dora, "marry") == 422


def test_the_lobby_shows_the_open_tables_of_friends(
    dora: Player, emil: Player, ann: Player
) -> None:
    table = dora.new_table("you", "free", "bot:random")
    assert table not in emil.page("/")
    befriend(dora, emil)
    lobby = emil.page("/")
    assert "Your friends’ tables" in lobby
    assert table in lobby
    assert table not in ann.page("/")
    by_link = dora.new_table("you", "person", "bot:random")  # kept for somebody in particular
    assert by_link not in emil.page("/")


def test_who_is_blocked_can_not_sit_at_a_table_of_hers(
    dora: Player, emil: Player, ann: Player
) -> None:
    befriend(dora, emil)
    assert bond(dora, emil, "block") == 303
    assert "You are friends." not in emil.page(path(dora))  # and nothing tells why
    assert bond(emil, dora, "ask") == 403
    hosted = dora.new_table("you", "free", "bot:random")
    assert emil.post(f"/api/tables/{hosted}/seats/1", {}).status_code == 403
    elsewhere = ann.new_table("you", "free", "free")
    assert dora.post(f"/api/tables/{elsewhere}/seats/1", {}).status_code == 200
    assert emil.post(f"/api/tables/{elsewhere}/seats/2", {}).status_code == 403
    assert bond(dora, emil, "unblock") == 303
    assert emil.post(f"/api/tables/{elsewhere}/seats/2", {}).status_code == 200


def test_the_blocker_alone_does_not_see_the_remarks(
    dora: Player, emil: Player, ann: Player
) -> None:
    table = ann.new_table("you", "free", "free")
    for seat, player in ((1, dora), (2, emil)):
        assert player.post(f"/api/tables/{table}/seats/{seat}", {}).status_code == 200
    emil.send(f"/table/{table}/say", text="You play like a mule")
    assert "like a mule" in dora.page(f"/table/{table}")
    bond(dora, emil, "block")
    assert "like a mule" not in dora.page(f"/table/{table}")
    assert "like a mule" in ann.page(f"/table/{table}")
    assert "like a mule" in emil.page(f"/table/{table}")
    bond(dora, emil, "unblock")
    assert "like a mule" in dora.page(f"/table/{table}")


def test_a_change_of_friends_needs_a_page_of_ours(
    client: TestClient[Litestar], dora: Player, emil: Player
) -> None:
    token = dora.headers["authorization"].split()[1]
    answer = client.post(
        f"{path(emil)}/bond", data={"do": "ask"}, headers={"cookie": f"whistlestop={token}"}
    )
    assert answer.status_code == 403
    assert not re.search("wants to be friends", emil.page(path(dora)))


def test_names_at_a_table_lead_to_profiles(dora: Player, ann: Player) -> None:
    table = dora.new_table("you", "bot:random", "bot:random")
    assert f'href="{path(dora)}"' in ann.page(f"/table/{table}")
    table = ann.new_table("you", "bot:random", "bot:random")
    assert "/people/" not in ann.page(f"/table/{table}")
