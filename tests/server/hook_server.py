"""An https server on this machine that takes what hooks send. Its certificate is for hook.test."""

from __future__ import annotations

import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

CERTIFICATE = Path(__file__).with_name("hook_test.pem")
HOST = "hook.test"


class Call:
    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class HookServer:
    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.statuses: list[int] = []  # of the next answers; 200 after them
        self.delay = 0.0  # seconds between two bytes of an answer
        self.port = 0

    @property
    def url(self) -> str:
        return f"https://{HOST}:{self.port}/my-turn?x=1"


def trusting() -> ssl.SSLContext:
    """What trusts the server's certificate, and no other."""
    return ssl.create_default_context(cafile=str(CERTIFICATE))


@contextmanager
def hook_server() -> Iterator[HookServer]:
    kept = HookServer()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            kept.calls.append(Call(self.path, dict(self.headers.items()), body))
            status = kept.statuses.pop(0) if kept.statuses else 200
            if kept.delay:
                try:
                    for byte in b"HTTP/1.1 200 OK\r\n\r\n":
                        self.wfile.write(bytes([byte]))
                        time.sleep(kept.delay)
                except OSError:
                    self.close_connection = True
                return
            self.send_response(status)
            if 300 <= status < 400:
                self.send_header("location", f"https://{HOST}:{kept.port}/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATE)
    server.socket = context.wrap_socket(
        server.socket, server_side=True, do_handshake_on_connect=False
    )
    kept.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield kept
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
