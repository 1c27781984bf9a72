"""A server and a browser for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import browser as open_browser
from tests.browser.faults import faults_of
from tests.browser.player import SECONDS
from tests.server.accounts import finished_table
from tests.server.databases import sqlite
from tests.server.running import RunningServer
from whistlestop.server.storage.opening import opened

expect.set_options(timeout=40 * SECONDS)  # two cores may be busy with other things


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with open_browser() as made:
        yield made


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("table")
    made = RunningServer(sqlite(folder), folder / "server.log")
    yield made
    made.stop()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 860})
    made = context.new_page()
    faults = faults_of(made)
    yield made
    context.close()
    assert not faults, faults


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True
    )
    made = context.new_page()
    faults = faults_of(made)
    yield made
    context.close()
    assert not faults, faults


@pytest.fixture(scope="session")
def finished(server: RunningServer) -> str:
    """The address of a table where six people with long names have played a game to its end."""
    with opened(server.database) as store:
        people = [store.add_person("W" * 24).id for _ in range(6)]
        return f"{server.address}/table/{finished_table(store, *people)}"


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, which `tools/build-client` brings along."""
    root = Path(__file__).resolve().parents[2]
    return (root / "client/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games first, which take longest, so that no core waits for one in the end."""
    items.sort(key=lambda item: "whole_games" not in item.path.name)
