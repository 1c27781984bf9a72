"""Which language to speak: the one asked for, or that of the environment, or English."""

from __future__ import annotations

import gettext
from collections.abc import Mapping

from whistlestop.core import words
from whistlestop.core.errors import SetupError
from whistlestop.core.words import say

OPTION = "--language"
ENGLISH = "en"


def languages() -> list[str]:
    """The languages that have a catalogue, and English, which needs none."""
    catalogues = words.LOCALES.glob(f"*/LC_MESSAGES/{words.DOMAIN}.mo")
    return sorted({ENGLISH, *(file.parent.parent.name for file in catalogues)})


def choose_language(arguments: list[str], environment: Mapping[str, str]) -> str:
    """Found before anything else, because help and errors are in this language too."""
    asked = _asked(arguments)
    if asked is not None:
        if not _is_spoken(asked):
            raise SetupError(
                say(
                    "There is no language {name}; there are: {known}.",
                    kind="language",
                    name=repr(asked),
                    known=", ".join(languages()),
                )
            )
        return asked
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            wanted = environment[variable].split(":")
            return next(filter(_is_spoken, wanted), ENGLISH)
    return ENGLISH


def _asked(arguments: list[str]) -> str | None:
    asked = None
    for place, argument in enumerate(arguments):
        if argument.startswith(f"{OPTION}="):
            asked = argument.partition("=")[2]
        elif argument == OPTION and place + 1 < len(arguments):
            asked = arguments[place + 1]
    return asked


def _is_spoken(name: str) -> bool:
    is_english = name.replace("_", "-").replace(".", "-").split("-")[0] == ENGLISH
    return is_english or gettext.find(words.DOMAIN, str(words.LOCALES), [name]) is not None
