"""Mail, sent through a server that the owner names."""

from __future__ import annotations

import ipaddress
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from typing import Protocol
from urllib.parse import parse_qs, unquote, urlsplit

from whistlestop.core.errors import SetupError
from whistlestop.core.words import say
from whistlestop.server.errors import Refusal

PATIENCE = 20.0  # seconds
LONGEST_ADDRESS = 254
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


class Post(Protocol):
    """Sends mail, or raises OSError (as all errors of `smtplib` are)."""

    @property
    def sender(self) -> str: ...

    def send(self, message: EmailMessage) -> None: ...


@dataclass(frozen=True)
class SmtpPost:
    """smtp://user:password@host:587?from=trains@example.org; smtps:// speaks TLS from the start."""

    host: str
    port: int
    is_tls: bool
    user: str
    password: str
    sender: str

    @classmethod
    def parse(cls, url: str) -> SmtpPost:
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise _bad_url() from None
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        sender = parse_qs(parts.query).get("from", [user])[0]
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise _bad_url()
        if not ADDRESS.fullmatch(sender):
            raise _bad_url()
        is_tls = parts.scheme == "smtps"
        return cls(parts.hostname, port or (465 if is_tls else 587), is_tls, user, password, sender)

    def send(self, message: EmailMessage) -> None:
        context = ssl.create_default_context()
        if self.is_tls:
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                self.host, self.port, timeout=PATIENCE, context=context
            )
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        with server:
            server.ehlo()
            is_private = self.is_tls
            if not is_private and server.has_extn("starttls"):
                server.starttls(context=context)
                server.ehlo()
                is_private = True
            if self.user:
                if not is_private and not _is_this_machine(self.host):
                    raise smtplib.SMTPNotSupportedError("no password without TLS")
                server.login(self.user, self.password)
            server.send_message(message)


def check_address(text: str) -> str:
    """An address that mail can be sent to; raises Refusal."""
    text = text.strip()
    if len(text) > LONGEST_ADDRESS or not ADDRESS.fullmatch(text):
        raise Refusal(422, say("This isn’t an e-mail address.", kind="mail-address"))
    return text


def _is_this_machine(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _bad_url() -> SetupError:
    # The address holds a password, so it is not repeated.
    return SetupError(
        say(
            "Mail is sent through an address such as "
            "smtp://user:password@mail.example.org:587?from=trains@example.org.",
            kind="smtp",
        )
    )
