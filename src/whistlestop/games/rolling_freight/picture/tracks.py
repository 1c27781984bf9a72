"""What Rolling Freight's players share on the table: contracts, improvements, stations,
supplies."""

from __future__ import annotations

from whistlestop.core.bits import members
from whistlestop.core.picture import metrics
from whistlestop.core.picture.layout import Place
from whistlestop.core.picture.parts import panel
from whistlestop.core.picture.svg import Choices, group, middle, rect, text, titled
from whistlestop.core.words import Speaker
from whistlestop.games.rolling_freight import position as p
from whistlestop.games.rolling_freight.game import FIRST_EXTRA, NONE, TYPES
from whistlestop.games.rolling_freight.numbers import COLOURS, IMPROVEMENTS, NUMBERS, PHASES
from whistlestop.games.rolling_freight.picture.parts import (
    BODIES,
    CARGO,
    ICONS,
    LINKS,
    MEANINGS,
    STATION,
    counted,
    price,
    progress,
    seat_disc,
    shape,
    tile,
)
from whistlestop.games.rolling_freight.position import Position
from whistlestop.games.rolling_freight.words.names import Names

ROW = 40.0  # height of a card on a track
HEAD = 27.0
FOOT = 10.0
LINE = 15.5  # of the tables of points


def icon(kind: int, x: float, y: float, size: float) -> str:
    """An improvement's sign around a point."""
    if kind >= FIRST_EXTRA:
        name, half = BODIES[kind - int(FIRST_EXTRA) + 1], size / 2
        return rect(x - half, y - half, size, size, f"f-{name} s-edge", size * 0.2) + middle(
            x, y, "+1", size * 0.56, f"on-{name}", name, bold=True
        )
    return shape(ICONS[IMPROVEMENTS[kind]], "f-ink", x, y, size / 2)


class TracksPicture:
    def __init__(self, s: Position, names: Names, choices: Choices, speaker: Speaker) -> None:
        self.s = s
        self.g = s.setup
        self.names = names
        self.choices = choices
        self.speaker = speaker

    def _frame(self, name: str, heading: str, note: str, at: Place) -> str:
        room = at.w - 24
        note = metrics.fit(note, room - metrics.width(heading, 12, bold=True) - 12, 11)
        return group(
            name,
            [
                panel(at.x, at.y, at.w, at.h),
                text(at.x + 12, at.y + 18, heading, 12, "ink", "panel", bold=True),
                text(at.x + at.w - 12, at.y + 18, note, 11, "muted", "panel", "end"),
            ],
        )

    # Contracts

    def contracts_height(self) -> float:
        return HEAD + int(self.g.places) * ROW + FOOT

    def contracts(self, at: Place) -> list[str]:
        s, g = self.s, self.g
        lines = [self._frame("contracts", self.speaker.text("Contracts"), self._deck(), at)]
        for place in range(int(g.places)):
            y = at.y + HEAD + place * ROW
            link = int(s.track[place])
            number = int(g.contract_price[place])
            lines.append(group(f"place_{place + 1}", [price(number, at.x + 23, y + ROW / 2, 22)]))
            if link != NONE:
                lines.append(self._contract(link, at.x + 42, y, at.w - 50))
        return lines

    def _deck(self) -> str:
        """How many cards of which phases are left."""
        s, g = self.s, self.g
        parts = [g.map.links[s.top[n]].contract for n in range(int(s.on_top) - 1, -1, -1)]
        for phase in range(int(s.deck), int(g.phases)):
            count = len(members(int(s.unknown[phase]))) + int(s.disasters[phase])
            parts.append(f"{count} {PHASES[phase]}")
        if s.at_bottom:
            parts.append(str(int(s.at_bottom)))
        return self.speaker.text("deck: {cards}", cards=" + ".join(parts) or "0")

    def _contract(self, link: int, x: float, y: float, w: float) -> str:
        """A card: the special die it needs, its name, its cities and its length."""
        s, g = self.s, self.g
        entry = g.map.links[link]
        action = int(g.buy_id) + link
        if action not in self.choices:
            action = int(g.take_contract_id) + link
        paid = s.step == p.PAYING and s.paying_for == p.CONTRACT and s.item == link
        on = "soft" if paid else "panel"
        parts = [
            self.choices.title(action) or titled(self.speaker.say(self.names.link(link))),
            *self._card(action, w, ROW - 4, paid),
            tile(LINKS[int(g.link_colour[link])], 18, (ROW - 4) / 2, 18),
        ]
        cells = progress(-1, 0, entry.length, 0, 0, 7)
        room = entry.length * 9 - 2
        name = self.speaker.say(self.names.contract(link))
        ends = f"{g.map.cities[entry.a].name} – {g.map.cities[entry.b].name}"
        parts += [
            text(36, 15, metrics.fit(name, w - 48 - room, 12.5, True), 12.5, "ink", on, bold=True),
            text(36, 29, metrics.fit(ends, w - 44, 11), 11, "muted", on),
            f'<g transform="translate({w - 8 - room:g} 11)">{cells}</g>',
        ]
        name = f"contract_{entry.contract}"
        return group(name, parts, "piece", (x, y + 2), self.choices.attributes(action))

    def _card(self, action: int, w: float, h: float, lit: bool) -> list[str]:
        if action in self.choices:
            return [
                rect(0, 0, w, h, "f-panel s-accent fine", 7),
                rect(-1.5, -1.5, w + 3, h + 3, "none s-accent bold glow", 8),
            ]
        return [rect(0, 0, w, h, "f-soft s-gold bold" if lit else "f-panel s-line thin", 7)]

    # Improvements

    def improvements_height(self) -> float:
        return HEAD + int(self.g.improvement_places) * ROW + FOOT

    def improvements(self, at: Place) -> list[str]:
        s, g = self.s, self.g
        unknown = sum(int(count) for count in s.unknown_improvements)
        parts = [str(unknown)]
        if s.at_improvement_bottom:
            parts.append(str(int(s.at_improvement_bottom)))
        deck = self.speaker.text("deck: {cards}", cards=" + ".join(parts))
        lines = [self._frame("improvements", self.speaker.text("Improvements"), deck, at)]
        for place in range(int(g.improvement_places)):
            y = at.y + HEAD + place * ROW
            number = int(g.improvement_price[place])
            name = f"improvement_place_{place + 1}"
            lines.append(group(name, [price(number, at.x + 23, y + ROW / 2, 22)]))
            if s.improvement_track[place] != NONE:
                lines.append(self._improvement(place, at.x + 42, y, at.w - 50))
        return lines

    def _improvement(self, place: int, x: float, y: float, w: float) -> str:
        s, g = self.s, self.g
        kind = int(s.improvement_track[place])
        action = int(g.improve_id) + place * int(TYPES) + kind
        if action not in self.choices:
            action = int(g.take_improvement_id) + place * int(TYPES) + kind
        paid = s.step == p.PAYING and s.paying_for == p.IMPROVEMENT and s.item == place
        on = "soft" if paid else "panel"
        name = self.speaker.say(self.names.improvement(kind))
        meaning = self.speaker.say(MEANINGS[IMPROVEMENTS[kind]])
        parts = [
            self.choices.title(action) or titled(f"{name}: {meaning}"),
            *self._card(action, w, ROW - 4, paid),
            icon(kind, 18, (ROW - 4) / 2, 18),
            text(36, 15, metrics.fit(name, w - 44, 12.5, True), 12.5, "ink", on, bold=True),
            text(36, 29, metrics.fit(meaning, w - 44, 11), 11, "muted", on),
        ]
        name = f"improvement_{place + 1}"
        return group(name, parts, "piece", (x, y + 2), self.choices.attributes(action))

    # Stations, markers, the bag

    def shared_height(self) -> float:
        return 112.0

    def shared(self, at: Place) -> list[str]:
        """The station track with who stands where, the supply of markers, the bag."""
        s, speaker = self.s, self.speaker
        on = "panel"
        parts = [panel(at.x, at.y, at.w, at.h)]
        half = at.w / 2
        for column, (heading, counts) in enumerate(
            ((speaker.text("Stock supply"), s.supply), (speaker.text("Cargo in the bag"), s.bag))
        ):
            left = at.x + 12 + column * half
            words = metrics.fit(heading, half - 18, 12, True)
            parts.append(text(left, at.y + 78, words, 12, "ink", on, bold=True))
            step = min(42.0, (half - 14) / len(CARGO))
            for colour, name in enumerate(CARGO):
                drawn, _ = counted(
                    name, int(counts[colour]), left + colour * step, at.y + 95, 15, on
                )
                parts.append(drawn)
        return [group("shared", parts), *self._stations(at)]

    def _stations(self, at: Place) -> list[str]:
        """The places of the station track, each with its price and the players who have reached
        it."""
        s, g = self.s, self.g
        action = int(g.station_id)
        most = int(g.most_stations)
        paid = s.step == p.PAYING and s.paying_for == p.STATION
        heading = self.speaker.text("Stations")
        room = at.w - 24
        step = (room + 4) / (most + 1)
        parts = [self.choices.title(action) or titled(heading)]
        kind = "f-panel s-accent fine" if action in self.choices else "none"
        kind = "f-soft s-gold bold" if paid else kind
        parts.append(rect(at.x + 5, at.y + 5, at.w - 10, 54, kind, 7))
        if action in self.choices:
            parts.append(rect(at.x + 4, at.y + 4, at.w - 8, 56, "none s-accent bold glow", 8))
        on = "soft" if paid else "panel"
        for number in range(most + 1):
            left = at.x + 12 + number * step
            w = step - 4
            parts.append(rect(left, at.y + 10, w, 44, "none s-line thin", 5))
            if number:
                cost = str(int(g.station_price[number - 1]))
                parts.append(shape(STATION, "f-muted", left + w / 2 - 7, at.y + 20, 5))
                parts.append(text(left + w / 2 + 1, at.y + 24, cost, 11, "ink", on, bold=True))
            else:
                parts.append(shape(STATION, "f-line", left + w / 2, at.y + 20, 5))
            seats = [seat for seat in range(g.players) if s.stations[seat] == number]
            for n, seat in enumerate(seats):
                spread = min(13.0, (w - 13) / max(1, len(seats) - 1))
                x = left + w / 2 + (n - (len(seats) - 1) / 2) * spread
                parts.append(seat_disc(seat, x, at.y + 42, 12 if spread >= 12 else 10))
        return [group("stations", parts, more=self.choices.attributes(action))]

    # Points

    def points_height(self) -> float:
        rows = int(self.g.contract_limit) + 2 + 2
        return rows * LINE + 16

    def points(self, at: Place) -> list[str]:
        """What a finished link and a delivery bring: two small tables."""
        g, speaker = self.g, self.speaker
        shortest = next(n for n in range(int(g.lengths)) if g.link_points[int(g.lengths) + n])
        lengths = range(shortest, int(g.lengths))
        links = range(1, int(g.bonus_links))
        rows = [(speaker.text("Link, length"), list(lengths), True)]
        for held in range(1, int(g.contract_limit) + 1):
            first = held * int(g.lengths)
            words = speaker.text("contracts held: {n}", n=held)
            rows.append((words, [int(g.link_points[first + n]) for n in lengths], False))
        rows.append((speaker.text("Delivery, links"), list(links), True))
        parts = [panel(at.x, at.y, at.w, at.h)]
        for fast in (True, False):
            colours = [c for c, name in enumerate(COLOURS) if (name in NUMBERS.fast) == fast]
            y = at.y + 14 + len(rows) * LINE
            for n, colour in enumerate(colours):
                parts.append(tile(CARGO[colour], at.x + 18 + n * 16, y, 12))
            first = (colours or [0])[0] * int(g.bonus_links)
            rows.append(("", [int(g.bonus[first + n]) for n in links], False))
        step = min(22.0, (at.w - 128) / max(len(lengths), len(links)))
        for number, (words, values, bold) in enumerate(rows):
            parts += self._points_row(words, values, bold, step, at, at.y + 18 + number * LINE)
        return [group("points", parts)]

    def _points_row(
        self, words: str, values: list[int], bold: bool, step: float, at: Place, y: float
    ) -> list[str]:
        ink = "ink" if bold else "muted"
        right = at.x + at.w - 12
        parts = [
            text(right - n * step, y, str(value), 10.5, ink, "panel", "end", bold)
            for n, value in enumerate(reversed(values))
        ]
        if words:
            words = metrics.fit(words, right - len(values) * step - at.x - 16, 11, bold)
            parts.append(text(at.x + 12, y, words, 11, ink, "panel", bold=bold))
        return parts
