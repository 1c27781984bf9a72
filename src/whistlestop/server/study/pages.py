"""A hint on your turn, the study of a finished game, and its film."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from typing import Any

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import ServerSentEvent, ServerSentEventMessage
from markupsafe import Markup

from whistlestop.bots.analysis import Analysis, Moment
from whistlestop.core.game import CHANCE
from whistlestop.core.match import Match
from whistlestop.core.words import Speaker, say
from whistlestop.server import metrics
from whistlestop.server.errors import Refusal
from whistlestop.server.people.names import shown_name
from whistlestop.server.rendering.chart import chance_chart
from whistlestop.server.rendering.languages import cached_speaker
from whistlestop.server.storage.rows import FINISHED
from whistlestop.server.study.analyses import DONE, UNDER_WAY, finished
from whistlestop.server.table.tables import Look
from whistlestop.server.web import limits
from whistlestop.server.web.services import Services
from whistlestop.server.web.table_page import changed
from whistlestop.server.web.visit import Visit, number

LOOK = 1.0  # seconds between two looks at an analysis's progress
COURSE = 40  # moments of the table that says the same as the chart


@dataclass(frozen=True)
class MomentView:
    number: int
    player: str
    action: str
    suggestion: str
    chances: list[str]


class StudyPages(Controller):
    path = "/table/{id:str}"
    include_in_schema = False

    @post("/hint")
    async def hint(self, visit: NamedDependency[Visit], id: FromPath[str]) -> Response[str]:
        fields = await visit.form()
        visit.services.limits.check(limits.HINTS, visit.caller.token)
        await visit.services.hints.ask(id, visit.caller.person, number(fields, "version"))
        return await changed(visit, id)

    @get("/analysis")
    async def analysis(self, visit: NamedDependency[Visit], id: FromPath[str]) -> Response[str]:
        look = await visit.services.tables.look(id)
        progress = await visit.services.analyses.progress(look)
        names = tuple(shown_name(seat.name, seat.number, visit.speaker) for seat in look.row.seats)
        speaker = cached_speaker(visit.language, names)
        match = finished(look).match
        title = speaker.text("{title}: a game studied", title=match.game.title.heading)
        values: dict[str, Any] = {}
        if progress is not None and progress.status == DONE:
            study = await visit.services.analyses.analysis(look, progress)
            values = await asyncio.to_thread(shown, study, match, speaker)
        content = visit.render(
            "analysis.html",
            heading=title,
            row=look.row,
            tag=await progress_tag(visit.services, look),
            names=names,
            progress=progress,
            has_seat=look.seat_of(visit.caller.person) is not None,
            **values,
        )
        is_live = progress is not None and progress.status == UNDER_WAY
        live = f"/table/{id}/analysis/events" if is_live else ""
        return visit.whole(content, title, live=live)

    @post("/analysis")
    async def study(self, visit: NamedDependency[Visit], id: FromPath[str]) -> Response[str]:
        await visit.form()
        visit.services.limits.check(limits.STUDIES, visit.caller.token)
        await visit.services.analyses.start(id, visit.caller.person)
        return visit.redirect(f"/table/{id}/analysis")

    @get("/analysis/events")
    async def events(
        self, services: NamedDependency[Services], id: FromPath[str]
    ) -> ServerSentEvent:
        """An event whenever the analysis has progressed, until it is done."""
        look = await services.tables.look(id)
        finished(look)
        return ServerSentEvent(_advances(services, look))


class FilmPages(Controller):
    path = "/table/{id:str}/film.html"
    include_in_schema = False

    @get("/")
    async def film(self, visit: NamedDependency[Visit], id: FromPath[str]) -> Response[bytes]:
        look = await visit.services.tables.look(id)
        if look.row.status != FINISHED:
            raise Refusal(409, say("The game is not over.", kind="not-over"))
        if not visit.services.studio.has(id, visit.language):
            visit.services.limits.check(limits.FILMS, visit.address)
        page = await visit.services.studio.film(
            id, visit.language, await visit.services.tables.record(look)
        )
        return Response(
            page,
            media_type="text/html",
            headers={
                "content-disposition": f'attachment; filename="{look.row.game}-{id}.html"',
            },
        )


async def _advances(services: Services, look: Look) -> AsyncGenerator[ServerSentEventMessage]:
    metrics.here(metrics.streams).inc()
    try:
        last = ""
        while not services.hub.stopping.is_set():
            now = await progress_tag(services, look)
            if now != last:
                last = now
                yield ServerSentEventMessage(data=now, event="change", retry=1000)
            await asyncio.sleep(LOOK)
    finally:
        metrics.here(metrics.streams).dec()


async def progress_tag(services: Services, look: Look) -> str:
    """Different whenever the page of the analysis is."""
    progress = await services.analyses.progress(look)
    return "none" if progress is None else f"{progress.status}.{progress.done}"


def shown(study: Analysis, match: Match, speaker: Speaker) -> dict[str, Any]:
    """What the page of a finished analysis shows."""
    chances = [study.start, *(moment.chances for moment in study.moments)]
    step = max(1, -(-len(chances) // COURSE))
    numbers = sorted({*range(0, len(chances), step), len(chances) - 1})
    decisions = [moment for moment in study.moments if moment.suggestion is not None]
    swings = sorted(study.largest_swings(), key=lambda moment: moment.number)
    return {
        "chart": Markup(chance_chart(chances, speaker)),
        "course": [(number, _percents(chances[number], speaker)) for number in numbers],
        "swings": [_moment(moment, match, speaker) for moment in swings],
        "otherwise": [_moment(moment, match, speaker) for moment in decisions if not moment.agrees],
        "agreement": speaker.text(
            "In {same} of {all} decisions {bot} would have done the same.",
            same=sum(moment.agrees for moment in decisions),
            all=len(decisions),
            bot=study.bot,
        ),
    }


def _moment(moment: Moment, match: Match, speaker: Speaker) -> MomentView:
    words = match.game.words
    suggestion = ""
    if moment.suggestion is not None:
        suggestion = (
            speaker.text("the same")
            if moment.agrees
            else speaker.say(words.label(match.game.by_notation[moment.suggestion]))
        )
    return MomentView(
        number=moment.number,
        player=speaker.text("chance") if moment.actor == CHANCE else speaker.name(moment.actor),
        action=speaker.say(words.label(match.game.by_notation[moment.action])),
        suggestion=suggestion,
        chances=_percents(moment.chances, speaker),
    )


def _percents(chances: tuple[float, ...], speaker: Speaker) -> list[str]:
    return [speaker.percent(chance) for chance in chances]
