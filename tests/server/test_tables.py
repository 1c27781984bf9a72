"""Making tables, sitting down, playing, going back."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.accounts import finished_table
from tests.server.conftest import Player
from whistlestop.cli import main
from whistlestop.core.fairness import check_dice
from whistlestop.core.record import Record
from whistlestop.core.registry import find_title, title_names
from whistlestop.server.app import create_app
from whistlestop.server.storage.rows import RUNNING
from whistlestop.server.storage.store import Store
from whistlestop.server.table.room import Room


def test_a_table_against_bots_starts_at_once(ann: Player) -> None:
    table = ann.new_table("you", "bot:random", "bot:random")
    seen = ann.wait_for_turn(table)
    assert seen["table"]["status"] == "running"
    assert [choice["notation"] for choice in seen["legal"]]


def test_a_table_starts_when_the_last_seat_is_taken(ann: Player, bob: Player, cleo: Player) -> None:
    table = ann.new_table("you", "free", "free")
    bob.post(f"/api/tables/{table}/seats/1", {})
    assert ann.look(table)["table"]["status"] == "open"
    cleo.post(f"/api/tables/{table}/seats/2", {})
    assert ann.look(table)["table"]["status"] == "running"


def test_only_the_one_to_act_is_given_choices(shared_table: str, ann: Player, bob: Player) -> None:
    assert ann.look(shared_table)["legal"]
    assert not bob.look(shared_table)["legal"]


def test_an_action_changes_the_table_for_everybody(
    shared_table: str, ann: Player, bob: Player
) -> None:
    assert ann.act(shared_table, "offer red").status_code == 200
    log = bob.get(f"/api/tables/{shared_table}/log")
    assert log[0]["notation"] == "offer red"
    assert log[0]["happened"][-1]["text"] == "Ann puts the red company up for auction."


def test_two_of_one_name_are_told_apart(client: TestClient[Litestar], ann: Player) -> None:
    other = Player(client, "Ann")
    table = ann.new_table("you", "free", "free")
    other.post(f"/api/tables/{table}/seats/1", {})
    names = [seat["name"] for seat in ann.look(table)["table"]["seats"]]
    assert names[:2] == ["Ann", "Ann 2"]


def test_a_reserved_seat_is_taken_by_its_link_alone(
    client: TestClient[Litestar], ann: Player, bob: Player
) -> None:
    table = ann.new_table("you", "person", "free")
    assert bob.post(f"/api/tables/{table}/seats/1", {}).status_code == 403
    link = _link(ann.page(f"/table/{table}"), 1)
    assert "reserved for a friend" in ann.page(f"/table/{table}")
    assert link not in bob.page(f"/table/{table}")
    token = link.rpartition("/")[2]
    assert bob.post(f"/api/tables/{table}/seats/1", {"token": token}).status_code == 200
    cleo = Player(client, "Cleo")
    assert cleo.post(f"/api/tables/{table}/seats/1", {"token": token}).status_code == 403


def test_the_host_makes_a_lost_seats_link_anew(
    shared_table: str, client: TestClient[Litestar], ann: Player, bob: Player
) -> None:
    assert bob.send(f"/table/{shared_table}/link/2").status_code == 403
    assert bob.send(f"/table/{shared_table}/give-up").status_code == 200
    assert bob.act(shared_table, "offer red", 0).status_code == 403  # the old seat is gone
    assert ann.send(f"/table/{shared_table}/link/1").status_code == 200
    token = _link(ann.page(f"/table/{shared_table}"), 1).rpartition("/")[2]
    new_bob = Player(client, "Bob on his phone")
    sat = new_bob.post(f"/api/tables/{shared_table}/seats/1", {"token": token})
    assert sat.status_code == 200
    assert sat.json()["table"]["seats"][1]["name"] == "Bob on his phone"


def test_an_undo_goes_back_a_step_or_the_whole_turn(ann: Player) -> None:
    table = ann.new_table("you", "free", "free")
    _fill(ann, table)
    ann.act(table, "offer red")
    ann.act(table, "bid 3")
    seen = ann.look(table)
    assert (seen["undo_step"], seen["undo_turn"]) == (1, 0)
    gone = ann.post(f"/api/tables/{table}/undo", {"version": seen["version"], "moment": 0})
    assert gone.status_code == 200
    assert ann.get(f"/api/tables/{table}/log") == []
    assert gone.json()["version"] == seen["version"] + 1


def test_an_undo_takes_a_shortcut_back_as_one_step(ann: Player) -> None:
    table = ann.new_table("you", "free", "free")
    _fill(ann, table)
    ann.act(table, "offer red; bid 3")
    log = ann.get(f"/api/tables/{table}/log")
    assert [moment["maker"] for moment in log] == ["person", "chain"]
    seen = ann.look(table)
    assert (seen["undo_step"], seen["undo_turn"]) == (0, 0)


def test_nobody_takes_back_what_another_person_has_answered(
    shared_table: str, ann: Player, bob: Player
) -> None:
    ann.act(shared_table, "offer red")
    ann.act(shared_table, "bid 3")
    assert ann.look(shared_table)["undo_step"] == 1
    bob.act(shared_table, "pass")
    seen = ann.look(shared_table)
    assert seen["undo_step"] is None
    refused = ann.post(
        f"/api/tables/{shared_table}/undo", {"version": seen["version"], "moment": 1}
    )
    assert refused.status_code == 409


def test_nobody_takes_back_what_chance_has_answered(ann: Player) -> None:
    table = ann.new_table("you", "bot:random", game="steam-rollers")
    reached = set()
    for _ in range(40):
        seen = ann.wait_for_turn(table)
        if seen["outcome"]:
            break
        log = ann.get(f"/api/tables/{table}/log")
        if log and log[-1]["actor"] == -1:
            reached.add("chance")
            assert seen["undo_step"] is None
        ann.act(table, seen["legal"][0]["id"])
    assert reached == {"chance"}


@pytest.mark.parametrize("game", title_names())
def test_the_seed_is_told_at_the_end_and_proves_every_die(
    ann: Player, bob: Player, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    others = max(1, find_title(game).board().players[0] - 1)
    table = ann.new_table("you", *["bot:random"] * others, game=game)
    seed_hash = ann.look(table)["table"]["seed_hash"]
    while True:
        seen = ann.wait_for_turn(table)
        if seen["outcome"]:
            break
        assert seen["seed"] is None
        number = seen["version"] % len(seen["legal"])
        assert ann.act(table, seen["legal"][number]["id"], seen["version"]).status_code == 200
    assert hashlib.sha256(seen["seed"].encode()).hexdigest() == seed_hash
    text = bob.client.get(f"/table/{table}/record.json").text
    record = Record.from_json(text)
    drawn = check_dice(record).drawn
    file = tmp_path / "game.json"
    file.write_text(text)
    assert main(["verify", str(file)]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "follow from the record’s seed" in out
    assert f"hash is {seed_hash}. Compare it" in out
    assert "Not proved" in out
    assert main(["verify", str(file), "--hash", seed_hash.upper()]) == 0
    assert "it was not changed after that" in " ".join(capsys.readouterr().out.split())
    assert main(["verify", str(file), "--hash", "0" * 64]) == 2
    assert "not the one that you were shown" in capsys.readouterr().err
    if drawn:
        forged = json.loads(text)
        forged["dice"]["seed"] = "0" * 32
        file.write_text(json.dumps(forged))
        assert main(["verify", str(file)]) == 2
        assert "seed" in capsys.readouterr().err
    assert "wins" in bob.page(f"/table/{table}") or "shared" in bob.page(f"/table/{table}")


def test_the_seed_leaves_the_server_nowhere_before_the_end(
    shared_table: str, app: Litestar, ann: Player, bob: Player
) -> None:
    store: Store = app.state.services.store
    seed = store.seed(shared_table)
    ann.act(shared_table, "offer red")
    places = [
        ann.page(f"/table/{shared_table}"),
        ann.page(f"/table/{shared_table}?at=0"),
        bob.page("/"),
        *(
            ann.client.get(path, headers=ann.headers).text
            for path in (
                f"/api/tables/{shared_table}",
                f"/api/tables/{shared_table}/log",
                f"/api/tables/{shared_table}/record",
                f"/table/{shared_table}/record.json",
                f"/table/{shared_table}/picture.svg",
            )
        ),
    ]
    assert all(place and seed not in place for place in places)


def test_an_only_choice_is_taken_by_itself_unless_told_otherwise(ann: Player) -> None:
    table = ann.new_table("you", "bot:random", "bot:random")
    page = ann.page(f"/table/{table}")
    assert 'name="forced" value="yes" data-submit checked' in page
    assert ann.send(f"/table/{table}/orders").status_code == 200
    assert 'name="forced" value="yes" data-submit>' in ann.page(f"/table/{table}")


def test_people_at_the_table_talk_and_watchers_listen(
    shared_table: str, ann: Player, client: TestClient[Litestar]
) -> None:
    assert ann.send(f"/table/{shared_table}/say", text="Good luck, all").status_code == 200
    watcher = Player(client, "Dan")
    assert "Good luck, all" in watcher.page(f"/table/{shared_table}")
    assert watcher.send(f"/table/{shared_table}/say", text="Hello").status_code == 403


def test_a_rematch_keeps_the_seats_for_their_people(
    ann: Player, client: TestClient[Litestar]
) -> None:
    table = ann.new_table("you", "bot:random", "bot:random")
    assert ann.send(f"/table/{table}/rematch").status_code == 409
    while not ann.wait_for_turn(table)["outcome"]:
        seen = ann.look(table)
        if seen["legal"]:
            ann.act(table, seen["legal"][-1]["id"], seen["version"])
    moved = ann.send(f"/table/{table}/rematch")
    assert moved.status_code == 303
    again = ann.send(f"/table/{table}/rematch")
    assert again.headers["location"] == moved.headers["location"]
    new = moved.headers["location"].rpartition("/")[2]
    assert [seat["kind"] for seat in ann.look(new)["table"]["seats"]] == ["person", "bot", "bot"]


def test_a_rematch_keeps_a_friends_seat_and_the_bots_name(
    app: Litestar, ann: Player, bob: Player, client: TestClient[Litestar]
) -> None:
    store: Store = app.state.services.store
    people = [one.id for one in (ann, bob)]
    table = finished_table(store, *people, None)
    before = ann.look(table)["table"]["seats"]
    new = ann.send(f"/table/{table}/rematch").headers["location"].rpartition("/")[2]
    kept = store.table(new)
    assert kept is not None
    assert [seat.kind for seat in kept.seats] == ["person", "person", "bot"]
    assert kept.seats[1].person is None
    assert [seat.name for seat in kept.seats] == [seat["name"] for seat in before]
    stranger = Player(client, "Dan")
    assert stranger.send(f"/table/{new}/sit/1").status_code == 403
    assert "your seat is kept" in bob.page(f"/table/{table}")
    assert bob.send(f"/table/{table}/rematch").headers["location"] == f"/table/{new}"
    begun = store.table(new)
    assert begun is not None
    assert begun.seats[1].person == people[1]
    assert begun.status == RUNNING


def test_the_dice_of_a_finished_table_are_checked_at_once(
    app: Litestar, ann: Player, bob: Player
) -> None:
    people = [one.id for one in (ann, bob)]
    table = finished_table(app.state.services.store, *people, None)
    assert f"/verify?table={table}" in ann.page(f"/table/{table}")
    told = ann.client.get(f"/verify?table={table}", headers={"accept": "text/html"}).text
    assert 'role="status"' in told


def test_a_table_that_never_began_can_be_given_up(ann: Player, bob: Player) -> None:
    table = ann.new_table("you", "free", "free")
    assert bob.send(f"/table/{table}/remove").status_code == 403
    assert ann.send(f"/table/{table}/remove").status_code == 303
    assert ann.client.get(f"/api/tables/{table}").status_code == 404


def test_an_entry_that_is_written_and_read_at_once_counts_once(
    shared_table: str, app: Litestar, ann: Player
) -> None:
    ann.act(shared_table, "offer red")
    store: Store = app.state.services.store
    row = store.table(shared_table)
    assert row is not None
    room = Room(row)
    entries = store.entries(shared_table)
    room.take(0, entries)
    room.take(0, entries)
    assert room.version == len(entries) == 1


def test_a_game_goes_on_after_the_server_was_stopped(app: Litestar, ann: Player) -> None:
    table = ann.new_table("you", "bot:random", "bot:random")
    ann.wait_for_turn(table)
    before = ann.act(table, ann.look(table)["legal"][0]["id"]).json()
    with TestClient(create_app(app.state.settings)) as other:
        ann.client = other
        after = ann.wait_for_turn(table)
    assert after["version"] >= before["version"]


def _link(page: str, seat: int) -> str:
    start = page.index(f"/seat/{seat}/")
    return page[start : page.index('"', start)]


def _fill(player: Player, table: str) -> None:
    for seat, name in ((1, "Bo"), (2, "Cy")):
        Player(player.client, name).post(f"/api/tables/{table}/seats/{seat}", {})
