"""The pages around the tables: the lobby, making a table, rules, proofs."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from litestar import Controller, Response, get, post
from litestar.datastructures import UploadFile
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery
from litestar.response import ServerSentEvent

from whistlestop.bots import styles_of
from whistlestop.core.errors import SetupError, WhistlestopError
from whistlestop.core.fairness import Checked, check_dice
from whistlestop.core.lesson_files import first_lesson
from whistlestop.core.picture import DARK, LIGHT
from whistlestop.core.record import Record
from whistlestop.core.registry import find_title, title_names
from whistlestop.core.title import Title
from whistlestop.core.words import say
from whistlestop.server.errors import Refusal
from whistlestop.server.levels import USUAL_BOT, bots_offered
from whistlestop.server.lobby.quick import quick_players
from whistlestop.server.lobby.view import free_seats, lobby_view, turns_waiting
from whistlestop.server.rendering.cards import SHARED, LinkCard, title_card
from whistlestop.server.rendering.picture_style import picture_policy
from whistlestop.server.rendering.posters import poster
from whistlestop.server.rendering.rules import RULES, STRATEGY, has_page, rules_page
from whistlestop.server.storage import rows
from whistlestop.server.table.changes import changes
from whistlestop.server.table.clock_forms import form_values, on_timeout_of_form, rule_of_form
from whistlestop.server.table.hub import LOBBY
from whistlestop.server.table.wishes import YOU, SeatWish, TableWish
from whistlestop.server.web import limits
from whistlestop.server.web.visit import Visit, number

MOST_RECORD = 1_000_000  # letters of a record to be checked


LOBBY_REST = 2.0  # seconds; a busy server must not redraw every lobby after every move


@dataclass(frozen=True)
class SeatForm:
    number: int
    value: str


class LobbyPages(Controller):
    include_in_schema = False

    @get("/")
    async def lobby(self, visit: NamedDependency[Visit]) -> Response[str]:
        services = visit.services
        featured = await services.stage.featured(visit.speaker)
        cookies = visit.request.cookies
        shown = await asyncio.to_thread(
            lobby_view, services.store, visit.caller.person, featured, cookies
        )
        content = visit.render(
            "lobby.html",
            lobby=shown,
            theme=visit.theme,
            free_seats=free_seats,
            turns_waiting=turns_waiting,
        )
        first = shown.boxes[0].title.name
        card = LinkCard(
            visit.speaker.text("Railway board games. Play now."),
            visit.speaker.text("With friends or bots. No account, no waiting."),
            f"/games/{first}/card.png",
        )
        return visit.whole(content, visit.speaker.text("Lobby"), live="/events", card=card)

    @get("/events")
    async def events(self, visit: NamedDependency[Visit]) -> ServerSentEvent:
        count = 0

        async def tag() -> str:
            nonlocal count
            count += 1
            await asyncio.sleep(LOBBY_REST)
            return str(count)

        return visit.events(changes(visit.services.hub, LOBBY, tag))

    @post("/play")
    async def play(self, visit: NamedDependency[Visit]) -> Response[str]:
        """A game against bots, at once; or one with a seat that waits for a friend."""
        fields = await visit.form()
        title = find_title(fields.get("game", ""))
        person = await visit.known_person(fields.get("name", ""))
        await visit.limit_tables()
        players = quick_players(title)
        bot = fields.get("bot", "") or USUAL_BOT
        others = [SeatWish(rows.BOT, bot)] * (players - 1)
        if fields.get("friend"):
            others[0] = SeatWish(rows.PERSON)
        seats = (SeatWish(YOU), *others)
        id = await visit.services.seating.create(
            person, TableWish(game=title.name, seats=seats), visit.origin, visit.promise
        )
        return visit.seated(f"/table/{id}")

    @get("/new/{game:str}")
    async def new(
        self,
        visit: NamedDependency[Visit],
        game: FromPath[str],
    ) -> Response[str]:
        title = find_title_or_404(game)
        query = visit.request.query_params
        return self._form(visit, title, {key: str(query[key]) for key in query})

    def _form(
        self,
        visit: Visit,
        title: Title,
        chosen: dict[str, str],
        fault: str = "",
    ) -> Response[str]:
        board = chosen.get("board", "")
        if board not in title.boards():
            board = title.default_board
        options = {
            option.name: option.default
            if chosen.get(option.name) not in option.choices
            else chosen[option.name]
            for option in title.options
        }
        allowed = title.players_allowed(title.board(board), options)
        text = chosen.get("players", "")
        wanted = int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else 0
        players = wanted if wanted in allowed else quick_players(title, allowed)
        seats = [
            SeatForm(seat, chosen.get(f"seat{seat}", YOU if seat == 0 else USUAL_BOT))
            for seat in range(players)
        ]
        return visit.page(
            "new.html",
            status=422 if fault else 200,
            title=visit.speaker.text("New table: {game}", game=title.heading),
            game=title,
            games=[find_title(name) for name in title_names()],
            board=board,
            chosen=options,
            allowed=list(allowed),
            players=players,
            seats=seats,
            bots=bots_offered(),
            styles=styles_of(title.name),
            is_public=chosen.get("public") == "yes",
            hints=chosen.get("hints", "") if chosen.get("hints") in ("yes", "no") else "",
            clock=form_values(chosen),
            fault=fault,
        )

    @post("/tables")
    async def create(self, visit: NamedDependency[Visit]) -> Response[str]:
        fields = await visit.form()
        title = find_title_or_404(fields.get("game", ""))
        if "refresh" in fields:  # somebody changed the form in a browser without our script
            return self._form(visit, title, fields)
        players = number(fields, "players")
        if players > 20:
            raise Refusal(422, say("That is too many players.", kind="players"))
        try:
            seats = tuple(_wish(fields.get(f"seat{seat}", "")) for seat in range(players))
            wish = TableWish(
                game=title.name,
                board=fields.get("board", ""),
                options={o.name: fields[o.name] for o in title.options if o.name in fields},
                seats=seats,
                is_public=fields.get("public") == "yes",
                hints={"yes": True, "no": False}.get(fields.get("hints", "")),
                clock=rule_of_form(fields),
                on_timeout=on_timeout_of_form(fields),
            )
            person = await visit.known_person(fields.get("name", ""))
            await visit.limit_tables()
            id = await visit.services.seating.create(person, wish, visit.origin, visit.promise)
        except SetupError as error:
            return self._form(visit, title, fields, visit.say(error.message))
        return visit.seated(f"/table/{id}")

    @get("/rules/{game:str}")
    async def rules(
        self, visit: NamedDependency[Visit], game: FromPath[str], board: FromQuery[str] = ""
    ) -> Response[str]:
        return await self._written(visit, game, RULES, board)

    @get("/strategy/{game:str}")
    async def strategy(self, visit: NamedDependency[Visit], game: FromPath[str]) -> Response[str]:
        return await self._written(visit, game, STRATEGY, "")

    async def _written(self, visit: Visit, game: str, kind: str, board: str) -> Response[str]:
        """A page about a game, with the numbers of one of its boards."""
        title = find_title_or_404(game)
        if board not in title.boards():
            board = title.default_board
        if not has_page(title, kind):
            raise Refusal(404, say("There is no such page.", kind="page"))
        written = await asyncio.to_thread(
            rules_page, title, title.board(board), visit.language, kind
        )
        return visit.page(
            "rules.html",
            title=title.heading,
            game=title,
            rules=written,
            kind=kind,
            board=board,
            boards=[(name, visit.say(title.board_heading(name))) for name in title.boards()],
            has_strategy=has_page(title, STRATEGY),
            has_lesson=first_lesson(title) is not None,
        )

    @get("/games/{game:str}/poster.svg")
    async def poster(self, game: FromPath[str], theme: FromQuery[str] = LIGHT) -> Response[str]:
        drawing = None
        if theme in (LIGHT, DARK):
            drawing = await asyncio.to_thread(poster, find_title_or_404(game), theme)
        if drawing is None:
            raise Refusal(404, say("There is no such page.", kind="not-found"))
        return _drawn(drawing, 3600)

    @get("/games/{game:str}/card.png")
    async def card(self, game: FromPath[str]) -> Response[bytes]:
        """The picture of a link to the game."""
        title = find_title_or_404(game)
        picture = await asyncio.to_thread(title_card, title)
        if picture is None:
            raise Refusal(404, say("There is no such page.", kind="not-found"))
        return Response(picture, media_type="image/png", headers=SHARED)

    @get("/verify")
    async def verify(
        self, visit: NamedDependency[Visit], table: FromQuery[str] = ""
    ) -> Response[str]:
        if not table:
            return visit.page(
                "verify.html", title=visit.speaker.text("Fair dice"), result=[], is_good=False
            )
        look = await visit.services.tables.look(table)
        await visit.services.limits.check(limits.PROOFS, visit.origin)
        return await _verified(visit, await visit.services.tables.record(look), table)

    @post("/verify")
    async def verify_record(self, visit: NamedDependency[Visit]) -> Response[str]:
        sent = await visit.request.form()
        file = sent.get("record")
        text = (await file.read()).decode(errors="replace") if isinstance(file, UploadFile) else ""
        fields = await visit.form()
        text = text or fields.get("text", "")
        await visit.services.limits.check(limits.PROOFS, visit.origin)
        if len(text) > MOST_RECORD:
            raise Refusal(413, say("This record is too long.", kind="too-long"))
        return await _verified(visit, text, published=fields.get("hash", "")[:100])


async def _verified(
    visit: Visit, record: str, table: str = "", published: str = ""
) -> Response[str]:
    """What the record of a game proves about its dice; the table is one of this server."""
    try:
        checked = await asyncio.to_thread(_proved, record, published)
    except WhistlestopError as error:
        result, is_good = [visit.say(error.message)], False
    else:
        result, is_good = [visit.say(finding) for finding in checked.findings()], True
    return visit.page(
        "verify.html",
        title=visit.speaker.text("Fair dice"),
        result=result,
        is_good=is_good,
        table=table,
    )


def find_title_or_404(name: str) -> Title:
    try:
        return find_title(name)
    except SetupError as error:
        raise Refusal(404, error.message) from None


def _drawn(drawing: str, seconds: int) -> Response[str]:
    headers = {
        "content-security-policy": picture_policy(drawing),
        "cache-control": f"public, max-age={seconds}",
    }
    return Response(drawing, media_type="image/svg+xml", headers=headers)


def _wish(value: str) -> SeatWish:
    """A seat of the form: you, person, free, or a bot's name."""
    if value in (YOU, rows.PERSON, rows.FREE):
        return SeatWish(value)
    return SeatWish(rows.BOT, value)


def _proved(text: str, published: str) -> Checked:
    return check_dice(Record.from_json(text), published)
