"""Whoever asks for many pages at once waits for them, and makes nobody else wait."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from whistlestop.server.settings import Settings
from whistlestop.server.web import turns
from whistlestop.server.web.door import Door

MANY = 30


class Office:
    """An application whose drawing is done when we say so, and the answers of its door."""

    def __init__(self, generous: bool = False) -> None:
        self.drawn = asyncio.Event()
        self.begun: Counter[str] = Counter()
        self.statuses: Counter[int] = Counter()
        self.tasks: list[asyncio.Task[None]] = []
        self.door = Door(self._draw, Settings(generous=generous))

    async def _draw(self, scope: Any, receive: Any, send: Any) -> None:
        self.begun[scope["client"][0]] += 1
        if scope["path"] == "/page":
            await self.drawn.wait()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await self.drawn.wait()  # a stream goes on

    async def ask(self, host: str, number: int = 1, path: str = "/page", how: str = "GET") -> None:
        scope: Any = {"type": "http", "method": how, "path": path, "client": (host, 1)}
        for _ in range(number):
            asked = self.door(scope, _nothing, self._hear)
            self.tasks.append(asyncio.create_task(asked))
        for _ in range(10):
            await asyncio.sleep(0)

    async def _hear(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.statuses[message["status"]] += 1

    async def close(self) -> None:
        self.drawn.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def _nothing() -> Any:
    raise AssertionError("nobody reads a body")


def at_the_office(visit: Callable[[Office], Awaitable[None]], generous: bool = False) -> Office:
    async def play() -> Office:
        office = Office(generous)
        await visit(office)
        await office.close()
        return office

    return asyncio.run(play())


def test_one_place_has_a_few_pages_drawn_at_a_time_and_nobody_waits_for_the_rest() -> None:
    async def visit(office: Office) -> None:
        await office.ask("10.0.0.1", MANY)
        await office.ask("10.0.0.2")
        assert office.begun == {"10.0.0.1": turns.AT_ONCE, "10.0.0.2": 1}

    assert at_the_office(visit).statuses == {200: MANY + 1}


def test_a_household_is_one_place_also_here() -> None:
    async def visit(office: Office) -> None:
        for number in range(MANY):
            await office.ask(f"2001:db8:1:2::{number:x}")
        assert office.begun.total() == turns.AT_ONCE

    at_the_office(visit)


def test_a_stream_that_has_begun_holds_no_turn() -> None:
    async def visit(office: Office) -> None:
        await office.ask("10.0.0.1", MANY, "/events")
        assert office.begun == {"10.0.0.1": MANY}

    at_the_office(visit)


def test_whoever_is_gone_gives_the_turn_back() -> None:
    async def visit(office: Office) -> None:
        await office.ask("10.0.0.1", MANY)
        for task in office.tasks:
            task.cancel()
        await asyncio.gather(*office.tasks, return_exceptions=True)
        await office.ask("10.0.0.1")
        assert office.begun == {"10.0.0.1": turns.AT_ONCE + 1}

    at_the_office(visit)


def test_of_far_too_many_the_last_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "LONGEST", 5)

    async def visit(office: Office) -> None:
        await office.ask("10.0.0.1", MANY)
        assert office.statuses == {503: MANY - turns.AT_ONCE - 5}
        await office.ask("10.0.0.2")
        assert office.begun["10.0.0.2"] == 1

    at_the_office(visit)


def test_what_changes_something_waits_for_no_page() -> None:
    async def visit(office: Office) -> None:
        await office.ask("10.0.0.1", MANY)
        await office.ask("10.0.0.1", how="POST")
        assert office.begun == {"10.0.0.1": turns.AT_ONCE + 1}

    at_the_office(visit)


def test_a_server_for_measuring_draws_whatever_it_is_asked_for() -> None:
    async def visit(office: Office) -> None:
        await office.ask("10.0.0.1", MANY)
        assert office.begun == {"10.0.0.1": MANY}

    at_the_office(visit, generous=True)
