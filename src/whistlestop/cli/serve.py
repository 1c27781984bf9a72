"""`whistlestop serve`, and `whistlestop` alone: the table in the browser."""

from __future__ import annotations

import contextlib
import importlib.util
import ipaddress
import os
import webbrowser
from argparse import SUPPRESS, Namespace
from typing import Any, Protocol
from urllib.parse import urlsplit

from whistlestop.cli.grammar import Parser
from whistlestop.cli.screen import Screen
from whistlestop.core.errors import SetupError
from whistlestop.core.words import Speaker, say, speaker

PORT = 8321
HOST = "127.0.0.1"
LEVELS = ("debug", "info", "warning", "error")
DATABASE = "WHISTLESTOP_DATABASE"  # in the environment, where no list of processes shows it
METRICS_TOKEN = "WHISTLESTOP_METRICS_TOKEN"
SMTP = "WHISTLESTOP_SMTP"
NEEDED = (
    "litestar",
    "uvicorn",
    "sqlalchemy",
    "alembic",
    "jinja2",
    "argon2",
    "markdown_it",
    "prometheus_client",
)


class Group(Protocol):
    """What takes arguments: a parser, or a group of one."""

    def add_argument(self, *names: str, **more: Any) -> Any: ...


def add_arguments(parser: Parser, speaker: Speaker) -> None:
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
    add_database(group, speaker)
    group.add_argument(
        "--processes",
        metavar="N",
        default="1",
        help=speaker.text("how many processes serve; more than one needs PostgreSQL (default: 1)"),
    )
    add_old_spelling(group, "--workers", "processes")
    group.add_argument(
        "--thinkers",
        metavar="N",
        help=speaker.text(
            "how many processes bots may think in, beside each that serves (default: all cores "
            "shared out, which is also the most)"
        ),
    )
    group.add_argument(
        "--public-url",
        metavar="URL",
        default="",
        help=speaker.text(
            "where people find the server, if a proxy stands before it; with https://, cookies "
            "and browsers insist on that"
        ),
    )
    group.add_argument(
        "--proxies",
        metavar="ADDRESSES",
        default="",
        help=speaker.text(
            "addresses or networks of proxies, with commas between, that are believed where "
            "people come from (default: none)"
        ),
    )
    group.add_argument(
        "--smtp",
        metavar="URL",
        default=os.environ.get(SMTP, ""),
        help=speaker.text(
            "where mail is sent through: smtp://user:password@host:587?from=ADDRESS, or smtps://; "
            "without it, what {variable} in the environment says, or no mail",
            variable=SMTP,
        ),
    )
    group.add_argument("--no-browser", action="store_true", help=speaker.text("open no browser"))
    group.add_argument(
        "--log",
        metavar="LEVEL",
        default="warning",
        help=speaker.text(
            "what goes to the error stream, as lines of JSON: debug, info, warning or error"
        ),
    )


def add_old_spelling(group: Group, spelling: str, option: str) -> None:
    """What an option was called before: it still works, but the help doesn't name it."""
    group.add_argument(spelling, dest=option, default=SUPPRESS, help=SUPPRESS)


def add_database(group: Group, speaker: Speaker) -> None:
    group.add_argument(
        "--database",
        metavar="URL",
        default=os.environ.get(DATABASE, ""),
        help=speaker.text(
            "sqlite:///FILE or postgresql://...; without it, what {variable} in the environment "
            "says, or a file in your own folder",
            variable=DATABASE,
        ),
    )


def check_installed() -> None:
    """Raises SetupError if the server's own dependencies are missing."""
    for name in NEEDED:
        if importlib.util.find_spec(name) is None:
            raise SetupError(
                say(
                    "The table in the browser needs more than the games do: pip install "
                    "'whistlestop[server]'. Or play here: whistlestop play.",
                    kind="not-installed",
                )
            )


def run(chosen: Namespace, language: str) -> int:
    check_installed()
    from whistlestop.server.compiled import advice
    from whistlestop.server.running.processes import serve_many, thinkers
    from whistlestop.server.running.run import prepare_logs, serve
    from whistlestop.server.settings import Settings

    screen = Screen(speaker(language))
    prepare_logs(_level(chosen.log))
    port = _number(chosen.port, "--port", 0, 65535)

    def ready(port: int) -> None:
        host = "127.0.0.1" if chosen.host in ("0.0.0.0", "::") else chosen.host
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        screen.say(say("Whistlestop is at {address}", address=address))
        screen.say(say("Ctrl-C ends it; the games are kept."))
        told = advice()
        if told is not None:
            screen.say(told)
        if not chosen.no_browser:
            webbrowser.open(address)

    processes = _number(chosen.processes, "--processes", 1, 64)
    wanted = None if chosen.thinkers is None else _number(chosen.thinkers, "--thinkers", 1, 64)
    settings = Settings(
        database=chosen.database,
        thinkers=thinkers(wanted, processes),
        public_url=_public_url(chosen.public_url),
        proxies=_addresses(chosen.proxies),
        metrics_token=os.environ.get(METRICS_TOKEN, ""),
        smtp=chosen.smtp,
        has_house=True,
    )
    with contextlib.suppress(KeyboardInterrupt):  # the server has shut down cleanly by then
        if processes > 1:
            serve_many(settings, chosen.host, port, processes, chosen.log, ready)
        else:
            serve(settings, chosen.host, port, ready)
    return 0


def _level(text: str) -> str:
    if text not in LEVELS:
        raise SetupError(
            say(
                "--log takes {known}, not {text}.",
                kind="usage",
                known=", ".join(LEVELS),
                text=repr(text),
            )
        )
    return text


def _public_url(text: str) -> str:
    if not text:
        return ""
    found = urlsplit(text)
    if found.scheme not in ("http", "https") or not found.hostname or found.path.strip("/"):
        raise SetupError(
            say(
                "--public-url takes an address such as https://trains.example.org, not {text}.",
                kind="usage",
                text=repr(text),
            )
        )
    return text.rstrip("/")


def _addresses(text: str) -> tuple[str, ...]:
    found = tuple(part.strip() for part in text.split(",") if part.strip())
    for part in found:
        try:
            ipaddress.ip_network(part)
        except ValueError:
            raise SetupError(
                say(
                    "--proxies takes addresses and networks such as 127.0.0.1 or 10.0.0.0/8, "
                    "not {text}.",
                    kind="usage",
                    text=repr(part),
                )
            ) from None
    return found


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
