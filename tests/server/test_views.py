"""What is kept of a table's page."""

from __future__ import annotations

import re

import pytest

from tests.server.conftest import Player
from whistlestop.server.storage.rows import ACTION, Entry
from whistlestop.server.storage.store import Store
from whistlestop.server.table import view
from whistlestop.server.table.look import Look
from whistlestop.server.table.room import HAND


def shown(page: str) -> tuple[str, str]:
    """The version that a page says it shows, and the last moment of the game on it."""
    version = re.search(r'data-tag="(\d+)\.', page)
    last = re.search(r'data-last="(\d+)"', page)
    assert version is not None
    assert last is not None
    return version[1], last[1]


def test_a_page_that_was_overtaken_while_it_was_made_is_not_kept_as_the_newer_one(
    shared_table: str, ann: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    moves = ["offer red"]

    beside = view.beside

    def overtaken(store: Store, look: Look) -> view.Beside:
        if moves:
            assert look.room is not None
            look.room.take(look.room.version, [Entry(ACTION, moves.pop(), HAND)])
        return beside(store, look)

    monkeypatch.setattr(view, "beside", overtaken)
    assert shown(ann.page(f"/table/{shared_table}")) == ("1", "1")
    assert shown(ann.page(f"/table/{shared_table}")) == ("1", "1")
