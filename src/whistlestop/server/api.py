"""The same table for programs: JSON, described by OpenAPI at /api/openapi.json."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import ServerSentEvent

from whistlestop.bots import bot_names
from whistlestop.core.registry import find_title, title_names
from whistlestop.core.words import Message
from whistlestop.server import limits, rows
from whistlestop.server.absence.forms import clock_info, times_left
from whistlestop.server.api_types import (
    FAULTS,
    MOST_NUMBER,
    ChoiceInfo,
    GameInfo,
    MomentInfo,
    NewAction,
    NewPerson,
    NewRemark,
    NewSitting,
    NewTable,
    NewUndo,
    OptionInfo,
    OutcomeInfo,
    PersonInfo,
    PlayInfo,
    SeatInfo,
    SentenceInfo,
    TableId,
    TableInfo,
)
from whistlestop.server.at_table import record_json, table_changes
from whistlestop.server.pages import known_person
from whistlestop.server.people import clean_name
from whistlestop.server.rows import Person
from whistlestop.server.services import Services
from whistlestop.server.tables import Look
from whistlestop.server.visit import FORM_KEY_HEADER, Visit, cached_speaker
from whistlestop.server.wishes import SeatWish, TableWish


class Api(Controller):
    path = "/api"
    tags = ("tables",)
    security = ({"token": []}, {})

    @get("/games", responses=FAULTS)
    async def games(self, visit: NamedDependency[Visit]) -> list[GameInfo]:
        """What can be played."""
        titles = [find_title(name) for name in title_names()]
        return [
            GameInfo(
                name=title.name,
                heading=title.heading,
                designer=title.designer,
                players=list(title.players),
                boards=title.boards(),
                options=[
                    OptionInfo(o.name, o.choices, o.default, visit.say(o.meaning))
                    for o in title.options
                ],
                rules_version=title.rules_version,
            )
            for title in titles
        ]

    @get("/bots", responses=FAULTS)
    async def bots(self) -> list[str]:
        """Who can be seated besides people."""
        return bot_names()

    @post("/people", responses=FAULTS)
    async def new_person(
        self,
        visit: NamedDependency[Visit],
        services: NamedDependency[Services],
        data: JSONBody[NewPerson],
    ) -> PersonInfo:
        """Become a guest. The token is told this once; send it as a bearer token from then on."""
        services.limits.check(limits.NEW_PEOPLE, visit.address)
        visit.caller.person = None
        person = await services.people.guest(visit.caller, clean_name(data.name))
        return PersonInfo(person.id, person.name, person.is_guest, visit.caller.token)

    @get("/me", responses=FAULTS)
    async def me(self, visit: NamedDependency[Visit]) -> PersonInfo | None:
        """Who the token belongs to."""
        person = visit.caller.person
        return None if person is None else PersonInfo(person.id, person.name, person.is_guest)

    @get("/tables", responses=FAULTS)
    async def tables(
        self,
        visit: NamedDependency[Visit],
        services: NamedDependency[Services],
        status: FromQuery[Literal["open", "running", "finished"]],
    ) -> list[TableInfo]:
        """The public tables, the latest first."""
        rows = await asyncio.to_thread(services.store.public_tables, status, 50)
        return [_table(row, visit.caller.person) for row in rows]

    @post("/tables", responses=FAULTS)
    async def create(
        self,
        visit: NamedDependency[Visit],
        services: NamedDependency[Services],
        data: JSONBody[NewTable],
    ) -> TableInfo:
        """Make a table; it starts as soon as nobody is missing."""
        person = await writer(visit, services)
        services.limits.check(limits.NEW_TABLES, person.id)
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
        id = await services.seating.create(person, wish)
        return _table((await services.tables.look(id)).row, person)

    @get("/tables/{id:str}", responses=FAULTS)
    async def table(
        self,
        visit: NamedDependency[Visit],
        services: NamedDependency[Services],
        id: TableId,
    ) -> PlayInfo:
        """The table as it is now, with your choices if it is your turn."""
        return await play_info(visit, services, id)

    @get("/tables/{id:str}/log", responses=FAULTS)
    async def log(
        self,
        visit: NamedDependency[Visit],
        services: NamedDependency[Services],
        id: TableId,
        since: Annotated[int, QueryParameter(ge=0, le=MOST_NUMBER)] = 0,
    ) -> list[MomentInfo]:
        """What has been done, from a moment on. An undo shortens it."""
        look = await services.tables.look(id)
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
        services: NamedDependency[Services],
        id: TableId,
        data: JSONBody[NewAction],
    ) -> PlayInfo:
        """Take one of your choices."""
        person = await writer(visit, services)
        services.limits.check(limits.MOVES, visit.caller.token)
        await services.tables.act(id, person, data.version, data.action, is_sure=True)
        return await play_info(visit, services, id)

    @post("/tables/{id:str}/undo", status_code=200, responses=FAULTS)
    async def undo(
        self,
        visit: NamedDependency[Visit],
        services: NamedDependency[Services],
        id: TableId,
        data: JSONBody[NewUndo],
    ) -> PlayInfo:
        """Go back to a moment that `undo_step` or `undo_turn` names."""
        person = await writer(visit, services)
        services.limits.check(limits.MOVES, visit.caller.token)
        await services.tables.undo(id, person, data.version, data.moment)
        return await play_info(visit, services, id)

    @post("/tables/{id:str}/seats/{seat:int}", status_code=200, responses=FAULTS)
    async def sit(
        self,
        visit: NamedDependency[Visit],
        services: NamedDependency[Services],
        id: TableId,
        seat: FromPath[int],
        data: JSONBody[NewSitting],
    ) -> PlayInfo:
        """Take a free seat, or the one that a link is for."""
        person = await writer(visit, services)
        await services.seating.sit(id, seat, person, data.token)
        return await play_info(visit, services, id)

    @post("/tables/{id:str}/remarks", status_code=204, responses=FAULTS)
    async def remark(
        self,
        visit: NamedDependency[Visit],
        services: NamedDependency[Services],
        id: TableId,
        data: JSONBody[NewRemark],
    ) -> None:
        """Say something at the table."""
        person = await writer(visit, services)
        services.limits.check(limits.REMARKS, visit.caller.token)
        await services.tables.say(id, person, data.text)

    @get("/tables/{id:str}/record", responses=FAULTS)
    async def record(self, services: NamedDependency[Services], id: TableId) -> Response[Any]:
        """The game as a record; with the seed of its dice once it is over."""
        look = await services.tables.look(id)
        return Response(await record_json(services, look), media_type="application/json")

    @get("/tables/{id:str}/events", include_in_schema=False)
    async def events(
        self, visit: NamedDependency[Visit], services: NamedDependency[Services], id: TableId
    ) -> ServerSentEvent:
        """Server-sent events: one named `change` whenever the table has changed."""
        await services.tables.look(id)
        stream = table_changes(services, id)
        return ServerSentEvent(services.notices.presence.during(visit.caller.person, stream))


async def writer(visit: Visit, services: Services) -> Person:
    """Who changes something: a person with a token, or a page of ours for her."""
    visit.people.check_form(visit.caller, visit.request.headers.get(FORM_KEY_HEADER, ""))
    return await known_person(visit, services)


def _table(row: rows.TableRow, person: Person | None) -> TableInfo:
    left = times_left(row)
    return TableInfo(
        id=row.id,
        game=row.game,
        board=row.board,
        options=row.options,
        status=row.status,
        is_public=row.is_public,
        hints=row.hints,
        seats=[
            SeatInfo(
                number=seat.number,
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                is_taken=seat.is_taken,
                is_you=person is not None and seat.person == person.id,
                stand_in=seat.stand_in,
                time_left=left[seat.number],
            )
            for seat in row.seats
        ],
        seed_hash=row.seed_hash,
        to_act=row.to_act,
        scores=row.scores,
        next_table=row.next_table,
        clock=clock_info(row),
        on_timeout=row.on_timeout,
        deadline=row.deadline,
    )


async def play_info(visit: Visit, services: Services, id: str) -> PlayInfo:
    look = await services.tables.look(id)
    seed = await services.tables.seed(look)
    return _described(look, visit, seed)


def _described(look: Look, visit: Visit, seed: str | None) -> PlayInfo:
    table = _table(look.row, visit.caller.person)
    if look.room is None:
        return PlayInfo(table, 0, "", [], None, None, None, None)
    match = look.room.match
    state = match.state
    speaker = cached_speaker(visit.language, match.names)
    seat = look.seat_of(visit.caller.person)
    is_mine = (
        look.row.status == rows.RUNNING
        and seat is not None
        and state.to_act == seat.number
        and not seat.stand_in
    )
    step = turn = None
    if seat is not None and look.row.status == rows.RUNNING and not seat.stand_in:
        step, turn = look.room.undo_points(seat.number, look.row)
    # The row may be a moment older than the room: outcome and seed are told together.
    outcome = state.outcome() if look.row.status == rows.FINISHED else None
    return PlayInfo(
        table=table,
        version=look.version,
        prompt=speaker.say(match.game.words.prompt(state)),
        legal=[
            ChoiceInfo(int(action.id), action.notation, speaker.say(match.game.words.label(action)))
            for action in (state.legal_actions() if is_mine else ())
        ],
        undo_step=step,
        undo_turn=turn,
        outcome=None
        if outcome is None
        else OutcomeInfo(
            outcome.scores, outcome.places, outcome.ending, speaker.say(outcome.reason)
        ),
        seed=seed,
    )
