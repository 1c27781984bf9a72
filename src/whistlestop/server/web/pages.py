"""About the server itself: its health, its metrics, and the drawings' style sheet."""

from __future__ import annotations

import asyncio
import ipaddress
import secrets

import sqlalchemy as sa
from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

import whistlestop
from whistlestop.core.picture import chart
from whistlestop.core.picture.faces import font_faces
from whistlestop.core.picture.palette import page_style
from whistlestop.core.words import say
from whistlestop.server import metrics
from whistlestop.server.errors import Refusal
from whistlestop.server.rendering.fonts import font_address, font_file
from whistlestop.server.rendering.grounds import ground_file
from whistlestop.server.rendering.picture_style import picture_style
from whistlestop.server.settings import Settings
from whistlestop.server.storage import schema as t
from whistlestop.server.storage.rows import CLOSED, FINISHED, OPEN, RUNNING
from whistlestop.server.storage.store import Store
from whistlestop.server.web.services import Services
from whistlestop.server.web.visit import AnyRequest

FORWARDED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")


@get("/health", include_in_schema=False, media_type=MediaType.JSON)
async def health(services: NamedDependency[Services]) -> Response[dict[str, str]]:
    """Whether the server can do its work: 200 if so, 503 if the database can't be reached
    or takes nothing more."""
    is_well = await asyncio.to_thread(services.store.is_well)
    return Response(
        {"status": "well" if is_well else "no database", "version": whistlestop.__version__},
        status_code=200 if is_well else 503,
    )


@get("/picture.css", include_in_schema=False, media_type="text/css")
async def picture_css() -> str:
    return picture_style()


@get("/look.css", include_in_schema=False, media_type="text/css")
async def look_css() -> str:
    """Fonts and colours: what the pages have in common with the drawings."""
    return font_faces(font_address) + page_style() + chart.STYLE


@get("/font/{name:str}", include_in_schema=False)
async def font(name: FromPath[str]) -> Response[bytes]:
    found = font_file(name)
    if found is None:
        raise Refusal(404, say("There is no such page.", kind="not-found"))
    headers = {"cache-control": "public, max-age=31536000, immutable"}
    return Response(found, media_type="font/woff2", headers=headers)


@get("/ground/{title:str}/{board:str}/{name:str}", include_in_schema=False)
async def ground_svg(
    title: FromPath[str], board: FromPath[str], name: FromPath[str]
) -> Response[str]:
    found = await asyncio.to_thread(ground_file, title, board, name.removesuffix(".svg"))
    if found is None:
        raise Refusal(404, say("There is no such page.", kind="not-found"))
    headers = {"cache-control": "public, max-age=31536000, immutable"}
    return Response(found, media_type="image/svg+xml", headers=headers)


@get("/metrics", include_in_schema=False)
async def metrics_page(request: AnyRequest, services: NamedDependency[Services]) -> Response[bytes]:
    settings = services.settings
    if not _may_read(request, settings):
        raise Refusal(403, say("The numbers of this server are not public.", kind="metrics"))
    tables = await asyncio.to_thread(tables_by_status, services.store)
    text = await asyncio.to_thread(metrics.numbers, tables)
    return Response(
        text, media_type=CONTENT_TYPE_PLAIN_0_0_4, headers={"cache-control": "no-store"}
    )


def _may_read(request: AnyRequest, settings: Settings) -> bool:
    """Allow whoever has the token; without one, this machine alone, unless it is a proxy for
    others."""
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
