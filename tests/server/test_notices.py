"""Telling people that it is their turn: by mail and by calling a program."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import json
import socketserver
import ssl
import threading
from collections.abc import AsyncGenerator, Iterator
from email import message_from_bytes
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.conftest import Player, form_key
from tests.server.hook_server import HOST, HookServer, hook_server, trusting
from tests.server.test_absence import pass_on, two_and_a_bot
from tests.server.time_machine import FakeClock, PostBox, TimedServer, settle, timed_server
from tests.server.time_machine import wait_until as wait
from whistlestop.core.errors import SetupError
from whistlestop.server.absence.clocks import DAY, HOUR, MINUTE, SECOND
from whistlestop.server.app import create_app
from whistlestop.server.notices.hooks import HookCaller, HookFault, is_public
from whistlestop.server.notices.mail import SmtpPost
from whistlestop.server.notices.store import MailAddress
from whistlestop.server.notices.telling import PAUSES
from whistlestop.server.settings import Settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TimedServer]:
    with timed_server(tmp_path_factory.mktemp("notices"), FakeClock()) as made:
        yield made


@pytest.fixture
def clock(server: TimedServer) -> FakeClock:
    return server.clock


@pytest.fixture
def client(server: TimedServer) -> TestClient[Litestar]:
    return server.client


@pytest.fixture
def post(server: TimedServer) -> PostBox:
    server.post.mails.clear()
    server.post.failures = 0
    return server.post


def subscribe(player: Player, post: PostBox, address: str) -> None:
    answer = player.send("/account/notices/mail", address=address)
    assert answer.status_code == 303, answer.text
    assert player.send(post.link("confirm")).status_code == 200
    post.mails.clear()


def bobs_turn(ann: Player, bob: Player, **more: Any) -> str:
    table = two_and_a_bot(ann, bob, **more)
    pass_on(ann, table)
    wait(lambda: bob.look(table)["legal"])
    return table


def wait_for_retry(server: TimedServer, player: Player, pause: int) -> None:
    """Until a try has failed and the next one is due after a pause; then that has passed."""
    queue, clock = server.services.notices.queue, server.clock
    due = clock.now() + pause
    wait(lambda: [n.due for n in queue.due(due) if n.person == player.id] == [due])
    clock.advance(pause)


# Mail


def test_an_address_gets_no_mail_before_it_is_confirmed(
    ann: Player, bob: Player, clock: FakeClock, post: PostBox
) -> None:
    assert bob.send("/account/notices/mail", address="bob@example.org").status_code == 303
    assert [mail["Subject"] for mail in post.mails] == ["Confirm your address"]
    assert "not confirmed yet" in bob.page("/account/notices")
    assert bob.page(post.link("confirm")).count("Yes, confirm it") == 1
    bobs_turn(ann, bob)
    clock.advance(2 * MINUTE)
    settle()
    assert len(post.mails) == 1  # looking at the link confirms nothing
    assert bob.send(post.link("confirm")).status_code == 200
    assert "· confirmed" in bob.page("/account/notices")


def test_a_turn_is_mailed_once_however_often_it_is_undone(
    ann: Player, bob: Player, clock: FakeClock, post: PostBox
) -> None:
    subscribe(bob, post, "bob@example.org")
    table = two_and_a_bot(ann, bob, clock={"kind": "days", "days": 1, "bank": 1})
    ann.act(table, "offer red")
    for _ in range(3):
        seen = ann.act(table, "bid 3").json()
        clock.advance(MINUTE)
        settle()
        undo = {"version": seen["version"], "moment": 1}
        assert ann.post(f"/api/tables/{table}/undo", undo).status_code == 200
    assert len(post.mails) == 1
    told = post.mails[0]
    assert told["Subject"] == "Your turn: Steel Driver"
    assert "You have time until 20" in told.get_content()
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


def test_who_has_moved_before_the_mail_is_due_gets_none(
    ann: Player, bob: Player, clock: FakeClock, post: PostBox
) -> None:
    subscribe(bob, post, "bob@example.org")
    table = bobs_turn(ann, bob)
    pass_on(bob, table)
    clock.advance(2 * MINUTE)
    settle()
    assert post.mails == []


def test_who_lets_a_bot_play_gets_no_mail(
    ann: Player, bob: Player, clock: FakeClock, post: PostBox
) -> None:
    subscribe(bob, post, "bob@example.org")
    table = two_and_a_bot(ann, bob)
    bob.post(f"/api/tables/{table}/away", {"bot": "random"})
    pass_on(ann, table)
    clock.advance(2 * MINUTE)
    settle()
    assert post.mails == []


def test_who_has_a_page_open_gets_no_mail(
    ann: Player, bob: Player, clock: FakeClock, post: PostBox, server: TimedServer
) -> None:
    subscribe(bob, post, "bob@example.org")
    bobs_turn(ann, bob)
    clock.advance(MINUTE - SECOND)
    server.services.notices.kept.set_seen([bob.id], clock.now())  # as any server notes
    clock.advance(SECOND)
    settle()
    clock.advance(HOUR)
    settle()
    assert post.mails == []


def test_a_person_is_here_as_long_as_a_stream_of_hers_is_open(server: TimedServer) -> None:
    presence = server.services.notices.presence
    ann = server.services.store.add_person("Ann")
    address = MailAddress(ann.id, "ann@example.org", "en", True, 0)

    async def stream() -> AsyncGenerator[int]:
        yield 1
        yield 2

    async def look() -> None:
        open_one = presence.during(ann, stream())
        assert not presence.is_here(address)
        await anext(open_one)
        other = presence.during(ann, stream())
        await anext(other)
        await open_one.aclose()
        assert presence.is_here(address)
        await other.aclose()
        assert not presence.is_here(address)

    asyncio.run(look())


def test_mail_that_fails_is_tried_again_later(
    ann: Player, bob: Player, clock: FakeClock, post: PostBox, server: TimedServer
) -> None:
    subscribe(bob, post, "bob@example.org")
    post.failures = 2
    bobs_turn(ann, bob)
    clock.advance(MINUTE)
    for pause in PAUSES[:2]:
        assert post.mails == []
        wait_for_retry(server, bob, pause)
    wait(lambda: post.mails)
    settle()
    assert len(post.mails) == 1


def test_the_link_in_a_mail_ends_all_mail(
    ann: Player, bob: Player, clock: FakeClock, post: PostBox, client: TestClient[Litestar]
) -> None:
    subscribe(bob, post, "bob@example.org")
    bobs_turn(ann, bob)
    clock.advance(MINUTE)
    wait(lambda: post.mails)
    link = post.link("stop")
    client.cookies.clear()
    assert "No more mail to bob@example.org?" in client.get(link).text
    assert "bob@example.org" in bob.page("/account/notices")  # looking ends nothing
    ended = client.post(link, data={"List-Unsubscribe": "One-Click"})  # as mail programs do
    assert ended.status_code == 200
    assert "bob@example.org" not in bob.page("/account/notices")
    assert client.get(link).status_code == 404


def test_a_link_works_for_its_purpose_and_address_alone(
    bob: Player, post: PostBox, client: TestClient[Litestar]
) -> None:
    bob.send("/account/notices/mail", address="bob@example.org")
    link = post.link("confirm")
    for wrong in (
        link.replace("confirm", "stop"),
        link[:-1] + ("0" if link[-1] != "0" else "1"),
        link + "é",
        f"/notices/confirm/{'x' * 16}/{'0' * 32}",
    ):
        assert client.get(wrong).status_code == 404
    bob.send("/account/notices/mail", address="robert@example.org")
    assert client.get(link).status_code == 404
    assert client.post(post.link("confirm")).status_code == 403  # a form of another site


@pytest.mark.parametrize(
    "address",
    [
        *("", "bob", "bob@", "@example.org", "bob@example", "a b@example.org", "x" * 250 + "@a.bc"),
        *("bob@example.org\r\nBcc: eve@example.org", "Bob <bob@example.org>", "bób@example.org"),
    ],
)
def test_what_is_no_address_is_refused(bob: Player, post: PostBox, address: str) -> None:
    answer = bob.send("/account/notices/mail", address=address)
    assert answer.status_code == 422
    assert answer.json()["error"] == "This is no mail address."
    assert post.mails == []


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/t.sqlite", thinkers=1, generous=True)
    with TestClient(create_app(settings)) as client:
        bob = Player(client, "Bob")
        assert "This server sends no mail." in bob.page("/account/notices")
        answer = bob.send("/account/notices/mail", address="bob@example.org")
        assert answer.status_code == 409


def test_nobody_has_many_mails_sent(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/t.sqlite", thinkers=1)
    app = create_app(settings)
    post = PostBox()
    app.state.services.notices.post = post
    with TestClient(app) as client:
        key = form_key(client.get("/account/notices", headers={"accept": "text/html"}).text)
        statuses = []
        for number in range(5):
            fields = {"form_key": key, "address": f"victim{number}@example.org"}
            answer = client.post("/account/notices/mail", data=fields, follow_redirects=False)
            statuses.append(answer.status_code)
            page = client.get("/account/notices", headers={"accept": "text/html"}).text
            key = form_key(page)
    assert statuses == [303, 303, 303, 429, 429]
    assert len(post.mails) == 3


@pytest.mark.parametrize(
    "url",
    [
        *("post.example.org", "http://mail.example.org?from=a@b.org", "smtp://?from=a@b.org"),
        *("smtp://host", "smtp://user@host", "smtp://host:x?from=a@b.org"),
    ],
)
def test_an_address_of_no_mail_server_is_refused_without_repeating_it(url: str) -> None:
    with pytest.raises(SetupError) as refused:
        SmtpPost.parse(url)
    assert url not in str(refused.value)


def test_mail_needs_the_servers_public_address(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/t.sqlite", smtp="smtp://localhost?from=a@b.org")
    with pytest.raises(SetupError, match="--public-url"):
        create_app(settings)


class _MailServer(socketserver.StreamRequestHandler):
    """As much of SMTP as one mail takes."""

    taken: list[bytes]

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline():
            verb = line[:4].upper()
            if verb == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                lines = []
                while (part := self.rfile.readline()) != b".\r\n":
                    lines.append(part)
                self.taken.append(b"".join(lines))
            self.wfile.write(b"221 bye\r\n" if verb == b"QUIT" else b"250 good\r\n")
            if verb == b"QUIT":
                return


def test_mail_is_handed_to_the_server_of_mail() -> None:
    _MailServer.taken = []
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), _MailServer) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        post = SmtpPost.parse(f"smtp://127.0.0.1:{server.server_address[1]}?from=t@example.org")
        message = EmailMessage()
        message["From"], message["To"] = post.sender, "bob@example.org"
        message["Subject"] = "À vous"
        message.set_content("C’est à vous.")
        post.send(message)
        server.shutdown()
    [taken] = _MailServer.taken
    assert message_from_bytes(taken)["To"] == "bob@example.org"


# Hooks


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
