"""Every address at which somebody can look, as the routes of the application name them."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Litestar

from tests.server.running import PATIENCE
from whistlestop.server.storage.rows import TableRow

STREAM = "/events"  # the end of the address of each


def addresses_to_look_at(app: Litestar, table: TableRow, person: str) -> list[str]:
    """All that are about a table and a person, and all that are about neither."""
    names = {
        "id": table.id,
        "game": table.game,
        "title": table.game,
        "board": table.board,
        "who": person,
        "person": person,
        "seat": "1",
        "token": "0" * 32,
        "name": "light.svg",
        "file_path": "page.css",
        "path": "openapi.json",
    }
    routes = [route for route in app.routes if "GET" in getattr(route, "methods", ())]
    return [route.path_format.format(**names) for route in routes]


async def first_event(
    app: Litestar, path: str, headers: dict[str, str]
) -> tuple[int, list[tuple[str, str]], bytes]:
    """What a stream says at first. (The client for tests waits for a stream's end.)"""
    scope: dict[str, Any] = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": ("127.0.0.1", 50000),
        "server": ("testserver.local", 80),
        "state": {},
    }
    heard = asyncio.Event()
    parts: list[bytes] = []
    head: list[tuple[int, list[tuple[bytes, bytes]]]] = []

    async def receive() -> Any:
        if not parts and not head:
            return {"type": "http.request", "body": b"", "more_body": False}
        await heard.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            head.append((message["status"], message["headers"]))
            return
        parts.append(message.get("body", b""))
        if b"data:" in parts[-1] or not message.get("more_body"):
            heard.set()

    # Litestar's own types of a scope and its messages are closed; ours are plain dictionaries.
    running = asyncio.create_task(app(scope, receive, send))  # type: ignore[arg-type]
    await asyncio.wait_for(heard.wait(), PATIENCE)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    status, sent = head[0]
    plain = [(name.decode(), value.decode()) for name, value in sent]
    return int(status), sorted(plain), b"".join(parts)
