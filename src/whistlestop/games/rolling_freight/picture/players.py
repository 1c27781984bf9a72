"""Rolling Freight's players as a panel: a row each, always in the same place."""

from __future__ import annotations

from whistlestop.core.bits import members
from whistlestop.core.picture import NARROW, Panel, View, metrics
from whistlestop.core.picture.palette import MARKS
from whistlestop.core.picture.parts import place_words, spoken
from whistlestop.core.picture.svg import circle, group, rect, symbol, text, titled
from whistlestop.core.words import Seat
from whistlestop.games.rolling_freight import position as p
from whistlestop.games.rolling_freight.game import COLOUR_COUNT, TYPES
from whistlestop.games.rolling_freight.numbers import COLOURS, KINDS, PHASES
from whistlestop.games.rolling_freight.picture.dice import WAITING, DicePicture
from whistlestop.games.rolling_freight.picture.parts import (
    CARGO,
    LINKS,
    STATION,
    blank,
    icon,
    seat_disc,
    shape,
    tile,
)
from whistlestop.games.rolling_freight.position import Position
from whistlestop.games.rolling_freight.words.names import Names

ROW = 46.0
LEFT = 50.0  # of what stands beside the medallion
POINTS = 22.0
UPPER, LOWER = 13.0, 32.0  # the middles of the two lines
LEAST_NAME = 60.0
DIE = 20.0


class PlayersPicture:
    """`hand` is the seat whose dice and contracts lie in the hand, not in the row."""

    def __init__(self, s: Position, names: Names, dice: DicePicture, view: View, hand: int) -> None:
        self.s = s
        self.g = s.setup
        self.names = names
        self.dice = dice
        self.view = view
        self.speaker = view.speaker
        self.hand = hand
        self.small = 12.0 if view.shape == NARROW else 11.5
        self.outcome = s.outcome()

    def panel(self, w: float) -> Panel:
        lines = []
        for seat in range(self.g.players):
            lines += self._row(seat, seat * ROW, w)
        heading = self.speaker.text("Players")
        return Panel("players", heading, w, self.g.players * ROW, tuple(lines))

    def _lit(self, seat: int) -> bool:
        if self.outcome is not None:
            return self.outcome.places[seat] == 1
        return bool(seat == self.s.seat and self.s.course != p.SET_UP)

    def _row(self, seat: int, top: float, w: float) -> list[str]:
        lit = self._lit(seat)
        on = "soft" if lit else "panel"
        points = str(int(self.s.score[seat]))
        end = w - 12
        parts = [rect(0.5, top + 0.5, w - 1, ROW - 1, f"f-{on} s-line thin", 6)]
        if lit:
            parts.append(rect(0.5, top + 0.5, 4, ROW - 1, "f-accent", 2))
        parts += [
            seat_disc(seat, 26, top + ROW / 2, 34),
            text(end, top + ROW / 2 + 8, points, POINTS, "ink", on, "end", display=True),
        ]
        end -= max(30.0, metrics.width(points, POINTS, display=True)) + 8
        low_end = end
        if self.outcome is not None:
            place = place_words(self.speaker, self.outcome.places[seat], 60, 12)
            parts.append(text(end, top + UPPER + 4, place, 12, "accent", on, "end", bold=True))
            end -= metrics.width(place, 12, bold=True) + 8
        parts += self._upper(seat, top + UPPER, end, on)
        if seat != self.hand:
            row, pieces = self._lower(seat, top + LOWER, low_end, on)
        else:
            row, pieces = self._network(seat, top + LOWER, on), []
        card = group(f"seat_{seat + 1}", [*parts, *row], more=self._spoken(seat))
        return [card, *pieces]

    def _spoken(self, seat: int) -> str:
        s = self.s
        return spoken(
            self.speaker.text(
                "{player}: points: {points}, stations: {stations}, links: {links}",
                player=Seat(seat),
                points=int(s.score[seat]),
                stations=int(s.stations[seat]),
                links=len(members(int(s.built[seat]))),
            )
        )

    # The upper line

    def _upper(self, seat: int, y: float, end: float, on: str) -> list[str]:
        """The name, then stations, improvements, stock and cargo, as much as there is room for."""
        items = self._items(seat, y, on)
        room = end - LEFT
        while items and sum(w for _, w in items) > room - LEAST_NAME:
            items.pop()
        most = room - sum(w for _, w in items)
        name = metrics.fit(self.view.name(seat), most - 8, 14, bold=True)
        parts = [text(LEFT, y + 5, name, 14, "ink", on, bold=True)]
        x = LEFT + metrics.width(name, 14, bold=True) + 12
        for drawn, wide in items:
            parts.append(f'<g transform="translate({x:g} 0)">{drawn}</g>')
            x += wide
        return parts

    def _items(self, seat: int, y: float, on: str) -> list[tuple[str, float]]:
        """Small signs from the origin to the right, the most important first; how wide each is."""
        s, speaker = self.s, self.speaker
        stations = str(int(s.stations[seat]))
        drawn = (
            titled(speaker.text("stations: {number}", number=stations))
            + shape(STATION, "f-muted", 7, y - 0.5, 6.5)
            + text(16, y + 4.5, stations, 12, "ink", on, bold=True)
        )
        found = [(drawn, 16 + metrics.width(stations, 12, bold=True) + 9)]
        for kind in self.improvements(seat):
            name = titled(speaker.say(self.names.improvement(kind)))
            found.append((name + icon(kind, 9, y, 18 if kind >= 5 else 16), 23))
        for colour in range(int(COLOUR_COUNT)):
            number = self.dice.markers(seat, colour)
            if number:
                words = speaker.text(
                    "stock: {colour} × {number}",
                    colour=self.names.colour(colour),
                    number=number,
                )
                drawn = titled(words) + tile(CARGO[colour], 7, y, 14)
                found.append(self._counted(drawn, number, y, on))
        for colour in range(int(COLOUR_COUNT)):
            number = int(s.collected[seat * int(COLOUR_COUNT) + colour])
            if number:
                words = speaker.text(
                    "delivered in this phase: {colour} × {number}",
                    colour=self.names.colour(colour),
                    number=number,
                )
                mark = MARKS[CARGO[colour]]
                drawn = titled(words) + circle(7, y, 7.5, f"f-{mark.name} s-edge")
                drawn += symbol(mark, 7, y, 4)
                found.append(self._counted(drawn, number, y, on))
        return found

    def _counted(self, drawn: str, number: int, y: float, on: str) -> tuple[str, float]:
        words = str(number)
        drawn += text(17, y + 4.5, words, 12, "ink", on, bold=True)
        return drawn, 17 + metrics.width(words, 12, bold=True) + 7

    def improvements(self, seat: int) -> list[int]:
        held = self.s.improvements
        return [
            kind for kind in range(int(TYPES)) for _ in range(int(held[seat * int(TYPES) + kind]))
        ]

    # The lower line

    def _network(self, seat: int, y: float, on: str) -> list[str]:
        """How many links and contracts; the dice are in the hand."""
        s, speaker = self.s, self.speaker
        words = speaker.text(
            "links: {links}, contracts: {contracts}",
            links=len(members(int(s.built[seat]))),
            contracts=len(members(int(s.hand[seat]))),
        )
        return [text(LEFT, y + 4, words, self.small, "muted", on)]

    def _lower(self, seat: int, y: float, end: float, on: str) -> tuple[list[str], list[str]]:
        """Dice from the left, contracts with their progress after them: as parts and pieces."""
        contracts = [self._contract(link, on) for link in members(int(self.s.hand[seat]))]
        room = end - LEFT - sum(w for _, _, w in contracts) - 4
        dice = self.dice.of(seat)
        step = min(DIE + 2, room / max(1, len(dice)))
        size = min(DIE, step - 1)
        numbers: dict[int, int] = {}
        pieces = []
        for place, (kind, face) in enumerate(dice):
            numbers[kind] = numbers.get(kind, 0) + 1
            if face >= 0:
                parts = [
                    titled(self.speaker.say(self.names.die(face))),
                    self.dice.face(face, size),
                ]
            else:
                parts = [
                    titled(self.dice.told_blank(kind, face)),
                    blank(kind, size, "?" if face == WAITING else "", "muted", on),
                ]
            name = f"die_{seat + 1}_{KINDS[kind]}_{numbers[kind]}"
            pieces.append(group(name, parts, "piece", (LEFT + size / 2 + place * step, y)))
        x = LEFT + len(dice) * step + (6 if dice else 0)
        for name, drawn, wide in contracts:
            pieces.append(group(name, [drawn], "piece", (x, y)))
            x += wide
        return [], pieces

    def _contract(self, link: int, on: str) -> tuple[str, str, float]:
        """A contract in hand: its colour and how far it has come; how wide that is."""
        s, g = self.s, self.g
        entry = g.map.links[link]
        words = f"{int(s.cubes[link])}/{entry.length}"
        told = self.speaker.text(
            "{link}: {cubes} of {length} cubes",
            link=self.names.link(link),
            cubes=int(s.cubes[link]),
            length=entry.length,
        )
        drawn = (
            titled(told)
            + tile(LINKS[int(g.link_colour[link])], 7, 0, 14)
            + text(17, 4.2, words, self.small, "ink", on, bold=True)
        )
        wide = 17 + metrics.width(words, self.small, bold=True) + 5
        return f"contract_{entry.contract}", drawn, wide


def contract_name(number: int, phase: int) -> str:
    """As on the card's corner: 12B."""
    return f"{number}{PHASES[phase]}"


def stock_id(seat: int, colour: int) -> str:
    return f"stock_{seat + 1}_{COLOURS[colour]}"
