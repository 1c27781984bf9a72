"""Leaving a table for a while, and coming back."""

from __future__ import annotations

from litestar import Controller, Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from whistlestop.server.levels import USUAL_BOT
from whistlestop.server.web import limits
from whistlestop.server.web.table_page import changed
from whistlestop.server.web.visit import Visit


class AbsencePages(Controller):
    path = "/table/{id:str}"
    include_in_schema = False

    @post("/away")
    async def away(self, visit: NamedDependency[Visit], id: FromPath[str]) -> Response[str]:
        fields = await visit.form()
        await visit.limit(limits.MOVES)
        await visit.services.absence.ask(id, visit.caller.person, fields.get("bot") or USUAL_BOT)
        return await changed(visit, id)

    @post("/back")
    async def back(self, visit: NamedDependency[Visit], id: FromPath[str]) -> Response[str]:
        await visit.form()
        await visit.limit(limits.MOVES)
        await visit.services.absence.back(id, visit.caller.person)
        return await changed(visit, id)
