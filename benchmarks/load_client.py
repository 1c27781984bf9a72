"""A client for measurements: as little work for each request as will do, so that what is measured
is the server."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any

HEAD_END = b"\r\n\r\n"


class Line:
    """One connection, for one request after the other."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        self._is_used = False

    async def ask(
        self, method: str, path: str, token: str = "", data: object = None, accept: str = ""
    ) -> tuple[int, bytes]:
        request = _request(method, path, token, data, accept)
        try:
            head = await self._head(request)
        except (ConnectionResetError, asyncio.IncompleteReadError) as error:
            if not self._is_used or (
                isinstance(error, asyncio.IncompleteReadError) and error.partial
            ):
                raise
            self.close()  # the server has let an idle connection go
            head = await self._head(request)
        assert self._reader is not None
        self._is_used = True
        length = 0
        for line in head.split(b"\r\n"):
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        body = await self._reader.readexactly(length) if length else b""
        return int(head[9:12]), body

    async def _head(self, request: bytes) -> bytes:
        if self._reader is None or self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)
        self._writer.write(request)
        return await self._reader.readuntil(HEAD_END)

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None
        self._is_used = False


class Lines:
    """Connections that requests share."""

    def __init__(self, port: int, count: int) -> None:
        self.port = port
        self._free: asyncio.LifoQueue[Line] = asyncio.LifoQueue()
        self._all = [Line(port) for _ in range(count)]
        for line in self._all:
            self._free.put_nowait(line)

    async def ask(
        self, method: str, path: str, token: str = "", data: object = None, accept: str = ""
    ) -> tuple[int, bytes, float, float]:
        """Status, body, when the request was sent, and how many seconds the answer took."""
        line = await self._free.get()
        began = time.perf_counter()
        try:
            status, body = await line.ask(method, path, token, data, accept)
        except BaseException:
            line.close()  # what is still to come on it belongs to nobody
            raise
        finally:
            self._free.put_nowait(line)
        return status, body, began, time.perf_counter() - began

    async def json(self, method: str, path: str, token: str = "", data: object = None) -> Any:
        status, body, _, _ = await self.ask(method, path, token, data)
        if status not in (200, 201):
            raise RuntimeError(f"{method} {path}: {status} {body[:200]!r}")
        return json.loads(body)

    def __enter__(self) -> Lines:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for line in self._all:
            line.close()


@dataclass
class Stream:
    """A watcher of a table: which versions it was told of, and when."""

    port: int
    table: str
    heard: list[tuple[float, int]] = field(default_factory=list)
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    _task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(_request("GET", f"/api/tables/{self.table}/events", "", None, ""))
            while line := await reader.readline():
                if line.startswith(b"data: "):
                    version = int(line[6:].partition(b".")[0])
                    self.heard.append((time.perf_counter(), version))
                    self.ready.set()
                    self.changed.set()
        finally:
            writer.close()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


def _request(method: str, path: str, token: str, data: object, accept: str) -> bytes:
    body = b"" if data is None else json.dumps(data).encode()
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1"]
    if token:
        lines.append(f"Authorization: Bearer {token}")
    if accept:
        lines += [f"Accept: {accept}", "X-Fragment: 1"]
    if data is not None:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join(lines).encode() + HEAD_END + body
