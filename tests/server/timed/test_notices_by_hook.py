"""Telling people that it is their turn by calling a program of theirs."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
import json
import ssl
from collections.abc import Iterator

import pytest

from tests.server.conftest import Player
from tests.server.hook_server import HOST, HookServer, hook_server, trusting
from tests.server.time_machine import FakeClock, TimedServer, settle
from tests.server.time_machine import wait_until as wait
from tests.server.timed.turns import bobs_turn, wait_for_retry
from whistlestop.server.clock import DAY, MINUTE
from whistlestop.server.notices.hooks import HookCaller, HookFault, is_public
from whistlestop.server.notices.telling import PAUSES


@pytest.fixture
def hooks(server: TimedServer) -> Iterator[HookServer]:
    """A server for hooks that ours may call, although it is on this machine."""
    with hook_server() as found:
        server.services.notices.caller = HookCaller(
            resolve=lambda host, port: ["127.0.0.1"],
            is_allowed=lambda address: True,
            context=trusting(),
        )
        yield found


def secret_of(player: Player, server: TimedServer) -> str:
    hook = server.services.notices.kept.hook(player.id)
    assert hook is not None
    return hook.secret


def test_a_hook_is_called_at_once_and_signed(
    ann: Player, bob: Player, hooks: HookServer, server: TimedServer, clock: FakeClock
) -> None:
    assert bob.send("/account/notices/hook", url=hooks.url).status_code == 303
    table = bobs_turn(ann, bob, clock={"kind": "days", "days": 1, "bank": 0})
    wait(lambda: hooks.calls)
    settle()
    [call] = hooks.calls
    assert call.path == "/my-turn?x=1"
    assert call.headers["Host"] == f"{HOST}:{hooks.port}"
    secret = secret_of(bob, server)
    right = hmac.new(secret.encode(), call.body, hashlib.sha256).hexdigest()
    assert call.headers["X-Whistlestop-Signature"] == f"sha256={right}"
    told = json.loads(call.body)
    assert (told["event"], told["table"], told["seat"], told["name"]) == ("turn", table, 1, "Bob")
    assert told["url"] == f"https://trains.example.org/table/{table}"
    assert told["deadline"] == clock.now() + DAY
    assert server.services.store.seed(table) not in call.body.decode()


def test_a_hook_that_fails_is_called_again_and_its_owner_sees_why(
    ann: Player, bob: Player, hooks: HookServer, server: TimedServer
) -> None:
    hooks.statuses = [500, 302, 200]
    bob.send("/account/notices/hook", url=hooks.url)
    bobs_turn(ann, bob)
    wait(lambda: "the answer was 500" in bob.page("/account/notices"))
    assert "the answer was" not in ann.page("/account/notices")
    assert len(hooks.calls) == 1
    wait_for_retry(server, bob, PAUSES[0])
    wait(lambda: "the answer was 302" in bob.page("/account/notices"))
    assert [call.path for call in hooks.calls] == ["/my-turn?x=1"] * 2  # not where it redirected
    wait_for_retry(server, bob, PAUSES[1])
    wait(lambda: "the answer was" not in bob.page("/account/notices"))
    assert len(hooks.calls) == 3


def test_a_hook_that_always_fails_is_given_up(
    ann: Player, bob: Player, hooks: HookServer, clock: FakeClock, server: TimedServer
) -> None:
    hooks.statuses = [503] * 20
    bob.send("/account/notices/hook", url=hooks.url)
    bobs_turn(ann, bob)
    for pause in PAUSES:
        wait_for_retry(server, bob, pause)
    wait(lambda: len(hooks.calls) == len(PAUSES) + 1)
    for _ in range(2):
        settle()
        clock.advance(DAY)
    settle()
    assert len(hooks.calls) == len(PAUSES) + 1


def test_a_hook_that_a_killed_server_was_calling_is_called_again(
    ann: Player, bob: Player, hooks: HookServer, clock: FakeClock, server: TimedServer
) -> None:
    queue = server.services.notices.queue
    bob.send("/account/notices/hook", url=hooks.url)
    hooks.statuses = [503]
    bobs_turn(ann, bob)
    due = clock.now() + PAUSES[0]
    wait(lambda: [n for n in queue.due(due) if n.person == bob.id and n.due == due])
    clock.advance(PAUSES[0] - 1)
    [notice] = [n for n in queue.due(due) if n.person == bob.id]
    assert queue.take(notice, clock.now())  # and then nothing more is heard of who took it
    assert not queue.take(notice, clock.now())  # another server leaves it alone
    clock.advance(MINUTE)
    settle()
    assert len(hooks.calls) == 1
    clock.advance(2 * MINUTE)
    wait(lambda: len(hooks.calls) == 2)


@pytest.mark.parametrize(
    "url",
    [
        *(
            "",
            "http://example.org/",
            "ftp://example.org/",
            "https://",
            "https://user:pw@example.org/",
        ),
        *("javascript:alert(1)", "https://example.org:0/", "https://example.org:99999/"),
        *("https://exämple.org/", "https://example.org/\r\nX: y", "https://e.org/" + "x" * 500),
    ],
)
def test_what_is_no_hook_is_refused(bob: Player, url: str) -> None:
    answer = bob.send("/account/notices/hook", url=url)
    assert answer.status_code == 422
    assert answer.json()["kind"] == "hook"


def resolving_to(*addresses: str) -> HookCaller:
    return HookCaller(resolve=lambda host, port: addresses)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
        *("0.0.0.0", "255.255.255.255", "224.0.0.1", "192.0.2.1", "198.18.0.1", "240.0.0.1"),
        *("::1", "::", "fe80::1", "fc00::1", "fec0::1", "ff02::1", "2001:db8::1", "::127.0.0.1"),
        *("::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:7f00:1::1"),
    ],
)
def test_an_inner_address_is_never_called(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))
    for found in ([address], ["93.184.215.14", address]):
        with pytest.raises(HookFault, match="inner"):
            resolving_to(*found).call("https://example.org/", b"{}", "secret")


@pytest.mark.parametrize("address", ["93.184.215.14", "1.1.1.1", "2606:4700:4700::1111"])
def test_an_address_of_the_open_internet_is_public(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


def test_a_name_that_changes_its_mind_is_asked_once(hooks: HookServer) -> None:
    asked = []

    def resolve(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"] if len(asked) == 1 else ["10.0.0.1"]

    HookCaller(resolve, lambda address: True, trusting()).call(hooks.url, b"{}", "secret")
    assert asked == [HOST]
    assert len(hooks.calls) == 1


def test_a_certificate_for_another_name_is_not_trusted(hooks: HookServer) -> None:
    def call(context: ssl.SSLContext | None, host: str) -> str:
        caller = HookCaller(lambda host, port: ["127.0.0.1"], lambda address: True, context)
        with pytest.raises(HookFault) as fault:
            caller.call(f"https://{host}:{hooks.port}/", b"{}", "secret")
        return str(fault.value)

    assert call(None, HOST) == "trust"  # signed by itself
    assert call(trusting(), "other.test") == "trust"
    assert hooks.calls == []


def test_a_hook_that_answers_byte_by_byte_is_ended_in_time(hooks: HookServer) -> None:
    hooks.delay = 0.2
    caller = HookCaller(
        lambda host, port: ["127.0.0.1"], lambda address: True, trusting(), patience=0.7
    )
    with pytest.raises(HookFault, match="late"):
        caller.call(hooks.url, b"{}", "secret")


def test_a_name_or_a_port_that_nobody_has_is_told(hooks: HookServer) -> None:
    def unknown(host: str, port: int) -> list[str]:
        raise OSError("no such name")

    with pytest.raises(HookFault, match="name"):
        HookCaller(unknown).call("https://nobody.test/", b"{}", "secret")
    closed = HookCaller(lambda host, port: ["127.0.0.1"], lambda address: True)
    with pytest.raises(HookFault, match="reach"):
        closed.call("https://hook.test:1/", b"{}", "secret")
