"""Telling people who aren't looking that it is their turn: by mail, and by webhook.

The notices themselves are in the database (`notice_queue`); here they are delivered. A mail goes
out a while after the turn has begun, at most once per turn, and only to people who don't have one
of our pages open. A hook is called at once, and again later if that fails.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from whistlestop.core.errors import SetupError
from whistlestop.core.registry import find_title
from whistlestop.core.words import Speaker, Time, say
from whistlestop.server.clock import HOUR, MINUTE
from whistlestop.server.errors import Refusal
from whistlestop.server.notices.hooks import HookCaller, HookFault, split_url
from whistlestop.server.notices.mail import Post, SmtpPost, check_address
from whistlestop.server.notices.presence import Presence
from whistlestop.server.notices.queue import MAIL, Notice, NoticeQueue
from whistlestop.server.notices.store import MailAddress, NoticeStore
from whistlestop.server.rendering.languages import cached_speaker
from whistlestop.server.settings import Settings
from whistlestop.server.storage.rows import RUNNING, Person, TableRow
from whistlestop.server.storage.store import Store

PAUSES = (MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR)  # between two tries
CALLS = 4  # at once
CLEANED = 1000  # looks at the queue between two removals of old notices

CONFIRM, STOP = "confirm", "stop"  # what the links in a mail are for

logger = logging.getLogger("whistlestop.notices")


class Notices:
    def __init__(self, store: Store, secret: str, settings: Settings) -> None:
        self.store = store
        self.clock = store.clock
        self.secret = secret
        self.public_url = settings.public_url
        self.kept = NoticeStore(store)
        self.queue = NoticeQueue(store)
        self.presence = Presence(self.kept, self.clock)
        self.post: Post | None = _post(settings)
        self.caller = HookCaller()
        self.looked_every = 2.0  # seconds
        # Separate threads: a slow mail server must not hold up requests that wait for the database.
        self._threads = ThreadPoolExecutor(CALLS, "notices")

    async def run(self) -> None:
        """Deliver what is due while the server runs."""
        try:
            looks = 0
            while True:
                try:
                    await self.deliver()
                    if looks % CLEANED == 0:
                        await asyncio.to_thread(self.queue.clean, self.clock.now())
                except Exception:
                    logger.exception("notices can't be delivered")
                looks += 1
                await asyncio.sleep(self.looked_every)
        finally:
            self._threads.shutdown(wait=False, cancel_futures=True)

    async def deliver(self) -> None:
        due = await asyncio.to_thread(self.queue.due, self.clock.now())
        for first in range(0, len(due), CALLS):
            await asyncio.gather(*(self._one(notice) for notice in due[first : first + CALLS]))

    async def _one(self, notice: Notice) -> None:
        if not await asyncio.to_thread(self.queue.take, notice, self.clock.now()):
            return  # another server has it
        row = await asyncio.to_thread(self.store.table, notice.table)
        try:
            if row is not None and _is_turn(row, notice):
                await (self._mail if notice.way == MAIL else self._hook)(notice, row)
        except Exception as error:  # whatever it is, the others are told
            logger.warning(
                "a notice could not be delivered",
                extra={"table": notice.table, "way": notice.way, "reason": str(error)},
                exc_info=not isinstance(error, OSError | HookFault),
            )
            if notice.tries < len(PAUSES):
                due = self.clock.now() + PAUSES[notice.tries]
                await asyncio.to_thread(self.queue.again, notice, due)
                return
        await asyncio.to_thread(self.queue.finish, notice)

    async def _in_thread(self, work: Callable[[], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._threads, work)

    # Mail

    @property
    def has_mail(self) -> bool:
        return self.post is not None

    async def _mail(self, notice: Notice, row: TableRow) -> None:
        found = await asyncio.to_thread(self.kept.address, notice.person)
        if found is None or not found.is_confirmed or self.presence.is_here(found):
            return
        speaker = cached_speaker(found.language)
        game = find_title(row.game).heading
        lines = [
            speaker.text("It is your turn at {game}:", game=game),
            f"{self.public_url}/table/{row.id}",
        ]
        if row.deadline is not None:
            lines.append(speaker.text("You have time until {time}.", time=Time(row.deadline)))
        subject = speaker.text("Your turn: {game}", game=game)
        await self._send(found, subject, lines, speaker)

    async def set_address(self, person: Person, text: str, language: str) -> None:
        """Keep an address, and send the link that confirms it."""
        if self.post is None:
            raise Refusal(409, say("This server sends no e-mail.", kind="no-mail"))
        address = check_address(text)
        await asyncio.to_thread(
            self.kept.set_address, person.id, address, language, self.clock.now()
        )
        found = MailAddress(person.id, address, language, False, 0)
        speaker = cached_speaker(language)
        lines = [
            speaker.text(
                "{name} wants to be told at this address when it is their turn at Whistlestop. "
                "If that is you, confirm it here:",
                name=person.name,
            ),
            self.link(CONFIRM, found),
            speaker.text("If it isn’t, you need do nothing: you won’t get another e-mail."),
        ]
        try:
            await self._send(found, speaker.text("Confirm your address"), lines, speaker)
        except OSError as error:
            logger.warning("a mail could not be sent", extra={"reason": str(error)})
            raise Refusal(
                503, say("The e-mail can’t be sent now; try again later.", kind="no-mail")
            ) from None

    async def _send(
        self, to: MailAddress, subject: str, lines: list[str], speaker: Speaker
    ) -> None:
        post = self.post
        if post is None:
            return
        message = EmailMessage()
        message["From"] = post.sender
        message["To"] = to.address
        message["Subject"] = subject
        message["Date"] = formatdate(self.clock.now() / 1000)
        message["Message-ID"] = make_msgid(domain=post.sender.partition("@")[2])
        stop = self.link(STOP, to)
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        end = speaker.text("Stop these e-mails: {link}", link=stop)
        message.set_content("\n\n".join([*lines, "--", end]) + "\n")
        await self._in_thread(lambda: post.send(message))

    def link(self, purpose: str, to: MailAddress) -> str:
        return f"{self.public_url}/notices/{purpose}/{to.person}/{self._token(purpose, to)}"

    def _token(self, purpose: str, to: MailAddress) -> str:
        text = f"mail/{purpose}/{to.person}/{to.address}".encode()
        return hmac.new(self.secret.encode(), text, hashlib.sha256).hexdigest()[:32]

    async def by_link(self, purpose: str, person: str, token: str) -> MailAddress:
        """The address that a link in a mail belongs to; raises Refusal."""
        found = await asyncio.to_thread(self.kept.address, person)
        is_good = (
            found is not None
            and token.isascii()
            and hmac.compare_digest(self._token(purpose, found), token)
        )
        if found is None or not is_good:
            raise Refusal(
                404, say("This link is out of date: the address is not kept here.", kind="link")
            )
        return found

    # Hooks

    async def set_hook(self, person: Person, url: str) -> None:
        split_url(url.strip())
        await asyncio.to_thread(self.kept.set_hook, person.id, url.strip(), self.clock.now())

    async def _hook(self, notice: Notice, row: TableRow) -> None:
        hook = await asyncio.to_thread(self.kept.hook, notice.person)
        if hook is None:
            return
        body = json.dumps(
            {
                "event": "turn",
                "id": notice.id,
                "table": row.id,
                "url": f"{self.public_url}/table/{row.id}",
                "game": row.game,
                "seat": notice.seat,
                "name": row.seats[notice.seat].name,
                "deadline": row.deadline,
                "time": self.clock.now(),
            }
        ).encode()
        try:
            await self._in_thread(lambda: self.caller.call(hook.url, body, hook.secret))
        except HookFault as fault:
            await asyncio.to_thread(self.kept.set_fault, hook, str(fault))
            raise
        if hook.fault:
            await asyncio.to_thread(self.kept.set_fault, hook, "")


def _is_turn(row: TableRow, notice: Notice) -> bool:
    """Whether it still is that person's turn, with no bot standing in."""
    seat = row.seats[notice.seat]
    return (
        row.status == RUNNING
        and row.to_act == notice.seat
        and seat.person == notice.person
        and not seat.stand_in
    )


def _post(settings: Settings) -> Post | None:
    if not settings.smtp:
        return None
    if not settings.public_url:
        raise SetupError(say("Mail needs --public-url, so that its links lead here.", kind="smtp"))
    return SmtpPost.parse(settings.smtp)
