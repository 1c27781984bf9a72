"""The numbers for Prometheus, for who may read them."""

from __future__ import annotations

import asyncio
import ipaddress
import secrets

import sqlalchemy as sa
from litestar import Response, get
from litestar.di import NamedDependency

from whistlestop.core.words import say
from whistlestop.server import schema as t
from whistlestop.server.errors import Refusal
from whistlestop.server.metrics import Numbers
from whistlestop.server.rows import CLOSED, FINISHED, OPEN, RUNNING
from whistlestop.server.services import Services
from whistlestop.server.settings import Settings
from whistlestop.server.store import Store
from whistlestop.server.visit import AnyRequest

FORMAT = "text/plain; version=0.0.4; charset=utf-8"
FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")


@get("/metrics", include_in_schema=False)
async def metrics_page(request: AnyRequest, services: NamedDependency[Services]) -> Response[str]:
    settings = services.settings
    if not _may_read(request, settings):
        raise Refusal(403, say("The numbers of this server are not public.", kind="metrics"))
    numbers = Numbers(settings.process, settings.processes_folder)
    tables = await asyncio.to_thread(tables_by_status, services.store)
    text = await asyncio.to_thread(numbers.text, tables)
    return Response(text, media_type=FORMAT, headers={"cache-control": "no-store"})


def _may_read(request: AnyRequest, settings: Settings) -> bool:
    """Who has the token; without it, this very machine, unless a proxy brings others from it."""
    header = request.headers.get("authorization", "").encode()
    wanted = f"Bearer {settings.metrics_token}".encode()
    if settings.metrics_token and secrets.compare_digest(header, wanted):
        return True
    if settings.public_url or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def tables_by_status(store: Store) -> dict[str, int]:
    query = sa.select(t.tables.c.status, sa.func.count().label("number")).group_by(
        t.tables.c.status
    )
    with store.reading() as connection:
        found = {row.status: row.number for row in connection.execute(query)}
    return {status: found.get(status, 0) for status in (OPEN, RUNNING, FINISHED, CLOSED)}
