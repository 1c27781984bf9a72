"""Webhooks: calling a program that a person named, only over https and to the public internet.

The address comes from a stranger, and our server may be able to reach places that strangers can't.
So we resolve the name here, require every address it has to be public, and connect to one that we
checked, not to whatever the name may mean a moment later. We follow no redirects and read only the
status of the answer.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Callable, Iterator, Sequence
from urllib.parse import SplitResult, urlsplit

from whistlestop.core.words import Message, say
from whistlestop.server.errors import Refusal

LONGEST_URL = 500
TRIED = 3  # addresses of one name
PATIENCE = 10.0  # seconds for a call, whatever the other side does
SIGNATURE = "X-Whistlestop-Signature"

Address = ipaddress.IPv4Address | ipaddress.IPv6Address

# What goes wrong, as it is kept; a status is kept as its number.
NO_NAME, INNER, NOT_REACHED, NOT_TRUSTED, TOO_LATE = "name", "inner", "reach", "trust", "late"


class HookFault(Exception):
    """A call that failed; its text is one of the codes above, or a status."""


def is_public(address: Address) -> bool:
    """Whether the address is on the public internet, and not another address in disguise."""
    if isinstance(address, ipaddress.IPv6Address):
        is_disguise = address.sixtofour is not None or address.teredo is not None
        if address not in _UNICAST or is_disguise:
            return False
    return address.is_global and not address.is_multicast


_UNICAST = ipaddress.IPv6Network("2000::/3")  # leaves out all but two that embed IPv4


def system_addresses(host: str, port: int) -> Sequence[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


class HookCaller:
    def __init__(
        self,
        resolve: Callable[[str, int], Sequence[str]] = system_addresses,
        is_allowed: Callable[[Address], bool] = is_public,
        context: ssl.SSLContext | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.resolve = resolve
        self.is_allowed = is_allowed
        self.context = context or ssl.create_default_context()
        self.patience = patience

    def call(self, url: str, body: bytes, secret: str) -> None:
        """Post a signed body; raises HookFault unless the answer says that it was accepted."""
        try:
            parts = split_url(url)
        except Refusal:  # kept by an earlier version, which took more
            raise HookFault(NO_NAME) from None
        assert parts.hostname is not None
        host, port = parts.hostname.encode("idna").decode(), parts.port or 443
        path = parts.path or "/"
        if parts.query:
            path += f"?{parts.query}"
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Whistlestop",
            "Connection": "close",
            SIGNATURE: signature(secret, body),
        }
        status = self._post(self._addresses(host, port), host, port, path, body, headers)
        if not 200 <= status < 300:
            raise HookFault(str(status))

    def _addresses(self, host: str, port: int) -> Sequence[str]:
        try:
            found = self.resolve(host, port)
        except OSError:
            raise HookFault(NO_NAME) from None
        if not found:
            raise HookFault(NO_NAME)
        if not all(self.is_allowed(ipaddress.ip_address(address)) for address in found):
            raise HookFault(INNER)
        return found[:TRIED]

    def _post(
        self,
        addresses: Sequence[str],
        host: str,
        port: int,
        path: str,
        body: bytes,
        headers: dict[str, str],
    ) -> int:
        fault = HookFault(NOT_REACHED)
        for address in addresses:
            connection = _Pinned(host, port, address, self.context, self.patience)
            try:
                with connection.limited(self.patience):
                    connection.request("POST", path, body, headers)
                    return connection.getresponse().status
            except ssl.SSLCertVerificationError:
                fault = HookFault(NOT_TRUSTED)
            except TimeoutError:
                fault = HookFault(TOO_LATE)
            except (OSError, http.client.HTTPException, ValueError):
                fault = HookFault(TOO_LATE if connection.is_late else NOT_REACHED)
            finally:
                connection.close()
        raise fault


class _Pinned(http.client.HTTPSConnection):
    """A connection to one address, whatever the name in it means to others."""

    def __init__(
        self, host: str, port: int, address: str, context: ssl.SSLContext, patience: float
    ) -> None:
        super().__init__(host, port, timeout=patience, context=context)
        self.address = address
        self.tls = context
        self.is_late = False

    def connect(self) -> None:
        plain = socket.create_connection((self.address, self.port), self.timeout)
        # Kept before the handshake, so that we can end one that never finishes.
        self.sock = self.tls.wrap_socket(
            plain, server_hostname=self.host, do_handshake_on_connect=False
        )
        self.sock.do_handshake()

    @contextlib.contextmanager
    def limited(self, seconds: float) -> Iterator[None]:
        """The whole call takes no longer than this, even if the other side sends byte by byte."""
        timer = threading.Timer(seconds, self._end)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def _end(self) -> None:
        self.is_late = True
        if self.sock is not None:
            with contextlib.suppress(OSError):
                # The plain socket: another thread may close what is under the encryption, but not
                # the encryption itself.
                socket.socket.shutdown(self.sock, socket.SHUT_RDWR)


def signature(secret: str, body: bytes) -> str:
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


def split_url(url: str) -> SplitResult:
    """The parts of a hook's address; raises Refusal."""
    try:
        parts = urlsplit(url)
        is_good = (
            parts.scheme == "https"
            and bool(parts.hostname)
            and parts.username is None
            and parts.port != 0
            and len(url) <= LONGEST_URL
            and url.isascii()
            and url.isprintable()
            and " " not in url
            and bool((parts.hostname or "").encode("idna"))
        )
    except ValueError:
        is_good = False
    if not is_good:
        raise Refusal(
            422,
            say("A hook is an address such as https://example.org/my-turn.", kind="hook"),
        )
    return parts


def fault_words(fault: str) -> Message:
    """What went wrong, in words for the hook's owner."""
    sentences = {
        NO_NAME: say("The last call failed: the name can’t be found."),
        INNER: say("The last call failed: the name leads to an address that is not public."),
        NOT_REACHED: say("The last call failed: no connection."),
        NOT_TRUSTED: say("The last call failed: the certificate is not to be trusted."),
        TOO_LATE: say("The last call failed: no answer in time."),
    }
    if fault in sentences:
        return sentences[fault]
    return say("The last call failed: the answer was {status}.", status=fault)
