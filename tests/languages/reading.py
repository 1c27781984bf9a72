"""What a page says, and what of it is still English."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser

from tools import messages

LANGUAGES = tuple(
    sorted(file.parent.parent.name for file in messages.LOCALES.glob("*/LC_MESSAGES/*.po"))
)
SPOKEN = ("alt", "aria-label", "data-title", "label", "placeholder", "title")
LEAST_LETTERS = 4  # shorter messages are the same in many languages, or names


class _Texts(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.language = ""
        self._silent = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if tag == "html":
            self.language = values.get("lang") or ""
        if tag in ("script", "style") or (values.get("lang") and tag != "html"):
            self._silent = tag  # code, or a word of another language: the list of languages
        self.found += [value for name in SPOKEN if (value := values.get(name))]

    def handle_endtag(self, tag: str) -> None:
        if tag == self._silent:
            self._silent = ""

    def handle_data(self, data: str) -> None:
        if not self._silent:
            self.found.append(data)


def texts_of(page: str) -> tuple[str, list[str]]:
    """The language that a page says it is in, and all that it says."""
    reader = _Texts()
    reader.feed(page)
    reader.close()
    return reader.language, [text for found in reader.found if (text := _plain(found))]


def _plain(text: str) -> str:
    """As a browser shows it: spaces and line breaks are one space; no-break spaces stay."""
    return re.sub(r"[ \n\t]+", " ", text).strip(" ")


def english_in(texts: list[str], language: str) -> list[str]:
    """The texts that are messages in English, though the language says them otherwise."""
    english, others = _patterns(language)
    return [
        text
        for text in dict.fromkeys(texts)
        if _is_one_of(text, english) and not _is_one_of(text, others)
    ]


Patterns = list[tuple[str, re.Pattern[str]]]


@cache
def _patterns(language: str) -> tuple[Patterns, Patterns]:
    """Of English messages, and of their translations, where the two differ."""
    catalog = messages.translations()[
        messages.LOCALES / language / "LC_MESSAGES" / f"{messages.DOMAIN}.po"
    ]
    english: Patterns = []
    others: Patterns = []
    for message in catalog:
        said, told = messages.forms_of(message)
        english += [_pattern(form) for form in said if form and form not in told]
        others += [_pattern(form) for form in told if form]
    return [pattern for pattern in english if len(pattern[0]) >= LEAST_LETTERS], others


def _pattern(form: str) -> tuple[str, re.Pattern[str]]:
    """A message with anything in its places, and its longest literal part to look for first."""
    parts = [_plain(part) for part in re.split(r"\{\w+\}", form)]
    longest = max(parts, key=len)
    spaced = re.split(r"(\{\w+\})", _plain(form))
    source = "".join(".+" if part.startswith("{") else re.escape(part) for part in spaced)
    return longest, re.compile(source)


def _is_one_of(text: str, patterns: Patterns) -> bool:
    return any(literal in text and pattern.fullmatch(text) for literal, pattern in patterns)
