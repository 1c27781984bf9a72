"""`whistlestop serve`, and `whistlestop` alone: the table in the browser."""

from __future__ import annotations

import contextlib
import importlib.util
import webbrowser
from argparse import ArgumentParser, Namespace

from whistlestop.cli.screen import Screen
from whistlestop.core.errors import SetupError
from whistlestop.core.words import Speaker, say

PORT = 8321
HOST = "127.0.0.1"
NEEDED = ("litestar", "uvicorn", "sqlalchemy", "alembic", "jinja2", "argon2", "markdown_it")


def add_arguments(parser: ArgumentParser, speaker: Speaker) -> None:
    group = parser.add_argument_group(speaker.text("the server"))
    group.add_argument(
        "--host",
        metavar="HOST",
        default=HOST,
        help=speaker.text(
            "where to listen; 0.0.0.0 lets other machines in (default: {host})", host=HOST
        ),
    )
    group.add_argument(
        "--port",
        metavar="PORT",
        default=str(PORT),
        help=speaker.text("0 takes any that is free (default: {port})", port=PORT),
    )
    group.add_argument(
        "--database",
        metavar="URL",
        help=speaker.text(
            "sqlite:///FILE or postgresql://...; without it, a file in your own folder"
        ),
    )
    group.add_argument(
        "--workers",
        metavar="N",
        default="2",
        help=speaker.text("how many processes bots may think in (default: 2)"),
    )
    group.add_argument(
        "--secure",
        action="store_true",
        help=speaker.text("people come by https: cookies insist on it"),
    )
    group.add_argument("--no-browser", action="store_true", help=speaker.text("open no browser"))
    group.add_argument(
        "--log",
        metavar="LEVEL",
        choices=("debug", "info", "warning", "error"),
        default="warning",
        help=speaker.text(
            "what goes to the error stream, as lines of JSON: debug, info, warning or error"
        ),
    )


def run(chosen: Namespace, speaker: Speaker) -> int:
    for name in NEEDED:
        if importlib.util.find_spec(name) is None:
            raise SetupError(
                say(
                    "The table in the browser needs more than the games do: pip install "
                    "'whistlestop[server]'. Or play here: whistlestop play.",
                    kind="not-installed",
                )
            )
    from whistlestop.server.run import prepare_logs, serve
    from whistlestop.server.settings import Settings

    screen = Screen(speaker)
    prepare_logs(chosen.log)
    port = _number(chosen.port, "--port", 0, 65535)

    def ready(port: int) -> None:
        host = "127.0.0.1" if chosen.host in ("0.0.0.0", "::") else chosen.host
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        screen.say(say("Whistlestop is at {address}", address=address))
        screen.say(say("Ctrl-C ends it; the games are kept."))
        if not chosen.no_browser:
            webbrowser.open(address)

    settings = Settings(
        database=chosen.database or "",
        workers=_number(chosen.workers, "--workers", 1, 64),
        is_secure=chosen.secure,
    )
    with contextlib.suppress(KeyboardInterrupt):  # the server has ended in good order by then
        serve(settings, chosen.host, port, ready)
    return 0


def _number(text: str, option: str, least: int, most: int) -> int:
    if not text.isascii() or not text.isdecimal() or not least <= int(text) <= most:
        raise SetupError(
            say(
                "{option} takes a whole number from {least} to {most}, not {text}.",
                kind="usage",
                option=option,
                least=least,
                most=most,
                text=repr(text),
            )
        )
    return int(text)
