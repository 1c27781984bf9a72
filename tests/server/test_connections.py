"""Connections can't be taken from everybody else: not by many streams, and not by slow senders."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import aclosing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.accounts import finished_table
from tests.server.conftest import Player
from tests.server.looking import first_event
from tests.server.running import PATIENCE
from whistlestop.server import files
from whistlestop.server.errors import Refusal
from whistlestop.server.running import protocol, run
from whistlestop.server.settings import Settings
from whistlestop.server.table import changes
from whistlestop.server.table.hub import Hub
from whistlestop.server.web import door, streams
from whistlestop.server.web.door import Door

ROOT = Path(__file__).resolve().parents[2]


STREAMS = (
    "/events",
    "/table/{id}/events",
    "/table/{id}/analysis/events",
    "/api/tables/{id}/events",
)


@pytest.mark.parametrize("path", STREAMS)
def test_a_stream_too_many_is_refused_and_told_when_to_come_again(
    app: Litestar, client: TestClient[Litestar], ann: Player, path: str
) -> None:
    services = app.state.services
    table = finished_table(services.store, ann.id, None, None)
    address = path.format(id=table)
    assert asked(client, address)[0] == 200
    most, services.streams.most = services.streams.most, 0
    try:
        status, head, body = asked(client, address)
    finally:
        services.streams.most = most
    assert status == 503
    assert dict(head)["retry-after"] == "30"
    assert json.loads(body)["kind"] == "streams"


def test_every_stream_is_bounded(app: Litestar) -> None:
    paths = {route.path_format for route in app.routes}
    assert {path for path in paths if path.endswith("/events")} == set(STREAMS)


def asked(client: TestClient[Litestar], path: str) -> tuple[int, Any, bytes]:
    """What somebody without an account is told who asks for a stream: the first of it."""
    portal: Any = client.blocking_portal
    answer: tuple[int, Any, bytes] = portal.call(first_event, client.app, path, {})
    return answer


def test_one_place_has_so_many_streams_and_leaves_the_rest_to_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(streams, "MOST_OF_ONE", 2)

    async def play() -> None:
        bounded = streams.Streams(files=None)
        opened = [bounded.opened("crowd", none()) for _ in range(2)]
        with pytest.raises(Refusal):
            bounded.opened("crowd", none())
        opened.append(bounded.opened("one", none()))
        generous = streams.Streams(files=None, generous=True)
        assert len([generous.opened("crowd", none()) for _ in range(3)]) == 3

    asyncio.run(play())


async def none() -> streams.Events:
    return
    yield


def test_a_stream_counts_from_its_opening_to_its_end() -> None:
    async def play() -> None:
        bounded = streams.Streams(files=4)
        opened = [bounded.opened("here", none()), bounded.opened("there", none())]
        with pytest.raises(Refusal):  # though neither has been listened to yet
            bounded.opened("elsewhere", none())
        ended = opened.pop()
        async for _ in ended:
            pass
        bounded.opened("elsewhere", none())  # never begun, and at once forgotten
        kept = bounded.opened("elsewhere", none())
        with pytest.raises(Refusal):
            bounded.opened("here", none())
        del kept, ended, opened[:]
        assert bounded._open.total() == 0

    asyncio.run(play())


def test_a_stream_that_has_nothing_to_tell_shows_now_and_then_that_it_lives(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(changes, "HEARTBEAT", 0.01)

    async def tag() -> str:
        return "always the same"

    async def play() -> list[str | None]:
        stream = changes.changes(Hub(), "a table", tag)
        async with aclosing(stream):
            return [(await asyncio.wait_for(anext(stream), PATIENCE)).comment for _ in range(3)]

    assert asyncio.run(play()) == [None, "still here", "still here"]


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


class Gate:
    """A server of nothing that holds its answers back until they may go."""

    def __init__(self) -> None:
        self.waiting = 0
        self.is_open = False

    def go(self) -> None:
        self.is_open = True

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.waiting += 1
        while not self.is_open:
            await asyncio.sleep(0.01)
        await nothing(scope, receive, send)


@contextmanager
def serving(what: Any = nothing) -> Iterator[tuple[int, uvicorn.Server]]:
    """The port of a server, and the server."""
    config = uvicorn.Config(
        what, port=0, http=protocol.ImpatientProtocol, log_config=None, lifespan="off"
    )
    server = uvicorn.Server(config)
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    try:
        while not server.started:
            time.sleep(0.01)
        yield int(listener.getsockname()[1]), server
    finally:
        server.should_exit = True
        thread.join()
        listener.close()


def connected(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=60)


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\nhost: x\r\n"])
def test_a_head_that_never_ends_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(protocol, "PATIENCE", 0.3)
    with serving() as (port, _), connected(port) as connection:
        connection.sendall(sent)
        assert connection.recv(100).startswith(b"HTTP/1.1 408")
        assert connection.recv(100) == b""


def test_a_head_that_is_far_too_long_is_refused() -> None:
    with serving() as (port, _), connected(port) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nx: " + b"y" * protocol.LONGEST_HEAD)
        assert connection.recv(100).startswith(b"HTTP/1.1 431")


def test_a_head_that_is_far_too_long_is_refused_although_it_ends() -> None:
    with serving() as (port, _), connected(port) as connection:
        long = b"GET / HTTP/1.1\r\nx: " + b"y" * protocol.LONGEST_HEAD + b"\r\n\r\n"
        connection.sendall(long)
        assert connection.recv(100).startswith(b"HTTP/1.1 431")


def test_a_long_body_is_no_long_head() -> None:
    with serving() as (port, _), connected(port) as connection:
        head = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: %d\r\n\r\n"
        connection.sendall(head % (2 * protocol.LONGEST_HEAD) + b"\n" * 2 * protocol.LONGEST_HEAD)
        assert connection.recv(100).startswith(b"HTTP/1.1 204")


def test_an_idle_connection_is_kept_after_an_answer_until_another_head_begins(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with serving() as (port, server), connected(port) as connection:
        for _ in range(2):
            connection.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
            assert connection.recv(1000).startswith(b"HTTP/1.1 204")
            (kept,) = server.server_state.connections
            assert isinstance(kept, protocol.ImpatientProtocol)
            assert kept._timer is None
        monkeypatch.setattr(protocol, "PATIENCE", 0.1)
        connection.sendall(b"GET / HTTP/1.1\r\n")
        assert connection.recv(100).startswith(b"HTTP/1.1 408")


def test_a_server_that_serves_takes_all_this_care(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    configs: list[uvicorn.Config] = []
    raised: list[bool] = []
    monkeypatch.setattr(run.Server, "run", lambda self, sockets: configs.append(self.config))
    monkeypatch.setattr(run, "raise_files", lambda: raised.append(True))
    monkeypatch.setattr(run, "files_allowed", lambda: 1024)
    run.serve(Settings(f"sqlite:///{tmp_path}/t.sqlite"), "127.0.0.1", 0, lambda port: None)
    (config,) = configs
    assert raised
    assert config.http is protocol.ImpatientProtocol
    assert config.limit_concurrency == 1024 - run.RESERVED


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


def test_whoever_goes_away_while_sending_is_no_fault_in_the_log(
    app: Litestar, client: TestClient[Litestar], caplog: pytest.LogCaptureFixture
) -> None:
    scope: Any = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "POST",
        "scheme": "http",
        "path": "/api/people",
        "raw_path": b"/api/people",
        "root_path": "",
        "query_string": b"",
        "headers": [(b"content-type", b"application/json"), (b"content-length", b"500")],
        "client": ("127.0.0.1", 50000),
        "server": ("testserver.local", 80),
        "state": {},
    }
    said: list[dict[str, Any]] = [
        {"type": "http.request", "body": b"{", "more_body": True},
        {"type": "http.disconnect"},
    ]

    async def receive() -> Any:
        return said.pop(0)

    async def send(message: Any) -> None:
        return

    async def visit() -> None:
        await app(scope, receive, send)

    portal: Any = client.blocking_portal
    with caplog.at_level(logging.WARNING):
        portal.call(visit)
    assert not said
    assert not caplog.records


def test_whoever_asks_for_much_at_once_and_leaves_is_no_fault_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    gate = Gate()
    with caplog.at_level(logging.WARNING), serving(gate) as (port, server):
        with connected(port) as connection:
            connection.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n" * 3)
            while not gate.waiting:
                time.sleep(0.01)
            (kept,) = server.server_state.connections
            kept.loop.call_soon_threadsafe(kept.transport.abort)  # as when a write fails
            while server.server_state.connections:
                time.sleep(0.01)
        gate.is_open = True
        while server.server_state.tasks:
            time.sleep(0.01)
    assert not caplog.records


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
