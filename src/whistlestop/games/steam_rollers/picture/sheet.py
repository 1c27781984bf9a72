"""A player's sheet of Steam Rollers as the table's map: network, cities with cubes, engine."""

from __future__ import annotations

from whistlestop.core.bits import BITS
from whistlestop.core.picture import LEAST_TEXT, MAP_WIDTH, NARROW, Panel, View, metrics
from whistlestop.core.picture.players import medallion
from whistlestop.core.picture.svg import Choices, group, middle, rect, text, titled
from whistlestop.core.words import Seat
from whistlestop.games.steam_rollers.game import NONE
from whistlestop.games.steam_rollers.picture.builds import BuildsPicture
from whistlestop.games.steam_rollers.picture.cities import CitiesPicture
from whistlestop.games.steam_rollers.picture.hexes import Hexes
from whistlestop.games.steam_rollers.picture.map import MapPicture, Spot
from whistlestop.games.steam_rollers.picture.parts import counted, locomotive
from whistlestop.games.steam_rollers.picture.players import PlayersPicture
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.words.names import SHORT_POWERS

MOST_HEIGHT = 612.0  # of the whole map


class Measures:
    """Where the parts of the sheet go in a shape of the picture."""

    def __init__(self, hexes: Hexes, shape: str) -> None:
        self.narrow = shape == NARROW
        self.width = MAP_WIDTH[shape]
        self.least = LEAST_TEXT[shape]
        self.margin = 5.0 if self.narrow else 14.0
        self.top = 46.0 if self.narrow else 64.0  # the strip with name and score
        self.bottom = 56.0 if self.narrow else 64.0  # the strip with the engine
        self.box = 38.0 if self.narrow else 42.0  # a box of the engine
        across = self.width - 2 * self.margin
        down = MOST_HEIGHT - self.top - self.bottom
        scale = min(across / hexes.width, down / hexes.height)
        self.height = round(self.top + self.bottom + hexes.height * scale + 8)
        self.spot: Spot = ((self.width - hexes.width * scale) / 2, self.top + 2, scale)


class SheetPicture:
    def __init__(
        self,
        s: Position,
        players: PlayersPicture,
        maps: MapPicture,
        cities: CitiesPicture,
        builds: BuildsPicture,
        choices: Choices,
        view: View,
    ) -> None:
        self.s = s
        self.g = s.setup
        self.players = players
        self.maps = maps
        self.cities = cities
        self.builds = builds
        self.choices = choices
        self.view = view
        self.speaker = view.speaker
        self.last = NONE if view.last is None else int(view.last.id)
        self.size = Measures(maps.hexes, view.shape)

    def panel(self, seat: int) -> Panel:
        size = self.size
        lines = [
            group("sea", [rect(0, 0, size.width, size.height, "f-water")]),
            *self.maps.large(
                self.s,
                seat,
                place=size.spot,
                builds=self.builds,
                last=self.players.last_hex(seat),
                least=size.least,
                speaker=self.speaker,
            ),
            self._head(seat),
            *self.cities.draw(seat, size.spot, size.least),
            *self._foot(seat),
        ]
        heading = self.speaker.text("Sheet of {player}", player=Seat(seat))
        return Panel("map", heading, size.width, size.height, tuple(lines))

    # The strip above

    def _head(self, seat: int) -> str:
        """Whose sheet this is; the parts of the score, and the score."""
        size, speaker = self.size, self.speaker
        narrow = size.narrow
        found = self.players.score(seat)
        score = str(sum(points for _, points in found))
        y = size.top / 2 + (2 if narrow else 4)
        right = size.width - size.margin - (6 if narrow else 12)
        large = 22 if narrow else 34
        told = ", ".join(f"{words} {points}" for words, points in found)
        parts = [
            titled(
                speaker.text("{player}: score {score}", player=Seat(seat), score=score)
                + f" ({told})"
            ),
            medallion(
                seat,
                self.g.title.seat_colour(seat),
                x=size.margin + (16 if narrow else 28),
                y=y,
                size=28 if narrow else 42,
            ),
            text(right, y + large * 0.36, score, large, "ink", "water", "end", display=True),
        ]
        end = right - max(
            70.0 if not narrow else 40.0, metrics.width(score, large, display=True) + 20
        )
        if not narrow:
            for words, points in reversed(found):
                wide = max(metrics.width(words, size.least), 44) + 22
                x = end - wide / 2
                parts.append(text(x, y - 8, words, size.least, "muted", "water", "middle"))
                parts.append(
                    text(x, y + 16, str(points), 20, "ink", "water", "middle", display=True)
                )
                end -= wide
        left = size.margin + (36 if narrow else 58)
        high = 15 if narrow else 21
        name = metrics.fit(self.view.name(seat), end - left - 8, high, display=True)
        parts.append(text(left, y + high * 0.36, name, high, "ink", "water", display=True))
        return group("sheet", parts)

    # The strip below

    def _foot(self, seat: int) -> list[str]:
        """The engine's boxes; what they have delivered, and their power."""
        size, speaker, s = self.size, self.speaker, self.s
        narrow = size.narrow
        y = size.height - size.bottom / 2 - (2 if narrow else 4)
        step = size.box + (4 if narrow else 6)
        left = size.width - size.margin - (2 if narrow else 14) - 6 * step + (step - size.box)
        strength = speaker.text("strength {number}", number=int(s.strength(seat)))
        words = speaker.text("Engine")
        high = size.least + (0 if narrow else 3)
        parts = [
            text(left - 12, y - 3, words, high, "ink", "water", "end", display=True),
            text(left - 12, y + 14, strength, size.least, "muted", "water", "end"),
        ]
        if not narrow:
            x = size.margin + 14
            power = int(s.power[seat])
            room = left - 150 - x
            if power != NONE:
                words = speaker.text("power: {power}", power=SHORT_POWERS[power])
                words, tall = metrics.squeeze(words, room * 0.5, 14, size.least)
                parts.append(text(x, y + 5, words, tall, "muted", "water"))
                x += metrics.width(words, tall) + 16
            found = self.players.delivered(seat)
            parts += counted(found, x, y, left - 150 - x, 22, "water", size.least + 1)
        boxes = [self._box(seat, box, left + box * step, y - size.box / 2) for box in range(6)]
        return [group(f"holds_{seat + 1}", parts), *boxes]

    def _box(self, seat: int, box: int, x: float, y: float) -> str:
        """A box of the engine, crossed or not; it can be chosen if it can be crossed."""
        side = self.size.box
        action = int(self.g.improve_id) + box
        offered = action in self.choices
        crossed = self.s.boxes[seat] & BITS[box] != 0
        if crossed:
            told = self.speaker.text("engine box {number}: crossed", number=box + 1)
        else:
            told = self.speaker.text("engine box {number}: not crossed yet", number=box + 1)
        parts = [self.choices.title(action) or titled(told)]
        if action == self.last and crossed:
            parts.append(rect(x - 3, y - 3, side + 6, side + 6, "f-gold", 8))
        kind = "f-ink s-edge thin" if crossed else "f-panel s-edge thin"
        parts.append(rect(x, y, side, side, kind, 6))
        if offered:
            parts.append(rect(x, y, side, side, "none s-accent bold lit", 6))
            parts.append(rect(x - 2, y - 2, side + 4, side + 4, "f-soft s-accent bold glow", 7))
        middle_x, middle_y = x + side / 2, y + side / 2
        if crossed:
            parts.append(locomotive(middle_x, middle_y, side * 0.028))
        else:
            parts.append(middle(middle_x, middle_y, str(box + 1), 18, "ink", "panel", display=True))
        return group(f"box_{box + 1}", parts, more=self.choices.attributes(action))
