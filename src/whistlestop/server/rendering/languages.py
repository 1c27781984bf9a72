"""The languages of the pages."""

from __future__ import annotations

from functools import lru_cache

from whistlestop.core import words
from whistlestop.core.words import Speaker

LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch", "nl": "Nederlands"}


@lru_cache(maxsize=1)
def spoken() -> tuple[str, ...]:
    """The languages to choose from: English, and those that have a catalogue."""
    return tuple(
        name
        for name in LANGUAGES
        if name == "en" or (words.LOCALES / name / "LC_MESSAGES" / f"{words.DOMAIN}.mo").exists()
    )


@lru_cache(maxsize=256)
def cached_speaker(language: str, names: tuple[str, ...] = ()) -> Speaker:
    return words.speaker(language, names)
