"""Steam Rollers' special cards as pictures: what a side does, how long it stays, where it lies."""

from __future__ import annotations

from whistlestop.core.bits import BITS
from whistlestop.core.picture import NARROW, Panel, View, metrics
from whistlestop.core.picture.layout import Place
from whistlestop.core.picture.players import medallion
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
from whistlestop.core.words import Seat, say
from whistlestop.games.steam_rollers import position as p
from whistlestop.games.steam_rollers.board import CARD_SIDES
from whistlestop.games.steam_rollers.game import CARDS, NONE, USES
from whistlestop.games.steam_rollers.picture.hand import little_track
from whistlestop.games.steam_rollers.picture.hexes import OUTLINE, Hexes
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


GAP = 8.0
IN_ROW = 3
HEIGHT = 112.0
MOST_LINES = 3


class CardsPicture:
    def __init__(self, s: Position, hexes: Hexes, choices: Choices, view: View) -> None:
        self.s = s
        self.g = s.setup
        self.hexes = hexes
        self.choices = choices
        self.speaker = view.speaker
        self.small = 12.0 if view.shape == NARROW else 11.5
        self.last = self._last_card(NONE if view.last is None else int(view.last.id))

    def _last_card(self, last: int) -> int:
        """The card that was taken or used just now, or NONE."""
        g = self.g
        if g.take_id <= last < g.take_id + CARDS:
            return last - int(g.take_id)
        if g.use_id <= last < g.build_id:
            return USES[last - int(g.use_id)][0] - 1
        return NONE

    def panel(self, w: float) -> Panel:
        each = (w - (IN_ROW - 1) * GAP) / IN_ROW
        lines = []
        for card in range(CARDS):
            row, column = divmod(card, IN_ROW)
            place = Place(column * (each + GAP), row * (HEIGHT + GAP) + 1, each, HEIGHT)
            lines.append(self._card(card, place))
        rows = CARDS // IN_ROW
        heading = self.speaker.text("Special cards")
        return Panel("cards", heading, w, rows * (HEIGHT + GAP) - GAP + 4, tuple(lines))

    def _ways(self, card: int) -> tuple[int, ...]:
        """What choosing the card can mean now: to take it, or a way to use it."""
        g = self.g
        found = [int(g.take_id) + card]
        found += [int(g.use_id) + n for n, (number, _) in enumerate(USES) if number == card + 1]
        return tuple(action for action in found if action in self.choices)

    def _card(self, card: int, at: Place) -> str:
        """A card on the table, wherever it lies."""
        s = self.s
        side = int(s.card_side(card))
        ways = self._ways(card)
        action = ways[0] if len(ways) == 1 else NONE
        known = s.phase > p.SIDES or (s.phase == p.SIDES and card < s.step)
        parts = [self.choices.title(action)]
        if action == NONE and known:
            parts = [titled(self._told(card, side))]
        if card == self.last:
            parts.append(rect(at.x - 1, at.y - 1, at.w + 2, at.h + 4, "f-gold", 9))
        parts.append(rect(at.x + 0.5, at.y + 2.5, at.w - 1, at.h - 1, "f-line", 8))
        parts.append(
            rect(at.x + 0.5, at.y + 0.5, at.w - 1, at.h - 1, "f-panel s-line-strong thin", 6)
        )
        parts.append(rect(at.x + 3.5, at.y + 3.5, at.w - 7, at.h - 7, "none s-line thin", 4))
        if ways:
            parts.append(rect(at.x + 1, at.y + 1, at.w - 2, at.h - 2, "none s-accent bold lit", 8))
            parts.append(rect(at.x, at.y, at.w, at.h, "f-soft s-accent bold glow", 8))
        parts.append(text(at.x + 9, at.y + 22, str(card + 1), 18, "ink", "panel", display=True))
        if known:
            parts += self._face(side, at)
            parts += self._where(card, int(s.holder(card)), at)
        name = f"card_{card + 1}"
        more = self.choices.attributes(action)
        if len(ways) > 1:
            ids = " ".join(map(str, ways))
            more = f' data-pick="{name}" data-offers="{ids}" role="button" tabindex="0"'
        return group(name, parts, more=more)

    def _told(self, card: int, side: int) -> str:
        """What the card does, and where it lies."""
        name = CARD_SIDES[side]
        told = self.speaker.text("Card {card}: {effect}", card=name, effect=EFFECTS[name])
        holder = int(self.s.holder(card))
        if holder == NONE:
            where = self.speaker.text("in the centre")
        elif self.s.turned[holder] & BITS[card]:
            where = self.speaker.text("sideways in front of {player}", player=Seat(holder))
        else:
            where = self.speaker.text("in front of {player}", player=Seat(holder))
        return f"{told}; {where}"

    def _face(self, side: int, at: Place) -> list[str]:
        g = self.g
        name = CARD_SIDES[side]
        points = int(g.card_points[side])
        end = at.x + at.w - 9
        parts = [
            kind_sign(bool(g.lightning[side]), at.x + 32, at.y + 16, 8),
            text(end, at.y + 21, f"{points:+d}", 14, "ink", "panel", "end", bold=True),
            f'<g transform="translate({num(at.x + at.w / 2 - 6)} {num(at.y + 49)}) scale(1.2)">'
            f"{self._icon(name)}</g>",
        ]
        words = self.speaker.say(SHORT.get(name) or SHORT[name[0]])
        lines = metrics.wrap(words, at.w - 8, self.small, lines=MOST_LINES)
        top = at.y + 90 - (len(lines) - 1) * 6.5
        for number, line in enumerate(lines):
            parts.append(
                middle(at.x + at.w / 2, top + number * 13, line, self.small, "ink", "panel")
            )
        return parts

    def _where(self, card: int, holder: int, at: Place) -> list[str]:
        """The sign of whoever has it, on a card that lies as theirs does."""
        if holder == NONE:
            return []
        sideways = self.s.turned[holder] & BITS[card] != 0
        x, y = at.x + at.w - 21, at.y + 44
        w, h = (34, 26) if sideways else (26, 34)
        return [
            rect(x - w / 2, y - h / 2, w, h, "f-panel s-edge thin", 4),
            medallion(holder, self.g.title.seat_colour(holder), x, y, 21),
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
                return engine + middle(16, -9, "+1", 12, "ink", "panel", bold=True)
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
