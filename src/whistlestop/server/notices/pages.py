"""The page where people choose how to be told, and the links in mails."""

from __future__ import annotations

import asyncio

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from whistlestop.server.notices.hooks import SIGNATURE, fault_words
from whistlestop.server.notices.telling import CONFIRM, STOP
from whistlestop.server.web.limits import Limit
from whistlestop.server.web.visit import Visit

MAILS = Limit("mails", 3, 600)
CHANGES = Limit("notices", 20, 10)


class NoticePages(Controller):
    path = "/account/notices"
    include_in_schema = False

    @get("/")
    async def page(self, visit: NamedDependency[Visit]) -> Response[str]:
        person = visit.caller.person
        address = hook = None
        if person is not None:
            address = await asyncio.to_thread(visit.services.notices.kept.address, person.id)
            hook = await asyncio.to_thread(visit.services.notices.kept.hook, person.id)
        return visit.page(
            "notices.html",
            title=visit.speaker.text("Notices"),
            has_mail=visit.services.notices.has_mail,
            address=address,
            hook=hook,
            fault=visit.say(fault_words(hook.fault)) if hook is not None and hook.fault else "",
            signature=SIGNATURE,
        )

    @post("/mail")
    async def mail(self, visit: NamedDependency[Visit]) -> Response[str]:
        fields = await visit.form()
        person = await visit.known_person()
        address = fields.get("address", "")
        # Neither one person nor one machine can send mails to many addresses, or many mails to one.
        keys = (visit.origin, person.id, address.strip().lower())
        await visit.services.limits.check(MAILS, *keys)
        await visit.services.notices.set_address(person, address, visit.language)
        return visit.redirect("/account/notices")

    @post("/mail/remove")
    async def no_mail(self, visit: NamedDependency[Visit]) -> Response[str]:
        await visit.form()
        person = await visit.known_person()
        await visit.limit(CHANGES)
        await asyncio.to_thread(visit.services.notices.kept.remove_address, person.id)
        return visit.redirect("/account/notices")

    @post("/hook")
    async def hook(self, visit: NamedDependency[Visit]) -> Response[str]:
        fields = await visit.form()
        person = await visit.known_person()
        await visit.limit(CHANGES)
        await visit.services.notices.set_hook(person, fields.get("url", ""))
        return visit.redirect("/account/notices")

    @post("/hook/remove")
    async def no_hook(self, visit: NamedDependency[Visit]) -> Response[str]:
        await visit.form()
        person = await visit.known_person()
        await visit.limit(CHANGES)
        await asyncio.to_thread(visit.services.notices.kept.remove_hook, person.id)
        return visit.redirect("/account/notices")


class MailLinks(Controller):
    """What the links in mails lead to. A link only asks, because programs that scan mail open
    links."""

    path = "/notices"
    include_in_schema = False

    @get("/confirm/{person:str}/{token:str}")
    async def ask_to_confirm(
        self,
        visit: NamedDependency[Visit],
        person: FromPath[str],
        token: FromPath[str],
    ) -> Response[str]:
        found = await visit.services.notices.by_link(CONFIRM, person, token)
        return visit.page(
            "mail_link.html",
            title=visit.speaker.text("Confirm your address"),
            question=visit.speaker.text(
                "E-mail {address} when it is your turn?", address=found.address
            ),
            button=visit.speaker.text("Yes, confirm it"),
            path=f"/notices/confirm/{person}/{token}",
            is_done=False,
        )

    @post("/confirm/{person:str}/{token:str}", status_code=200)
    async def confirm(
        self,
        visit: NamedDependency[Visit],
        person: FromPath[str],
        token: FromPath[str],
    ) -> Response[str]:
        await visit.form()
        found = await visit.services.notices.by_link(CONFIRM, person, token)
        await asyncio.to_thread(visit.services.notices.kept.confirm, person, found.address)
        return self._done(visit, visit.speaker.text("Your address is confirmed."))

    @get("/stop/{person:str}/{token:str}")
    async def ask_to_stop(
        self,
        visit: NamedDependency[Visit],
        person: FromPath[str],
        token: FromPath[str],
    ) -> Response[str]:
        found = await visit.services.notices.by_link(STOP, person, token)
        return visit.page(
            "mail_link.html",
            title=visit.speaker.text("Stop the e-mails"),
            question=visit.speaker.text("No more e-mail to {address}?", address=found.address),
            button=visit.speaker.text("Yes, stop the e-mails"),
            path=f"/notices/stop/{person}/{token}",
            is_done=False,
        )

    @post("/stop/{person:str}/{token:str}", status_code=200)
    async def stop(
        self,
        visit: NamedDependency[Visit],
        person: FromPath[str],
        token: FromPath[str],
    ) -> Response[str]:
        # No form key is needed: a mail program posts here directly when its user says so. The token
        # in the link is the proof, because it was sent only to that address.
        found = await visit.services.notices.by_link(STOP, person, token)
        await asyncio.to_thread(visit.services.notices.kept.remove_address, found.person)
        return self._done(visit, visit.speaker.text("You will get no more e-mail."))

    def _done(self, visit: Visit, sentence: str) -> Response[str]:
        return visit.page(
            "mail_link.html",
            title=visit.speaker.text("Notices"),
            question=sentence,
            button="",
            path="",
            is_done=True,
        )
