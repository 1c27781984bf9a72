"""For programs: hints and analyses, under the same rules of access as on the pages."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from whistlestop.server.rendering.languages import cached_speaker
from whistlestop.server.study.analyses import DONE, finished
from whistlestop.server.study.hints import HintStore
from whistlestop.server.table.info import TableId
from whistlestop.server.web import limits
from whistlestop.server.web.faults import FAULTS
from whistlestop.server.web.services import Services
from whistlestop.server.web.visit import Visit


@dataclass(frozen=True)
class NewHint:
    version: int


@dataclass(frozen=True)
class HintInfo:
    """What a bot would choose in your place."""

    id: int
    notation: str
    label: str
    bot: str


@dataclass(frozen=True)
class AskedInfo:
    """A seat asked for a hint at this moment."""

    seat: int
    moment: int


@dataclass(frozen=True)
class AnalysisInfo:
    """How far the bot is; `analysis` is there when the status is `done`."""

    status: str  # none, running, done or failed
    done: int
    total: int
    analysis: dict[str, Any] | None


class StudyApi(Controller):
    path = "/api"
    tags = ("people",)
    security = ({"token": []}, {})

    @post("/tables/{id:str}/hint", status_code=200, responses=FAULTS)
    async def hint(
        self,
        visit: NamedDependency[Visit],
        id: TableId,
        data: JSONBody[NewHint],
    ) -> HintInfo:
        """Ask a bot what it would do on your turn. Everyone at the table sees that you asked."""
        person = await visit.writer()
        await visit.limit(limits.HINTS)
        hint = await visit.services.hints.ask(id, person, data.version)
        look = await visit.services.tables.look(id)
        assert look.room is not None
        match = look.room.match
        action = match.game.by_notation[hint.action]
        label = cached_speaker(visit.language, match.names).say(match.game.words.label(action))
        return HintInfo(int(action.id), action.notation, label, hint.bot)

    @get("/tables/{id:str}/hints", responses=FAULTS)
    async def hints(self, services: NamedDependency[Services], id: TableId) -> list[AskedInfo]:
        """Who has asked for hints, and when."""
        look = await services.tables.look(id)
        asked = await asyncio.to_thread(HintStore(services.store).hints, look.row.id)
        return [AskedInfo(hint.seat, hint.moment) for hint in asked]

    @get("/tables/{id:str}/analysis", responses=FAULTS)
    async def analysis(self, services: NamedDependency[Services], id: TableId) -> AnalysisInfo:
        """A bot's analysis of a finished game, if somebody has had it studied."""
        return await self._analysis(services, id)

    @post("/tables/{id:str}/analysis", status_code=200, responses=FAULTS)
    async def study(self, visit: NamedDependency[Visit], id: TableId) -> AnalysisInfo:
        """Have a finished game studied in which you had a seat."""
        person = await visit.writer()
        await visit.limit(limits.STUDIES)
        await visit.services.analyses.start(id, person)
        return await self._analysis(visit.services, id)

    async def _analysis(self, services: Services, id: str) -> AnalysisInfo:
        look = await services.tables.look(id)
        match = finished(look).match
        progress = await services.analyses.progress(look)
        if progress is None:
            return AnalysisInfo("none", 0, len(match.actions) + 1, None)
        study = None
        if progress.status == DONE:
            study = (await services.analyses.analysis(look, progress)).to_dict(match)
        return AnalysisInfo(progress.status, progress.done, progress.total, study)
