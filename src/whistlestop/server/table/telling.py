"""Sentences of the log as a page tells them: players by their signs, dice and cubes drawn.

Neighbours that differ in one drawn thing alone become one sentence with several: six dice that are
rolled one after the other are one line of the log.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from markupsafe import Markup, escape

from whistlestop.core.errors import SetupError
from whistlestop.core.game import Game
from whistlestop.core.picture import Picture
from whistlestop.core.words import Message, Seat, Speaker
from whistlestop.server.rendering.templates import medallion

_GAP = "\x00"  # where the drawn things of a sentence stand
_LEAD = "{seat} "  # how a sentence begins that tells what a player does


@dataclass(frozen=True)
class Told:
    """A sentence whose drawn thing is kept apart, so that its neighbours can join it."""

    mould: str
    glyphs: str = ""  # markup
    has_seen_name: bool = True  # whether a reader sees of whom it tells

    @property
    def html(self) -> Markup:
        return Markup(self.mould.replace(_GAP, self.glyphs))


def joined(sentences: Iterable[Told]) -> list[Told]:
    found: list[Told] = []
    for told in sentences:
        if found and _GAP in told.mould and found[-1].mould == told.mould:
            found[-1] = replace(told, glyphs=found[-1].glyphs + told.glyphs)
        else:
            found.append(told)
    return found


def flowing(sentences: Sequence[Told]) -> list[Markup]:
    """Sentences one behind the other: what goes on without a name follows a comma."""
    found = [one.html for one in sentences]
    for number, following in enumerate(sentences[1:]):
        if not following.has_seen_name and found[number].endswith("."):
            found[number] = found[number][:-1] + ","
    return found


class Teller:
    """Tells the sentences of one game in one language."""

    def __init__(self, game: Game, speaker: Speaker) -> None:
        self.title = game.title
        self.speaker = speaker
        self.picture: Picture[Any] | None
        try:
            self.picture = game.picture
        except SetupError:  # a game without pictures is told in words alone
            self.picture = None

    def tell(self, message: Message, turn: int | None) -> Told:
        """A sentence of somebody's turn: their sign stands beside it, so their name isn't seen."""
        speaker = self.speaker
        if message.plural:
            template = speaker.translations.ngettext(
                message.template, message.plural, message.count
            )
        else:
            template = speaker.translations.gettext(message.template)
        shown: dict[str, Markup] = {}
        drawn: list[str] = []
        for name, value in message.values.items():
            glyph = "" if self.picture is None else self.picture.glyph(message, name)
            if isinstance(value, Seat):
                shown[name] = self._player(value.number)
            elif glyph:
                shown[name] = _glyph(glyph, speaker.show(value))
                drawn.append(name)
            else:
                shown[name] = escape(speaker.show(value))
        who = message.values.get("seat")
        is_seen = not isinstance(who, Seat) or who.number != turn or not template.startswith(_LEAD)
        if isinstance(who, Seat) and not is_seen:
            shown["seat"] = Markup('<span class="unseen">{}</span>').format(
                speaker.name(who.number)
            )
        glyphs = ""
        if len(drawn) == 1:
            glyphs, shown[drawn[0]] = shown[drawn[0]], Markup(_GAP)
        return Told(str(Markup(escape(template)).format_map(shown)), glyphs, is_seen)

    def all(self, messages: Sequence[Message], turn: int | None) -> list[Told]:
        """The sentences of an action. Behind one that names somebody else, the name is seen."""
        found: list[Told] = []
        for message in messages:
            if found and found[-1].has_seen_name:
                turn = None
            found.append(self.tell(message, turn))
        return found

    def _player(self, seat: int) -> Markup:
        sign = medallion(self.title, seat, 16)
        return Markup('<span class="player">{}{}</span>').format(sign, self.speaker.name(seat))


def _glyph(drawing: str, words: str) -> Markup:
    return Markup(
        '<svg class="ws ws-auto glyph" viewBox="-10 -10 20 20" width="20" height="20" role="img">'
        "<title>{}</title>{}</svg>"
    ).format(words, Markup(drawing))
