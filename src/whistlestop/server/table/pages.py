"""The pages of a table: looking, sitting down, playing, talking."""

from __future__ import annotations

import asyncio

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from litestar.response import ServerSentEvent

from whistlestop.core.picture import AUTO, DARK, LIGHT, THEMES, View
from whistlestop.core.registry import find_title
from whistlestop.core.words import say
from whistlestop.server.errors import Refusal
from whistlestop.server.people.people import clean_name
from whistlestop.server.rendering.cards import SHARED
from whistlestop.server.rendering.languages import cached_speaker
from whistlestop.server.rendering.picture_style import picture_policy
from whistlestop.server.rendering.posters import map_picture
from whistlestop.server.rendering.rules import RULES, rules_page
from whistlestop.server.storage.rows import OPEN
from whistlestop.server.table.changes import table_changes
from whistlestop.server.table.choosing import is_key, key_of
from whistlestop.server.table.clock_forms import clock_words
from whistlestop.server.table.link_card import invitation_card
from whistlestop.server.table.orders import FORCED
from whistlestop.server.table.refusals import no_seat
from whistlestop.server.table.remarks import make_remark
from whistlestop.server.table.room import game_of
from whistlestop.server.table.scene_view import empty_board
from whistlestop.server.table.shares import tell_share
from whistlestop.server.table.why_not import Explanation, explain
from whistlestop.server.web import limits
from whistlestop.server.web.services import Services
from whistlestop.server.web.table_page import changed, show
from whistlestop.server.web.visit import Visit, number


class TablePages(Controller):
    path = "/table/{id:str}"
    include_in_schema = False

    @get("/")
    async def table(self, visit: NamedDependency[Visit], id: FromPath[str]) -> Response[str]:
        return await show(visit, id)

    @get("/events")
    async def events(self, visit: NamedDependency[Visit], id: FromPath[str]) -> ServerSentEvent:
        look = await visit.services.tables.look(id)  # a table that doesn't exist is told at once
        seat = look.seat_of(visit.caller.person)
        number = None if seat is None else seat.number
        return visit.events(table_changes(visit.services.tables, id, number, True))

    @get("/why")
    async def why(
        self,
        visit: NamedDependency[Visit],
        id: FromPath[str],
        thing: FromQuery[str] = "",
    ) -> Explanation:
        look = await visit.services.tables.look(id)
        if look.room is None:
            return Explanation([], "", "")
        speaker = cached_speaker(visit.language, look.room.match.names)
        return explain(look.room.match.state, thing[:80], speaker)

    @get("/rules")
    async def rules(self, visit: NamedDependency[Visit], id: FromPath[str]) -> Response[str]:
        """Those of this very game: its board, and the version that it was begun with."""
        row = (await visit.services.tables.look(id)).row
        title = find_title(row.game)
        board = title.read_board(row.board_text, row.board)
        page = await asyncio.to_thread(
            rules_page, title, board, visit.language, RULES, min(row.rules, title.rules_version)
        )
        return visit.page("rules_panel.html", title=title.heading, rules=page)

    @get("/record.json")
    async def record(self, services: NamedDependency[Services], id: FromPath[str]) -> Response[str]:
        look = await services.tables.look(id)
        return Response(
            await services.tables.record(look),
            media_type="application/json",
            headers={
                "content-disposition": f'attachment; filename="{look.row.game}-{id}.json"',
            },
        )

    @get("/picture.svg")
    async def picture(
        self,
        visit: NamedDependency[Visit],
        id: FromPath[str],
        at: FromQuery[int | None] = None,
        theme: FromQuery[str] = AUTO,
    ) -> Response[str]:
        look = await visit.services.tables.look(id)
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

    @get("/map.svg")
    async def map(
        self,
        visit: NamedDependency[Visit],
        id: FromPath[str],
        at: FromQuery[int | None] = None,
        theme: FromQuery[str] = LIGHT,
    ) -> Response[str]:
        """The board alone and small, as everybody may see it."""
        if theme not in (LIGHT, DARK):
            raise Refusal(422, say("There is no such theme.", kind="theme"))
        room = (await visit.services.tables.look(id)).room
        if room is None:
            raise Refusal(409, say("The game has not begun.", kind="not-begun"))
        moment = len(room.match.actions) if at is None else min(max(at, 0), len(room.match.actions))
        drawing = await asyncio.to_thread(map_picture, room.state_at(moment), theme, is_small=True)
        headers = {
            "content-security-policy": picture_policy(drawing),
            "cache-control": "public, max-age=60",
        }
        return Response(drawing, media_type="image/svg+xml", headers=headers)

    @get("/card.png")
    async def card(
        self, visit: NamedDependency[Visit], id: FromPath[str], at: FromQuery[int | None] = None
    ) -> Response[bytes]:
        """The picture of a link to the table, as everybody may see it."""
        services = visit.services
        room = (await services.tables.look(id)).room
        if room is None:
            raise Refusal(404, say("There is no such page.", kind="not-found"))
        moment = len(room.match.actions) if at is None else min(max(at, 0), len(room.match.actions))
        key = (id, hash(tuple(int(action.id) for action in room.match.actions[:moment])))
        if not services.cards.has(key):
            await services.limits.check(limits.CARDS, visit.origin)
        picture = await services.cards.card(key, room.state_at(moment))
        return Response(picture, media_type="image/png", headers=SHARED)

    # Play

    @post("/act")
    async def act(self, visit: NamedDependency[Visit], id: FromPath[str]) -> Response[str]:
        fields = await visit.form()
        await visit.limit(limits.MOVES)
        choice = fields.get("action", "")
        if not is_key(choice):
            raise Refusal(400, say("There is no such choice.", kind="choice"))
        waiting = await visit.services.tables.act(
            id,
            visit.caller.person,
            number(fields, "version"),
            choice,
            fields.get("sure") == "yes",
        )
        if waiting is not None:
            return await _picked(visit, id, key_of(waiting))
        return await changed(visit, id)

    @post("/undo")
    async def undo(self, visit: NamedDependency[Visit], id: FromPath[str]) -> Response[str]:
        fields = await visit.form()
        await visit.limit(limits.MOVES)
        await visit.services.tables.undo(
            id, visit.caller.person, number(fields, "version"), number(fields, "moment")
        )
        again = fields.get("again", "")
        return await (_picked(visit, id, again) if is_key(again) else changed(visit, id))

    @post("/orders")
    async def orders(self, visit: NamedDependency[Visit], id: FromPath[str]) -> Response[str]:
        fields = await visit.form()
        await visit.limit(limits.MOVES)
        person = visit.caller.person
        if "order" in fields:
            chosen = number(fields, "number") if "number" in fields else 0
            await visit.services.tables.give_order(id, person, fields["order"], chosen)
        elif "cancel" in fields:
            await visit.services.tables.cancel_order(id, person, fields["cancel"])
        else:
            await visit.services.tables.order(id, person, {FORCED: FORCED in fields})
        return await changed(visit, id)

    @post("/say")
    async def remark(self, visit: NamedDependency[Visit], id: FromPath[str]) -> Response[str]:
        fields = await visit.form()
        await visit.limit(limits.REMARKS)
        await make_remark(visit.services.tables, id, visit.caller.person, fields.get("text", ""))
        return await changed(visit, id)

    # Seats

    @post("/name")
    async def rename(self, visit: NamedDependency[Visit], id: FromPath[str]) -> Response[str]:
        """A guest who was given a name takes another one, also at this table."""
        fields = await visit.form()
        person = await visit.known_person()
        if (await visit.services.tables.look(id)).seat_of(person) is None:
            raise no_seat()
        name = fields.get("name", "")
        await visit.services.people.rename(person, name)
        await visit.services.seating.rename(id, person, clean_name(name))
        return await changed(visit, id)

    @post("/sit/{seat:int}")
    async def sit(
        self,
        visit: NamedDependency[Visit],
        id: FromPath[str],
        seat: FromPath[int],
    ) -> Response[str]:
        fields = await visit.form()
        person = await visit.known_person(fields.get("name", ""))
        await visit.services.seating.sit(id, seat, person, promise=visit.promise)
        return visit.seated(f"/table/{id}")

    @post("/share")
    async def share(self, visit: NamedDependency[Visit], id: FromPath[str]) -> Response[str]:
        fields = await visit.form()
        await visit.limit(limits.MOVES)
        person = await visit.known_person()
        await tell_share(visit.services.tables, id, person, fields.get("share", ""))
        return await changed(visit, id)

    @post("/stand")
    async def stand(self, visit: NamedDependency[Visit], id: FromPath[str]) -> Response[str]:
        await visit.form()
        await visit.services.seating.stand(id, await visit.known_person())
        return await changed(visit, id)

    @post("/bot/{seat:int}")
    async def bot(
        self,
        visit: NamedDependency[Visit],
        id: FromPath[str],
        seat: FromPath[int],
    ) -> Response[str]:
        fields = await visit.form()
        person = await visit.known_person()
        await visit.services.seating.give_to_bot(id, seat, fields.get("bot", ""), person)
        return await changed(visit, id)

    @post("/link/{seat:int}")
    async def link(
        self,
        visit: NamedDependency[Visit],
        id: FromPath[str],
        seat: FromPath[int],
    ) -> Response[str]:
        await visit.form()
        await visit.services.seating.free_again(id, seat, await visit.known_person())
        return await changed(visit, id)

    @post("/give-up")
    async def give_up(self, visit: NamedDependency[Visit], id: FromPath[str]) -> Response[str]:
        await visit.form()
        await visit.services.seating.give_up(id, await visit.known_person())
        return await changed(visit, id)

    @post("/remove")
    async def remove(self, visit: NamedDependency[Visit], id: FromPath[str]) -> Response[str]:
        await visit.form()
        await visit.services.seating.remove(id, await visit.known_person())
        return visit.redirect("/")

    @post("/rematch")
    async def rematch(self, visit: NamedDependency[Visit], id: FromPath[str]) -> Response[str]:
        await visit.form()
        person = await visit.known_person()
        await visit.limit_tables()
        seating = visit.services.seating
        new = await seating.rematch(id, person, visit.origin, visit.promise)
        return visit.seated(f"/table/{new}")

    @get("/seat/{seat:int}/{token:str}")
    async def invitation(
        self,
        visit: NamedDependency[Visit],
        id: FromPath[str],
        seat: FromPath[int],
        token: FromPath[str],
    ) -> Response[str]:
        look = await visit.services.tables.look(id)
        if look.seat_of(visit.caller.person) is not None:
            return visit.redirect(f"/table/{id}")
        if not visit.services.seating.is_link(look.row, seat, token):
            raise used_link()
        return visit.page(
            "invitation.html",
            title=visit.speaker.text("Your seat"),
            row=look.row,
            game=find_title(look.row.game),
            seat=seat,
            token=token,
            has_begun=look.row.status != OPEN,
            card=invitation_card(look, visit.language),
            host=await asyncio.to_thread(visit.services.store.name_of, look.row.host),
            rule=clock_words(look.row),
            board=empty_board(game_of(look.row), visit.speaker, visit.shape),
        )

    @post("/seat/{seat:int}/{token:str}")
    async def accept(
        self,
        visit: NamedDependency[Visit],
        id: FromPath[str],
        seat: FromPath[int],
        token: FromPath[str],
    ) -> Response[str]:
        fields = await visit.form()
        look = await visit.services.tables.look(id)
        if not visit.services.seating.is_link(look.row, seat, token):
            raise used_link()
        person = await visit.known_person(fields.get("name", ""))
        await visit.services.seating.sit(id, seat, person, token, visit.promise)
        return visit.seated(f"/table/{id}")


class WordPages(Controller):
    path = "/table/{id:str}/words"
    include_in_schema = False

    @get("/")
    async def words(
        self,
        visit: NamedDependency[Visit],
        id: FromPath[str],
        at: FromQuery[int | None] = None,
    ) -> Response[str]:
        look = await visit.services.tables.look(id)
        if look.room is None:
            raise Refusal(409, say("The game has not begun.", kind="not-begun"))
        match = look.room.match
        moment = len(match.actions) if at is None else min(max(at, 0), len(match.actions))
        speaker = cached_speaker(visit.language, match.names)
        chapters = match.game.words.description(look.room.state_at(moment))
        return visit.page(
            "in_words.html",
            title=visit.speaker.text("The board in words"),
            heading=find_title(look.row.game).heading,
            is_alone=not visit.wants_fragment,
            address=f"/table/{id}",
            chapters=[
                (speaker.say(heading), [speaker.say(sentence) for sentence in sentences])
                for heading, sentences in chapters
            ],
        )


async def _picked(visit: Visit, id: str, key: str) -> Response[str]:
    """The table with a choice that waits to be confirmed."""
    if visit.wants_fragment:
        return await show(visit, id, pending=key)
    return visit.redirect(f"/table/{id}?choice={key}")


def used_link() -> Refusal:
    return Refusal(
        403,
        say(
            "This link has been used. The table's host can make a new one.",
            kind="link",
        ),
    )
