"""A seat of a running game is given to somebody else only if its player agreed or stayed away."""

from __future__ import annotations

import re

import pytest

from tests.server.accounts import new_account
from tests.server.conftest import Player
from tests.server.time_machine import FakeClock, TimedServer, wait_until
from tests.server.timed.turns import bobs_turn, two_and_a_bot
from whistlestop.server.clock import HOUR, MINUTE
from whistlestop.server.storage.rows import FINISHED


def link_of(host: Player, table: str, seat: int) -> str:
    found = re.search(rf"/table/{table}/seat/{seat}/([0-9a-f]+)", host.page(f"/table/{table}"))
    assert found is not None
    return found[1]


def test_nobody_is_put_out_of_a_seat_they_play_in(
    ann: Player, bob: Player, clock: FakeClock
) -> None:
    table = bobs_turn(ann, bob)
    clock.advance(59 * MINUTE)
    refused = ann.send(f"/table/{table}/link/1")
    assert refused.status_code == 409
    assert "Bob is playing" in refused.json()["error"]
    assert bob.look(table)["legal"]


def test_whoever_keeps_the_game_waiting_can_be_replaced_and_all_can_read_it(
    server: TimedServer, ann: Player, bob: Player, cleo: Player, clock: FakeClock
) -> None:
    table = bobs_turn(ann, bob)
    clock.advance(HOUR)
    assert ann.send(f"/table/{table}/link/1").status_code == 200
    assert bob.look(table)["legal"] == []
    token = link_of(ann, table, 1)
    assert cleo.post(f"/api/tables/{table}/seats/1", {"token": token}).status_code == 200
    assert cleo.look(table)["table"]["seats"][1]["name"] == "Cleo"
    page = ann.page(f"/table/{table}?log=all")
    assert "The host frees the seat of Bob, who was away." in page
    assert "Cleo takes over the seat." in page


def test_days_of_play_give_more_time_to_be_away(ann: Player, bob: Player, clock: FakeClock) -> None:
    table = bobs_turn(ann, bob, clock={"kind": "days", "days": 2, "bank": 1})
    clock.advance(23 * HOUR)
    assert ann.send(f"/table/{table}/link/1").status_code == 409
    clock.advance(HOUR)
    assert ann.send(f"/table/{table}/link/1").status_code == 200


def test_a_bot_that_stands_in_for_long_makes_room_as_well(
    ann: Player, bob: Player, clock: FakeClock
) -> None:
    table = two_and_a_bot(ann, bob)
    assert bob.post(f"/api/tables/{table}/away", {"bot": "random"}).status_code == 200
    assert ann.send(f"/table/{table}/link/1").status_code == 409
    clock.advance(HOUR)
    assert ann.send(f"/table/{table}/link/1").status_code == 200


def test_a_player_gives_a_seat_up_themselves_and_it_is_noted(
    ann: Player, bob: Player, cleo: Player
) -> None:
    table = two_and_a_bot(ann, bob)
    assert cleo.send(f"/table/{table}/give-up").status_code == 403
    assert bob.send(f"/table/{table}/give-up").status_code == 200
    assert "Bob gives up the seat." in ann.page(f"/table/{table}?log=all")
    token = link_of(ann, table, 1)
    assert cleo.post(f"/api/tables/{table}/seats/1", {"token": token}).status_code == 200


def test_at_a_finished_game_no_seat_changes_hands(
    server: TimedServer, ann: Player, bob: Player, clock: FakeClock
) -> None:
    table = finished(server, ann, bob)
    clock.advance(100 * HOUR)
    refused = ann.send(f"/table/{table}/link/1")
    assert (refused.status_code, refused.json()["kind"]) == (409, "game-over")
    assert bob.send(f"/table/{table}/give-up").status_code == 409
    assert bob.look(table)["table"]["seats"][1]["is_you"]


def finished(server: TimedServer, ann: Player, bob: Player) -> str:
    from tests.server.accounts import finished_table

    return finished_table(server.services.store, ann.id, bob.id, None)


@pytest.fixture
def anna(server: TimedServer) -> Player:
    return new_account(server.client, "Anna")


@pytest.fixture
def bert(server: TimedServer) -> Player:
    return new_account(server.client, "Bert")


def test_leaving_spares_nobody_the_result(
    server: TimedServer, anna: Player, bert: Player, cleo: Player
) -> None:
    table = anna.new_table("you", "free", "bot:random")
    assert bert.post(f"/api/tables/{table}/seats/1", {}).status_code == 200
    assert bert.send(f"/table/{table}/give-up").status_code == 200
    token = link_of(anna, table, 1)
    assert cleo.post(f"/api/tables/{table}/seats/1", {"token": token}).status_code == 200
    for player in (anna, cleo):
        assert player.post(f"/api/tables/{table}/away", {"bot": "random"}).status_code == 200
    store = server.services.store
    wait_until(lambda: (row := store.table(table)) is not None and row.status == FINISHED)

    def placed() -> set[str]:
        import sqlalchemy as sa

        from whistlestop.server.storage import schema as t

        with store.reading() as connection:
            query = sa.select(t.placings.c.person).where(t.placings.c.table_id == table)
            return set(connection.scalars(query))

    wait_until(lambda: placed() == {anna.id, bert.id})
