"""The protocol of a connection, without patience for senders who never come to an end."""

from __future__ import annotations

from asyncio import BaseTransport, TimerHandle, Transport
from typing import cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

PATIENCE = 10.0  # seconds for the head of a request
LONGEST_HEAD = 64 * 1024  # bytes
END = b"\r\n\r\n"

LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_LONG = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n"
    b"content-length: 0\r\n\r\n"
)


class ImpatientProtocol(HttpToolsProtocol):
    """Ends a connection whose next request has begun, or might, but whose head doesn't come."""

    _timer: TimerHandle | None = None
    _head = 0  # bytes of the head so far
    _is_in_head = True
    _cycles: tuple[RequestResponseCycle, ...] = ()  # requests that have no whole answer yet

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(cast("Transport", transport))
        self._wait_for_head()

    def data_received(self, data: bytes) -> None:
        if self._is_in_head:
            if self._timer is None:
                self._wait_for_head()
            rest = max(0, LONGEST_HEAD - self._head)
            self._head += len(data)
            # A long head may come with its end, and then nobody else would find it too long.
            if len(data) > rest and END not in data[: rest + len(END)]:
                self.transport.write(TOO_LONG)
                self.transport.close()
                return
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        self._stop_waiting()
        super().on_headers_complete()
        known = (*self._cycles, self.cycle)
        self._cycles = tuple(cycle for cycle in known if not cycle.response_complete)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._is_in_head = True  # of the next request, which may come much later
        self._head = 0

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        # Uvicorn tells the last request alone. The others would go on writing, and the log would
        # be full of what anybody can bring about who sends several at once and leaves.
        for cycle in self._cycles:
            cycle.disconnected = not cycle.response_complete
            cycle.message_event.set()
        super().connection_lost(exc)

    def _wait_for_head(self) -> None:
        self._timer = self.loop.call_later(PATIENCE, self._give_up)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._timer = None
        if not self.transport.is_closing():
            self.transport.write(LATE)
            self.transport.close()
