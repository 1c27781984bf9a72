"""Machines whose clock is set: nobody loses time by it, and nobody gains any."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.conftest import Player
from tests.server.time_machine import FakeClock, settle, timed_server
from tests.server.timed.turns import two_and_a_bot
from whistlestop.server.clock import HOUR, SECOND, Clock

LIVE = {"kind": "live", "minutes": 10, "increment": 5}


@pytest.mark.parametrize("hours", [-1, 2])
def test_a_clock_that_is_set_costs_nobody_time_and_gives_nobody_any(
    hours: int, database: str, tmp_path: Path
) -> None:
    clock = FakeClock()
    with timed_server(tmp_path, clock, database) as server:
        ann, bob = Player(server.client, "Ann"), Player(server.client, "Bob")
        table = two_and_a_bot(ann, bob, clock=LIVE, on_timeout="random")
        absence = server.services.absence
        asyncio.run(absence.beat())
        left = ann.look(table)["table"]["deadline"] - clock.now()
        for by in (hours * HOUR, -hours * HOUR):  # set wrong, and right again
            clock.set_by = by
            asyncio.run(absence.beat())
            assert clock.jump == 0
            assert ann.look(table)["table"]["deadline"] - clock.now() == left
            clock.advance(SECOND)
            asyncio.run(absence.beat())
            left -= SECOND
            assert ann.look(table)["table"]["deadline"] - clock.now() == left
        settle()
        assert not ann.look(table)["table"]["seats"][0]["stand_in"]


def test_of_several_servers_one_sets_the_clocks_of_the_tables(
    database: str, tmp_path: Path
) -> None:
    first, second = FakeClock(), FakeClock()
    second.time = first.time
    with (
        timed_server(tmp_path, first, database) as server,
        timed_server(tmp_path, second, database) as other,
    ):
        ann, bob = Player(server.client, "Ann"), Player(server.client, "Bob")
        table = two_and_a_bot(ann, bob, clock=LIVE, on_timeout="random")
        left = ann.look(table)["table"]["deadline"] - first.now()
        first.set_by = second.set_by = -HOUR
        asyncio.run(server.services.absence.beat())
        asyncio.run(other.services.absence.beat())
        assert ann.look(table)["table"]["deadline"] - first.now() == left


def test_a_server_that_starts_with_a_clock_behind_takes_the_clocks_back(
    database: str, tmp_path: Path
) -> None:
    clock = FakeClock()
    with timed_server(tmp_path, clock, database) as server:
        ann, bob = Player(server.client, "Ann"), Player(server.client, "Bob")
        table = two_and_a_bot(ann, bob, clock=LIVE, on_timeout="random")
        left = ann.look(table)["table"]["deadline"] - clock.now()
    clock.advance(-HOUR)
    with timed_server(tmp_path, clock, database) as server:
        ann.client = server.client
        assert ann.look(table)["table"]["deadline"] - clock.now() == left


def test_the_servers_time_goes_on_evenly_when_the_machines_clock_is_set(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock()
    before, machine = clock.now(), time.time()
    monkeypatch.setattr(time, "time", lambda: machine - 3600)
    assert abs(clock.now() - before) < 10 * SECOND
    assert abs(clock.jump + HOUR) < 10 * SECOND
    clock.follow()
    assert abs(clock.now() - before + HOUR) < 10 * SECOND
    assert abs(clock.jump) < SECOND
