"""Time at the table, and bots that stand in for people."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.conftest import Player
from tests.server.time_machine import FakeClock, TimedServer, settle, timed_server, wait_until
from tests.server.timed.turns import pass_on, two_and_a_bot
from whistlestop.core.fairness import check_dice
from whistlestop.core.record import Record
from whistlestop.server.absence.store import ASKED, BACK, TIME_UP, AbsenceStore
from whistlestop.server.clock import DAY, HOUR, MINUTE, SECOND
from whistlestop.server.storage.rows import ACTION, Conflict, Entry
from whistlestop.server.storage.store import Store
from whistlestop.server.table.alongside import alongside
from whistlestop.server.table.room import HAND, STAND_IN, Continuation, Room

LIVE = {"kind": "live", "minutes": 10, "increment": 5}
DAYS = {"kind": "days", "days": 2, "bank": 1}


def seat(player: Player, table: str, number: int) -> Any:
    return player.look(table)["table"]["seats"][number]


# The clock at the table


def test_a_table_without_a_clock_has_no_deadline(ann: Player, bob: Player) -> None:
    table = two_and_a_bot(ann, bob)
    found = ann.look(table)["table"]
    assert found["clock"]["kind"] == "none"
    assert found["deadline"] is None
    assert found["seats"][0]["time_left"] is None


def test_the_clock_is_shown_at_the_table_and_in_the_lobby(
    ann: Player, bob: Player, clock: FakeClock
) -> None:
    table = ann.new_table("you", "free", "bot:random", clock=DAYS, public=True)
    words = "2 days per turn and a reserve of 1 day; nobody loses on time"
    assert words in ann.page(f"/table/{table}")
    assert words in bob.page("/")
    bob.post(f"/api/tables/{table}/seats/1", {})
    found = ann.look(table)["table"]
    assert found["clock"] == {"kind": "days", "minutes": 0, "increment": 0, "days": 2, "bank": 1}
    assert found["deadline"] == clock.now() + 3 * DAY
    for page in (ann.page(f"/table/{table}"), bob.page("/")):
        assert f'data-deadline="{found["deadline"]}"' in page


def test_the_form_of_a_new_table_offers_clocks(ann: Player) -> None:
    assert "clock-days" not in ann.page("/new/steel-driver")
    page = ann.page("/new/steel-driver?clock=days&clock-days=5&clock-up=easy")
    assert 'name="clock-days" min="1" max="60" required value="5"' in page
    assert '<option value="easy" selected>' in page
    fields = {"game": "steel-driver", "players": "3", "seat0": "you", "seat1": "free"}
    fields |= {"seat2": "random", "clock": "live", "clock-minutes": "15", "clock-up": "easy"}
    made = ann.send("/tables", **fields, **{"clock-increment": "20"})
    assert made.status_code == 303
    found = ann.look(made.headers["location"].rpartition("/")[2])["table"]
    assert (found["clock"]["minutes"], found["clock"]["increment"]) == (15, 20)
    assert found["on_timeout"] == "easy"
    for wrong in ("", "0", "-1", "x", "99999", "9" * 40):
        refused = ann.send("/tables", **{**fields, "clock-minutes": wrong})
        assert refused.status_code == 422
        assert "from 1 to 600" in refused.text


@pytest.mark.parametrize(
    "wish",
    [
        {"clock": {"kind": "live", "minutes": 0}},
        {"clock": {"kind": "days", "days": 99, "bank": 1}},
        {"clock": LIVE, "on_timeout": "deep-blue"},
        {"clock": LIVE, "on_timeout": "evil.py:Bot"},
    ],
)
def test_a_clock_that_there_is_not_is_refused(ann: Player, wish: dict[str, object]) -> None:
    seats = [{"kind": "you"}, *[{"kind": "bot", "bot": "random"}] * 2]
    answer = ann.post("/api/tables", {"game": "steel-driver", "seats": seats, **wish})
    assert answer.status_code == 422
    assert answer.json()["error"].endswith(".")


def test_time_runs_for_who_is_to_act_and_for_nobody_else(
    ann: Player, bob: Player, clock: FakeClock
) -> None:
    table = two_and_a_bot(ann, bob, clock=LIVE)
    clock.advance(MINUTE)
    ann.act(table, "offer red")
    ann.act(table, "bid 3")
    assert seat(ann, table, 0)["time_left"] == 9 * MINUTE + 5 * SECOND
    assert seat(ann, table, 1)["time_left"] == 10 * MINUTE + 5 * SECOND
    assert seat(ann, table, 2)["time_left"] is None
    assert ann.look(table)["table"]["deadline"] == clock.now() + 10 * MINUTE + 5 * SECOND


def test_what_was_spent_before_an_undo_stays_spent(
    ann: Player, bob: Player, clock: FakeClock
) -> None:
    table = two_and_a_bot(ann, bob, clock=LIVE)
    ann.act(table, "offer red")
    clock.advance(MINUTE)
    ann.act(table, "bid 3")
    clock.advance(MINUTE)
    seen = ann.look(table)
    undone = ann.post(f"/api/tables/{table}/undo", {"version": seen["version"], "moment": 1})
    assert undone.status_code == 200
    assert seat(ann, table, 0)["time_left"] == 9 * MINUTE + 5 * SECOND
    assert seat(ann, table, 1)["time_left"] == 9 * MINUTE + 5 * SECOND


def test_a_game_that_waits_only_shows_that_somebody_is_overdue(
    ann: Player, bob: Player, clock: FakeClock
) -> None:
    table = two_and_a_bot(ann, bob, clock=DAYS, public=True)
    assert ">overdue</time>" not in bob.page(f"/table/{table}")
    clock.advance(3 * DAY)
    settle()
    assert ann.look(table)["version"] == 0
    assert not seat(ann, table, 0)["stand_in"]
    assert ">overdue</time>" in bob.page(f"/table/{table}")
    assert ">overdue</time>" in bob.page("/")
    assert ann.act(table, "offer red").status_code == 200


def test_a_rematch_has_the_same_clock(ann: Player) -> None:
    table = ann.new_table("you", "bot:random", "bot:random", clock=LIVE, on_timeout="random")
    assert ann.post(f"/api/tables/{table}/away", {"bot": "random"}).status_code == 200
    wait_until(lambda: ann.look(table)["outcome"])
    assert ann.look(table)["table"]["deadline"] is None
    new = ann.send(f"/table/{table}/rematch").headers["location"].rpartition("/")[2]
    found = ann.look(new)["table"]
    assert (found["clock"], found["on_timeout"]) == ({**LIVE, "days": 0, "bank": 0}, "random")


# Bots that stand in


def test_a_bot_plays_for_who_asks_until_she_is_back(ann: Player, bob: Player) -> None:
    table = two_and_a_bot(ann, bob)
    assert "Play for me until I’m back" in ann.page(f"/table/{table}")
    away = ann.send(f"/table/{table}/away", bot="random")
    assert away.status_code == 200
    assert "A bot is playing for you (random)." in away.text
    wait_until(lambda: bob.look(table)["legal"])
    assert ann.look(table)["legal"] == []
    assert ann.look(table)["undo_step"] is None
    refused = ann.act(table, 0)
    assert refused.status_code == 409
    assert refused.json()["kind"] == "stood-in"
    assert ann.send(f"/table/{table}/back").status_code == 200
    assert not seat(ann, table, 0)["stand_in"]
    moves = ann.get(f"/api/tables/{table}/log")
    assert {move["maker"] for move in moves if move["actor"] == 0} == {"stand-in"}
    page = bob.page(f"/table/{table}?log=all")
    assert "Ann is away: a bot takes over (random)." in page
    assert "Ann is back." in page
    assert "(a bot’s choice)" in page


def test_a_bot_stands_in_when_time_is_up_if_the_table_says_so(
    ann: Player, bob: Player, clock: FakeClock, server: TimedServer
) -> None:
    table = two_and_a_bot(ann, bob, clock=LIVE, on_timeout="random")
    clock.advance(10 * MINUTE)
    settle()
    assert not seat(ann, table, 0)["stand_in"]
    clock.advance(5 * SECOND)
    wait_until(lambda: seat(ann, table, 0)["stand_in"] == "random")
    wait_until(lambda: bob.look(table)["legal"])
    assert "Ann’s time is up: a bot takes over (random)." in bob.page(f"/table/{table}?log=all")
    assert [note.kind for note in server.services.absence.kept.notes(table)] == [TIME_UP]


def test_who_is_not_at_the_table_sends_nobody_away(
    ann: Player, bob: Player, cleo: Player, client: TestClient[Litestar]
) -> None:
    table = ann.new_table("you", "free", "bot:random")
    assert ann.post(f"/api/tables/{table}/away", {}).status_code == 409  # it has not begun
    bob.post(f"/api/tables/{table}/seats/1", {})
    assert cleo.post(f"/api/tables/{table}/away", {}).status_code == 403
    assert cleo.post(f"/api/tables/{table}/back", {}).status_code == 403
    assert bob.post(f"/api/tables/{table}/away", {"bot": "deep-blue"}).status_code == 422
    assert bob.post(f"/api/tables/{table}/away", {"bot": "random"}).status_code == 200
    assert bob.post(f"/api/tables/{table}/away", {"bot": "random"}).status_code == 409
    assert bob.post(f"/api/tables/{table}/back", {}).status_code == 200
    assert bob.post(f"/api/tables/{table}/back", {}).status_code == 200  # nothing to do
    assert client.post(f"/table/{table}/away").status_code == 403  # a form of another site


def test_standing_orders_rest_while_a_bot_stands_in(ann: Player, bob: Player) -> None:
    table = two_and_a_bot(ann, bob)
    assert bob.send(f"/table/{table}/orders", order="stay-out").status_code == 200
    bob.post(f"/api/tables/{table}/away", {"bot": "random"})
    ann.act(table, "offer red")
    ann.act(table, "bid 3")
    wait_until(lambda: 1 in {move["actor"] for move in ann.get(f"/api/tables/{table}/log")})
    log = ann.get(f"/api/tables/{table}/log")
    assert {move["maker"] for move in log if move["actor"] == 1} == {"stand-in"}


def test_a_move_that_a_bot_was_thinking_of_is_void_when_the_person_is_back(
    ann: Player, bob: Player, server: TimedServer
) -> None:
    table = two_and_a_bot(ann, bob)
    store = server.services.store
    row = store.table(table)
    assert row is not None
    state = Room(row).match.state.copy()
    action = state.legal_actions()[0]
    state.apply(action)
    plan = Continuation([Entry(ACTION, action.notation, STAND_IN)], state, (0,))
    with pytest.raises(Conflict):
        store.append(table, 0, plan.entries, plan.status, 0, [0] * 3, alongside(row, plan))
    assert store.entries(table) == []


# Several servers, and none


def test_of_several_servers_exactly_one_lets_the_bot_stand_in(
    database: str, tmp_path: Path
) -> None:
    clock = FakeClock()
    with timed_server(tmp_path, clock, database) as server:
        ann, bob = Player(server.client, "Ann"), Player(server.client, "Bob")
        table = two_and_a_bot(ann, bob, clock=DAYS, on_timeout="random")
        stores = [Store(database) for _ in range(6)]  # each with connections of its own
        late = clock.now() + 3 * DAY
        assert AbsenceStore(stores[0]).overdue(late - 1) == []
        assert AbsenceStore(stores[0]).overdue(late) == [table]
        with ThreadPoolExecutor(6) as pool:
            done = list(pool.map(lambda s: AbsenceStore(s).time_out(table, 0, late), stores))
        assert sorted(done) == [False] * 5 + [True]
        notes = AbsenceStore(stores[0]).notes(table)
        assert [(note.seat, note.kind, note.bot) for note in notes] == [(0, TIME_UP, "random")]
        assert AbsenceStore(stores[0]).overdue(late) == []
        for store in stores:
            store.close()


def test_two_servers_play_one_game_for_who_is_away(database: str, tmp_path: Path) -> None:
    clock = FakeClock()
    with (
        timed_server(tmp_path, clock, database) as one,
        timed_server(tmp_path, clock, database) as two,
    ):
        ann, bob = Player(one.client, "Ann"), Player(one.client, "Bob")
        table = two_and_a_bot(ann, bob, clock=DAYS, on_timeout="random")
        clock.advance(3 * DAY)
        wait_until(lambda: bob.look(table)["legal"])
        bob.client = two.client
        notes = two.services.absence.kept.notes(table)
        assert [note.kind for note in notes] == [TIME_UP]
        log = bob.get(f"/api/tables/{table}/log")
        assert {move["maker"] for move in log if move["actor"] == 0} == {"stand-in"}


def test_time_in_which_no_server_ran_is_not_charged(database: str, tmp_path: Path) -> None:
    clock = FakeClock()
    with timed_server(tmp_path, clock, database) as server:
        ann, bob = Player(server.client, "Ann"), Player(server.client, "Bob")
        table = two_and_a_bot(ann, bob, clock=DAYS, on_timeout="random")
        clock.advance(2 * DAY)
        server.services.absence.kept.beat(clock.now())
    clock.advance(30 * DAY)
    with timed_server(tmp_path, clock, database) as server:
        ann.client = server.client
        assert ann.look(table)["table"]["deadline"] == clock.now() + DAY
        clock.advance(10 * SECOND)
        with timed_server(tmp_path, clock, database):  # another one joins it: nothing stood still
            settle()
        assert ann.look(table)["table"]["deadline"] == clock.now() - 10 * SECOND + DAY
        assert not seat(ann, table, 0)["stand_in"]


# A whole game


def test_a_slow_game_goes_from_notice_to_time_out_to_stand_in_to_return_to_the_end(
    ann: Player, bob: Player, server: TimedServer, clock: FakeClock
) -> None:
    post = server.post
    bob.send("/account/notices/mail", address="bob@example.org")
    assert bob.send(post.link("confirm")).status_code == 200
    post.mails.clear()
    table = two_and_a_bot(ann, bob, clock=DAYS, on_timeout="random")

    # Bob is away; he gets one mail a while after his turn has begun.
    pass_on(ann, table)
    wait_until(lambda: bob.look(table)["legal"])
    settle()
    assert post.mails == []
    clock.advance(MINUTE)
    wait_until(lambda: post.mails)
    assert [mail["To"] for mail in post.mails] == ["bob@example.org"]
    assert f"https://trains.example.org/table/{table}" in post.mails[0].get_content()

    # His two days and his bank are used up: a bot stands in, and the others play on.
    clock.advance(3 * DAY - 2 * MINUTE)
    settle()
    assert bob.look(table)["legal"]
    clock.advance(MINUTE)
    wait_until(lambda: seat(ann, table, 1)["stand_in"] == "random")
    for _ in range(3):
        wait_until(lambda: ann.look(table)["legal"])
        clock.advance(DAY)  # within her own time
        pass_on(ann, table)
    assert len(post.mails) == 1

    # He comes back, with nothing in the bank, and has the days of each turn as before.
    assert bob.send(f"/table/{table}/back").status_code == 200
    wait_until(lambda: bob.look(table)["legal"] or ann.look(table)["legal"])
    while not bob.look(table)["legal"]:  # he waits while others bid for what he has passed on
        pass_on(ann, table)
        wait_until(lambda: bob.look(table)["legal"] or ann.look(table)["legal"])
    assert seat(bob, table, 1)["time_left"] == 0
    assert bob.look(table)["table"]["deadline"] <= clock.now() + 2 * DAY

    # To the end, an hour a turn.
    def is_over_after_a_turn(player: Player) -> bool:
        wait_until(lambda: ann.look(table)["legal"] or bob.look(table)["legal"] or is_over())
        if player.look(table)["legal"]:
            clock.advance(HOUR)
            pass_on(player, table)
        return is_over()

    def is_over() -> bool:
        return ann.look(table)["outcome"] is not None

    while not (is_over_after_a_turn(ann) or is_over_after_a_turn(bob)):
        pass
    notes = server.services.absence.kept.notes(table)
    assert [(note.seat, note.kind) for note in notes] == [(1, TIME_UP), (1, BACK)]
    log = ann.get(f"/api/tables/{table}/log")
    assert {move["maker"] for move in log if move["actor"] == 1} >= {"stand-in", "person"}
    assert ann.look(table)["table"]["deadline"] is None
    record = Record.from_json(ann.client.get(f"/table/{table}/record.json").text)
    check_dice(record)
    assert ASKED not in {note.kind for note in notes}


# Advice by the back door


@pytest.mark.parametrize("hints", [False, True])
def test_what_a_stand_in_played_is_taken_back_only_where_hints_are_allowed(
    hints: bool, ann: Player, bob: Player, server: TimedServer
) -> None:
    table = two_and_a_bot(ann, bob, hints=hints)
    row = server.services.store.table(table)
    assert row is not None
    room = Room(row)
    room.take(0, [Entry(ACTION, "offer red", STAND_IN)])
    assert room.match.state.to_act == 0
    assert room.undo_points(0, row) == ((0, 0) if hints else (None, None))
    room.take(1, [Entry(ACTION, "bid 1", HAND)])
    room.match.actors[1] = 0
    assert room.undo_points(0, row) == ((1, 0) if hints else (1, 1))


def test_nobody_gets_advice_by_going_away_for_a_moment(ann: Player, bob: Player) -> None:
    table = two_and_a_bot(ann, bob, hints=False)
    assert ann.post(f"/api/tables/{table}/away", {"bot": "greedy"}).status_code == 200
    wait_until(lambda: ann.look(table)["version"] > 0)
    assert ann.post(f"/api/tables/{table}/back", {}).status_code == 200
    seen = ann.look(table)
    assert (seen["undo_step"], seen["undo_turn"]) == (None, None)
    undo = {"version": seen["version"], "moment": 0}
    assert ann.post(f"/api/tables/{table}/undo", undo).status_code == 409
