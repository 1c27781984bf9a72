"""Refusals that several places share, each worded once."""

from __future__ import annotations

from whistlestop.bots import bot_names
from whistlestop.core.words import say
from whistlestop.server.errors import Refusal


def no_table() -> Refusal:
    return Refusal(404, say("There is no such table.", kind="no-table"))


def closed() -> Refusal:
    return Refusal(409, say("The server's owner has closed this table.", kind="closed"))


def no_seat() -> Refusal:
    return Refusal(403, say("You have no seat at this table.", kind="no-seat"))


def no_bot(name: str) -> Refusal:
    return Refusal(
        422,
        say(
            "There is no bot {name}; there are: {known}.",
            kind="bot",
            name=repr(name[:40]),
            known=", ".join(bot_names()),
        ),
    )


def stale() -> Refusal:
    return Refusal(
        409,
        say("The table has changed in the meantime; look again before you choose.", kind="stale"),
    )
