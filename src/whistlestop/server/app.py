"""The application put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.static_files import create_static_files_router
from litestar.types import ExceptionHandlersMap

import whistlestop
from whistlestop.core.errors import WhistlestopError
from whistlestop.core.words import Message, say
from whistlestop.server.absence.absence import Absence
from whistlestop.server.absence.pages import AbsenceApi, AbsencePages
from whistlestop.server.api import Api
from whistlestop.server.at_table import LobbyEvents, TablePages
from whistlestop.server.clock_source import Clock
from whistlestop.server.community.api import PeopleApi
from whistlestop.server.community.moderation_pages import ModerationPages
from whistlestop.server.community.profile_pages import OwnPages, ProfilePages
from whistlestop.server.community.ratings import Scorer
from whistlestop.server.conductor import Conductor
from whistlestop.server.door import at_the_door
from whistlestop.server.errors import Refusal
from whistlestop.server.hub import CHANNEL, Hub, Notes
from whistlestop.server.in_words import WordPages
from whistlestop.server.limits import Limits
from whistlestop.server.metrics import Numbers, time_statements
from whistlestop.server.metrics_pages import metrics_page
from whistlestop.server.notices.pages import MailLinks, NoticePages
from whistlestop.server.notices.telling import Notices
from whistlestop.server.pages import LobbyPages, PeoplePages
from whistlestop.server.people import COOKIE, People
from whistlestop.server.picture_style import picture_style
from whistlestop.server.seating import Seating
from whistlestop.server.services import Services
from whistlestop.server.settings import Settings
from whistlestop.server.store import Store
from whistlestop.server.study.analyses import Analyses
from whistlestop.server.study.film_pages import FilmPages
from whistlestop.server.study.filming import Studio
from whistlestop.server.study.hints import Hints
from whistlestop.server.study.pages import StudyPages
from whistlestop.server.tables import Tables
from whistlestop.server.views import Views
from whistlestop.server.visit import FOLDER, Visit, cached_speaker, language_of, templates
from whistlestop.server.workers import Workers

MOST_SENT = 1_200_000  # bytes of a request; a record to be checked is the longest
logger = logging.getLogger("whistlestop.server")

AnyRequest = Request[Any, Any, Any]


def create_app(settings: Settings, clock: Clock | None = None) -> Litestar:
    store = Store(settings.database_url, clock)
    store.prepare()
    time_statements(store)
    hub = Hub(_notes(store))
    secret = store.secret("links and forms")
    tables = Tables(store, hub)
    seating = Seating(tables, secret)
    absence = Absence(tables)
    notices = Notices(store, secret, settings)
    workers = Workers(settings.thinkers, settings.thinking)
    analyses = Analyses(tables, hub, workers)
    services = Services(
        settings=settings,
        store=store,
        clock=store.clock,
        hub=hub,
        people=People(store, secret),
        tables=tables,
        seating=seating,
        absence=absence,
        notices=notices,
        views=Views(tables, seating),
        limits=Limits(settings.generous),
        studio=Studio(),
        hints=Hints(tables, workers),
        analyses=analyses,
    )

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        workers.open()
        await absence.wake()
        tasks = [
            asyncio.create_task(hub.run()),
            asyncio.create_task(Numbers(settings.process, settings.processes_folder).run()),
            asyncio.create_task(Conductor(tables, absence, hub, workers, settings).run()),
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
            await workers.close()
            # A thread that is at the database still may finish, or its connection would be lost.
            await asyncio.get_running_loop().shutdown_default_executor()
            store.close()

    async def visit(request: AnyRequest) -> Visit:
        header = request.headers.get("authorization", "")
        bearer = header.removeprefix("Bearer ").strip() if header.startswith("Bearer ") else None
        caller = await services.people.caller(request.cookies.get(COOKIE), bearer)
        language = language_of(request)
        return Visit(request, caller, services.people, language, cached_speaker(language))

    handlers: ExceptionHandlersMap = {
        WhistlestopError: _refused,
        HTTPException: _wrong,
        RecursionError: _too_deep,
        Exception: _broken,
    }
    app = Litestar(
        route_handlers=[
            LobbyPages,
            LobbyEvents,
            PeoplePages,
            TablePages,
            AbsencePages,
            AbsenceApi,
            NoticePages,
            MailLinks,
            FilmPages,
            WordPages,
            StudyPages,
            ProfilePages,
            OwnPages,
            ModerationPages,
            PeopleApi,
            Api,
            health,
            metrics_page,
            picture_css,
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
        exception_handlers=handlers,
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


@get("/health", include_in_schema=False, media_type=MediaType.JSON)
async def health(services: NamedDependency[Services]) -> Response[dict[str, str]]:
    """Whether the server can do its work: 200 if so, 503 if the database can't be reached."""
    is_well = await asyncio.to_thread(services.store.is_well)
    return Response(
        {"status": "well" if is_well else "no database", "version": whistlestop.__version__},
        status_code=200 if is_well else 503,
    )


@get("/picture.css", include_in_schema=False, media_type="text/css")
async def picture_css() -> str:
    return picture_style()


def _notes(store: Store) -> Notes | None:
    """What tells other processes of changes. With SQLite, they look now and then."""
    if store.is_sqlite:
        return None
    from whistlestop.server.notes import PostgresNotes

    address = store.address.set(drivername="postgresql")
    return PostgresNotes(address.render_as_string(hide_password=False), CHANNEL)


# What goes wrong, as one sentence: in JSON for programs and our script, on a page for people.


def _refused(request: AnyRequest, error: WhistlestopError) -> Response[Any]:
    status = error.status if isinstance(error, Refusal) else 422
    return _fault(request, status, error.message)


def _wrong(request: AnyRequest, error: HTTPException) -> Response[Any]:
    sentences = {
        404: say("There is no such page.", kind="not-found"),
        405: say("That can't be done here.", kind="method"),
        413: say("That is too much at once.", kind="too-long"),
        415: say("This can't be read.", kind="form"),
    }
    if error.status_code >= 500:
        return _broken(request, error)
    message = sentences.get(error.status_code, say("This can't be read.", kind="form"))
    response = _fault(request, error.status_code, message)
    if error.headers:
        response.headers.update(error.headers)
    return response


def _too_deep(request: AnyRequest, error: RecursionError) -> Response[Any]:
    """JSON in JSON in JSON, more than anything of ours can hold."""
    return _fault(request, 400, say("This can't be read.", kind="form"))


def _broken(request: AnyRequest, error: Exception) -> Response[Any]:
    logger.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return _fault(
        request, 500, say("Something went wrong on our side; it is in the log.", kind="fault")
    )


def _fault(request: AnyRequest, status: int, message: Message) -> Response[Any]:
    language = language_of(request)
    speaker = cached_speaker(language)
    sentence = speaker.say(message)
    is_page = "text/html" in request.headers.get("accept", "")
    if request.url.path.startswith("/api") or "x-fragment" in request.headers or not is_page:
        return Response(
            {"error": sentence, "kind": message.kind},
            status_code=status,
            media_type=MediaType.JSON,
        )
    page = (
        templates()
        .get_template("error.html")
        .render(speaker=speaker, sentence=sentence, language=language)
    )
    return Response(page, status_code=status, media_type="text/html")
