"""For programs: leaving a table for a while, and coming back."""

from __future__ import annotations

from dataclasses import dataclass

from litestar import Controller, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from whistlestop.server.levels import USUAL_BOT
from whistlestop.server.table.info import PlayInfo, TableId, play_info
from whistlestop.server.web import limits
from whistlestop.server.web.faults import FAULTS
from whistlestop.server.web.visit import Visit


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
        id: TableId,
        data: JSONBody[NewAbsence],
    ) -> PlayInfo:
        """Let a bot play for you until you are back."""
        person = await visit.writer()
        await visit.limit(limits.MOVES)
        await visit.services.absence.ask(id, person, data.bot)
        look = await visit.services.tables.look(id)
        return play_info(look, person, visit.language, await visit.services.tables.seed(look))

    @post("/back", status_code=200, responses=FAULTS)
    async def back(self, visit: NamedDependency[Visit], id: TableId) -> PlayInfo:
        """Play again yourself."""
        person = await visit.writer()
        await visit.limit(limits.MOVES)
        await visit.services.absence.back(id, person)
        look = await visit.services.tables.look(id)
        return play_info(look, person, visit.language, await visit.services.tables.seed(look))
