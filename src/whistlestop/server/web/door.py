"""What happens to every request and every answer, whatever the application does in between.

If a request comes through a known proxy, we believe the proxy about where it is from. Whoever asks
for many pages at once waits for their turn. Every answer carries the headers that keep a browser
safe. And everything is counted.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from typing import Any, cast

from litestar.enums import ScopeType
from litestar.types import (
    ASGIApp,
    HTTPReceiveMessage,
    HTTPScope,
    Message,
    Receive,
    Scope,
    Send,
)
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from whistlestop.core.words import say
from whistlestop.server import metrics
from whistlestop.server.errors import Refusal
from whistlestop.server.settings import Settings
from whistlestop.server.web.limits import origin_of
from whistlestop.server.web.turns import Crowded, Turns

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
UNUSED = ("accelerometer", "camera", "geolocation", "gyroscope", "microphone", "payment", "usb")
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": ", ".join(f"{feature}=()" for feature in UNUSED),
}
ONLY_HTTPS = {"strict-transport-security": "max-age=31536000"}

BODY_PATIENCE = 30.0  # seconds for the body of a request


class Door:
    def __init__(self, inside: ASGIApp, settings: Settings) -> None:
        self.inside = inside
        chosen = HEADERS | ONLY_HTTPS if settings.is_secure else HEADERS
        self.headers = [(name.encode(), value.encode()) for name, value in chosen.items()]
        self.turns = None if settings.generous else Turns()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.inside(scope, receive, send)
            return
        began = time.perf_counter()
        deadline = time.monotonic() + BODY_PATIENCE
        is_read = False
        turn = AsyncExitStack()

        async def hear() -> HTTPReceiveMessage:
            """What comes next; raises Refusal if the body is not there in time."""
            nonlocal is_read
            if is_read:
                return cast("HTTPReceiveMessage", await receive())
            try:
                async with asyncio.timeout(max(0.0, deadline - time.monotonic())):
                    message = cast("HTTPReceiveMessage", await receive())
            except TimeoutError:
                raise Refusal(408, say("That took too long to arrive.", kind="too-slow")) from None
            is_gone = message["type"] == "http.disconnect"
            if is_gone and scope["method"] not in ("GET", "HEAD"):
                # Nobody hears it; but it is no fault of ours, which the log would have to tell.
                raise Refusal(400, say("This can't be read.", kind="form"))
            is_read = is_gone or not message.get("more_body", False)
            return message

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                await turn.aclose()  # what is drawn is drawn; a stream may go on for hours
                _count(scope, message["status"], time.perf_counter() - began)
                there = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *(header for header in self.headers if header[0] not in there),
                ]
            await send(message)

        async with turn:
            # What changes something has limits of its own, and may wait for a bot.
            if self.turns is not None and scope["method"] in ("GET", "HEAD"):
                client = scope["client"]
                origin = origin_of(client[0] if client else "?")
                try:
                    await turn.enter_async_context(self.turns.turn(origin))
                except Crowded:
                    await _refuse(answer)
                    return
            await self.inside(scope, hear, answer)


async def _refuse(answer: Send) -> None:
    headers = [(b"retry-after", b"1"), (b"content-type", b"text/plain")]
    start: Any = {"type": "http.response.start", "status": 503, "headers": headers}
    body: Any = {"type": "http.response.body", "body": b"Too many requests at once."}
    await answer(start)
    await answer(body)


def at_the_door(inside: ASGIApp, settings: Settings) -> ASGIApp:
    """The application behind its door."""
    door: Any = Door(inside, settings)
    if settings.proxies:
        door = ProxyHeadersMiddleware(door, list(settings.proxies))
    return cast("ASGIApp", door)


def _count(scope: HTTPScope, status: int, seconds: float) -> None:
    route = scope.get("path_template") or "none"  # what is not found has no route
    labels = {"route": route, "method": scope["method"], "status": str(status)}
    metrics.here(metrics.requests, **labels).inc()
    metrics.here(metrics.request_seconds, route=route).observe(seconds)
