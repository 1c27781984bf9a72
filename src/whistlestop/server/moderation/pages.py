"""The owner's page: measures, what is in force, and the audit log."""

from __future__ import annotations

import asyncio
import re

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency

from whistlestop.core.words import say
from whistlestop.server.community.profiles import Profiles
from whistlestop.server.errors import Refusal
from whistlestop.server.moderation.measures import (
    CLOSE,
    LIFTED,
    OWNER,
    Moderation,
    is_owner,
    not_owner,
)
from whistlestop.server.people.people import no_person
from whistlestop.server.people.sanctions import BAN, SILENCE, sanctions
from whistlestop.server.storage.rows import Conflict, Person
from whistlestop.server.web import limits
from whistlestop.server.web.services import Services
from whistlestop.server.web.visit import Visit, number


class ModerationPages(Controller):
    path = "/moderation"
    include_in_schema = False

    @get("/")
    async def page(self, visit: NamedDependency[Visit]) -> Response[str]:
        await _owner(visit)
        moderation = Moderation(visit.services.store)
        query = visit.request.query_params
        table = table_id(str(query.get("table", "")))
        speaker = visit.speaker
        return visit.page(
            "moderation.html",
            title=speaker.text("Moderation"),
            table=table,
            who=str(query.get("person", ""))[:80],
            people=await asyncio.to_thread(moderation.people_at, table) if table else [],
            sanctions=await asyncio.to_thread(sanctions, visit.services.store),
            entries=await asyncio.to_thread(moderation.entries),
            kinds={SILENCE: speaker.text("silence"), BAN: speaker.text("ban")},
            actions={
                SILENCE: speaker.text("silence"),
                BAN: speaker.text("ban"),
                LIFTED[SILENCE]: speaker.text("silence lifted"),
                LIFTED[BAN]: speaker.text("ban lifted"),
                CLOSE: speaker.text("table closed"),
                OWNER: speaker.text("made an owner"),
            },
            time=speaker.time,
        )

    @post("/look")
    async def look(self, visit: NamedDependency[Visit]) -> Response[str]:
        fields = await visit.form()
        await _owner(visit)
        return visit.redirect(f"/moderation?table={table_id(fields.get('table', ''))}")

    @post("/person")
    async def impose(self, visit: NamedDependency[Visit]) -> Response[str]:
        fields = await visit.form()
        owner = await _owner(visit)
        person = await _person(visit.services, fields.get("person", ""))
        hours = number(fields, "hours") if fields.get("hours", "").strip() else None
        await asyncio.to_thread(
            Moderation(visit.services.store).impose,
            owner,
            person.id,
            fields.get("kind", ""),
            hours,
            fields.get("reason", ""),
        )
        visit.services.people.changed(person.id)
        return visit.redirect("/moderation")

    @post("/lift")
    async def lift(self, visit: NamedDependency[Visit]) -> Response[str]:
        fields = await visit.form()
        owner = await _owner(visit)
        person = await _person(visit.services, fields.get("person", ""))
        await asyncio.to_thread(
            Moderation(visit.services.store).lift,
            owner,
            person.id,
            fields.get("kind", ""),
            fields.get("reason", ""),
        )
        return visit.redirect("/moderation")

    @post("/table")
    async def close(self, visit: NamedDependency[Visit]) -> Response[str]:
        fields = await visit.form()
        owner = await _owner(visit)
        table = table_id(fields.get("table", ""))
        await visit.services.tables.look(table)  # says at once if there is no such table
        moderation = Moderation(visit.services.store)
        try:
            await asyncio.to_thread(moderation.close, owner, table, fields.get("reason", ""))
        except Conflict:
            raise Refusal(409, say("There is nothing to close any more.", kind="closed")) from None
        visit.services.hub.tell(table)
        return visit.redirect("/moderation")


def table_id(text: str) -> str:
    """A table's id, from the id itself or from a link to the table; empty if there is none."""
    found = re.fullmatch(r"(?:.*/table/)?([\w-]{1,40})(?:[/?#].*)?", text.strip()[:200], re.ASCII)
    return "" if found is None else found[1]


async def _owner(visit: Visit) -> Person:
    person = visit.caller.person
    if person is None or not await asyncio.to_thread(is_owner, visit.services.store, person):
        raise not_owner()
    if visit.request.method == "POST":
        await visit.limit(limits.MEASURES)
    return person


async def _person(services: Services, who: str) -> Person:
    """Anybody, guests too: an account by its name, anyone by their id."""
    who = who.strip()[:80]
    found = await asyncio.to_thread(Profiles(services.store).find, who)
    if found is None:
        found = await asyncio.to_thread(services.store.person, who)
    if found is None:
        raise no_person()
    return found
