"""Connections can't be taken from everybody else: not by many streams, and not by slow senders."""

from __future__ import annotations

import asyncio
import re
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from litestar.testing import TestClient

from tests.server.conftest import Player
from whistlestop.server import files
from whistlestop.server.app import create_app
from whistlestop.server.errors import Refusal
from whistlestop.server.running import protocol
from whistlestop.server.settings import Settings
from whistlestop.server.web import door, streams
from whistlestop.server.web.door import Door

ROOT = Path(__file__).resolve().parents[2]


def test_streams_are_bounded_for_each_place_and_in_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "MOST_OF_ONE", 0)
    with TestClient(create_app(Settings(f"sqlite:///{tmp_path}/t.sqlite"))) as client:
        ann = Player(client, "Ann")
        table = ann.new_table("you", "free", "free")
        for path in (f"/api/tables/{table}/events", f"/table/{table}/events", "/events"):
            refused = client.get(path)
            assert refused.status_code == 503
            assert refused.headers["retry-after"] == "30"
            assert refused.json()["kind"] == "streams"


def test_a_stream_counts_from_its_opening_to_its_end() -> None:
    async def none() -> streams.Events:
        return
        yield

    async def play() -> None:
        bounded = streams.Streams(files=4)
        opened = [bounded.opened("here", none()), bounded.opened("there", none())]
        with pytest.raises(Refusal):  # though neither has been listened to yet
            bounded.opened("elsewhere", none())
        async for _ in opened.pop():
            pass
        bounded.opened("elsewhere", none())  # never begun, and at once forgotten
        kept = bounded.opened("elsewhere", none())
        with pytest.raises(Refusal):
            bounded.opened("here", none())
        del kept, opened[:]
        assert bounded._open.total() == 0

    asyncio.run(play())


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The port of a server that waits for a head for a moment only."""
    monkeypatch.setattr(protocol, "PATIENCE", 0.3)
    config = uvicorn.Config(
        nothing, port=0, http=protocol.ImpatientProtocol, log_level="error", lifespan="off"
    )
    server = uvicorn.Server(config)
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield int(listener.getsockname()[1])
    server.should_exit = True
    thread.join()
    listener.close()


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nhost: x\r\n"])
def test_a_head_that_never_ends_is_not_waited_for(impatient: int, sent: bytes) -> None:
    with socket.create_connection(("127.0.0.1", impatient), timeout=10) as connection:
        connection.sendall(sent)
        assert connection.recv(100).startswith(b"HTTP/1.1 408")
        assert connection.recv(100) == b""


def test_a_head_that_is_far_too_long_is_refused(impatient: int) -> None:
    with socket.create_connection(("127.0.0.1", impatient), timeout=10) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nx: " + b"y" * protocol.LONGEST_HEAD)
        assert connection.recv(100).startswith(b"HTTP/1.1 431")


def test_an_idle_connection_is_kept_after_an_answer(impatient: int) -> None:
    with socket.create_connection(("127.0.0.1", impatient), timeout=10) as connection:
        for _ in range(2):
            connection.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
            assert connection.recv(1000).startswith(b"HTTP/1.1 204")
            time.sleep(0.5)


def test_a_body_that_never_ends_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "BODY_PATIENCE", 0.05)

    async def inside(scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass

    async def never(bodies: list[dict[str, Any]]) -> Any:
        if not bodies:
            await asyncio.sleep(60)
        return bodies.pop()

    async def send(message: Any) -> None:
        return

    async def play() -> None:
        scope: Any = {"type": "http", "method": "POST", "path": "/", "headers": []}
        part = {"type": "http.request", "body": b"{", "more_body": True}
        bodies = [part]
        with pytest.raises(Refusal) as refused:
            await Door(inside, Settings())(scope, lambda: never(bodies), send)
        assert refused.value.status == 408
        whole = [{**part, "more_body": False}]
        await Door(inside, Settings())(scope, lambda: never(whole), send)

    asyncio.run(play())


def test_a_server_allows_itself_more_files_than_is_usual() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        files.raise_files()
        assert (files.files_allowed() or 10**9) > 256
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    service = (ROOT / "deploy" / "whistlestop.service").read_text(encoding="utf-8")
    assert "LimitNOFILE=65536" in service


def test_nginx_passes_on_every_stream_at_once() -> None:
    text = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    found = re.search(r"location ~ (\S+) \{", text)
    assert found is not None
    for path in ("/events", "/table/x/events", "/api/tables/x/events", "/table/x/analysis/events"):
        assert re.match(found[1], path), path
