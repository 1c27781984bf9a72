"""A request, with everything a page needs to know: who asks, and in which language and look."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.response import ServerSentEvent
from markupsafe import Markup

from whistlestop.core.picture import AUTO, DARK, LIGHT, NARROW, WIDE
from whistlestop.core.words import Message, Speaker, say
from whistlestop.server.errors import Refusal
from whistlestop.server.people.names import GUESTS
from whistlestop.server.people.people import COOKIE, LASTS, Caller, clean_name
from whistlestop.server.rendering.cards import LinkCard
from whistlestop.server.rendering.languages import LANGUAGES, spoken
from whistlestop.server.rendering.templates import KEY_PLACE, templates
from whistlestop.server.storage.rows import Person
from whistlestop.server.table.shares import PROMISE
from whistlestop.server.web import limits
from whistlestop.server.web.services import Services
from whistlestop.server.web.streams import Events

FRAGMENT = "x-fragment"  # the header with which our script asks for the changing part of a page
FORM_KEY = "form_key"
FORM_KEY_HEADER = "x-form-key"

PROMISED = "dice"  # the cookie with what a browser promises to add to the dice (client/src/dice.ts)

THEMES = (AUTO, LIGHT, DARK)
KEPT_IN_ADDRESS = "/?#&=%:;,+@!$'()*~"  # what means something in an address, or has been quoted

AnyRequest = Request[Any, Any, Any]


def language_of(request: AnyRequest) -> str:
    chosen = request.cookies.get("language", "")
    if chosen in spoken():
        return chosen
    for wanted in request.headers.get("accept-language", "").split(","):
        name = wanted.partition(";")[0].strip().lower().partition("-")[0]
        if name in spoken():
            return name
    return "en"


@dataclass
class Visit:
    request: AnyRequest
    caller: Caller
    services: Services
    language: str
    speaker: Speaker

    @property
    def origin(self) -> str:
        """Where the visit comes from, as far as limits tell visitors apart."""
        return limits.origin_of(self.request.client.host if self.request.client else "?")

    async def limit(self, limit: limits.Limit) -> None:
        """Count what is done for the person behind the visit, or for where it comes from: a token
        that nobody has is worth nothing."""
        person = self.caller.person
        await self.services.limits.check(limit, self.origin if person is None else person.id)

    async def limit_tables(self) -> None:
        """Count a new table, for its host and for where they come from."""
        await self.limit(limits.NEW_TABLES)
        await self.services.limits.check(limits.TABLES_OF_ADDRESS, self.origin)

    @property
    def site(self) -> str:
        """Where people find the server, for links that leave it."""
        return (self.services.settings.public_url or str(self.request.base_url)).rstrip("/")

    @property
    def theme(self) -> str:
        chosen = self.request.cookies.get("theme", AUTO)
        return chosen if chosen in THEMES else AUTO

    @property
    def shape(self) -> str:
        """Which drawing fits the screen: as our script found, or as the browser hints."""
        chosen = self.request.cookies.get("shape", "")
        if chosen in (WIDE, NARROW):
            return chosen
        return NARROW if "Mobi" in self.request.headers.get("user-agent", "") else WIDE

    @property
    def promise(self) -> str:
        """The hash of the number that the visitor's browser will add to the dice of the next table
        at which they sit down."""
        sent = self.request.cookies.get(PROMISED, "")
        return sent if PROMISE.fullmatch(sent) else ""

    def seated(self, path: str) -> Response[str]:
        """After sitting down: on to the table. The promise is used up."""
        response = self.redirect(path)
        if self.promise:
            response.delete_cookie(PROMISED)
        return response

    @property
    def wants_fragment(self) -> bool:
        return FRAGMENT in self.request.headers

    def events(self, stream: Events) -> ServerSentEvent:
        """A stream of events for the visitor, who is here while it is open."""
        services = self.services
        stream = services.notices.presence.during(self.caller.person, stream)
        return ServerSentEvent(services.streams.opened(self.origin, stream))

    async def form(self) -> dict[str, str]:
        """The fields of a form sent by one of our pages."""
        try:
            sent = await self.request.form()
        except ValueError:
            raise bad_form() from None
        fields = {name: value for name, value in sent.items() if isinstance(value, str)}
        key = fields.pop(FORM_KEY, "") or self.request.headers.get(FORM_KEY_HEADER, "")
        self.services.people.check_form(self.caller, key)
        return fields

    async def known_person(self, name: str = "") -> Person:
        """The person behind the visit; a new guest if there is none yet."""
        if self.caller.person is None:
            await self.services.limits.check(limits.NEW_PEOPLE, self.origin)
        chosen = clean_name(name) if name.strip() else random.choice(GUESTS)
        return await self.services.people.guest(self.caller, chosen)

    async def writer(self) -> Person:
        """The person who changes something through the API, with a token or from one of our
        pages."""
        key = self.request.headers.get(FORM_KEY_HEADER, "")
        self.services.people.check_form(self.caller, key)
        return await self.known_person()

    def page(self, name: str, status: int = 200, **values: Any) -> Response[str]:
        """A page from its template, whole or only its changing part."""
        content = self.render(name, **values)
        card = values.get("card")
        return self.whole(
            content, values.get("title", ""), status, values.get("live", ""), card=card
        )

    def render(self, name: str, **values: Any) -> str:
        return (
            templates(self.language)
            .get_template(name)
            .render(speaker=self.speaker, person=self.caller.person, key=KEY_PLACE, **values)
        )

    def whole(
        self,
        content: str,
        title: str,
        status: int = 200,
        live: str = "",
        wide: bool = False,
        card: LinkCard | None = None,
    ) -> Response[str]:
        """Content with the page around it, unless our script asked for the content alone."""
        if not self.wants_fragment:
            content = self.render(
                "page.html",
                content=Markup(content),
                title=title,
                live=live,
                is_wide=wide,
                card=card,
                site=self.site,
                pace="normal" if self.services.settings.pace else "instant",
                theme=self.theme,
                language=self.language,
                languages={name: LANGUAGES[name] for name in spoken()},
                path=str(self.request.url.path),
            )
        content = content.replace(KEY_PLACE, self.services.people.form_key(self.caller.token))
        return Response(
            content,
            media_type="text/html",
            status_code=status,
            cookies=self.cookies(),
            headers={"cache-control": "no-store"},
        )

    def redirect(self, path: str) -> Response[str]:
        return Response(
            "",
            status_code=303,
            headers={"location": quote(path, safe=KEPT_IN_ADDRESS), "cache-control": "no-store"},
            cookies=self.cookies(),
        )

    def cookies(self) -> list[Cookie]:
        if not self.caller.is_new:
            return []
        return [self.cookie(COOKIE, self.caller.token, is_secret=True)]

    def cookie(self, name: str, value: str, is_secret: bool = False) -> Cookie:
        return Cookie(
            name,
            value=value,
            path="/",
            max_age=LASTS,
            httponly=is_secret,
            samesite="lax",
            secure=bool(self.request.app.state.settings.is_secure),
        )

    def say(self, message: Message) -> str:
        return self.speaker.say(message)


def bad_form() -> Refusal:
    return Refusal(400, say("This can't be read.", kind="form"))


def number(fields: dict[str, str], name: str) -> int:
    """A whole number from a form."""
    text = fields.get(name, "")
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise Refusal(400, say("{name} must be a whole number.", kind="form", name=name))
    return int(text)
