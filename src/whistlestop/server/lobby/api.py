"""For programs: what can be played, and with which bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from litestar import Controller, get
from litestar.di import NamedDependency

from whistlestop.bots import bot_names
from whistlestop.core.registry import find_title, title_names
from whistlestop.server.web.faults import FAULTS
from whistlestop.server.web.visit import Visit


@dataclass(frozen=True)
class OptionInfo:
    name: str
    choices: Sequence[str]
    default: str
    meaning: str


@dataclass(frozen=True)
class GameInfo:
    name: str
    heading: str
    designer: str
    players: Sequence[int]
    boards: Sequence[str]
    options: Sequence[OptionInfo]
    rules_version: int


class LobbyApi(Controller):
    path = "/api"
    tags = ("tables",)
    security = ({"token": []}, {})

    @get("/games", responses=FAULTS)
    async def games(self, visit: NamedDependency[Visit]) -> list[GameInfo]:
        """What can be played."""
        titles = [find_title(name) for name in title_names()]
        return [
            GameInfo(
                name=title.name,
                heading=title.heading,
                designer=title.designer,
                players=list(title.players),
                boards=title.boards(),
                options=[
                    OptionInfo(o.name, o.choices, o.default, visit.say(o.meaning))
                    for o in title.options
                ],
                rules_version=title.rules_version,
            )
            for title in titles
        ]

    @get("/bots", responses=FAULTS)
    async def bots(self) -> list[str]:
        """The bots that can take a seat."""
        return bot_names()
