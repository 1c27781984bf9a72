"""A server whose time is in the tests' hands; each module has its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.time_machine import FakeClock, TimedServer, timed_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TimedServer]:
    with timed_server(tmp_path_factory.mktemp("timed"), FakeClock()) as made:
        yield made


@pytest.fixture
def clock(server: TimedServer) -> FakeClock:
    return server.clock


@pytest.fixture
def client(server: TimedServer) -> TestClient[Litestar]:
    return server.client
