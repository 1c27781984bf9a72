"""Telling people by mail that it is their turn."""

from __future__ import annotations

import asyncio
import socketserver
import threading
from collections.abc import AsyncGenerator
from email import message_from_bytes
from email.message import EmailMessage
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.conftest import Player, form_key
from tests.server.time_machine import FakeClock, PostBox, TimedServer, settle
from tests.server.time_machine import wait_until as wait
from tests.server.timed.turns import bobs_turn, pass_on, two_and_a_bot, wait_for_retry
from whistlestop.core.errors import SetupError
from whistlestop.server.app import create_app
from whistlestop.server.clock import HOUR, MINUTE, SECOND
from whistlestop.server.notices.mail import SmtpPost
from whistlestop.server.notices.store import MailAddress
from whistlestop.server.notices.telling import PAUSES
from whistlestop.server.settings import Settings


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
    assert "No more e-mail to bob@example.org?" in client.get(link).text
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
    assert answer.json()["error"] == "This isn’t an e-mail address."
    assert post.mails == []


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/t.sqlite", thinkers=1, generous=True)
    with TestClient(create_app(settings)) as client:
        bob = Player(client, "Bob")
        assert "This server sends no e-mail." in bob.page("/account/notices")
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
