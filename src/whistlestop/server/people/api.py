"""For programs: becoming a guest, and finding out who you are."""

from __future__ import annotations

from dataclasses import dataclass

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from whistlestop.server.people.people import clean_name
from whistlestop.server.web import limits
from whistlestop.server.web.faults import FAULTS
from whistlestop.server.web.visit import Visit


@dataclass(frozen=True)
class PersonInfo:
    id: str
    name: str
    is_guest: bool
    token: str | None = None  # given once, when the person is made


@dataclass(frozen=True)
class NewPerson:
    name: str


class PeopleApi(Controller):
    path = "/api"
    tags = ("tables",)
    security = ({"token": []}, {})

    @post("/people", responses=FAULTS)
    async def new_person(
        self,
        visit: NamedDependency[Visit],
        data: JSONBody[NewPerson],
    ) -> PersonInfo:
        """Become a guest. You get the token only once; send it as a bearer token from then on."""
        await visit.services.limits.check(limits.NEW_PEOPLE, visit.origin)
        visit.caller.person = None
        person = await visit.services.people.guest(visit.caller, clean_name(data.name))
        return PersonInfo(person.id, person.name, person.is_guest, visit.caller.token)

    @get("/me", responses=FAULTS)
    async def me(self, visit: NamedDependency[Visit]) -> PersonInfo | None:
        """Who the token belongs to."""
        person = visit.caller.person
        return None if person is None else PersonInfo(person.id, person.name, person.is_guest)
