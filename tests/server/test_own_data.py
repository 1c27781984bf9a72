"""What is kept about a person: they can have it, and they can leave."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
import sqlalchemy as sa
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.accounts import (
    PASSWORD,
    finished_table,
    name_of,
    new_account,
    played_table,
    stored_account,
)
from tests.server.conftest import Player
from tests.server.running import PATIENCE
from whistlestop.core.fairness import check_dice
from whistlestop.core.record import Record
from whistlestop.server.community.own_data import LEFT_OUT, NOBODY, leave
from whistlestop.server.community.ratings import Placing, Ratings
from whistlestop.server.people.friends import Friends
from whistlestop.server.storage import schema as t
from whistlestop.server.storage.rows import hashed
from whistlestop.server.storage.store import Store


@pytest.fixture
def store(app: Litestar, client: TestClient[Litestar]) -> Store:
    kept: Store = app.state.services.store
    return kept


@pytest.fixture
def gina(client: TestClient[Litestar]) -> Player:
    return new_account(client, "Gina")


def data_of(player: Player) -> Any:
    answer = player.client.get("/account/data.json", headers=player.headers)
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    return json.loads(answer.text)


def leave_for_good(player: Player, password: str = PASSWORD, sure: str = "yes") -> int:
    answer = player.send("/account/leave", password=password, sure=sure)
    return int(answer.status_code)


def test_all_that_is_kept_about_a_person_is_hers_to_have(store: Store, gina: Player) -> None:
    hanna = stored_account(store, "Hanna")
    table = finished_table(store, gina.id, hanna.id, None, is_public=False)
    Ratings(store).settle(
        table, "steel-driver", [Placing(gina.id, 1, 1.0), Placing(hanna.id, 2, 0.0)]
    )
    Friends(store).ask(gina.id, hanna.id)
    gina.send(f"/table/{table}/say", text="well played")
    told = data_of(gina)
    [row] = told["people"]
    assert (row["id"], row["name"]) == (gina.id, name_of(gina))
    assert [seat["table_id"] for seat in told["seats"]] == [table]
    assert [rating["game"] for rating in told["ratings"]] == ["steel-driver"]
    assert [remark["text"] for remark in told["chat"]] == ["well played"]
    assert len(told["friendships"]) == 1
    assert len(told["sessions"]) == 1
    [kept] = told["records"]
    record = Record.from_json(json.dumps(kept["record"]))
    assert record.replay().state.outcome() is not None
    check_dice(record)


def test_a_game_that_goes_on_is_told_without_its_seed(store: Store, gina: Player) -> None:
    table = played_table(store, (gina.id, None, None), 5)
    text = json.dumps(data_of(gina))
    assert store.seed(table) not in text
    assert table in text


def test_what_would_open_a_door_or_tells_of_others_stays_out(store: Store, gina: Player) -> None:
    hanna = stored_account(store, "Hanna")
    Friends(store).block(hanna.id, gina.id)
    text = json.dumps(data_of(gina))
    person = store.person(gina.id)
    assert person is not None
    assert person.password is not None
    assert person.password not in text
    assert hashed(gina.headers["authorization"].split()[1]) not in text
    assert hanna.id not in text  # who has blocked her


def test_a_guest_has_her_data_too_and_a_stranger_none(
    client: TestClient[Litestar], ann: Player
) -> None:
    assert data_of(ann)["people"][0]["name"] == "Ann"
    assert client.get("/account/data.json").status_code == 403


def test_who_leaves_must_know_her_password_and_be_sure(store: Store, gina: Player) -> None:
    assert leave_for_good(gina, "guessed wrong") == 403
    assert leave_for_good(gina, sure="") == 422
    assert store.person(gina.id) is not None
    assert leave_for_good(gina) == 303
    assert store.person(gina.id) is None


def test_nothing_of_who_has_left_remains(store: Store, gina: Player) -> None:
    hanna = stored_account(store, "Hanna")
    name = name_of(gina)
    tables = [
        finished_table(store, gina.id, hanna.id, None),
        played_table(store, (hanna.id, gina.id, None), 5),
    ]
    Ratings(store).settle(
        tables[0], "steel-driver", [Placing(gina.id, 1, 1.0), Placing(hanna.id, 2, 0.0)]
    )
    Friends(store).ask(gina.id, hanna.id)
    gina.send(f"/table/{tables[0]}/say", text="a remark of mine")
    opened = gina.new_table("you", "free", "free", public=True)
    assert leave_for_good(gina) == 303
    with store.reading() as connection:
        for table in t.metadata.sorted_tables:
            rows = repr(connection.execute(sa.select(table)).all())
            assert gina.id not in rows, table.name
            assert name not in rows, table.name
            assert "a remark of mine" not in rows
    assert store.table(opened) is None  # it had not begun, and its host is gone
    assert gina.get("/api/me") is None


def test_a_finished_game_keeps_its_seat_under_a_neutral_name(
    store: Store, gina: Player, ann: Player
) -> None:
    hanna = stored_account(store, "Hanna")
    table = finished_table(store, gina.id, hanna.id, None)
    before = ann.page(f"/table/{table}")
    assert name_of(gina) in before
    name = name_of(gina)
    assert leave_for_good(gina) == 303
    after = ann.page(f"/table/{table}")
    assert name not in after
    assert "a former player" in after
    assert "a former player" in ann.get(f"/api/tables/{table}/record")["seats"][0]["name"]
    assert name not in json.dumps(ann.get(f"/api/tables/{table}/log"))
    row = store.table(table)
    assert row is not None
    assert row.host == NOBODY


def test_two_who_have_left_one_table_can_be_told_apart(store: Store) -> None:
    one, two, three = (stored_account(store, name) for name in ("One", "Two", "Three"))
    table = finished_table(store, one.id, two.id, three.id)
    leave(store, one.id)
    leave(store, two.id)
    row = store.table(table)
    assert row is not None
    assert [seat.name for seat in row.seats] == ["a former player", "a former player 2", "Three"]


def test_a_game_that_goes_on_is_played_on_by_a_bot(
    store: Store, client: TestClient[Litestar], ann: Player, gina: Player
) -> None:
    table = ann.new_table("you", "free", "bot:random")
    assert gina.post(f"/api/tables/{table}/seats/1", {}).status_code == 200
    seen = ann.wait_for_turn(table)
    ann.act(table, seen["legal"][0]["id"], seen["version"])
    end = time.monotonic() + PATIENCE
    while ann.look(table)["table"]["to_act"] != 1:  # until it is Gina's turn
        seen = ann.look(table)
        if seen["legal"]:
            ann.act(table, seen["legal"][0]["id"], seen["version"])
        assert time.monotonic() < end
    assert leave_for_good(gina) == 303
    seen = ann.wait_for_turn(table)  # the bot has moved
    seat = seen["table"]["seats"][1]
    assert (seat["kind"], seat["name"]) == ("bot", "a former player")


def test_names_and_remarks_go_from_tables_where_the_seat_was_given_up_before(
    ann: Player, gina: Player
) -> None:
    name = name_of(gina)
    table = ann.new_table("you", "free", "bot:random")
    assert gina.post(f"/api/tables/{table}/seats/1", {}).status_code == 200
    ann.wait_for_turn(table)
    gina.send(f"/table/{table}/say", text="a remark of mine")
    gina.send(f"/table/{table}/give-up")
    page = ann.page(f"/table/{table}")
    assert "a remark of mine" in page
    assert f"{name} gives up the seat." in page
    assert leave_for_good(gina) == 303
    page = ann.page(f"/table/{table}")
    assert "a remark of mine" not in page
    assert name not in page


def test_a_guest_leaves_without_a_password(store: Store, ann: Player) -> None:
    assert leave_for_good(ann, "") == 303
    assert store.person(ann.id) is None


def test_whatever_refers_to_a_person_goes_with_her_or_is_handed_on() -> None:
    handed_on = {("seats", "person"), ("seats", "starter"), ("tables", "host")}
    found = {
        (table.name, key.parent.name): key.ondelete
        for table in t.metadata.sorted_tables
        for key in table.foreign_keys
        if key.column is t.people.c.id
    }
    assert {place for place, rule in found.items() if rule != "CASCADE"} == handed_on
    assert set(found) >= LEFT_OUT
