"""The players' sheets of Steam Rollers as pictures: one large, with choices; the others small."""

from __future__ import annotations

from whistlestop.core.bits import BITS
from whistlestop.core.picture import metrics
from whistlestop.core.picture.layout import Place
from whistlestop.core.picture.palette import Mark
from whistlestop.core.picture.parts import caption, panel, place_words, seat_sign, spoken
from whistlestop.core.picture.svg import Choices, group, middle, num, path, rect, text
from whistlestop.core.words import Seat, Speaker
from whistlestop.games.steam_rollers import position as p
from whistlestop.games.steam_rollers.final import parts as score_parts
from whistlestop.games.steam_rollers.game import CARDS, NONE
from whistlestop.games.steam_rollers.picture.builds import BuildsPicture
from whistlestop.games.steam_rollers.picture.map import MapPicture
from whistlestop.games.steam_rollers.picture.parts import (
    counted,
    lamp,
    small_card,
)
from whistlestop.games.steam_rollers.position import Position
from whistlestop.games.steam_rollers.words.names import SHORT_POWERS, Names
from whistlestop.games.steam_rollers.words.score_sheet import HEADINGS

PAD = 12.0
ONE_ROW = 400.0  # a narrower small sheet has its cards in a row of their own


class SheetPicture:
    """A player's sheet: name, score and its parts, map, engine, cards, deliveries."""

    def __init__(
        self,
        s: Position,
        names: Names,
        maps: MapPicture,
        cubes: list[Mark],
        choices: Choices,
        speaker: Speaker,
        last: int,
    ) -> None:
        self.s = s
        self.g = s.setup
        self.names = names
        self.maps = maps
        self.hexes = maps.hexes
        self.cubes = cubes
        self.choices = choices
        self.speaker = speaker
        self.outcome = s.outcome()
        self.last = last
        self.last_hex, self.last_seat = self._last_build()

    def _last_build(self) -> tuple[int, int]:
        """The hex and the seat of the build that led here, or NONE.

        The seat is the last one before the seat to act, in turn order, that has such a track.
        """
        s, g = self.s, self.g
        if not g.build_id <= self.last < g.improve_id:
            return NONE, NONE
        hex, shape = divmod(self.last - int(g.build_id), 15)
        step = 1 if s.phase in (p.POWER, p.POWER_USE) else -1  # powers are chosen the other way
        seat = int(s.to_act) if s.to_act >= 0 else int(s.seat_at(s.turn % g.seats)) - 1
        for _ in range(g.players):
            seat %= g.players
            if s.track[seat * g.open_hexes + hex] == shape:
                return hex, seat
            seat += step
        return NONE, NONE

    def _lit(self, seat: int) -> bool:
        won = self.outcome is not None and self.outcome.places[seat] == 1
        return seat == self.s.to_act or won

    def _name(self, seat: int, x: float, y: float, right: float, size: float, on: str) -> list[str]:
        """Sign, name and start marker; y is the middle of the line."""
        parts = [seat_sign(seat, x + 10, y, 20, seat == self.s.to_act)]
        starts = self.s.phase > p.START and self.s.start == seat
        left = x + 28
        room = right - left - (24 if starts else 0)
        note = ""
        if self.outcome is not None and self.g.players > 1:
            note = place_words(self.speaker, self.outcome.places[seat], room * 0.5, 12)
        wide = metrics.width(note, 12, bold=True) + 8 if note else 0.0
        name = metrics.fit(self.speaker.name(seat), room - wide, size, bold=True)
        parts.append(text(left, y + size * 0.36, name, size, "ink", on, bold=True))
        left += metrics.width(name, size, bold=True) + 8
        if note:
            parts.append(text(left, y + 4.3, note, 12, "accent", on, bold=True))
            left += wide
        if starts:
            parts.append(group("start", lamp(self.speaker, 0, 0), "piece", (left + 8, y)))
        return parts

    def _parts(self, seat: int) -> list[tuple[str, int]]:
        """The parts of the score that this game has, with their names."""
        say = self.speaker.say
        wanted = (True, True, True, True, self.g.orders_on, self.g.powers_on)
        return [
            (say(heading), points)
            for heading, points, there in zip(
                HEADINGS, score_parts(self.s, seat), wanted, strict=True
            )
            if there
        ]

    def _spoken(self, seat: int, score: int) -> str:
        return spoken(self.speaker.text("{player}: score {score}", player=Seat(seat), score=score))

    # The large sheet

    def large(
        self, seat: int, at: Place, highest: float, builds: BuildsPicture | None
    ) -> tuple[list[str], float]:
        """Its lines, and how high it is; `highest` is the most that its map may take."""
        narrow = at.w < 600
        lit = self._lit(seat)
        on = "soft" if lit else "panel"
        pad = 8.0 if narrow else PAD
        scale = min((at.w - 2 * pad) / self.hexes.width, highest / self.hexes.height)
        found = self._parts(seat)
        score = sum(points for _, points in found)
        parts = []
        column = 58.0 if not narrow else (at.w - 2 * pad - 46) / len(found)
        first = at.x + at.w - pad - 50 - column * len(found) if not narrow else at.x + pad
        top = at.y + (18 if not narrow else 50)
        parts += self._name(
            seat,
            at.x + pad,
            at.y + (24 if not narrow else 20),
            first - 8 if not narrow else at.x + at.w - pad,
            16,
            on,
        )
        for place, (words, points) in enumerate(found):
            x = first + place * column
            size = metrics.shrink(words, column - 3, 10)
            parts.append(text(x, top, words, size, "muted", on))
            parts.append(text(x, top + 18, str(points), 15, "ink", on, bold=True))
        right = at.x + at.w - pad
        parts.append(text(right, top, self.speaker.text("score"), 10, "muted", on, "end"))
        parts.append(text(right, top + 20, str(score), 20, "ink", on, "end", bold=True))
        above = 48.0 if not narrow else 78.0
        left = at.x + (at.w - self.hexes.width * scale) / 2
        high = self.hexes.height * scale
        last = self.last_hex if seat == self.last_seat else NONE
        drawn = self.maps.draw(self.s, seat, (left, at.y + above, scale), True, builds, last)
        strip = at.y + above + high + 8
        below = self._strip(seat, Place(at.x + pad, strip, at.w - 2 * pad, 0), on, narrow)
        h = above + high + (48 if not narrow else 84)
        sheet = group(
            f"seat_{seat + 1}",
            [panel(at.x, at.y, at.w, h, lit), *parts],
            more=self._spoken(seat, score),
        )
        return [sheet, *drawn, *below], h

    def _strip(self, seat: int, at: Place, on: str, narrow: bool) -> list[str]:
        """Engine boxes; then cards, deliveries and the starting power."""
        s = self.s
        lines = []
        strength = str(int(s.strength(seat)))
        lines += caption(at.x, at.y + 10, self.speaker.text("engine"), strength, 44, on)
        x = at.x + 50
        for box in range(6):
            lines.append(self._box(seat, box, x + box * 32, at.y, on))
        x += 6 * 32 + 14
        y = at.y + 15
        right = at.x + at.w
        if narrow:
            x, y = at.x, at.y + 50
        held = self._cards(seat, x, y, on)
        lines += held
        x += len(held) * 24 + (10 if held else 0)
        power = int(s.power[seat])
        if power != NONE:
            words, size = metrics.squeeze(
                self.speaker.say(SHORT_POWERS[power]), (right - x) * 0.5, 11, 9
            )
            lines.append(text(right, y + 4, words, size, "muted", on, "end"))
            right -= metrics.width(words, size) + 10
        lines += counted(self._delivered(seat), x, y, right - x, 16, on)
        return [group(f"holds_{seat + 1}", lines)]

    def _delivered(self, seat: int) -> list[tuple[Mark, int]]:
        kinds = int(self.g.kinds_of_cube)
        numbers = self.s.delivered[seat * kinds : (seat + 1) * kinds]
        return [
            (mark, int(number)) for mark, number in zip(self.cubes, numbers, strict=True) if number
        ]

    def _cards(self, seat: int, x: float, y: float, on: str) -> list[str]:
        s = self.s
        held = s.upright[seat] | s.turned[seat]
        cards = [card for card in range(CARDS) if held & BITS[card]]
        return [
            small_card(card + 1, s.turned[seat] & BITS[card] != 0, x + 11 + 24 * place, y, on)
            for place, card in enumerate(cards)
        ]

    def _box(self, seat: int, box: int, x: float, y: float, on: str) -> str:
        """A box of the engine, crossed or not; it can be chosen if it can be crossed."""
        action = int(self.g.improve_id) + box
        offered = action in self.choices
        crossed = self.s.boxes[seat] & BITS[box] != 0
        parts = [self.choices.title(action)]
        if action == self.last and crossed:
            parts.append(rect(x - 3, y - 3, 32, 32, "f-gold", 7))
        if offered:
            parts.append(rect(x - 2.5, y - 2.5, 31, 31, "f-accent glow", 7))
        edge = "s-accent bold" if offered else "s-edge thin"
        parts.append(rect(x, y, 26, 26, f"f-{on} {edge}", 5))
        ink = "muted" if crossed else "ink"
        parts.append(middle(x + 13, y + 13, str(box + 1), 13, ink, on, bold=True))
        if crossed:
            data = f"M{num(x + 4)} {num(y + 4)}l18 18m0-18l-18 18"
            parts.append(path(data, "s-ink none round bold"))
        return group(f"box_{box + 1}", parts, more=self.choices.attributes(action))

    # The small sheets

    def small_height(self, w: float) -> float:
        """The height of sheets of this width; all are as high as the highest."""
        lines = max(len(self._listed(self._parts(seat), w - 20)) for seat in range(self.g.players))
        return 83 + self._small_map(w) + 13 * lines + (25 if w < ONE_ROW else 0)

    def _small_map(self, w: float) -> float:
        """How high the others' maps are: nothing while nobody can have built."""
        if self.s.round == 0 and all(shape == NONE for shape in self.s.track):
            return 0.0
        return self.small_scale(w) * self.hexes.height

    def _listed(self, found: list[tuple[str, int]], room: float) -> list[str]:
        """The parts of a score in a line, or in as many as it takes."""
        lines = [""]
        for name, points in found:
            part = f"{name} {points}"
            longer = f"{lines[-1]} · {part}" if lines[-1] else part
            if lines[-1] and metrics.width(longer, 10.5) > room:
                lines.append(part)
            else:
                lines[-1] = longer
        return [metrics.fit(line, room, 10.5) for line in lines]

    def small_scale(self, w: float) -> float:
        return (w - 16) / self.hexes.width

    def small(self, seat: int, at: Place) -> list[str]:
        s = self.s
        lit = self._lit(seat)
        on = "soft" if lit else "panel"
        found = self._parts(seat)
        score = sum(points for _, points in found)
        right = at.x + at.w - 10
        shown = str(score)
        parts = [
            panel(at.x, at.y, at.w, at.h, lit),
            text(right, at.y + 25, shown, 17, "ink", on, "end", bold=True),
            *self._name(
                *(seat, at.x + 8, at.y + 19),
                *(right - metrics.width(shown, 17, bold=True) - 8, 13, on),
            ),
        ]
        high = self._small_map(at.w)
        last = self.last_hex if seat == self.last_seat else NONE
        spot = (at.x + 8, at.y + 38, self.small_scale(at.w))
        drawn = self.maps.draw(s, seat, spot, False, None, last) if high else []
        y = at.y + 38 + high + 16
        boxes = [at.x + 8.5 + box * 15 for box in range(6)]
        data = "".join(f"M{num(x)} {num(y - 6)}h12v12h-12z" for x in boxes)
        parts.append(path(data, f"f-{on} s-edge thin round"))
        crossed = [x for box, x in enumerate(boxes) if s.boxes[seat] & BITS[box]]
        if crossed:
            data = "".join(f"M{num(x + 2)} {num(y - 4)}l8 8m0-8l-8 8" for x in crossed)
            parts.append(path(data, "s-ink none round fine"))
        x = at.x + 104
        if at.w < ONE_ROW:
            parts += self._cards(seat, at.x + 8, y + 25, on)
        else:
            held = self._cards(seat, x, y, on)
            parts += held
            x += 24 * len(held) + 2
        parts += counted(self._delivered(seat), x, y, right - x, 12, on)
        for number, line in enumerate(self._listed(found, at.w - 20)):
            below = y + 27 + 13 * number + (25 if at.w < ONE_ROW else 0)
            parts.append(text(at.x + 10, below, line, 10.5, "muted", on))
        sheet = group(f"seat_{seat + 1}", parts, more=self._spoken(seat, score))
        return [sheet, *drawn]
