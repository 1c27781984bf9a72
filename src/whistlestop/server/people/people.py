"""Who is asking: guests, accounts, sessions, and the proof that one of our pages is asking.

A browser holds one secret in a cookie (a program holds it itself and sends it as a bearer token).
Until it is in the database, it belongs to nobody. But it already protects the forms against other
sites: a form carries a value computed from the secret, which no other site can know.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from whistlestop.core.words import say
from whistlestop.server.errors import Refusal
from whistlestop.server.people.sanctions import check_ban
from whistlestop.server.people.sessions import Session, Sessions
from whistlestop.server.storage.rows import Conflict, Person, hashed
from whistlestop.server.storage.store import Store

COOKIE = "whistlestop"
LASTS = 400 * 24 * 3600  # seconds; browsers keep no cookie longer
LONGEST_NAME = 24
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200

_hasher = PasswordHasher()
_NOBODY = _hasher.hash(secrets.token_hex(8))  # checked for unknown names, to take as long


def new_token() -> str:
    return secrets.token_urlsafe(32)


@dataclass
class Caller:
    """Who makes a request: a token, and the person behind it if it has one."""

    token: str
    person: Person | None
    is_new: bool  # the browser must get the token
    is_bearer: bool  # the token came in a header, which no other site can make a browser send


class People:
    """`tell` lets other processes know of a person who has changed."""

    def __init__(
        self, store: Store, secret: str, sessions: Sessions, tell: Callable[[str], None]
    ) -> None:
        self.store = store
        self.secret = secret
        self.sessions = sessions
        self._tell = tell

    async def caller(self, cookie: str | None, bearer: str | None) -> Caller:
        token = bearer or cookie or ""
        if not 20 <= len(token) <= 100 or not token.isascii():
            return Caller(new_token(), None, True, False)
        person = await self._person(token)
        return Caller(token, person, False, bearer is not None)

    async def _person(self, token: str) -> Person | None:
        token_hash = hashed(token)
        person = self.sessions.get(token_hash)
        if person is not None:
            return person
        forgotten = self.sessions.forgotten
        found = await asyncio.to_thread(self.store.session, token_hash)
        if found is None:
            return None
        person, expires = found
        self.sessions.keep(token_hash, Session(person, expires), forgotten)
        return person

    def changed(self, person: str) -> None:
        """A person or their sessions have changed: no process may go by what it saw before."""
        self.sessions.forget(person)
        self._tell(person)

    def form_key(self, token: str) -> str:
        """What a form of ours carries."""
        text = f"form/{token}".encode()
        return hmac.new(self.secret.encode(), text, hashlib.sha256).hexdigest()

    def check_form(self, caller: Caller, key: str) -> None:
        if caller.is_bearer:
            return
        if not key.isascii() or not hmac.compare_digest(self.form_key(caller.token), key):
            raise Refusal(
                403,
                say("This page is out of date: load it again and try once more.", kind="form-key"),
            )

    async def guest(self, caller: Caller, name: str) -> Person:
        """The person who is calling; a new guest if there is none yet."""
        if caller.person is not None:
            return caller.person
        person = await asyncio.to_thread(self.store.add_person, name)
        await self._remember(caller, person)
        return person

    async def _remember(self, caller: Caller, person: Person) -> None:
        # A new secret for a new person: one that somebody planted earlier is worth nothing.
        caller.token = new_token()
        caller.is_new = True
        caller.person = person
        expires = self.store.clock.now() + LASTS * 1000
        await asyncio.to_thread(self.store.add_session, caller.token, person.id, expires)

    async def rename(self, person: Person, name: str) -> None:
        if not person.is_guest:
            raise Refusal(409, say("An account keeps its name.", kind="name"))
        await asyncio.to_thread(self.store.rename, person.id, clean_name(name))
        self.changed(person.id)

    async def claim(self, caller: Caller, name: str, password: str) -> None:
        """Give the caller an account with a name and a password."""
        name = clean_name(name)
        _check_password(password)
        person = await self.guest(caller, name)
        if not person.is_guest:
            raise Refusal(409, say("You have an account already.", kind="account"))
        coded = await asyncio.to_thread(_hasher.hash, password)
        try:
            await asyncio.to_thread(self.store.claim, person.id, name, login_of(name), coded)
        except Conflict:
            raise Refusal(
                409, say("The name {name} is taken.", kind="name-taken", name=name)
            ) from None
        self.changed(person.id)
        caller.person = await asyncio.to_thread(self.store.person, person.id)

    async def log_in(self, caller: Caller, name: str, password: str) -> None:
        """Continue as the person of that name; a guest's seats come along."""
        found = await asyncio.to_thread(self.store.person_by_login, login_of(name))
        coded = found.password if found is not None and found.password else _NOBODY
        is_right = await asyncio.to_thread(_verify, coded, password)
        if found is None or not is_right:
            raise Refusal(403, say("Name and password don't match.", kind="login"))
        await asyncio.to_thread(check_ban, self.store, found)

        guest = caller.person
        if guest is not None and guest.is_guest:
            await asyncio.to_thread(self.store.merge, guest.id, found.id)
        await asyncio.to_thread(self.store.end_session, caller.token)
        if guest is not None:
            self.changed(guest.id)
        await self._remember(caller, found)

    async def change_password(self, caller: Caller, old: str, new: str) -> None:
        """Give the caller's account another password; all other sessions end."""
        person = _with_account(caller)
        _check_password(new)
        if not await self.is_password(person, old):
            raise Refusal(403, say("That is not your password.", kind="password"))
        coded = await asyncio.to_thread(_hasher.hash, new)
        await asyncio.to_thread(self.store.set_password, person.id, coded, caller.token)
        self.changed(person.id)

    async def end_other_sessions(self, caller: Caller) -> None:
        """Log the caller out everywhere else."""
        person = _with_account(caller)
        await asyncio.to_thread(self.store.end_sessions, person.id, caller.token)
        self.changed(person.id)

    async def is_password(self, person: Person, password: str) -> bool:
        """Whether it is the person's password; a guest has none, and gives none."""
        if person.is_guest:
            return password == ""
        return await asyncio.to_thread(_verify, person.password or _NOBODY, password)

    async def log_out(self, caller: Caller) -> None:
        await asyncio.to_thread(self.store.end_session, caller.token)
        if caller.person is not None:
            self.changed(caller.person.id)
        caller.token = new_token()
        caller.is_new = True
        caller.person = None


def _with_account(caller: Caller) -> Person:
    if caller.person is None or caller.person.is_guest:
        raise Refusal(403, say("That needs an account: make one under “You”.", kind="account"))
    return caller.person


def clean_name(name: str) -> str:
    """A name that is fit for a page; raises Refusal."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refusal(
            422, say("A name has 1 to {most} characters.", kind="name", most=LONGEST_NAME)
        )
    if not name.isprintable():
        raise Refusal(422, say("A name consists of visible characters.", kind="name"))
    return name


def login_of(name: str) -> str:
    """What distinguishes two accounts: the name regardless of case."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()[:80]


def no_person() -> Refusal:
    return Refusal(404, say("There is no such person.", kind="no-person"))


def _check_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Refusal(
            422,
            say(
                "A password has {least} to {most} characters.",
                kind="password",
                least=SHORTEST_PASSWORD,
                most=LONGEST_PASSWORD,
            ),
        )


def _verify(coded: str, password: str) -> bool:
    try:
        return _hasher.verify(coded, password[: LONGEST_PASSWORD + 1])
    except (VerificationError, InvalidHashError):
        return False
