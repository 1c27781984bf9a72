"""A finished game under the eyes of a bot: computed once, in the thinkers, and shown."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
import sqlalchemy as sa
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.accounts import finished_table, played_table
from tests.server.conftest import Player
from tests.server.running import PATIENCE
from whistlestop.bots.analysis import Opinion, analyse
from whistlestop.core.record import Record
from whistlestop.server.bots import thinker
from whistlestop.server.bots.thinkers import NoAnswer, Thinkers
from whistlestop.server.levels import kind_heading
from whistlestop.server.storage import schema as t
from whistlestop.server.storage.rows import Conflict
from whistlestop.server.storage.store import Store
from whistlestop.server.study import analyses
from whistlestop.server.study.analyses import AnalysisStore
from whistlestop.server.table.room import Room, question


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "DEFAULT_BOT", "greedy")


@pytest.fixture
def store(app: Litestar, client: TestClient[Litestar]) -> Store:
    kept: Store = app.state.services.store
    return kept


@pytest.fixture
def table(store: Store, ann: Player) -> str:
    """A game that Ann has finished."""
    return finished_table(store, ann.id, None, None)


def wait_for(player: Player, table: str, status: str) -> Any:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        seen = player.get(f"/api/tables/{table}/analysis")
        if seen["status"] == status:
            return seen
        time.sleep(0.05)
    raise AssertionError(f"it is not {status}: {seen}")


def start(player: Player, table: str) -> int:
    return int(player.send(f"/table/{table}/analysis").status_code)


def test_an_analysis_says_what_the_bot_thinks_of_every_position(ann: Player, table: str) -> None:
    assert ann.get(f"/api/tables/{table}/analysis")["status"] == "none"
    assert start(ann, table) == 303
    told = wait_for(ann, table, "done")
    text = ann.client.get(f"/api/tables/{table}/record", headers=ann.headers).text
    match = Record.from_json(text).replay()
    assert told["analysis"] == analyse(match, "greedy").to_dict(match)
    assert told["done"] == told["total"] == len(match.actions) + 1


def test_the_page_shows_chances_swings_and_what_the_bot_would_have_done(
    ann: Player, bob: Player, table: str
) -> None:
    page = ann.page(f"/table/{table}")
    assert f'href="/table/{table}/analysis"' in page
    start(ann, table)
    told = wait_for(ann, table, "done")["analysis"]
    page = bob.page(f"/table/{table}/analysis")  # everybody may read it
    assert 'class="chart ' in page
    assert page.count('class="none s-edge round"') == 3
    course = page[page.index('id="chances"') : page.index('id="turning-points"')]
    assert f"?at={len(told['moments'])}" in course  # the chart's words end where the game does
    swings = page[page.index('id="turning-points"') : page.index('id="otherwise"')]
    linked = [int(number) for number in re.findall(rf"/table/{table}\?at=(\d+)", swings)]
    assert linked == sorted(told["largest_swings"])
    otherwise = [
        moment["number"]
        for moment in told["moments"]
        if moment["suggestion"] not in (None, moment["action"])
    ]
    rest = page[page.index('id="otherwise"') :]
    assert [int(number) for number in re.findall(r"\?at=(\d+)", rest)] == otherwise
    assert "style=" not in page
    assert f"at={linked[0]}" in page
    assert f"Move {linked[0]} of" in bob.page(f"/table/{table}?at={linked[0]}")


def test_the_bot_of_a_study_is_called_by_its_level_whatever_its_budget() -> None:
    for name in ("master:100/0.5s", "master:2", "master"):
        assert str(kind_heading(name)) == "master"
    assert str(kind_heading("greedy")) == "greedy"


def test_the_page_shows_how_everybody_opened_and_how_strong_bots_do(
    ann: Player, table: str
) -> None:
    start(ann, table)
    wait_for(ann, table, "done")
    page = ann.page(f"/table/{table}/analysis")
    section = page[page.index('id="openings"') :]
    rows = re.findall(r"<tr><td>([^<]*)</td><td>([^<]*)</td>", section)
    assert "Ann" in rows[0][0]
    assert rows[0][1].startswith("Auction")
    assert any(not names for names, _ in rows)  # openings that nobody chose here
    assert re.search(r"Counted in \d+ games of 4 master:\d+ bots", section)


def test_the_progress_is_shown_and_told(
    store: Store, ann: Player, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def wait(self: Thinkers, question: dict[str, Any], *more: Any) -> list[Any]:
        raise NoAnswer("later")

    monkeypatch.setattr(Thinkers, "study", wait)
    kept = AnalysisStore(store)
    kept.start(table, "greedy")
    assert kept.hold(table, "another server", 60_000)
    kept.add(table, 0, [Opinion((0.5, 0.25, 0.25), None)] * 3)
    page = ann.page(f"/table/{table}/analysis")
    total = ann.get(f"/api/tables/{table}/analysis")["total"]
    assert f'<progress value="3" max="{total}"' in page
    assert f'data-live="/table/{table}/analysis/events"' in page
    assert 'data-tag="running.3"' in page


def test_an_analysis_is_made_once(store: Store, ann: Player, table: str) -> None:
    start(ann, table)
    told = wait_for(ann, table, "done")
    created = sa.select(t.analyses.c.created).where(t.analyses.c.table_id == table)
    with store.reading() as connection:
        before = connection.scalar(created)
    assert start(ann, table) == 303
    assert ann.get(f"/api/tables/{table}/analysis") == told
    with store.reading() as connection:
        assert connection.scalar(created) == before


def test_what_a_server_left_behind_is_gone_on_with(store: Store, ann: Player, table: str) -> None:
    kept = AnalysisStore(store)
    mark = Opinion((1.0, 0.0, 0.0), None)  # no bot would say so of the start
    with store.writing() as connection:  # held by a server that is no more
        connection.execute(
            t.analyses.insert().values(
                table_id=table, bot="greedy", status="running", holder="x", held_until=1, created=1
            )
        )
    kept.add(table, 0, [mark])
    told = wait_for(ann, table, "done")["analysis"]
    assert told["start"] == [1.0, 0.0, 0.0]
    assert len(kept.positions(table)) == len(told["moments"]) + 1


def test_two_servers_are_never_at_one_analysis(store: Store, table: str, in_a_minute: int) -> None:
    kept = AnalysisStore(store)
    with store.writing() as connection:
        connection.execute(
            t.analyses.insert().values(
                table_id=table,
                bot="greedy",
                status="running",
                holder="one",
                held_until=in_a_minute,
                created=1,
            )
        )
    assert kept.hold(table, "one", 60_000)
    assert not kept.hold(table, "two", 60_000)
    assert table not in kept.waiting()
    kept.add(table, 0, [Opinion((1.0, 0.0, 0.0), None)])
    with pytest.raises(Conflict):
        kept.add(table, 0, [Opinion((0.0, 1.0, 0.0), None)])
    assert kept.hold(table, "one", 0)  # let go
    kept.finish(table, "failed")
    assert not kept.hold(table, "two", 60_000)


@pytest.fixture
def in_a_minute(store: Store) -> int:
    return store.clock.now() + 60_000


def test_a_study_that_failed_is_tried_again(
    ann: Player, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(self: Thinkers, question: dict[str, Any], *more: Any) -> list[Any]:
        raise NoAnswer("no idea")

    with monkeypatch.context() as patch:
        patch.setattr(Thinkers, "study", fail)
        start(ann, table)
        wait_for(ann, table, "failed")
        assert "could not finish" in ann.page(f"/table/{table}/analysis")
    start(ann, table)
    wait_for(ann, table, "done")


def test_only_who_had_a_seat_has_a_finished_game_studied(
    store: Store, ann: Player, bob: Player, table: str
) -> None:
    assert start(bob, table) == 403
    assert bob.post(f"/api/tables/{table}/analysis", {}).status_code == 403
    assert "Nobody at this table" in bob.page(f"/table/{table}/analysis")
    running = played_table(store, (ann.id, None, None), 3)
    assert start(ann, running) == 409
    answer = ann.client.get(f"/table/{running}/analysis", headers=ann.headers)
    assert answer.status_code == 409


def test_a_worker_is_given_back_before_a_whole_game_is_studied(
    store: Store, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = store.table(table)
    assert row is not None
    room = Room(row)
    room.take(0, store.entries(table))
    asked = {**question(row, room), "bot": "greedy", "first": 0}
    monkeypatch.setattr(thinker, "STUDY", 0.0)
    assert len(thinker.studied(asked)) == 1
    monkeypatch.setattr(thinker, "STUDY", 600.0)
    assert len(thinker.studied(asked)) == len(room.match.actions) + 1
