"""Going away from a table and coming back to it, on the pages and for programs."""

from __future__ import annotations

from dataclasses import dataclass

from litestar import Controller, Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from whistlestop.server import limits
from whistlestop.server.api import play_info, writer
from whistlestop.server.api_types import FAULTS, PlayInfo, TableId
from whistlestop.server.at_table import changed
from whistlestop.server.levels import USUAL_BOT
from whistlestop.server.services import Services
from whistlestop.server.visit import Visit


class AbsencePages(Controller):
    path = "/table/{id:str}"
    include_in_schema = False

    @post("/away")
    async def away(
        self, visit: NamedDependency[Visit], services: NamedDependency[Services], id: FromPath[str]
    ) -> Response[str]:
        fields = await visit.form()
        services.limits.check(limits.MOVES, visit.caller.token)
        await services.absence.ask(id, visit.caller.person, fields.get("bot") or USUAL_BOT)
        return await changed(visit, services, id)

    @post("/back")
    async def back(
        self, visit: NamedDependency[Visit], services: NamedDependency[Services], id: FromPath[str]
    ) -> Response[str]:
        await visit.form()
        services.limits.check(limits.MOVES, visit.caller.token)
        await services.absence.back(id, visit.caller.person)
        return await changed(visit, services, id)


@dataclass(frozen=True)
class NewAbsence:
    """Which bot is to play for you."""

    bot: str = USUAL_BOT


class AbsenceApi(Controller):
    path = "/api/tables/{id:str}"
    tags = ("tables",)
    security = ({"token": []}, {})

    @post("/away", status_code=200, responses=FAULTS)
    async def away(
        self,
        visit: NamedDependency[Visit],
        services: NamedDependency[Services],
        id: TableId,
        data: JSONBody[NewAbsence],
    ) -> PlayInfo:
        """Let a bot play for you until you are back."""
        person = await writer(visit, services)
        services.limits.check(limits.MOVES, visit.caller.token)
        await services.absence.ask(id, person, data.bot)
        return await play_info(visit, services, id)

    @post("/back", status_code=200, responses=FAULTS)
    async def back(
        self, visit: NamedDependency[Visit], services: NamedDependency[Services], id: TableId
    ) -> PlayInfo:
        """Play again yourself."""
        person = await writer(visit, services)
        services.limits.check(limits.MOVES, visit.caller.token)
        await services.absence.back(id, person)
        return await play_info(visit, services, id)
