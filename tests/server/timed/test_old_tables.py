"""Tables that were begun and left lying: how long they count as somebody's."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar.testing import TestClient

from tests.server.conftest import Player
from tests.server.databases import sqlite
from tests.server.time_machine import FakeClock
from whistlestop.server.app import create_app
from whistlestop.server.clock import DAY
from whistlestop.server.settings import Settings
from whistlestop.server.table import seating


def test_tables_left_lying_for_days_bar_nobody_from_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seating, "MOST_TABLES", 1)
    monkeypatch.setattr(seating, "MOST_OF_ORIGIN", 2)
    clock = FakeClock()
    wish = {"game": "steel-driver", "seats": [{"kind": "you"}, *[{"kind": "free"}] * 2]}
    with TestClient(create_app(Settings(sqlite(tmp_path), thinkers=1), clock)) as client:
        ann, bob, cleo = (Player(client, name) for name in ("Ann", "Bob", "Cleo"))
        left = ann.new_table("you", "free", "free")
        bob.new_table("you", "free", "free")
        assert ann.post("/api/tables", wish).status_code == 429
        assert cleo.post("/api/tables", wish).status_code == 429
        clock.advance(2 * DAY)
        assert ann.post(f"/api/tables/{left}/remarks", {"text": "soon"}).status_code == 204
        clock.advance(2 * DAY)
        assert ann.post("/api/tables", wish).status_code == 429  # she was there the other day
        assert cleo.post("/api/tables", wish).status_code == 201
        assert bob.post("/api/tables", wish).status_code == 429  # there are two from here again
