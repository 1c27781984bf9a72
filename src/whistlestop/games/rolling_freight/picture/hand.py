"""What one picks from in Rolling Freight: a player's dice and markers, contracts, improvements."""

from __future__ import annotations

from whistlestop.core.bits import members
from whistlestop.core.picture import NARROW, Panel, View, metrics
from whistlestop.core.picture.parts import tray
from whistlestop.core.picture.svg import Choices, group, num, path, rect, text, titled
from whistlestop.core.words import Seat
from whistlestop.games.rolling_freight import position as p
from whistlestop.games.rolling_freight.game import COLOUR_COUNT, NONE
from whistlestop.games.rolling_freight.numbers import KINDS
from whistlestop.games.rolling_freight.picture.dice import WAITING, DicePicture
from whistlestop.games.rolling_freight.picture.parts import (
    CARGO,
    LINKS,
    blank,
    counted,
    icon,
    picked,
    progress,
    tile,
)
from whistlestop.games.rolling_freight.picture.players import (
    PlayersPicture,
    contract_name,
    stock_id,
)

DIE = 42.0
ONE_ROW = 7  # so many dice lie side by side on a phone, and the stock beside them
INSET = 8.0
PILE = 118.0  # how wide the contracts beside the tray are
STOCK = 80.0  # how wide the stock's corner of the tray is
CHIP = 40.0  # height of a contract or an improvement
GAP = 6.0
CELL = 7.0  # of a contract's progress
RAISED = 4.0  # of dice that would pay
BAIZE = "baize"


class HandPicture:
    def __init__(
        self, players: PlayersPicture, dice: DicePicture, choices: Choices, view: View
    ) -> None:
        self.s = dice.s
        self.g = dice.g
        self.seat = players.hand
        self.players = players
        self.dice = dice
        self.names = dice.names
        self.choices = choices
        self.speaker = view.speaker
        self.paying = _paying(dice, view)
        self.is_rolled = bool(view.picked) and int(dice.s.step) == p.ROLLING  # by what is picked
        self.narrow = view.shape == NARROW

    def panel(self, w: float) -> Panel:
        """On a phone the cards lie below the tray; else contracts in a pile beside it."""
        rows = 2 if self.narrow and len(self.dice.of(self.seat)) > ONE_ROW else 1
        deep = rows * (DIE + GAP) + 2 * INSET - GAP
        across = w if self.narrow else w - PILE - GAP
        lines = [group("tray", [tray(across, deep)])]
        lines += self._dice(across, rows)
        lines += self._stock(across - STOCK, deep)
        lines += self._cards(deep + GAP, w) if self.narrow else self._pile(across + GAP, deep)
        heading = self.speaker.text("Dice of {player}", player=Seat(self.seat))
        high = deep + GAP + CHIP if self.narrow else deep
        return Panel("hand", heading, w, high, tuple(lines))

    def _pile(self, x: float, h: float) -> list[str]:
        """The contracts in hand, one below the other, with room for as many as may be."""
        most = int(self.g.contract_limit)
        step = (h + 3) / most
        hand = list(members(int(self.s.hand[self.seat])))
        slots = [_slot(x, n * step, PILE, step - 3) for n in range(len(hand), most)]
        lines = [group("slots", slots)]
        lines += [self._piled(link, x, n * step, step - 3) for n, link in enumerate(hand)]
        return lines

    def _piled(self, link: int, x: float, y: float, h: float) -> str:
        s, g = self.s, self.g
        entry = g.map.links[link]
        colour = LINKS[int(g.link_colour[link])]
        name = contract_name(entry.number, entry.phase)
        left = 24 + metrics.width(name, 12, bold=True) + 6
        cell = min(CELL, (PILE - left - 6) / entry.length - 2)
        parts = [
            titled(self._told(link)),
            rect(0.5, 0.5, PILE - 1, h - 1, "f-panel s-line thin", 4),
            tile(colour, 12, h / 2, 13),
            text(23, h / 2 + 4.3, name, 12, "ink", "panel", bold=True),
            progress(self.seat, int(s.cubes[link]), entry.length, left, h / 2, cell),
        ]
        return group(f"contract_{entry.contract}", parts, "piece", (x, y))

    def _told(self, link: int) -> str:
        return self.speaker.text(
            "{link}: {cubes} of {length} cubes",
            link=self.names.link(link),
            cubes=int(self.s.cubes[link]),
            length=self.g.map.links[link].length,
        )

    # Dice

    def _dice(self, w: float, rows: int) -> list[str]:
        dice = self.dice.of(self.seat)
        room = w - INSET - (STOCK if rows == 1 else INSET)
        in_row = max(1, int((w - 2 * INSET + 3) // (40 + 3))) if rows > 1 else max(1, len(dice))
        step = min(DIE + 8, room / min(in_row, max(1, len(dice))))
        size = max(30.0, min(DIE, step - 3))
        numbers: dict[int, int] = {}
        lines = []
        for place, (kind, face) in enumerate(dice):
            row, column = divmod(place, in_row)
            numbers[kind] = numbers.get(kind, 0) + 1
            at = (
                INSET + size / 2 + column * step,
                INSET + DIE / 2 + row * (DIE + GAP),
            )
            name = f"die_{self.seat + 1}_{KINDS[kind]}_{numbers[kind]}"
            if face < 0:
                sign = "?" if face == WAITING else ""
                is_lit = face == WAITING and self.is_rolled
                parts = [
                    titled(self.dice.told_blank(kind, face)),
                    blank(kind, size, sign, f"on-{BAIZE}", BAIZE),
                    *([_edge(size)] if is_lit else []),
                ]
                lines.append(group(name, parts, "piece", at))
                continue
            action = self.dice.meaning(face)
            ways = () if action != NONE else self.dice.ways(face)
            pays = self._would_pay(face)
            parts = [
                self.choices.title(action) or titled(self.speaker.say(self.names.die(face))),
                *self._ring(action != NONE or pays, size),
                self.dice.face(face, size - (4 if action != NONE or pays else 0)),
            ]
            if pays:
                at = (at[0], at[1] - RAISED)
            more = self.choices.attributes(action) or picked(name, ways) or self._named(face)
            lines.append(group(name, parts, "piece", at, more))
        return lines

    def _would_pay(self, face: int) -> bool:
        """Whether it pays for what is picked; each die that does is found once."""
        if face in self.paying:
            self.paying.remove(face)
            return True
        return False

    def _ring(self, offered: bool, size: float) -> list[str]:
        """A light around what can be chosen, which is seen on the baize."""
        if not offered:
            return []
        half = size / 2
        return [
            rect(-half - 1, -half - 1, size + 2, size + 2, "f-soft s-accent bold lit", size * 0.2),
            rect(-half - 2, -half - 2, size + 4, size + 4, "f-accent glow", size * 0.22),
        ]

    def _stock(self, left: float, tray: float) -> list[str]:
        """Stock markers, two by two in the corner of the tray."""
        lines = []
        held = [c for c in range(int(COLOUR_COUNT)) if self.dice.markers(self.seat, c)]
        size = 22.0
        for place, colour in enumerate(held):
            row, column = divmod(place, 2)
            face = int(self.g.dice_classes) + colour
            action = self.dice.meaning(face)
            number = self.dice.markers(self.seat, colour)
            drawn, _ = counted(CARGO[colour], number, -size / 2, 0, size, BAIZE)
            told = self.speaker.text(
                "stock: {colour} × {number}", colour=self.names.colour(colour), number=number
            )
            parts = [
                self.choices.title(action) or titled(told),
                *self._ring(action != NONE or self._would_pay(face), size + 3),
                drawn,
            ]
            at = (left + 16 + column * 38, tray - INSET - DIE + 9 + row * 27)
            name = stock_id(self.seat, colour)
            more = self.choices.attributes(action) or self._named(face)
            lines.append(group(name, parts, "piece", at, more))
        return lines

    def _named(self, face: int) -> str:
        """What notations call a die: its id stays the same whatever it shows."""
        return f' data-named="{self.g.class_names[face]}"'

    # Contracts and improvements

    def _cards(self, y: float, w: float) -> list[str]:
        """Contracts from the left, improvements at the right, with room for as many as may be."""
        s, g = self.s, self.g
        hand = list(members(int(s.hand[self.seat])))
        held = self.players.improvements(self.seat)
        contracts, places = int(g.contract_limit), max(int(g.improvement_limit), len(held))
        right = w - places * (CHIP + GAP) + GAP
        each = (right - GAP - (contracts - 1) * GAP) / contracts - GAP / contracts
        slots = [_slot(n * (each + GAP), y, each) for n in range(len(hand), contracts)]
        slots += [_slot(right + n * (CHIP + GAP), y, CHIP) for n in range(len(held), places)]
        lines = [group("slots", slots)]
        lines += [self._contract(link, n * (each + GAP), y, each) for n, link in enumerate(hand)]
        lines += [
            self._improvement(n, kind, right + n * (CHIP + GAP), y) for n, kind in enumerate(held)
        ]
        return lines

    def _contract(self, link: int, x: float, y: float, w: float) -> str:
        """A contract: its cities, and its cubes."""
        s, g = self.s, self.g
        entry = g.map.links[link]
        name = contract_name(entry.number, entry.phase)
        cell = min(CELL, (w - 16) / entry.length - 2)
        parts = [
            titled(self._told(link)),
            rect(0.5, 0.5, w - 1, CHIP - 1, "f-panel s-line thin", 6),
            rect(0.5, 0.5, 5, CHIP - 1, f"f-{LINKS[int(g.link_colour[link])]} s-edge", 2),
            tile(LINKS[int(g.link_colour[link])], 17, 12, 14),
            text(27, 16.5, name, 12.5, bold=True),
        ]
        parts.append(progress(self.seat, int(s.cubes[link]), entry.length, 11, 29, cell))
        return group(f"contract_{entry.contract}", parts, "piece", (x, y))

    def _improvement(self, number: int, kind: int, x: float, y: float) -> str:
        g = self.g
        action = int(g.give_id) + kind if self.s.step == p.GIVING else NONE
        if action not in self.choices:
            action = NONE
        parts = [
            self.choices.title(action) or titled(self.speaker.say(self.names.improvement(kind))),
            rect(0.5, 0.5, CHIP - 1, CHIP - 1, "f-panel s-line thin", 6),
        ]
        if action != NONE:
            parts += [
                rect(1, 1, CHIP - 2, CHIP - 2, "none s-accent bold lit", 6),
                rect(0, 0, CHIP, CHIP, "f-soft s-accent bold glow", 7),
            ]
        parts.append(icon(kind, CHIP / 2, CHIP / 2, 23))
        label = f"holding_{self.seat + 1}_{number + 1}"
        return group(label, parts, "piece", (x, y), self.choices.attributes(action))


def _edge(size: float) -> str:
    """Around a die that is about to be rolled: a blank one shows the baize, so nothing fills it."""
    half = size / 2 + 1
    return rect(-half, -half, size + 2, size + 2, "none s-gold bold lit", size * 0.2)


def _paying(dice: DicePicture, view: View) -> list[int]:
    """The classes of the dice and markers that would pay for what is picked, one for each."""
    g = dice.g
    if dice.s.step != p.PAYING:
        return []  # they have paid, or nothing is to be paid
    found = []
    for action in view.picked:
        if action.kind == "pay":
            place = int(action.id) - int(g.pay_id)
            firsts = [int(first) for first in g.pay_offset]
            found.append(max(face for face, first in enumerate(firsts) if first <= place))
    return found


def _slot(x: float, y: float, w: float, h: float = CHIP) -> str:
    """Room for a card."""
    return path(
        f"M{num(x + 0.5)} {num(y + 0.5)}h{num(w - 1)}v{num(h - 1)}h{num(1 - w)}z",
        "none s-route",
        ' stroke-width=".8" stroke-dasharray="2 4"',
    )
