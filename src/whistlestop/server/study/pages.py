"""A hint on your turn, the study of a finished game, and its film."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from dataclasses import replace

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import ServerSentEvent, ServerSentEventMessage

from whistlestop.core.words import say
from whistlestop.server.community.profiles import Profiles
from whistlestop.server.errors import Refusal
from whistlestop.server.people.names import shown_name
from whistlestop.server.rendering.languages import cached_speaker
from whistlestop.server.storage.rows import FINISHED
from whistlestop.server.study.analyses import DONE, UNDER_WAY, finished, progress_of
from whistlestop.server.study.filming import Maker, filmed
from whistlestop.server.study.result_view import map_frames, result_page
from whistlestop.server.study.view import StudyPage, study_view, tag_of
from whistlestop.server.table.changes import changes
from whistlestop.server.table.link_card import link_card
from whistlestop.server.table.look import Look
from whistlestop.server.web import limits
from whistlestop.server.web.services import Services
from whistlestop.server.web.streams import Events
from whistlestop.server.web.table_page import changed
from whistlestop.server.web.visit import Visit, number


class StudyPages(Controller):
    path = "/table/{id:str}"
    include_in_schema = False

    @post("/hint")
    async def hint(self, visit: NamedDependency[Visit], id: FromPath[str]) -> Response[str]:
        fields = await visit.form()
        await visit.limit(limits.HINTS)
        await visit.services.hints.ask(id, visit.caller.person, number(fields, "version"))
        return await changed(visit, id)

    @get("/analysis")
    async def analysis(self, visit: NamedDependency[Visit], id: FromPath[str]) -> Response[str]:
        look = await visit.services.tables.look(id)
        progress = await visit.services.analyses.progress(look)
        names = tuple(shown_name(seat.name, seat.number, visit.speaker) for seat in look.row.seats)
        match = finished(look).match
        study = None
        if progress is not None and progress.status == DONE:
            analysis = await visit.services.analyses.analysis(look, progress)
            speaker = cached_speaker(visit.language, names)
            study = await asyncio.to_thread(study_view, analysis, match, speaker)
        page = StudyPage(
            table=id,
            heading=visit.speaker.text("{title}: a game studied", title=match.game.title.heading),
            tag=tag_of(progress),
            names=names,
            progress=progress,
            may_ask=look.seat_of(visit.caller.person) is not None,
            study=study,
        )
        is_live = progress is not None and progress.status == UNDER_WAY
        live = f"/table/{id}/analysis/events" if is_live else ""
        return visit.whole(visit.render("analysis.html", page=page), page.heading, live=live)

    @post("/analysis")
    async def study(self, visit: NamedDependency[Visit], id: FromPath[str]) -> Response[str]:
        await visit.form()
        await visit.limit(limits.STUDIES)
        await visit.services.analyses.start(id, visit.caller.person)
        return visit.redirect(f"/table/{id}/analysis")

    @get("/analysis/events")
    async def events(self, visit: NamedDependency[Visit], id: FromPath[str]) -> ServerSentEvent:
        """An event whenever the analysis has progressed, until it is done."""
        look = await visit.services.tables.look(id)
        finished(look)
        return visit.events(_advances(visit.services, look))


class ResultPages(Controller):
    path = "/table/{id:str}/result"
    include_in_schema = False

    @get("/")
    async def result(self, visit: NamedDependency[Visit], id: FromPath[str]) -> Response[str]:
        """Who won, why, and how it went."""
        look = await visit.services.tables.look(id)
        room = finished(look)
        progress = await visit.services.analyses.progress(look)
        study = None
        if progress is not None and progress.status == DONE:
            study = await visit.services.analyses.analysis(look, progress)
        names = tuple(shown_name(seat.name, seat.number, visit.speaker) for seat in look.row.seats)
        seat = look.seat_of(visit.caller.person)
        page = await asyncio.to_thread(
            result_page,
            look.row,
            room,
            None if seat is None else seat.number,
            cached_speaker(visit.language, names),
            visit.shape,
            study,
        )
        person = visit.caller.person
        standing = None
        if seat is not None and person is not None and not person.is_guest:
            profiles = Profiles(visit.services.store)
            standing = await asyncio.to_thread(profiles.figures, person, look.row.game)
        content = visit.render("result_page.html", page=page, standing=standing)
        card = replace(link_card(look, visit.language), title=page.heading)
        return visit.whole(content, page.heading, card=card)


class FilmPages(Controller):
    path = "/table/{id:str}"
    include_in_schema = False

    @get("/film.html")
    async def film(self, visit: NamedDependency[Visit], id: FromPath[str]) -> Response[bytes]:
        page, look = await _film(visit, id, filmed)
        headers = {"content-disposition": f'attachment; filename="{look.row.game}-{id}.html"'}
        return Response(page, media_type="text/html", headers=headers)

    @get("/film.json")
    async def frames(self, visit: NamedDependency[Visit], id: FromPath[str]) -> Response[bytes]:
        """The map after each action, for the film in the page of the result."""
        frames, _ = await _film(visit, id, map_frames)
        headers = {"cache-control": "private, max-age=3600"}
        return Response(frames, media_type="application/json", headers=headers)


async def _film(visit: Visit, id: str, maker: Maker) -> tuple[bytes, Look]:
    look = await visit.services.tables.look(id)
    if look.row.status != FINISHED:
        raise Refusal(409, say("The game is not over.", kind="not-over"))
    studio = visit.services.studio
    if not studio.has(maker, id, visit.language):
        await visit.services.limits.check(limits.FILMS, visit.origin)
    record = await visit.services.tables.record(look)
    return await studio.film(maker, id, visit.language, record), look


async def _advances(services: Services, look: Look) -> Events:
    """Asked once for all who watch. The last event tells the page to listen no longer."""
    watched = progress_of(look.row.id)
    last = ""

    async def tag() -> str:
        nonlocal last
        last = await services.hub.shared(watched, lambda: progress_tag(services, look))
        return last

    async with aclosing(changes(services.hub, watched, tag)) as stream:
        async for event in stream:
            yield event
            if not last.startswith(UNDER_WAY):
                yield ServerSentEventMessage(data=last, event="end")
                return


async def progress_tag(services: Services, look: Look) -> str:
    return tag_of(await services.analyses.progress(look))
