"""The pages about people: profiles, friends, your own data, and leaving."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Stream

from whistlestop.core.registry import find_title
from whistlestop.core.words import say
from whistlestop.server.community.own_data import export, leave
from whistlestop.server.community.profiles import Profiles
from whistlestop.server.errors import Refusal
from whistlestop.server.people.friends import Bond, Friends
from whistlestop.server.people.names import profile_path
from whistlestop.server.people.people import Caller
from whistlestop.server.storage.rows import Person, TableRow
from whistlestop.server.web import limits
from whistlestop.server.web.visit import Visit


@dataclass(frozen=True)
class Game:
    """A table in the list of somebody's games."""

    row: TableRow
    heading: str
    when: str


class ProfilePages(Controller):
    path = "/people/{who:str}"
    include_in_schema = False

    @get("/")
    async def profile(self, visit: NamedDependency[Visit], who: FromPath[str]) -> Response[str]:
        person = await asyncio.to_thread(Profiles(visit.services.store).account, who[:80])
        reader = visit.caller.person
        profile = await asyncio.to_thread(Profiles(visit.services.store).profile, person, reader)
        bond = Bond()
        is_known = reader is not None and not reader.is_guest and reader.id != person.id
        if reader is not None and is_known:
            friends = Friends(visit.services.store)
            bond = await asyncio.to_thread(friends.bond, reader.id, person.id)
        return visit.page(
            "profile.html",
            title=profile.name,
            profile=profile,
            since=visit.speaker.day(profile.since),
            headings={figures.game: _heading(figures.game) for figures in profile.figures},
            games=[
                Game(row, _heading(row.game), visit.speaker.day(row.changed))
                for row in profile.games
            ],
            path=profile_path(profile.id, profile.name),
            is_known=is_known,
            is_self=reader is not None and reader.id == person.id,
            bond=bond,
        )

    @post("/bond")
    async def bond(self, visit: NamedDependency[Visit], who: FromPath[str]) -> Response[str]:
        """Ask, agree, decline, part, block, unblock."""
        fields = await visit.form()
        reader = account(visit.caller)
        await visit.limit(limits.FRIENDS)
        person = await asyncio.to_thread(Profiles(visit.services.store).account, who[:80])
        friends = Friends(visit.services.store)
        changes = {
            "ask": friends.ask,
            "part": friends.part,
            "block": friends.block,
            "unblock": friends.unblock,
        }
        change = changes.get(fields.get("do", ""))
        if change is None:
            raise Refusal(422, say("That can't be done here.", kind="method"))
        await asyncio.to_thread(change, reader.id, person.id)
        if fields.get("back") == "friends":
            return visit.redirect("/friends")
        return visit.redirect(profile_path(person.id, person.name))


class OwnPages(Controller):
    include_in_schema = False

    @get("/friends")
    async def friends(self, visit: NamedDependency[Visit]) -> Response[str]:
        reader = account(visit.caller)
        circle = await asyncio.to_thread(Friends(visit.services.store).circle, reader.id)
        return visit.page(
            "friends.html",
            title=visit.speaker.text("Friends"),
            circle=circle,
            path_of=lambda person: profile_path(person.id, person.name),
        )

    @get("/account/data.json")
    async def data(self, visit: NamedDependency[Visit]) -> Stream:
        """All that the server keeps about the caller."""
        person = known(visit.caller)
        await visit.limit(limits.EXPORTS)
        pieces: Iterator[str] = export(visit.services.store, person.id)
        return Stream(
            pieces,
            media_type="application/json",
            headers={
                "content-disposition": 'attachment; filename="whistlestop-data.json"',
                "cache-control": "no-store",
            },
        )

    @get("/account/leave")
    async def leaving(self, visit: NamedDependency[Visit]) -> Response[str]:
        known(visit.caller)
        return visit.page("leave.html", title=visit.speaker.text("Leave"))

    @post("/account/leave")
    async def leave(self, visit: NamedDependency[Visit]) -> Response[str]:
        fields = await visit.form()
        await visit.services.limits.check(limits.PASSWORDS, visit.origin)
        person = known(visit.caller)
        if not await visit.services.people.is_password(person, fields.get("password", "")):
            raise Refusal(403, say("That is not your password.", kind="password"))
        if fields.get("sure") != "yes":
            raise Refusal(422, say("Tick the box to confirm.", kind="sure"))
        changed = await asyncio.to_thread(leave, visit.services.store, person.id)
        await visit.services.people.log_out(visit.caller)
        for table in changed:
            visit.services.hub.tell(table)
        return visit.redirect("/")


def known(caller: Caller) -> Person:
    """The caller, guest or not; raises Refusal if unknown."""
    if caller.person is None:
        raise Refusal(403, say("We hold no data about you.", kind="nobody"))
    return caller.person


def account(caller: Caller) -> Person:
    """The caller, if they have an account; raises Refusal otherwise."""
    if caller.person is None or caller.person.is_guest:
        raise Refusal(403, say("That needs an account: make one under “You”.", kind="account"))
    return caller.person


def _heading(game: str) -> str:
    return find_title(game).heading
