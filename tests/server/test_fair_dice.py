"""Dice that neither the server nor one player determines, and a proof that says what it proves."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.conftest import Player, form_key
from tests.server.test_bad_input import refused
from tests.server.time_machine import wait_until
from whistlestop.core.chance import Dice, mixed
from whistlestop.core.errors import RecordError
from whistlestop.core.fairness import check_dice
from whistlestop.core.record import Record
from whistlestop.core.words import Speaker
from whistlestop.server.storage.store import Store
from whistlestop.server.table import tables

SHARES = ("0" * 32, "1" * 32, "2" * 32)


def promise(share: str) -> str:
    return hashlib.sha256(share.encode()).hexdigest()


@pytest.fixture
def store(app: Litestar) -> Store:
    found: Store = app.state.services.store
    return found


def full_table(ann: Player, bob: Player, **more: Any) -> str:
    """Both have promised a number, and neither has told it."""
    table = ann.new_table(
        "you", "free", "bot:random", promise=promise(SHARES[0]), game="rolling-freight", **more
    )
    sat = bob.post(f"/api/tables/{table}/seats/1", {"promise": promise(SHARES[1])})
    assert sat.status_code == 200, sat.text
    return table


def tell(player: Player, table: str, share: str) -> Any:
    return player.post(f"/api/tables/{table}/share", {"share": share})


def test_the_game_begins_when_all_promised_numbers_are_told(ann: Player, bob: Player) -> None:
    table = full_table(ann, bob)
    seen = ann.look(table)["table"]
    assert seen["status"] == "open"
    assert [seat["promise"] for seat in seen["seats"]] == [
        promise(SHARES[0]),
        promise(SHARES[1]),
        "",
    ]
    assert "The game begins in a moment" in ann.page(f"/table/{table}")
    assert tell(ann, table, SHARES[0]).status_code == 200
    seen = ann.look(table)["table"]
    assert seen["status"] == "open"
    assert [seat["share"] for seat in seen["seats"]] == ["", "", ""]  # not before all are told
    assert tell(bob, table, SHARES[1]).json()["table"]["status"] == "running"
    told = [seat["share"] for seat in ann.look(table)["table"]["seats"]]
    assert told == [SHARES[0], SHARES[1], ""]


def test_a_number_is_told_once_by_who_promised_it_and_only_when_all_sit(
    ann: Player, bob: Player, cleo: Player
) -> None:
    table = ann.new_table("you", "free", "free", promise=promise(SHARES[0]))
    refused(tell(ann, table, SHARES[0]), 409)  # somebody could still choose theirs after it
    assert bob.post(f"/api/tables/{table}/seats/1", {"promise": promise(SHARES[1])}).is_success
    assert cleo.post(f"/api/tables/{table}/seats/2", {}).is_success
    refused(tell(ann, table, SHARES[2]), 409)
    refused(tell(ann, table, SHARES[1]), 409)
    refused(tell(cleo, table, SHARES[0]), 409)
    refused(tell(ann, table, "x"), 422)
    refused(bob.send(f"/table/{table}/stand"), 409)  # nobody leaves once numbers are told
    assert tell(ann, table, SHARES[0]).is_success
    refused(tell(ann, table, SHARES[0]), 409)
    assert tell(bob, table, SHARES[1]).json()["table"]["status"] == "running"
    refused(tell(bob, table, SHARES[1]), 409)
    refused(ann.post("/api/tables", {"game": "steel-driver", "seats": [], "promise": "x"}), 422)


def test_who_keeps_a_number_back_holds_nobody_up(
    store: Store, ann: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = full_table(ann, bob)
    assert tell(ann, table, SHARES[0]).is_success
    assert ann.look(table)["table"]["status"] == "open"
    monkeypatch.setattr(tables, "SHARES_AWAITED", 0)
    wait_until(lambda: ann.look(table)["table"]["status"] == "running")
    refused(tell(bob, table, SHARES[1]), 409)  # too late: the dice are cast without it
    assert [seat["share"] for seat in ann.look(table)["table"]["seats"]] == [SHARES[0], "", ""]


def played(ann: Player, bob: Player, table: str) -> str:
    while True:
        for player in (ann, bob):
            seen = player.look(table)
            if seen["outcome"]:
                return str(ann.client.get(f"/table/{table}/record.json").text)
            if seen["legal"]:
                choice = seen["legal"][seen["version"] % len(seen["legal"])]
                player.act(table, choice["id"], seen["version"])


def test_the_record_holds_hash_and_promises_from_the_first_move_and_proves_them_at_the_end(
    store: Store, ann: Player, bob: Player
) -> None:
    table = full_table(ann, bob)
    shown = ann.look(table)["table"]["seed_hash"]
    tell(ann, table, SHARES[0])
    tell(bob, table, SHARES[1])
    early = json.loads(ann.client.get(f"/table/{table}/record.json").text)
    promises = [promise(SHARES[0]), promise(SHARES[1]), ""]
    assert early["dice"] == {
        "hash": shown,
        "promises": promises,
        "shares": [*SHARES[:2], ""],
    }
    with pytest.raises(RecordError, match="no seed"):
        check_dice(Record.from_json(json.dumps(early)))

    text = played(ann, bob, table)
    checked = check_dice(Record.from_json(text), shown)
    assert (checked.is_compared, checked.shares, checked.silent) == (True, 2, 0)
    assert checked.drawn > 0
    told = " ".join(Speaker().say(finding) for finding in checked.findings())
    assert "neither the server nor one player alone" in told
    assert "Not proved" in told

    for change, why in (
        ({"shares": [SHARES[2], SHARES[1], ""]}, "not the one that was promised"),
        ({"shares": ["", SHARES[1], ""]}, "the seed gives"),
        ({"hash": "0" * 64}, "the seed is not the one"),
    ):
        broken = json.loads(text)
        broken["dice"].update(change)
        with pytest.raises(RecordError, match=why):
            check_dice(Record.from_json(json.dumps(broken)))
    with pytest.raises(RecordError, match="not the one that you were shown"):
        check_dice(Record.from_json(text), "0" * 64)


def test_every_share_changes_the_dice_and_none_leaves_them_as_they_were() -> None:
    seed = "another seed"
    assert mixed(seed, ["", ""]) == seed
    assert Dice(seed).number(3, 100) == Dice(seed, ("", "", "")).number(3, 100)
    assert Dice(seed).number(3, 2**64) != Dice(seed, ("", "1")).number(3, 2**64)
    assert Dice(seed, ("1", "")).number(3, 2**64) != Dice(seed, ("", "1")).number(3, 2**64)


def test_whoever_promises_nothing_begins_at_once(ann: Player, bob: Player) -> None:
    table = ann.new_table("you", "bot:random", "bot:random")
    assert ann.look(table)["table"]["status"] == "running"
    assert json.loads(ann.client.get(f"/table/{table}/record.json").text)["dice"] == {
        "hash": ann.look(table)["table"]["seed_hash"]
    }


def test_a_browsers_promise_goes_with_the_seat_and_is_used_up(
    client: TestClient[Litestar], store: Store
) -> None:
    client.cookies.clear()
    key = form_key(client.get("/").text)
    client.cookies.set("dice", promise(SHARES[0]))
    fields = {"game": "steel-driver", "bot": "random", "form_key": key}
    made = client.post("/play", data=fields, follow_redirects=False)
    assert made.status_code == 303
    assert 'dice=""' in made.headers["set-cookie"] or "dice=;" in made.headers["set-cookie"]
    table = made.headers["location"].rpartition("/")[2]
    page = client.get(f"/table/{table}").text
    assert f'data-reveal="{promise(SHARES[0])}"' in page
    told = client.post(
        f"/table/{table}/share",
        data={"share": SHARES[0], "form_key": form_key(page)},
        headers={"x-fragment": "1"},
    )
    assert told.status_code == 200
    assert "data-reveal" not in told.text
    row = store.table(table)
    assert row is not None
    assert row.status == "running"
    assert row.seats[0].share == SHARES[0]
    client.cookies.clear()
