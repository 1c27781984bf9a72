"""For programs: profiles, hints and analyses, under the same rules of access as on the pages."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from whistlestop.server import limits
from whistlestop.server.api import writer
from whistlestop.server.api_types import FAULTS, TableId
from whistlestop.server.community.profile_pages import found
from whistlestop.server.community.profiles import Profiles
from whistlestop.server.services import Services
from whistlestop.server.study.analyses import DONE, finished
from whistlestop.server.study.hints import HintStore
from whistlestop.server.visit import Visit, cached_speaker


@dataclass(frozen=True)
class RatingInfo:
    """An estimate of strength, and its standard deviation."""

    mu: float
    sigma: float


@dataclass(frozen=True)
class FiguresInfo:
    game: str
    played: int
    won: float  # a shared win counts its share
    rating: RatingInfo


@dataclass(frozen=True)
class RivalInfo:
    name: str
    games: int
    ahead: int
    behind: int


@dataclass(frozen=True)
class ProfileInfo:
    id: str
    name: str
    figures: Sequence[FiguresInfo]
    rivals: Sequence[RivalInfo]
    tables: Sequence[str]  # the latest that you may know of


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
    """That a seat asked for a hint, when so many actions had been taken."""

    seat: int
    moment: int


@dataclass(frozen=True)
class AnalysisInfo:
    """How far a bot is; `analysis` is there when the status is `done`."""

    status: str  # none, running, done or failed
    done: int
    total: int
    analysis: dict[str, Any] | None


class PeopleApi(Controller):
    path = "/api"
    tags = ("people",)
    security = ({"token": []}, {})

    @get("/people/{who:str}", responses=FAULTS)
    async def profile(
        self,
        visit: NamedDependency[Visit],
        services: NamedDependency[Services],
        who: Annotated[str, PathParameter(max_length=80, description="an account's name or id")],
    ) -> ProfileInfo:
        """What is known about a person with an account."""
        person = await found(services, who)
        profile = await asyncio.to_thread(
            Profiles(services.store).profile, person, visit.caller.person
        )
        return ProfileInfo(
            id=profile.id,
            name=profile.name,
            figures=[
                FiguresInfo(f.game, f.played, f.won, RatingInfo(f.rating.mu, f.rating.sigma))
                for f in profile.figures
            ],
            rivals=[RivalInfo(r.name, r.games, r.better, r.worse) for r in profile.rivals],
            tables=[row.id for row in profile.games],
        )

    @post("/tables/{id:str}/hint", status_code=200, responses=FAULTS)
    async def hint(
        self,
        visit: NamedDependency[Visit],
        services: NamedDependency[Services],
        id: TableId,
        data: JSONBody[NewHint],
    ) -> HintInfo:
        """Ask a bot what it would do at your turn. Everybody at the table sees that you asked."""
        person = await writer(visit, services)
        services.limits.check(limits.HINTS, visit.caller.token)
        hint = await services.hints.ask(id, person, data.version)
        look = await services.tables.look(id)
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
        """A finished game under the eyes of a bot, if somebody has had it studied."""
        return await self._analysis(services, id)

    @post("/tables/{id:str}/analysis", status_code=200, responses=FAULTS)
    async def study(
        self, visit: NamedDependency[Visit], services: NamedDependency[Services], id: TableId
    ) -> AnalysisInfo:
        """Have a finished game studied at which you had a seat."""
        person = await writer(visit, services)
        services.limits.check(limits.STUDIES, visit.caller.token)
        await services.analyses.start(id, person)
        return await self._analysis(services, id)

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
