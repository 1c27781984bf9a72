"""What the pages and the API stand on."""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.server.hub import Hub
from whistlestop.server.limits import Limits
from whistlestop.server.people import People
from whistlestop.server.settings import Settings
from whistlestop.server.store import Store
from whistlestop.server.tables import Tables
from whistlestop.server.views import Views


@dataclass(frozen=True)
class Services:
    settings: Settings
    store: Store
    hub: Hub
    people: People
    tables: Tables
    views: Views
    limits: Limits
