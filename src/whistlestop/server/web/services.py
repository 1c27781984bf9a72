"""What the pages and the API rely on."""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.server.absence.absence import Absence
from whistlestop.server.clock import Clock
from whistlestop.server.lobby.featured import Stage
from whistlestop.server.notices.telling import Notices
from whistlestop.server.people.people import People
from whistlestop.server.rendering.cards import Cards
from whistlestop.server.settings import Settings
from whistlestop.server.storage.store import Store
from whistlestop.server.study.analyses import Analyses
from whistlestop.server.study.filming import Studio
from whistlestop.server.study.hints import Hints
from whistlestop.server.table.hub import Hub
from whistlestop.server.table.seating import Seating
from whistlestop.server.table.tables import Tables
from whistlestop.server.table.view import Views
from whistlestop.server.web.limits import Limits
from whistlestop.server.web.streams import Streams


@dataclass(frozen=True)
class Services:
    settings: Settings
    store: Store
    clock: Clock
    hub: Hub
    people: People
    tables: Tables
    seating: Seating
    absence: Absence
    notices: Notices
    views: Views
    limits: Limits
    streams: Streams
    studio: Studio
    hints: Hints
    analyses: Analyses
    stage: Stage
    cards: Cards
