"""Requests that come from elsewhere than the test's own machine."""

from __future__ import annotations

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send


def coming_from(address: str, app: Litestar) -> Litestar:
    """The application, to which every request comes from this address."""
    inside = app.asgi_handler

    async def handler(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            scope["client"] = (address, 50000)
        await inside(scope, receive, send)

    app.asgi_handler = handler
    return app
