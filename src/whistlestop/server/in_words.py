"""The board in words: for who can't see the picture, and for who would rather read."""

from __future__ import annotations

from litestar import Controller, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from whistlestop.core.registry import find_title
from whistlestop.core.words import say
from whistlestop.server.errors import Refusal
from whistlestop.server.services import Services
from whistlestop.server.visit import Visit, cached_speaker


class WordPages(Controller):
    path = "/table/{id:str}/words"
    include_in_schema = False

    @get("/")
    async def words(
        self,
        visit: NamedDependency[Visit],
        services: NamedDependency[Services],
        id: FromPath[str],
        at: FromQuery[int | None] = None,
    ) -> Response[str]:
        look = await services.tables.look(id)
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
            table=id,
            chapters=[
                (speaker.say(heading), [speaker.say(sentence) for sentence in sentences])
                for heading, sentences in chapters
            ],
        )
