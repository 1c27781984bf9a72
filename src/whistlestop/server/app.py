"""The application put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.static_files import create_static_files_router

import whistlestop
from whistlestop.server import metrics
from whistlestop.server.absence.absence import Absence
from whistlestop.server.absence.api import AbsenceApi
from whistlestop.server.absence.pages import AbsencePages
from whistlestop.server.bots.conductor import Conductor
from whistlestop.server.bots.thinkers import Thinkers
from whistlestop.server.clock import Clock
from whistlestop.server.community.api import ProfileApi
from whistlestop.server.community.pages import OwnPages, ProfilePages
from whistlestop.server.community.ratings import Scorer
from whistlestop.server.files import files_allowed
from whistlestop.server.learning.pages import LessonPages
from whistlestop.server.lobby.api import LobbyApi
from whistlestop.server.lobby.featured import Stage
from whistlestop.server.lobby.pages import LobbyPages
from whistlestop.server.moderation.pages import ModerationPages
from whistlestop.server.notices.pages import MailLinks, NoticePages
from whistlestop.server.notices.telling import Notices
from whistlestop.server.people.api import PeopleApi
from whistlestop.server.people.pages import PeoplePages
from whistlestop.server.people.people import COOKIE, People
from whistlestop.server.people.sessions import Sessions
from whistlestop.server.rendering.cards import Cards
from whistlestop.server.rendering.languages import cached_speaker
from whistlestop.server.rendering.templates import FOLDER
from whistlestop.server.settings import Settings
from whistlestop.server.storage.store import Store
from whistlestop.server.study.analyses import Analyses
from whistlestop.server.study.api import StudyApi
from whistlestop.server.study.filming import Studio
from whistlestop.server.study.hints import Hints
from whistlestop.server.study.pages import FilmPages, ResultPages, StudyPages
from whistlestop.server.table.api import TableApi
from whistlestop.server.table.hub import CHANNEL, Hub, Notes
from whistlestop.server.table.pages import TablePages, WordPages
from whistlestop.server.table.seating import Seating
from whistlestop.server.table.tables import Tables
from whistlestop.server.table.view import Views
from whistlestop.server.web.door import at_the_door
from whistlestop.server.web.faults import HANDLERS
from whistlestop.server.web.input import check_input
from whistlestop.server.web.limits import Limits
from whistlestop.server.web.pages import (
    font,
    ground_svg,
    health,
    look_css,
    metrics_page,
    picture_css,
)
from whistlestop.server.web.services import Services
from whistlestop.server.web.shared_limits import DatabaseCounts
from whistlestop.server.web.streams import Streams
from whistlestop.server.web.visit import AnyRequest, Visit, language_of

MOST_SENT = 1_200_000  # bytes of a request; the longest is a record to check
logger = logging.getLogger("whistlestop.server")


def create_app(settings: Settings, clock: Clock | None = None) -> Litestar:
    store = Store(settings.database_url, clock)
    store.prepare()
    metrics.count_as(settings.process)
    metrics.time_statements(store.engine)
    hub = Hub(_notes(store))
    secret = store.secret("links and forms")
    sessions = Sessions(store.clock)
    hub.hear_of_people(sessions.forget)
    tables = Tables(store, hub)
    seating = Seating(tables, secret, settings.generous)
    absence = Absence(tables)
    notices = Notices(store, secret, settings)
    thinkers = Thinkers(settings.thinkers, settings.thinking)
    analyses = Analyses(tables, hub, thinkers)
    services = Services(
        settings=settings,
        store=store,
        clock=store.clock,
        hub=hub,
        people=People(store, secret, sessions, hub.tell_of),
        tables=tables,
        seating=seating,
        absence=absence,
        notices=notices,
        views=Views(tables, seating),
        limits=Limits(None if store.is_sqlite else DatabaseCounts(store), settings.generous),
        streams=Streams(files_allowed(), settings.generous),
        studio=Studio(),
        hints=Hints(tables, thinkers),
        analyses=analyses,
        cards=Cards(),
        stage=Stage(tables, seating, hub, settings.has_house),
    )

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        thinkers.open()
        await absence.wake()
        tasks = [
            asyncio.create_task(hub.run()),
            asyncio.create_task(Conductor(tables, absence, hub, thinkers, settings).run()),
            asyncio.create_task(absence.run()),
            asyncio.create_task(notices.run()),
            asyncio.create_task(notices.presence.run()),
            asyncio.create_task(Scorer(tables, hub).run()),
            asyncio.create_task(analyses.run()),
        ]
        for task in tasks:
            task.add_done_callback(_tell_if_failed)
        try:
            yield
        finally:
            hub.stop()
            for task in tasks:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
            await thinkers.close()
            # Let threads finish with the database, or their connections would be lost.
            await asyncio.get_running_loop().shutdown_default_executor()
            store.close()

    async def visit(request: AnyRequest) -> Visit:
        header = request.headers.get("authorization", "")
        # A header that holds no token is none: the cookie counts, and so does the form's key.
        bearer = header.removeprefix("Bearer ").strip() if header.startswith("Bearer ") else ""
        caller = await services.people.caller(request.cookies.get(COOKIE), bearer or None)
        language = language_of(request)
        return Visit(request, caller, services, language, cached_speaker(language))

    app = Litestar(
        route_handlers=[
            LobbyPages,
            PeoplePages,
            TablePages,
            LessonPages,
            AbsencePages,
            AbsenceApi,
            NoticePages,
            MailLinks,
            FilmPages,
            ResultPages,
            WordPages,
            StudyPages,
            ProfilePages,
            OwnPages,
            ModerationPages,
            LobbyApi,
            PeopleApi,
            TableApi,
            ProfileApi,
            StudyApi,
            health,
            metrics_page,
            picture_css,
            look_css,
            font,
            ground_svg,
            create_static_files_router(
                path="/static",
                directories=[FOLDER / "static"],
                name="static",
                include_in_schema=False,
            ),
        ],
        dependencies={
            "visit": Provide(visit),
            "services": Provide(lambda: services, sync_to_thread=False, use_cache=True),
        },
        lifespan=[running],
        exception_handlers=HANDLERS,
        before_request=check_input,
        request_max_body_size=MOST_SENT,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2000, gzip_compress_level=4
        ),
        openapi_config=OpenAPIConfig(
            title="Whistlestop",
            version=whistlestop.__version__,
            description=(
                "Play railway board games by program, under the same rules of access as the "
                "pages. POST /api/people gives a token; send it as a bearer token."
            ),
            path="/api",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            components=Components(
                security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}
            ),
        ),
        logging_config=None,
    )
    app.asgi_handler = at_the_door(app.asgi_handler, settings)
    app.state.settings = settings
    app.state.services = services
    return app


def _tell_if_failed(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        logger.error("a part of the server has failed", exc_info=task.exception())


def _notes(store: Store) -> Notes | None:
    """What tells other processes about changes. With SQLite, they look now and then."""
    if store.is_sqlite:
        return None
    from whistlestop.server.storage.notes import PostgresNotes

    address = store.address.set(drivername="postgresql")
    return PostgresNotes(address.render_as_string(hide_password=False), CHANNEL)
