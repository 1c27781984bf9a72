"""For programs: profiles, under the same rules of access as on the pages."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import PathParameter

from whistlestop.server.community.profiles import Profiles
from whistlestop.server.web.faults import FAULTS
from whistlestop.server.web.visit import Visit


@dataclass(frozen=True)
class RatingInfo:
    """An estimate of strength, and its standard deviation."""

    mu: float
    sigma: float


@dataclass(frozen=True)
class FiguresInfo:
    game: str
    played: int
    won: float  # a shared win counts its share
    rating: RatingInfo


@dataclass(frozen=True)
class RivalInfo:
    name: str
    games: int
    ahead: int
    behind: int


@dataclass(frozen=True)
class ProfileInfo:
    id: str
    name: str
    figures: Sequence[FiguresInfo]
    rivals: Sequence[RivalInfo]
    tables: Sequence[str]  # the latest that you may know of


class ProfileApi(Controller):
    path = "/api"
    tags = ("people",)
    security = ({"token": []}, {})

    @get("/people/{who:str}", responses=FAULTS)
    async def profile(
        self,
        visit: NamedDependency[Visit],
        who: Annotated[str, PathParameter(max_length=80, description="an account's name or id")],
    ) -> ProfileInfo:
        """What is known about a person with an account."""
        profiles = Profiles(visit.services.store)
        person = await asyncio.to_thread(profiles.account, who)
        profile = await asyncio.to_thread(profiles.profile, person, visit.caller.person)
        return ProfileInfo(
            id=profile.id,
            name=profile.name,
            figures=[
                FiguresInfo(f.game, f.played, f.won, RatingInfo(f.rating.mu, f.rating.sigma))
                for f in profile.figures
            ],
            rivals=[RivalInfo(r.name, r.games, r.better, r.worse) for r in profile.rivals],
            tables=[row.id for row in profile.games],
        )
