"""A clock that tests set, and servers that go by it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from itertools import count
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.databases import sqlite
from tests.server.running import PATIENCE
from whistlestop.server.app import create_app
from whistlestop.server.bots import conductor
from whistlestop.server.clock import DAY, Clock
from whistlestop.server.settings import Settings
from whistlestop.server.web.services import Services

FIRST = 1_800_000_000_000
APART = 200 * DAY
numbers = count()


class FakeClock(Clock):
    """Stands still until it is set; each begins later than the ones before, which may share its
    database."""

    def __init__(self) -> None:
        self.time = FIRST + next(numbers) * APART
        self.set_by = 0

    def now(self) -> int:
        return self.time

    @property
    def jump(self) -> int:
        return self.set_by

    def follow(self) -> None:
        self.time += self.set_by
        self.set_by = 0

    def advance(self, milliseconds: int) -> None:
        self.time += milliseconds


class PostBox:
    """Takes mail instead of a server of mail."""

    sender = "trains@example.org"

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.failures = 0  # so many are refused first

    def send(self, message: EmailMessage) -> None:
        if self.failures:
            self.failures -= 1
            raise ConnectionRefusedError("the post is closed")
        self.mails.append(message)

    def link(self, purpose: str, number: int = -1) -> str:
        """The path of a link in a mail."""
        words = self.mails[number].get_content().split()
        found = next(word for word in words if f"/notices/{purpose}/" in word)
        return str(found).removeprefix("https://trains.example.org")


class TimedServer:
    """A server in this process that looks at its clock all the time."""

    def __init__(self, client: TestClient[Litestar], clock: FakeClock, post: PostBox) -> None:
        self.client = client
        self.clock = clock
        self.post = post

    @property
    def services(self) -> Services:
        found: Services = self.client.app.state.services
        return found


@contextmanager
def timed_server(folder: Path, clock: FakeClock, database: str = "") -> Iterator[TimedServer]:
    settings = Settings(
        database=database or sqlite(folder),
        pace=0.0,
        thinkers=1,
        public_url="https://trains.example.org",
        generous=True,
    )
    post = PostBox()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(conductor, "SWEEP", 0.05)
        app = create_app(settings, clock)
        services: Services = app.state.services
        services.absence.checked_every = 0.0
        services.notices.looked_every = 0.05
        services.notices.post = post
        with TestClient(app) as client:
            yield TimedServer(client, clock, post)


def wait_until(is_so: Callable[[], object], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, f"not so within {seconds} seconds"
        time.sleep(0.02)


def settle(seconds: float = 0.3) -> None:
    """Give the server the time in which it would do a thing that it must not do."""
    time.sleep(seconds)
