"""Steam Rollers' special cards as pictures: what a side does, how long it stays, where it lies."""

from __future__ import annotations

from whistlestop.core.bits import BITS
from whistlestop.core.picture import metrics
from whistlestop.core.picture.layout import Place
from whistlestop.core.picture.parts import panel, seat_sign
from whistlestop.core.picture.svg import (
    Choices,
    circle,
    group,
    middle,
    num,
    path,
    rect,
    text,
    titled,
)
from whistlestop.core.words import Speaker, say
from whistlestop.games.steam_rollers import position as p
from whistlestop.games.steam_rollers.board import CARD_SIDES
from whistlestop.games.steam_rollers.game import CARDS, NONE, USES
from whistlestop.games.steam_rollers.picture.hexes import OUTLINE, Hexes
from whistlestop.games.steam_rollers.picture.panels import little_track
from whistlestop.games.steam_rollers.picture.parts import cube_tile, die, kind_sign
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.words.names import EFFECTS

# What a side does, in as few words as a card has room for.
SHORT = {
    "1": say("die to any value"),
    "2a": say("draft and use two dice"),
    "2b": say("claim a die just drafted"),
    "3a": say("die may be the destination"),
    "3b": say("a delivery counts 1 or 2 more"),
    "4a": say("a delivery without limit"),
    "4b": say("engine +1 while held"),
    "5a": say("die +1 or -1"),
    "5b": say("reroll or flip the die"),
    "6": say("any type of track"),
}
ENGINE = "M-13 6V-3H-4V-10H9V6zM-11-3V-9H-7V-3M9-2H13V6"  # seen from the side
ARROW = "M-7 0H6M2-4L6 0 2 4"
TURN = "M8-3A9 9 0 1 0 8 4M9-9V-3H3"


class CardsPicture:
    def __init__(
        self, s: Position, hexes: Hexes, choices: Choices, speaker: Speaker, last: int
    ) -> None:
        self.s = s
        self.g = s.setup
        self.hexes = hexes
        self.choices = choices
        self.speaker = speaker
        self.last = self._last_card(last)

    def _last_card(self, last: int) -> int:
        """The card that was taken or used just now, or NONE."""
        g = self.g
        if g.take_id <= last < g.take_id + CARDS:
            return last - int(g.take_id)
        if g.use_id <= last < g.build_id:
            return USES[last - int(g.use_id)][0] - 1
        return NONE

    def draw(self, card: int, at: Place) -> str:
        """A card on the table, wherever it lies."""
        s, g = self.s, self.g
        side = int(s.card_side(card))
        action = int(g.take_id) + card
        offered = action in self.choices
        holder = int(s.holder(card))
        known = s.phase > p.SIDES or (s.phase == p.SIDES and card < s.step)
        on = "panel"
        parts = [self.choices.title(action)]
        if not offered and known:
            name = CARD_SIDES[side]
            parts = [
                titled(self.speaker.text("Card {card}: {effect}", card=name, effect=EFFECTS[name]))
            ]
        if card == self.last:
            parts.append(rect(at.x - 2, at.y - 2, at.w + 4, at.h + 4, "f-gold", 11))
        parts.append(panel(at.x, at.y, at.w, at.h))
        if offered:
            parts.append(rect(at.x, at.y, at.w, at.h, "none s-accent bold", 10))
            parts.append(
                rect(at.x - 3, at.y - 3, at.w + 6, at.h + 6, "none s-accent bold glow", 12)
            )
        parts.append(circle(at.x + 17, at.y + 17, 10, "f-page s-muted fine"))
        parts.append(middle(at.x + 17, at.y + 17, str(card + 1), 12, "ink", "page", bold=True))
        if known:
            parts += self._face(card, side, at, on)
            parts += self._where(card, holder, at, on)
        return group(f"card_{card + 1}", parts, more=self.choices.attributes(action))

    def _face(self, card: int, side: int, at: Place, on: str) -> list[str]:
        g = self.g
        name = CARD_SIDES[side]
        points = int(g.card_points[side])
        parts = [
            kind_sign(bool(g.lightning[side]), at.x + 42, at.y + 17, 8),
            text(at.x + at.w - 12, at.y + 22, f"{points:+d}", 14, "ink", on, "end", bold=True),
            f'<g transform="translate({num(at.x + 27)} {num(at.y + 54)})">{self._icon(name)}</g>',
        ]
        left = at.x + 60
        words = self.speaker.say(SHORT.get(name) or SHORT[name[0]])
        lines = metrics.wrap(words, at.w - 68, 11, lines=2)
        for number, line in enumerate(lines):
            parts.append(text(left, at.y + 40 + number * 13.5, line, 11, "ink", on))
        return parts

    def _where(self, card: int, holder: int, at: Place, on: str) -> list[str]:
        """In the centre, or with whom; a card that lies sideways can't be taken."""
        left, y = at.x + 60, at.y + at.h - 13
        room = at.w - 70
        if holder == NONE:
            words = metrics.fit(self.speaker.text("in the centre"), room, 10.5)
            return [text(left, y + 4, words, 10.5, "muted", on)]
        sideways = self.s.turned[holder] & BITS[card] != 0
        w, h = (13, 9) if sideways else (9, 13)
        words = self.speaker.text("sideways") if sideways else self.speaker.name(holder)
        words = metrics.fit(words, room - 40, 10.5)
        return [
            seat_sign(holder, left + 7.5, y, 15),
            rect(left + 26 - w / 2, y - h / 2, w, h, f"f-{on} s-edge fine", 2),
            text(left + 38, y + 4, words, 10.5, "muted", on),
        ]

    def _icon(self, name: str) -> str:
        """A picture of what a side does, around a point, about 40 wide."""
        if name[0] == "1":
            return (
                die(0, -9, 3, 19)
                + path(ARROW, "s-ink none fine round", _at(6, -9, 0.8))
                + die(5, 11, 3, 19)
            )
        if name == "2a":
            return die(2, -9, -3, 20) + die(4, 9, 5, 20)
        if name == "2b":
            return die(4, 8, 0, 22) + path(ARROW, "s-ink none bold round", _at(-13, 0, -1))
        if name == "3a":
            return (
                path(f"M0 0{OUTLINE}", "f-panel s-ink fine", _at(11, 0, 1.1, ' stroke-width="1.3"'))
                + die(2, 11, 0, 11)
                + path(ARROW, "s-ink none bold round", _at(-10, 0, 1))
            )
        if name == "3b":
            return cube_tile("silver", -9, 0, 19) + middle(
                11, 0, "+2", 13, "ink", "panel", bold=True
            )
        if name[0] == "4":
            engine = path(ENGINE, "f-muted s-ink fine round", _at(-5, -1, 0.9)) + "".join(
                circle(x, 7, 3.4, "f-panel s-ink fine") for x in (-12.5, -4, 4)
            )
            if name == "4b":
                return engine + middle(16, -9, "+1", 11, "ink", "panel", bold=True)
            return engine + path("M11-6l5 5-5 5M17-6l5 5-5 5", "s-ink none bold round")
        if name == "5a":
            return die(2, -8, 0, 22) + path("M13-13V-3M8-8H18M8 8H18", "s-ink none bold round")
        if name == "5b":
            return die(3, 0, 0, 16) + path(
                TURN, "s-ink none fine round", _at(0, 0, 1.6, ' stroke-width=".9"')
            )
        return "".join(
            little_track(self.hexes, kind, x, y, 1.1, "ink")
            for kind, x, y in ((1, -11, -6), (2, 8, -6), (4, -1.5, 8))
        )


def _at(x: float, y: float, scale: float, more: str = "") -> str:
    return f' transform="translate({num(x)} {num(y)}) scale({scale:g})"{more}'
