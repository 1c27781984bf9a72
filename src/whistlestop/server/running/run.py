"""Serving: the application on uvicorn, with a graceful end."""

from __future__ import annotations

import gc
import json
import logging
import socket
import sys
import time
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn

from whistlestop.core.words import say
from whistlestop.server.app import create_app
from whistlestop.server.errors import Refusal
from whistlestop.server.files import files_allowed, raise_files
from whistlestop.server.running.protocol import ImpatientProtocol
from whistlestop.server.settings import Settings
from whistlestop.server.storage.opening import faults_in_words
from whistlestop.server.web.services import Services

RESERVED = 200  # files for the database, bots, and what is being read
PATIENCE = 5  # seconds that requests have to finish when the server stops

_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """One line of JSON for each event worth logging, with its details as fields."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        fields |= {name: value for name, value in vars(record).items() if name not in _PLAIN}
        if record.exc_info:
            fields["exception"] = self.formatException(record.exc_info)
        return json.dumps(fields, default=str, ensure_ascii=False)


def prepare_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("alembic", "uvicorn.error", "httpx"):
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))


class Server(uvicorn.Server):
    """Releases the watchers of tables before it waits for requests to end."""

    def __init__(self, config: uvicorn.Config, services: Services, ready: Callable[[], None]):
        super().__init__(config)
        self.services = services
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        # Everything that exists by now stays. Searching it for garbage again and again would hold
        # everyone up for a tenth of a second each time.
        gc.collect()
        gc.freeze()
        if self.started:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.services.hub.stop()
        super().handle_exit(sig, frame)


def serve(settings: Settings, host: str, port: int, ready: Callable[[int], None]) -> None:
    """Serve until told to stop. `ready` is called with the port as soon as the server listens."""
    with listen(host, port) as listener:
        serve_at(settings, listener, lambda: ready(listener.getsockname()[1]))


def serve_at(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    raise_files()
    with faults_in_words():
        app = create_app(settings)
    files = files_allowed()
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the door handles them: see door.py
        timeout_graceful_shutdown=PATIENCE,
        timeout_keep_alive=30,
        http=ImpatientProtocol,
        ws="none",  # nothing here speaks it
        # Whoever comes when files run short is told so at once, and the log says it.
        limit_concurrency=None if files is None else max(files - RESERVED, files // 2),
    )
    Server(config, app.state.services, ready).run([listener])


def listen(host: str, port: int, is_shared: bool = False) -> socket.socket:
    """A socket at the port; if shared, our other processes can have theirs there too."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named because only then does asyncio send small answers at once.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if is_shared:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise Refusal(
            503,
            say(
                "The server can't listen at {host}, port {port}: {why}. Choose another "
                "place with --host or --port.",
                kind="port",
                host=host,
                port=port,
                why=error.strerror or str(error),
            ),
        ) from None
    return listener
