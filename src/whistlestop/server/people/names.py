"""What people are called at a table."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import quote

from whistlestop.core.words import Speaker

GUESTS = (
    *("Casey", "Dagny", "Phileas", "Nellie", "Silas", "Harriet", "Jasper", "Clementine"),
    *("Rufus", "Adelaide", "Wendell", "Ottilie", "Barnaby", "Florence", "Amos", "Winifred"),
    *("Ezra", "Josephine", "Leland", "Mabel"),
)

FORMER = "a former player"
"""The name of a person who has left. It is stored in English, as records are, and shown in any
language."""


def own_name(name: str, taken: Sequence[str]) -> str:
    """The name, followed by a number if somebody at the table already has it."""
    number = 2
    found = name
    while found in taken:
        found = f"{name} {number}"
        number += 1
    return found


def profile_path(person: str, name: str) -> str:
    """Where the profile of an account is: by its name, if an address can hold it."""
    is_plain = "/" not in name and name not in (".", "..")
    return f"/people/{quote(name, safe='') if is_plain else person}"


def shown_name(name: str, seat: int, speaker: Speaker) -> str:
    """A seat's name as a page shows it; its number if nobody sits there."""
    if name.startswith(FORMER):
        return speaker.text("a former player") + name.removeprefix(FORMER)
    return name or speaker.name(seat)
