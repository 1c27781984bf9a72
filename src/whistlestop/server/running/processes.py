"""Several processes that serve at one port and share one database.

The first process only watches over the others: it starts them, replaces any that die, and shuts all
of them down cleanly. If it is killed itself, they notice and end as well.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType

from whistlestop.core.words import say
from whistlestop.server import metrics
from whistlestop.server.errors import Refusal
from whistlestop.server.running.run import PATIENCE, listen, prepare_logs, serve_at
from whistlestop.server.settings import Settings
from whistlestop.server.storage.opening import opened
from whistlestop.server.storage.store import Store

GRACE = PATIENCE + 5  # seconds that a process has to end before it is killed
SOUND = 10.0  # seconds after which a process counts as well started
ATTEMPTS = 5  # how often in a row one may die younger than that

# On Linux, each process has its own listening socket and the kernel spreads connections evenly;
# elsewhere the processes share one socket.
OWN_SOCKETS = sys.platform == "linux"

logger = logging.getLogger("whistlestop.processes")


def thinkers(wanted: int | None, processes: int) -> int:
    """How many processes bots may think in beside each serving process."""
    most = max(1, (os.cpu_count() or 1) // processes)
    return most if wanted is None else min(wanted, most)


def serve_many(
    settings: Settings,
    host: str,
    port: int,
    processes: int,
    log_level: str,
    ready: Callable[[int], None],
) -> None:
    """Serve with several processes until told to stop."""
    with opened(settings.database_url) as store:
        check_shareable(store)
        store.prepare()  # once, before anybody else looks
    listen(host, port).close()  # says so if somebody else is there
    with (
        listen(host, port, is_shared=OWN_SOCKETS) as listener,
        tempfile.TemporaryDirectory(prefix="whistlestop-") as folder,
    ):
        found = int(listener.getsockname()[1])
        os.environ[metrics.FOLDER] = folder  # which the processes inherit
        try:
            crew = Crew(settings, host, found, log_level, listener)
            crew.run(processes, lambda: ready(found))
        finally:
            del os.environ[metrics.FOLDER]


def check_shareable(store: Store) -> None:
    if store.is_sqlite:
        raise Refusal(
            422,
            say(
                "Several processes need PostgreSQL: with SQLite, one would not hear of what "
                "happens at another. Give --database postgresql://..., or leave --processes out.",
                kind="workers",
            ),
        )


@dataclass
class _Member:
    number: int
    process: BaseProcess
    line: Connection  # the process says when it is ready; closing it says that we are gone
    began: float
    is_ready: bool = False


@dataclass
class Crew:
    settings: Settings
    host: str
    port: int
    log_level: str
    listener: socket.socket
    _members: dict[int, _Member] = field(default_factory=dict)
    _died_young: int = 0

    def run(self, count: int, ready: Callable[[], None]) -> None:
        try:
            for number in range(count):
                self._start(number)
            is_told = False
            while True:
                self._look_after()
                if not is_told and all(member.is_ready for member in self._members.values()):
                    is_told = True
                    ready()
        finally:
            self._stop()

    def _start(self, number: int) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        settings = replace(self.settings, process=number)
        shared = None if OWN_SOCKETS else self.listener
        process = context.Process(
            target=_serve_in_process,
            args=(settings, self.host, self.port, self.log_level, shared, theirs),
            name=f"whistlestop-{number}",
        )
        process.start()
        theirs.close()
        self._members[number] = _Member(number, process, ours, time.monotonic())

    def _look_after(self) -> None:
        """Wait until a process is ready or gone, and deal with it."""
        things: list[Connection | int] = []
        for member in self._members.values():
            things.append(member.process.sentinel)
            if not member.is_ready:
                things.append(member.line)
        happened = wait(things)
        for member in list(self._members.values()):
            if member.process.sentinel in happened:
                self._replace(member)
            elif member.line in happened:
                with contextlib.suppress(EOFError):
                    member.is_ready = bool(member.line.recv())

    def _replace(self, gone: _Member) -> None:
        gone.line.close()
        gone.process.join()
        metrics.forget(gone.process.pid)
        lived = time.monotonic() - gone.began
        logger.error(
            "a process that serves has ended; another takes its place",
            extra={"place": gone.number, "code": gone.process.exitcode, "seconds": int(lived)},
        )
        self._died_young = self._died_young + 1 if lived < SOUND else 0
        if self._died_young >= ATTEMPTS:
            del self._members[gone.number]
            raise Refusal(
                503,
                say(
                    "The processes that serve end as soon as they have begun; the lines before "
                    "this one say why.",
                    kind="workers",
                ),
            )
        self._start(gone.number)

    def _stop(self) -> None:
        for member in self._members.values():
            member.process.terminate()
        end = time.monotonic() + GRACE
        for member in self._members.values():
            member.process.join(max(0.0, end - time.monotonic()))
            if member.process.is_alive():
                member.process.kill()
                member.process.join()
            member.line.close()


def _serve_in_process(
    settings: Settings,
    host: str,
    port: int,
    log_level: str,
    shared: socket.socket | None,
    line: Connection,
) -> None:
    """The life of one process that serves."""

    def end(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    signal.signal(signal.SIGTERM, end)
    prepare_logs(log_level)
    threading.Thread(target=_end_with_the_first, args=(line,), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        listener = listen(host, port, is_shared=True) if shared is None else shared
        serve_at(settings, listener, lambda: line.send(True))


def _end_with_the_first(line: Connection) -> None:
    """Once the line to the first process is cut, nobody looks after this one any more."""
    with contextlib.suppress(EOFError, OSError):
        line.recv()
    os.kill(os.getpid(), signal.SIGTERM)
