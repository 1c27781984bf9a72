"""Nobody can take the server from everybody else: not its bots, and not its limits."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.accounts import PASSWORD, finished_table, name_of, new_account
from tests.server.addresses import coming_from
from tests.server.conftest import Player
from tests.server.databases import database_of
from tests.server.running import PATIENCE
from tests.server.time_machine import FakeClock
from whistlestop.server.app import create_app
from whistlestop.server.bots.line import (
    AWAITED,
    BESIDE,
    LONGEST_OF_ONE,
    PRESSING,
    STUDY,
    Full,
    Line,
    Share,
)
from whistlestop.server.settings import Settings
from whistlestop.server.storage.store import Store
from whistlestop.server.table import seating
from whistlestop.server.web import limits
from whistlestop.server.web.limits import Limit, MemoryCounts, origin_of
from whistlestop.server.web.shared_limits import DatabaseCounts

# Thinking


async def served(line: Line, *asked: Share) -> list[Share]:
    """In which order questions are answered that come while all processes are busy."""
    busy = [Share(PRESSING, "busy", str(number)) for number in range(line.seats)]
    for share in busy:
        await line.enter(share)
    order: list[Share] = []

    async def ask(share: Share) -> None:
        await line.enter(share)
        order.append(share)
        line.leave(share)

    tasks = [asyncio.create_task(ask(share)) for share in asked]
    await asyncio.sleep(0)
    for share in busy:
        line.leave(share)
    await asyncio.gather(*tasks)
    return order


def test_whoever_is_waited_for_comes_first() -> None:
    crowd = [Share(BESIDE, "crowd", str(number)) for number in range(30)]
    study, waiting = Share(STUDY, "one"), Share(AWAITED, "two")
    watched = Share(PRESSING, "three")
    order = asyncio.run(served(Line(1), *crowd, study, waiting, watched))
    assert order[:2] == [watched, waiting]
    assert order[-1] == study


def test_among_equals_the_places_take_turns_and_so_do_the_tables_of_one() -> None:
    crowd = [Share(AWAITED, "crowd", f"table {number // 10}") for number in range(20)]
    one = Share(AWAITED, "one", "table")
    order = asyncio.run(served(Line(1), *crowd, one))
    assert order.index(one) == 1  # after one question of the crowd, however many there are
    assert [share.table for share in order if share != one][:2] == ["table 0", "table 1"]


def test_one_process_of_several_is_kept_for_people_who_wait() -> None:
    async def play() -> None:
        line = Line(2)
        await line.enter(Share(BESIDE, "crowd"))
        second = asyncio.create_task(line.enter(Share(STUDY, "crowd")))
        await asyncio.sleep(0)
        assert not second.done()
        await asyncio.wait_for(line.enter(Share(AWAITED, "one")), PATIENCE)
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        assert len(line) == 0

    asyncio.run(play())


def test_the_line_of_one_place_has_an_end_and_leaves_room_for_others() -> None:
    async def play() -> None:
        line = Line(1)
        await line.enter(Share(PRESSING, "busy"))
        crowd = [
            asyncio.create_task(line.enter(Share(AWAITED, "crowd", str(number))))
            for number in range(LONGEST_OF_ONE)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Full):
            await asyncio.wait_for(line.enter(Share(AWAITED, "crowd")), PATIENCE)
        other = asyncio.create_task(line.enter(Share(AWAITED, "other")))
        await asyncio.sleep(0)
        assert len(line) == LONGEST_OF_ONE + 1
        for task in (*crowd, other):
            task.cancel()
        await asyncio.gather(*crowd, other, return_exceptions=True)
        assert len(line) == 0

    asyncio.run(play())


def test_bots_among_themselves_play_only_while_somebody_looks_on(
    app: Litestar, client: TestClient[Litestar], ann: Player
) -> None:
    wish = {"game": "steel-driver", "seats": [{"kind": "bot", "bot": "random"}] * 3}
    alone, watched = (ann.post("/api/tables", wish).json()["id"] for _ in range(2))
    store: Store = app.state.services.store
    end = time.monotonic() + PATIENCE
    while len(store.entries(watched)) < 20:  # both are waiting for the same processes
        ann.look(watched)
        app.state.services.hub.tell(alone)
        time.sleep(0.05)
        assert time.monotonic() < end
    assert len(store.entries(alone)) == 0


def test_a_person_and_a_place_have_only_so_many_tables_that_are_not_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "MOST_TABLES", 2)
    monkeypatch.setattr(seating, "MOST_OF_ORIGIN", 3)
    with TestClient(create_app(Settings(f"sqlite:///{tmp_path}/t.sqlite", thinkers=1))) as client:
        ann, bob = Player(client, "Ann"), Player(client, "Bob")
        wish = {"game": "steel-driver", "seats": [{"kind": "you"}, *[{"kind": "free"}] * 2]}
        first = ann.new_table("you", "free", "free")
        ann.new_table("you", "free", "free")
        refused = ann.post("/api/tables", wish)
        assert (refused.status_code, refused.json()["kind"]) == (429, "too-many")
        bob.new_table("you", "free", "free")
        assert bob.post("/api/tables", wish).status_code == 429
        assert ann.send(f"/table/{first}/remove").status_code == 303
        ann.new_table("you", "free", "free")


# Limits


def test_an_allowance_is_not_forgotten_because_strangers_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "KEPT", 50)
    counts = MemoryCounts()
    often, other = Limit("often", 5, 60), Limit("other", 1000, 60)
    for _ in range(5):
        assert counts.take(often, "ann")
    for number in range(500):
        counts.take(often, f"stranger {number}")
        counts.take(other, f"stranger {number}")
    assert not counts.take(often, "ann")
    assert len(counts._full_at["often"]) <= 50


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_processes_that_share_a_database_share_its_limits(kind: str, tmp_path: Path) -> None:
    with database_of(kind, tmp_path) as url:
        clock = FakeClock()
        store = Store(url, clock)
        store.prepare()
        one, two = DatabaseCounts(store), DatabaseCounts(Store(url, clock))
        limit = Limit("few", 4, 60)
        taken = [counts.take(limit, "ann") for counts in (one, two) * 3]
        assert taken == [True] * 4 + [False] * 2
        assert one.take(limit, "bob")
        two.database.close()
        store.close()


def test_made_up_tokens_are_counted_by_where_they_come_from(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/t.sqlite")
    with TestClient(create_app(settings)) as client:
        statuses = [
            client.post(
                "/table/x/say",
                data={"text": "hello"},
                headers={"authorization": f"Bearer made-up-token-number-{number}"},
            ).status_code
            for number in range(limits.REMARKS.burst + 3)
        ]
    assert statuses.count(429) >= 2


def test_passwords_of_one_account_are_not_guessed_from_many_addresses(
    tmp_path: Path,
) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/t.sqlite", proxies=("127.0.0.1",))
    with TestClient(coming_from("127.0.0.1", create_app(settings))) as client:
        statuses = [
            client.post(
                "/account/login",
                data={"name": "Ann", "password": "wrong"},
                headers={
                    "authorization": "Bearer made-up-token-number-1",
                    "x-forwarded-for": f"203.0.113.{number}",
                },
            ).status_code
            for number in range(limits.PASSWORDS_OF_ONE.burst + 2)
        ]
    assert statuses[0] == 403
    assert statuses[-1] == 429


def test_one_household_is_one_place() -> None:
    assert origin_of("2001:db8:1:2::1") == origin_of("2001:db8:1:2:ffff::9")
    assert origin_of("2001:db8:1:2::1") != origin_of("2001:db8:1:3::1")
    assert origin_of("::ffff:192.0.2.1") == origin_of("192.0.2.1") != origin_of("192.0.2.2")


def test_whoever_logs_in_often_has_one_allowance(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/t.sqlite")
    with TestClient(create_app(settings)) as client:
        ann = new_account(client, "Ann")
        table = ann.new_table("you", "free", "free")
        say = limits.REMARKS.burst
        for _ in range(say):
            assert ann.post(f"/api/tables/{table}/remarks", {"text": "hi"}).status_code == 204
        again = Player(client, "Guest")
        login = again.send("/account/login", name=name_of(ann), password=PASSWORD)
        assert login.status_code == 303
        cookie = {"cookie": f"whistlestop={login.cookies['whistlestop']}"}
        page = client.get("/", headers={**cookie, "accept": "text/html"}).text
        key = re.search(r'name="form-key" content="([0-9a-f]+)"', page)
        assert key is not None
        answer = client.post(
            f"/table/{table}/say", data={"text": "hi", "form_key": key[1]}, headers=cookie
        )
        assert answer.status_code == 429


def test_all_who_watch_an_analysis_ask_the_database_once(
    app: Litestar, client: TestClient[Litestar], ann: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    from whistlestop.server.study.pages import _advances

    services = app.state.services
    table = finished_table(services.store, ann.id, None, None)
    asked = 0
    original = services.analyses.kept.progress

    def count(*values: Any) -> Any:
        nonlocal asked
        asked += 1
        return original(*values)

    monkeypatch.setattr(services.analyses.kept, "progress", count)

    async def watch() -> list[str]:
        look = await services.tables.look(table)
        gates = [_advances(services, look) for _ in range(20)]
        first = await asyncio.gather(*(anext(gate) for gate in gates))
        last = await asyncio.gather(*(anext(gate) for gate in gates))
        for gate in gates:
            with pytest.raises(StopAsyncIteration):
                await anext(gate)
        return [str(event.event) for event in (first[0], last[0])]

    assert asyncio.run(watch()) == ["change", "end"]
    assert asked == 1
