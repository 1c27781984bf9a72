"""The same table for programs: JSON, described by OpenAPI at /api/openapi.json."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import ServerSentEvent

from whistlestop.core.words import Message
from whistlestop.server.rendering.languages import cached_speaker
from whistlestop.server.table.changes import table_changes
from whistlestop.server.table.info import (
    MOST_NUMBER,
    MomentInfo,
    NewAction,
    NewRemark,
    NewShare,
    NewSitting,
    NewTable,
    NewUndo,
    PlayInfo,
    SentenceInfo,
    TableId,
    TableInfo,
    play_info,
    table_info,
)
from whistlestop.server.table.look import Look
from whistlestop.server.table.remarks import make_remark
from whistlestop.server.table.shares import checked_promise, tell_share
from whistlestop.server.table.wishes import SeatWish, TableWish
from whistlestop.server.web import limits
from whistlestop.server.web.faults import FAULTS
from whistlestop.server.web.services import Services
from whistlestop.server.web.visit import Visit


class TableApi(Controller):
    path = "/api"
    tags = ("tables",)
    security = ({"token": []}, {})

    @get("/tables", responses=FAULTS)
    async def tables(
        self,
        visit: NamedDependency[Visit],
        status: FromQuery[Literal["open", "running", "finished"]],
    ) -> list[TableInfo]:
        """The public tables, the latest first."""
        rows = await asyncio.to_thread(visit.services.store.public_tables, status, 50)
        return [table_info(row, visit.caller.person) for row in rows]

    @post("/tables", responses=FAULTS)
    async def create(
        self,
        visit: NamedDependency[Visit],
        data: JSONBody[NewTable],
    ) -> TableInfo:
        """Make a table; it starts as soon as nobody is missing."""
        person = await visit.writer()
        await visit.limit_tables()
        wish = TableWish(
            game=data.game,
            board=data.board,
            options=data.options,
            seats=tuple(SeatWish(seat.kind, seat.bot) for seat in data.seats),
            is_public=data.public,
            hints=data.hints,
            clock=data.clock.rule,
            on_timeout=data.on_timeout,
        )
        id = await visit.services.seating.create(
            person, wish, visit.origin, checked_promise(data.promise)
        )
        return table_info((await visit.services.tables.look(id)).row, person)

    @get("/tables/{id:str}", responses=FAULTS)
    async def table(
        self,
        visit: NamedDependency[Visit],
        id: TableId,
    ) -> PlayInfo:
        """The table as it is now, with your choices if it is your turn."""
        return await _play_info(visit, id)

    @get("/tables/{id:str}/log", responses=FAULTS)
    async def log(
        self,
        visit: NamedDependency[Visit],
        id: TableId,
        since: Annotated[int, QueryParameter(ge=0, le=MOST_NUMBER)] = 0,
    ) -> list[MomentInfo]:
        """What has been done, from a moment on. An undo shortens it."""
        look = await visit.services.tables.look(id)
        if look.room is None:
            return []
        match, makers = look.room.match, look.room.makers
        speaker = cached_speaker(visit.language, match.names)

        def told(messages: Sequence[Message]) -> list[SentenceInfo]:
            return [SentenceInfo(speaker.say(message), message.kind) for message in messages]

        return [
            MomentInfo(match.actions[n].notation, match.actors[n], makers[n], told(match.log[n]))
            for n in range(since, len(match.actions))
        ]

    @post("/tables/{id:str}/actions", status_code=200, responses=FAULTS)
    async def act(
        self,
        visit: NamedDependency[Visit],
        id: TableId,
        data: JSONBody[NewAction],
    ) -> PlayInfo:
        """Take one of your choices."""
        person = await visit.writer()
        await visit.limit(limits.MOVES)
        await visit.services.tables.act(id, person, data.version, data.action, is_sure=True)
        return await _left_info(visit, id)

    @post("/tables/{id:str}/undo", status_code=200, responses=FAULTS)
    async def undo(
        self,
        visit: NamedDependency[Visit],
        id: TableId,
        data: JSONBody[NewUndo],
    ) -> PlayInfo:
        """Go back to a moment that `undo_step` or `undo_turn` names."""
        person = await visit.writer()
        await visit.limit(limits.MOVES)
        await visit.services.tables.undo(id, person, data.version, data.moment)
        return await _left_info(visit, id)

    @post("/tables/{id:str}/seats/{seat:int}", status_code=200, responses=FAULTS)
    async def sit(
        self,
        visit: NamedDependency[Visit],
        id: TableId,
        seat: FromPath[int],
        data: JSONBody[NewSitting],
    ) -> PlayInfo:
        """Take a free seat, or the one that a link is for."""
        person = await visit.writer()
        await visit.services.seating.sit(
            id, seat, person, data.token, checked_promise(data.promise)
        )
        return await _play_info(visit, id)

    @post("/tables/{id:str}/share", status_code=200, responses=FAULTS)
    async def share(
        self,
        visit: NamedDependency[Visit],
        id: TableId,
        data: JSONBody[NewShare],
    ) -> PlayInfo:
        """Tell the number that you promised for the dice, once all seats are taken."""
        person = await visit.writer()
        await visit.limit(limits.MOVES)
        await tell_share(visit.services.tables, id, person, data.share)
        return await _play_info(visit, id)

    @post("/tables/{id:str}/remarks", status_code=204, responses=FAULTS)
    async def remark(
        self,
        visit: NamedDependency[Visit],
        id: TableId,
        data: JSONBody[NewRemark],
    ) -> None:
        """Say something at the table."""
        person = await visit.writer()
        await visit.limit(limits.REMARKS)
        await make_remark(visit.services.tables, id, person, data.text)

    @get("/tables/{id:str}/record", responses=FAULTS)
    async def record(self, services: NamedDependency[Services], id: TableId) -> Response[Any]:
        """The game as a record; with the seed of its dice once it is over."""
        look = await services.tables.look(id)
        return Response(await services.tables.record(look), media_type="application/json")

    @get("/tables/{id:str}/events", include_in_schema=False)
    async def events(self, visit: NamedDependency[Visit], id: TableId) -> ServerSentEvent:
        """Server-sent events: one named `change` whenever the table has changed."""
        await visit.services.tables.look(id)
        return visit.events(table_changes(visit.services.tables, id))


async def _play_info(visit: Visit, id: str) -> PlayInfo:
    return await _info(visit, await visit.services.tables.look(id))


async def _left_info(visit: Visit, id: str) -> PlayInfo:
    """The table as the visitor's move has left it."""
    return await _info(visit, await visit.services.tables.left(id))


async def _info(visit: Visit, look: Look) -> PlayInfo:
    visit.services.hub.want(look.row.id)
    seed = await visit.services.tables.seed(look)
    return play_info(look, visit.caller.person, visit.language, seed)
