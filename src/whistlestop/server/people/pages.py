"""A person's own page: name, account, language and look."""

from __future__ import annotations

import asyncio

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency

from whistlestop.server.moderation.measures import is_owner
from whistlestop.server.people.people import login_of
from whistlestop.server.rendering.languages import spoken
from whistlestop.server.web import limits
from whistlestop.server.web.visit import THEMES, Visit

LONGEST_WAY_BACK = 300


class PeoplePages(Controller):
    path = "/account"
    include_in_schema = False

    @get("/")
    async def account(self, visit: NamedDependency[Visit]) -> Response[str]:
        owns = await asyncio.to_thread(is_owner, visit.services.store, visit.caller.person)
        return visit.page("account.html", title=visit.speaker.text("You"), is_owner=owns)

    @post("/name")
    async def rename(self, visit: NamedDependency[Visit]) -> Response[str]:
        fields = await visit.form()
        name = fields.get("name", "")
        if visit.caller.person is None:
            await visit.known_person(name)
        else:
            await visit.services.people.rename(visit.caller.person, name)
        return visit.redirect("/account")

    @post("/claim")
    async def claim(self, visit: NamedDependency[Visit]) -> Response[str]:
        fields = await visit.form()
        await visit.services.limits.check(limits.PASSWORDS, visit.origin)
        await visit.services.people.claim(
            visit.caller, fields.get("name", ""), fields.get("password", "")
        )
        return visit.redirect("/account")

    @post("/login")
    async def log_in(self, visit: NamedDependency[Visit]) -> Response[str]:
        fields = await visit.form()
        await visit.services.limits.check(limits.PASSWORDS, visit.origin)
        # By account as well: many addresses together must not guess freely.
        account = login_of(fields.get("name", ""))
        await visit.services.limits.check(limits.PASSWORDS_OF_ONE, account)
        await visit.services.people.log_in(
            visit.caller, fields.get("name", ""), fields.get("password", "")
        )
        return visit.redirect("/")

    @post("/logout")
    async def log_out(self, visit: NamedDependency[Visit]) -> Response[str]:
        await visit.form()
        await visit.services.people.log_out(visit.caller)
        return visit.redirect("/")

    @post("/password")
    async def password(self, visit: NamedDependency[Visit]) -> Response[str]:
        fields = await visit.form()
        await visit.limit(limits.PASSWORDS)
        await visit.services.people.change_password(
            visit.caller, fields.get("old", ""), fields.get("password", "")
        )
        return visit.redirect("/account")

    @post("/sessions/end")
    async def end_sessions(self, visit: NamedDependency[Visit]) -> Response[str]:
        await visit.form()
        await visit.services.people.end_other_sessions(visit.caller)
        return visit.redirect("/account")

    @post("/look")
    async def look(self, visit: NamedDependency[Visit]) -> Response[str]:
        """The language and the colours of the pages."""
        fields = await visit.form()
        back = fields.get("back", "/")
        if (
            len(back) > LONGEST_WAY_BACK
            or not back.startswith("/")
            or back.startswith(("//", "/\\"))
            or not back.isprintable()
        ):
            back = "/"
        response = visit.redirect(back)
        if fields.get("language") in spoken():
            response.cookies.append(visit.cookie("language", fields["language"]))
        if fields.get("theme") in THEMES:
            response.cookies.append(visit.cookie("theme", fields["theme"]))
        return response
