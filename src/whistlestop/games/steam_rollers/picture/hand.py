"""The dice of Steam Rollers on their tray: what the black one allows, whose each white one is."""

from __future__ import annotations

from whistlestop.core.picture import Panel, View
from whistlestop.core.picture.parts import tray
from whistlestop.core.picture.players import medallion
from whistlestop.core.picture.svg import Choices, group, num, path, rect, titled
from whistlestop.core.words import Seat
from whistlestop.games.steam_rollers.game import NONE
from whistlestop.games.steam_rollers.picture.hexes import OUTLINE, Hexes
from whistlestop.games.steam_rollers.picture.parts import cube_tile, die, track
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.words.names import Names

HEIGHT = 78.0
BLACK = 58.0  # the black die's side
WHITE = 46.0
INSET = 12.0
TALL = 27.0  # from the middle: small dice are still a finger's breadth high
BAIZE = "baize"
TYPE_SHAPES = {1: 2, 2: 1, 4: 0}  # of each type a shape to show it by, from the east edge


class HandPicture:
    def __init__(
        self, s: Position, names: Names, hexes: Hexes, choices: Choices, view: View
    ) -> None:
        self.s = s
        self.g = s.setup
        self.names = names
        self.hexes = hexes
        self.choices = choices
        self.speaker = view.speaker
        self.last = NONE if view.last is None else int(view.last.id)

    def panel(self, w: float) -> Panel:
        """The black die, the white ones, and on the right those that are somebody's."""
        lines = [group("dice", [tray(w, HEIGHT)])]
        left = INSET + BLACK + 18
        room = w - INSET - left
        if self.s.black == NONE:
            lines += self._unrolled(left, room)
            if self.s.drawn != NONE:
                lines.append(self._drawn(w - INSET - WHITE / 2))
        else:
            lines.append(self._black(INSET + BLACK / 2, HEIGHT / 2))
            lines += self._whites(left, room)
        return Panel("hand", self.speaker.text("Dice"), w, HEIGHT, tuple(lines))

    def _whites(self, left: float, room: float) -> list[str]:
        taken = self._taken()
        dice = [value for value in range(6) for _ in range(self.s.dice[value])]
        step = min(WHITE + 14, (room + 6) / max(1.0, len(dice) + len(taken) + 0.2))
        size = min(WHITE, step - 5)
        seen = [0] * 6
        lines = []
        for place, value in enumerate(dice):
            seen[value] += 1
            x = left + size / 2 + place * step
            lines.append(self._white(value, seen[value], x, size, NONE))
        for place, (value, seat) in enumerate(taken):
            seen[value] += 1
            x = left + room - size / 2 - place * step
            lines.append(self._white(value, seen[value], x, size, seat))
        return lines

    def _unrolled(self, left: float, room: float) -> list[str]:
        """Where the dice will lie."""
        number = int(self.g.white_dice)
        step = min(WHITE + 14, room / number)
        size = min(WHITE, step - 5)
        y = HEIGHT / 2
        places = [
            rect(INSET, y - BLACK / 2, BLACK, BLACK, f"none s-on-{BAIZE} thin", BLACK * 0.18),
            *(
                rect(left + n * step, y - size / 2, size, size, f"none s-on-{BAIZE} thin", 8)
                for n in range(number)
            ),
        ]
        return [f'<g opacity=".6">{"".join(places)}</g>']

    def _drawn(self, x: float) -> str:
        """The private cube that is yet to be put on a city, with the sign of whose it is."""
        seat, y = int(self.s.to_act), HEIGHT / 2
        told = self.speaker.text(
            "{seat} has drawn {cube} and is yet to put it on a city.",
            seat=Seat(seat),
            cube=self.names.cube(int(self.s.drawn)),
        )
        return group(
            "drawn",
            [
                titled(told),
                cube_tile(self.g.map.colours[int(self.s.drawn)], x, y, WHITE * 0.7),
                medallion(seat, self.g.title.seat_colour(seat), x - WHITE * 0.7, y, 18),
            ],
            "piece",
        )

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

    def _white(self, value: int, number: int, x: float, size: float, seat: int) -> str:
        action = int(self.g.draft_id) + value
        free = seat == NONE
        offered = free and action in self.choices
        half = size / 2 + 4
        tall = max(half, TALL)
        told = self.speaker.text("a die showing {value}", value=value + 1)
        if not free:
            told = self.speaker.text(
                "drafted by {player}: {value}", player=self.speaker.name(seat), value=value + 1
            )
        parts = [(self.choices.title(action) if free else "") or titled(told)]
        if offered:
            parts += [
                rect(-half, -tall, 2 * half, 2 * tall, "f-soft s-accent bold lit", size * 0.26),
                rect(
                    -half - 1, -half - 1, 2 * half + 2, 2 * half + 2, "f-accent glow", size * 0.27
                ),
            ]
        elif not free and action == self.last:
            parts.append(rect(-half, -half, 2 * half, 2 * half, "f-gold", size * 0.26))
        parts.append(die(value, 0, 0, size))
        if not free:
            colour = self.g.title.seat_colour(seat)
            parts.append(medallion(seat, colour, size / 2 - 2, size / 2 - 1, 22))
        more = self.choices.attributes(action) if free else ""
        return group(f"die_{value + 1}_{number}", parts, "piece", (x, HEIGHT / 2), more)

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
        scale = 1.85 if len(shown) > 1 else 2.8
        for place, kind in enumerate(shown):
            dx = (place - (len(shown) - 1) / 2) * 25
            dy = (place - (len(shown) - 1) / 2) * 22 if len(shown) > 1 else 0
            parts.append(little_track(self.hexes, kind, x + dx, y + dy, scale))
        return group("black", parts)


def little_track(
    hexes: Hexes, kind: int, x: float, y: float, scale: float, ink: str = "on-black"
) -> str:
    """A hex with a track of a type, around a point."""
    shape = TYPE_SHAPES[kind]
    return (
        f'<g transform="translate({num(x)} {num(y)}) scale({scale:g})">'
        + path(f"M0 0{OUTLINE}", f"f-token s-{ink}", ' stroke-width=".7"')
        + track(hexes.curves.plain[shape], hexes.curves.rails(shape, (0, 0)), "token")
        + "</g>"
    )
