"""What all players of Steam Rollers share, as pictures: dice, cities with their cubes, orders."""

from __future__ import annotations

from whistlestop.core.picture import metrics
from whistlestop.core.picture.layout import Place
from whistlestop.core.picture.palette import Mark
from whistlestop.core.picture.parts import panel, seat_sign
from whistlestop.core.picture.svg import (
    Choices,
    circle,
    group,
    num,
    path,
    rect,
    symbol,
    text,
    titled,
)
from whistlestop.core.words import Speaker
from whistlestop.games.steam_rollers import position as p
from whistlestop.games.steam_rollers.game import CITIES, NONE
from whistlestop.games.steam_rollers.picture.hexes import OUTLINE, Hexes
from whistlestop.games.steam_rollers.picture.parts import cube_tile, die
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.words.names import Names

BLACK = 54.0  # the black die's side
WHITE = 34.0
CUBE = 15.0
TYPE_SHAPES = {1: 2, 2: 1, 4: 0}  # of each type a shape to show it by, from the east edge


class TablePicture:
    def __init__(
        self,
        s: Position,
        names: Names,
        hexes: Hexes,
        cubes: list[Mark],
        choices: Choices,
        speaker: Speaker,
        last: int,
    ) -> None:
        self.s = s
        self.g = s.setup
        self.names = names
        self.hexes = hexes
        self.cubes = cubes
        self.choices = choices
        self.speaker = speaker
        self.last = last

    # Dice

    def dice(self, at: Place) -> list[str]:
        """The black die with what it allows, the white ones, and on the right those drafted."""
        lines = [group("dice", [panel(at.x, at.y, at.w, at.h)])]
        y = at.y + at.h / 2
        left = at.x + 12 + BLACK + 22
        if self.s.black == NONE:
            return [*lines, *self._unrolled(Place(at.x, y, at.w, 0), left)]
        lines.append(self._black(at.x + 12 + BLACK / 2, y))
        taken = self._taken()
        dice = [value for value in range(6) for _ in range(self.s.dice[value])]
        step = min(WHITE + 13, (at.x + at.w - 16 - left) / (len(dice) + len(taken) + 0.2))
        size = min(WHITE, step - 4)
        seen = [0] * 6
        for place, value in enumerate(dice):
            seen[value] += 1
            x = left + size / 2 + place * step
            lines.append(self._white(value, seen[value], x, y, size, NONE))
        for place, (value, seat) in enumerate(taken):
            seen[value] += 1
            x = at.x + at.w - 16 - size / 2 - place * step
            lines.append(self._white(value, seen[value], x, y, size, seat))
        return lines

    def _unrolled(self, at: Place, left: float) -> list[str]:
        """Where the dice will lie."""
        number = int(self.g.white_dice)
        step = min(WHITE + 13, (at.x + at.w - 16 - left) / number)
        size = min(WHITE, step - 4)
        black = rect(at.x + 12, at.y - BLACK / 2, BLACK, BLACK, "none s-line fine", BLACK * 0.18)
        return [black] + [
            rect(left + n * step, at.y - size / 2, size, size, "none s-line fine", size * 0.2)
            for n in range(number)
        ]

    def _taken(self) -> list[tuple[int, int]]:
        """The dice that are somebody's: drafted, kept in hand by 2a, or claimed by 2b."""
        s = self.s
        found = []
        if s.value != NONE:
            found.append((int(s.value), int(s.seat_at(s.turn))))
        if s.kept != NONE:
            found.append((int(s.kept), int(s.seat_at(s.turn))))
        if s.claimer != NONE:
            found.append((int(s.claimed), int(s.claimer)))
        return found

    def _white(self, value: int, number: int, x: float, y: float, size: float, seat: int) -> str:
        action = int(self.g.draft_id) + value
        free = seat == NONE
        half = size / 2
        parts = []
        if free and action in self.choices:
            parts.append(self.choices.title(action))
            parts.append(
                rect(-half - 4.5, -half - 4.5, size + 9, size + 9, "f-accent glow", size * 0.3)
            )
            parts.append(
                rect(-half - 3, -half - 3, size + 6, size + 6, "none s-accent bold", size * 0.28)
            )
        elif not free:
            words = self.speaker.text(
                "drafted by {player}: {value}", player=self.speaker.name(seat), value=value + 1
            )
            parts.append(titled(words))
            parts.append(rect(-half - 4, -half - 4, size + 8, size + 8, "f-gold", size * 0.3))
        parts.append(die(value, 0, 0, size))
        if not free:
            parts.append(seat_sign(seat, half, half, 17))
        more = self.choices.attributes(action) if free else ""
        return group(f"die_{value + 1}_{number}", parts, "piece", (x, y), more)

    def _black(self, x: float, y: float) -> str:
        """The black die, and on it the types of track that it allows."""
        value = int(self.s.black)
        allowed = int(self.g.black_types[value])
        words = self.speaker.text(
            "black die {black}: {types}", black=value + 1, types=self.names.types(allowed)
        )
        half = BLACK / 2
        parts = [
            titled(words),
            rect(x - half, y - half, BLACK, BLACK, "f-black s-edge thin", BLACK * 0.18),
        ]
        shown = [kind for kind in (1, 2, 4) if allowed & kind]
        scale = 1.75 if len(shown) > 1 else 2.6
        for place, kind in enumerate(shown):
            dx = (place - (len(shown) - 1) / 2) * 23
            dy = (place - (len(shown) - 1) / 2) * 20 if len(shown) > 1 else 0
            parts.append(little_track(self.hexes, kind, x + dx, y + dy, scale))
        return group("black", parts)

    # The supply

    def supply_height(self, columns: int) -> float:
        return 32 + -(-CITIES // columns) * 34

    def supply(self, at: Place, columns: int) -> list[str]:
        s, g = self.s, self.g
        empty = sum(s.cubes_at(city) == 0 for city in range(CITIES))
        words = self.speaker.text(
            "empty cities: {empty}, the game ends at {most}", empty=empty, most=int(g.empty_cities)
        )
        heading = self.speaker.text("supply")
        room = at.w - 30 - metrics.width(heading, 13, bold=True)
        note = metrics.fit(words, room, 11) if s.phase > p.CUBES else ""
        parts = [
            panel(at.x, at.y, at.w, at.h),
            text(at.x + 12, at.y + 21, heading, 13, "ink", "panel", bold=True),
        ]
        if note:
            parts.append(text(at.x + at.w - 12, at.y + 21, note, 11, "muted", "panel", "end"))
        lines = [group("supply", parts)]
        w = (at.w - 16) / columns
        rows = -(-CITIES // columns)
        for city in range(CITIES):
            column, row = divmod(city, rows)
            lines += self._city(city, Place(at.x + 8 + column * w, at.y + 32 + row * 34, w - 8, 30))
        return lines

    def _city(self, city: int, at: Place) -> list[str]:
        """A city's sign and its cubes; each cube is a piece."""
        mark = self.hexes.marks[city]
        x, y = at.x + 16, at.y + 14
        parts = [titled(self._told(city))]
        if self._delivered_from() == city:
            parts.append(circle(x, y, 17, "f-gold"))
        parts += [
            path(f"M0 0{OUTLINE}", f"f-{mark.name} s-edge", _placed(x, y, 1.75, ".6")),
            text(x - 2, y + 5, str(city + 1), 14, f"on-{mark.name}", mark.name, "end", bold=True),
            symbol(mark, x + 5, y, 4.2),
        ]
        lines = [group(f"city_{city + 1}", parts)]
        cubes = self._cubes(city)
        step = min(CUBE + 3, (at.w - 40) / max(1, len(cubes)))
        for place, (name, colour, seat) in enumerate(cubes):
            inner = cube_tile(self.cubes[colour].name, 0, 0, min(CUBE, max(8.0, step - 1)))
            if seat != NONE:
                inner += seat_sign(seat, 6, 7, 11)
            lines.append(group(name, [inner], "piece", (at.x + 44 + place * step, y)))
        if not cubes and self.s.phase > p.CUBES:
            words = metrics.fit(self.speaker.text("empty"), at.w - 44, 11)
            lines.append(text(at.x + 38, y + 4, words, 11, "muted", "panel"))
        return lines

    def _cubes(self, city: int) -> list[tuple[str, int, int]]:
        """The cubes at a city: id, colour, and whose it is if it is private."""
        s, g = self.s, self.g
        kinds = int(g.kinds_of_cube)
        found = []
        for colour in range(kinds):
            for number in range(int(s.supply[city * kinds + colour])):
                found.append((f"cube_{city + 1}_{colour}_{number}", colour, NONE))
        for seat in range(g.players):
            cube = int(s.private[seat])
            if cube != NONE and cube // g.colours == city:
                found.append((f"private_{seat + 1}", int(cube % g.colours), seat))
        return found

    def _told(self, city: int) -> str:
        return self.speaker.text(
            "city {number}: {colour}",
            number=city + 1,
            colour=self.names.colour(int(self.g.city_colour[city])),
        )

    def _delivered_from(self) -> int:
        g = self.g
        if g.deliver_id <= self.last < g.take_id:
            place = int(g.deliver_place[self.last - int(g.deliver_id)])
            return place // CITIES % CITIES
        return NONE

    # Orders

    def orders_height(self, columns: int) -> float:
        tiles = int(self.g.tiles)
        return 32 + -(-tiles // columns) * 32 if tiles else 0.0

    def orders(self, at: Place, columns: int) -> list[str]:
        """The order tiles: what each wants, what it is worth, and who has filled it."""
        s, g = self.s, self.g
        heading = self.speaker.text("orders")
        lines = [
            group(
                "orders",
                [
                    panel(at.x, at.y, at.w, at.h),
                    text(at.x + 12, at.y + 21, heading, 13, "ink", "panel", bold=True),
                ],
            )
        ]
        w = (at.w - 16) / columns
        for tile in range(int(g.tiles)):
            if s.tile_side[tile] == NONE:
                continue
            row, column = divmod(tile, columns)
            x, y = at.x + 8 + column * w, at.y + 30 + row * 32
            side = int(tile * 2 + s.tile_side[tile])
            owner = int(s.tile_owner[tile])
            wanted = g.map.orders[tile][int(s.tile_side[tile])].colours
            parts = [
                rect(
                    x,
                    y,
                    w - 4,
                    28,
                    "f-soft s-line thin" if owner == NONE else "f-page s-line thin",
                    6,
                ),
            ]
            on = "soft" if owner == NONE else "page"
            step = min(16.0, (w - 46) / len(wanted))
            for place, colour in enumerate(wanted):
                size = min(13.0, step - 1)
                parts.append(
                    cube_tile(self.cubes[colour].name, x + 11 + place * step, y + 14, size)
                )
            points = str(int(g.order_points[side]))
            end = x + w - 10
            if owner != NONE:
                parts.append(seat_sign(owner, end - 8, y + 14, 17))
                end -= 20
            parts.append(text(end, y + 18.5, points, 13, "ink", on, "end", bold=True))
            lines.append(group(f"order_{tile + 1}", parts))
        return lines


def _placed(x: float, y: float, scale: float, stroke: str) -> str:
    return f' stroke-width="{stroke}" transform="translate({num(x)} {num(y)}) scale({scale:g})"'


def little_track(
    hexes: Hexes, kind: int, x: float, y: float, scale: float, ink: str = "on-black"
) -> str:
    """A hex with a track of a type, around a point."""
    curve = hexes.curves.plain[TYPE_SHAPES[kind]]
    return (
        f'<g transform="translate({num(x)} {num(y)}) scale({scale:g})">'
        + path(f"M0 0{OUTLINE}", f"none s-{ink}", ' stroke-width=".7" stroke-opacity=".6"')
        + path(curve, f"none s-{ink}", ' stroke-width="2.2"')
        + "</g>"
    )
