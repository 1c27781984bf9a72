"""The pages of a table: looking, sitting down, playing, talking."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine
from typing import Any

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from litestar.response import ServerSentEvent, ServerSentEventMessage

from whistlestop.core.picture import AUTO, THEMES, View
from whistlestop.core.record import DiceProof, Record
from whistlestop.core.registry import find_title
from whistlestop.core.words import say
from whistlestop.server import limits, metrics
from whistlestop.server.errors import Refusal
from whistlestop.server.hub import LOBBY, Hub
from whistlestop.server.orders import FORCED
from whistlestop.server.pages import known_person
from whistlestop.server.picture_style import picture_policy
from whistlestop.server.room import sitters
from whistlestop.server.rows import OPEN
from whistlestop.server.rules import rules_html
from whistlestop.server.services import Services
from whistlestop.server.tables import Look
from whistlestop.server.views import Wanted, explain
from whistlestop.server.visit import Visit, cached_speaker, number

LOBBY_REST = 2.0  # seconds; a busy server must not redraw every lobby at every move
HEARTBEAT = 15.0  # seconds; also how long a note that got lost can go unnoticed


class TablePages(Controller):
    path = "/table/{id:str}"
    include_in_schema = False

    @get("/")
    async def table(
        self, visit: NamedDependency[Visit], services: NamedDependency[Services], id: FromPath[str]
    ) -> Response[str]:
        return await show(visit, services, id)

    @get("/events")
    async def events(
        self, visit: NamedDependency[Visit], services: NamedDependency[Services], id: FromPath[str]
    ) -> ServerSentEvent:
        await services.tables.look(id)  # a table that doesn't exist is told at once
        stream = table_changes(services, id)
        return ServerSentEvent(services.notices.presence.during(visit.caller.person, stream))

    @get("/why")
    async def why(
        self,
        visit: NamedDependency[Visit],
        services: NamedDependency[Services],
        id: FromPath[str],
        thing: FromQuery[str] = "",
    ) -> list[str]:
        look = await services.tables.look(id)
        if look.room is None:
            return []
        speaker = cached_speaker(visit.language, look.room.match.names)
        return explain(look.room.match.state, thing[:80], speaker)

    @get("/rules")
    async def rules(
        self, visit: NamedDependency[Visit], services: NamedDependency[Services], id: FromPath[str]
    ) -> Response[str]:
        look = await services.tables.look(id)
        return Response(
            str(rules_html(find_title(look.row.game), visit.language)),
            media_type="text/html",
        )

    @get("/record.json")
    async def record(self, services: NamedDependency[Services], id: FromPath[str]) -> Response[str]:
        look = await services.tables.look(id)
        return Response(
            await record_json(services, look),
            media_type="application/json",
            headers={
                "content-disposition": f'attachment; filename="{look.row.game}-{id}.json"',
            },
        )

    @get("/picture.svg")
    async def picture(
        self,
        visit: NamedDependency[Visit],
        services: NamedDependency[Services],
        id: FromPath[str],
        at: FromQuery[int | None] = None,
        theme: FromQuery[str] = AUTO,
    ) -> Response[str]:
        look = await services.tables.look(id)
        if look.room is None:
            raise Refusal(409, say("The game has not begun.", kind="not-begun"))
        if theme not in THEMES:
            raise Refusal(422, say("There is no such theme.", kind="theme"))
        match = look.room.match
        moment = len(match.actions) if at is None else min(max(at, 0), len(match.actions))
        view = View(
            speaker=cached_speaker(visit.language, match.names),
            choices=False,
            last=match.actions[moment - 1] if moment else None,
            theme=theme,
        )
        state = look.room.state_at(moment)
        drawing = state.game.picture.draw(state, view)
        return Response(
            drawing,
            media_type="image/svg+xml",
            headers={"content-security-policy": picture_policy(drawing)},
        )

    # Play

    @post("/act")
    async def act(
        self, visit: NamedDependency[Visit], services: NamedDependency[Services], id: FromPath[str]
    ) -> Response[str]:
        fields = await visit.form()
        services.limits.check(limits.MOVES, visit.caller.token)
        action = await services.tables.act(
            id,
            visit.caller.person,
            number(fields, "version"),
            number(fields, "action"),
            fields.get("sure") == "yes",
        )
        if action is not None:
            if visit.wants_fragment:
                return await show(visit, services, id, pending=int(action.id))
            return visit.redirect(f"/table/{id}?choice={action.id}")
        return await changed(visit, services, id)

    @post("/undo")
    async def undo(
        self, visit: NamedDependency[Visit], services: NamedDependency[Services], id: FromPath[str]
    ) -> Response[str]:
        fields = await visit.form()
        services.limits.check(limits.MOVES, visit.caller.token)
        await services.tables.undo(
            id, visit.caller.person, number(fields, "version"), number(fields, "moment")
        )
        return await changed(visit, services, id)

    @post("/orders")
    async def orders(
        self, visit: NamedDependency[Visit], services: NamedDependency[Services], id: FromPath[str]
    ) -> Response[str]:
        fields = await visit.form()
        services.limits.check(limits.MOVES, visit.caller.token)
        person = visit.caller.person
        if "order" in fields:
            chosen = number(fields, "number") if "number" in fields else 0
            await services.tables.give_order(id, person, fields["order"], chosen)
        elif "cancel" in fields:
            await services.tables.cancel_order(id, person, fields["cancel"])
        else:
            await services.tables.order(id, person, {FORCED: FORCED in fields})
        return await changed(visit, services, id)

    @post("/say")
    async def remark(
        self, visit: NamedDependency[Visit], services: NamedDependency[Services], id: FromPath[str]
    ) -> Response[str]:
        fields = await visit.form()
        services.limits.check(limits.REMARKS, visit.caller.token)
        await services.tables.say(id, visit.caller.person, fields.get("text", ""))
        return await changed(visit, services, id)

    # Seats

    @post("/sit/{seat:int}")
    async def sit(
        self,
        visit: NamedDependency[Visit],
        services: NamedDependency[Services],
        id: FromPath[str],
        seat: FromPath[int],
    ) -> Response[str]:
        fields = await visit.form()
        person = await known_person(visit, services, fields.get("name", ""))
        await services.seating.sit(id, seat, person)
        return visit.redirect(f"/table/{id}")

    @post("/stand")
    async def stand(
        self, visit: NamedDependency[Visit], services: NamedDependency[Services], id: FromPath[str]
    ) -> Response[str]:
        await visit.form()
        await services.seating.stand(id, await known_person(visit, services))
        return await changed(visit, services, id)

    @post("/bot/{seat:int}")
    async def bot(
        self,
        visit: NamedDependency[Visit],
        services: NamedDependency[Services],
        id: FromPath[str],
        seat: FromPath[int],
    ) -> Response[str]:
        fields = await visit.form()
        person = await known_person(visit, services)
        await services.seating.give_to_bot(id, seat, fields.get("bot", ""), person)
        return await changed(visit, services, id)

    @post("/link/{seat:int}")
    async def link(
        self,
        visit: NamedDependency[Visit],
        services: NamedDependency[Services],
        id: FromPath[str],
        seat: FromPath[int],
    ) -> Response[str]:
        await visit.form()
        await services.seating.free_again(id, seat, await known_person(visit, services))
        return await changed(visit, services, id)

    @post("/remove")
    async def remove(
        self, visit: NamedDependency[Visit], services: NamedDependency[Services], id: FromPath[str]
    ) -> Response[str]:
        await visit.form()
        await services.seating.remove(id, await known_person(visit, services))
        return visit.redirect("/")

    @post("/rematch")
    async def rematch(
        self, visit: NamedDependency[Visit], services: NamedDependency[Services], id: FromPath[str]
    ) -> Response[str]:
        await visit.form()
        person = await known_person(visit, services)
        services.limits.check(limits.NEW_TABLES, person.id)
        return visit.redirect(f"/table/{await services.seating.rematch(id, person)}")

    @get("/seat/{seat:int}/{token:str}")
    async def invitation(
        self,
        visit: NamedDependency[Visit],
        services: NamedDependency[Services],
        id: FromPath[str],
        seat: FromPath[int],
        token: FromPath[str],
    ) -> Response[str]:
        look = await services.tables.look(id)
        if look.seat_of(visit.caller.person) is not None:
            return visit.redirect(f"/table/{id}")
        if not services.seating.is_link(look.row, seat, token):
            raise used_link()
        return visit.page(
            "invitation.html",
            title=visit.speaker.text("Your seat"),
            row=look.row,
            game=find_title(look.row.game),
            seat=seat,
            token=token,
            has_begun=look.row.status != OPEN,
        )

    @post("/seat/{seat:int}/{token:str}")
    async def accept(
        self,
        visit: NamedDependency[Visit],
        services: NamedDependency[Services],
        id: FromPath[str],
        seat: FromPath[int],
        token: FromPath[str],
    ) -> Response[str]:
        fields = await visit.form()
        look = await services.tables.look(id)
        if not services.seating.is_link(look.row, seat, token):
            raise used_link()
        person = await known_person(visit, services, fields.get("name", ""))
        await services.seating.sit(id, seat, person, token)
        return visit.redirect(f"/table/{id}")


class LobbyEvents(Controller):
    include_in_schema = False

    @get("/events")
    async def events(
        self, visit: NamedDependency[Visit], services: NamedDependency[Services]
    ) -> ServerSentEvent:
        count = 0

        async def tag() -> str:
            nonlocal count
            count += 1
            await asyncio.sleep(LOBBY_REST)
            return str(count)

        stream = changes(services.hub, LOBBY, tag)
        return ServerSentEvent(services.notices.presence.during(visit.caller.person, stream))


def table_changes(services: Services, id: str) -> AsyncGenerator[ServerSentEventMessage]:
    """What who watches a table is told: its tag, whenever that is another."""

    async def tag() -> str:
        return (await services.tables.look(id)).tag

    return changes(services.hub, id, lambda: services.hub.shared(id, tag))


async def changes(
    hub: Hub, watched: str, tag: Callable[[], Coroutine[Any, Any, str]]
) -> AsyncGenerator[ServerSentEventMessage]:
    """An event whenever the tag is another; a comment now and then shows that we are there."""
    metrics.streams.add(1)
    try:
        with hub.watch(watched) as changed:
            last = ""
            while not hub.stopping.is_set():
                changed.clear()
                now = await tag()
                if now != last:
                    yield ServerSentEventMessage(data=now, event="change", retry=1000)
                    last = now
                else:
                    yield ServerSentEventMessage(data=None, comment="still here")
                try:
                    await asyncio.wait_for(changed.wait(), HEARTBEAT)
                except TimeoutError:
                    continue
    finally:
        metrics.streams.add(-1)


async def show(
    visit: Visit, services: Services, id: str, pending: int | None = None
) -> Response[str]:
    look = await services.tables.look(id)
    query = visit.request.query_params
    wanted = Wanted(
        language=visit.language,
        shape=visit.shape,
        at=_whole(str(query.get("at", ""))),
        is_whole_log=query.get("log") == "all",
        pending=_whole(str(query.get("choice", ""))) if pending is None else pending,
    )
    content = await services.views.table(look, visit.caller.person, wanted)
    heading = find_title(look.row.game).heading
    return visit.whole(content, heading, live=f"/table/{id}/events", wide=True)


def _whole(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else None


async def changed(visit: Visit, services: Services, id: str) -> Response[str]:
    """After a change: the table as it is now, at once if our script asks, else by its address."""
    if visit.wants_fragment:
        return await show(visit, services, id)
    return visit.redirect(f"/table/{id}")


async def record_json(services: Services, look: Look) -> str:
    """The record; with the seed, if the game is over."""
    if look.room is None:
        raise Refusal(409, say("The game has not begun.", kind="not-begun"))
    seed = await services.tables.seed(look)
    dice = None if seed is None else DiceProof(look.row.seed_hash, seed)
    return Record.of(look.room.match, sitters(look.row), dice).to_json()


def used_link() -> Refusal:
    return Refusal(
        403,
        say(
            "This link is used up. The table's host can make a new one.",
            kind="link",
        ),
    )
