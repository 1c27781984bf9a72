"""What Rolling Freight's players buy: contracts and improvements as cards with price tags."""

from __future__ import annotations

from whistlestop.core.bits import members
from whistlestop.core.picture import NARROW, Panel, View, metrics
from whistlestop.core.picture.svg import Choices, circle, group, middle, path, rect, text, titled
from whistlestop.core.words import Listing, say, say_many
from whistlestop.games.rolling_freight import position as p
from whistlestop.games.rolling_freight.game import NONE, TYPES
from whistlestop.games.rolling_freight.numbers import COLOURS, NUMBERS, PHASES
from whistlestop.games.rolling_freight.picture.layout import code
from whistlestop.games.rolling_freight.picture.links import worth
from whistlestop.games.rolling_freight.picture.parts import (
    CARGO,
    LINKS,
    STATION,
    counted,
    icon,
    picked,
    shape,
    tag,
)
from whistlestop.games.rolling_freight.picture.players import contract_name
from whistlestop.games.rolling_freight.position import Position
from whistlestop.games.rolling_freight.words.names import Names

GAP = 8.0
TAG = 11.0  # half of a price tag, which stands out above its card
CONTRACT = 106.0  # heights of cards
IMPROVEMENT, SIGN = 58.0, 34.0  # a card, and its sign
LEFT = 26.0  # where its sign and its price stand
MOST_LINES, LEADING = 4, 13.0
SUPPLY = 44.0


class MarketPicture:
    """`buyer` is the seat for whom prices and points are told."""

    def __init__(self, s: Position, names: Names, choices: Choices, view: View, buyer: int) -> None:
        self.s = s
        self.g = s.setup
        self.names = names
        self.choices = choices
        self.speaker = view.speaker
        self.narrow = view.shape == NARROW
        self.buyer = buyer
        self.small = 12.0 if self.narrow else 11.2

    def panels(self, w: float) -> tuple[Panel, ...]:
        return self._contracts(w), self._improvements(w), self._supply(w)

    def _card(self, action: int, w: float, h: float, paid: bool) -> list[str]:
        """Paper, lit if it can be chosen, in gold while it is being paid for."""
        kind = "f-soft s-gold bold" if paid else "f-panel s-line thin"
        parts = [
            rect(0.5, 2.5, w - 1, h - 1, "f-line", 7),  # the shadow
            rect(0.5, 0.5, w - 1, h - 1, kind, 7),
        ]
        if action in self.choices:
            parts += [
                rect(1, 1, w - 2, h - 2, "none s-accent bold lit", 7),
                rect(0, 0, w, h, "f-soft s-accent bold glow", 8),
            ]
        return parts

    # Contracts

    def _contracts(self, w: float) -> Panel:
        s, g = self.s, self.g
        places = int(g.places)
        in_row = 2 if self.narrow else places
        each = (w - (in_row - 1) * GAP) / in_row
        rows = -(-places // in_row)
        step = CONTRACT + 2 * TAG
        lines = []
        for place in range(places):
            row, column = divmod(place, in_row)
            x, y = column * (each + GAP), row * step + TAG
            link = int(s.track[place])
            number = int(g.contract_price[place])
            if link != NONE:
                lines.append(self._contract(link, x, y, each))
            colour = "" if link == NONE else LINKS[int(g.link_colour[link])]
            name = f"place_{place + 1}"
            lines.append(
                group(name, [tag(number, colour, x + each / 2, y)], more=' pointer-events="none"')
            )
        heading = f"{self.speaker.text('Contracts')} · {self._deck()}"
        return Panel("contracts", heading, w, rows * step - TAG + 3, tuple(lines))

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
        """A card: its name in its colour, its line with a stop at each end, cities, points."""
        s, g = self.s, self.g
        entry = g.map.links[link]
        action = int(g.buy_id) + link
        if action not in self.choices:
            action = int(g.take_contract_id) + link
        paid = s.step == p.PAYING and s.paying_for == p.CONTRACT and s.item == link
        on = "soft" if paid else "panel"
        colour = LINKS[int(g.link_colour[link])]
        name = contract_name(entry.number, entry.phase)
        parts = [
            self.choices.title(action) or titled(self._told(link)),
            *self._card(action, w, CONTRACT, paid),
            rect(5, 14, w - 10, 20, f"f-{colour} s-edge", 3),
            middle(w / 2, 24, name, 13, f"on-{colour}", colour, display=True),
            _line(colour, entry.length, 12, 45, w - 24),
        ]
        for number, city in enumerate((entry.a, entry.b)):
            words = self.names.city(city)
            if metrics.width(words, self.small) > w - 8:
                words = code(words)
            parts.append(middle(w / 2, 62 + number * 15, words, self.small, "ink", on))
        points = self._points(link)
        if metrics.width(points, self.small, bold=True) > w - 6:
            points = f"+{self._worth(link)}"
        parts.append(middle(w / 2, 94, points, self.small, "accent", on, bold=True))
        return group(
            f"contract_{entry.contract}", parts, "piece", (x, y), self.choices.attributes(action)
        )

    def _worth(self, link: int) -> int:
        """The points of a link for the buyer, who completes it with the contracts held now."""
        g = self.g
        held = len(members(int(self.s.hand[self.buyer]))) + 1
        most = min(held, int(g.contract_limit))
        return int(g.link_points[most * int(g.lengths) + g.link_length[link]])

    def _points(self, link: int) -> str:
        return self.speaker.say(say_many("{n} point", "{n} points", self._worth(link)))

    def _told(self, link: int) -> str:
        least, most = worth(self.g, link)
        return self.speaker.text(
            "{link}: length {length}, {least} to {most} points when completed",
            link=self.names.link(link),
            length=int(self.g.link_length[link]),
            least=least,
            most=most,
        )

    # Improvements and stations

    def _improvements(self, w: float) -> Panel:
        s, g = self.s, self.g
        unknown = sum(int(count) for count in s.unknown_improvements)
        parts = [str(unknown)]
        if s.at_improvement_bottom:
            parts.append(str(int(s.at_improvement_bottom)))
        deck = self.speaker.text("deck: {cards}", cards=" + ".join(parts))
        each = (w - GAP) / 2
        step = IMPROVEMENT + TAG + 4
        lines = []
        places = int(g.improvement_places)
        for place in range(places):
            row, column = divmod(place, 2)
            x, y = column * (each + GAP), row * step + TAG
            if s.improvement_track[place] != NONE:
                lines.append(self._improvement(place, x, y, each))
            number = int(g.improvement_price[place])
            name = f"improvement_place_{place + 1}"
            lines.append(group(name, [tag(number, "", x + LEFT, y)], more=' pointer-events="none"'))
        row, column = divmod(places, 2)
        lines += self._station(column * (each + GAP), row * step + TAG, each)
        rows = -(-(places + 1) // 2)
        heading = f"{self.speaker.text('Improvements')} · {deck}"
        return Panel("improvements", heading, w, rows * step, tuple(lines))

    def _improvement(self, place: int, x: float, y: float, w: float) -> str:
        s, g = self.s, self.g
        kind = int(s.improvement_track[place])
        action = int(g.improve_id) + place * int(TYPES) + kind
        if action not in self.choices:
            action = int(g.take_improvement_id) + place * int(TYPES) + kind
        paid = s.step == p.PAYING and s.paying_for == p.IMPROVEMENT and s.item == place
        name = self.speaker.say(self.names.improvement(kind))
        meaning = self.speaker.say(self.names.improvement_meaning(kind))
        parts = [
            self.choices.title(action) or titled(f"{name}: {meaning}"),
            *self._card(action, w, IMPROVEMENT, paid),
            icon(kind, LEFT, IMPROVEMENT / 2 + 5, SIGN),
            *self._written_on_card(name, meaning, w, "soft" if paid else "panel"),
        ]
        name = f"improvement_{place + 1}"
        more = self.choices.attributes(action)
        swap = int(g.swap_id) + place * int(TYPES) + kind
        if swap in self.choices:
            more = f'{more} data-offers="{action} {swap}"' if more else picked(name, (swap,))
        return group(name, parts, "piece", (x, y), more)

    def _written_on_card(self, name: str, meaning: str, w: float, on: str) -> list[str]:
        """What a card is called and, where there is room for it, what it does."""
        left, size = LEFT + SIGN / 2 + 7, self.small
        room = w - left - 6
        names = metrics.wrap(name, room, size, bold=True, lines=MOST_LINES)
        told = metrics.wrap(meaning, room, size, lines=MOST_LINES)
        if len(names) + len(told) > MOST_LINES:
            told = []
        top = (IMPROVEMENT - (len(names) + len(told) - 1) * LEADING) / 2 + 4.5
        return [
            text(left, top + n * LEADING, words, size, ink, on, bold=ink == "ink")
            for n, (words, ink) in enumerate(
                [*((line, "ink") for line in names), *((line, "muted") for line in told)]
            )
        ]

    def _station(self, x: float, y: float, w: float) -> list[str]:
        """The next station of the buyer, as a card beside the improvements."""
        s, g = self.s, self.g
        action = int(g.station_id)
        built, most = int(s.stations[self.buyer]), int(g.most_stations)
        paid = s.step == p.PAYING and s.paying_for == p.STATION
        name = self.speaker.text("Station")
        meaning = self.speaker.text(
            "deliveries cost one die less; {built} of {most} built", built=built, most=most
        )
        parts = [
            self.choices.title(action) or titled(f"{name}: {meaning}"),
            *self._card(action, w, IMPROVEMENT, paid),
            shape(STATION, "f-ink", LEFT, IMPROVEMENT / 2 + 5, SIGN / 2),
            *self._written_on_card(name, meaning, w, "soft" if paid else "panel"),
        ]
        lines = [group("stations", parts, "piece", (x, y), self.choices.attributes(action))]
        if built < most:
            number = int(g.station_price[built])
            lines.append(
                group(
                    "station_price",
                    [tag(number, "", x + LEFT, y)],
                    more=' pointer-events="none"',
                )
            )
        return lines

    # What lies in the supply

    def _supply(self, w: float) -> Panel:
        """The common supply of markers, and the bag."""
        s, speaker = self.s, self.speaker
        parts = [titled(self._bonus()), rect(0.5, 0.5, w - 1, SUPPLY - 1, "f-panel s-line thin", 6)]
        half = w / 2
        for column, (heading, counts) in enumerate(
            ((speaker.text("Stock supply"), s.supply), (speaker.text("Cargo in the bag"), s.bag))
        ):
            left = 10 + column * half
            words = metrics.fit(heading, half - 14, self.small)
            parts.append(text(left, 15, words, self.small, "muted", "panel"))
            step = (half - 14) / len(CARGO)
            for colour, name in enumerate(CARGO):
                drawn, _ = counted(name, int(counts[colour]), left + colour * step, 30, 14, "panel")
                parts.append(drawn)
        heading = speaker.text("Supply")
        return Panel("supply", heading, w, SUPPLY, (group("shared", parts),))

    def _bonus(self) -> str:
        """What a delivery brings by its number of links."""
        g = self.g
        told = []
        for fast in (True, False):
            colours = [c for c, name in enumerate(COLOURS) if (name in NUMBERS.fast) == fast]
            first = colours[0] * int(g.bonus_links)
            points = [str(int(g.bonus[first + n])) for n in range(1, int(g.bonus_links))]
            told.append(
                say(
                    "{colours}: {points}",
                    colours=Listing([self.names.colour(colour) for colour in colours]),
                    points=" ".join(points),
                )
            )
        return self.speaker.text(
            "Bonus of a delivery over 1, 2, 3 … links. {fast}. {slow}.", fast=told[0], slow=told[1]
        )


def _line(colour: str, length: int, x: float, y: float, w: float) -> str:
    """A link drawn straight: its spaces between two stops."""
    step = (w - 10) / length
    cells = "".join(
        f"M{x + 5 + n * step + 1:.1f} {y - 3:g}h{step - 2:.1f}v6h{2 - step:.1f}z"
        for n in range(length)
    )
    stops = "".join(circle(at, y, 4.5, "f-panel s-edge fine") for at in (x, x + w))
    return path(cells, f"f-{colour} s-edge thin") + stops
