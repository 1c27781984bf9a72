"""The cities of Steam Rollers' map: each with its number, its colour and the cubes in it."""

from __future__ import annotations

from functools import lru_cache

from whistlestop.core.picture import View
from whistlestop.core.picture.palette import Mark
from whistlestop.core.picture.parts import block
from whistlestop.core.picture.players import medallion
from whistlestop.core.picture.svg import Choices, group, middle, num, path, rect, titled
from whistlestop.core.words import say_many
from whistlestop.games.steam_rollers import position as p
from whistlestop.games.steam_rollers.game import CITIES, NONE, PLAIN, PRIVATE, WILD
from whistlestop.games.steam_rollers.picture.hexes import DISC, Hexes
from whistlestop.games.steam_rollers.picture.map import Spot
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.words.names import Names

# Room for cubes in a city, in a hex's own units: width, height, and its middle.
ACROSS, DOWN, CENTRE = 10.8, 6.6, 1.9
MOST_CUBE = 3.2
PITCH = 1.1  # from cube to cube, of a cube's side

Cube = tuple[str, int, int]  # id, colour, and whose it is if it is private


class CitiesPicture:
    def __init__(
        self,
        s: Position,
        names: Names,
        hexes: Hexes,
        cubes: list[Mark],
        choices: Choices,
        view: View,
    ) -> None:
        self.s = s
        self.g = s.setup
        self.names = names
        self.hexes = hexes
        self.cubes = cubes
        self.choices = choices
        self.speaker = view.speaker
        self.plain = view.plain
        self.last = NONE if view.last is None else int(view.last.id)

    def draw(self, seat: int, spot: Spot, least: float) -> list[str]:
        """All cities; cubes lie above them, as pieces of their own."""
        deliveries = self._deliveries()
        lines: list[str] = []
        cubes: list[str] = []
        for city in range(CITIES):
            lines.append(self._city(city, spot, least, deliveries))
            cubes += self._cubes(city, seat, spot, deliveries)
        return [*lines, *cubes]

    def _deliveries(self) -> dict[tuple[int, int, int], list[int]]:
        """The deliveries among the choices, by kind of cube, source and colour."""
        g = self.g
        found: dict[tuple[int, int, int], list[int]] = {}
        for action in self.choices.labels:
            if g.deliver_id <= action < g.take_id:
                place = int(g.deliver_place[action - int(g.deliver_id)])
                kind, source = place // CITIES**2, place // CITIES % CITIES
                colour = int(g.wild if kind == WILD else g.city_colour[self._destination(action)])
                found.setdefault((kind, source, colour), []).append(action)
        return found

    def _city(
        self,
        city: int,
        spot: Spot,
        least: float,
        deliveries: dict[tuple[int, int, int], list[int]],
    ) -> str:
        """A city stands for the deliveries from it and for those to it: either end can be picked
        first.
        """
        x, y, scale = spot
        hexes, mark = self.hexes, self.hexes.marks[city]
        hex = hexes.open + city
        large = 2.9 * scale >= least
        ground = [hexes.city_ground(city, large, self.plain)]
        outline = hexes.outlines[hex]
        sent = [n for (_, source, _), found in deliveries.items() if source == city for n in found]
        received = [
            n for found in deliveries.values() for n in found if self._destination(n) == city
        ]
        offers = sorted({*sent, *received})
        if self._delivered_from() == city:
            ground.insert(0, path(outline, "f-gold s-gold round", ' stroke-width="1.8"'))
        if offers:
            dashes = "" if sent else ' stroke-dasharray="1.8 1.4"'
            ground.append(path(outline, "none s-accent round lit", f' stroke-width=".9"{dashes}'))
            ground.append(path(outline, "none s-accent round glow", ' stroke-width="1.8"'))
        a, b = hexes.places[hex]
        number = max(least, min(2.9 * scale, 20.0))
        shift = scale if large else 0.0
        parts = [
            titled(self._told(city)),
            f'<g transform="translate({num(x)} {num(y)}) scale({scale:.3f})">{"".join(ground)}</g>',
            middle(
                x + a * scale - shift,
                y + (b + DISC) * scale,
                str(city + 1),
                size=number,
                ink=f"on-{mark.name}",
                on=mark.name,
                display=True,
            ),
        ]
        more = ""
        if offers:
            ids = " ".join(map(str, offers))
            more = f' data-pick="city_{city + 1}" data-offers="{ids}" tabindex="0" role="button"'
        return group(f"city_{city + 1}", parts, more=more)

    def _destination(self, delivery: int) -> int:
        return int(self.g.deliver_place[delivery - int(self.g.deliver_id)]) % CITIES

    def _told(self, city: int) -> str:
        """What the city wants, and what lies there."""
        s, g = self.s, self.g
        kinds = int(g.kinds_of_cube)
        lying = sum(int(s.supply[city * kinds + colour]) for colour in range(kinds))
        colour = self.names.colour(int(g.city_colour[city]))
        if not lying and s.phase > p.CUBES:
            return self.speaker.text(
                "City {number}: wants {colour} cubes; empty", number=city + 1, colour=colour
            )
        return self.speaker.say(
            say_many(
                "City {number}: wants {colour} cubes; {n} lies here",
                "City {number}: wants {colour} cubes; {n} lie here",
                lying,
                number=city + 1,
                colour=colour,
            )
        )

    def _delivered_from(self) -> int:
        g = self.g
        if g.deliver_id <= self.last < g.take_id:
            place = int(g.deliver_place[self.last - int(g.deliver_id)])
            return place // CITIES % CITIES
        return NONE

    # Cubes

    def _lying(self, city: int) -> list[Cube]:
        s, g = self.s, self.g
        kinds = int(g.kinds_of_cube)
        found = [
            (f"cube_{city + 1}_{colour}_{number}", colour, NONE)
            for colour in range(kinds)
            for number in range(int(s.supply[city * kinds + colour]))
        ]
        for seat in range(g.players):
            cube = int(s.private[seat])
            if cube != NONE and cube // g.colours == city:
                found.append((f"private_{seat + 1}", int(cube % g.colours), seat))
        return found

    def _cubes(
        self, city: int, viewer: int, spot: Spot, deliveries: dict[tuple[int, int, int], list[int]]
    ) -> list[str]:
        x, y, scale = spot
        a, b = self.hexes.places[self.hexes.open + city]
        cubes = self._lying(city)
        most = max(len(cubes), self.g.players + int(self.g.map.cubes_beyond_players))
        in_row, side = _rows(most)
        rows = -(-len(cubes) // in_row)
        lines = []
        for number, (name, colour, owner) in enumerate(cubes):
            row, column = divmod(number, in_row)
            length = min(in_row, len(cubes) - row * in_row)
            dx = (column - (length - 1) / 2) * side * PITCH
            dy = CENTRE + (row - (rows - 1) / 2) * side * PITCH
            at = (x + (a + dx) * scale, y + (b + dy) * scale)
            kind = PRIVATE if owner != NONE else WILD if colour == self.g.wild else PLAIN
            offers = () if owner not in (NONE, viewer) else deliveries.get((kind, city, colour), ())
            lines.append(self._cube(name, colour, owner, at, side * scale, tuple(offers)))
        return lines

    def _cube(
        self,
        name: str,
        colour: int,
        owner: int,
        at: tuple[float, float],
        side: float,
        offers: tuple[int, ...],
    ) -> str:
        parts = []
        more = ' pointer-events="none"'
        if offers:
            half = side / 2 + 2
            parts = [rect(-half, -half, 2 * half, 2 * half, "f-accent s-accent bold lit", 4)]
            parts.append(rect(-half, -half, 2 * half, 2 * half, "f-gold glow", 4))
            if len(offers) == 1:
                parts.insert(0, self.choices.title(offers[0]))
                more = self.choices.attributes(offers[0])
            else:
                told = self.speaker.say(self.names.cube(colour))
                parts.insert(0, titled(told))
                ids = " ".join(map(str, offers))
                more = f' data-pick="{name}" data-offers="{ids}" tabindex="0" role="button"'
        parts.append(block(self.cubes[colour], 0, 0, side))
        if owner != NONE:
            seat_colour = self.g.title.seat_colour(owner)
            parts.append(medallion(owner, seat_colour, side * 0.4, side * 0.4, side * 0.7))
        return group(name, parts, "piece", at, more)


@lru_cache(maxsize=64)
def _rows(count: int) -> tuple[int, float]:
    """How many cubes lie in a row so that they can be largest, and how large that is."""
    best = (1, 0.0)
    for in_row in range(1, count + 1):
        rows = -(-count // in_row)
        side = min(MOST_CUBE, ACROSS / in_row / PITCH, DOWN / rows / PITCH)
        if side > best[1]:
            best = in_row, side
    return best
