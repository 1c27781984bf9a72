"""The page of a table, which is the answer to whatever is changed at it."""

from __future__ import annotations

from litestar import Response

from whistlestop.core.registry import find_title
from whistlestop.server.table.choosing import is_key
from whistlestop.server.table.game_view import Wanted
from whistlestop.server.table.link_card import link_card
from whistlestop.server.web.visit import Visit


async def show(visit: Visit, id: str, pending: str | None = None) -> Response[str]:
    look = await visit.services.tables.look(id)
    visit.services.hub.want(id)
    query = visit.request.query_params
    wanted = Wanted(
        language=visit.language,
        shape=visit.shape,
        at=_whole(str(query.get("at", ""))),
        is_whole_log=query.get("log") == "all",
        is_passing="pass" in query,
        pending=_key(str(query.get("choice", ""))) if pending is None else pending,
    )
    content = await visit.services.views.table(look, visit.caller.person, wanted)
    heading = find_title(look.row.game).heading
    card = link_card(look, visit.language, wanted.at)
    return visit.whole(content, heading, live=f"/table/{id}/events", wide=True, card=card)


def _whole(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else None


def _key(text: str) -> str | None:
    return text if is_key(text) else None


async def changed(visit: Visit, id: str) -> Response[str]:
    """After a change: the table as it is now. Our script gets it at once, others are redirected to
    it."""
    if visit.wants_fragment:
        return await show(visit, id)
    return visit.redirect(f"/table/{id}")
