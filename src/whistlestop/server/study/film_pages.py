"""The film of a finished game, as a file to keep."""

from __future__ import annotations

from litestar import Controller, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from whistlestop.core.words import say
from whistlestop.server import limits
from whistlestop.server.at_table import record_json
from whistlestop.server.errors import Refusal
from whistlestop.server.rows import FINISHED
from whistlestop.server.services import Services
from whistlestop.server.visit import Visit


class FilmPages(Controller):
    path = "/table/{id:str}/film.html"
    include_in_schema = False

    @get("/")
    async def film(
        self, visit: NamedDependency[Visit], services: NamedDependency[Services], id: FromPath[str]
    ) -> Response[bytes]:
        look = await services.tables.look(id)
        if look.row.status != FINISHED:
            raise Refusal(409, say("The game is not over.", kind="not-over"))
        if not services.studio.has(id, visit.language):
            services.limits.check(limits.FILMS, visit.address)
        page = await services.studio.film(id, visit.language, await record_json(services, look))
        return Response(
            page,
            media_type="text/html",
            headers={
                "content-disposition": f'attachment; filename="{look.row.game}-{id}.html"',
            },
        )
