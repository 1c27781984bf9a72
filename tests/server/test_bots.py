"""Bots that fail, and where they think."""

from __future__ import annotations

import asyncio
import logging
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server import slow_thinker
from tests.server.conftest import Player
from tests.server.running import PATIENCE
from whistlestop.bots import RandomBot, registry
from whistlestop.core.registry import find_title
from whistlestop.server.app import create_app
from whistlestop.server.bots.line import AWAITED, PRESSING, Share
from whistlestop.server.bots.thinkers import NoAnswer, Thinkers
from whistlestop.server.settings import Settings

QUESTION = {
    "table": "x",
    "game": "steel-driver",
    "board": "usa",
    "players": 3,
    "options": {"first-player": "seat-1"},
    "rules": 1,
    "actions": [],
    "number": 1,
}


def question(bot: str) -> dict[str, object]:
    return {**QUESTION, "board_text": find_title("steel-driver").board().text, "bot": bot}


async def ask(thinkers: Thinkers, bot: str) -> str:
    return await thinkers.ask(question(bot))


def own_bot(folder: Path, body: str) -> str:
    file = folder / "own.py"
    file.write_text(
        f"import os, time\nclass Bot:\n    def choose(self, state, generator):\n        {body}\n"
    )
    return f"{file}:Bot"


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("time.sleep(60)", "no answer within"),
        ("os._exit(3)", "process ended"),
        ("raise ValueError('no idea')", "no idea"),
        ("print('hello'); return None", "isn’t an action"),
    ],
)
def test_a_bot_that_fails_costs_its_answer_and_nothing_else(
    tmp_path: Path, body: str, reason: str
) -> None:
    async def play() -> None:
        thinkers = Thinkers(1, 1.0 if "sleep" in body else PATIENCE)
        thinkers.open()
        try:
            with pytest.raises(NoAnswer, match=reason):
                await ask(thinkers, own_bot(tmp_path, body))
            thinkers.patience = PATIENCE
            assert (await ask(thinkers, "random")).startswith(("offer", "pass"))
        finally:
            await thinkers.close()

    asyncio.run(play())


def test_a_process_that_takes_long_to_start_takes_none_of_the_time_to_think(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("whistlestop.server.bots.thinkers.answer", slow_thinker.answer_late)

    async def play() -> str:
        thinkers = Thinkers(1, slow_thinker.PATIENCE)
        thinkers.open()
        try:
            return await ask(thinkers, "random")
        finally:
            await thinkers.close()

    assert asyncio.run(play()).startswith(("offer", "pass"))


def test_a_process_that_does_not_get_ready_is_told_apart_from_a_bot_that_does_not_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("whistlestop.server.bots.thinkers.answer", slow_thinker.answer_late)
    monkeypatch.setattr("whistlestop.server.bots.thinkers.STARTING", 0.1)

    async def play() -> None:
        thinkers = Thinkers(1, PATIENCE)
        thinkers.open()
        try:
            with pytest.raises(NoAnswer, match=r"not ready within 0\.1 seconds"):
                await ask(thinkers, "random")
            assert not thinkers._alive
        finally:
            await thinkers.close()

    asyncio.run(play())


def test_a_simpler_bot_plays_on_for_one_that_fails_and_it_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    # The server knows a bot that its thinkers don't.
    monkeypatch.setitem(registry.PLAIN, "mirage", RandomBot)
    settings = Settings(f"sqlite:///{tmp_path}/t.sqlite", pace=0, thinkers=1, generous=True)
    with caplog.at_level(logging.WARNING), TestClient(create_app(settings)) as client:
        ann = Player(client, "Ann")
        table = ann.new_table("bot:mirage", "you", "bot:random")
        assert ann.wait_for_turn(table)["legal"]
    failed = [record for record in caplog.records if "a bot failed" in record.message]
    assert failed
    assert getattr(failed[0], "bot", "") == "mirage"


def test_the_server_answers_while_a_bot_thinks(tmp_path: Path) -> None:
    """The bot thinks until the server has done something else: it would think for ever if the
    server waited for it."""
    done = tmp_path / "done"
    wait = f"while not os.path.exists({str(done)!r}): time.sleep(0.01)"

    async def play() -> str:
        thinkers = Thinkers(1, PATIENCE)
        thinkers.open()
        bot = own_bot(tmp_path, f"{wait}\n        return state.legal_actions()[0]")
        thinking = asyncio.create_task(ask(thinkers, bot))
        while not thinkers._alive:  # its process has begun to start
            await asyncio.sleep(0.01)
        done.touch()
        try:
            return await thinking
        finally:
            await thinkers.close()

    assert asyncio.run(play()).startswith(("offer", "pass"))


def test_a_worker_is_never_told_the_seed(app: Litestar, ann: Player) -> None:
    seen: list[str] = []
    original = Thinkers.ask

    async def spy(self: Thinkers, asked: dict[str, object], *more: Any) -> str:
        seen.append(repr(asked))
        return await original(self, asked, *more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Thinkers, "ask", spy)
        table = ann.new_table("bot:random", "you", "bot:random")
        ann.wait_for_turn(table)
    seed = app.state.services.store.seed(table)
    assert seen
    assert all(seed not in question for question in seen)


def test_bots_move_at_a_pace_that_people_can_follow(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/t.sqlite", pace=0.3, thinkers=1, generous=True)
    with TestClient(create_app(settings)) as client:
        ann = Player(client, "Ann")
        table = ann.new_table("bot:random", "bot:random", "you")
        ann.wait_for_turn(table)
        entries = client.app.state.services.store.entries(table)
    assert len(entries) >= 2
    gaps = [b.created - a.created for a, b in pairwise(entries)]
    assert min(gaps) >= 280


def test_bots_for_whom_somebody_waits_think_before_those_that_only_show_a_game(
    app: Litestar, client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    thinkers: Thinkers = app.state.services.hints.thinkers
    seen: dict[str, int] = {}

    async def ask(question: dict[str, Any], share: Share) -> str:
        seen[share.table] = share.priority
        raise NoAnswer("the test asks nobody")

    monkeypatch.setattr(thinkers, "ask", ask)
    # From the first question on: a bot may be asked before anybody's first look arrives.
    monkeypatch.setattr(app.state.services.hub, "is_wanted", lambda table: True)
    ann = Player(client, "Ann")
    show = ann.new_table("bot:random", "bot:random", "bot:random")
    game = ann.new_table("bot:random", "you", "bot:random")
    end = time.monotonic() + PATIENCE
    while set(seen) != {show, game}:
        time.sleep(0.05)
        assert time.monotonic() < end
    assert seen == {show: AWAITED, game: PRESSING}
