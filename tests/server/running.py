"""Servers in processes of their own, for tests that kill them or run several."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import httpx

from whistlestop.server.table.changes import HEARTBEAT

# How long anything may take on a machine that is busy with other things, before a test gives up.
PATIENCE = 120.0  # seconds

get = partial(httpx.get, timeout=PATIENCE)
post = partial(httpx.post, timeout=PATIENCE)
stream = partial(httpx.stream, timeout=PATIENCE)

TOO_LATE = "graceful shutdown exceeded"  # what uvicorn says of requests that it had to cut off

PROGRAM = """
import sys
from whistlestop.server.running.run import prepare_logs, serve
from whistlestop.server.settings import Settings
from whistlestop.server.table import changes
prepare_logs("info")
database, port, pace = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
house, generous, host = sys.argv[4] == "True", sys.argv[5] == "True", sys.argv[6]
changes.HEARTBEAT = float(sys.argv[7])
settings = Settings(database, pace=pace, thinkers=1, generous=generous, has_house=house)
try:
    serve(settings, host, port, lambda port: print("ready", flush=True))
except KeyboardInterrupt:
    pass
"""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class RunningServer:
    def __init__(
        self,
        database: str,
        log: Path,
        port: int = 0,
        pace: float = 0.0,
        has_house: bool = False,
        host: str = "127.0.0.1",
        within: tuple[str, ...] = (),
        is_generous: bool = True,
        heartbeat: float = HEARTBEAT,
    ) -> None:
        """`within` is a command that runs it elsewhere, such as in a network namespace."""
        self.database = database
        self.log = log
        self.port = port or free_port()
        self.pace = pace
        self.has_house = has_house
        self.host = host
        self.within = within
        self.is_generous = is_generous
        self.heartbeat = heartbeat
        self.address = f"http://{host}:{self.port}"
        self.start()

    def start(self) -> None:
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [
                    *self.within,
                    sys.executable,
                    "-c",
                    PROGRAM,
                    self.database,
                    str(self.port),
                    str(self.pace),
                    str(self.has_house),
                    str(self.is_generous),
                    self.host,
                    str(self.heartbeat),
                ],
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.address}/health").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        raise AssertionError(f"the server did not start: {self.log.read_text()}")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """End it in good order."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(PATIENCE)
