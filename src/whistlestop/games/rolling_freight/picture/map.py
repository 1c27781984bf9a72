"""Rolling Freight's map as a picture: the ground, cities with their circles, cargo, names."""

from __future__ import annotations

from pathlib import Path

from whistlestop.core.bits import members
from whistlestop.core.picture.land import ground
from whistlestop.core.picture.layout import Point
from whistlestop.core.picture.palette import MARKS
from whistlestop.core.picture.parts import block, map_label
from whistlestop.core.picture.svg import (
    Choices,
    circle,
    group,
    middle,
    num,
    path,
    polyline,
    titled,
)
from whistlestop.core.words import Listing, Speaker
from whistlestop.games.rolling_freight.game import NONE, RollingFreight
from whistlestop.games.rolling_freight.numbers import PHASES
from whistlestop.games.rolling_freight.picture.layout import MapLayout
from whistlestop.games.rolling_freight.picture.legend import cartouche, map_names
from whistlestop.games.rolling_freight.picture.links import Drawn, Key, LinksPicture
from whistlestop.games.rolling_freight.picture.parts import (
    CARGO,
    TICK,
    disc,
    shape,
    wanted,
)
from whistlestop.games.rolling_freight.position import Position
from whistlestop.games.rolling_freight.words.names import Names

LAND = Path(__file__).resolve().parents[1] / "boards" / "land"


class MapPicture:
    """The map of one game; what has been drawn is kept."""

    def __init__(self, game: RollingFreight, names: Names, layout: MapLayout) -> None:
        self.game = game
        self.names = names
        self.board = game.map
        self.layout = layout
        self.size = layout.size
        self.ground = ground(
            folder=LAND,
            board=self.board.name,
            shape=layout.shape,
            box=layout.box,
            cities={
                city.id: place for city, place in zip(self.board.cities, layout.cities, strict=True)
            },
            coast=(),
        )
        self.spoken: tuple[Speaker, list[str], list[str]] | None = None
        self.plates = [self._plate(city) for city in range(len(self.board.cities))]
        self.labels = [
            map_label(label, layout.size.name, lift=0.5, of=f"city_{city.id}")
            for city, label in zip(self.board.cities, layout.labels, strict=True)
            if label is not None
        ]
        self.drawn = Drawn()
        self.links = LinksPicture(game, names, layout, self.drawn)

    def draw(self, s: Position, choices: Choices, speaker: Speaker, last: int) -> list[str]:
        """The map of a state; `last` is the id of the action that led there, or -1."""
        self.drawn.listen(speaker, choices.hinted)
        if self.spoken is None or self.spoken[0] is not speaker:
            self.spoken = self._written(speaker)
        _, below, above = self.spoken
        lines = [*below, *self.links.draw(s, choices, speaker, last)]
        lines += [self._city(s, city, choices, speaker) for city in range(len(self.board.cities))]
        lines += self._pieces(s, choices)
        lines += self.labels
        lines += above
        return lines

    def _written(self, speaker: Speaker) -> tuple[Speaker, list[str], list[str]]:
        """The names below everything, and the legend above it; a phone has no room for them."""
        if not self.size.letter:
            return speaker, [], []
        below = map_names(self.board.name, speaker) if self.ground.digest else []
        heading = speaker.say(self.game.title.board_heading(self.board.name))
        room = self.layout.legend
        if room is None:
            return speaker, below, []
        legend = cartouche(heading, int(self.game.phases), speaker)
        return speaker, below, [legend.draw(room, self.layout.box)]

    # Cities

    def _plate(self, city: int) -> str:
        """Path data through the circles of a city, drawn as wide as they are."""
        points = [self.layout.circles[circle] for circle in self.layout.circles_of(city)]
        points = points or [self.layout.cities[city]]
        if len(points) == 1:
            return polyline([*points, (points[0][0] + 0.01, points[0][1])])
        # Around the middle, so that the line crosses no circle twice.
        rows = sorted({y for _, y in points})
        if len(rows) == 1:
            return polyline(points)
        upper = [point for point in points if point[1] == rows[0]]
        lower = [point for point in points if point[1] == rows[-1]]
        return polyline([*upper, *reversed(lower)], closed=True)

    def _city(self, s: Position, city: int, choices: Choices, speaker: Speaker) -> str:
        g = self.game
        circles = self.layout.circles_of(city)
        action = int(g.to_id) + city
        if action not in choices:
            action = NONE
        ends = s.colour != NONE and city in (s.source, s.target)
        key: Key = (
            "city",
            city,
            action,
            ends,
            int(s.phase),
            tuple((int(s.piece[n]), int(s.served[n])) for n in circles),
        )
        if key not in self.drawn.whole:
            if key not in self.drawn.shapes:
                self.drawn.shapes[key] = "".join(
                    self._city_shape(s, city, circles, action != NONE, ends)
                )
            words = choices.title(action) or titled(self._city_words(s, city, circles, speaker))
            name = f"city_{self.board.cities[city].id}"
            more = choices.attributes(action)
            self.drawn.whole[key] = group(name, [words, self.drawn.shapes[key]], more=more)
        return self.drawn.whole[key]

    def _city_shape(
        self, s: Position, city: int, circles: list[int], offered: bool, ends: bool
    ) -> list[str]:
        size, plate = self.size, self.plates[city]
        outer = 2 * (size.ring + size.rim)
        parts = []
        if offered:
            hit = num(max(outer, size.target) + 8)
            parts.append(path(plate, "none s-accent round clear", f' stroke-width="{hit}"'))
        if offered or ends:
            ring = "s-accent lit" if offered else "s-lit"
            wide = num(outer + size.rim * 3)
            parts.append(path(plate, f"f-panel {ring} round", f' stroke-width="{wide}"'))
        if len(circles) == 1:
            parts.append(
                circle(*self.layout.circles[circles[0]], outer / 2 - 0.5, "f-panel s-edge")
            )
        else:
            parts += [
                path(plate, "f-panel s-edge round", f' stroke-width="{num(outer)}"'),
                path(plate, "f-panel s-panel round", f' stroke-width="{num(outer - 1.8)}"'),
            ]
        if offered:
            parts.append(
                path(plate, "s-accent none round glow", f' stroke-width="{num(outer - 1.8)}"')
            )
        for number in circles:
            parts += self._circle(s, number, s.piece[number] != NONE and not ends)
        return parts

    def _circle(self, s: Position, number: int, covered: bool) -> list[str]:
        """What is wanted: on a roundel, or above the cargo that lies there."""
        g, size = self.game, self.size
        x, y = self.layout.circles[number]
        r, well, low = size.ring, size.well, size.low
        wish = int(g.circle_wants[number])
        top = y - (r + well - low) / 2
        small = round((r - well + low) * 0.36, 2)
        phase = int(g.circle_phase[number])
        if phase > s.phase:
            parts = []
            if wish == NONE:
                parts.append(circle(x, y, r, "f-land s-route"))
            else:
                parts.append(_faded(x, y, r, CARGO[wish]))
                parts.append(shape(MARKS[CARGO[wish]].symbol, "f-ink", x, top, small))
            parts.append(circle(x, y + low, well, "f-land"))
            if size.letter:
                letter = PHASES[phase]
                parts.append(middle(x, y + low, letter, size.letter, "muted", "land", bold=True))
            return parts
        if wish != NONE and not s.served[number]:
            name = CARGO[wish]
            if not covered:
                return [wanted(name, x, y, r)]
            symbol = shape(MARKS[name].symbol, f"f-on-{name}", x, top, small)
            return [circle(x, y, r, f"f-{name} s-edge"), symbol]
        parts = [circle(x, y, r, "f-line s-route")]
        if wish == NONE:
            return parts if covered else [*parts, circle(x, y + low, well, "f-land s-edge")]
        pen = ' stroke-width=".36" stroke-linecap="round" stroke-linejoin="round"'
        at, size_of_tick = (top, small) if covered else (y, round(r * 0.5, 1))
        return [*parts, shape(TICK, "s-muted none", x, at, size_of_tick, pen)]

    def _city_words(self, s: Position, city: int, circles: list[int], speaker: Speaker) -> str:
        g = self.game
        lying = [self.names.colour(int(s.piece[n])) for n in circles if s.piece[n] != NONE]
        wanted = [
            self.names.colour(int(g.circle_wants[n]))
            for n in circles
            if g.circle_wants[n] != NONE and g.circle_phase[n] <= s.phase and not s.served[n]
        ]
        return speaker.text(
            "{city}: cargo: {cargo}; wanted: {wanted}",
            city=self.board.cities[city].name,
            cargo=Listing(lying),
            wanted=Listing(wanted),
        )

    # Cargo

    def _pieces(self, s: Position, choices: Choices) -> list[str]:
        """Each piece in its circle; the one being delivered, where it is now."""
        g = self.game
        lines = []
        under_way = s.source if s.colour != NONE and s.at != NONE else NONE
        for number, (x, y) in self.layout.circles.items():
            colour = int(s.piece[number])
            if colour == NONE:
                continue
            city = int(g.circle_city[number])
            at = (x, y + self.size.low)
            moved = city == under_way and colour == s.colour
            if moved:
                under_way = NONE
                if s.at != s.source:
                    at = self._arrived(s)
            action = int(g.deliver_id) + colour * int(g.cities) + city
            if action not in choices:
                action = NONE
            key: Key = ("piece", number, colour, at, action, moved)
            if key not in self.drawn.whole:
                self.drawn.whole[key] = self._piece(number, colour, at, action, moved, choices)
            lines.append(self.drawn.whole[key])
        return lines

    def _arrived(self, s: Position) -> Point:
        """At the end of the link that a piece used last: no other link of its route ends there."""
        g, city = self.game, int(s.at)
        (link,) = members(int(s.route & g.links_at[city]))
        track = self.layout.tracks[link]
        lower = city == min(int(g.link_a[link]), int(g.link_b[link]))
        return track.a if lower else track.b

    def _piece(
        self, number: int, colour: int, at: Point, action: int, moved: bool, choices: Choices
    ) -> str:
        g, well, name = self.game, self.size.well, CARGO[colour]
        city = int(g.circle_city[number])
        parts = [choices.title(action)]
        if action != NONE:
            parts += [
                disc(self.size.target / 2, "f-accent clear"),
                _halo(-self.size.low, self.size.ring + 1, "none s-accent lit", self.size.rim * 1.3),
                _halo(-self.size.low, self.size.ring + 1, "f-accent s-accent glow", 2.0),
            ]
        if moved:
            parts.append(disc(well * 1.5, "f-lit"))
        parts.append(block(MARKS[name], 0, 0, well * 1.8))
        place = number - int(g.first_circle[city]) + 1
        label = f"cargo_{self.board.cities[city].id}_{place}"
        # A piece that can't be chosen leaves the pointer to the city below.
        more = choices.attributes(action) or ' pointer-events="none"'
        return group(label, parts, "piece", at, more)


def _halo(y: float, r: float, kind: str, wide: float) -> str:
    return f'<circle class="{kind}" cy="{num(y)}" r="{num(r)}" stroke-width="{num(wide)}"/>'


def _faded(x: float, y: float, r: float, name: str) -> str:
    kind = f"f-{name} s-route"
    return circle(x, y, r, kind).replace("/>", ' fill-opacity=".3"/>')
